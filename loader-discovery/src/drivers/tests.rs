//! Tests of the walk over driver manifests.

use super::*;
use crate::event::{KeptEvents, Silent};
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
    let [Err(skipped), Err(missing)] = candidates.as_slice() else {
        panic!("{candidates:?}");
    };
    let cause = SettingsEvent::NotNamedJson { manifest: "/d/a.JSON".into() };
    assert_eq!((skipped.path.as_slice(), &skipped.cause), (&b"/d/a.JSON"[..], &cause.into()));
    assert_eq!(missing.path, b"/d/a.json");
    assert!(matches!(missing.cause, Event::JsonFailure(_)), "{missing:?}");
}

/// drivers.md K.6: under a settings file that names the only drivers or devices, no variable replaces the
/// search.
#[test]
fn k6_the_settings_file_decides_before_variables_what_replaces_the_search() {
    let mut system = VirtualSystem::new();
    system.set("VK_ICD_FILENAMES", "/b.json");
    let settings = Settings { path: b"/s.json".to_vec(), ..Settings::default() };
    let only = Settings { additional_drivers_exclusively: true, ..settings.clone() };
    let devices = Settings { device_configurations: Some(Vec::new()), ..settings.clone() };
    let of = |settings| SearchReplacedBy::of(Context::host(&system, &Silent), settings).unwrap();
    let by_variable = SearchReplacedBy::Variable(c"VK_ICD_FILENAMES", b"/b.json".to_vec());
    assert_eq!(of(None), by_variable);
    assert_eq!(of(Some(&settings)), by_variable);
    assert_eq!(of(Some(&only)), SearchReplacedBy::Settings(b"/s.json"));
    assert_eq!(of(Some(&devices)), SearchReplacedBy::Nothing);
    let nothing = SearchReplacedBy::of(Context::host(&VirtualSystem::new(), &Silent), None);
    assert_eq!(nothing, Ok(SearchReplacedBy::Nothing));
}
