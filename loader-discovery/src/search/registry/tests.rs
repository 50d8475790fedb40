//! The rules of the registry search, one by one (drivers.md C.5, K.1).

use Hive::{CurrentUser, LocalMachine};

use super::*;
use crate::Context;
use crate::OutOfMemory;
use crate::event::KeptEvents;
use crate::search::{BuildDirectories, ManifestSearch, find_manifests};
use crate::system::Platform;
use crate::system::virtual_system::{VirtualSystem, VirtualWindows};

/// `REG_DWORD`.
fn dword(value: u32) -> RegistryData {
    RegistryData::Other(4, value.to_le_bytes().to_vec())
}

fn text(text: &str) -> RegistryData {
    RegistryData::Text(text.into())
}

fn texts(texts: &[&str]) -> RegistryData {
    RegistryData::Texts(texts.iter().map(|text| text.as_bytes().to_vec()).collect())
}

/// A Windows with a graphics card by NVIDIA.
fn windows() -> VirtualWindows {
    VirtualWindows { graphics_vendors: Some(vec![0x1414, 0x10de]), ..VirtualWindows::default() }
}

fn khronos(windows: &mut VirtualWindows, hive: Hive, key: &str, name: &str, data: RegistryData) {
    windows.value(hive, &format!("SOFTWARE\\Khronos\\Vulkan\\{key}"), name, data);
}

fn adapter(name: &str, data: RegistryData) -> Vec<RegistryValue> {
    let name = name.into();
    vec![RegistryValue { name, data }]
}

fn device(class: &str, value: Option<RegistryData>) -> PnpDevice {
    PnpDevice { class: class.into(), needs_restart: false, value, children: Vec::new() }
}

struct SearchOutcome {
    manifests: Result<Vec<String>, OutOfMemory>,
    /// The log lines after those of the directory search.
    lines: Vec<String>,
}

impl SearchOutcome {
    fn paths(&self) -> Vec<String> {
        self.manifests.clone().unwrap()
    }

    fn has(&self, line: &str) -> bool {
        self.lines.iter().any(|recorded| recorded == line)
    }
}

fn find_in(system: &VirtualSystem, kind: ManifestKind) -> SearchOutcome {
    let journal = KeptEvents::new();
    let directories = BuildDirectories::of(Platform::Windows);
    let search = ManifestSearch::of(kind);
    let found =
        find_manifests(Context::on(Platform::Windows, system, &journal), &search, &directories);
    let utf8 = |paths: Vec<Vec<u8>>| {
        let paths = paths.into_iter();
        paths.map(|path| String::from_utf8(path).unwrap()).collect()
    };
    SearchOutcome { manifests: found.map(utf8), lines: journal.take_lines() }
}

fn find(windows: VirtualWindows, kind: ManifestKind) -> SearchOutcome {
    let mut system = VirtualSystem::new();
    system.windows = Some(windows);
    find_in(&system, kind)
}

/// drivers.md C.5, layers.md 2.3.
#[test]
fn c5_a_value_of_four_zero_bytes_switches_a_manifest_on() {
    let mut windows = windows();
    for (name, data) in [
        ("C:\\on.json", dword(0)),
        ("C:\\off.json", dword(1)),
        ("C:\\binary.json", RegistryData::Other(3, vec![0; 4])),
        ("C:\\short.json", RegistryData::Other(4, vec![0; 2])),
        ("C:\\long.json", RegistryData::Other(11, vec![0; 8])),
        ("C:\\text.json", text("\0\0\0\0")),
        ("C:\\texts.json", texts(&[])),
    ] {
        khronos(&mut windows, LocalMachine, "ExplicitLayers", name, data);
    }
    let found = find(windows, ManifestKind::ExplicitLayer);
    assert_eq!(found.paths(), ["C:\\on.json", "C:\\binary.json"]);
    assert!(found.has(
        "INFO | LAYER:   Located json file \"C:\\on.json\" from registry \
         \"HKEY_LOCAL_MACHINE\\SOFTWARE\\Khronos\\Vulkan\\ExplicitLayers\""
    ));
}

/// drivers.md C.5, layers.md 2.3.
#[test]
fn c5_users_have_layers_and_no_drivers_and_elevated_processes_have_neither() {
    let mut windows = windows();
    for key in ["Drivers", "ExplicitLayers", "ImplicitLayers"] {
        khronos(&mut windows, CurrentUser, key, "C:\\user.json", dword(0));
        khronos(&mut windows, LocalMachine, key, "C:\\machine.json", dword(0));
        khronos(&mut windows, CurrentUser, key, "C:\\machine.json", dword(0));
    }
    let both = ["C:\\machine.json", "C:\\user.json"];
    for kind in [ManifestKind::ExplicitLayer, ManifestKind::ImplicitLayer] {
        assert_eq!(find(windows.clone(), kind).paths(), both, "{kind:?}");
    }
    assert_eq!(find(windows.clone(), ManifestKind::Driver).paths(), both[..1]);
    windows.high_integrity = true;
    for kind in [ManifestKind::ExplicitLayer, ManifestKind::ImplicitLayer] {
        assert_eq!(find(windows.clone(), kind).paths(), both[..1], "{kind:?}");
    }
}

