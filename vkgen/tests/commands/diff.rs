//! `vkgen diff`.

use vkgen::diff::{Format, Reader, Review, render, review};
use vkgen::input::{Input, read};

use crate::registries::OLD;
use crate::{acquired, assert_snapshot, new, old};

#[test]
fn a_comparison_for_a_terminal_begins_with_what_breaks() {
    assert_snapshot("diff", &render(&review(&old(), &new()), Format::Text));
}

#[test]
fn a_comparison_for_a_merge_request_is_markdown() {
    let text = render(&review(&old(), &new()), Format::Markdown);
    assert_snapshot("diff-markdown", &text);
}

#[test]
fn a_comparison_for_programs_is_json() {
    let text = render(&review(&old(), &new()), Format::Json);
    assert_snapshot("diff-json", &text);
    let value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(value["old"], "1.0.7");
    assert_eq!(value["tables"][2]["moves"][0]["by"], 1);
}

#[test]
fn a_registry_does_not_differ_from_itself() {
    let review = review(&old(), &old());
    let text = render(&review, Format::Text);
    assert_snapshot("diff-nothing", &text);
    assert!(review.requirements.is_empty() && review.registry.values.is_empty());
}

/// What goes one way as an addition comes back as a removal, and what breaks one way breaks the
/// other.
#[test]
fn the_way_back_removes_what_the_way_there_adds() {
    let (there, back) = (review(&old(), &new()), review(&new(), &old()));
    let added: Vec<&str> =
        there.registry.commands.added.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(added, back.registry.commands.removed);
    let added: Vec<&str> = there.registry.types.added.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(added, back.registry.types.removed);
    let moved = |review: &vkgen::diff::Review| {
        review.tables.iter().map(|table| table.stay).collect::<Vec<_>>()
    };
    assert_eq!(moved(&there), moved(&back));
}

/// `old.xml` after each of the changes, which are texts and their replacements.
fn after<const N: usize>(changes: [&[(&str, &str)]; N]) -> [Input; N] {
    changes.map(|changes| {
        let vk = changes.iter().fold(OLD.vk.to_owned(), |vk, (from, to)| {
            assert!(vk.contains(from), "{from}");
            vk.replacen(from, to, 1)
        });
        read(acquired("vk.xml", &vk, "<registry/>")).expect("a registry")
    })
}

