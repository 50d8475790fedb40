//! Runs the seeds of all fuzz targets.

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
    let targets: [(&str, Target); 9] = [
        ("driver_manifest", super::driver_manifest),
        ("layer_manifest", super::layer_manifest),
        ("settings", super::settings),
        ("environment_lists", super::environment_lists),
        ("filters", super::filters),
        ("layer_selection", super::layer_selection),
        ("json", super::json),
        ("icd_package", super::icd_package),
        ("policy", super::policy),
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
