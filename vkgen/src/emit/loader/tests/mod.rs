//! The loader's emitters on a registry of a dozen commands, one of each kind, and what they refuse.

use insta::assert_snapshot;
use registry::{Diagnostic, Registry};

use super::emit_by;
use super::problem::UnknownNames;
use crate::diag;
use crate::emit::OutputFile;
use crate::format;
use crate::registries::LOADER;
use crate::resolve::resolve;
use crate::rules::{
    CommandRule, Missing, NotEnabled, Rules, Targets, Terminator, Trampoline, command,
    device_terminator, extension, gate, handle, platform,
};

const COMMANDS: &[CommandRule] = &[
    command(
        &["vkGetInstanceProcAddr"],
        Trampoline::Written("lookup::above"),
        Terminator::Written("lookup::below"),
        "3.1",
    ),
    command(
        &["vkGetPhysicalDeviceFeatures"],
        Trampoline::Plain,
        Terminator::PassedOn(Missing::Nothing),
        "1.7",
    ),
    command(
        &["vkGetPhysicalDeviceFeatures2"],
        Trampoline::Switched("VK_KHR_get_physical_device_properties2"),
        Terminator::Promoted("physical_devices::emulation"),
        "1.4",
    ),
    command(&["vkGetPhysicalDeviceFeatures2KHR"], Trampoline::Shared, Terminator::Shared, "1.4"),
    command(&["vkGetDeviceQueue"], Trampoline::Written("device::above"), Terminator::None, "1.5"),
    command(
        &["vkCreateXcbSurfaceKHR"],
        Trampoline::Plain,
        Terminator::Surface(NotEnabled::ExtensionNotPresent),
        "5.1",
    ),
    command(
        &["vkGetPhysicalDeviceXcbPresentationSupportKHR"],
        Trampoline::Plain,
        Terminator::PresentationSupport,
        "5.6",
    ),
    command(
        &["vkCreateSwapchainKHR"],
        Trampoline::Plain,
        Terminator::Written("surfaces::swapchain_below"),
        "5.8",
    ),
    command(
        &["vkQueueEndDebugUtilsLabelEXT"],
        Trampoline::NullSlotChecked,
        Terminator::Label,
        "6.4",
    ),
];

const RULES: Rules<'static> = Rules {
    commands: COMMANDS,
    handles: &[handle("VkSwapchainInfo", &["vkCreateSwapchainKHR"], "5.8")],
    gates: &[gate(&["vkCreateSwapchainKHR"], "VK_KHR_surface", "3.2")],
    device_terminators: &[
        device_terminator(&["vkCreateSwapchainKHR"], &["VK_KHR_swapchain"], "3.6"),
        device_terminator(&["vkQueueEndDebugUtilsLabelEXT"], &["VK_EXT_debug_utils"], "3.6"),
    ],
    exported: &[extension("VK_KHR_swapchain", "12"), extension("VK_KHR_xcb_surface", "12")],
    absent: &[],
    window_systems: &[
        extension("VK_KHR_xcb_surface", "H.3"),
        extension("VK_GGP_stream_descriptor_surface", "H.3"),
    ],
    platforms: &[
        platform("xcb", Targets::Unix, "11"),
        platform("win32", Targets::Os(&["windows"]), "11"),
        platform("ggp", Targets::None, "11"),
    ],
};

/// The miniature with more commands, core commands and extensions.
fn miniature(commands: &str, core: &str, extensions: &str) -> Registry {
    LOADER.with(&[
        ("<!--commands-->", commands),
        ("<!--core-->", core),
        ("<!--extensions-->", extensions),
    ])
}

fn emit(registry: &Registry, rules: &Rules<'_>) -> Result<Vec<OutputFile>, Vec<Diagnostic>> {
    let resolved = resolve(registry).expect("the miniature can be resolved");
    emit_by(registry, &resolved.api, rules, UnknownNames::Refused)
}

/// The file of this name, as it will be written but for its banner.
fn emitted(name: &str) -> String {
    let files = emit(&miniature("", "", ""), &RULES).expect("the rules fit the miniature");
    let file = files.into_iter().find(|file| file.path.ends_with(name));
    format::content(&file.expect("the file is emitted").content).expect("valid Rust")
}

