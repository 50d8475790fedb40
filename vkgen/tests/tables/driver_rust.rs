//! The crate for a driver in Rust: its shape. `tests/tests/rust_driver.rs` builds and loads it.

use std::path::Path;

use vkgen::driver::{Options, rust};

use crate::assert_snapshot;

#[test]
fn tables_of_all_prefixes_are_layered() {
    let options = Options {
        name: "drv".to_owned(),
        prefixes: vec!["drv".to_owned(), "wsi".to_owned()],
        device_prefixes: vec!["gen9".to_owned()],
    };
    let files = rust::emit(&options, (Path::new("../author-kit"), Path::new("../dispatch-tables")));
    let text: String =
        files.iter().map(|file| format!("----- {}\n{}", file.path.display(), file.text)).collect();
    assert_snapshot("rust-driver", &text);
}
