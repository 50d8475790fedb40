//! The loader's emitters on a registry of a dozen commands, one of each kind, and what they refuse.

use insta::assert_snapshot;
use registry::{Diagnostic, Registry};

use super::emit_by;
use crate::emit::OutputFile;
use crate::registries::LOADER;
use crate::resolve::resolve;
use crate::rules::{
    Code, Missing, NotEnabled, Row, Rules, Targets, Terminator, Trampoline, command, row,
};

const COMMANDS: &[Row<Code>] = &[
    command(
        &["vkGetInstanceProcAddr"],
        Trampoline::Written("lookup::above"),
        Terminator::Written("lookup::below"),
    ),
    command(
        &["vkGetPhysicalDeviceFeatures"],
        Trampoline::Plain,
        Terminator::PassedOn(Missing::Nothing),
    ),
    command(
        &["vkGetPhysicalDeviceFeatures2"],
        Trampoline::Switched,
        Terminator::Promoted("physical_devices::emulation"),
    ),
    command(&["vkGetPhysicalDeviceFeatures2KHR"], Trampoline::Shared, Terminator::Shared),
    command(&["vkGetDeviceQueue"], Trampoline::Written("device::above"), Terminator::None),
    command(
        &["vkCreateXcbSurfaceKHR"],
        Trampoline::Plain,
        Terminator::Surface(NotEnabled::ExtensionNotPresent),
    ),
    command(
        &["vkGetPhysicalDeviceXcbPresentationSupportKHR"],
        Trampoline::Plain,
        Terminator::PresentationSupport,
    ),
    command(
        &["vkCreateSwapchainKHR"],
        Trampoline::Plain,
        Terminator::Written("surfaces::swapchain_below"),
    ),
    command(&["vkQueueEndDebugUtilsLabelEXT"], Trampoline::NullSlotChecked, Terminator::Label),
];

const RULES: Rules<'static> = Rules {
    owned: crate::rules::LOADER.owned,
    commands: COMMANDS,
    handles: &[
        row(&["vkCreateSwapchainKHR"], "VkSwapchainInfo::surface"),
        row(&["vkCreateXcbSurfaceKHR"], "pSurface"),
        row(&["vkGetDeviceQueue"], "pQueue"),
    ],
    gates: &[row(&["vkCreateSwapchainKHR"], "VK_KHR_surface")],
    exported: &["VK_KHR_swapchain", "VK_KHR_xcb_surface"],
    absent: &[],
    window_systems: &["VK_KHR_xcb_surface", "VK_GGP_stream_descriptor_surface"],
    platforms: &[
        row(&["xcb"], Targets::Unix),
        row(&["win32"], Targets::Os(&["windows"])),
        row(&["ggp"], Targets::None),
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
    let resolved = resolve(registry.clone()).expect("the miniature can be resolved");
    emit_by(&resolved.api, rules)
}