/// What is said about the miniature with these rules, one line each.
fn complaints(registry: &Registry, rules: &Rules<'_>) -> String {
    let found = emit(registry, rules).expect_err("there is something to complain about");
    let lines = found.iter().map(|d| format!("{}: {}", d.code, d.message));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn shapes_of_the_emitted_files() {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../../../../../snapshots/loader");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| {
        for stem in ["commands", "device_chain", "device_terminators", "extensions", "surfaces"] {
            assert_snapshot!(stem, emitted(&format!("{stem}.rs")));
        }
        assert_snapshot!("loader-commands", emitted("loader-commands.txt"));
    });
}

/// The miniature's rules with one more row about commands.
fn with_row(row: CommandRule) -> Vec<CommandRule> {
    COMMANDS.iter().copied().chain([row]).collect()
}

/// What is said about the miniature with one more row about commands.
fn complaints_about_row(row: CommandRule) -> String {
    let rules = Rules { commands: &with_row(row), ..RULES };
    complaints(&miniature("", "", ""), &rules)
}

/// What is said about the miniature without the row about this command.
fn complaints_without_row(command: &str) -> String {
    let mut rows = COMMANDS.to_vec();
    rows.retain(|row| !row.commands.contains(&command));
    let rules = Rules { commands: &rows, ..RULES };
    complaints(&miniature("", "", ""), &rules)
}

/// The complaints about a new command of an extension of that kind: its result and parameters in C.
fn complaints_about_command(kind: &str, result: &str, params: &[&str]) -> String {
    let params: String = params.iter().map(|param| format!("<param>{param}</param>")).collect();
    let command = format!("<command><proto>{result} vkNewEXT</proto>{params}</command>");
    let extension = format!(
        r#"<extension name="VK_EXT_new" number="900" type="{kind}" supported="vulkan"><require>
           <enum value="1" name="VK_EXT_NEW_SPEC_VERSION"/><enum value="&quot;VK_EXT_new&quot;" name="VK_EXT_NEW_EXTENSION_NAME"/>
           <command name="vkNewEXT"/></require></extension>"#
    );
    complaints(&miniature(&command, "", &extension), &RULES)
}

#[test]
fn a_row_that_names_nothing_is_refused_with_its_place() {
    let row = command(&["vkGone"], Trampoline::Plain, Terminator::None, "0");
    let rules =
        Rules { commands: &with_row(row), exported: &[extension("VK_KHR_gone", "12")], ..RULES };
    let found = emit(&miniature("", "", ""), &rules).expect_err("two rows name nothing");
    let said: Vec<_> = found.iter().map(|d| (d.code, d.message.as_str())).collect();
    assert_eq!(
        said,
        [
            ("G301", "the registry has no command vkGone"),
            ("G301", "the registry has no extension VK_KHR_gone"),
        ]
    );
    assert!(found[0].position.file.ends_with("tests/mod.rs"));
    assert_eq!(found[0].position.line, row.place.line());
}

#[test]
fn a_platform_row_without_extensions_is_refused() {
    let platforms: Vec<_> =
        RULES.platforms.iter().copied().chain([platform("mir", Targets::Unix, "11")]).collect();
    let rules = Rules { platforms: &platforms, ..RULES };
    assert_eq!(
        complaints(&miniature("", "", ""), &rules),
        "G301: the registry has no extension of the platform mir"
    );
}

#[test]
fn a_row_that_changes_nothing_is_refused() {
    assert_eq!(
        complaints_about_row(command(&["vkCmdDraw"], Trampoline::Plain, Terminator::None, "0")),
        "G302: this row is not needed: vkCmdDraw is classed the same without the row"
    );
    assert_eq!(
        complaints_about_row(command(
            &["vkGetDrmDisplayEXT"],
            Trampoline::Plain,
            Terminator::PassedOn(Missing::ExtensionNotPresent),
            "0"
        )),
        "G302: this row is not needed: vkGetDrmDisplayEXT is classed the same without the row"
    );
}

#[test]
fn a_second_row_about_a_command_is_refused() {
    assert_eq!(
        complaints_about_row(COMMANDS[0]),
        "G302: this row is not needed: vkGetInstanceProcAddr has another row"
    );
}

