//! The type emitters on a registry that has one of everything, and what they refuse.

use insta::assert_snapshot;
use registry::Registry;
use registry::model::ConstantValue;

use super::{MODULES, emit};
use crate::registries::TYPES;
use crate::resolve::{Api, resolve};

/// The miniature with one more type, `name`, which the first version requires.
fn registry_with_type(name: &str, xml: &str) -> Registry {
    let required = format!(r#"<type name="{name}"/>"#);
    TYPES.with(&[("<!--types-->", xml), ("<!--required-->", &required)])
}

fn miniature() -> Registry {
    TYPES.with(&[])
}

fn resolved(registry: Registry) -> Api {
    resolve(registry).expect("the miniature can be resolved").api
}

/// The file of this name without its banner.
fn emitted(name: &str) -> String {
    let files = emit(&resolved(miniature())).expect("the miniature can be emitted");
    let file = files.into_iter().find(|file| file.path.ends_with(name));
    file.expect("the file is emitted").checked().expect("valid Rust").to_owned()
}

/// What the emitters say about a registry that they refuse, as it is printed.
fn refused(registry: &Registry) -> String {
    let found = emit(&resolved(registry.clone())).expect_err("the registry is refused");
    found.iter().map(ToString::to_string).collect()
}

/// Compares what was said with `snapshots/diagnostics/<code>.snap`.
fn assert_finding(code: &str, said: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../../../../../snapshots/diagnostics");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| assert_snapshot!(code, said));
}

#[test]
fn shapes_of_the_emitted_files() {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../../../../../snapshots/types");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| {
        for (stem, _) in MODULES {
            assert_snapshot!(*stem, emitted(&format!("{stem}.rs")));
        }
        assert_snapshot!("mod", emitted("mod.rs"));
    });
}

#[test]
fn output_does_not_depend_on_the_run() {
    assert_eq!(emitted("structs.rs"), emitted("structs.rs"));
}

#[test]
fn two_types_of_one_rust_name_are_refused() {
    let registry = registry_with_type(
        "Thing",
        r#"<type category="basetype">typedef <type>uint32_t</type> <name>Thing</name>;</type>"#,
    );
    assert_finding("G101", &refused(&registry));
}

