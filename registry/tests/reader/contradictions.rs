//! What the reader says about registries that read well but do not hold together.

use registry::read::code;

use crate::support::{accept, core, extension, reject, try_read};

#[test]
fn the_same_name_twice_is_refused() {
    reject(
        code::DUPLICATE,
        "<types><type category=\"struct\" name=\"VkS\"/>§<type category=\"union\" name=\"VkS\"/></types>",
    );
    reject(
        code::DUPLICATE,
        "<enums name=\"VkE\" type=\"enum\"/>\n§<enums name=\"VkE\" type=\"enum\"/>",
    );
    let command = "<command><proto><type>void</type> <name>vkA</name></proto></command>";
    let required = core("<command name=\"vkA\"/>");
    reject(code::DUPLICATE, &format!("<commands>{command}§{command}</commands>{required}"));
    reject(
        code::DUPLICATE,
        "<feature api=\"vulkan\" name=\"VK_VERSION_1_0\"/>§<feature api=\"vulkan\" name=\"VK_VERSION_1_0\"/>",
    );
    let platform = "<platform name=\"ggp\" protect=\"VK_USE_PLATFORM_GGP\"/>";
    reject(code::DUPLICATE, &format!("<platforms>{platform}§{platform}</platforms>"));
    let constants = |second: &str| {
        format!(
            "<enums name=\"C\" type=\"constants\"><enum name=\"VK_A\" type=\"uint32_t\" value=\"1\"/>§<enum name=\"VK_A\" type=\"uint32_t\" value=\"{second}\"/></enums>"
        )
    };
    reject(code::DUPLICATE, &constants("2"));
    accept(&constants("1"));
}

#[test]
fn two_extensions_cannot_have_one_number() {
    let fragment = format!("{}{}", extension("VK_KHR_x", 1, ""), extension("VK_KHR_y", 1, ""));
    let findings = try_read(&fragment).unwrap_err();
    assert_eq!(findings.len(), 1);
    assert_eq!(findings[0].code, code::DUPLICATE);
    assert!(findings[0].message.contains("VK_KHR_x") && findings[0].message.contains("VK_KHR_y"));
}

#[test]
fn members_and_parameters_are_distinct() {
    reject(
        code::DUPLICATE,
        &format!(
            "<types><type category=\"struct\" name=\"VkS\"><member><type>int</type> <name>a</name></member>§<member><type>int</type> <name>a</name></member></type></types>{}",
            core("<type name=\"VkS\"/>")
        ),
    );
    reject(
        code::DUPLICATE,
        &format!(
            "<commands><command><proto><type>void</type> <name>vkA</name></proto><param><type>int</type> <name>a</name></param>§<param><type>int</type> <name>a</name></param></command></commands>{}",
            core("<command name=\"vkA\"/>")
        ),
    );
}

#[test]
fn aliases_lead_somewhere() {
    reject(
        code::ALIAS_OF_NOTHING,
        &format!(
            "<types>§<type category=\"struct\" name=\"VkS\" alias=\"VkNo\"/></types>{}",
            core("<type name=\"VkS\"/>")
        ),
    );
    reject(
        code::ALIAS_OF_NOTHING,
        &format!(
            "<commands>§<command name=\"vkA\" alias=\"vkNo\"/></commands>{}",
            core("<command name=\"vkA\"/>")
        ),
    );
    reject(
        code::ALIAS_OF_NOTHING,
        &format!(
            "<types><type category=\"enum\" name=\"VkE\"/></types><enums name=\"VkE\" type=\"enum\">§<enum name=\"VK_A\" alias=\"VK_NO\"/></enums>{}",
            core("<type name=\"VkE\"/>")
        ),
    );
    reject(
        code::ALIAS_OF_NOTHING,
        "<enums name=\"C\" type=\"constants\">§<enum name=\"VK_A\" alias=\"VK_NO\"/></enums>",
    );
}

