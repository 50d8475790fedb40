//! The reader on the full pinned registry, acquired as vkgen acquires it.

use std::collections::{BTreeSet, HashSet};
use std::sync::LazyLock;

use registry::Known;
use registry::acquire::{Request, acquire, workspace};
use registry::model::{BaseType, ConstantValue, ExtensionKind, TypeKind, Version};
use registry::pin::pin;
use registry::read::{ReadOutcome, read};
use roxmltree::{Document, Node};

use crate::support::{signature, structure, ty, values};

static OUTCOME: LazyLock<ReadOutcome> = LazyLock::new(|| {
    let acquired = acquire(&Request { workspace: &workspace(), xml: None, video_xml: None })
        .unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(acquired.vk.sha256, pin().vk_xml_sha256);
    assert_eq!(acquired.video.sha256, pin().video_xml_sha256);
    read(acquired.vk.source(), acquired.video.source())
        .unwrap_or_else(|findings| panic!("{findings:#?}"))
});

#[test]
fn nothing_is_found_fault_with() {
    assert!(OUTCOME.warnings.is_empty(), "{:#?}", OUTCOME.warnings);
}

#[test]
fn the_version_is_the_pinned_one() {
    let registry = &OUTCOME.registry;
    let Version { major, minor } = registry.core_version.unwrap();
    assert_eq!(format!("{major}.{minor}.{}", registry.header_version), pin().registry);
}

/// Whether a list of APIs has `vulkan`, or there is no list.
fn is_of_vulkan(apis: Option<&str>) -> bool {
    apis.is_none_or(|apis| apis.split(',').any(|api| api == "vulkan"))
}

/// The versions and extensions of the file for the API `vulkan`, without the reader.
fn interfaces<'a>(file: &'a Document<'a>) -> impl Iterator<Item = Node<'a, 'a>> {
    file.descendants().filter(|node| match node.tag_name().name() {
        // A require block names features of structures by elements of the same name.
        "feature" => node.has_attribute("number") && is_of_vulkan(node.attribute("api")),
        "extension" => is_of_vulkan(node.attribute("supported")),
        _ => false,
    })
}

/// No command that a version or extension requires is lost, and none is there twice. The numbers of
/// callpath.md 1.1 belong to one version; the file has those of every version.
#[test]
fn the_commands_are_those_that_the_file_requires() {
    let acquired = acquire(&Request { workspace: &workspace(), xml: None, video_xml: None });
    let text = acquired.unwrap_or_else(|error| panic!("{error}")).vk.text;
    let file = Document::parse(&text).expect("XML");
    let requires = interfaces(&file).flat_map(|node| node.children());
    let requires =
        requires.filter(|node| node.has_tag_name("require") && is_of_vulkan(node.attribute("api")));
    let commands = requires.flat_map(|node| node.children());
    let commands =
        commands.filter(|node| node.has_tag_name("command") && is_of_vulkan(node.attribute("api")));
    let required: BTreeSet<&str> = commands.filter_map(|node| node.attribute("name")).collect();
    let registry = &OUTCOME.registry;
    let names: Vec<&str> = registry.commands.iter().map(|command| &*command.name).collect();
    assert_eq!(names.iter().copied().collect::<BTreeSet<_>>(), required);
    assert_eq!(names.len(), required.len());
    assert!(registry.commands.iter().any(|command| command.alias_of.is_some()));
    assert_eq!(registry.features.len() + registry.extensions.len(), interfaces(&file).count());
    let platforms = file.descendants().filter(|node| node.has_tag_name("platform"));
    assert_eq!(registry.platforms.len(), platforms.count());
}

/// A generator that asks for a type which is not there, or for an enumeration without values, gives nothing
/// and says nothing.
#[test]
fn every_type_with_a_meaning_is_there() {
    let registry = &OUTCOME.registry;
    let missing = Known::ALL.iter().filter(|known| registry.ty(known.name()).is_none());
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&Known>::new());
    let groups = [Known::Result, Known::StructureType, Known::ObjectType, Known::Format];
    for known in groups.into_iter().chain([Known::DynamicState, Known::ReportObjectType]) {
        let group = registry.known_group(known).expect("an enumeration");
        assert!(!group.values.is_empty(), "{known:?}");
    }
}