#[test]
fn a_registry_without_tags_or_results_is_refused() {
    let registry = TYPES.with(&[
        ("<tags>", "<!--"),
        ("</tags>", "-->"),
        ("<enums name=\"VkResult\" type=\"enum\">", "<enums name=\"VkLost\" type=\"enum\">"),
        (r#"<enum offset="1" dir="-" extends="VkResult" name="VK_ERROR_SURFACE_LOST_KHR"/>"#, ""),
    ]);
    assert_finding("G022", &refused(&registry));
}

#[test]
fn two_values_of_one_rust_name_are_refused() {
    let value = r#"<enum value="9" name="VK_INSTANCE"/>"#;
    let registry = TYPES.with(&[("<!--objects-->", value)]);
    assert_finding("G103", &refused(&registry));
}

#[test]
fn a_handle_without_object_type_is_refused() {
    let registry = TYPES.with(&[(r#" objtypeenum="VK_OBJECT_TYPE_INSTANCE""#, "")]);
    assert_finding("G104", &refused(&registry));
}

#[test]
fn a_new_platform_type_is_refused() {
    let registry =
        registry_with_type("NewWindow", r#"<type name="NewWindow" requires="xcb/xcb.h"/>"#);
    assert_finding("G105", &refused(&registry));
}

#[test]
fn a_text_with_a_nul_is_refused() {
    let mut registry = miniature();
    registry.constants[1].value = ConstantValue::String("a\0b".to_owned());
    assert_finding("G107", &refused(&registry));
}

/// `Default` writes the structure's type in front.
#[test]
fn a_structure_type_that_is_not_in_front_is_refused() {
    let structure = |members: &str| {
        let xml = format!(r#"<type category="struct" name="VkLate">{members}</type>"#);
        refused(&registry_with_type("VkLate", &xml))
    };
    let with = |ty: &str| {
        format!(
            r#"<member values="VK_STRUCTURE_TYPE_LATE"><type>{ty}</type> <name>sType</name></member>"#
        )
    };
    let before = "<member><type>uint32_t</type> <name>before</name></member>";
    assert_finding("G108", &structure(&(before.to_owned() + &with("VkStructureType"))));
}

#[test]
fn members_and_parameters_of_one_rust_name_are_refused() {
    let member = |name: &str| format!("<member><type>uint32_t</type> <name>{name}</name></member>");
    let clash = member("oneThing") + &member("one_thing");
    let of = |category: &str| {
        let xml = format!(r#"<type category="{category}" name="VkTwice">{clash}</type>"#);
        refused(&registry_with_type("VkTwice", &xml))
    };
    let function = format!(
        r#"<type category="funcpointer"><proto><type>void</type> <name>PFN_vkTwice</name></proto>{}</type>"#,
        clash.replace("member>", "param>")
    );
    let function = refused(&registry_with_type("PFN_vkTwice", &function));
    assert_finding("G111", &[of("struct"), of("union"), function].concat());
}

/// A constant that only an alias makes a length is one, too: both have one type.
#[test]
fn the_target_of_a_length_is_a_length() {
    let constants = r#"<enum type="uint32_t" value="4" name="VK_ID_SIZE"/><enum name="VK_ID_SIZE_KHR" alias="VK_ID_SIZE"/><enum name="VK_ID_SIZE_EXT" alias="VK_ID_SIZE_KHR"/>"#;
    let member =
        "<member><type>uint8_t</type> <name>id</name>[<enum>VK_ID_SIZE_EXT</enum>]</member>";
    let registry = TYPES.with(&[
        (r#"type="constants">"#, &format!(r#"type="constants">{constants}"#)),
        ("<!--members-->", member),
    ]);
    let files = emit(&resolved(registry)).expect("it can be emitted");
    let constants = files.iter().find(|file| file.path.ends_with("constants.rs"));
    let text = constants.expect("a file").checked().expect("valid Rust");
    for constant in
        ["ID_SIZE: usize = 4", "ID_SIZE_KHR: usize = ID_SIZE", "ID_SIZE_EXT: usize = ID_SIZE"]
    {
        assert!(text.contains(constant), "{constant}: {text}");
    }
}

#[test]
fn the_least_number_can_be_written() {
    let group = r#"<enums name="VkObjectType" type="enum""#;
    let registry = TYPES.with(&[
        ("<!--objects-->", r#"<enum value="-9223372036854775808" name="VK_OBJECT_TYPE_LEAST"/>"#),
        (group, &format!(r#"{group} bitwidth="64""#)),
    ]);
    assert!(emit(&resolved(registry)).is_ok());
}

/// A structure of these bit-fields beside the miniature's types.
#[test]
fn a_type_that_is_too_large_is_refused() {
    let member = "<member><type>uint64_t</type> <name>a</name>[4294967295][4294967295]</member>";
    for category in ["struct", "union"] {
        let xml = format!(r#"<type category="{category}" name="VkVast">{member}</type>"#);
        let said = refused(&registry_with_type("VkVast", &xml));
        assert!(said.starts_with("error[G110]: VkVast has no layout: it is too large"), "{said}");
    }
}

fn with_bit_fields(members: &str) -> String {
    let xml = format!(r#"<type category="struct" name="VkPacked">{members}</type>"#);
    refused(&registry_with_type("VkPacked", &xml))
}

#[test]
fn bit_fields_whose_packing_is_not_known_are_refused() {
    let packed = [
        "<member><type>uint8_t</type> <name>before</name></member>\
         <member><type>uint32_t</type> <name>b</name>:4</member>",
        "<member><type>uint32_t</type> <name>a</name>:4</member>\
         <member><type>uint8_t</type> <name>after</name></member>",
        "<member><type>uint32_t</type> <name>wide</name>:20</member>\
         <member><type>uint8_t</type> <name>narrow</name>:4</member>",
        "<member><type>VkModeKHR</type> <name>no_integer</name>:4</member>",
    ];
    let union = r#"<type category="union" name="VkPacked"><member><type>uint32_t</type> <name>few</name>:3</member></type>"#;
    let union = refused(&registry_with_type("VkPacked", union));
    assert_finding("G110", &(packed.map(with_bit_fields).concat() + &union));
}
