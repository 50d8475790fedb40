//! The table that turns events into reasons and cures for people.
//!
//! The rows are in the order of precedence: if several events are about one file, the first row
//! that names one of them explains it. `{field}` stands for a field of the event.

use crate::fact::Fact;
use crate::report::Explanation;

/// An event, the reason that it gives, and the cure.
struct Row(&'static str, &'static str, &'static str);

const ROWS: &[Row] = &[
    // The child process.
    Row(
        "Child::Crashed",
        "crashes with signal {signal} in {function}",
        "report this to the vendor of {library}; disable it with {filter} until then",
    ),
    Row(
        "Child::TimedOut",
        "does not return from {function} within {seconds} seconds",
        "report this to the vendor of {library}; disable it with {filter} until then, or allow more time with --time-limit",
    ),
    Row(
        "Child::Exited",
        "ends the process with code {code} in {function}",
        "report this to the vendor of {library}; disable it with {filter} until then",
    ),
    Row("Child::NotStarted", "could not be tried: {error}", "try again with --no-load"),
    // Files that cannot be read.
    Row("JsonFailure::Open", "cannot be opened: {error}{access}", "{open_cure}"),
    Row("JsonFailure::Size", "has no readable size: {error}", "check the file system"),
    Row(
        "JsonFailure::Read",
        "cannot be read: {error}",
        "check that it is a regular file, and the file system",
    ),
    Row(
        "JsonFailure::Allocate",
        "is too large for the free memory",
        "free memory, or remove the file",
    ),
    Row(
        "JsonFailure::Parse",
        "is too large for the free memory",
        "free memory, or remove the file",
    ),
    Row(
        "JsonFailure::TooLarge",
        "is larger than {limit} bytes",
        "a manifest has about a thousand bytes; reinstall the package that owns the file",
    ),
    Row(
        "JsonFailure::TooManyParts",
        "has more than {limit} keys, values and escapes",
        "a manifest has some hundreds; reinstall the package that owns the file",
    ),
    Row(
        "JsonFailure::Invalid",
        "is no valid JSON: line {line}, column {column}: {detail}",
        "correct the file there, or reinstall the package that owns it",
    ),
    // Driver manifests.
    Row(
        "ManifestRejection::NoFormatVersion",
        "has no `file_format_version`",
        "add \"file_format_version\": \"1.0.1\"",
    ),
    Row(
        "ManifestRejection::NoFileName",
        "has a `file_format_version` that is not a string",
        "write \"file_format_version\": \"1.0.1\"",
    ),
    Row(
        "ManifestRejection::LayerManifest",
        "is the manifest of a layer",
        "move it to a folder of layers, such as explicit_layer.d",
    ),
    Row(
        "ManifestRejection::NoIcd",
        "has no `ICD` object",
        "add the object `ICD` with `library_path` and `api_version`",
    ),
    Row(
        "ManifestRejection::NoLibraryPath",
        "has no string `ICD.library_path`",
        "add the path of the driver's library",
    ),
    Row(
        "ManifestRejection::EmptyLibraryPath",
        "has an empty `ICD.library_path`",
        "write the path of the driver's library",
    ),
    Row(
        "ManifestRejection::NoApiVersion",
        "has no `ICD.api_version`",
        "add the highest Vulkan version of the driver, such as \"1.3.0\"",
    ),
    Row(
        "ManifestRejection::Variant",
        "is for the API variant {variant}, not for Vulkan",
        "use this driver with a loader for its API",
    ),
    Row(
        "ManifestRejection::PortabilityDriver",
        "is a portability driver, and the application does not enumerate these",
        "the application has to enable VK_KHR_portability_enumeration and set VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR (--portability explains for such an application)",
    ),
    Row(
        "ManifestRejection::WrongArchitecture",
        "is for another machine: its `library_arch` differs from this program's",
        "install the driver's package for this architecture",
    ),
    Row(
        "SelectionRejection::Disabled",
        "is disabled: {variable} matches {file_name}",
        "unset {variable}, or change its pattern",
    ),
    Row(
        "SelectionRejection::NotSelected",
        "is not selected: no pattern of {variable} matches {file_name}",
        "unset {variable}, or add {file_name}",
    ),
    // ICD packages.
    Row(
        "PackageRejection::Unreachable",
        "cannot be opened: {description}",
        "check the path and its permissions",
    ),
    Row(
        "PackageRejection::Incomplete",
        "has no {missing}",
        "build the package again (docs/icd-packages.md)",
    ),
    Row(
        "PackageRejection::LeadsOut",
        "has a link that leads out of the package: {part}",
        "build the package again without such links",
    ),
    Row(
        "PackageRejection::MetadataUnusable",
        "has no readable metadata/metadata.json",
        "build the package again (docs/icd-packages.md)",
    ),
    Row(
        "PackageRejection::WrongVersion",
        "has the metadata version {version}, and the loader reads version 1",
        "build the package again with version 1",
    ),
    Row(
        "PackageRejection::NoPath",
        "has no path at `{key}` in metadata/metadata.json",
        "add the path",
    ),
    Row(
        "PackageRejection::PathLeadsOut",
        "has the path {path} at `{key}`, which leads out of the package",
        "write a path inside contents",
    ),
    Row(
        "PackageRejection::PathUnreachable",
        "names {path} at `{key}`, which cannot be opened: {description}",
        "correct the path",
    ),
    Row(
        "PackageRejection::LibraryInBin",
        "has its library in bin: {path}",
        "move the library to lib",
    ),
    // Layer manifests.
    Row(
        "LayerManifestRejection::NotAnObject",
        "is no JSON object",
        "write an object with `file_format_version` and `layer`",
    ),
    Row(
        "LayerManifestRejection::NoFormatVersion",
        "has no `file_format_version`",
        "add \"file_format_version\": \"1.2.0\"",
    ),
    Row(
        "LayerManifestRejection::DriverManifest",
        "is the manifest of a driver",
        "move it to the folder icd.d",
    ),
    Row("LayerManifestRejection::NoLayer", "has no `layer` object", "add the object `layer`"),
    Row(
        "LayerManifestRejection::ElementNotAnObject",
        "has an element in `layers` that is no object",
        "correct the list",
    ),
    Row(
        "LayerManifestRejection::SeveralLayerNodes",
        "has several `layer` objects",
        "write one list, `layers`",
    ),
    Row("LayerManifestRejection::MissingValue", "has no `{key}`", "add the key"),
    Row(
        "LayerManifestRejection::DeviceLayer",
        "is a device layer, and Vulkan has none any more",
        "install a newer version of the layer",
    ),
    Row(
        "LayerManifestRejection::UnknownType",
        "has an unknown `type`",
        "write \"INSTANCE\" or \"GLOBAL\"",
    ),
    Row(
        "LayerManifestRejection::Variant",
        "is for the API variant {variant}, not for Vulkan",
        "use this layer with a loader for its API",
    ),
    Row(
        "LayerManifestRejection::LibraryAndComponents",
        "has both `library_path` and `component_layers`",
        "keep one of them",
    ),
    Row(
        "LayerManifestRejection::NeitherLibraryNorComponents",
        "has neither `library_path` nor `component_layers`",
        "add one of them",
    ),
    Row(
        "LayerManifestRejection::NoDisableEnvironment",
        "is in a folder of implicit layers and has no `disable_environment`",
        "add the variable that disables the layer",
    ),
    Row(
        "LayerManifestRejection::DisableEnvironmentEmpty",
        "has an empty `disable_environment`",
        "write a variable and a value",
    ),
    Row(
        "LayerManifestRejection::WrongArchitecture",
        "is for another machine: its `library_arch` differs from this program's",
        "install the layer's package for this architecture",
    ),
    // Libraries that must not or cannot be opened.
    Row(
        "LibraryEvent::PathTooLong",
        "has a `library_path` of {length} bytes, and paths have at most {limit}",
        "correct the path",
    ),
    Row(
        "LibraryEvent::NotAFile",
        "has a library that is {kind}: {library}",
        "correct `library_path`",
    ),
    Row(
        "LibraryEvent::AnotherLoader",
        "names a Vulkan loader as its library: {library}",
        "write the path of the driver or layer",
    ),
    Row(
        "LibraryEvent::OtherMachine",
        "has a library for {name}: {library}",
        "install the package for this architecture",
    ),
    Row(
        "LibraryEvent::UnknownMachine",
        "has a library for ELF machine {number}: {library}",
        "install the package for this architecture",
    ),
    Row(
        "LibraryEvent::OtherClass",
        "has a {bits}-bit library, and this program is {own}-bit: {library}",
        "install the {own}-bit package beside it; {bits}-bit programs use this one",
    ),
    Row(
        "LibraryEvent::OtherByteOrder",
        "has a library of another byte order: {library}",
        "install the package for this architecture",
    ),
    Row(
        "Linker::Missing",
        "has a library that does not exist: {library}",
        "reinstall the package that owns the manifest, or remove the manifest",
    ),
    Row(
        "Linker::NotFound",
        "has a library that is in no folder of the dynamic linker: {library}",
        "reinstall the package that owns the manifest; `library_path` has no folder, so the library must be where `ldconfig -p` or LD_LIBRARY_PATH finds it",
    ),
    Row(
        "Linker::Denied",
        "has a library that cannot be opened: {library}: permission denied{access}",
        "make the library readable",
    ),
    Row(
        "Linker::Dependency",
        "has the library {library}, which needs {needed}, which is not installed",
        "install the package that has {needed}",
    ),
    Row(
        "Linker::Symbol",
        "has the library {library}, which needs the unknown symbol {symbol}",
        "install matching versions; LD_BIND_NOW=1 makes every program name all missing symbols at once",
    ),
    Row(
        "Linker::Version",
        "has the library {library}, which needs {version} of {needed}",
        "install a newer {needed}, or an older version of the library",
    ),
    Row(
        "Linker::NoElf",
        "has a library that is no ELF file: {library}",
        "reinstall the package that owns the library",
    ),
    Row(
        "Linker::Other",
        "has a library that the dynamic linker refuses: {description}",
        "reinstall the package that owns the library",
    ),
    Row(
        "LibraryRejection::WrongBitType",
        "has a library of another pointer size: {library}",
        "install the package for this architecture",
    ),
    Row(
        "LibraryRejection::IncompatibleInterface",
        "has a driver that accepts no loader interface from 0 to 7",
        "install a driver that is as new as the loader",
    ),
    Row(
        "LibraryRejection::VersionWithoutProcAddr",
        "has a driver of interface {interface} without vk_icdGetInstanceProcAddr",
        "report this to the vendor of {library}",
    ),
    Row(
        "LibraryRejection::NoProcAddr",
        "has a library that is no Vulkan driver: it exports neither vk_icdGetInstanceProcAddr nor vkGetInstanceProcAddr",
        "correct `library_path`",
    ),
    Row(
        "LibraryRejection::NoCreateInstanceSymbol",
        "has a driver that does not export vkCreateInstance",
        "report this to the vendor of {library}",
    ),
    Row(
        "LibraryRejection::NoEnumerateSymbol",
        "has a driver that does not export vkEnumerateInstanceExtensionProperties",
        "report this to the vendor of {library}",
    ),
    Row(
        "LibraryRejection::NoCreateInstance",
        "has a driver without vkCreateInstance",
        "report this to the vendor of {library}",
    ),
    Row(
        "LibraryRejection::NoEnumerate",
        "has a driver without vkEnumerateInstanceExtensionProperties",
        "report this to the vendor of {library}",
    ),
    Row(
        "LibraryRejection::IsTheLoader",
        "has a library that only links the loader and defines no function of a driver",
        "link the driver with -Bsymbolic, and not to libvulkan",
    ),
    Row(
        "LibraryRejection::LoadFailed",
        "has a library that is not used: {library}",
        "see the messages of VK_LOADER_DEBUG=all",
    ),
    Row(
        "LayerChainEvent::NoProcAddr",
        "has a library without {function}",
        "report this to the vendor of {library}",
    ),
    // The selection of layers.
    Row(
        "LayerEvent::Duplicate",
        "has the name of an earlier layer, of {kept_manifest}",
        "remove one of the two manifests",
    ),
    Row(
        "LayerEvent::Blacklisted",
        "is in the override layer's list of disabled layers",
        "change the configuration in vkconfig",
    ),
    Row(
        "LayerEvent::MetaComponentMissing",
        "is a meta-layer whose component {component} is missing",
        "install {component}",
    ),
    Row(
        "LayerEvent::MetaComponentOlder",
        "is a meta-layer of Vulkan {meta_version} with a component of {component_version}",
        "install a newer version of the component",
    ),
    Row(
        "LayerEvent::MetaListsItself",
        "is a meta-layer that lists itself",
        "correct `component_layers`",
    ),
    Row(
        "LayerEvent::MetaRecursive",
        "is a meta-layer that contains itself through {component}",
        "correct `component_layers`",
    ),
    Row(
        "LayerEvent::MetaNestedIncomplete",
        "is a meta-layer whose component {component} lacks components",
        "install the missing layers",
    ),
    Row(
        "LayerEvent::MetaTooLarge",
        "is a meta-layer with more than {components} layers or {depth} levels",
        "make it smaller",
    ),
    Row(
        "LayerEvent::MetaRemoved",
        "is a meta-layer with components that are not there",
        "install the components",
    ),
    Row(
        "LayerEvent::MetaComponentGone",
        "is a meta-layer whose component {component} was removed",
        "see the reason of {component}",
    ),
    Row(
        "LayerEvent::MetaComponentDisabled",
        "is a meta-layer whose component {component} is disabled",
        "see the reason of {component}",
    ),
    Row(
        "LayerEvent::MetaExpandsItself",
        "is a meta-layer that contains itself",
        "correct `component_layers`",
    ),
    Row(
        "LayerEvent::OverrideNotForProgram",
        "is an override layer for other programs",
        "add this program to `app_keys` in vkconfig",
    ),
    Row(
        "LayerEvent::OverrideSecondForProgram",
        "is a second override layer for this program",
        "remove one of the two",
    ),
    Row(
        "LayerEvent::OverrideSecondGlobal",
        "is a second override layer for all programs",
        "remove one of the two",
    ),
    Row(
        "LayerEvent::NotInImplicitMeta",
        "is a component of no enabled implicit meta-layer",
        "enable it as a layer of its own",
    ),
    Row(
        "LayerEvent::DisabledByFilter",
        "is disabled: VK_LOADER_LAYERS_DISABLE matches its name or kind",
        "change the pattern, or name the layer in VK_LOADER_LAYERS_ALLOW",
    ),
    Row(
        "LayerEvent::ImplicitForcedOff",
        "is disabled: VK_LOADER_LAYERS_DISABLE matches its name or kind",
        "change the pattern, or name the layer in VK_LOADER_LAYERS_ALLOW",
    ),
    Row("Layer::DisabledByVariable", "is disabled, because {variable} is set", "unset {variable}"),
    Row(
        "Layer::NeedsVariable",
        "is enabled only by {variable}={wanted}",
        "set {variable}={wanted}",
    ),
    Row("LayerEvent::ImplicitOff", "is off by its variable {variable}", "see the manifest"),
    Row(
        "LayerEvent::HiddenByInstanceLayers",
        "is left out, because VK_INSTANCE_LAYERS contains its name as a part of another name",
        "correct VK_INSTANCE_LAYERS",
    ),
    Row(
        "Layer::OffInSettings",
        "is turned off by the settings file",
        "change the configuration in vkconfig",
    ),
    Row(
        "LayerEvent::NotRequested",
        "is an explicit layer, and nothing requests it",
        "set VK_LOADER_LAYERS_ENABLE={layer}, or request it in vkCreateInstance",
    ),
    Row(
        "LayerEvent::InstanceLayerMissing",
        "is requested by VK_INSTANCE_LAYERS and not installed",
        "correct the name, or install the layer",
    ),
    Row(
        "LayerEvent::RequestedLayerMissing",
        "is requested by the application and not installed",
        "correct the name, or install the layer",
    ),
    Row("LayerEvent::NoDisableVariable", "has no disable variable", "add `disable_environment`"),
    // The settings file.
    Row(
        "SettingsEvent::NoFormatVersion",
        "has no `file_format_version`",
        "write the file again with vkconfig",
    ),
    Row(
        "SettingsEvent::NoSettings",
        "has neither `settings` nor `settings_array`",
        "write the file again with vkconfig",
    ),
    Row(
        "SettingsEvent::NoneForProgram",
        "has no settings for this program",
        "add the program in vkconfig, if settings shall apply",
    ),
    Row(
        "SettingsEvent::NotAnObject",
        "has a settings element that is no object",
        "write the file again with vkconfig",
    ),
    Row(
        "SettingsEvent::NotNamedJson",
        "is not named *.json: {manifest}",
        "rename the manifest, and correct the path in the settings file",
    ),
    Row(
        "SettingsEvent::NothingValid",
        "contains no valid setting",
        "write the file again with vkconfig",
    ),
];

/// The explanation that these events give, if one of them decides anything.
pub(crate) fn explain(facts: &[Fact]) -> Option<Explanation> {
    ROWS.iter().find_map(|Row(event, reason, cure)| {
        let fact = facts.iter().find(|fact| fact.name == *event)?;
        Some(Explanation {
            event: fact.name.clone(),
            reason: fill(reason, fact),
            cure: fill(cure, fact),
        })
    })
}

/// Replaces each `{field}`; a field that the event lacks is left out.
fn fill(template: &str, fact: &Fact) -> String {
    let mut text = String::new();
    let mut rest = template;
    while let Some((before, tail)) = rest.split_once('{') {
        let (field, after) = tail.split_once('}').unwrap_or((tail, ""));
        text.push_str(before);
        text.push_str(fact.field(field).unwrap_or_default());
        rest = after;
    }
    text.push_str(rest);
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use loader_discovery::event as discovery;
    use loader_runtime::probe;

    use super::*;

    #[test]
    fn every_rejection_of_the_loader_has_an_explanation() {
        let mut names: Vec<&str> = [
            discovery::JsonFailure::templates(),
            discovery::ManifestRejection::templates(),
            discovery::SelectionRejection::templates(),
            discovery::PackageRejection::templates(),
            discovery::LayerManifestRejection::templates(),
        ]
        .concat()
        .iter()
        .map(|template| template.name)
        .collect();
        names.extend(probe::rejections());
        let explained: BTreeSet<&str> = ROWS.iter().map(|row| row.0).collect();
        // An application passes direct drivers, and vkexplain is none.
        names.retain(|name| !name.contains("::Direct") && !explained.contains(name));
        assert!(names.is_empty(), "{names:?}");
    }

    #[test]
    fn the_more_precise_event_explains() {
        let facts = [
            Fact::own("LibraryRejection::LoadFailed", "error", [("library", "/a.so")]),
            Fact::own(
                "LibraryEvent::OtherMachine",
                "error",
                [("name", "AArch64"), ("library", "/a.so")],
            ),
        ];
        let explanation = explain(&facts).expect("an explanation");
        assert_eq!(explanation.reason, "has a library for AArch64: /a.so");
        assert_eq!(explain(&[]), None);
    }
}
