//! Searches over the virtual system: elements, order, overrides and messages (drivers.md A.3, B.5,
//! C.1 to C.3).

mod hostile;
mod platforms;

use super::*;
use crate::Context;
use crate::event::KeptEvents;
use crate::system::Platform;
use crate::system::virtual_system::VirtualSystem;
use crate::system::virtual_system::errors;

/// The default directories, not those of this build.
const DEFAULTS: BuildDirectories = BuildDirectories::of(Platform::Linux);

fn texts(list: Vec<Vec<u8>>) -> Vec<String> {
    list.into_iter().map(|text| String::from_utf8(text).unwrap()).collect()
}

fn elements(system: &VirtualSystem, kind: ManifestKind) -> Vec<String> {
    elements_of(system, &KeptEvents::new(), &ManifestSearch::of(kind), &DEFAULTS)
}

fn elements_of(
    system: &VirtualSystem,
    journal: &dyn Record,
    search: &ManifestSearch,
    directories: &BuildDirectories,
) -> Vec<String> {
    let found = search_elements(Context::on(Platform::Linux, system, journal), search, directories);
    let paths = found.unwrap().elements.into_iter().map(|element| element.path);
    texts(paths.collect())
}

fn drivers(variables: &[(&str, &str)]) -> Vec<String> {
    let mut system = VirtualSystem::new();
    for (name, value) in variables {
        system.set(name, value);
    }
    elements(&system, ManifestKind::Driver)
}

fn manifests(system: &VirtualSystem) -> (Vec<String>, Vec<String>) {
    let journal = KeptEvents::new();
    let search = ManifestSearch::of(ManifestKind::Driver);
    let found = find_manifests(Context::host(system, &journal), &search, &DEFAULTS);
    (texts(found.unwrap()), journal.take_lines())
}

/// drivers.md C.1, C.4, layers.md 2.2.
#[test]
fn c1_order_of_the_standard_directories() {
    let found = drivers(&[
        ("HOME", "/home/u"),
        ("XDG_CONFIG_DIRS", "/c1:/c2"),
        ("XDG_DATA_DIRS", "/d1/:/d2"),
        ("VK_ADD_DRIVER_FILES", "/add:/x/a.json"),
    ]);
    let expected = [
        "/add",
        "/x/a.json",
        "/home/u/.config/vulkan/icd.d",
        "/c1/vulkan/icd.d",
        "/c2/vulkan/icd.d",
        "/usr/local/etc/vulkan/icd.d",
        "/etc/vulkan/icd.d",
        "/home/u/.local/share/vulkan/icd.d",
        "/d1/vulkan/icd.d",
        "/d2/vulkan/icd.d",
    ];
    assert_eq!(found, expected);
}

/// drivers.md C.1, C.4, layers.md 2.2: without HOME there is no user directory.
#[test]
fn c1_fallbacks_when_nothing_is_set() {
    let expected = [
        "/etc/xdg/vulkan/icd.d",
        "/usr/local/etc/vulkan/icd.d",
        "/etc/vulkan/icd.d",
        "/usr/local/share/vulkan/icd.d",
        "/usr/share/vulkan/icd.d",
    ];
    assert_eq!(drivers(&[]), expected);
    let empty = drivers(&[("XDG_CONFIG_DIRS", ""), ("XDG_DATA_DIRS", "")]);
    assert_eq!(empty, expected);
}

#[test]
fn c1_xdg_homes_replace_home_and_empty_ones_do_not() {
    let with = drivers(&[("HOME", "/h"), ("XDG_CONFIG_HOME", "/c"), ("XDG_DATA_HOME", "")]);
    assert!(with.contains(&"/c/vulkan/icd.d".into()));
    assert!(!with.contains(&"/h/.config/vulkan/icd.d".into()));
    assert!(with.contains(&"/h/.local/share/vulkan/icd.d".into()));
}

#[test]
fn c1_each_base_is_a_list_and_may_name_a_manifest() {
    let found = drivers(&[("XDG_CONFIG_HOME", "/c1:/c2/x.json")]);
    assert_eq!(found[..2], ["/c1/vulkan/icd.d", "/c2/x.json"]);
    let home = drivers(&[("HOME", "/h1:/h2")]);
    assert_eq!(home[..2], ["/h1/vulkan/icd.d", "/h2/.config/vulkan/icd.d"]);
}

/// drivers.md C.1, layers.md 2.2: `SYSCONFDIR`, `FALLBACK_CONFIG_DIRS` and `FALLBACK_DATA_DIRS` of
/// the build, and the searched directories.
#[test]
fn c1_the_builder_chooses_directories() {
    let of = |bases: &str| -> Vec<String> {
        let bases = bases.split(' ').filter(|base| !base.is_empty());
        bases.map(|base| format!("{base}/vulkan/icd.d")).collect()
    };
    let cases = [
        ([None; 3], "/etc/xdg /usr/local/etc /etc /usr/local/share /usr/share"),
        ([Some("/opt/etc"), None, None], "/etc/xdg /opt/etc /usr/local/share /usr/share"),
        ([Some("/etc"), None, None], "/etc/xdg /etc /usr/local/share /usr/share"),
        ([Some(""), Some("/a:/b"), Some("/c")], "/a /b /usr/local/etc /etc /c"),
        ([Some("/s"), Some(""), Some("")], "/s"),
    ];
    for ([system, config, data], expected) in cases {
        let directories = DEFAULTS.or_given(system, config, data);
        let search = ManifestSearch::of(ManifestKind::Driver);
        let (system, journal) = (VirtualSystem::new(), KeptEvents::new());
        let found = elements_of(&system, &journal, &search, &directories);
        assert_eq!(found, of(expected));
    }
}

