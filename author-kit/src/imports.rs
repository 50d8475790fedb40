//! Which modules of a folder import which, for the tests that hold their order.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The modules that each module imports.
pub(crate) type Imports = BTreeMap<String, BTreeSet<String>>;

/// The public modules of a file `mod.rs` or `lib.rs` and what they import: what stands after one of these
/// beginnings of a path.
pub(crate) fn imports(root: &str, beginnings: &[&str]) -> Imports {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(root);
    let text = fs::read_to_string(&root).expect("the file");
    let modules: Vec<&str> = after(&text, "pub mod ").map(first_name).collect();
    let mut homes: BTreeMap<&str, &str> = modules.iter().map(|name| (*name, *name)).collect();
    for (module, list) in after(&text, "pub use ").filter_map(|path| path.split_once("::")) {
        homes.extend(names(list).map(|name| (name, module)));
    }
    let imports_of = |module: &&str| {
        let code = code_of(&root, module);
        let all = beginnings.iter().flat_map(|start| after(&code, start)).flat_map(names);
        let others = all.filter_map(|name| homes.get(name)).filter(|home| *home != module);
        ((*module).to_owned(), others.map(|home| (*home).to_owned()).collect())
    };
    modules.iter().map(imports_of).collect()
}

/// The code of a module and of its own modules.
fn code_of(root: &Path, module: &str) -> String {
    let file = root.with_file_name(format!("{module}.rs"));
    let folder = root.with_file_name(module);
    [file, folder].iter().filter(|path| path.exists()).map(code).collect()
}

/// The code of a file or folder, without tests and comments.
fn code(path: &PathBuf) -> String {
    if path.is_dir() {
        let files = fs::read_dir(path).expect("a folder");
        return files.map(|file| code(&file.expect("a file").path())).collect();
    }
    let name = path.file_stem().expect("a name").to_string_lossy();
    if name.ends_with("tests") || ["circles", "old_loaders"].contains(&&*name) {
        return String::new();
    }
    let text = fs::read_to_string(path).expect("a file");
    let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// What stands after each `start`, to the end of the statement.
fn after<'a>(code: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
    code.split(start).skip(1).filter_map(|rest| rest.split(';').next())
}

/// The names with which paths begin: of `a::b` that is `a`, and of `{a::b, c}` `a` and `c`.
fn names(list: &str) -> impl Iterator<Item = &str> {
    let inner = list.strip_prefix('{').map_or(list, |list| list.trim_end_matches('}'));
    let several = list.starts_with('{');
    inner.split(',').map(first_name).take(if several { usize::MAX } else { 1 })
}

fn first_name(path: &str) -> &str {
    let is_end = |c: char| !(c.is_alphanumeric() || c == '_');
    path.trim().split(is_end).next().unwrap_or_default()
}