#[test]
fn aliases_do_not_lead_in_circles() {
    reject(
        code::ALIAS_LOOP,
        &format!(
            "<commands>§<command name=\"vkA\" alias=\"vkA\"/></commands>{}",
            core("<command name=\"vkA\"/>")
        ),
    );
    let fragment = format!(
        "<types><type category=\"struct\" name=\"VkA\" alias=\"VkB\"/><type category=\"struct\" name=\"VkB\" alias=\"VkA\"/></types>{}",
        core("<type name=\"VkA\"/>")
    );
    let findings = try_read(&fragment).unwrap_err();
    assert_eq!(
        findings.iter().map(|finding| finding.code).collect::<Vec<_>>(),
        [code::ALIAS_LOOP; 2]
    );
}

#[test]
fn an_enumerant_has_one_value() {
    let group = "<types><type category=\"enum\" name=\"VkE\"/><type category=\"enum\" name=\"VkF\"/></types><enums name=\"VkE\" type=\"enum\"><enum name=\"VK_A\" value=\"0\"/></enums><enums name=\"VkF\" type=\"enum\"/>";
    let feature = |attributes: &str| {
        format!(
            "{group}<feature api=\"vulkan\" name=\"VK_VERSION_1_0\"><require>§<enum name=\"VK_A\" {attributes}/></require></feature>"
        )
    };
    reject(code::VALUE_CONFLICT, &feature("extends=\"VkE\" value=\"1\""));
    reject(code::VALUE_CONFLICT, &feature("extends=\"VkF\" value=\"0\""));
    reject(code::VALUE_CONFLICT, &feature("extends=\"VkE\" alias=\"VK_B\""));
    accept(&feature("extends=\"VkE\" value=\"0\""));
}

#[test]
fn values_are_added_to_enumerations_that_exist() {
    reject(code::UNKNOWN_GROUP, &core("§<enum name=\"VK_A\" extends=\"VkNo\" value=\"1\"/>"));
}

/// The type alone is not enough: a lost `<enums>` would leave the values of extensions, and no others.
#[test]
fn values_are_added_to_enumerations_whose_own_values_are_there() {
    let added = core("§<enum name=\"VK_A\" extends=\"VkE\" value=\"1\"/>");
    let ty = "<types><type category=\"enum\" name=\"VkE\"/></types>";
    reject(code::UNKNOWN_GROUP, &format!("{ty}{added}"));
}

#[test]
fn types_in_use_are_defined() {
    reject(
        code::UNKNOWN_TYPE,
        &format!(
            "<commands><command><proto><type>void</type> <name>vkA</name></proto>\n§<param>const <type>VkNo</type>* <name>p</name></param></command></commands>{}",
            core("<command name=\"vkA\"/>")
        ),
    );
    reject(
        code::UNKNOWN_TYPE,
        &format!(
            "<types>§<type category=\"basetype\">typedef <type>VkNo</type> <name>VkB</name>;</type></types>{}",
            core("<type name=\"VkB\"/>")
        ),
    );
    reject(
        code::UNKNOWN_TYPE,
        &format!(
            "<types>§<type category=\"handle\" parent=\"VkNo\"><type>VK_DEFINE_HANDLE</type>(<name>VkH</name>)</type></types>{}",
            core("<type name=\"VkH\"/>")
        ),
    );
    reject(
        code::UNKNOWN_TYPE,
        "<feature api=\"vulkan\" name=\"VK_VERSION_1_0\"><require><type §name=\"VkNo\"/></require></feature>",
    );
}

#[test]
fn what_a_structure_extends_is_defined() {
    let extends = |name: &str| {
        format!(
            "<types>§<type category=\"struct\" name=\"VkS\" structextends=\"{name}\"/><type category=\"struct\" name=\"VkUnused\"/></types>{}",
            core("<type name=\"VkS\"/>")
        )
    };
    reject(code::UNKNOWN_TYPE, &extends("VkNo"));
    accept(&extends("VkUnused"));
}

#[test]
fn names_in_blocks_are_defined() {
    let block = |name: &str, content: &str| {
        format!(
            "<feature api=\"vulkan\" name=\"VK_VERSION_1_0\"><{name}>{content}</{name}></feature>"
        )
    };
    reject(code::UNKNOWN_NAME, &block("require", "<command §name=\"vkNo\"/>"));
    reject(code::UNKNOWN_NAME, &block("require", "<enum §name=\"VK_NO\"/>"));
    reject(code::UNKNOWN_NAME, &block("remove", "<command §name=\"vkNo\"/>"));
    reject(
        code::UNKNOWN_NAME,
        &block("deprecate", "<command §name=\"vkNo\" supersededby=\"vkNo2\"/>"),
    );
}