/// The file of this name, as it will be written but for its banner.
fn emitted(name: &str) -> String {
    let files = emit(&miniature("", "", ""), &RULES).expect("the rules fit the miniature");
    let file = files.into_iter().find(|file| file.path.ends_with(name));
    file.expect("the file is emitted").checked().expect("valid Rust").to_owned()
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
fn with_row(row: Row<Code>) -> Vec<Row<Code>> {
    COMMANDS.iter().copied().chain([row]).collect()
}

/// What is said about the miniature with one more row about commands.
fn complaints_about_row(row: Row<Code>) -> String {
    let rules = Rules { commands: &with_row(row), ..RULES };
    complaints(&miniature("", "", ""), &rules)
}

/// What is said about the miniature without the row about this command.
fn complaints_without_row(command: &str) -> String {
    let mut rows = COMMANDS.to_vec();
    rows.retain(|row| !row.names.contains(&command));
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
            "instance",
            "void",
            &["VkDevice device"],
            "the command is called on a device, but VK_EXT_new is an instance extension",
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

/// As an argument, behind one, and in a chain.
#[test]
fn a_new_command_that_leads_to_a_loader_owned_handle_needs_a_row() {
    for (result, params, why) in [
        (
            "void",
            &["VkDevice device", "const VkSwapchainInfo* pInfo"][..],
            "VkSwapchainInfo::surface in vkNewEXT, a VkSurfaceKHR",
        ),
        (
            "void",
            &["VkDevice device", "const VkDeviceCreateInfo* pInfo"],
            "VkDeviceGroupInfo::pPhysicalDevices in vkNewEXT, a VkPhysicalDevice",
        ),
        (
            "VkResult",
            &["VkQueue queue", "VkCommandBuffer* pCommandBuffer"],
            "pCommandBuffer in vkNewEXT, a new VkCommandBuffer, which is dispatchable",
        ),
        (
            "VkResult",
            &["VkPhysicalDevice physicalDevice", "VkSurfaceKHR surface"],
            "surface in vkNewEXT, a VkSurfaceKHR",
        ),
    ] {
        let said = complaints_about_command("device", result, params);
        assert_eq!(said, format!("G303: no row says how the loader treats {why}"));
    }
}

/// The row about one handle of a command hides no other handle, neither beside it nor in its structure.
#[test]
fn a_second_handle_of_a_command_with_a_row_needs_a_row_too() {
    let info = "<param>const <type>VkSwapchainInfo</type>* <name>pCreateInfo</name></param>";
    let other = "<param><type>VkSurfaceKHR</type> <name>other</name></param>";
    let member = r#"<member><type>VkSurfaceKHR</type> <name>surface</name></member>"#;
    let another = r#"<member><type>VkPhysicalDevice</type> <name>gpu</name></member>"#;
    for (before, after, why) in [
        (info, format!("{info}{other}"), "other in vkCreateSwapchainKHR, a VkSurfaceKHR"),
        (
            member,
            format!("{member}{another}"),
            "VkSwapchainInfo::gpu in vkCreateSwapchainKHR, a VkPhysicalDevice",
        ),
    ] {
        assert_eq!(
            complaints(&LOADER.with(&[(before, &after)]), &RULES),
            format!("G303: no row says how the loader treats {why}")
        );
    }
}

#[test]
fn a_command_on_an_object_of_any_type_needs_a_row() {
    let command = r#"<command><proto>void vkNewEXT</proto><param>VkDevice device</param><param>VkObjectType objectType</param><param objecttype="objectType">uint32_t objectHandle</param></command>"#;
    assert_eq!(
        complaints(&miniature(command, r#"<command name="vkNewEXT"/>"#, ""), &RULES),
        "G303: no row says how the loader treats objectHandle in vkNewEXT, \
         a handle of the type that objectType names"
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
    let said: String = found.iter().map(ToString::to_string).collect();
    assert_snapshot!(said, @r#"
    error[G303]: no row says how the loader treats VkNewEXT::other in vkCreateSwapchainKHR, a VkSurfaceKHR
      --> miniature.xml:33:73
      = help: replace the handle in the loader's code for the command, and list the place and the command in HANDLES of vkgen/src/rules.rs
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
        "G303: no row says how the loader treats messenger in vkNewEXT, a VkDebugUtilsMessengerEXT"
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
    commands.retain(|row| !row.names[0].contains("Xcb"));
    let rules = Rules { platforms: &RULES.platforms[1..], commands: &commands, ..RULES };
    assert_eq!(
        complaints(&miniature("", "", ""), &rules),
        "G303: no row says which targets have the platform `xcb`"
    );
}

#[test]
fn a_device_terminator_needs_an_extension_that_enables_it() {
    let terminator = Terminator::Written("surfaces::below");
    assert_eq!(
        complaints_about_row(command(&["vkCmdDraw"], Trampoline::Plain, terminator)),
        "G304: vkCmdDraw cannot be `Written(\"surfaces::below\")`"
    );
}

#[test]
fn a_row_that_the_signature_does_not_allow_is_refused() {
    assert_eq!(
        complaints_about_row(command(
            &["vkGetPhysicalDeviceDescriptorSizeEXT"],
            Trampoline::Plain,
            Terminator::PassedOn(Missing::Nothing)
        )),
        "G304: vkGetPhysicalDeviceDescriptorSizeEXT cannot be `PassedOn(Nothing)`"
    );
    assert_eq!(
        complaints_about_row(command(&["vkCmdDraw"], Trampoline::Switched, Terminator::None)),
        "G304: vkCmdDraw cannot be `Switched`"
    );
    for trampoline in [Trampoline::Locked("ERROR_EXTENSION_NOT_PRESENT"), Trampoline::Named] {
        assert_eq!(
            complaints_about_row(command(&["vkCmdDraw"], trampoline, Terminator::None)),
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
            complaints_about_row(command(&["vkGetDrmDisplayEXT"], Trampoline::Plain, terminator)),
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
    let said: String = found.iter().map(ToString::to_string).collect();
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../../../../../snapshots/diagnostics");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| assert_snapshot!(code, said));
}

#[test]
fn every_complaint_has_a_code_a_place_and_a_way_out() {
    let rows = [
        ("G303", COMMANDS[1..].to_vec()),
        (
            "G304",
            with_row(command(
                &["vkGetPhysicalDeviceDescriptorSizeEXT"],
                Trampoline::Plain,
                Terminator::PassedOn(Missing::Nothing),
            )),
        ),
    ];
    for (code, commands) in rows {
        let rules = Rules { commands: &commands, ..RULES };
        assert_finding(code, &miniature("", "", ""), &rules);
    }
}
