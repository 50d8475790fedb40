//! Tests of the walk over driver manifests.

use super::*;
use crate::event::KeptEvents;
use crate::json::Uncached;
use crate::system::virtual_system::VirtualSystem;

/// drivers.md K.6: no message reports a path that is skipped.
#[test]
fn k6_a_driver_of_the_settings_file_that_is_not_named_json_is_left_out_with_its_cause() {
    let (system, journal) = (VirtualSystem::new(), KeptEvents::new());
    let request = DriverRequest {
        additional: vec![b"/d/a.json".to_vec(), b"/d/a.JSON".to_vec()],
        additional_only: true,
        ..DriverRequest::before_an_instance(None).unwrap()
    };
    let walk = DriverManifests::search(Context::host(&system, &journal), &Uncached, &request);
    let candidates: Vec<_> = walk.expect("memory").flatten().collect();
    let [DriverCandidate::LeftOut(skipped), DriverCandidate::LeftOut(missing)] =
        candidates.as_slice()
    else {
        panic!("{candidates:?}");
    };
    let cause = SettingsEvent::NotNamedJson { manifest: "/d/a.JSON".into() };
    assert_eq!((skipped.path.as_slice(), &skipped.cause), (&b"/d/a.JSON"[..], &cause.into()));
    assert_eq!(missing.path, b"/d/a.json");
    assert!(matches!(missing.cause, Event::JsonFailure(_)), "{missing:?}");
}
