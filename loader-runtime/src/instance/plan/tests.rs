//! What drivers get, without a driver (drivers.md I.2, I.4, E.4, K.6; layers.md 3.5).

use std::ffi::CStr;

use loader_discovery::layers::Wanted;
use loader_discovery::manifest::layer::LayerKind;
use loader_discovery::settings::{LayerControl, LayerSetting, Settings};
use loader_discovery::system::virtual_system::VirtualSystem;

use super::*;
use crate::journal::Journal;
use crate::layers;
use crate::names::extension_name;

const PROPERTIES2: Extension = Extension::KHR_GET_PHYSICAL_DEVICE_PROPERTIES2;
const V1_0: u32 = vk::API_VERSION_1_0;
const V1_1: u32 = vk::API_VERSION_1_1;
const V1_3: u32 = vk::API_VERSION_1_3;

/// Runs `test` with the names as a create info has them.
fn with_names<T>(names: &[&CStr], test: impl FnOnce(Names<'_>) -> T) -> T {
    let pointers: Vec<_> = names.iter().map(|name| name.as_ptr()).collect();
    // SAFETY: the array and its strings live until `test` returns.
    test(unsafe { Names::read(pointers.as_ptr(), u32::try_from(pointers.len()).unwrap()) })
}

fn offered(extensions: &[Extension]) -> Vec<vk::ExtensionProperties> {
    extensions.iter().map(|extension| extension.properties()).collect()
}

/// The plan for a driver: its manifest's version, the version that it reports, its extensions.
struct Case<'a> {
    /// `None` without an application info.
    application: Option<u32>,
    names: &'a [&'a CStr],
    lists_devices: bool,
    manifest: u32,
    reported: u32,
    offered: &'a [Extension],
}

const NEW: Case<'_> = Case {
    application: Some(V1_3),
    names: &[],
    lists_devices: false,
    manifest: V1_3,
    reported: V1_3,
    offered: &[],
};

/// What a driver sees in its create info.
#[derive(Debug, PartialEq, Eq)]
struct Seen {
    version: Option<u32>,
    names: Vec<String>,
    portability: bool,
}

fn plan(case: &Case<'_>) -> (DriverPlan, Seen) {
    let application = case.application.map(|api_version| vk::ApplicationInfo {
        application_version: 7,
        api_version,
        ..Default::default()
    });
    let names: Vec<_> = case.names.iter().map(|name| name.as_ptr()).collect();
    let info = vk::InstanceCreateInfo {
        flags: vk::InstanceCreateFlags::ENUMERATE_PORTABILITY_KHR,
        p_application_info: application.as_ref().map_or(ptr::null(), ptr::from_ref),
        enabled_layer_count: 3,
        enabled_extension_count: u32::try_from(names.len()).unwrap(),
        pp_enabled_extension_names: names.as_ptr(),
        ..Default::default()
    };
    // SAFETY: the create info is valid; nobody reads its layers, which the plan must remove.
    let request = unsafe { InstanceRequest::read(&info) };
    let offered = offered(case.offered);
    let facts = DriverFacts {
        offered: &offered,
        manifest_version: ApiVersion(case.manifest),
        version: case.reported,
    };
    let app_version = request.stated_version().unwrap_or(V1_0);
    let plan =
        DriverPlan::new(&request, app_version, case.lists_devices, facts, HostAllocator::NONE);
    let plan = plan.expect("memory");
    let info = plan.create_info(&request);
    assert!(info.enabled_layer_count == 0 && info.pp_enabled_layer_names.is_null());
    // SAFETY: the create info points into `plan` and `request`.
    let seen = unsafe {
        let names =
            Names::read(info.pp_enabled_extension_names, info.enabled_extension_count).texts();
        Seen {
            version: info.p_application_info.as_ref().map(|info| info.api_version),
            names: names.flatten().map(|name| name.to_str().unwrap().to_owned()).collect(),
            portability: info.flags.contains(vk::InstanceCreateFlags::ENUMERATE_PORTABILITY_KHR),
        }
    };
    (plan, seen)
}

#[test]
fn a_driver_gets_the_requested_extensions_that_it_offers_drivers_i2() {
    let portability = Extension::KHR_PORTABILITY_ENUMERATION;
    let surface = Extension::KHR_SURFACE;
    let names = [surface.name(), c"VK_MADE_UP", portability.name()];
    let (plan, seen) = plan(&Case { names: &names, offered: &[surface, portability], ..NEW });
    assert_eq!(seen.names, ["VK_KHR_surface", "VK_KHR_portability_enumeration"]);
    assert!(seen.portability && plan.extensions.contains(surface));
    assert!(plan.extensions.contains(PROPERTIES2), "core in 1.1");
    let (_, seen) = self::plan(&Case { names: &names, offered: &[surface], ..NEW });
    assert!(!seen.portability, "the flag needs the extension");
}