/// drivers.md C.1, C.4, layers.md 2.2.
#[test]
fn c1_each_kind_has_its_directory() {
    let system = VirtualSystem::new();
    for (kind, first) in [
        (ManifestKind::ExplicitLayer, "/etc/xdg/vulkan/explicit_layer.d"),
        (ManifestKind::ImplicitLayer, "/etc/xdg/vulkan/implicit_layer.d"),
    ] {
        assert_eq!(elements(&system, kind)[0], first);
    }
}

#[test]
fn c2_overrides_replace_the_search() {
    let found = drivers(&[
        ("VK_DRIVER_FILES", "/a.json:/dir"),
        ("VK_ICD_FILENAMES", "/b.json"),
        ("VK_ADD_DRIVER_FILES", "/c.json"),
    ]);
    assert_eq!(found, ["/a.json", "/dir"]);
    let old = drivers(&[("VK_ICD_FILENAMES", "/b.json"), ("VK_ADD_DRIVER_FILES", "/c.json")]);
    assert_eq!(old, ["/b.json"]);
}

#[test]
fn a1_an_empty_override_is_an_override() {
    let none: [&str; 0] = [];
    assert_eq!(drivers(&[("VK_DRIVER_FILES", ""), ("VK_ICD_FILENAMES", "/b.json")]), none);
    assert_eq!(drivers(&[("VK_ICD_FILENAMES", "")]), none);
    let added = drivers(&[("VK_ADD_DRIVER_FILES", "")]);
    assert_eq!(added[0], "/etc/xdg/vulkan/icd.d");
}

#[test]
fn c2_layer_variables_keep_to_their_kind() {
    let mut system = VirtualSystem::new();
    system.set("VK_LAYER_PATH", "/e").set("VK_ADD_LAYER_PATH", "/x");
    system.set("VK_ADD_IMPLICIT_LAYER_PATH", "/ai");
    assert_eq!(elements(&system, ManifestKind::ExplicitLayer), ["/e"]);
    let implicit = elements(&system, ManifestKind::ImplicitLayer);
    assert_eq!(implicit[..2], ["/ai", "/etc/xdg/vulkan/implicit_layer.d"]);
    system.set("VK_IMPLICIT_LAYER_PATH", "/i");
    assert_eq!(elements(&system, ManifestKind::ImplicitLayer), ["/i"]);
}

#[test]
fn c2_override_paths_beat_the_layer_path() {
    let mut system = VirtualSystem::new();
    system.set("VK_LAYER_PATH", "/e:/f");
    let search = ManifestSearch {
        override_paths: ["/o1:", ":/o2"].iter().collect(),
        ..ManifestSearch::of(ManifestKind::ExplicitLayer)
    };
    let journal = KeptEvents::new();
    assert_eq!(elements_of(&system, &journal, &search, &DEFAULTS), ["/o1", "/o2"]);
    let lines = journal.take_lines();
    assert_eq!(
        lines[0],
        "INFO | LAYER:   Ignoring VK_LAYER_PATH. The Override layer is active and has override \
         paths set, which takes priority. VK_LAYER_PATH is set to /e:/f"
    );
    assert_eq!(lines[1..], ["INFO | LAYER:   /o1", "INFO | LAYER:   /o2"]);
}

#[test]
fn k6_device_configurations_switch_the_driver_variables_off() {
    let mut system = VirtualSystem::new();
    system.set("VK_DRIVER_FILES", "/a.json").set("VK_ADD_DRIVER_FILES", "/b.json");
    let search =
        ManifestSearch { use_variables: false, ..ManifestSearch::of(ManifestKind::Driver) };
    let journal = KeptEvents::new();
    let found = elements_of(&system, &journal, &search, &DEFAULTS);
    assert_eq!(found[0], "/etc/xdg/vulkan/icd.d");
}

#[test]
fn a2_elevated_processes_search_the_built_in_directories_only() {
    let mut system = VirtualSystem::new();
    for name in ["VK_DRIVER_FILES", "VK_ICD_FILENAMES", "VK_ADD_DRIVER_FILES", "HOME"] {
        system.set(name, "/u");
    }
    for name in ["XDG_CONFIG_HOME", "XDG_CONFIG_DIRS", "XDG_DATA_HOME", "XDG_DATA_DIRS"] {
        system.set(name, "/x");
    }
    system.elevate();
    assert_eq!(elements(&system, ManifestKind::Driver), drivers(&[]));
}

