//! What `resolve` works out, and what it refuses or warns of.

use registry::model::{BaseType, CType, CommandKind, Registry, TypeKind, Version};
use vkgen::diag;
use vkgen::resolve::{Api, Command, Level, Table, resolve};

use crate::{assert_snapshot, miniature, miniature_api};

fn command<'a>(api: &'a Api, name: &str) -> &'a Command {
    api.command(name).unwrap_or_else(|| panic!("{name} is resolved"))
}

/// What is said about the miniature after `change`, as it is printed.
fn findings(change: impl FnOnce(&mut Registry)) -> String {
    let mut registry = miniature();
    change(&mut registry);
    let findings = match resolve(&registry) {
        Ok(resolved) => resolved.warnings,
        Err(findings) => findings,
    };
    findings.iter().map(diag::finding).collect()
}

fn definition<'a>(registry: &'a mut Registry, name: &str) -> &'a mut registry::model::Command {
    registry.commands.iter_mut().find(|command| command.name == name).expect("defined")
}

fn extension<'a>(registry: &'a mut Registry, name: &str) -> &'a mut registry::model::Extension {
    registry.extensions.iter_mut().find(|extension| extension.name == name).expect("defined")
}

#[test]
fn the_miniature_is_beyond_reproach() {
    assert_eq!(findings(|_| ()), "");
}

/// callpath.md 1.1: by the handle's parents, not by a list of types.
#[test]
fn levels_follow_the_parents_of_the_first_handle() {
    let api = miniature_api();
    for (name, level) in [
        ("vkCreateInstance", Level::Global),
        ("vkGetInstanceProcAddr", Level::Global),
        ("vkDestroyInstance", Level::Instance),
        ("vkCreateDevice", Level::PhysicalDevice),
        ("vkQueueWaitIdle", Level::Device),
        ("vkCmdDrawCount", Level::Device),
        ("vkCmdDrawCountKHR", Level::Device),
        ("vkGetExternalComputeQueueDataNV", Level::Device),
    ] {
        assert_eq!(command(&api, name).level, level, "{name}");
    }
}

#[test]
fn commands_that_nobody_requires_are_left_out() {
    assert!(miniature_api().command("vkCmdNobodyWants").is_none());
}

#[test]
fn internal_features_count_as_the_core_version() {
    let api = miniature_api();
    let first = Some(Version { major: 1, minor: 0 });
    assert_eq!(command(&api, "vkCreateInstance").core_version, first);
    assert_eq!(command(&api, "vkQueueWaitIdle").core_version, first);
    assert_eq!(command(&api, "vkCmdDrawCountKHR").core_version, None);
}

#[test]
fn entries_and_slots_are_numbered_by_table_in_the_registrys_order() {
    let api = miniature_api();
    for table in Table::ALL {
        let entries: Vec<usize> = api.entries(table).map(|command| command.entry_index).collect();
        assert!(entries.iter().copied().eq(0..entries.len()));
    }
    // The alias stands before its target; the target gives the group its place.
    let [khr, core, amd, next] =
        ["vkCmdDrawCountKHR", "vkCmdDrawCount", "vkCmdDrawCountAMD", "vkTrimCommandPool"]
            .map(|name| command(&api, name));
    assert_eq!(
        [khr.entry_index, core.entry_index, amd.entry_index, next.entry_index],
        [1, 2, 3, 4]
    );
    assert_eq!([khr.slot, core.slot, amd.slot, next.slot], [1, 1, 1, 2]);
}

#[test]
fn a_group_lists_its_target_first() {
    let api = miniature_api();
    let group = &api.groups[command(&api, "vkCmdDrawCountAMD").group];
    let members: Vec<&str> =
        group.members.iter().map(|&member| api.commands[member].name.as_str()).collect();
    assert_eq!(members, ["vkCmdDrawCount", "vkCmdDrawCountKHR", "vkCmdDrawCountAMD"]);
    assert_eq!(api.commands[group.canonical].name, "vkCmdDrawCount");
    let aliases = command(&api, "vkCmdDrawCountKHR");
    assert_eq!(aliases.alias_of, Some(group.canonical));
    assert_eq!(aliases.signature.params.len(), 2);
}

#[test]
fn the_first_extension_classifies_and_alternatives_are_joined() {
    let api = miniature_api();
    let queue = command(&api, "vkGetExternalComputeQueueDataNV");
    let names: Vec<&str> =
        queue.extensions.iter().map(|by| api.extensions[by.extension].name.as_str()).collect();
    assert_eq!(names, ["VK_NV_external_compute_queue", "VK_AMDX_try_this"]);
    assert!(queue.extensions[0].depends.is_some());
    assert!(queue.extensions[1].depends.is_none());
    assert!(!queue.provisional);
    assert_eq!(queue.platform, None);
    assert!(command(&api, "vkCmdTryThisAMDX").provisional);
    assert_eq!(command(&api, "vkCreateXcbSurfaceKHR").platform.as_deref(), Some("xcb"));
}

