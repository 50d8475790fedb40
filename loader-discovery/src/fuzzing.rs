//! The functions of the fuzz targets (`fuzz/`): each runs a parser on a virtual system and checks
//! properties that hold for every input. The unit tests run the seeds of all targets.
#![allow(clippy::missing_panics_doc, reason = "a fuzz target reports a failure by a panic")]

use crate::event::KeptEvents;
use crate::event::LogFilter;
use crate::json::keys::Keep;
use crate::json::{self, Data};
use crate::manifest::layer::{LayerContent, LayerKind};
use crate::manifest::{Portability, judge_driver, layer_file};
use crate::packages::{Inspection, find_packages};
use crate::search::{self, BuildDirectories, ManifestKind, ManifestSearch};
use crate::select::device_filters::{IdRanges, MAX_RANGES};
use crate::select::layers::{LayerFilters, cases};
use crate::select::{Globs, device_order, number};
use crate::settings::{self, SettingsFile};
use crate::system::Platform;
use crate::system::virtual_system::VirtualSystem;

const PATH: &[u8] = b"/d/m.json";

/// A text in the JSON dialect of manifests.
pub fn json(data: &[u8]) {
    let Ok(document) = json::parse_to_keep(data.to_vec(), Keep::All) else {
        return;
    };
    let mut values = vec![document.root()];
    while let Some(value) = values.pop() {
        if let Data::String(text) = value.data() {
            assert!(!text.contains('\0'));
            assert!(value.print_fixed().is_none_or(|text| text.len() <= 254));
        }
        values.extend(value.children());
    }
    document.root().print();
    assert_eq!(json::parse_to_keep(data.to_vec(), Keep::All), Ok(document));
    // Values that the loader does not keep are checked like the others, except for numbers beyond a
    // double.
    assert!(json::parse(data.to_vec()).is_ok());
}

/// A driver manifest with this content.
pub fn driver_manifest(data: &[u8]) {
    let Ok(root) = json::parse(data.to_vec()) else {
        return;
    };
    let judge = |portability| judge_driver(PATH, root.root(), portability, &KeptEvents::new());
    let (any, plain) = (judge(Portability::Include), judge(Portability::Skip));
    // The results differ for portability drivers only, and an accepted manifest names a library.
    assert!(plain.is_err() || any.is_ok());
    assert!(any.is_err() || any.is_ok_and(|manifest| !manifest.library.is_empty()));
}

/// A layer manifest with this content.
pub fn layer_manifest(data: &[u8]) {
    let Ok(root) = json::parse(data.to_vec()) else {
        return;
    };
    for kind in [LayerKind::Implicit, LayerKind::Explicit] {
        for layer in layer_file::layers(PATH, root.root(), kind, &KeptEvents::new()) {
            assert_eq!(layer.kind, kind);
            assert!(layer.name.len() < 256 && layer.description.len() < 256);
            assert_ne!(layer.content, LayerContent::Library("".into()));
        }
    }
}

/// A settings file with this content.
pub fn settings(data: &[u8]) {
    let mut system = VirtualSystem::new();
    system
        .set("XDG_CONFIG_HOME", "/c")
        .run_as("/bin/x")
        .file("/c/vulkan/loader_settings.d/vk_loader_settings.json", data);
    let journal = KeptEvents::new();
    let read = || settings::read(&system, &journal, &BuildDirectories::BUILT);
    let found = read();
    if let Ok(SettingsFile::Active(settings)) = &found {
        assert!(settings.path.starts_with(b"/c/vulkan/"));
    }
    if let Ok(SettingsFile::Active(settings)) = &found {
        settings.record(&journal);
    }
    assert!(found == read());
}

