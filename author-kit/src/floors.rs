//! The kit stands on floors: a module imports those of lower floors and no others.

use crate::imports::imports;

const FLOORS: &[&[&str]] = &[
    &["generated", "manifest"],
    &["structure"],
    &["capability"],
    &["layer", "objects"],
    &["common", "dynamic", "recording"],
    &["graphics"],
    &["driver", "window"],
];

fn floor(module: &str) -> usize {
    let floor = FLOORS.iter().position(|floor| floor.contains(&module));
    floor.unwrap_or_else(|| panic!("{module} stands on no floor"))
}

#[test]
fn no_module_imports_one_of_its_own_or_a_higher_floor() {
    let imports = imports("lib.rs", &["crate::"]);
    let seen = |from: &str, to: &str| assert!(imports[from].contains(to), "{imports:?}");
    seen("objects", "capability");
    seen("common", "objects");
    seen("driver", "common");
    seen("window", "common");
    for (from, all) in &imports {
        let above: Vec<&String> = all.iter().filter(|to| floor(to) >= floor(from)).collect();
        assert!(above.is_empty(), "{from} imports {above:?}");
    }
}
