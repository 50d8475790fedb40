//! Tests of the selection of listed devices.

use super::*;

#[test]
fn each_configuration_has_the_first_device_that_matches_drivers_j8() {
    let device = |version| DeviceIdentity { driver_version: version, ..Default::default() };
    let other_driver = DeviceIdentity { driver_uuid: [1; 16], ..device(1) };
    let devices = [None, Some(device(1)), Some(device(2)), Some(device(1))];
    let wanted = [device(2), device(1), other_driver, device(2)];
    let places = select(wanted.into_iter(), devices.into_iter());
    assert_eq!(places.unwrap(), [Some(2), Some(1), None, Some(2)]);
}
