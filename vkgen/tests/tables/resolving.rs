//! What `resolve` works out, and what it refuses or warns of.

use registry::model::Version;
use vkgen::resolve::{Api, Command, Level, Table, resolve};

use crate::{assert_snapshot, miniature_api, miniature_with};

fn command<'a>(api: &'a Api, name: &str) -> &'a Command {
    api.command(name).unwrap_or_else(|| panic!("{name} is resolved"))
}

/// What is said about the miniature with these changes, as it is printed.
fn findings(changes: &[(&str, &str)]) -> String {
    let findings = match resolve(miniature_with(changes)) {
        Ok(resolved) => resolved.warnings,
        Err(findings) => findings,
    };
    findings.iter().map(ToString::to_string).collect()
}

/// The commands of the miniature with these changes.
fn api(changes: &[(&str, &str)]) -> Api {
    resolve(miniature_with(changes)).expect("resolved").api
}

#[test]
fn the_miniature_is_beyond_reproach() {
    assert_eq!(findings(&[]), "");
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
fn an_alias_has_the_codes_of_its_target() {
    let target = "<command><proto><type>void</type> <name>vkCmdDrawCount</name>";
    let codes = r#"<command successcodes="VK_SUCCESS,VK_INCOMPLETE">"#;
    let api = api(&[(target, &target.replace("<command>", codes))]);
    for (name, several) in
        [("vkCmdDrawCount", true), ("vkCmdDrawCountKHR", true), ("vkQueueWaitIdle", false)]
    {
        assert_eq!(command(&api, name).succeeds_variously, several, "{name}");
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
fn entries_and_slots_are_numbered_by_table_and_aliases_follow_their_target() {
    let api = miniature_api();
    for table in Table::ALL {
        let entries: Vec<usize> = api.entries(table).map(|command| command.entry_index).collect();
        assert!(entries.iter().copied().eq(0..entries.len()));
    }
    // An alias stands before its target in the registry; the target gives the group its place.
    let [khr, core, amd, next] =
        ["vkCmdDrawCountKHR", "vkCmdDrawCount", "vkCmdDrawCountAMD", "vkTrimCommandPool"]
            .map(|name| command(&api, name));
    assert_eq!(
        [khr.entry_index, core.entry_index, amd.entry_index, next.entry_index],
        [2, 1, 3, 4]
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
    let names: Vec<&str> = queue
        .extensions
        .iter()
        .map(|by| api.registry.extensions[by.extension].name.as_str())
        .collect();
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
    let listed = r#"<type name="VkExternalComputeQueueNV"/><command name="vkGetExternalComputeQueueDataNV"/>"#;
    let api = api(&[(r#"<type name="VkExternalComputeQueueNV"/>"#, listed)]);
    assert_eq!(command(&api, "vkGetExternalComputeQueueDataNV").extensions[0].depends, None);
}

const WAIT: &str = "<name>vkQueueWaitIdle</name></proto><param><type>VkQueue</type>";

/// An alias of a handle's name leads to the handle.
#[test]
fn a_first_parameter_may_be_an_alias_of_a_handle() {
    let api = api(&[
        ("<types>", r#"<types><type category="handle" name="VkQueueEXT" alias="VkQueue"/>"#),
        (WAIT, &WAIT.replace("VkQueue<", "VkQueueEXT<")),
    ]);
    assert_eq!(command(&api, "vkQueueWaitIdle").level, Level::Device);
}

#[test]
fn an_alias_of_an_alias_is_one_of_the_last_target() {
    let api = api(&[(
        r#"name="vkCmdDrawCountAMD" alias="vkCmdDrawCount""#,
        r#"name="vkCmdDrawCountAMD" alias="vkCmdDrawCountKHR""#,
    )]);
    let target = command(&api, "vkCmdDrawCountAMD").alias_of.expect("an alias");
    assert_eq!(api.commands[target].name, "vkCmdDrawCount");
    assert_eq!(api.groups[command(&api, "vkCmdDrawCount").group].members.len(), 3);
}

#[test]
fn contradictions_about_aliases_are_refused() {
    let text = findings(&[
        (
            r#"name="vkCmdDrawCountAMD" alias="vkCmdDrawCount""#,
            r#"name="vkCmdDrawCountAMD" alias="vkCmdDrawCountKHR""#,
        ),
        // Nobody requires the target any more.
        (r#"<command name="vkCmdDrawCount"/>"#, ""),
    ]);
    assert_snapshot("findings-aliases", &text);
}

#[test]
fn commands_without_a_level_are_refused() {
    let trim = "<name>vkTrimCommandPool</name></proto><param><type>VkDevice</type>";
    let text = findings(&[
        (trim, &trim.replace("VkDevice", "VkCommandPool")),
        (
            r#"parent="VkDevice" objtypeenum="VK_OBJECT_TYPE_EXTERNAL"#,
            r#"objtypeenum="VK_OBJECT_TYPE_EXTERNAL"#,
        ),
    ]);
    assert_snapshot("findings-levels", &text);
}

#[test]
fn contradictory_requirements_are_reported() {
    let again = |name: &str, by: &str| format!(r#"<command name="{name}"/><command name="{by}"/>"#);
    let listed = |name: &str| format!(r#"<command name="{name}"/>"#);
    let text = findings(&[
        (&listed("vkCmdDrawCount"), &again("vkCmdDrawCount", "vkTrimCommandPool")),
        (&listed("vkCreateXcbSurfaceKHR"), &again("vkCreateXcbSurfaceKHR", "vkCreateDevice")),
        (&listed("vkCmdDrawCountAMD"), &again("vkCmdDrawCountAMD", "vkQueueWaitIdle")),
    ]);
    assert_snapshot("findings-requirements", &text);
}

#[test]
fn platforms_that_do_not_fit_are_reported() {
    let amd = r#"name="VK_AMD_draw_count" number="2""#;
    let text = findings(&[(amd, &format!(r#"{amd} platform="xcb""#))]);
    assert_snapshot("findings-platforms", &text);
}

#[test]
fn names_that_give_no_field_of_their_own_are_refused() {
    let names = ["vkQueueWaitidle", "vkQueue_waitIdle", "clWait"];
    let define = |name: &str| {
        format!("<command><proto><type>void</type> <name>{name}</name></proto></command>")
    };
    let list = |name: &str| format!(r#"<command name="{name}"/>"#);
    let twin = r#"<extension name="VK_KHR_Draw_Count" number="7" type="device" supported="vulkan"><require><enum value="1" name="VK_TWIN_SPEC_VERSION"/></require></extension>"#;
    let text = findings(&[
        ("</commands>", &format!("{}\n</commands>", names.map(define).concat())),
        (
            r#"<command name="vkQueueWaitIdle"/>"#,
            &(names.map(list).concat() + &list("vkQueueWaitIdle")),
        ),
        ("</extensions>", &format!("{twin}\n</extensions>")),
    ]);
    assert_snapshot("findings-names", &text);
}

#[test]
fn a_first_parameter_that_is_no_handle_makes_a_command_global() {
    let api = api(&[
        (
            "<types>",
            r#"<types><type category="basetype">typedef <type>uint32_t</type> <name>VkNumber</name>;</type>"#,
        ),
        (WAIT, &WAIT.replace("VkQueue<", "VkNumber<")),
    ]);
    assert_eq!(command(&api, "vkQueueWaitIdle").level, Level::Global);
}
