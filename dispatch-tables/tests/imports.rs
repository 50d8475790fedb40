//! The modules of the crate import each other in no circle. A module and its parent may.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The modules that the code names behind `crate::`, without tests.
fn imports(code: &str, modules: &BTreeSet<String>) -> BTreeSet<String> {
    let code = code.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let lines = code.lines().map(str::trim_start).filter(|line| line.starts_with("use crate::"));
    let names = lines.filter_map(|line| line["use crate::".len()..].split([':', ';']).next());
    names.filter(|name| modules.contains(*name)).map(str::to_owned).collect()
}

#[test]
fn modules_import_each_other_in_no_circle() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files: BTreeMap<String, String> = fs::read_dir(folder)
        .expect("the sources")
        .map(|file| file.expect("a file").path())
        .filter(|path| path.is_file())
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(path).expect("a source"))
        })
        .filter(|(name, _)| name != "lib" && name != "test_functions")
        .collect();
    let modules = files.keys().cloned().collect();
    let mut left: BTreeMap<_, _> =
        files.iter().map(|(name, code)| (name.clone(), imports(code, &modules))).collect();
    assert!(left["dispatch"].contains("lookup") && left["extension_table"].contains("extension"));
    loop {
        let is_free = |imports: &BTreeSet<_>| !imports.iter().any(|one| left.contains_key(one));
        let Some((next, _)) = left.iter().find(|(_, imports)| is_free(imports)) else { break };
        let next = next.clone();
        left.remove(&next);
    }
    assert!(left.is_empty(), "{left:?}");
}