/// A type is still there under its own name where something brings an alias of it.
#[test]
fn what_brings_an_alias_of_a_type_brings_the_type() {
    let types = r#"<type category="struct" name="VkOwn"><member><type>uint8_t</type> <name>small</name></member></type><type category="struct" name="VkOwnKHR" alias="VkOwn"/></types>"#;
    let place = r#"<type name="VkSizedKHR"/><command"#;
    let by = |required: &str| format!("{required}<type name=\"VkSizedKHR\"/><command");
    let (own, alias) = (by(r#"<type name="VkOwn"/>"#), by(r#"<type name="VkOwnKHR"/>"#));
    let elsewhere = r#"<type name="VkGoneEXT"/><type name="VkOwn"/>"#;
    let [before, now] = after([
        &[("</types>", types), (place, &own)],
        &[("</types>", types), (place, &alias), (r#"<type name="VkGoneEXT"/>"#, elsewhere)],
    ]);
    let text = render(&review(&before, &now), Format::Text);
    assert!(text.contains("VkOwn: brought by VK_EXT_gone (new)\n"), "{text}");
}

#[test]
fn a_title_tells_releases_of_one_version_apart() {
    let released = |version: &str| Input { version: version.to_owned(), ..old() };
    let text = render(&review(&released("1.0.7.post1"), &released("1.0.7.post2")), Format::Text);
    assert!(text.starts_with("Vulkan registry 1.0.7.post1 -> 1.0.7.post2\n"), "{text}");
}

/// The names in what breaks for a reader.
fn broken(review: &Review, reader: Reader) -> Vec<String> {
    let of =
        review.breaks.iter().find(|one| one.reader == reader).expect("every reader has a list");
    of.items.iter().map(|item| item.name.clone()).collect()
}

#[test]
fn a_mask_that_is_promoted_breaks_nothing_where_it_is_used() {
    let user = "<type category=\"struct\" name=\"VkRetypes\"><member><type>uint32_t</type>";
    let uses = |mask: &str, bit: &str| {
        format!(
            "<type category=\"struct\" name=\"VkRetypes\"><member><type>{bit}</type> <name>bit</name></member><member><type>{mask}</type>"
        )
    };
    let mask = |suffix: &str| {
        format!(
            "<type category=\"bitmask\" requires=\"VkKindFlagBits{suffix}\">typedef <type>VkFlags</type> <name>VkKindFlags{suffix}</name>;</type><type category=\"enum\" name=\"VkKindFlagBits{suffix}\"/></types>"
        )
    };
    let aliases = "<type category=\"bitmask\" name=\"VkKindFlagsNV\" alias=\"VkKindFlagsKHR\"/><type category=\"enum\" name=\"VkKindFlagBitsNV\" alias=\"VkKindFlagBitsKHR\"/>";
    let before = (mask("NV"), uses("VkKindFlagsNV", "VkKindFlagBitsNV"));
    let promoted =
        (format!("{aliases}{}", mask("KHR")), uses("VkKindFlagsKHR", "VkKindFlagBitsKHR"));
    let keep = "<type name=\"VkRetypes\"/>";
    let kept =
        "<type name=\"VkRetypes\"/><type name=\"VkKindFlagsNV\"/><type name=\"VkKindFlagBitsNV\"/>";
    let [old, new] = after([
        &[("</types>", &before.0), (user, &before.1), (keep, kept)],
        &[("</types>", &promoted.0), (user, &promoted.1), (keep, kept)],
    ]);
    for review in [review(&old, &new), review(&new, &old)] {
        for reader in Reader::ALL {
            let names = broken(&review, reader);
            assert!(!names.contains(&"VkRetypes".to_owned()), "{reader:?}: {names:?}");
        }
    }
}

#[test]
fn a_platform_that_an_extension_loses_breaks_no_driver() {
    let [with, without] = after([&[], &[(" platform=\"xcb\"", "")]]);
    assert_eq!(broken(&review(&without, &with), Reader::C), ["VK_EXT_moves"]);
    assert_eq!(broken(&review(&with, &without), Reader::C), [""; 0]);
}

#[test]
fn another_condition_is_no_move() {
    let command = "<type name=\"VkGoneEXT\"/><command name=\"vkGoneEXT\"/></require>";
    let only_with = |name: &str| {
        format!(
            "<type name=\"VkGoneEXT\"/></require><require depends=\"{name}\"><command name=\"vkGoneEXT\"/></require>"
        )
    };
    let (first, second) = (only_with("VK_KHR_promoted"), only_with("VK_EXT_moves"));
    let [old, new] = after([&[(command, &first)], &[(command, &second)]]);
    let text = render(&review(&old, &new), Format::Text);
    assert!(
        text.contains(
            "vkGoneEXT: brought by VK_EXT_gone (with VK_KHR_promoted) -> VK_EXT_gone (with"
        ),
        "{text}"
    );
    assert!(!text.contains(": moved "), "{text}");
}

#[test]
fn a_command_that_the_loader_forgets_has_one_line() {
    let text = render(&review(&old(), &new()), Format::Text);
    assert!(text.contains("vkGoneEXT: no longer known to this loader"), "{text}");
}

/// The type of a member in Rust has the length as a number.
#[test]
fn a_new_length_of_an_array_breaks_source() {
    let value = |number: &str| format!("value=\"{number}\" name=\"VK_ID_SIZE_KHR\"");
    let (four, eight) = (value("4"), value("8"));
    let [old, new] = after([&[(&four, &four)], &[(&four, &eight)]]);
    let review = review(&old, &new);
    assert_eq!(broken(&review, Reader::Source), ["VK_ID_SIZE_KHR"]);
    assert_eq!(broken(&review, Reader::Abi), ["VkSizedKHR", "VK_ID_SIZE_KHR"]);
}

/// A comparison says so before `vkgen generate` fails.
#[test]
fn a_command_that_needs_a_row_of_the_rules_is_named() {
    let param = "<param><type>VkDevice</type> <name>device</name></param>";
    let gone = |param: &str| {
        format!("<command><proto><type>void</type> <name>vkGoneEXT</name></proto>{param}</command>")
    };
    let (on_device, on_nothing) =
        (gone(param), gone("<param><type>uint32_t</type> <name>number</name></param>"));
    let [old, new] = after([&[(&on_device, &on_device)], &[(&on_device, &on_nothing)]]);
    let text = render(&review(&old, &new), Format::Text);
    assert!(text.contains("vkGoneEXT: needs a row in vkgen/src/rules.rs (G303)"), "{text}");
    assert!(!text.contains("no longer known"), "{text}");
    let required = "<command name=\"vkGoneEXT\"/>";
    let [old, new] = after([&[(&on_device, &on_nothing)], &[(&on_device, ""), (required, "")]]);
    let text = render(&review(&old, &new), Format::Text);
    assert!(text.contains("vkGoneEXT: no longer known to this loader"), "{text}");
}

#[test]
fn a_macro_breaks_drivers_in_c_by_its_parameters_alone() {
    let with = |parameters: &str, shift: &str| {
        format!(
            "<type category=\"define\">#define <name>VK_MAKE</name>{parameters} ((a) * {shift})</type></types>"
        )
    };
    let keep = ("<type name=\"VkRetypes\"/>", "<type name=\"VkRetypes\"/><type name=\"VK_MAKE\"/>");
    let (first, body, head) = (with("(a, b)", "2"), with("(a, b)", "2U"), with("(a)", "2"));
    let [old, same] = after([&[("</types>", &first), keep], &[("</types>", &body), keep]]);
    let changed = review(&old, &same);
    assert!(changed.registry.types.changed.iter().any(|one| one.name == "VK_MAKE"));
    assert_eq!(broken(&changed, Reader::C), [""; 0]);
    let [old, other] = after([&[("</types>", &first), keep], &[("</types>", &head), keep]]);
    assert_eq!(broken(&review(&old, &other), Reader::C), ["VK_MAKE"]);
}

#[test]
fn a_structure_that_may_no_longer_extend_another_breaks_typed_chains() {
    let named = "<type category=\"struct\" name=\"VkRetypes\">";
    let extends = "<type category=\"struct\" name=\"VkRetypes\" structextends=\"VkGrows\">";
    let [without, with] = after([&[], &[(named, extends)]]);
    let back = review(&with, &without);
    assert_eq!(broken(&back, Reader::Source), ["VkRetypes"]);
    assert_eq!(broken(&back, Reader::C), [""; 0]);
    assert_eq!(broken(&review(&without, &with), Reader::Source), [""; 0]);
}

#[test]
fn a_value_that_is_defined_but_no_longer_required_breaks_nothing() {
    let required = "<enum name=\"VK_MODE_A\"/><type name=\"VkGrows\"/>";
    let [with, without] = after([&[("<type name=\"VkGrows\"/>", required)], &[]]);
    let review = review(&with, &without);
    for reader in Reader::ALL {
        assert_eq!(broken(&review, reader), [""; 0]);
    }
    let text = render(&review, Format::Text);
    assert!(text.contains("VK_VERSION_1_0: requirement of value VK_MODE_A (gone)"), "{text}");
}

#[test]
fn a_typedef_of_another_integer_hides_no_other_break() {
    let typedef = |ty: &str| {
        format!(
            "<type category=\"basetype\">typedef <type>{ty}</type> <name>VkSize</name>;</type></types>"
        )
    };
    let keep = ("<type name=\"VkRetypes\"/>", "<type name=\"VkRetypes\"/><type name=\"VkSize\"/>");
    let member = |ty: &str| {
        format!("<type category=\"struct\" name=\"VkRetypes\"><member><type>{ty}</type>")
    };
    let (small, large) = (typedef("uint32_t"), typedef("uint64_t"));
    let (before, after_) = (member("uint32_t"), member("uint64_t"));
    let [old, new] =
        after([&[("</types>", &small), keep], &[("</types>", &large), keep, (&before, &after_)]]);
    for review in [review(&old, &new), review(&new, &old)] {
        for reader in [Reader::Source, Reader::Abi, Reader::C] {
            let names = broken(&review, reader);
            assert!(names.contains(&"VkSize".to_owned()), "{reader:?}: {names:?}");
            assert!(names.contains(&"VkRetypes".to_owned()), "{reader:?}: {names:?}");
        }
    }
}

#[test]
fn the_header_of_a_platform_type_is_said() {
    let without = "<type name=\"uint8_t\" requires=\"vk_platform\"/>";
    let [old, new] = after([&[(without, "<type name=\"uint8_t\"/>")], &[]]);
    let review = review(&old, &new);
    let text = render(&review, Format::Text);
    assert!(text.contains("uint8_t: declared in vk_platform.h (new)\n"), "{text}");
    for reader in Reader::ALL {
        assert_eq!(broken(&review, reader), [""; 0]);
    }
}

#[test]
fn another_required_value_is_said_with_its_number() {
    let sized = |value: &str| {
        format!(
            "<type category=\"struct\" name=\"VkRetypes\"><member values=\"{value}\"><type>VkMode</type> <name>mode</name></member><member><type>uint32_t</type>"
        )
    };
    let named = "<type category=\"struct\" name=\"VkRetypes\"><member><type>uint32_t</type>";
    let (first, second) = (sized("VK_MODE_A"), sized("VK_MODE_B"));
    let [old, new] = after([&[(named, &first)], &[(named, &second)]]);
    let review = review(&old, &new);
    let text = render(&review, Format::Text);
    assert!(text.contains("VkRetypes: required mode VK_MODE_A = 0 -> VK_MODE_B = 1\n"), "{text}");
    assert_eq!(broken(&review, Reader::Abi), ["VkRetypes"]);
}

/// Only the name of the parameter changes, and with it the name in the lines of its attributes.
#[test]
fn a_parameter_with_another_name_keeps_its_attributes() {
    let param = |name: &str, optional: &str| {
        format!("<param optional=\"{optional}\"><type>uint32_t</type> <name>{name}</name></param>")
    };
    let plain = "<param><type>uint32_t</type> <name>x</name></param>";
    let (x, y, must) = (param("x", "true"), param("y", "true"), param("y", "false"));
    let [old, new, other] = after([&[(plain, &x)], &[(plain, &y)], &[(plain, &must)]]);
    let text = render(&review(&old, &new), Format::Text);
    assert!(text.contains("  vkChanges: parameter 3 uint32_t x -> uint32_t y\n"), "{text}");
    let text = render(&review(&old, &other), Format::Text);
    assert!(text.contains("    `optional` of `y` true -> false\n"), "{text}");
}

/// author-kit copies as many elements as the length says.
#[test]
fn another_length_changes_copies() {
    let array = |len: &str| {
        format!(
            "<type category=\"struct\" name=\"VkRetypes\"><member><type>uint32_t</type> <name>few</name></member><member><type>uint32_t</type> <name>many</name></member><member len=\"{len}\">const <type>uint32_t</type>* <name>pIds</name></member>"
        )
    };
    let named = "<type category=\"struct\" name=\"VkRetypes\">";
    let (first, second) = (array("few"), array("many"));
    let [old, new] = after([&[(named, &first)], &[(named, &second)]]);
    let review = review(&old, &new);
    assert_eq!(broken(&review, Reader::Kit), ["VkRetypes"]);
    let text = render(&review, Format::Text);
    let broken = "Changes what author-kit copies and visits (1)\n  VkRetypes: copy of p_ids \
                  behind(true, plain::<u32>(), Count::Of(number::<u32>(offset_of!(S, few)))) ->\n      \
                  behind(true, plain::<u32>(), Count::Of(number::<u32>(offset_of!(S, many))))\n";
    assert!(text.contains(broken), "{text}");
}

/// The rows decide, not the words of an attribute: no walk reads the length of an array that lies in
/// the structure, and a handle in a structure changes the one that leads there.
#[test]
fn the_rows_of_author_kit_say_what_it_copies_in_another_way() {
    let named = "<type category=\"struct\" name=\"VkRetypes\">";
    let array = |len: &str| {
        format!("{named}<member{len}><type>uint8_t</type> <name>key</name>[8]</member>")
    };
    let (first, second) = (array(""), array(" len=\"null-terminated\""));
    let [old, new] = after([&[(named, &first)], &[(named, &second)]]);
    let found = review(&old, &new);
    assert_eq!(broken(&found, Reader::Kit), [""; 0]);
    let text = render(&found, Format::Text);
    assert!(text.contains("VkRetypes: `len` of `key` null-terminated (new)\n"), "{text}");
    let info = |handle: &str| {
        format!(
            "<type category=\"struct\" name=\"VkInner\"><member><type>{handle}</type> <name>object</name></member></type>{named}<member>const <type>VkInner</type>* <name>pInner</name></member>"
        )
    };
    let (first, second) = (info("uint32_t"), info("VkDevice"));
    let [old, new] = after([&[(named, &first)], &[(named, &second)]]);
    assert_eq!(broken(&review(&old, &new), Reader::Kit), ["VkRetypes"]);
}