#[test]
fn an_unconditional_list_wins_over_a_conditional_one() {
    let mut registry = miniature();
    let extension = extension(&mut registry, "VK_NV_external_compute_queue");
    extension.requires[0].commands.push("vkGetExternalComputeQueueDataNV".to_owned());
    let api = resolve(&registry).expect("resolved").api;
    assert_eq!(command(&api, "vkGetExternalComputeQueueDataNV").extensions[0].depends, None);
}

/// An alias of a handle's name leads to the handle.
#[test]
fn a_first_parameter_may_be_an_alias_of_a_handle() {
    let mut registry = miniature();
    let mut alias = registry.types[0].clone();
    alias.name = "VkQueueEXT".to_owned();
    alias.kind = TypeKind::Alias { target: "VkQueue".to_owned() };
    registry.types.push(alias);
    first_parameter(&mut registry, "vkQueueWaitIdle", "VkQueueEXT");
    let api = resolve(&registry).expect("resolved").api;
    assert_eq!(command(&api, "vkQueueWaitIdle").level, Level::Device);
}

fn first_parameter(registry: &mut Registry, name: &str, ty: &str) {
    let CommandKind::Function(signature) = &mut definition(registry, name).kind else {
        panic!("no alias")
    };
    signature.params[0].ty = CType::Named(ty.to_owned());
}

fn parent(registry: &mut Registry, handle: &str, parent: Option<&str>) {
    let ty = registry.types.iter_mut().find(|ty| ty.name == handle).expect("defined");
    let TypeKind::Handle(handle) = &mut ty.kind else { panic!("a handle") };
    handle.parent = parent.map(str::to_owned);
}

#[test]
fn contradictions_about_aliases_are_refused() {
    let text = findings(|registry| {
        definition(registry, "vkCmdDrawCountAMD").kind =
            CommandKind::Alias { target: "vkCmdDrawCountKHR".to_owned() };
        definition(registry, "vkTrimCommandPool").kind =
            CommandKind::Alias { target: "vkNowhere".to_owned() };
        // Nobody requires the target any more.
        registry.features[4].requires[0].commands.clear();
    });
    assert_snapshot("findings-aliases", &text);
}

#[test]
fn commands_without_a_level_are_refused() {
    let text = findings(|registry| {
        first_parameter(registry, "vkQueueWaitIdle", "VkNowhere");
        first_parameter(registry, "vkTrimCommandPool", "VkCommandPool");
        parent(registry, "VkExternalComputeQueueNV", None);
    });
    assert_snapshot("findings-levels", &text);
}

#[test]
fn handles_that_are_their_own_ancestors_are_refused() {
    let text = findings(|registry| {
        parent(registry, "VkQueue", Some("VkExternalComputeQueueNV"));
        parent(registry, "VkExternalComputeQueueNV", Some("VkQueue"));
    });
    assert_snapshot("findings-circle", &text);
}

#[test]
fn contradictory_requirements_are_reported() {
    let text = findings(|registry| {
        let commands =
            |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<String>>();
        registry.features[4].requires[0].commands.extend(commands(&["vkTrimCommandPool"]));
        extension(registry, "VK_KHR_xcb_surface").requires[0]
            .commands
            .extend(commands(&["vkCreateDevice"]));
        extension(registry, "VK_AMD_draw_count").requires[0]
            .commands
            .extend(commands(&["vkQueueWaitIdle"]));
        extension(registry, "VK_KHR_draw_count").requires[0]
            .commands
            .extend(commands(&["vkNowhere"]));
    });
    assert_snapshot("findings-requirements", &text);
}

#[test]
fn platforms_that_do_not_fit_are_reported() {
    let text = findings(|registry| {
        extension(registry, "VK_AMD_draw_count").platform = Some("xcb".to_owned());
        extension(registry, "VK_AMDX_try_this").platform = Some("amiga".to_owned());
        extension(registry, "VK_KHR_draw_count").kind = None;
    });
    assert_snapshot("findings-platforms", &text);
}

#[test]
fn names_that_give_no_field_of_their_own_are_refused() {
    let text = findings(|registry| {
        let mut twin = definition(registry, "vkQueueWaitIdle").clone();
        twin.name = "vkQueueWaitidle".to_owned();
        let mut other = twin.clone();
        other.name = "vkQueue_waitIdle".to_owned();
        let mut foreign = twin.clone();
        foreign.name = "clWait".to_owned();
        let again = definition(registry, "vkCreateDevice").clone();
        for command in [twin, other, foreign] {
            registry.features[1].requires[0].commands.push(command.name.clone());
            registry.commands.push(command);
        }
        registry.commands.push(again);
        extension(registry, "VK_AMD_draw_count").name = "VK_KHR_Draw_Count".to_owned();
    });
    assert_snapshot("findings-names", &text);
}

#[test]
fn a_first_parameter_that_is_no_handle_makes_a_command_global() {
    let mut registry = miniature();
    let mut number = registry.types[0].clone();
    number.name = "VkNumber".to_owned();
    number.kind = TypeKind::Base(BaseType::Typedef(CType::Named("uint32_t".to_owned())));
    registry.types.push(number);
    first_parameter(&mut registry, "vkQueueWaitIdle", "VkNumber");
    let api = resolve(&registry).expect("resolved").api;
    assert_eq!(command(&api, "vkQueueWaitIdle").level, Level::Global);
}
