//! Hides exported symbols of a copied library.
//!
//! The copy keeps its hash tables, but one letter of the symbol's name in the string table is
//! changed: a lookup finds the bucket, but no symbol of that name. One mock driver thus serves for
//! every interface version.

use std::fs;
use std::path::Path;

use object::{Object, ObjectSection};

/// Hides `symbols` in the shared object at `path`.
///
/// # Panics
///
/// When the file is no shared object or lacks one of the symbols.
pub(crate) fn hide(path: &Path, symbols: &[&str]) {
    let mut bytes = fs::read(path).expect("read the copied library");
    let (start, size) = dynamic_names(&bytes);
    for symbol in symbols {
        let name = [b"\0", symbol.as_bytes(), b"\0"].concat();
        let names = &mut bytes[start..start + size];
        let found = names.windows(name.len()).position(|window| window == name);
        let place =
            found.unwrap_or_else(|| panic!("{} has no dynamic symbol {symbol}", path.display()));
        names[place + 1] = b'X';
    }
    fs::write(path, bytes).expect("write the copied library");
}

/// Offset and size of the dynamic string table in the file.
fn dynamic_names(bytes: &[u8]) -> (usize, usize) {
    let file = object::File::parse(bytes).expect("a shared object");
    let section = file.section_by_name(".dynstr").expect("a dynamic string table");
    let (offset, size) = section.file_range().expect("the string table's bytes in the file");
    (usize::try_from(offset).expect("offset"), usize::try_from(size).expect("size"))
}
