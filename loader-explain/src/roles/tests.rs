//! Compares the table with the loader's list of variables.

use std::collections::BTreeSet;

use super::*;

/// Each variable of the loader has one row.
#[test]
fn the_table_has_the_variables_of_the_loader() {
    let all: Vec<_> = variables(|_, _| true).collect();
    let known: BTreeSet<_> = all.iter().copied().collect();
    let loaders = loader_discovery::variables::all().map(|(name, _)| name);
    assert_eq!(known, loaders.collect());
    assert_eq!(all.len(), known.len());
}

#[test]
fn the_first_of_two_variables_counts() {
    let before = |name: &str| replacing(name).collect::<Vec<_>>();
    assert_eq!(before("VK_DRIVER_FILES"), Vec::<&str>::new());
    assert_eq!(before("VK_ICD_FILENAMES"), ["VK_DRIVER_FILES"]);
    assert_eq!(before("VK_ADD_DRIVER_FILES"), ["VK_DRIVER_FILES", "VK_ICD_FILENAMES"]);
    assert_eq!(before("VK_ADD_IMPLICIT_LAYER_PATH"), ["VK_IMPLICIT_LAYER_PATH"]);
    assert_eq!(before("VK_LOADER_DEVICE_SELECT"), ["VK_LOADER_DISABLE_SELECT"]);
    assert_eq!(before("VK_LOADER_DISABLE_SELECT"), Vec::<&str>::new());
    assert_eq!(before("VK_LOADER_DRIVERS_DISABLE"), Vec::<&str>::new());
}

#[test]
fn four_variables_give_drivers_to_the_loader() {
    let all: Vec<_> = variables(finds_drivers).collect();
    let lists = ["VK_DRIVER_FILES", "VK_ICD_FILENAMES", "VK_ADD_DRIVER_FILES"];
    assert_eq!(all, [&lists[..], &["VK_LOADER_ICD_PACKAGES"]].concat());
}