#[test]
fn every_command_is_required() {
    let registry = &OUTCOME.registry;
    let features = registry.features.iter().flat_map(|feature| &feature.requires);
    let requires =
        features.chain(registry.extensions.iter().flat_map(|extension| &extension.requires));
    let required: HashSet<&str> =
        requires.flat_map(|require| &require.commands).map(String::as_str).collect();
    for command in &registry.commands {
        assert!(required.contains(command.name.as_str()), "{}", command.name);
    }
}

#[test]
fn extensions_are_of_instance_and_device() {
    let extensions = &OUTCOME.registry.extensions;
    let instance =
        extensions.iter().filter(|extension| extension.kind == ExtensionKind::Instance).count();
    assert!(
        instance > 40 && extensions.len() - instance > 400,
        "{instance} of {}",
        extensions.len()
    );
    let swapchain =
        extensions.iter().find(|extension| extension.name == "VK_KHR_swapchain").unwrap();
    assert_eq!(
        (swapchain.number, swapchain.spec_version, swapchain.kind),
        (2, 70, ExtensionKind::Device)
    );
    assert!(extensions.iter().all(|extension| extension.spec_version > 0));
}

#[test]
fn well_known_values_are_right() {
    let registry = &OUTCOME.registry;
    let value = |group: &str, name: &str| {
        values(registry, group).iter().find(|other| other.name == name).map(|value| value.number)
    };
    assert_eq!(value("VkResult", "VK_ERROR_OUT_OF_DATE_KHR"), Some(-1_000_001_004));
    assert_eq!(
        value("VkStructureType", "VK_STRUCTURE_TYPE_SWAPCHAIN_CREATE_INFO_KHR"),
        Some(1_000_001_000)
    );
    assert_eq!(
        value("VkStructureType", "VK_STRUCTURE_TYPE_DEVICE_GROUP_PRESENT_CAPABILITIES_KHR"),
        Some(1_000_060_007)
    );
    assert_eq!(
        value("VkPipelineStageFlagBits2", "VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT"),
        Some(0x10000)
    );
    let constant = |name: &str| registry.constant(name).map(|constant| constant.value.clone());
    assert_eq!(constant("VK_WHOLE_SIZE"), Some(ConstantValue::U64(u64::MAX)));
    assert_eq!(constant("VK_LOD_CLAMP_NONE"), Some(ConstantValue::F32(1000.0)));
    assert_eq!(constant("VK_QUEUE_FAMILY_FOREIGN_EXT"), Some(ConstantValue::U32(u32::MAX - 2)));
    assert_eq!(
        constant("VK_STD_VULKAN_VIDEO_CODEC_H264_DECODE_SPEC_VERSION"),
        Some(ConstantValue::U32(1 << 22))
    );
}

#[test]
fn well_known_types_are_right() {
    let registry = &OUTCOME.registry;
    let dispatchable: Vec<&str> = registry
        .types
        .iter()
        .filter(|ty| matches!(&ty.kind, TypeKind::Handle(handle) if handle.dispatchable))
        .map(|ty| ty.name.as_str())
        .collect();
    assert_eq!(
        dispatchable,
        [
            "VkInstance",
            "VkPhysicalDevice",
            "VkDevice",
            "VkQueue",
            "VkCommandBuffer",
            "VkExternalComputeQueueNV"
        ]
    );
    let instance = structure(registry, "VkAccelerationStructureInstanceKHR");
    let bits: Vec<_> = instance.members.iter().filter_map(|member| member.bits).collect();
    assert_eq!(bits, [24, 8, 24, 8]);
    assert!(matches!(ty(registry, "MTLDevice_id").kind, TypeKind::Base(BaseType::OpaquePointer)));
    assert!(
        matches!(ty(registry, "StdVideoH264SequenceParameterSet").kind, TypeKind::Struct(_)),
        "video.xml's definition replaces the declaration"
    );
    assert_eq!(signature(registry, "vkCreateDevice").params.len(), 4);
    assert!(
        !registry.types.iter().any(|ty| ty.name.starts_with("NvSci")),
        "types of vulkansc alone"
    );
}
