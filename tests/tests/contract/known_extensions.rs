//! Compares the instance extensions of callpath.md 11 with the registry that the loader is
//! generated from.

use dispatch_tables::{Extension, ExtensionKind};

/// callpath.md 11. A newer registry may have more extensions, and newer revisions of these.
#[test]
fn known_instance_extensions_are_those_of_the_registry_11() {
    let text = super::read(&super::path("docs/behaviour/callpath.md"));
    let rows = super::document::rows(&text).into_iter().filter(|row| row.section == "11");
    let rows: Vec<_> = rows.map(|row| row.text).collect();
    assert_eq!(rows.len(), 43);
    for row in rows {
        let cells: Vec<_> = row.split('|').map(str::trim).collect();
        let extension = Extension::all()
            .find(|extension| extension.name().to_str() == Ok(cells[0]))
            .unwrap_or_else(|| panic!("`{row}` is no extension"));
        assert_eq!(extension.kind(), ExtensionKind::Instance, "{row}");
        let revision: u32 = cells[1].parse().expect("a revision");
        assert!(extension.spec_version() >= revision, "{row}");
        assert_eq!(extension.number().to_string(), cells[2], "{row}");
        assert_eq!(extension.platform().unwrap_or("-"), cells[3], "{row}");
    }
}
