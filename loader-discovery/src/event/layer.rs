//! Messages of layer manifests and layer selection (layers.md 1, 3).

use super::{MajorMinor, Text, messages};
use crate::manifest::OWN_ARCHITECTURE;

messages! {
    /// Properties of a layer manifest (layers.md 1).
    pub enum LayerManifestEvent<'a> {
        FoundLayerManifest { manifest: Text<'a>, version: Text<'a> } [INFO] ("Found manifest file " manifest " (file version " version ")");
        UnknownFormatVersion { manifest: Text<'a>, major: u32, minor: u32, patch: u32 } [INFO | LAYER] ("loader_add_layer_properties: " manifest " has unknown layer manifest file version " major "." minor "." patch ".  May cause errors.");
        LayersTooEarly { manifest: Text<'a>, version: Text<'a> } [WARNING | LAYER] ("loader_add_layer_properties: 'layers' tag not supported until file version 1.0.1, but " manifest " is reporting version " version);
        NameNotStandard { layer: Text<'a> } [WARNING] ("Layer name " layer " does not conform to naming standard (Policy #LLP_LAYER_3)");
        ComponentsTooEarly { layer: Text<'a> } [WARNING] ("Layer \"" layer "\" contains meta-layer-specific component_layers, but using older JSON file version.");
        OverridePathsTooEarly { layer: Text<'a> } [WARNING] ("Layer \"" layer "\" contains meta-layer-specific override paths, but using older JSON file version.");
        MetaLayer { layer: Text<'a> } [INFO | LAYER] ("Encountered meta-layer \"" layer "\"");
        DeprecatedFunction { layer: Text<'a>, function: &'static str } [INFO] ("Layer \"" layer "\" using deprecated '" function "' tag which was deprecated starting with JSON file version 1.1.0. The new vkNegotiateLoaderLayerInterfaceVersion function is preferred, though for compatibility reasons it may be desirable to continue using the deprecated tag.");
        PreInstanceTooEarly { manifest: Text<'a> } [ERROR] ("Found pre_instance_functions section in layer from \"" manifest "\". This section is only valid in manifest version 1.1.2 or later. The section will be ignored");
        PreInstanceExplicit { manifest: Text<'a> } [WARNING] ("Found pre_instance_functions section in explicit layer from \"" manifest "\". This section is only valid in implicit layers. The section will be ignored");
        AppKeysIgnored { layer: Text<'a> } [WARNING | LAYER] ("Layer " layer " contains app_keys, but any app_keys can only be provided by the override meta layer. These will be ignored.");
    }
}

messages! {
    /// Why a layer manifest, or one layer of it, is rejected (layers.md 1.2 and 1.4).
    pub enum LayerManifestRejection<'a> {
        /// The contract has no message. The line is ours.
        NotAnObject { manifest: Text<'a> } [WARNING | LAYER] ()
            REJECTS manifest ("is no JSON object")
            cure ("write an object with `file_format_version` and `layer`");
        NoFormatVersion { manifest: Text<'a> } [WARNING | LAYER] ("loader_add_layer_properties: Manifest " manifest " missing required field file_format_version")
            REJECTS manifest ("has no `file_format_version`")
            cure ("add \"file_format_version\": \"1.2.0\"");
        NoLayer { manifest: Text<'a> } [WARNING | LAYER] ("loader_add_layer_properties: Can not find 'layer' object in manifest JSON file " manifest ".  Skipping this file.")
            REJECTS manifest ("has no `layer` object")
            cure ("add the object `layer`");
        /// Not logged.
        EmptyList { manifest: Text<'a> } [SILENT] ()
            REJECTS manifest ("has an empty list `layers`")
            cure ("add the layer");
        DriverManifest { manifest: Text<'a> } [SILENT] ()
            REJECTS manifest ("is the manifest of a driver")
            cure ("move it to the folder icd.d");
        ElementNotAnObject { manifest: Text<'a> } [WARNING | LAYER] ("loader_add_layer_properties: Array element in \"layers\" field in manifest JSON file " manifest " is not an object.  Skipping this file")
            REJECTS manifest ("has an element in `layers` that is no object")
            cure ("correct the list");
        SeveralLayerNodes { manifest: Text<'a> } [ERROR | LAYER] ("loader_add_layer_properties: Multiple 'layer' nodes are deprecated starting in file version \"1.0.1\".  Please use 'layers' : [] array instead in " manifest ".")
            REJECTS manifest ("has several `layer` objects")
            cure ("write one list, `layers`");
        /// The key is absent, or its value is no string or too long.
        MissingValue { manifest: Text<'a>, key: &'static str, article: &'static str, fault: &'static str, cure: &'static str } [WARNING] ("Layer located at " manifest " didn't find required layer value \"" key "\" in manifest JSON file, skipping this layer")
            REJECTS manifest ("has " article " `" key "`" fault)
            cure (cure);
        DeviceLayer { layer: Text<'a>, manifest: Text<'a> } [WARNING | LAYER] ("Device layers are deprecated. Skipping layer " layer)
            REJECTS layer of manifest ("is a device layer, and Vulkan has none any more")
            cure ("install a newer version of the layer");
        /// The contract has no message. The line is ours.
        UnknownType { layer: Text<'a>, manifest: Text<'a> } [WARNING | LAYER] ()
            REJECTS layer of manifest ("has an unknown `type`")
            cure ("write \"INSTANCE\" or \"GLOBAL\"");
        Variant { layer: Text<'a>, manifest: Text<'a>, variant: u32 } [INFO | LAYER] ("Layer \"" layer "\" has an 'api_version' field which contains a non-zero variant value of " variant ".  Skipping Layer.")
            REJECTS layer of manifest ("is for the API variant " variant ", not for Vulkan")
            cure ("use this layer with a loader for its API");
        LibraryAndComponents { layer: Text<'a>, manifest: Text<'a> } [WARNING] ("Layer \"" layer "\" contains meta-layer-specific component_layers, but also defining layer library path.  Both are not compatible, so skipping this layer")
            REJECTS layer of manifest ("has both `library_path` and `component_layers`")
            cure ("keep one of them");
        NeitherLibraryNorComponents { layer: Text<'a>, manifest: Text<'a> } [WARNING] ("Layer \"" layer "\" is missing both library_path and component_layers fields.  One or the other MUST be defined.  Skipping this layer")
            REJECTS layer of manifest ("has neither `library_path` nor `component_layers`")
            cure ("add one of them");
        NoDisableEnvironment { layer: Text<'a>, manifest: Text<'a> } [WARNING] ("Layer \"" layer "\" doesn't contain required layer object disable_environment in the manifest JSON file, skipping this layer")
            REJECTS layer of manifest ("is in a folder of implicit layers and has no `disable_environment`")
            cure ("add the variable that disables the layer");
        DisableEnvironmentEmpty { layer: Text<'a>, manifest: Text<'a> } [WARNING] ("Layer \"" layer "\" doesn't contain required child value in object disable_environment in the manifest JSON file, skipping this layer (Policy #LLP_LAYER_9)")
            REJECTS layer of manifest ("has an empty `disable_environment`")
            cure ("write a variable and a value");
        WrongArchitecture { manifest: Text<'a>, library_arch: Text<'a> } [INFO] ("The library architecture in layer " manifest " doesn't match the current running architecture, skipping this layer")
            REJECTS manifest ("has the `library_arch` " library_arch ", and this program has " OWN_ARCHITECTURE)
            cure ("install the layer's package for this architecture");
    }
}

messages! {
    /// The effects of filters, environment, override layer and meta-layers on layers (layers.md 3).
    pub enum LayerEvent<'a> {
        DisabledByFilter { layer: Text<'a> } [WARNING | LAYER] ("Layer \"" layer "\" forced disabled because name matches filter of env var 'VK_LOADER_LAYERS_DISABLE'.")
            EXPLAINS layer ("is disabled: VK_LOADER_LAYERS_DISABLE matches its name or kind")
            cure ("change the pattern, or name the layer in VK_LOADER_LAYERS_ALLOW");
        ImplicitForcedOn { layer: Text<'a> } [WARNING | LAYER] ("Implicit layer \"" layer "\" forced enabled due to env var 'VK_LOADER_LAYERS_ENABLE'.");
        ImplicitForcedOff { layer: Text<'a> } [WARNING | LAYER] ("Implicit layer \"" layer "\" forced disabled because name matches filter of env var 'VK_LOADER_LAYERS_DISABLE'.");
        /// The disable variable of an implicit layer is set. Not logged.
        DisabledByVariable { layer: Text<'a>, variable: Text<'a> } [SILENT] ()
            EXPLAINS layer ("is disabled, because " variable " is set")
            cure ("unset " variable);
        /// The enable variable of an implicit layer does not have its value. Not logged.
        NeedsVariable { layer: Text<'a>, variable: Text<'a>, value: Text<'a> } [SILENT] ()
            EXPLAINS layer ("is enabled only by " variable "=" value)
            cure ("set " variable "=" value);
        /// The settings file turns the layer off. Not logged.
        OffInSettings { layer: Text<'a> } [SILENT] ()
            EXPLAINS layer ("is turned off by the settings file")
            cure ("change the configuration in vkconfig");
        /// The settings file names a layer and its manifest, which has no such layer. Not logged.
        NotInManifest { layer: Text<'a>, manifest: Text<'a> } [SILENT] ()
            EXPLAINS layer ("is not available: its manifest " manifest " has no layer of this name")
            cure ("correct the name or the path in the settings file");
        /// An explicit layer without a request. Not logged.
        NotRequested { layer: Text<'a> } [SILENT] ()
            EXPLAINS layer ("is an explicit layer, and nothing requests it")
            cure ("set VK_LOADER_LAYERS_ENABLE=" layer ", or request it in vkCreateInstance");
        /// `VK_INSTANCE_LAYERS` contains the name as part of another one. Not logged.
        HiddenByInstanceLayers { layer: Text<'a> } [SILENT] ()
            EXPLAINS layer ("is left out, because VK_INSTANCE_LAYERS contains its name as a part of another name")
            cure ("correct VK_INSTANCE_LAYERS");
        NoDisableVariable { layer: Text<'a> } [WARNING | LAYER] ("Implicit layer \"" layer "\" missing disabled environment variable!");
        InstanceLayers { value: Text<'a> } [WARNING | LAYER] ("env var 'VK_INSTANCE_LAYERS' defined and adding layers \"" value "\"");
        InstanceLayerMissing { layer: Text<'a> } [ERROR | LAYER] ("Layer \"" layer "\" was not found but was requested by env var VK_INSTANCE_LAYERS!")
            EXPLAINS layer ("is requested by VK_INSTANCE_LAYERS and not available")
            cure ("correct the name, or install the layer");
        /// The layer is enabled all the same.
        ExplicitIgnored { layer: Text<'a> } [WARNING | LAYER] ("Layer \"" layer "\" ignored because it has been disabled by env var 'VK_LOADER_LAYERS_DISABLE'");
        ExplicitForcedOn { layer: Text<'a> } [WARNING | LAYER] ("Layer \"" layer "\" forced enabled due to env var 'VK_LOADER_LAYERS_ENABLE'");
        /// While the settings file lists layers, this message and the next replace two of the
        /// above.
        ImplicitOrExplicitForcedOn { layer: Text<'a> } [WARNING | LAYER] ("Layer \"" layer "\" forced enabled due to env var 'VK_LOADER_LAYERS_ENABLE'.");
        InstanceLayersBySettings { value: Text<'a> } [WARNING | LAYER] ("env var 'VK_INSTANCE_LAYERS' defined and adding layers: " value);
        RequestedLayerMissing { layer: Text<'a> } [ERROR | LAYER] ("loader_add_layer_names_to_list: Unable to find layer \"" layer "\"")
            EXPLAINS layer ("is requested by the application and not available")
            cure ("correct the name, or install the layer");
        OlderThanApplication { layer: Text<'a>, layer_version: MajorMinor, application_version: MajorMinor } [WARNING | LAYER] ("Layer " layer " uses API version " layer_version " which is older than the application specified API version of " application_version ". May cause issues.");
        Duplicate { removed: Text<'a>, removed_manifest: Text<'a>, kept: Text<'a>, kept_manifest: Text<'a> } [WARNING] ("Removing layer " removed " (" removed_manifest ") because it is a duplicate of " kept " (" kept_manifest ")")
            EXPLAINS removed ("has the name of an earlier layer, of " kept_manifest)
            cure ("remove one of the two manifests");
        Blacklisted { layer: Text<'a> } [DEBUG] ("loader_remove_layers_in_blacklist: Override layer is active and layer " layer " is in the blacklist inside of it. Removing that layer from current layer list.")
            EXPLAINS layer ("is in the override layer's list of disabled layers")
            cure ("change the configuration in vkconfig");
        NotInImplicitMeta { layer: Text<'a> } [DEBUG] ("loader_remove_layers_not_in_implicit_meta_layers : Implicit meta-layers are active, and layer " layer " is not list inside of any.  So removing layer from current layer list.");
        MetaValid { meta: Text<'a>, count: usize } [INFO | LAYER] ("Meta-layer \"" meta "\" all " count " component layers appear to be valid.");
        MetaComponent { index: usize, component: Text<'a> } [LAYER] ("  [" index "] " component);
        MetaNested { meta: Text<'a>, component: Text<'a> } [INFO] ("verify_meta_layer_component_layers: Adding meta-layer " meta " which also contains meta-layer " component);
        MetaComponentMissing { meta: Text<'a>, component: Text<'a>, index: usize } [WARNING] ("verify_meta_layer_component_layers: Meta-layer " meta " can't find component layer " component " at index " index ".  Skipping this layer.")
            EXPLAINS meta ("is a meta-layer whose component " component " is missing")
            cure ("install " component);
        MetaComponentOlder { meta: Text<'a>, meta_version: MajorMinor, index: usize, component_version: MajorMinor } [WARNING] ("verify_meta_layer_component_layers: Meta-layer uses API version " meta_version ", but component layer " index " has API version " component_version " that is lower.  Skipping this layer.")
            EXPLAINS meta ("is a meta-layer of Vulkan " meta_version " with a component of " component_version)
            cure ("install a newer version of the component");
        MetaListsItself { meta: Text<'a>, index: usize } [WARNING] ("verify_meta_layer_component_layers: Meta-layer " meta " lists itself in its component layer list at index " index ".  Skipping this layer.")
            EXPLAINS meta ("is a meta-layer that lists itself")
            cure ("correct `component_layers`");
        MetaRecursive { meta: Text<'a>, component: Text<'a> } [WARNING] ("verify_meta_layer_component_layers: Recursive dependency between Meta-layer " meta " and  Meta-layer " component ".  Skipping this layer.")
            EXPLAINS meta ("is a meta-layer that contains itself through " component)
            cure ("correct `component_layers`");
        MetaNestedIncomplete { meta: Text<'a>, component: Text<'a> } [WARNING] ("Meta-layer " meta " component layer " component " can not find all component layers.  Skipping this layer.")
            EXPLAINS meta ("is a meta-layer whose component " component " is incomplete")
            cure ("see the reason of " component);
        MetaTooLarge { meta: Text<'a>, components: usize, depth: usize } [WARNING] ("Meta-layer " meta " stands for more than " components " layers or holds more than " depth " in one another.  Skipping this layer.")
            EXPLAINS meta ("is a meta-layer with more than " components " layers or " depth " levels")
            cure ("make it smaller");
        MetaExtensionsTooMany { meta: Text<'a>, limit: usize } [WARNING] ("Meta-layers inherit more than " limit " extensions from their components. Meta-layer " meta " and all later ones inherit none.");
        MetaTakesInstanceExtension { meta: Text<'a>, component: Text<'a>, extension: Text<'a> } [DEBUG] ("Meta-layer " meta " component layer " component " adding instance extension " extension);
        MetaTakesDeviceExtension { meta: Text<'a>, component: Text<'a>, extension: Text<'a> } [DEBUG] ("Meta-layer " meta " component layer " component " adding device extension " extension);
        MetaRemoved { layer: Text<'a> } [DEBUG] ("Removing meta-layer " layer " from instance layer list since it appears invalid.");
        /// The text names no meta-layer.
        MetaComponentGone { meta: Text<'a>, component: Text<'a> } [WARNING | LAYER] ("Failed to find layer name \"" component "\" component layer \"" component "\" to activate (Policy #LLP_LAYER_7)")
            EXPLAINS meta ("is a meta-layer whose component " component " was removed")
            cure ("see the reason of " component);
        MetaComponentDisabled { meta: Text<'a>, component: Text<'a> } [WARNING | LAYER] ("Meta Layer \"" meta "\" component layer \"" component "\" disabled.");
        /// The component expands its own component. Not logged.
        MetaInComponent { meta: Text<'a>, component: Text<'a> } [SILENT] ()
            EXPLAINS meta ("is a meta-layer that its component " component " contains")
            cure ("correct `component_layers`");
        MetaExpandsItself { meta: Text<'a> } [WARNING | LAYER] ("loader_add_meta_layer: Meta-layer " meta " recursively references itself through its component layers. Skipping the recursive reference.")
            EXPLAINS meta ("is a meta-layer that contains itself")
            cure ("correct `component_layers`");
        OverridePath { path: Text<'a> } [WARNING | LAYER] ("Override layer has override path " path);
        OverrideForProgram { executable: Text<'a> } [INFO | LAYER] ("Using the override layer for app key " executable);
        OverrideGlobal [INFO | LAYER] ("Using the global override layer");
        OverrideNotForProgram { layer: Text<'a>, executable: Text<'a> } [INFO | LAYER] ("--Override layer found but not used because app '" executable "' is not in 'app_keys' list!")
            EXPLAINS layer ("is an override layer for other programs")
            cure ("add this program to `app_keys` in vkconfig");
        /// The override layer for this program goes before the one for all programs. Not logged.
        OverrideGlobalReplaced { layer: Text<'a> } [SILENT] ()
            EXPLAINS layer ("is the override layer for all programs, and another one is for this program")
            cure ("remove this program from `app_keys` of the other one in vkconfig");
        OverrideSecondForProgram { layer: Text<'a> } [WARNING | LAYER] ("remove_all_non_valid_override_layers: Multiple override layers where the same path in app_keys was found. Using the first layer found")
            EXPLAINS layer ("is a second override layer for this program")
            cure ("remove one of the two");
        OverrideSecondGlobal { layer: Text<'a> } [WARNING | LAYER] ("remove_all_non_valid_override_layers: Multiple global override layers found. Using the first global layer found")
            EXPLAINS layer ("is a second override layer for all programs")
            cure ("remove one of the two");
    }
}