#[test]
fn c5_32_bit_processes_have_a_view_and_value_names_of_their_own() {
    let mut windows = windows();
    windows
        .value(LocalMachine, "SOFTWARE\\Khronos\\Vulkan\\Drivers", "C:\\64.json", dword(0))
        .value(
            LocalMachine,
            "SOFTWARE\\WOW6432Node\\Khronos\\Vulkan\\Drivers",
            "C:\\32.json",
            dword(0),
        );
    let mut values = Vec::new();
    for (name, path) in
        [("VulkanDriverName", "C:\\a64.json"), ("VulkanDriverNameWow", "C:\\a32.json")]
    {
        values.extend(adapter(name, text(path)));
    }
    windows.adapters = vec![values];
    let found = find(windows.clone(), ManifestKind::Driver).paths();
    assert_eq!(found, ["C:\\a64.json", "C:\\64.json"]);
    windows.wow64 = true;
    let found = find(windows, ManifestKind::Driver).paths();
    assert_eq!(found, ["C:\\a32.json", "C:\\32.json"]);
}

/// drivers.md C.5, layers.md 2.3.
#[test]
fn c5_each_kind_has_its_device_value() {
    for (kind, name) in [
        (ManifestKind::Driver, "VulkanDriverName"),
        (ManifestKind::ExplicitLayer, "VulkanExplicitLayers"),
        (ManifestKind::ImplicitLayer, "VulkanImplicitLayers"),
    ] {
        for wow64 in [false, true] {
            let name = format!("{name}{}", if wow64 { "Wow" } else { "" });
            let windows = VirtualWindows {
                wow64,
                adapters: vec![adapter(&name, text("C:\\x.json"))],
                ..windows()
            };
            let found = find(windows, kind);
            assert_eq!(found.paths(), ["C:\\x.json"], "{name}");
            let expected = format!(
                "windows_add_json_entry: Located json file \"C:\\x.json\" from PnP registry: {name}"
            );
            assert!(found.lines.iter().any(|line| line.ends_with(&expected)), "{:?}", found.lines);
        }
    }
}

#[test]
fn c5_adapters_name_one_manifest_or_several() {
    let name = "VulkanDriverName";
    let windows = VirtualWindows {
        adapters: vec![
            adapter(name, texts(&["C:\\1.json", "", "C:\\2.json"])),
            adapter(name, text("C:\\3.json")),
            adapter(name, dword(0)),
            adapter(name, text("C:\\1.json")),
            adapter("Other", text("C:\\4.json")),
        ],
        ..windows()
    };
    let found = find(windows, ManifestKind::Driver);
    assert_eq!(found.paths(), ["C:\\1.json", "C:\\2.json", "C:\\3.json"]);
}

/// Devices count only if adapters name no manifest. Covers each type of data, children, and devices
/// that need a restart.
#[test]
fn c5_devices_stand_in_for_adapters() {
    let component = str::from_utf8(SOFTWARE_COMPONENT_CLASS).unwrap();
    let restart = |device| PnpDevice { needs_restart: true, ..device };
    let card = PnpDevice {
        children: vec![
            device(component, Some(texts(&["C:\\c1.json", "C:\\c2.json"]))),
            device("{4d36e96c-e325-11ce-bfc1-08002be10318}", Some(text("C:\\sound.json"))),
            restart(device(component, Some(text("C:\\restart_child.json")))),
            device(component, None),
        ],
        ..device(DISPLAY_CLASS, Some(text("C:\\card.json")))
    };
    let waiting = PnpDevice {
        children: card.children.clone(),
        ..restart(device(DISPLAY_CLASS, Some(text("C:\\restart.json"))))
    };
    let odd = device(DISPLAY_CLASS, Some(dword(0)));
    let other = device(component, Some(text("C:\\not_a_display.json")));
    let mut windows = windows();
    windows.devices = [waiting, odd, card, other].map(|device| (device, "VulkanDriverName")).into();
    let found = find(windows.clone(), ManifestKind::Driver);
    assert_eq!(found.paths(), ["C:\\card.json", "C:\\c1.json", "C:\\c2.json"]);
    assert!(found.has(
        "ERROR | DRIVER: Device value VulkanDriverName is neither REG_SZ nor REG_MULTI_SZ, skipping this value"
    ));
    assert!(find(windows.clone(), ManifestKind::ImplicitLayer).paths().is_empty());
    windows.adapters = vec![adapter("VulkanDriverName", text("C:\\adapter.json"))];
    assert_eq!(find(windows, ManifestKind::Driver).paths(), ["C:\\adapter.json"]);
}

