//! Messages of layer manifests, layer selection, layer loading and call chains (layers.md).

use super::{MajorMinor, Text, messages};

messages! {
    /// What a layer manifest says (layers.md 1).
    pub(crate) enum LayerManifestEvent<'a> {
        Found { manifest: Text<'a>, version: Text<'a> } [I] ("Found manifest file " manifest " (file version " version ")");
        UnknownFormatVersion { manifest: Text<'a>, major: u32, minor: u32, patch: u32 } [I | LAY] ("loader_add_layer_properties: " manifest " has unknown layer manifest file version " major "." minor "." patch ".  May cause errors.");
        LayersTooEarly { manifest: Text<'a>, version: Text<'a> } [W | LAY] ("loader_add_layer_properties: 'layers' tag not supported until file version 1.0.1, but " manifest " is reporting version " version);
        NameNotStandard { layer: Text<'a> } [W] ("Layer name " layer " does not conform to naming standard (Policy #LLP_LAYER_3)");
        ComponentsTooEarly { layer: Text<'a> } [W] ("Layer \"" layer "\" contains meta-layer-specific component_layers, but using older JSON file version.");
        OverridePathsTooEarly { layer: Text<'a> } [W] ("Layer \"" layer "\" contains meta-layer-specific override paths, but using older JSON file version.");
        MetaLayer { layer: Text<'a> } [I | LAY] ("Encountered meta-layer \"" layer "\"");
        DeprecatedFunction { layer: Text<'a>, function: &'static str } [I] ("Layer \"" layer "\" using deprecated '" function "' tag which was deprecated starting with JSON file version 1.1.0. The new vkNegotiateLoaderLayerInterfaceVersion function is preferred, though for compatibility reasons it may be desirable to continue using the deprecated tag.");
        PreInstanceTooEarly { manifest: Text<'a> } [E] ("Found pre_instance_functions section in layer from \"" manifest "\". This section is only valid in manifest version 1.1.2 or later. The section will be ignored");
        PreInstanceExplicit { manifest: Text<'a> } [W] ("Found pre_instance_functions section in explicit layer from \"" manifest "\". This section is only valid in implicit layers. The section will be ignored");
        AppKeysIgnored { layer: Text<'a> } [W | LAY] ("Layer " layer " contains app_keys, but any app_keys can only be provided by the override meta layer. These will be ignored.");
    }
}

messages! {
    /// Why a layer manifest, or a layer of one, is turned down (layers.md 1.2 and 1.4).
    pub(crate) enum LayerManifestRejection<'a> {
        NotAnObject { manifest: Text<'a> } [SILENT] ();
        NoFormatVersion { manifest: Text<'a> } [W | LAY] ("loader_add_layer_properties: Manifest " manifest " missing required field file_format_version");
        NoLayer { manifest: Text<'a> } [W | LAY] ("loader_add_layer_properties: Can not find 'layer' object in manifest JSON file " manifest ".  Skipping this file.");
        DriverManifest { manifest: Text<'a> } [SILENT] ();
        ElementNotAnObject { manifest: Text<'a> } [W | LAY] ("loader_add_layer_properties: Array element in \"layers\" field in manifest JSON file " manifest " is not an object.  Skipping this file");
        SeveralLayerNodes { manifest: Text<'a> } [E | LAY] ("loader_add_layer_properties: Multiple 'layer' nodes are deprecated starting in file version \"1.0.1\".  Please use 'layers' : [] array instead in " manifest ".");
        MissingValue { manifest: Text<'a>, key: &'static str } [W] ("Layer located at " manifest " didn't find required layer value \"" key "\" in manifest JSON file, skipping this layer");
        DeviceLayer { layer: Text<'a> } [W | LAY] ("Device layers are deprecated. Skipping layer " layer);
        UnknownType { layer: Text<'a> } [SILENT] ();
        Variant { layer: Text<'a>, variant: u32 } [I | LAY] ("Layer \"" layer "\" has an 'api_version' field which contains a non-zero variant value of " variant ".  Skipping Layer.");
        LibraryAndComponents { layer: Text<'a> } [W] ("Layer \"" layer "\" contains meta-layer-specific component_layers, but also defining layer library path.  Both are not compatible, so skipping this layer");
        NeitherLibraryNorComponents { layer: Text<'a> } [W] ("Layer \"" layer "\" is missing both library_path and component_layers fields.  One or the other MUST be defined.  Skipping this layer");
        NoDisableEnvironment { layer: Text<'a> } [W] ("Layer \"" layer "\" doesn't contain required layer object disable_environment in the manifest JSON file, skipping this layer");
        DisableEnvironmentEmpty { layer: Text<'a> } [W] ("Layer \"" layer "\" doesn't contain required child value in object disable_environment in the manifest JSON file, skipping this layer (Policy #LLP_LAYER_9)");
        WrongArchitecture { manifest: Text<'a> } [I] ("The library architecture in layer " manifest " doesn't match the current running architecture, skipping this layer");
    }
}

messages! {
    /// What the filters, the environment, the override layer and meta-layers do to layers
    /// (layers.md 3).
    pub(crate) enum LayerEvent<'a> {
        DisabledByFilter { layer: Text<'a> } [W | LAY] ("Layer \"" layer "\" forced disabled because name matches filter of env var 'VK_LOADER_LAYERS_DISABLE'.");
        ImplicitForcedOn { layer: Text<'a> } [W | LAY] ("Implicit layer \"" layer "\" forced enabled due to env var 'VK_LOADER_LAYERS_ENABLE'.");
        ImplicitForcedOff { layer: Text<'a> } [W | LAY] ("Implicit layer \"" layer "\" forced disabled because name matches filter of env var 'VK_LOADER_LAYERS_DISABLE'.");
        /// Its enable variable is not set, or its disable variable is: not said in the log.
        ImplicitOff { layer: Text<'a>, variable: Text<'a> } [SILENT] ();
        /// It is explicit and nothing asks for it: not said in the log.
        NotRequested { layer: Text<'a> } [SILENT] ();
        /// Its name is part of VK_INSTANCE_LAYERS, which does not name it: not said in the log.
        HiddenByInstanceLayers { layer: Text<'a> } [SILENT] ();
        NoDisableVariable { layer: Text<'a> } [W | LAY] ("Implicit layer \"" layer "\" missing disabled environment variable!");
        InstanceLayers { value: Text<'a> } [W | LAY] ("env var 'VK_INSTANCE_LAYERS' defined and adding layers \"" value "\"");
        InstanceLayerMissing { layer: Text<'a> } [E | LAY] ("Layer \"" layer "\" was not found but was requested by env var VK_INSTANCE_LAYERS!");
        /// Said of a layer that another variable forces on.
        DisabledButForcedOn { layer: Text<'a> } [W | LAY] ("Layer \"" layer "\" ignored because it has been disabled by env var 'VK_LOADER_LAYERS_DISABLE'");
        ExplicitForcedOn { layer: Text<'a> } [W | LAY] ("Layer \"" layer "\" forced enabled due to env var 'VK_LOADER_LAYERS_ENABLE'");
        /// The two below have texts of their own while the settings file lists layers.
        ImplicitOrExplicitForcedOn { layer: Text<'a> } [W | LAY] ("Layer \"" layer "\" forced enabled due to env var 'VK_LOADER_LAYERS_ENABLE'.");
        InstanceLayersBySettings { value: Text<'a> } [W | LAY] ("env var 'VK_INSTANCE_LAYERS' defined and adding layers: " value);
        RequestedLayerMissing { layer: Text<'a> } [E | LAY] ("loader_add_layer_names_to_list: Unable to find layer \"" layer "\"");
        OlderThanApplication { layer: Text<'a>, layer_version: MajorMinor, application_version: MajorMinor } [W | LAY] ("Layer " layer " uses API version " layer_version " which is older than the application specified API version of " application_version ". May cause issues.");
        Duplicate { removed: Text<'a>, removed_manifest: Text<'a>, kept: Text<'a>, kept_manifest: Text<'a> } [W] ("Removing layer " removed " (" removed_manifest ") because it is a duplicate of " kept " (" kept_manifest ")");
        Blacklisted { layer: Text<'a> } [D] ("loader_remove_layers_in_blacklist: Override layer is active and layer " layer " is in the blacklist inside of it. Removing that layer from current layer list.");
        NotInImplicitMeta { layer: Text<'a> } [D] ("loader_remove_layers_not_in_implicit_meta_layers : Implicit meta-layers are active, and layer " layer " is not list inside of any.  So removing layer from current layer list.");
        MetaValid { meta: Text<'a>, count: usize } [I | LAY] ("Meta-layer \"" meta "\" all " count " component layers appear to be valid.");
        MetaComponent { index: usize, component: Text<'a> } [LAY] ("  [" index "] " component);
        MetaNested { meta: Text<'a>, component: Text<'a> } [I] ("verify_meta_layer_component_layers: Adding meta-layer " meta " which also contains meta-layer " component);
        MetaComponentMissing { meta: Text<'a>, component: Text<'a>, index: usize } [W] ("verify_meta_layer_component_layers: Meta-layer " meta " can't find component layer " component " at index " index ".  Skipping this layer.");
        MetaComponentOlder { meta_version: MajorMinor, index: usize, component_version: MajorMinor } [W] ("verify_meta_layer_component_layers: Meta-layer uses API version " meta_version ", but component layer " index " has API version " component_version " that is lower.  Skipping this layer.");
        MetaListsItself { meta: Text<'a>, index: usize } [W] ("verify_meta_layer_component_layers: Meta-layer " meta " lists itself in its component layer list at index " index ".  Skipping this layer.");
        MetaRecursive { meta: Text<'a>, component: Text<'a> } [W] ("verify_meta_layer_component_layers: Recursive dependency between Meta-layer " meta " and  Meta-layer " component ".  Skipping this layer.");
        MetaNestedIncomplete { meta: Text<'a>, component: Text<'a> } [W] ("Meta-layer " meta " component layer " component " can not find all component layers.  Skipping this layer.");
        MetaTooLarge { meta: Text<'a>, components: usize, depth: usize } [W] ("Meta-layer " meta " stands for more than " components " layers or holds more than " depth " in one another.  Skipping this layer.");
        MetaExtensionsTooMany { meta: Text<'a>, limit: usize } [W] ("Meta-layers have more than " limit " extensions of their components. Meta-layer " meta " and those behind it go without.");
        MetaTakesInstanceExtension { meta: Text<'a>, component: Text<'a>, extension: Text<'a> } [D] ("Meta-layer " meta " component layer " component " adding instance extension " extension);
        MetaTakesDeviceExtension { meta: Text<'a>, component: Text<'a>, extension: Text<'a> } [D] ("Meta-layer " meta " component layer " component " adding device extension " extension);
        MetaRemoved { layer: Text<'a> } [D] ("Removing meta-layer " layer " from instance layer list since it appears invalid.");
        MetaComponentGone { component: Text<'a> } [W | LAY] ("Failed to find layer name \"" component "\" component layer \"" component "\" to activate (Policy #LLP_LAYER_7)");
        MetaComponentDisabled { meta: Text<'a>, component: Text<'a> } [W | LAY] ("Meta Layer \"" meta "\" component layer \"" component "\" disabled.");
        MetaExpandsItself { meta: Text<'a> } [W | LAY] ("loader_add_meta_layer: Meta-layer " meta " recursively references itself through its component layers. Skipping the recursive reference.");
        OverridePath { path: Text<'a> } [W | LAY] ("Override layer has override path " path);
        OverrideForProgram { executable: Text<'a> } [I | LAY] ("Using the override layer for app key " executable);
        OverrideGlobal [I | LAY] ("Using the global override layer");
        OverrideNotForProgram { executable: Text<'a> } [I | LAY] ("--Override layer found but not used because app '" executable "' is not in 'app_keys' list!");
        OverrideSecondForProgram [W | LAY] ("remove_all_non_valid_override_layers: Multiple override layers where the same path in app_keys was found. Using the first layer found");
        OverrideSecondGlobal [W | LAY] ("remove_all_non_valid_override_layers: Multiple global override layers found. Using the first global layer found");
    }
}

messages! {
    /// Why vkCreateInstance refuses a layer that the application named (layers.md 3.5,
    /// "Validation").
    pub(crate) enum LayerRequestRejection<'a> {
        NullNames [E] ("loader_validate_layers: ppEnabledLayerNames is NULL but enabledLayerCount is greater than zero");
        BadName [E] ("loader_validate_layers: ppEnabledLayerNames contains string that is too long or is badly formed");
        Unknown { index: usize, layer: Text<'a> } [E] ("loader_validate_layers: Layer " index " does not exist in the list of available layers");
        OffInSettings { index: usize, layer: Text<'a> } [E] ("loader_validate_layers: Layer " index " was explicitly prevented from being enabled by the loader settings file");
    }
}

messages! {
    /// What happens to layer libraries and call chains (layers.md 6 to 9).
    pub(crate) enum LayerChainEvent<'a> {
        Loading { library: Text<'a> } [D | LAY] ("Loading layer library " library);
        Unloading { library: Text<'a> } [D | LAY] ("Unloading layer library " library);
        LinkerError { description: Text<'a> } [E] (description);
        LinkerErrorOfOtherArchitecture { description: Text<'a> } [I] (description);
        NoProcAddr { function: Text<'a>, library: Text<'a> } [E | LAY] ("loader_create_instance_chain: Failed to find '" function "' in layer \"" library "\"");
        InstanceLayerInserted { layer: Text<'a>, library: Text<'a> } [I | LAY] ("Insert instance layer \"" layer "\" (" library ")");
        NoGetDeviceProcAddr { library: Text<'a> } [I | LAY] ("Failed to find vkGetDeviceProcAddr in layer \"" library "\"");
        DeviceLayerInserted { layer: Text<'a>, library: Text<'a> } [I | LAY] ("Inserted device layer \"" layer "\" (" library ")");
        RequestedWrongBitType { layer: Text<'a> } [E | LAY] ("Requested layer \"" layer "\" was wrong bit-type!");
        RequestedFailed { layer: Text<'a> } [E | LAY] ("Requested layer \"" layer "\" failed to load!");
        RequestedNotActivated { layer: Text<'a> } [E | LAY] ("Shouldn't reach this. A valid version of requested layer " layer " was loaded but was not found in the list of activated layers!");
        WrongBitType { layer: Text<'a> } [I | LAY] ("Requested layer \"" layer "\" was wrong bit-type.");
        Failed { layer: Text<'a> } [I | LAY] ("Requested layer \"" layer "\" failed to load.");
        NotActivated { layer: Text<'a> } [I | LAY] ("Shouldn't reach this. A valid version of requested layer " layer " was loaded but was not found in the list of activated layers.");
        NoPreInstanceSymbolForExtensions { command: &'static str, symbol: Text<'a>, library: Text<'a> } [W | LAY] (command ": Unable to resolve symbol \"" symbol "\" in implicit layer library \"" library "\"");
        NoPreInstanceSymbol { command: &'static str, symbol: Text<'a>, library: Text<'a> } [W] (command ": Unable to resolve symbol \"" symbol "\" in implicit layer library \"" library "\"");
    }
}

messages! {
    /// The picture of a call chain (layers.md 7.7, 8.3; drivers.md B.6, B.7).
    pub(crate) enum CallStackEvent<'a> {
        InstanceHeading [LAY] ("vkCreateInstance layer callstack setup to:");
        Application [LAY] ("   <Application>");
        Loader [LAY] ("   <Loader>");
        Link [LAY] ("     ||");
        Drivers [LAY] ("   <Drivers>");
        DeviceHeading [DRV | LAY] ("vkCreateDevice layer callstack setup to:");
        DeviceApplication [DRV | LAY] ("   <Application>");
        DeviceLoader [DRV | LAY] ("   <Loader>");
        DeviceLink [DRV | LAY] ("     ||");
        Device [DRV | LAY] ("   <Device>");
        Layer { layer: Text<'a> } [LAY] ("   " layer);
        Kind { kind: &'static str } [LAY] ("           Type: " kind);
        EnabledBy { by: &'static str } [LAY] ("           Enabled By: " by);
        DisableVariable { variable: Text<'a> } [LAY] ("               Disable Env Var:  " variable);
        EnableVariable { variable: Text<'a>, value: Text<'a> } [LAY] ("               This layer was enabled because Env Var " variable " was set to Value " value);
        Manifest { manifest: Text<'a> } [LAY] ("           Manifest: " manifest);
        Library { library: Text<'a> } [LAY] ("           Library:  " library);
    }
}