#[test]
fn a3_path_lists() {
    let cases: [(&str, &[&str]); 7] = [
        ("::/a:::/b:", &["/a", "/b"]),
        (" /a :~/b:$HOME", &[" /a ", "~/b", "$HOME"]),
        ("/a:/a/:/a", &["/a", "/a/"]),
        (".json", &[".json"]),
        ("/x.JSON:/y.json ", &["/x.JSON", "/y.json "]),
        ("relative:./r.json", &["relative", "./r.json"]),
        (":", &[]),
    ];
    for (value, expected) in cases {
        assert_eq!(drivers(&[("VK_DRIVER_FILES", value)]), expected, "{value:?}");
    }
}

#[test]
fn b5_c3_log_of_a_search_with_results() {
    let mut system = VirtualSystem::new();
    system.set("VK_DRIVER_FILES", "/d/:/missing:/no/such.json");
    system.file("/d/z.json", "").file("/d/readme.txt", "").file("/d/a.json", "");
    let (found, lines) = manifests(&system);
    assert_eq!(found, ["/d//z.json", "/d//a.json", "/no/such.json"]);
    let expected = [
        "DRIVER:         Searching for driver manifest files",
        "DRIVER:            In following locations:",
        "DRIVER:               /d/",
        "DRIVER:               /missing",
        "DRIVER:               /no/such.json",
        "DRIVER:            Found the following files:",
        "DRIVER:               /d//z.json",
        "DRIVER:               /d//a.json",
        "DRIVER:               /no/such.json",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn b5_log_of_a_search_without_results() {
    let mut system = VirtualSystem::new();
    system.set("VK_DRIVER_FILES", "");
    let (found, lines) = manifests(&system);
    assert!(found.is_empty());
    assert_eq!(
        lines[1..],
        ["DRIVER:            In following locations:", "DRIVER:            Found no files"]
    );
}

#[test]
fn b5_log_of_layer_searches() {
    let system = VirtualSystem::new();
    for (kind, heading) in [
        (
            ManifestKind::ExplicitLayer,
            "LAYER:          Searching for explicit layer manifest files",
        ),
        (
            ManifestKind::ImplicitLayer,
            "LAYER:          Searching for implicit layer manifest files",
        ),
    ] {
        let journal = KeptEvents::new();
        find_manifests(Context::host(&system, &journal), &ManifestSearch::of(kind), &DEFAULTS)
            .unwrap();
        let lines = journal.take_lines();
        assert_eq!(lines[0], heading);
        assert_eq!(lines.last().unwrap(), "LAYER:             Found no files");
    }
}

#[test]
fn a3_the_same_file_through_two_elements_stands_twice() {
    let mut system = VirtualSystem::new();
    system.set("VK_DRIVER_FILES", "/d:/d/a.json:/d/").file("/d/a.json", "");
    assert_eq!(manifests(&system).0, ["/d/a.json", "/d/a.json", "/d//a.json"]);
}

#[test]
fn c3_bare_file_names() {
    let mut system = VirtualSystem::new();
    system.set("VK_DRIVER_FILES", "a.json:b.json").file("a.json/a.json", "");
    assert_eq!(manifests(&system).0, ["a.json/a.json", "b.json"]);
}

/// drivers.md C.3, layers.md 2.3.
#[test]
fn c3_long_elements_are_skipped() {
    let mut system = VirtualSystem::new();
    let (fits, long) = ("/".repeat(2042) + ".json", "/".repeat(2043) + ".json");
    system.set("VK_DRIVER_FILES", format!("{long}:{fits}"));
    let (found, lines) = manifests(&system);
    assert_eq!(found, [fits]);
    let line = lines.iter().find(|line| line.starts_with("DEBUG:")).unwrap();
    assert!(line.starts_with("DEBUG:          add_data_files: Path to ////"), "{line}");
}

#[test]
fn c3_dangling_links_and_directories_count_as_files() {
    let mut system = VirtualSystem::new();
    system.set("VK_DRIVER_FILES", "/d");
    system.link("/d/x.json", "/nowhere").directory("/d/foo.json").link("/d/l.json", "/e/f.json");
    system.file("/e/f.json", "");
    assert_eq!(manifests(&system).0, ["/d/x.json", "/d/foo.json", "/d/l.json"]);
}

/// drivers.md C.3, layers.md 2.3.
#[test]
fn c3_a_listing_error_ends_the_directory() {
    let mut system = VirtualSystem::new();
    system.set("VK_DRIVER_FILES", "/d").file("/d/a.json", "");
    system.listing_error("/d", errors::INPUT_OUTPUT);
    let (found, lines) = manifests(&system);
    assert_eq!(found, ["/d/a.json"]);
    assert!(lines.contains(&"ERROR:          readdir failed with 5: Input/output error".into()));
}

#[test]
fn c3_file_names_need_not_be_utf8() {
    let mut system = VirtualSystem::new();
    system.set("VK_DRIVER_FILES", "/d").file(b"/d/\xff.json", "");
    let journal = KeptEvents::new();
    let found = find_manifests(
        Context::host(&system, &journal),
        &ManifestSearch::of(ManifestKind::Driver),
        &DEFAULTS,
    );
    assert_eq!(found.unwrap(), [b"/d/\xff.json"]);
}