#[test]
#[cfg(target_os = "linux")]
fn properties2_is_added_where_sorting_needs_it_drivers_i2() {
    let name = PROPERTIES2.name().to_str().unwrap();
    let old = Case { application: Some(V1_0), offered: &[PROPERTIES2], ..NEW };
    let (added, seen) = plan(&old);
    assert!(added.is_sortable && added.extensions.contains(PROPERTIES2));
    assert_eq!(seen.names, [name]);
    let (_, seen) = plan(&Case { names: &[PROPERTIES2.name()], ..old });
    assert_eq!(seen.names, [name], "once");
    let (_, seen) = plan(&Case { manifest: V1_0, reported: V1_0, offered: &[PROPERTIES2], ..NEW });
    assert_eq!(seen.names, [name], "for an old driver, too");
    let (plain, seen) = plan(&Case { offered: &[PROPERTIES2], ..NEW });
    assert!(!plain.is_sortable && seen.names.is_empty());
    let (unable, seen) = plan(&Case { application: Some(V1_0), ..NEW });
    assert!(!unable.is_sortable && seen.names.is_empty());
}

#[test]
fn versions_are_lowered_and_raised_drivers_e4_k6() {
    let version = |case: &Case<'_>| {
        let (plan, seen) = plan(case);
        (seen.version, plan.raises_version)
    };
    assert_eq!(version(&NEW), (Some(V1_3), false));
    let old_driver = Case { reported: V1_0, ..NEW };
    assert_eq!(version(&old_driver), (Some(V1_0), false));
    assert_eq!(version(&Case { application: None, ..old_driver }), (Some(V1_0), false));
    let unstated = Case { application: Some(0), reported: V1_0, ..NEW };
    assert_eq!(version(&unstated), (Some(0), false));
    let listed = Case { lists_devices: true, ..NEW };
    assert_eq!(version(&listed), (Some(V1_3), false));
    assert_eq!(version(&Case { application: Some(V1_0), ..listed }), (Some(V1_1), true));
    assert_eq!(
        version(&Case { application: None, lists_devices: true, ..NEW }),
        (Some(V1_1), true)
    );
    assert_eq!(version(&Case { application: None, ..NEW }), (None, false));
}

#[test]
fn the_first_bad_extension_is_rejected_drivers_i4() {
    let offered = offered(&[Extension::KHR_SURFACE]);
    assert_eq!(extension_name(&offered[0]), b"VK_KHR_surface");
    let check = |names: &[&CStr], unknown_allowed| {
        with_names(names, |names| match check_extensions(names, unknown_allowed, &offered) {
            Ok(()) => "accepted",
            Err(InstanceEvent::ExtensionUnknown { .. }) => "unknown",
            Err(InstanceEvent::ExtensionUnsupported { .. }) => "unsupported",
            Err(InstanceEvent::ExtensionNameMalformed) => "malformed",
            Err(_) => "other",
        })
    };
    assert_eq!(check(&[c"VK_KHR_surface"], false), "accepted");
    assert_eq!(check(&[c"VK_KHR_surface", c"VK_MADE_UP", c"\x01"], false), "unknown");
    assert_eq!(check(&[c"VK_MADE_UP"], true), "unsupported");
    assert_eq!(check(&[c"VK_KHR_display"], false), "unsupported");
    assert_eq!(check(&[c"\x01"], false), "malformed");
    // SAFETY: a NULL array.
    let missing = unsafe { Names::read(ptr::null(), 1) };
    let rejected = check_extensions(missing, false, &offered);
    assert!(matches!(rejected, Err(InstanceEvent::ExtensionNamesNull)));
}

#[test]
fn the_first_bad_layer_is_rejected_layers_3_5() {
    let mut system = VirtualSystem::new();
    let manifest = r#"{"file_format_version": "1.0.0", "layer": {"name": "A", "type": "GLOBAL",
        "library_path": "/a.so", "api_version": "1.0.0", "implementation_version": "1", "description": ""}}"#;
    system.set("VK_LAYER_PATH", "/layers").file("/layers/a.json", manifest);
    let off = LayerSetting::Layer {
        name: "OFF".to_owned(),
        path: b"/off.json".to_vec(),
        kind: LayerKind::Explicit,
        control: LayerControl::Off,
    };
    let layers = Some(vec![off, LayerSetting::UnorderedLayers]);
    let settings = Settings { layers, ..Settings::default() };
    let scan =
        layers::scan::scan(&system, &Journal::new(), Some(&settings), Wanted::All).expect("memory");
    let request = |names: &[&CStr]| {
        with_names(names, |names| {
            match requested_layers(names, &scan).map_err(|fault| fault.rejection().unwrap()) {
                Ok(found) => format!("{}", found.len()),
                Err(LayerRequestRejection::Unknown { index, .. }) => format!("unknown {index}"),
                Err(LayerRequestRejection::OffInSettings { index, .. }) => format!("off {index}"),
                Err(LayerRequestRejection::BadName) => "bad".to_owned(),
                Err(LayerRequestRejection::NullNames) => "null".to_owned(),
            }
        })
    };
    assert_eq!(request(&[]), "0");
    assert_eq!(request(&[c"A", c"A"]), "2");
    assert_eq!(request(&[c"A", c"OFF", c"B"]), "off 1");
    assert_eq!(request(&[c"B"]), "unknown 0");
    assert_eq!(request(&[c"\x01"]), "bad");
}