#[test]
fn a_row_about_a_command_of_no_target_is_refused() {
    assert_eq!(
        complaints_about_row(command(
            &["vkCreateStreamDescriptorSurfaceGGP"],
            Trampoline::Plain,
            Terminator::Written("surfaces::below"),
            "5.1"
        )),
        "G302: this row is not needed: no target has vkCreateStreamDescriptorSurfaceGGP"
    );
}

#[test]
fn a_gate_that_the_first_extension_is_anyway_is_refused() {
    let rules = Rules {
        gates: &[
            RULES.gates[0],
            gate(&["vkGetDrmDisplayEXT"], "VK_EXT_acquire_drm_display", "3.3"),
        ],
        ..RULES
    };
    assert_eq!(
        complaints(&miniature("", "", ""), &rules),
        "G302: this row is not needed: VK_EXT_acquire_drm_display gates vkGetDrmDisplayEXT without the row"
    );
}

#[test]
fn extension_rows_that_change_nothing_are_refused() {
    let rules = Rules {
        absent: &[extension("VK_GGP_stream_descriptor_surface", "5.1")],
        exported: &[RULES.exported[0], RULES.exported[1], extension("VK_KHR_surface", "12")],
        ..RULES
    };
    assert_eq!(
        complaints(&miniature("", "", ""), &rules),
        "G302: this row is not needed: no target has VK_GGP_stream_descriptor_surface without the row\n\
         G302: this row is not needed: VK_KHR_surface is the first extension of no command"
    );
}

#[test]
fn commands_of_kinds_that_need_thought_are_refused_without_a_row() {
    assert_eq!(
        complaints_without_row("vkGetInstanceProcAddr"),
        "G303: the registry alone does not say how the loader implements vkGetInstanceProcAddr: the command is called without an object"
    );
    assert_eq!(
        complaints_without_row("vkGetPhysicalDeviceFeatures2"),
        "G303: the registry alone does not say how the loader implements vkGetPhysicalDeviceFeatures2: \
         a core version brings the command, which is called on a physical device"
    );
    assert_eq!(
        complaints_without_row("vkGetPhysicalDeviceFeatures2KHR"),
        "G303: the registry alone does not say how the loader implements vkGetPhysicalDeviceFeatures2KHR: \
         the command may share its code with the target of its alias"
    );
    assert_eq!(
        complaints_without_row("vkGetDeviceQueue"),
        "G303: the registry alone does not say how the loader implements vkGetDeviceQueue: pQueue returns the dispatchable VkQueue"
    );
    assert_eq!(
        complaints_without_row("vkQueueEndDebugUtilsLabelEXT"),
        "G303: the registry alone does not say how the loader implements vkQueueEndDebugUtilsLabelEXT: \
         the command is called on a device, but VK_EXT_debug_utils is an instance extension"
    );
}

#[test]
fn a_new_command_that_needs_thought_needs_a_row() {
    for (kind, result, params, why) in [
        ("instance", "void", &["VkInstance instance"][..], "the command is called on an instance"),
        ("instance", "VkResult", &["uint32_t number"], "the command is called without an object"),
        (
            "device",
            "VkResult",
            &["VkQueue queue", "VkCommandBuffer* pCommandBuffer"],
            "pCommandBuffer returns the dispatchable VkCommandBuffer",
        ),
        (
            "instance",
            "void",
            &["VkDevice device"],
            "the command is called on a device, but VK_EXT_new is an instance extension",
        ),
        (
            "device",
            "VkResult",
            &["VkPhysicalDevice physicalDevice", "VkSurfaceKHR surface"],
            "surface is a VkSurfaceKHR",
        ),
        (
            "instance",
            "uint32_t",
            &["VkPhysicalDevice physicalDevice"],
            "the command returns a value that cannot report an error",
        ),
    ] {
        let said = complaints_about_command(kind, result, params);
        let start = "G303: the registry alone does not say how the loader implements vkNewEXT: ";
        assert_eq!(said, format!("{start}{why}"));
    }
}

/// As an argument and in a chain.
#[test]
fn a_device_command_that_leads_to_a_loader_owned_handle_needs_a_row() {
    for (structure, why) in [
        (
            "VkSwapchainInfo",
            "VkSwapchainInfo in vkNewEXT: surface of VkSwapchainInfo is a VkSurfaceKHR",
        ),
        (
            "VkDeviceCreateInfo",
            "VkDeviceGroupInfo in vkNewEXT: pPhysicalDevices of VkDeviceGroupInfo is a VkPhysicalDevice",
        ),
    ] {
        let params = ["VkDevice device", &format!("const {structure}* pInfo")];
        let said = complaints_about_command("device", "void", &params);
        assert_eq!(said, format!("G303: no row says how the loader treats {why}"));
    }
}

