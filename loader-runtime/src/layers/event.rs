//! Messages of requested layers, layer libraries and call chains (layers.md 3.5, 6 to 9).

use crate::event::{Text, messages};

messages! {
    /// Why vkCreateInstance rejects a layer of `ppEnabledLayerNames` (layers.md 3.5, "Validation").
    pub(crate) enum LayerRequestRejection<'a> {
        NullNames [ERROR] ("loader_validate_layers: ppEnabledLayerNames is NULL but enabledLayerCount is greater than zero");
        BadName [ERROR] ("loader_validate_layers: ppEnabledLayerNames contains string that is too long or is badly formed");
        Unknown { index: usize, layer: Text<'a> } [ERROR] ("loader_validate_layers: Layer " index " does not exist in the list of available layers")
            REJECTS layer ("is requested by the application, and no installed layer has the name")
            cure ("correct the name, or install the layer");
        OffInSettings { index: usize, layer: Text<'a> } [ERROR] ("loader_validate_layers: Layer " index " was explicitly prevented from being enabled by the loader settings file");
    }
}

messages! {
    /// The life of layer libraries and call chains (layers.md 6 to 9).
    pub(crate) enum LayerChainEvent<'a> {
        Loading { library: Text<'a> } [DEBUG | LAYER] ("Loading layer library " library);
        Unloading { library: Text<'a> } [DEBUG | LAYER] ("Unloading layer library " library);
        NoProcAddr { function: Text<'a>, library: Text<'a>, manifest: Text<'a> } [ERROR | LAYER] ("loader_create_instance_chain: Failed to find '" function "' in layer \"" library "\"")
            REJECTS manifest ("has a library without " function)
            cure ("report this to the vendor of " library);
        // The contract's line is that of the row above.
        NegotiationFailed { function: Text<'a>, library: Text<'a>, manifest: Text<'a>, result: i32 } [ERROR | LAYER] ("loader_create_instance_chain: Failed to find '" function "' in layer \"" library "\"")
            REJECTS manifest ("has a library whose vkNegotiateLoaderLayerInterfaceVersion fails with VkResult " result " and that does not export " function)
            cure ("report this to the vendor of " library);
        OldInterface { function: Text<'a>, library: Text<'a>, manifest: Text<'a>, interface: u32 } [ERROR | LAYER] ("loader_create_instance_chain: Failed to find '" function "' in layer \"" library "\"")
            REJECTS manifest ("has a library that negotiates interface " interface ", in which layers export " function ", and does not export it")
            cure ("report this to the vendor of " library);
        InstanceLayerInserted { layer: Text<'a>, library: Text<'a> } [INFO | LAYER] ("Insert instance layer \"" layer "\" (" library ")");
        NoGetDeviceProcAddr { library: Text<'a> } [INFO | LAYER] ("Failed to find vkGetDeviceProcAddr in layer \"" library "\"");
        DeviceLayerInserted { layer: Text<'a>, library: Text<'a> } [INFO | LAYER] ("Inserted device layer \"" layer "\" (" library ")");
        RequestedWrongBitType { layer: Text<'a> } [ERROR | LAYER] ("Requested layer \"" layer "\" was wrong bit-type!");
        RequestedFailed { layer: Text<'a> } [ERROR | LAYER] ("Requested layer \"" layer "\" failed to load!");
        RequestedNotActivated { layer: Text<'a> } [ERROR | LAYER] ("Shouldn't reach this. A valid version of requested layer " layer " was loaded but was not found in the list of activated layers!");
        WrongBitType { layer: Text<'a> } [INFO | LAYER] ("Requested layer \"" layer "\" was wrong bit-type.");
        Failed { layer: Text<'a> } [INFO | LAYER] ("Requested layer \"" layer "\" failed to load.");
        NotActivated { layer: Text<'a> } [INFO | LAYER] ("Shouldn't reach this. A valid version of requested layer " layer " was loaded but was not found in the list of activated layers.");
        NoPreInstanceSymbolForExtensions { command: &'static str, symbol: Text<'a>, library: Text<'a> } [WARNING | LAYER] (command ": Unable to resolve symbol \"" symbol "\" in implicit layer library \"" library "\"");
        NoPreInstanceSymbol { command: &'static str, symbol: Text<'a>, library: Text<'a> } [WARNING] (command ": Unable to resolve symbol \"" symbol "\" in implicit layer library \"" library "\"");
    }
}

messages! {
    /// The log of a call chain (layers.md 7.7, 8.3; drivers.md B.6, B.7).
    pub(crate) enum CallStackEvent<'a> {
        InstanceHeading [LAYER] ("vkCreateInstance layer callstack setup to:");
        Application { topic: u32 } [*topic] ("   <Application>");
        Loader { topic: u32 } [*topic] ("   <Loader>");
        Link { topic: u32 } [*topic] ("     ||");
        Drivers [LAYER] ("   <Drivers>");
        DeviceHeading [DRIVER | LAYER] ("vkCreateDevice layer callstack setup to:");
        Device [DRIVER | LAYER] ("   <Device>");
        Layer { layer: Text<'a> } [LAYER] ("   " layer);
        Kind { kind: &'static str } [LAYER] ("           Type: " kind);
        EnabledBy { by: &'static str } [LAYER] ("           Enabled By: " by);
        DisableVariable { variable: Text<'a> } [LAYER] ("               Disable Env Var:  " variable);
        EnableVariable { variable: Text<'a>, value: Text<'a> } [LAYER] ("               This layer was enabled because Env Var " variable " was set to Value " value);
        Manifest { manifest: Text<'a> } [LAYER] ("           Manifest: " manifest);
        Library { library: Text<'a> } [LAYER] ("           Library:  " library);
    }
}
