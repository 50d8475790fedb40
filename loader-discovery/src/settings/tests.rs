//! Finds and parses settings files on a virtual system (drivers.md K).

use super::*;
use crate::Context;
use crate::OutOfMemory;
use crate::event::line::uuid_text;
use crate::event::{KeptEvents, Silent, log_line};
use crate::system::Platform;
use crate::system::virtual_system::{VirtualSystem, VirtualWindows};
use crate::system::windows::{Hive, RegistryData};

const PATH: &str = "/c/vulkan//loader_settings.d/vk_loader_settings.json";

const DIRECTORIES: BuildDirectories = BuildDirectories {
    fallback_config: "/etc/xdg",
    fallback_data: "/usr/local/share:/usr/share",
    system_config: "/usr/local/etc",
    extra_system_config: Some("/etc"),
};

fn found(text: &str) -> (SettingsFile, Vec<String>) {
    let mut system = VirtualSystem::new();
    system.set("XDG_CONFIG_HOME", "/c").file(PATH, text);
    let journal = KeptEvents::new();
    let found = read(Context::host(&system, &journal), &DIRECTORIES).unwrap();
    (found, journal.take_lines())
}

fn active(object: &str) -> Settings {
    match found(&format!(r#"{{"file_format_version": "1.0.0", "settings": {object}}}"#)) {
        (SettingsFile::Active(settings), _) => settings,
        other => panic!("{object}: {other:?}"),
    }
}

/// layers.md 3.8.
#[test]
fn k1_locations_in_order() {
    let file = |base: &str| format!("{base}/vulkan//loader_settings.d/vk_loader_settings.json");
    let located = |variables: &[(&str, &str)], bases: &[&str]| {
        let mut system = VirtualSystem::new();
        for (name, value) in variables {
            system.set(name, value);
        }
        for base in bases {
            system.file(file(base), "{}");
        }
        let journal = Silent;
        locate::settings_file(Context::on(Platform::Linux, &system, &journal), &DIRECTORIES)
            .unwrap()
            .map(|path| String::from_utf8(path).unwrap())
    };
    let all = [
        "/c",
        "/d",
        "/h/.config",
        "/h/.local/share",
        "/cd",
        "/cd2",
        "/usr/local/etc",
        "/etc",
        "/dd",
        "/usr/share",
    ];
    let home = ("HOME", "/h");
    type Case<'a> = (&'a [(&'a str, &'a str)], &'a [&'a str], Option<&'a str>);
    let cases: [Case<'_>; 9] = [
        (&[("XDG_CONFIG_HOME", "/c"), ("XDG_DATA_HOME", "/d"), home], &all, Some("/c")),
        (&[("XDG_CONFIG_HOME", "/c"), ("XDG_DATA_HOME", "/d"), home], &all[1..], Some("/d")),
        (&[("XDG_DATA_HOME", ""), home], &all, Some("/h/.config")),
        (&[home], &all[3..], Some("/h/.local/share")),
        (&[("XDG_CONFIG_HOME", "/none"), home], &["/h/.config", "/etc"], Some("/etc")),
        (&[("XDG_CONFIG_DIRS", "/none:/cd2")], &all[5..], Some("/cd2")),
        (&[], &all, Some("/usr/local/etc")),
        (&[("XDG_DATA_DIRS", "/dd")], &["/dd", "/usr/share"], Some("/dd")),
        (&[], &["/usr/share"], Some("/usr/share")),
    ];
    for (variables, bases, expected) in cases {
        assert_eq!(located(variables, bases), expected.map(file), "{variables:?}");
    }
}

/// drivers.md K.1, A.2: neither HOME nor any XDG variable counts in an elevated process.
#[test]
fn k1_elevated_processes_have_the_systems_settings() {
    let names = ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CONFIG_DIRS", "XDG_DATA_DIRS", "HOME"];
    for name in names {
        let mut system = VirtualSystem::new();
        let base = if name == "HOME" { "/c/.config" } else { "/c" };
        for base in [base, "/usr/share"] {
            let file = format!("{base}/vulkan//loader_settings.d/vk_loader_settings.json");
            system.file(&file, "{}");
        }
        system.set(name, "/c");
        let located = |system: &VirtualSystem| {
            let journal = Silent;
            let path =
                locate::settings_file(Context::on(Platform::Linux, system, &journal), &DIRECTORIES);
            String::from_utf8(path.unwrap().unwrap()).unwrap()
        };
        assert!(located(&system).starts_with(base), "{name}");
        system.elevate();
        assert!(located(&system).starts_with("/usr/share/"), "{name}");
    }
}

