//! The traps of the registry, one test each, on registries of a few lines.

use crate::support::{accept, command, core, extension, signature, structure, ty, values, warn};
use registry::depends::{Depends, Leaf, Meaning};
use registry::model::{
    ArrayLen, BaseType, CType, ConstantValue, ExtensionKind, Len, TypeKind, Version,
};
use registry::read::code;

fn named(name: &str) -> CType {
    CType::Named(name.to_owned())
}

fn pointer(constant: bool, to: CType) -> CType {
    CType::Pointer { constant, to: Box::new(to) }
}

#[test]
fn a_command_that_occurs_twice_is_the_one_of_our_api() {
    let registry = accept(&format!(
        r#"<commands>
            <command api="vulkan,vulkanbase" export="vulkan"><proto><type>int</type> <name>vkA</name></proto></command>
            <command api="vulkansc" export="vulkansc"><proto><type>void</type> <name>vkA</name></proto></command>
        </commands>{}"#,
        core(r#"<command name="vkA"/>"#)
    ));
    assert_eq!(signature(&registry, "vkA").returns, named("int"));
}

#[test]
fn parameters_and_members_that_occur_twice_are_those_of_our_api() {
    let registry = accept(&format!(
        r#"<types><type category="struct" name="VkS">
            <member api="vulkan,vulkanbase" optional="true"><type>int</type> <name>a</name></member>
            <member api="vulkansc"><type>int</type> <name>a</name></member>
        </type></types>
        <commands><command><proto><type>void</type> <name>vkA</name></proto>
            <param api="vulkan" len="4">const <type>VkS</type>* <name>p</name></param>
            <param api="vulkansc">const <type>VkS</type>* <name>p</name></param>
        </command></commands>{}"#,
        core(r#"<command name="vkA"/>"#)
    ));
    let members = &structure(&registry, "VkS").members;
    assert_eq!((members.len(), members[0].optional.as_slice()), (1, [true].as_slice()));
    let params = &signature(&registry, "vkA").params;
    assert_eq!((params.len(), params[0].len.as_slice()), (1, [Len::Number(4)].as_slice()));
}

#[test]
fn a_type_that_occurs_twice_is_the_one_of_our_api() {
    let registry = accept(&format!(
        r#"<types>
            <type api="vulkansc" category="bitmask">typedef <type>VkFlags</type> <name>VkM</name>;</type>
            <type api="vulkan,vulkanbase" requires="VkMBits" category="bitmask">typedef <type>VkFlags</type> <name>VkM</name>;</type>
            <type category="enum" name="VkMBits"/>
        </types>{}"#,
        core(r#"<type name="VkM"/>"#)
    ));
    assert!(
        matches!(&ty(&registry, "VkM").kind, TypeKind::Bitmask(mask) if mask.bits.as_deref() == Some("VkMBits"))
    );
}

#[test]
fn enumerants_of_other_apis_are_left_out() {
    let registry = accept(&format!(
        r#"<types><type category="enum" name="VkE"/></types>
        <enums name="VkE" type="enum"><enum name="VK_E_A" value="0"/><enum api="vulkansc" name="VK_E_SC" value="0"/></enums>{}"#,
        core(r#"<type name="VkE"/><enum api="vulkansc" name="VK_E_X" extends="VkE" value="9"/>"#)
    ));
    let [value] = values(&registry, "VkE") else { panic!("one value") };
    assert_eq!((value.name.as_str(), value.number), ("VK_E_A", 0));
}

#[test]
fn internal_features_hold_the_core_commands_of_their_version() {
    let registry = accept(
        r#"<commands><command><proto><type>void</type> <name>vkA</name></proto></command></commands>
        <feature api="vulkan,vulkansc,vulkanbase" apitype="internal" name="VK_COMPUTE_VERSION_1_3" number="1.3">
            <require><command name="vkA"/></require>
        </feature>
        <feature api="vulkan" name="VK_VERSION_1_3" number="1.3" depends="VK_COMPUTE_VERSION_1_3"/>"#,
    );
    let features: Vec<_> =
        registry.features.iter().map(|feature| (feature.internal, feature.version)).collect();
    let version = Version { major: 1, minor: 3 };
    assert_eq!(features, [(true, version), (false, version)]);
    assert_eq!(registry.features[0].requires[0].commands, ["vkA"]);
    assert_eq!((registry.core_version, registry.header_version), (Some(version), 7));
}

#[test]
fn a_feature_without_number_has_its_version_from_its_name_or_its_dependencies() {
    let registry = accept(
        r#"<feature api="vulkan" name="VK_VERSION_1_0"/>
        <feature api="vulkan" apitype="internal" name="VK_GRAPHICS_VERSION_1_12" depends="VK_VERSION_1_0"/>
        <feature api="vulkan" name="VK_next" depends="VK_VERSION_1_0+VK_GRAPHICS_VERSION_1_12"/>"#,
    );
    let minors: Vec<_> = registry.features.iter().map(|feature| feature.version.minor).collect();
    assert_eq!(minors, [0, 12, 12]);
}

#[test]
fn features_and_blocks_of_vulkansc_are_passed_over() {
    let registry = accept(&format!(
        r#"<types><type category="struct" name="VkSc"><member><type>NvSciBufObj</type> <name>unknown</name></member></type></types>
        <commands><command><proto><type>void</type> <name>vkSc</name></proto></command></commands>
        <feature api="vulkansc" name="VKSC_VERSION_1_0" number="1.0"><require><command name="vkSc"/></require></feature>
        {}"#,
        extension(
            "VK_KHR_x",
            1,
            r#"<require depends="VKSC_VERSION_1_0" api="vulkansc"><command name="vkSc"/><type name="VkSc"/></require>"#
        )
    ));
    assert!(
        registry.features.is_empty() && registry.commands.is_empty() && registry.types.is_empty()
    );
    assert_eq!(registry.extensions[0].requires.len(), 1);
}

#[test]
fn disabled_extensions_and_what_only_they_bring_are_left_out() {
    let registry = accept(&format!(
        r#"<types><type category="struct" name="VkOff" structextends="VkOn"/><type category="struct" name="VkOn" structextends="VkOff"/></types>
        <extensions><extension name="VK_OFF_x" number="1" supported="disabled"><require>
            <type name="VkOff"/><enum name="VK_NOWHERE" extends="VkNothing" offset="0"/>
        </require></extension></extensions>{}"#,
        core(r#"<type name="VkOn"/>"#)
    ));
    assert!(registry.extensions.is_empty());
    assert_eq!(registry.types.len(), 1);
    assert!(
        structure(&registry, "VkOn").extends.is_empty(),
        "it extends a structure that is not there"
    );
}

#[test]
fn require_blocks_keep_their_condition() {
    let registry = accept(&format!(
        r#"<commands><command><proto><type>void</type> <name>vkA</name></proto></command></commands>{}{}"#,
        core(""),
        extension(
            "VK_KHR_x",
            1,
            r#"<require depends="VK_VERSION_1_0,VK_KHR_x+VK_VERSION_1_0"><command name="vkA"/></require>"#
        )
    ));
    let require = &registry.extensions[0].requires[1];
    let depends = require.depends.as_ref().unwrap();
    assert_eq!(depends.to_string(), "(VK_VERSION_1_0,VK_KHR_x)+VK_VERSION_1_0");
    // Equal precedence from left to right: the last name is needed in any case.
    let Depends::And(either, last) = depends else { panic!("{depends}") };
    let Depends::Or(_, second) = &**either else { panic!("{either}") };
    let version = Meaning::Version(Version { major: 1, minor: 0 });
    let name = |name: &str, meaning| Depends::Name { name: name.to_owned(), meaning };
    assert_eq!(**last, name("VK_VERSION_1_0", version));
    assert_eq!(**second, name("VK_KHR_x", Meaning::Extension(0)));
}

/// Registries before 1.3.241 had lists in attributes of their own where `depends` is today.
#[test]
fn conditions_of_old_registries_are_conditions() {
    let block = |attributes: &str| {
        let fragment = format!(
            r#"{}<extensions><extension name="VK_KHR_x" number="1" type="device" supported="vulkan"
                requires="VK_KHR_y,VK_KHR_z" requiresCore="1.0"><require {attributes}>
                <enum name="VK_KHR_X_SPEC_VERSION" value="1"/></require></extension>
                <extension name="VK_KHR_y" number="2" supported="disabled"/>
                <extension name="VK_KHR_z" number="3" supported="disabled"/></extensions>"#,
            core("")
        );
        accept(&fragment).extensions.remove(0)
    };
    let condition = |depends: &Option<Depends>| depends.as_ref().map(ToString::to_string);
    let extension = block("feature=\"VK_VERSION_1_0\"");
    assert_eq!(
        condition(&extension.depends).as_deref(),
        Some("VK_VERSION_1_0+(VK_KHR_y+VK_KHR_z)")
    );
    assert_eq!(condition(&extension.requires[0].depends).as_deref(), Some("VK_VERSION_1_0"));
    let both = block("extension=\"VK_KHR_y,VK_KHR_z\" feature=\"VK_VERSION_1_0\"");
    assert_eq!(
        condition(&both.requires[0].depends).as_deref(),
        Some("VK_VERSION_1_0+(VK_KHR_y,VK_KHR_z)")
    );
    let newest = block("depends=\"VK_KHR_y\" extension=\"VK_KHR_z\"");
    assert_eq!(condition(&newest.requires[0].depends).as_deref(), Some("VK_KHR_y"));
}

#[test]
fn an_undefined_header_is_no_contradiction() {
    warn(code::UNKNOWN_HEADER, &core("<type §name=\"vk_video/common.h\"/>"));
}

#[test]
fn conditions_may_name_a_feature_through_an_alias_of_its_structure() {
    let registry = accept(&format!(
        r#"<types>
            <type category="struct" name="VkF"><member><type>int</type> <name>on</name></member></type>
            <type category="struct" name="VkFKHR" alias="VkF"/>
        </types>{}{}"#,
        core(r#"<type name="VkFKHR"/>"#),
        extension("VK_KHR_x", 1, r#"<require depends="VkFKHR::on"/>"#)
    ));
    let depends = registry.extensions[0].requires[1].depends.as_ref().unwrap();
    assert_eq!(depends.leaves(), [Leaf::Feature("VkFKHR", "on")]);
    assert!(matches!(&ty(&registry, "VkFKHR").kind, TypeKind::Alias { target } if target == "VkF"));
}

#[test]
fn members_may_repeat_another_structures_member() {
    let registry = accept(&format!(
        r#"<types><type category="struct" name="VkS"><member><type>int</type> <name alias="VkOld::a">a</name><comment>prose</comment></member></type></types>{}"#,
        core(r#"<type name="VkS"/>"#)
    ));
    let member = &structure(&registry, "VkS").members[0];
    assert_eq!((member.name.as_str(), member.alias.as_deref()), ("a", Some("VkOld::a")));
}

#[test]
fn export_says_nothing_about_whether_a_command_is_there() {
    let registry = accept(&format!(
        r#"<commands>
            <command export="vulkansc"><proto><type>void</type> <name>vkA</name></proto></command>
            <command name="vkB" alias="vkA"/>
        </commands>{}"#,
        core(r#"<command name="vkA"/><command name="vkB"/>"#)
    ));
    signature(&registry, "vkA");
    assert_eq!(command(&registry, "vkB").alias_of.as_deref(), Some("vkA"));
}

#[test]
fn bit_fields_keep_their_widths() {
    let registry = accept(&format!(
        r#"<types><type category="struct" name="VkS">
            <member><type>uint32_t</type> <name>index</name>:24</member>
            <member><type>uint32_t</type> <name>mask</name> : 8<comment>prose</comment></member>
        </type></types>{}"#,
        core(r#"<type name="VkS"/>"#)
    ));
    let bits: Vec<_> =
        structure(&registry, "VkS").members.iter().map(|member| member.bits).collect();
    assert_eq!(bits, [Some(24), Some(8)]);
}

#[test]
fn members_are_arrays_of_literal_and_constant_lengths() {
    let registry = accept(&format!(
        r#"<types><type category="union" name="VkU">
            <member><type>uint8_t</type> <name>id</name>[<enum>VK_SIZE_KHR</enum>]</member>
            <member><type>uint32_t</type> <name>m</name>[3][4]</member>
        </type></types>
        <enums name="API Constants" type="constants">
            <enum type="uint32_t" value="16" name="VK_SIZE"/><enum name="VK_SIZE_KHR" alias="VK_SIZE"/>
        </enums>{}"#,
        core(r#"<type name="VkU"/><enum name="VK_SIZE_KHR"/>"#)
    ));
    let TypeKind::Union(members) = &ty(&registry, "VkU").kind else { panic!() };
    let id = CType::Array {
        of: Box::new(named("uint8_t")),
        len: ArrayLen::Constant("VK_SIZE_KHR".into()),
        constant: false,
    };
    assert_eq!(members[0].ty, id);
    assert!(
        matches!(&members[1].ty, CType::Array { len: ArrayLen::Literal(3), of, .. } if matches!(**of, CType::Array { len: ArrayLen::Literal(4), .. }))
    );
}

#[test]
fn enum_offsets_count_from_the_extension_that_registered_them() {
    let registry = accept(&format!(
        r#"<types><type category="enum" name="VkE"/></types><enums name="VkE" type="enum"><enum name="VK_E_A" value="0"/></enums>
        {}{}"#,
        core(
            r#"<type name="VkE"/><enum extends="VkE" extnumber="158" offset="2" name="VK_E_CORE"/>"#
        ),
        extension(
            "VK_KHR_x",
            2,
            r#"<require>
                <enum extends="VkE" offset="0" name="VK_E_B"/>
                <enum extends="VkE" offset="1" dir="-" name="VK_E_C"/>
                <enum extends="VkE" extnumber="158" offset="2" name="VK_E_CORE"/>
                <enum extends="VkE" value="4" name="VK_E_D"/>
                <enum extends="VkE" alias="VK_E_D" name="VK_E_D_KHR"/>
            </require>"#
        )
    ));
    let expected = [
        ("VK_E_A", 0, None),
        ("VK_E_CORE", 1_000_157_002, None),
        ("VK_E_B", 1_000_001_000, None),
        ("VK_E_C", -1_000_001_001, None),
        ("VK_E_D", 4, None),
        ("VK_E_D_KHR", 4, Some("VK_E_D")),
    ];
    let found = values(&registry, "VkE").iter();
    let found = found.map(|value| (value.name.as_str(), value.number, value.alias_of.as_deref()));
    assert_eq!(found.collect::<Vec<_>>(), expected);
}

#[test]
fn bits_are_masks_of_32_or_64_bits() {
    let registry = accept(&format!(
        r#"<types>
            <type category="basetype">typedef <type>uint64_t</type> <name>VkFlags64</name>;</type>
            <type bitvalues="VkB2" category="bitmask">typedef <type>VkFlags64</type> <name>VkF2</name>;</type>
            <type category="enum" name="VkB2"/>
        </types>
        <enums name="VkB2" type="bitmask" bitwidth="64"><enum bitpos="0" name="VK_B2_A"/><enum bitpos="63" name="VK_B2_B"/></enums>{}"#,
        core(r#"<type name="VkF2"/>"#)
    ));
    let numbers: Vec<_> = values(&registry, "VkB2").iter().map(|value| value.number).collect();
    assert_eq!(numbers, [1, i64::MIN]);
}

#[test]
fn extensions_bring_constants_kind_platform_and_versions() {
    let registry = accept(&format!(
        r#"{}<extensions><extension name="VK_EXT_y" number="9" type="device" supported="vulkan,vulkansc" platform="xcb"
            provisional="true" depends="VK_VERSION_1_0" promotedto="VK_VERSION_1_0">
            <require><enum name="VK_EXT_Y_SPEC_VERSION" value="25"/><enum name="VK_EXT_Y_EXTENSION_NAME" value="&quot;VK_EXT_y&quot;"/>
                <enum name="VK_Y_OLD_SPEC_VERSION" alias="VK_EXT_Y_SPEC_VERSION"/></require>
            <remove><type name="VkFlags"/></remove>
            <deprecate explanationlink="x"><type name="VkFlags" supersededby="int"/></deprecate>
        </extension></extensions>"#,
        core("")
    ));
    let extension = &registry.extensions[0];
    assert_eq!(
        (extension.number, extension.kind, extension.spec_version),
        (9, ExtensionKind::Device, 25)
    );
    assert_eq!((extension.platform.as_deref(), extension.provisional), (Some("xcb"), true));
    assert_eq!(extension.promoted_to.as_deref(), Some("VK_VERSION_1_0"));
    let name = registry
        .constants
        .iter()
        .find(|constant| constant.name == "VK_EXT_Y_EXTENSION_NAME")
        .unwrap();
    assert_eq!(name.value, ConstantValue::String("VK_EXT_y".to_owned()));
}

#[test]
fn base_types_behind_ifdefs_are_opaque() {
    let registry = accept(&format!(
        r#"<types>
            <type category="basetype">#ifdef __OBJC__
@protocol MTLDevice;
typedef __unsafe_unretained id&lt;MTLDevice&gt; MTLDevice_id;
#else
typedef void* <name>MTLDevice_id</name>;
#endif</type>
            <type category="basetype">#ifdef __OBJC__
@class CAMetalLayer;
#else
typedef void <name>CAMetalLayer</name>;
#endif</type>
            <type category="basetype">typedef struct __IOSurface* <name>IOSurfaceRef</name>;</type>
            <type category="basetype">typedef struct NativeWindow <name>OHNativeWindow</name>;</type>
            <type category="basetype">struct <name>ANativeWindow</name>;</type>
            <type category="basetype">typedef <type>uint32_t</type> <name>VkBool32</name>;</type>
        </types>{}"#,
        core(
            r#"<type name="MTLDevice_id"/><type name="CAMetalLayer"/><type name="IOSurfaceRef"/><type name="OHNativeWindow"/>
            <type name="ANativeWindow"/><type name="VkBool32"/>"#
        )
    ));
    let expected = [
        ("MTLDevice_id", BaseType::OpaquePointer),
        ("CAMetalLayer", BaseType::OpaqueStruct),
        ("IOSurfaceRef", BaseType::OpaquePointer),
        ("OHNativeWindow", BaseType::OpaqueStruct),
        ("ANativeWindow", BaseType::OpaqueStruct),
        ("VkBool32", BaseType::Typedef(named("uint32_t"))),
    ];
    for (name, base) in expected {
        assert!(
            matches!(&ty(&registry, name).kind, TypeKind::Base(found) if *found == base),
            "{name}"
        );
    }
}

#[test]
fn function_pointers_have_two_forms_and_one_meaning() {
    let registry = accept(&format!(
        r#"<types>
            <type category="funcpointer"><proto><type>void</type>* <name>PFN_new</name></proto>
                <param>const <type>char</type>* <name>pName</name></param><param><type>int</type> <name>n</name></param></type>
            <type category="funcpointer">typedef void* (VKAPI_PTR *<name>PFN_old</name>)(
    const <type>char</type>*      pName,
    <type>int</type>              n);</type>
            <type category="funcpointer">typedef void (VKAPI_PTR *<name>PFN_void</name>)(void);</type>
        </types>{}"#,
        core(r#"<type name="PFN_new"/><type name="PFN_old"/><type name="PFN_void"/>"#)
    ));
    for name in ["PFN_new", "PFN_old"] {
        let TypeKind::FunctionPointer(signature) = &ty(&registry, name).kind else {
            panic!("{name}")
        };
        assert_eq!(signature.returns, pointer(false, named("void")));
        let params: Vec<_> =
            signature.params.iter().map(|param| (param.name.as_str(), param.ty.clone())).collect();
        assert_eq!(params, [("pName", pointer(true, named("char"))), ("n", named("int"))]);
    }
    assert!(
        matches!(&ty(&registry, "PFN_void").kind, TypeKind::FunctionPointer(signature) if signature.params.is_empty())
    );
}

#[test]
fn handles_are_dispatchable_or_not() {
    let registry = accept(&format!(
        r#"<types>
            <type category="handle" objtypeenum="VK_OBJECT_TYPE_A"><type>VK_DEFINE_HANDLE</type>(<name>VkA</name>)</type>
            <type category="handle" parent="VkA"><type>VK_DEFINE_NON_DISPATCHABLE_HANDLE</type>(<name>VkB</name>)</type>
            <type category="enum" name="VkObjectType"/>
        </types><enums name="VkObjectType" type="enum"><enum name="VK_OBJECT_TYPE_A" value="1"/></enums>{}"#,
        core(r#"<type name="VkB"/><type name="VkObjectType"/>"#)
    ));
    assert!(
        matches!(&ty(&registry, "VkA").kind, TypeKind::Handle(handle) if handle.dispatchable && handle.parent.is_none())
    );
    assert!(
        matches!(&ty(&registry, "VkB").kind, TypeKind::Handle(handle) if !handle.dispatchable && handle.parent.as_deref() == Some("VkA"))
    );
}

#[test]
fn len_in_c_is_preferred_to_the_formula() {
    let registry = accept(&format!(
        r#"<types><type category="struct" name="VkS" returnedonly="true">
            <member><type>uint32_t</type> <name>codeSize</name></member>
            <member len="latexmath:[\textrm{{codeSize}} \over 4]" altlen="codeSize / 4" optional="false,true">const <type>uint32_t</type>* <name>pCode</name></member>
        </type></types>{}"#,
        core(r#"<type name="VkS"/>"#)
    ));
    let found = structure(&registry, "VkS");
    assert!(found.returned_only);
    let member = &found.members[1];
    assert_eq!(member.len, [Len::parse("codeSize / 4")]);
    assert_eq!(member.optional, [false, true]);
}