#[test]
fn c5_known_drivers_need_a_graphics_adapter_of_their_vendor() {
    let names = [
        "igvk64.json",
        "igvk32.json",
        "nv-vk64.json",
        "nv-vk32.json",
        "amd-vulkan64.json",
        "amd-vulkan32.json",
        "amdvlk64.json",
        "amdvlk32.json",
        "own.json",
    ];
    for (vendor, expected) in
        [(0x8086, &names[..2]), (0x10de, &names[2..4]), (0x1002, &names[4..8]), (0x1234, &[])]
    {
        let mut windows =
            VirtualWindows { graphics_vendors: Some(vec![vendor]), ..VirtualWindows::default() };
        for name in names {
            khronos(&mut windows, LocalMachine, "Drivers", &format!("C:\\d\\{name}"), dword(0));
        }
        let found = find(windows, ManifestKind::Driver);
        let mut expected: Vec<String> =
            expected.iter().map(|name| format!("C:\\d\\{name}")).collect();
        expected.push("C:\\d\\own.json".into());
        assert_eq!(found.paths(), expected, "{vendor:#x}");
        assert!(found.has(
            "INFO:           Driver C:\\d\\own.json is not recognized as a known driver. It will be assumed to be active"
        ));
        let dropped =
            found.lines.iter().filter(|line| line.contains("No graphics adapter is of the vendor"));
        assert_eq!(dropped.count(), 9 - expected.len());
    }
}

/// Layers need no adapter, and the keys of devices need no DXGI.
#[test]
fn c5_without_a_graphics_factory_the_drivers_key_is_passed_over() {
    let mut windows = windows();
    windows.graphics_vendors = None;
    windows.adapters = vec![adapter("VulkanDriverName", text("C:\\adapter.json"))];
    khronos(&mut windows, LocalMachine, "Drivers", "C:\\own.json", dword(0));
    khronos(&mut windows, LocalMachine, "ImplicitLayers", "C:\\layer.json", dword(0));
    let found = find(windows.clone(), ManifestKind::Driver);
    assert_eq!(found.paths(), ["C:\\adapter.json"]);
    assert!(
        found.lines.iter().any(|line| line.starts_with("WARNING:        Cannot create a DXGI"))
    );
    assert_eq!(find(windows, ManifestKind::ImplicitLayer).paths(), ["C:\\layer.json"]);
}

#[test]
fn c5_paths_are_treated_like_those_of_the_environment() {
    let mut system = VirtualSystem::new();
    let mut windows = windows();
    khronos(&mut windows, LocalMachine, "ExplicitLayers", "C:\\layers", dword(0));
    khronos(&mut windows, LocalMachine, "ExplicitLayers", "C:\\gone.json", dword(0));
    system.windows = Some(windows);
    system.file("C:\\layers\\a.json", "").file("C:\\layers\\a.txt", "");
    let found = find_in(&system, ManifestKind::ExplicitLayer);
    assert_eq!(found.paths(), ["C:\\layers\\a.json", "C:\\gone.json"]);
}

/// drivers.md C.4.
#[test]
fn c5_the_order_of_sources_and_the_log() {
    let mut windows = windows();
    windows.app_packages.insert(MAPPING_LAYERS, b"C:\\app".to_vec());
    windows.adapters = vec![adapter("VulkanDriverName", text("C:\\adapter.json"))];
    khronos(&mut windows, LocalMachine, "Drivers", "C:\\nv-vk64.json", dword(0));
    let mut system = VirtualSystem::new();
    system.windows = Some(windows);
    system.set("VK_ADD_DRIVER_FILES", "C:\\added.json").file("C:\\app\\dzn.json", "");
    let found = find_in(&system, ManifestKind::Driver);
    let paths = ["C:\\added.json", "C:\\app\\dzn.json", "C:\\adapter.json", "C:\\nv-vk64.json"];
    assert_eq!(found.paths(), paths);
    let expected = [
        "DRIVER:         Searching for driver manifest files",
        "DRIVER:            In following locations:",
        "DRIVER:               C:\\added.json",
        "DRIVER:               C:\\app",
        "DRIVER:            Found the following files:",
        "DRIVER:               C:\\added.json",
        "DRIVER:               C:\\app\\dzn.json",
        "DRIVER:         Checking for Driver Manifest files in Registry at HKEY_LOCAL_MACHINE\\SOFTWARE\\Khronos\\Vulkan\\Drivers",
        "INFO:           windows_add_json_entry: Located json file \"C:\\adapter.json\" from PnP registry: VulkanDriverName",
        "INFO | DRIVER:  Located json file \"C:\\nv-vk64.json\" from registry \"HKEY_LOCAL_MACHINE\\SOFTWARE\\Khronos\\Vulkan\\Drivers\"",
    ];
    assert_eq!(found.lines, expected);
}