/// A variable: as a list of files and directories, of log levels and of ID ranges, as a device, and
/// as a number.
pub fn environment_lists(data: &[u8]) {
    // Variables contain no NUL.
    let value = data.split(|byte| *byte == 0).next().unwrap_or_default();
    assert_eq!(LogFilter::parse(Some(value)), LogFilter::parse(Some(value)));
    check_id_ranges(value);
    device_order::parse_choice(value);
    number::is_switched_on(Some(value.to_vec()));
    for (name, kind) in [
        ("VK_DRIVER_FILES", ManifestKind::Driver),
        ("VK_ADD_DRIVER_FILES", ManifestKind::Driver),
        ("VK_ADD_LAYER_PATH", ManifestKind::ExplicitLayer),
        ("XDG_DATA_DIRS", ManifestKind::ImplicitLayer),
    ] {
        let mut system = VirtualSystem::new();
        system.set_bytes(name, value).file("/d/a.json", "").file("/d/b.txt", "");
        let found = search::find_manifests(
            &system,
            &KeptEvents::new(),
            &ManifestSearch::of(kind),
            &BuildDirectories::BUILT,
        );
        let is_manifest = |path: &Vec<u8>| path.len() <= 2047;
        assert!(found.iter().all(is_manifest));
    }
}

/// Parses an ID filter and checks properties that hold for every value.
fn check_id_ranges(value: &[u8]) {
    let (ranges, exceeded) = IdRanges::parse(value);
    assert!(ranges.list().len() <= MAX_RANGES);
    assert!(!exceeded || ranges.list().len() == MAX_RANGES);
    for range in ranges.list().iter().filter(|range| !range.is_empty()) {
        assert!(ranges.admits(*range.start()) && ranges.admits(*range.end()));
    }
}

/// A filter and a name, separated by the first line break.
pub fn filters(data: &[u8]) {
    let mut parts = data.splitn(2, |byte| *byte == b'\n');
    let (filter, name) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let globs = Globs::parse(filter);
    let upper = globs.match_name(&name.to_ascii_uppercase());
    assert_eq!(globs.match_name(name), upper);
    let name = String::from_utf8_lossy(name);
    for variable in ["DISABLE", "ENABLE", "ALLOW"] {
        let mut system = VirtualSystem::new();
        system.set_bytes(&format!("VK_LOADER_LAYERS_{variable}"), filter);
        let filters = LayerFilters::read(Platform::HOST, &system, &KeptEvents::new());
        for kind in [LayerKind::Implicit, LayerKind::Explicit] {
            // The enable and allow filters alone disable no layer.
            assert!(variable == "DISABLE" || filters.allows(&name, kind));
        }
    }
}

/// A generated set of layers, environment and request.
pub fn layer_selection(data: &[u8]) {
    cases::check(data);
}

/// An ICD package with this metadata.
pub fn icd_package(data: &[u8]) {
    let mut system = VirtualSystem::new();
    system
        .set("VK_LOADER_ICD_PACKAGES", "/p")
        .file("/p/metadata/metadata.json", data)
        .file("/p/contents/lib/a.so", "")
        .file("/p/contents/a.json", "")
        .link("/p/contents/out", "/d")
        .file("/d/a.so", "");
    let Ok(found) = find_packages(&system, &KeptEvents::new(), true) else {
        return;
    };
    for driver in found.drivers() {
        assert!(driver.library.starts_with(b"/p/contents/"));
        assert!(driver.manifest.starts_with(b"/p/contents/"));
    }
    assert!(serde_json::to_string(&Inspection::from(&found)).is_ok());
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    /// The names in a directory of `fuzz`, without extensions.
    fn names(directory: &Path) -> BTreeSet<String> {
        let entries = fs::read_dir(directory).expect("a directory of fuzz");
        entries
            .map(|entry| entry.unwrap().path())
            .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
            .collect()
    }

    #[test]
    fn every_target_takes_its_seeds() {
        type Target = fn(&[u8]);
        let targets: [(&str, Target); 8] = [
            ("driver_manifest", super::driver_manifest),
            ("layer_manifest", super::layer_manifest),
            ("settings", super::settings),
            ("environment_lists", super::environment_lists),
            ("filters", super::filters),
            ("layer_selection", super::layer_selection),
            ("json", super::json),
            ("icd_package", super::icd_package),
        ];
        let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz");
        let known = targets.iter().map(|(name, _)| (*name).to_owned()).collect();
        assert_eq!(names(&fuzz.join("fuzz_targets")), known);
        assert_eq!(names(&fuzz.join("seeds")), known);
        for (name, target) in targets {
            for seed in fs::read_dir(fuzz.join("seeds").join(name)).unwrap() {
                target(&fs::read(seed.unwrap().path()).unwrap());
            }
        }
    }
}
