//! The numbers that were counted in Vulkan 1.4.360 by Mesa's generators (mesa.md appendix A), with
//! our two differences: vkGetExternalComputeQueueDataNV is a device command here, as its handle's
//! parent says, and what the registry disables (VK_ANDROID_native_buffer: one device extension,
//! four device commands) is left out.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use registry::acquire::{package, workspace};
use registry::model::ExtensionKind;
use vkgen::input::{Input, read};
use vkgen::resolve::{Command, Level, Table};

static INPUT: LazyLock<Input> = LazyLock::new(|| {
    let acquired = package(&workspace(), "1.4.360").unwrap_or_else(|error| panic!("{error}"));
    read(acquired).expect("1.4.360 holds together")
});

/// What the difference in level moves from the instance's to the device's commands.
const MOVED: usize = 1;
/// The commands of VK_ANDROID_native_buffer: all on a platform, none an alias.
const ANDROID: usize = 4;

/// Per table, the commands for which `wanted` holds.
fn names(wanted: impl Fn(&Command) -> bool) -> [usize; 3] {
    Table::ALL.map(|table| INPUT.api.entries(table).filter(|command| wanted(command)).count())
}

/// Per table, the alias groups of which a member is wanted.
fn slots(wanted: impl Fn(&Command) -> bool) -> [usize; 3] {
    Table::ALL.map(|table| {
        let commands = INPUT.api.entries(table).filter(|command| wanted(command));
        commands.map(|command| command.slot).collect::<BTreeSet<_>>().len()
    })
}

#[test]
#[ignore = "downloads vulkan-object 1.4.360"]
fn names_and_slots_are_as_many_as_mesas() {
    let stable = |command: &Command| !command.provisional;
    assert_eq!(names(stable), [34 - MOVED, 90, 709 + MOVED - ANDROID]);
    assert_eq!(names(|_| true), [34 - MOVED, 90, 722 + MOVED - ANDROID]);
    assert_eq!(slots(stable), [33 - MOVED, 78, 617 + MOVED - ANDROID]);
    assert_eq!(slots(|_| true), [33 - MOVED, 78, 630 + MOVED - ANDROID]);
    assert_eq!(INPUT.api.commands.len(), 846 - ANDROID);
    let moved = INPUT.api.command("vkGetExternalComputeQueueDataNV");
    assert_eq!(moved.map(|command| command.level), Some(Level::Device));
}

#[test]
#[ignore = "downloads vulkan-object 1.4.360"]
fn trampolines_are_as_many_as_mesas() {
    let [_, physical_device, device] = slots(|command| !command.provisional);
    assert_eq!(physical_device + device, 695 + MOVED - ANDROID);
}

#[test]
#[ignore = "downloads vulkan-object 1.4.360"]
fn alias_groups_are_as_many_as_mesas() {
    let mut sizes = BTreeMap::new();
    for group in &INPUT.api.groups {
        *sizes.entry(group.members.len()).or_insert(0) += 1;
    }
    assert_eq!((sizes.get(&2), sizes.get(&3), sizes.get(&4)), (Some(&95), Some(&5), None));
}

#[test]
#[ignore = "downloads vulkan-object 1.4.360"]
fn commands_of_platforms_are_as_many_as_mesas() {
    let guarded = |command: &Command| command.platform.is_some() && !command.provisional;
    assert_eq!(names(guarded), [15, 12, 31 - ANDROID]);
}

#[test]
#[ignore = "downloads vulkan-object 1.4.360"]
fn extensions_are_as_many_as_mesas() {
    let of = |kind| INPUT.api.registry.extensions.iter().filter(|one| one.kind == kind).count();
    assert_eq!(of(ExtensionKind::Instance), 43);
    assert_eq!(of(ExtensionKind::Device), 431 - 1);
}

#[test]
#[ignore = "downloads vulkan-object 1.4.360"]
fn commands_of_core_versions_are_as_many_as_mesas() {
    assert_eq!(names(|command| command.core_version.is_some()), [8, 21, 205]);
}

/// Counted there by version and extensions, without the conditions of require blocks;
/// VK_ANDROID_native_buffer's commands are one of the sets.
#[test]
#[ignore = "downloads vulkan-object 1.4.360"]
fn requirements_are_as_many_as_mesas() {
    let commands = INPUT.api.commands.iter();
    let sets: BTreeSet<_> = commands
        .filter(|command| !command.provisional)
        .map(|command| {
            let extensions = command.extensions.iter();
            let extensions: Vec<usize> = extensions.map(|one| one.extension).collect();
            (command.core_version, extensions)
        })
        .collect();
    assert_eq!(sets.len(), 193 - 1);
}