#[test]
fn c5_a_full_override_replaces_package_and_registry() {
    let mut windows = windows();
    windows.app_packages.insert(MAPPING_LAYERS, b"C:\\app".to_vec());
    khronos(&mut windows, LocalMachine, "Drivers", "C:\\own.json", dword(0));
    let mut system = VirtualSystem::new();
    system.windows = Some(windows);
    system.set("VK_DRIVER_FILES", "").file("C:\\app\\dzn.json", "");
    assert!(find_in(&system, ManifestKind::Driver).paths().is_empty());
}

#[test]
fn c5_the_app_package_is_for_drivers_and_implicit_layers() {
    let mut windows = windows();
    windows.app_packages.insert(MAPPING_LAYERS, b"C:\\app".to_vec());
    let mut system = VirtualSystem::new();
    system.windows = Some(windows);
    system.file("C:\\app\\x.json", "");
    let absent = "INFO:           windows_get_app_package_manifest_path: Failed to find mapping layers packages by family name";
    for (kind, is_searched) in [
        (ManifestKind::Driver, true),
        (ManifestKind::ImplicitLayer, true),
        (ManifestKind::ExplicitLayer, false),
    ] {
        assert_eq!(find_in(&system, kind).paths().len(), usize::from(is_searched), "{kind:?}");
        assert_eq!(find(VirtualWindows::default(), kind).has(absent), is_searched, "{kind:?}");
    }
}

#[test]
fn c5_nothing_found() {
    let found = find(windows(), ManifestKind::Driver);
    assert_eq!(found.manifests, Ok(Vec::new()));
    assert!(found.has(
        "ERROR | DRIVER: windows_read_data_files_in_registry: Registry lookup failed to get ICD manifest files.  \
         Possibly missing Vulkan driver?"
    ));
    let mut system = VirtualSystem::new();
    system.windows = Some(windows());
    system.set("VK_ADD_DRIVER_FILES", "C:\\added.json");
    let added = find_in(&system, ManifestKind::Driver);
    assert_eq!(added.paths(), ["C:\\added.json"]);
    assert!(added.lines.last().unwrap().ends_with("Possibly missing Vulkan driver?"));
    let explicit = find(windows(), ManifestKind::ExplicitLayer);
    assert!(explicit.paths().is_empty());
    assert!(explicit.lines.last().unwrap().starts_with("WARNING | LAYER: "));
    let implicit = find(windows(), ManifestKind::ImplicitLayer);
    assert!(implicit.paths().is_empty());
    assert!(!implicit.lines.iter().any(|line| line.starts_with("WARNING")));
}

/// drivers.md K.1, Windows.
#[test]
fn k1_the_settings_file_is_the_users_or_the_machines() {
    let mut windows = windows();
    for (hive, name) in [
        (CurrentUser, "C:\\other.json"),
        (CurrentUser, "C:\\user\\vk_loader_settings.json"),
        (LocalMachine, "C:\\machine\\vk_loader_settings.json"),
    ] {
        khronos(&mut windows, hive, "LoaderSettings", name, dword(1));
    }
    let mut system = VirtualSystem::new();
    system.windows = Some(windows.clone());
    let located = |system: &VirtualSystem| {
        let journal = KeptEvents::new();
        let path = settings_file(Context::host(system, &journal))
            .unwrap()
            .map(|path| String::from_utf8(path).unwrap());
        (path, journal.take_lines())
    };
    let missing = |place: &str| {
        format!(
            "DEBUG:          The registry names the settings file C:\\{place}\\vk_loader_settings.json, \
             which does not exist"
        )
    };
    assert_eq!(located(&system), (None, vec![missing("user"), missing("machine")]));
    let machine = "C:\\machine\\vk_loader_settings.json";
    system.file(machine, "");
    assert_eq!(located(&system), (Some(machine.into()), vec![missing("user")]));
    let user = "C:\\user\\vk_loader_settings.json";
    system.file(user, "");
    assert_eq!(located(&system), (Some(user.into()), vec![]));
    windows.high_integrity = true;
    system.windows = Some(windows);
    assert_eq!(located(&system), (Some(machine.into()), vec![]));
    assert_eq!(located(&VirtualSystem::new()), (None, vec![]));
}
