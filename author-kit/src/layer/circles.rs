//! The modules of a layer import each other in no circle, so that a reader can begin with those that
//! import nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The modules that each module of this folder imports.
type Imports = BTreeMap<String, BTreeSet<String>>;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/layer")
}

/// The code of a module, with that of its own modules, without tests.
fn code(path: &Path) -> String {
    let name = path.file_stem().expect("a name").to_string_lossy();
    if path.is_dir() {
        let files = fs::read_dir(path).expect("a folder");
        return files.map(|file| code(&file.expect("a file").path())).collect();
    }
    let text = fs::read_to_string(path).expect("a file");
    let is_test = ["tests", "circles", "old_loaders"].contains(&&*name);
    text.split("#[cfg(test)]").next().filter(|_| !is_test).unwrap_or_default().to_owned()
}

/// The names in a list of imports: `a::b` is `a`, and `{a::b, c}` is `a` and `c`.
fn names(list: &str) -> impl Iterator<Item = &str> {
    let inner = list.strip_prefix('{').map_or(list, |list| list.trim_end_matches('}'));
    let several = list.starts_with('{');
    let names = inner.split(',').filter_map(|one| one.trim().split("::").next());
    names.take(if several { usize::MAX } else { 1 })
}

fn statements<'a>(code: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
    code.split(start).skip(1).filter_map(|rest| rest.split(';').next())
}

fn imports() -> Imports {
    let root = fs::read_to_string(folder().join("mod.rs")).expect("the file");
    let modules: Vec<&str> = statements(&root, "pub mod ").collect();
    let mut homes: BTreeMap<&str, &str> = modules.iter().map(|name| (*name, *name)).collect();
    for statement in statements(&root, "pub use ") {
        let (module, list) = statement.split_once("::").expect("a path");
        homes.extend(names(list).map(|name| (name, module)));
    }
    let imports_of = |module: &&str| {
        let [file, sub] =
            [format!("{module}.rs"), (*module).to_owned()].map(|it| folder().join(it));
        let code: String = [file, sub].iter().filter(|it| it.exists()).map(|it| code(it)).collect();
        let lists = ["use crate::layer::", "use super::"].map(|start| statements(&code, start));
        let all = lists.into_iter().flatten().flat_map(names);
        let others = all.filter_map(|name| homes.get(name)).filter(|home| *home != module);
        ((*module).to_owned(), others.map(|home| (*home).to_owned()).collect())
    };
    modules.iter().map(imports_of).collect()
}

#[test]
fn modules_import_each_other_in_no_circle() {
    let mut left = imports();
    let expected = ["lists", "objects", "own", "registered"].map(str::to_owned);
    assert!(left["introspection"].is_superset(&BTreeSet::from(expected)), "{left:?}");
    loop {
        let none_left =
            |imports: &BTreeSet<String>| !imports.iter().any(|one| left.contains_key(one));
        let Some(next) = left.iter().find(|(_, imports)| none_left(imports)) else { break };
        let next = next.0.clone();
        left.remove(&next);
    }
    assert!(left.is_empty(), "{left:?}");
}