#[test]
fn conditions_parse_and_name_what_exists() {
    let feature = |depends: &str| {
        format!("<feature api=\"vulkan\" name=\"VK_VERSION_1_0\" §depends=\"{depends}\"/>")
    };
    reject(code::BAD_DEPENDS, &feature("VK_VERSION_1_0,"));
    reject(code::BAD_DEPENDS, &feature(&"(".repeat(100_000)));
    reject(code::UNKNOWN_NAME, &feature("VK_VERSION_9_9"));
    reject(code::UNKNOWN_NAME, &feature("VkNo::feature"));
}

#[test]
fn extensions_have_known_platforms_types_and_successors() {
    let extension = |attributes: &str| {
        format!(
            "<extensions><extension name=\"VK_x\" number=\"1\" supported=\"vulkan\" {attributes}><require><enum value=\"1\" name=\"VK_X_SPEC_VERSION\"/></require></extension></extensions>"
        )
    };
    reject(code::UNKNOWN_NAME, &extension("type=\"device\" §platform=\"nowhere\""));
    reject(code::UNKNOWN_NAME, &extension("type=\"device\" §promotedto=\"VK_VERSION_9_9\""));
    reject(code::UNKNOWN_NAME, &extension("§type=\"global\""));
}

#[test]
fn a_feature_has_a_version() {
    reject(code::NO_VERSION, "§<feature api=\"vulkan\" name=\"VK_something\"/>");
}

#[test]
fn array_lengths_are_constants() {
    let fragment = |constants: &str| {
        format!(
            "<types><type category=\"struct\" name=\"VkS\">§<member><type>int</type> <name>a</name>[<enum>VK_LEN</enum>]</member></type></types><enums name=\"C\" type=\"constants\">{constants}</enums>{}",
            core("<type name=\"VkS\"/>")
        )
    };
    reject(code::BAD_ARRAY_LENGTH, &fragment(""));
    reject(
        code::BAD_ARRAY_LENGTH,
        &fragment("<enum name=\"VK_LEN\" type=\"float\" value=\"1.5f\"/>"),
    );
    reject(
        code::BAD_ARRAY_LENGTH,
        &fragment("<enum name=\"VK_LEN\" type=\"uint32_t\" value=\"0\"/>"),
    );
}

#[test]
fn masks_and_their_bits_have_one_width() {
    reject(
        code::WIDTH_MISMATCH,
        &format!(
            "<types>§<type requires=\"VkB\" category=\"bitmask\">typedef <type>VkFlags</type> <name>VkF</name>;</type><type category=\"enum\" name=\"VkB\"/></types><enums name=\"VkB\" type=\"bitmask\" bitwidth=\"64\"/>{}",
            core("<type name=\"VkF\"/>")
        ),
    );
}

#[test]
fn masks_are_made_of_bits() {
    reject(
        code::NO_BITS,
        &format!(
            "<types>§<type requires=\"VkB\" category=\"bitmask\">typedef <type>VkFlags</type> <name>VkF</name>;</type><type category=\"enum\" name=\"VkB\"/></types><enums name=\"VkB\" type=\"enum\"/>{}",
            core("<type name=\"VkF\"/>")
        ),
    );
}

#[test]
fn what_stands_by_value_has_a_size() {
    let types = |types: &str| format!("<types>{types}</types>{}", core("<type name=\"VkS\"/>"));
    let member = |ty: &str| {
        types(&format!(
            "<type category=\"basetype\">struct <name>Opaque</name>;</type><type category=\"struct\" name=\"AliasKHR\" alias=\"Opaque\"/>\
             <type category=\"struct\" name=\"VkS\">§<member><type>{ty}</type> <name>a</name></member></type>"
        ))
    };
    for ty in ["void", "Opaque", "AliasKHR", "VK_HEADER_VERSION"] {
        reject(code::NO_SIZE, &member(ty));
    }
    accept(&member("Opaque").replace("</type> <name>a", "</type>* <name>a"));
    let function = |param: &str| {
        types(&format!(
            "<type category=\"funcpointer\"><proto><type>void</type> <name>VkS</name></proto>{param}</type>"
        ))
    };
    accept(&function(""));
    reject(code::NO_SIZE, &function("§<param><type>void</type> <name>a</name></param>"));
}

