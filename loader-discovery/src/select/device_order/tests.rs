//! Tests of the order of physical devices.

use super::*;
use crate::event::Silent;
use crate::sort::sort_by_key;
use crate::system::virtual_system::VirtualSystem;

fn key(chosen: bool, device_type: i32, pci: Option<[u32; 4]>, device_id: u32) -> DeviceSortKey {
    DeviceRank { chosen, device_type, pci, device_id, ..Default::default() }.key()
}

#[test]
fn keys_compare_as_drivers_j4_says() {
    let (other, integrated, discrete, virtual_gpu, cpu) = (0, 1, 2, 3, 4);
    let order = [
        key(true, cpu, None, 9),
        key(false, discrete, Some([0, 1, 0, 0]), 9),
        key(false, discrete, Some([0, 2, 0, 0]), 8),
        key(false, discrete, None, 1),
        key(false, discrete, None, 2),
        key(false, integrated, Some([0, 0, 0, 0]), 0),
        key(false, virtual_gpu, None, 0),
        key(false, other, None, 0),
        key(false, cpu, None, 1),
        key(false, 77, None, 0),
    ];
    assert!(order.is_sorted());
}

#[test]
fn the_first_chosen_device_comes_first_and_equal_ones_keep_their_order_drivers_j4() {
    let device = |place, device_id| DeviceRank { place, device_id, ..Default::default() };
    let sorted = |choice| {
        let mut ranks = [device(0, 9), device(1, 7), device(2, 9), device(3, 7)];
        let chosen = mark_chosen(ranks.iter_mut(), choice);
        sort_by_key(&mut ranks, DeviceRank::order);
        (chosen, ranks.map(|rank| rank.place))
    };
    assert_eq!(sorted((0, 9)), (Some(0), [0, 1, 3, 2]));
    assert_eq!(sorted((1, 9)), (None, [1, 3, 0, 2]));
}

#[test]
fn devices_that_translate_come_last_of_their_adapter_drivers_j3() {
    let rank = |adapter, translates, place| AdapterRank { adapter, translates, place };
    let order = [rank(0, false, 1), rank(0, false, 3), rank(0, true, 0), rank(1, false, 2)];
    assert!(order.is_sorted());
}

#[test]
fn a_choice_is_two_hexadecimal_numbers_drivers_j4() {
    assert_eq!(parse_choice(b"0x10DE:2684"), Some((0x10DE, 0x2684)));
    assert_eq!(parse_choice(b"10de:0x2684 trailing"), Some((0x10DE, 0x2684)));
    assert_eq!(parse_choice(b"10de"), None);
    assert_eq!(parse_choice(b"nvidia:1"), None);
}

#[test]
fn the_platform_and_a_variable_decide_whether_devices_are_sorted_drivers_j4() {
    for (platform, sorted) in
        [(Platform::Linux, true), (Platform::Windows, false), (Platform::Apple, false)]
    {
        let mut system = VirtualSystem::new();
        let is_enabled = |system: &_| is_enabled(Context::on(platform, system, &Silent)).unwrap();
        assert_eq!(is_enabled(&system), sorted, "{platform:?}");
        system.set("VK_LOADER_DISABLE_SELECT", "1");
        assert!(!is_enabled(&system), "{platform:?}");
    }
}