/// Each file has a cause, which is also the message that the log prints.
#[test]
fn k2_malformed_files() {
    type Ignored = fn(IgnoredFile) -> SettingsFile;
    const INACTIVE: Ignored = SettingsFile::Inactive;
    const UNAVAILABLE: Ignored = SettingsFile::Unavailable;
    let version = r#""file_format_version": "1.0.0""#;
    let no_version = "missing required field file_format_version";
    let nothing_valid = "did not contain any valid settings";
    let cases: [(String, Ignored, &str); 9] = [
        ("[".to_owned(), INACTIVE, "Invalid JSON file"),
        ("[]".to_owned(), INACTIVE, ""),
        ("{}".to_owned(), UNAVAILABLE, no_version),
        (r#"{"file_format_version": 1}"#.to_owned(), UNAVAILABLE, no_version),
        (format!("{{{version}}}"), UNAVAILABLE, "missing required settings objects"),
        (
            format!(r#"{{{version}, "settings": 1}}"#),
            INACTIVE,
            "settings element that is not an object",
        ),
        (
            format!(r#"{{{version}, "settings_array": []}}"#),
            INACTIVE,
            "none of the app specific settings",
        ),
        (format!(r#"{{{version}, "settings": {{}}}}"#), INACTIVE, nothing_valid),
        (
            format!(r#"{{{version}, "settings": {{"additional_drivers_use_exclusively": true}}}}"#),
            INACTIVE,
            nothing_valid,
        ),
    ];
    for (text, expected, line) in cases {
        let (found, lines) = found(&text);
        let (SettingsFile::Inactive(file) | SettingsFile::Unavailable(file)) = found.clone() else {
            panic!("{text}: {found:?}");
        };
        let cause = log_line(&file.cause);
        assert_eq!(found, expected(file), "{text}");
        assert!(cause.contains(line), "{text}: {cause}");
        assert!(lines.contains(&cause) || line.is_empty(), "{text}: {lines:?}");
    }
}

#[test]
fn k2_layers_are_all_or_nothing() {
    let settings = active(
        r#"{"stderr_log": ["all"], "layers": [
            {"control": "on", "name": "A", "path": "/a.json", "treat_as_implicit_manifest": true},
            {"control": "whatever", "name": "B", "path": "/b.json"},
            {"control": "unordered_layer_location"},
            {"control": "off", "name": "C", "path": "/c.json", "treat_as_implicit_manifest": "true"}]}"#,
    );
    let layers = settings.layers.as_deref().unwrap();
    let controls: Vec<_> = layers
        .iter()
        .map(|layer| match layer {
            LayerSetting::Layer { name, kind, control, .. } => {
                Some((name.as_str(), *kind, *control))
            }
            LayerSetting::UnorderedLayers => None,
        })
        .collect();
    assert_eq!(
        controls,
        [
            Some(("A", LayerKind::Implicit, LayerControl::On)),
            Some(("B", LayerKind::Explicit, LayerControl::Auto)),
            None,
            Some(("C", LayerKind::Explicit, LayerControl::Off)),
        ]
    );
    for broken in [
        "1",
        r#"{"name": "B", "path": "/b.json"}"#,
        r#"{"control": 1, "name": "B", "path": "/b.json"}"#,
        r#"{"control": "on", "path": "/b.json"}"#,
        r#"{"control": "on", "name": 1, "path": "/b.json"}"#,
        r#"{"control": "on", "name": "B"}"#,
        r#"{"control": "on", "name": "B", "path": 1}"#,
    ] {
        let good = r#"{"control": "on", "name": "A", "path": "/a.json"}"#;
        let text = format!(r#"{{"stderr_log": ["all"], "layers": [{good}, {broken}]}}"#);
        assert_eq!(active(&text).layers, None, "{broken}");
    }
    assert_eq!(active(r#"{"layers": []}"#).layers, Some(Vec::new()));
}

#[test]
fn k2_drivers_and_devices() {
    let settings = active(
        r#"{"additional_drivers": [{"path": "/1.json"}, {"path": "/2.json"}],
            "additional_drivers_use_exclusively": true,
            "device_configurations": [
              {"deviceUUID": [0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15],
               "driverUUID": [255,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0], "driverVersion": 4294967295, "deviceName": "D"},
              {"deviceUUID": [0], "driverUUID": [1], "driverVersion": 1}]}"#,
    );
    assert_eq!(settings.additional_drivers, [b"/1.json", b"/2.json"]);
    assert!(settings.additional_drivers_exclusively && !settings.uses_driver_environment());
    let devices = settings.device_configurations.unwrap();
    assert_eq!(devices.len(), 1);
    assert_eq!(
        (devices[0].identity.driver_version, devices[0].device_name.as_str()),
        (u32::MAX, "D")
    );
    assert_eq!(
        &uuid_text(&devices[0].identity.device_uuid),
        b"00010203-0405-0607-0809-0a0b0c0d0e0f"
    );
    for broken in ["1", "{}", r#"{"path": 1}"#] {
        let discarded = active(&format!(
            r#"{{"stderr_log": ["error"], "additional_drivers": [{{"path": "/1.json"}}, {broken}],
                "additional_drivers_use_exclusively": true, "device_configurations": [1]}}"#
        ));
        assert!(discarded.additional_drivers.is_empty(), "{broken}");
        assert!(discarded.additional_drivers_exclusively, "{broken}");
        assert_eq!(discarded.device_configurations, None);
    }
}

/// drivers.md K.3, and a difference: the whole path is compared.
#[test]
fn k3_paths_of_any_length_match() {
    let program = format!("/{}", "x".repeat(2000));
    let object = format!(r#"{{"app_keys": ["{program}"], "layers": []}}"#);
    let text = format!(r#"{{"file_format_version": "1", "settings": {object}}}"#);
    let root = json::parse(text.into_bytes()).unwrap();
    let found = |program: &str| {
        let journal = Silent;
        parse::settings(b"/s.json", root.root(), Some(program.as_bytes()), &journal)
    };
    assert!(matches!(found(&program), Ok(SettingsFile::Active(_))));
    assert!(!matches!(found(&program[..1023]), Ok(SettingsFile::Active(_))));
}

/// drivers.md K.2: an entry with malformed UUIDs or version is left out; a malformed name becomes
/// empty.
#[test]
fn k2_malformed_devices_are_left_out() {
    let numbers = |count: usize, last: &str| {
        let mut list = vec!["1".to_owned(); count - 1];
        list.push(last.to_owned());
        format!("[{}]", list.join(","))
    };
    let good = numbers(16, "255");
    let devices = |fields: &str| {
        let text = format!(r#"{{"device_configurations": [{{{fields}}}]}}"#);
        active(&text).device_configurations.unwrap()
    };
    let fields = |device: &str, driver: &str, version: &str| {
        format!(r#""deviceUUID": {device}, "driverUUID": {driver}, "driverVersion": {version}"#)
    };
    for bad in [
        numbers(15, "1"),
        numbers(17, "1"),
        numbers(16, "256"),
        numbers(16, "-1"),
        numbers(16, "\"1\""),
        "1".to_owned(),
    ] {
        assert_eq!(devices(&fields(&bad, &good, "1")), [], "{bad}");
        assert_eq!(devices(&fields(&good, &bad, "1")), [], "{bad}");
    }
    for bad in ["\"1\"", "null", "4294967296", "-2147483649"] {
        assert_eq!(devices(&fields(&good, &good, bad)), [], "{bad}");
    }
    assert_eq!(devices(&format!(r#""deviceUUID": {good}, "driverUUID": {good}"#)), []);
    for (name, expected) in [
        ("5".to_owned(), 0),
        (format!("\"{}\"", "n".repeat(254)), 254),
        (format!("\"{}\"", "n".repeat(255)), 0),
    ] {
        let text =
            format!(r#"{}, "deviceName": {name}, "driverName": {name}"#, fields(&good, &good, "1"));
        let devices = devices(&text);
        let lengths = [&devices[0].device_name, &devices[0].driver_name].map(String::len);
        assert_eq!(lengths, [expected; 2], "{name}");
    }
}

/// drivers.md K.2: if memory runs out, the call that needs the settings fails.
#[test]
fn k2_refused_memory_is_reported() {
    let mut system = VirtualSystem::new();
    system.set("XDG_CONFIG_HOME", "/c");
    system.unreadable(PATH, crate::system::ReadError::Allocate);
    let found = read(Context::host(&system, &Silent), &DIRECTORIES);
    assert_eq!(found, Err(OutOfMemory));
}

#[test]
fn k4_stderr_log_words() {
    let mask = |list: &str| match found(&format!(
        r#"{{"file_format_version": "1", "settings": {{"stderr_log": {list}, "layers": []}}}}"#
    ))
    .0
    {
        SettingsFile::Active(settings) => settings.stderr_log.0,
        other => panic!("{other:?}"),
    };
    assert_eq!(mask(r#"["all"]"#), 0xff);
    assert_eq!(mask(r#"["error", "ERROR", "nonsense", "driver", 1, "debug"]"#), 0x48);
    assert_eq!(mask(r#"["error", "error"]"#), mask(r#"["error"]"#));
    assert_eq!(mask(r#""all""#), 0);
}

#[test]
fn k3_program_match_beats_the_first_global_element() {
    let text = |elements: &str| {
        format!(r#"{{"file_format_version": "1", "settings_array": [{elements}]}}"#)
    };
    let global = r#"{"stderr_log": ["error"]}"#;
    let other = r#"{"app_keys": ["/other"], "stderr_log": ["warn"]}"#;
    let mine = r#"{"app_keys": ["/x", "/bin/app"], "stderr_log": ["info"]}"#;
    let mask = |elements: &[&str], program: Option<&str>| {
        let root = json::parse(text(&elements.join(",")).into_bytes()).unwrap();
        let journal = Silent;
        match parse::settings(b"/s.json", root.root(), program.map(str::as_bytes), &journal) {
            Ok(SettingsFile::Active(settings)) => settings.stderr_log.0,
            _ => 0,
        }
    };
    assert_eq!(mask(&[global, other, mine], Some("/bin/app")), 1);
    assert_eq!(mask(&[global, other], Some("/bin/app")), 8);
    assert_eq!(mask(&[other], Some("/bin/app")), 0);
    assert_eq!(mask(&[mine, "1", global], Some("/bin/none")), 0);
    assert_eq!(mask(&[mine, global], None), 0);
    assert_eq!(mask(&[global, mine], None), 8);
}

/// On Windows the registry names the file, and the directories of the environment do not count.
#[test]
fn k1_windows_reads_the_file_that_the_registry_names() {
    let settings = |list: &str| {
        format!(r#"{{"file_format_version": "1.0.0", "settings": {{"stderr_log": [{list}]}}}}"#)
    };
    let mut system = VirtualSystem::new();
    system.set("XDG_CONFIG_HOME", "/c").file(PATH, settings(r#""error""#));
    system.windows = Some(VirtualWindows::default());
    let read = |system: &VirtualSystem| {
        read(Context::on(Platform::Windows, system, &Silent), &DIRECTORIES).unwrap()
    };
    assert_eq!(read(&system), SettingsFile::Absent);
    let file = "C:\\s\\vk_loader_settings.json";
    system.file(file, settings(r#""info""#));
    let mut windows = VirtualWindows::default();
    let key = "SOFTWARE\\Khronos\\Vulkan\\LoaderSettings";
    let value = RegistryData::Other(4, vec![0; 4]);
    windows.value(Hive::CurrentUser, key, file, value);
    system.windows = Some(windows);
    let SettingsFile::Active(found) = read(&system) else {
        panic!("the settings are not active");
    };
    assert_eq!(found.path, file.as_bytes());
    assert_eq!(found.stderr_log, LogFilter::parse(Some(b"info")));
}