#[test]
fn names_are_identifiers() {
    reject(
        code::BAD_NAME,
        &format!(
            "<types>§<type category=\"struct\" name=\"Vk S\"/></types>{}",
            core("<type name=\"Vk S\"/>")
        ),
    );
    reject(code::BAD_NAME, "§<feature api=\"vulkan\" name=\"1.0\" number=\"1.0\"/>");
    reject(
        code::BAD_NAME,
        "<enums name=\"C\" type=\"constants\">§<enum name=\"VK-A\" type=\"uint32_t\" value=\"1\"/></enums>",
    );
    reject(code::BAD_NAME, "<tags>§<tag name=\"\"/></tags>");
    let long = extension(&format!("VK_{}", "x".repeat(253)), 1, "");
    reject(code::BAD_NAME, &long.replacen("<extension ", "§<extension ", 1));
}

#[test]
fn types_end() {
    let core = core("<type name=\"VkS\"/>");
    reject(
        code::CIRCLE,
        &format!(
            "<types>§<type category=\"struct\" name=\"VkS\"><member><type>VkS</type> <name>s</name>[2]</member></type></types>{core}"
        ),
    );
    reject(
        code::CIRCLE,
        &format!(
            "<types>§<type category=\"handle\" parent=\"VkS\"><type>VK_DEFINE_HANDLE</type>(<name>VkS</name>)</type></types>{core}"
        ),
    );
    // What leads to a circle is not in it.
    reject(
        code::CIRCLE,
        &format!(
            "<types><type category=\"struct\" name=\"VkS\"><member><type>VkT</type> <name>t</name></member></type>\
             §<type category=\"struct\" name=\"VkT\"><member><type>VkT</type> <name>t</name></member></type></types>{core}"
        ),
    );
    accept(&format!(
        "<types><type category=\"struct\" name=\"VkS\"><member>struct <type>VkS</type>* <name>pNext</name></member></type></types>{core}"
    ));
}

#[test]
fn bit_fields_fit_their_types() {
    let member = |declaration: &str| {
        format!(
            "<types><type category=\"struct\" name=\"VkS\">§<member>{declaration}</member></type></types>{}",
            core("<type name=\"VkS\"/>")
        )
    };
    reject(code::BAD_BIT_FIELD, &member("<type>uint32_t</type> <name>a</name>:33"));
    reject(code::BAD_BIT_FIELD, &member("<type>void</type>* <name>a</name>:3"));
    accept(&member("<type>uint64_t</type> <name>a</name>:33"));
}

#[test]
fn handles_and_members_name_enumerants_that_exist() {
    reject(
        code::UNKNOWN_NAME,
        &format!(
            "<types>§<type category=\"handle\" objtypeenum=\"VK_OBJECT_TYPE_NO\"><type>VK_DEFINE_HANDLE</type>(<name>VkH</name>)</type></types>{}",
            core("<type name=\"VkH\"/>")
        ),
    );
    reject(
        code::UNKNOWN_NAME,
        &format!(
            "<types><type category=\"struct\" name=\"VkS\">§<member values=\"VK_STRUCTURE_TYPE_NO\"><type>int</type> <name>sType</name></member></type></types>{}",
            core("<type name=\"VkS\"/>")
        ),
    );
    // An enumerant of another enumeration is none of the member's type.
    let values = |value: &str| {
        format!(
            "<types><type category=\"enum\" name=\"VkE\"/><type category=\"enum\" name=\"VkF\"/><type category=\"struct\" name=\"VkS\">§<member values=\"{value}\"><type>VkE</type> <name>sType</name></member></type></types>\
             <enums name=\"VkE\" type=\"enum\"><enum name=\"VK_E\" value=\"0\"/></enums><enums name=\"VkF\" type=\"enum\"><enum name=\"VK_F\" value=\"0\"/></enums>{}",
            core("<type name=\"VkS\"/><type name=\"VkF\"/>")
        )
    };
    accept(&values("VK_E"));
    reject(code::UNKNOWN_NAME, &values("VK_F"));
}