#[test]
fn a_command_on_an_object_of_any_type_needs_a_row() {
    let command = r#"<command><proto>void vkNewEXT</proto><param>VkDevice device</param><param>VkObjectType objectType</param><param objecttype="objectType">uint32_t objectHandle</param></command>"#;
    assert_eq!(
        complaints(&miniature(command, r#"<command name="vkNewEXT"/>"#, ""), &RULES),
        "G303: the registry alone does not say how the loader implements vkNewEXT: \
         objectHandle is a handle of the type that objectType names"
    );
}

#[test]
fn a_new_core_command_of_a_physical_device_needs_a_row() {
    let command = "<command><proto><type>void</type> <name>vkNew</name></proto>\
                   <param><type>VkPhysicalDevice</type> <name>physicalDevice</name></param></command>";
    let core = r#"<command name="vkNew"/>"#;
    assert_eq!(
        complaints(&miniature(command, core, ""), &RULES),
        "G303: the registry alone does not say how the loader implements vkNew: \
         a core version brings the command, which is called on a physical device"
    );
}

/// The row about the swapchain's structure says nothing about a structure in its chain.
#[test]
fn a_new_structure_in_the_chain_of_a_listed_one_needs_a_row() {
    let structure = r#"<type category="struct" name="VkNewEXT" structextends="VkSwapchainInfo"><member><type>VkSurfaceKHR</type> <name>other</name></member></type></types>"#;
    let registry =
        LOADER.with(&[("</types>", structure), ("<!--core-->", "<type name=\"VkNewEXT\"/>")]);
    let found = emit(&registry, &RULES).expect_err("a surface of which no row knows");
    let said: String = found.iter().map(diag::finding).collect();
    assert_snapshot!(said, @r#"
    error[G303]: no row says how the loader treats VkNewEXT in vkCreateSwapchainKHR: other of VkNewEXT is a VkSurfaceKHR
      --> miniature.xml:33:73
      = help: replace the handle in the loader's code for the command, and list structure and command in HANDLES of vkgen/src/rules.rs
    "#);
}

#[test]
fn a_device_command_on_a_messenger_needs_a_row() {
    let handle = r#"<type category="handle" parent="VkInstance" objtypeenum="VK_OBJECT_TYPE_MESSENGER"><type>VK_DEFINE_NON_DISPATCHABLE_HANDLE</type>(<name>VkDebugUtilsMessengerEXT</name>)</type></types>"#;
    let number = r#"<enums name="VkObjectType" type="enum"><enum value="9" name="VK_OBJECT_TYPE_MESSENGER"/>"#;
    let command = "<command><proto><type>void</type> <name>vkNewEXT</name></proto>\
         <param><type>VkDevice</type> <name>device</name></param>\
         <param><type>VkDebugUtilsMessengerEXT</type> <name>messenger</name></param></command>";
    let registry = LOADER.with(&[
        ("</types>", handle),
        ("<enums name=\"VkObjectType\" type=\"enum\">", number),
        ("<!--commands-->", command),
        ("<!--core-->", "<command name=\"vkNewEXT\"/>"),
    ]);
    assert_eq!(
        complaints(&registry, &RULES),
        "G303: the registry alone does not say how the loader implements vkNewEXT: messenger is a VkDebugUtilsMessengerEXT"
    );
}

#[test]
fn a_row_about_a_structure_that_the_command_does_not_lead_to_is_refused() {
    let rules = Rules {
        handles: &[RULES.handles[0], handle("VkDeviceGroupInfo", &["vkCmdDraw"], "0")],
        ..RULES
    };
    assert_eq!(
        complaints(&miniature("", "", ""), &rules),
        "G302: this row is not needed: vkCmdDraw does not lead to a handle in VkDeviceGroupInfo"
    );
}

#[test]
fn plain_new_commands_need_no_row() {
    let command = "<command><proto><type>void</type> <name>vkCmdNewEXT</name></proto>\
                   <param><type>VkCommandBuffer</type> <name>commandBuffer</name></param></command>";
    let registry = miniature(command, r#"<command name="vkCmdNewEXT"/>"#, "");
    assert!(emit(&registry, &RULES).is_ok());
}

#[test]
fn a_platform_without_a_row_is_refused() {
    let mut commands = COMMANDS.to_vec();
    commands.retain(|row| !row.commands[0].contains("Xcb"));
    let rules = Rules { platforms: &RULES.platforms[1..], commands: &commands, ..RULES };
    assert_eq!(
        complaints(&miniature("", "", ""), &rules),
        "G303: no row says which targets have the platform `xcb`"
    );
}

#[test]
fn a_device_terminator_needs_to_know_what_enables_it() {
    let rules = Rules { device_terminators: &RULES.device_terminators[1..], ..RULES };
    assert_eq!(
        complaints(&miniature("", "", ""), &rules),
        "G303: the registry alone does not say how the loader implements vkCreateSwapchainKHR: \
         the command has a terminator, but no row says which extensions enable it"
    );
}

#[test]
fn a_row_that_the_signature_does_not_allow_is_refused() {
    assert_eq!(
        complaints_about_row(command(
            &["vkGetPhysicalDeviceDescriptorSizeEXT"],
            Trampoline::Plain,
            Terminator::PassedOn(Missing::Nothing),
            "0"
        )),
        "G304: vkGetPhysicalDeviceDescriptorSizeEXT cannot be `PassedOn(Nothing)`"
    );
    assert_eq!(
        complaints_about_row(command(
            &["vkCmdDraw"],
            Trampoline::Switched("VK_KHR_surface"),
            Terminator::None,
            "0"
        )),
        "G304: vkCmdDraw cannot be `Switched(\"VK_KHR_surface\")`"
    );
    for trampoline in [Trampoline::Locked(Missing::Nothing), Trampoline::Named] {
        assert_eq!(
            complaints_about_row(command(&["vkCmdDraw"], trampoline, Terminator::None, "0")),
            format!("G304: vkCmdDraw cannot be `{trampoline:?}`")
        );
    }
    for (terminator, complaint) in [
        (
            Terminator::Promoted("physical_devices::emulation"),
            "Promoted(\"physical_devices::emulation\")",
        ),
        (Terminator::Surface(NotEnabled::Success), "Surface(Success)"),
        (Terminator::PresentationSupport, "PresentationSupport"),
        (Terminator::Named, "Named"),
        (Terminator::Messenger("REPORT"), "Messenger(\"REPORT\")"),
        (Terminator::Checked(NotEnabled::Success, Missing::Nothing), "Checked(Success, Nothing)"),
    ] {
        assert_eq!(
            complaints_about_row(command(
                &["vkGetDrmDisplayEXT"],
                Trampoline::Plain,
                terminator,
                "0"
            )),
            format!("G304: vkGetDrmDisplayEXT cannot be `{complaint}`")
        );
    }
}

/// Compares what is said about the miniature with these rules with
/// `snapshots/diagnostics/<code>.snap`.
fn assert_finding(code: &str, registry: &Registry, rules: &Rules<'_>) {
    let mut found = emit(registry, rules).expect_err("there is something to complain about");
    for finding in &mut found {
        // A row's place is in this file, whose lines are of no interest.
        if finding.position.file.ends_with(".rs") {
            (finding.position.line, finding.position.column) = (1, 1);
        }
    }
    let said: String = found.iter().map(diag::finding).collect();
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../../../../../snapshots/diagnostics");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| assert_snapshot!(code, said));
}

#[test]
fn every_complaint_has_a_code_a_place_and_a_way_out() {
    let plain = |name| command(name, Trampoline::Plain, Terminator::None, "0");
    let rows = [
        ("G301", with_row(plain(&["vkGone"]))),
        ("G302", with_row(plain(&["vkCmdDraw"]))),
        ("G303", COMMANDS[1..].to_vec()),
        (
            "G304",
            with_row(command(
                &["vkGetPhysicalDeviceDescriptorSizeEXT"],
                Trampoline::Plain,
                Terminator::PassedOn(Missing::Nothing),
                "0",
            )),
        ),
    ];
    for (code, commands) in rows {
        let rules = Rules { commands: &commands, ..RULES };
        assert_finding(code, &miniature("", "", ""), &rules);
    }
}
