//! Layer libraries: opened, negotiated with, asked for their lookups (layers.md 6).
//!
//! A layer may negotiate (interface 2), or export its lookups under names that its manifest may
//! change (interfaces 0 and 1). What does not work out is reported; whether it ends
//! vkCreateInstance is the chain's business.

use std::ffi::CString;
use std::ptr;

use dispatch_tables::layer::{
    CURRENT_LOADER_LAYER_INTERFACE_VERSION, NegotiateLayerInterface, NegotiateLayerStructType,
    PFN_GetPhysicalDeviceProcAddr, PFN_vkNegotiateLoaderLayerInterfaceVersion,
};
use dispatch_tables::vk;
use loader_discovery::manifest::layer::LayerFunctions;
use loader_discovery::system::{Platform, System};

use super::loaded_path;
use super::shared_object::{LinkerFailure, SharedObject, is_loaders_own};
use crate::event::{LayerChainEvent, LibraryEvent};
use crate::journal::Journal;

/// The lookups of a layer. Valid while its library is open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LayerEntry {
    /// Asks the layer for instance-level commands.
    pub(crate) get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr,
    /// Asks it for device-level commands; a layer without it stays out of device chains.
    pub(crate) get_device_proc_addr: Option<vk::PFN_vkGetDeviceProcAddr>,
    /// Asks it for physical-device commands, those that the loader does not know among them.
    pub(crate) get_physical_device_proc_addr: Option<PFN_GetPhysicalDeviceProcAddr>,
}

/// Why a layer's library is not in the process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LayerFailure {
    /// It is for another kind of process.
    WrongArchitecture,
    /// The dynamic linker did not open it.
    NotOpened,
}

/// An open layer library.
#[derive(Debug)]
pub(crate) struct LayerLibrary {
    /// The layer's lookups; none when it has no vkGetInstanceProcAddr.
    pub(crate) entry: Option<LayerEntry>,
    /// The path as the dynamic linker knows it.
    pub(crate) path: Vec<u8>,
    object: SharedObject,
}

impl LayerLibrary {
    /// Opens the library at `path` and negotiates (layers.md 6.2 steps 2 to 6).
    ///
    /// # Errors
    ///
    /// That the dynamic linker did not open it; its words went to the journal.
    pub(crate) fn open(
        system: &dyn System,
        journal: &Journal,
        path: &[u8],
        names: &LayerFunctions,
    ) -> Result<Self, LayerFailure> {
        let object = open_object(journal, path)?;
        let entry = find_entry(&object, names);
        let path = match &entry {
            Some(entry) => {
                let function = entry.get_instance_proc_addr as *const ();
                // SAFETY: `object` holds the library open that the function was found in.
                let (path, remarks) = unsafe { loaded_path(system, path, function) };
                remarks
                    .into_iter()
                    .for_each(|remark: LibraryEvent<'static>| journal.record(remark));
                path
            }
            None => {
                let function =
                    names.get_instance_proc_addr.as_deref().unwrap_or("vkGetInstanceProcAddr");
                journal.record(LayerChainEvent::NoProcAddr {
                    function: function.into(),
                    library: path.into(),
                });
                path.to_vec()
            }
        };
        Ok(Self { entry, path, object })
    }

    /// The open library alone, once the rest was used.
    pub(crate) fn into_object(self) -> SharedObject {
        self.object
    }
}

/// Opens a layer's library without asking it anything: what pre-instance functions need (layers.md
/// 9).
///
/// # Errors
///
/// As [`LayerLibrary::open`].
pub(crate) fn open_object(journal: &Journal, path: &[u8]) -> Result<SharedObject, LayerFailure> {
    // SAFETY: running a layer's code is what a Vulkan loader is for; callers close the library only
    // when nothing refers to its functions any more.
    match unsafe { SharedObject::open(path) } {
        Ok(object) => {
            journal.record(LayerChainEvent::Loading { library: path.into() });
            Ok(object)
        }
        Err(error) => {
            let description = error.0.as_str().into();
            Err(match error.cause(Platform::HOST) {
                LinkerFailure::WrongArchitecture => {
                    journal.record(LayerChainEvent::LinkerErrorOfOtherArchitecture { description });
                    LayerFailure::WrongArchitecture
                }
                LinkerFailure::OutOfMemory | LinkerFailure::Other => {
                    journal.record(LayerChainEvent::LinkerError { description });
                    LayerFailure::NotOpened
                }
            })
        }
    }
}

/// The function of that name that a layer's library exports. What it has of the loader, by linking
/// it, is none.
pub(crate) fn export(object: &SharedObject, name: &str) -> vk::PFN_vkVoidFunction {
    let function = object.function(&CString::new(name).ok()?);
    function.filter(|function| !is_loaders_own(*function))
}

/// The lookups by negotiation, else by export. A negotiation that fails is no error: the layer is
/// taken for an old one (layers.md 6.2 step 5).
fn find_entry(object: &SharedObject, names: &LayerFunctions) -> Option<LayerEntry> {
    let exported =
        |renamed: &Option<String>, usual: &str| export(object, renamed.as_deref().unwrap_or(usual));
    let negotiated =
        exported(&names.negotiate, "vkNegotiateLoaderLayerInterfaceVersion").and_then(negotiate);
    let legacy = || {
        let function = exported(&names.get_instance_proc_addr, "vkGetInstanceProcAddr")?;
        // SAFETY: the layer interface gives the export of this name this type (layers.md 6.2 step
        // 6).
        Some(unsafe {
            std::mem::transmute::<unsafe extern "system" fn(), vk::PFN_vkGetInstanceProcAddr>(
                function,
            )
        })
    };
    let (get_instance_proc_addr, interface) = match negotiated {
        Some(interface) => (interface.pfn_get_instance_proc_addr.or_else(legacy)?, Some(interface)),
        None => (legacy()?, None),
    };
    let device = || {
        let function = exported(&names.get_device_proc_addr, "vkGetDeviceProcAddr")?;
        // SAFETY: as above.
        Some(unsafe {
            std::mem::transmute::<unsafe extern "system" fn(), vk::PFN_vkGetDeviceProcAddr>(
                function,
            )
        })
    };
    Some(LayerEntry {
        get_instance_proc_addr,
        get_device_proc_addr: interface
            .as_ref()
            .and_then(|own| own.pfn_get_device_proc_addr)
            .or_else(device),
        get_physical_device_proc_addr: interface
            .and_then(|own| own.pfn_get_physical_device_proc_addr),
    })
}

/// What the layer answers to the loader's offer; none unless it agrees on version 2 or more.
fn negotiate(function: unsafe extern "system" fn()) -> Option<NegotiateLayerInterface> {
    let mut interface = NegotiateLayerInterface {
        s_type: NegotiateLayerStructType::INTERFACE_STRUCT,
        p_next: ptr::null_mut(),
        loader_layer_interface_version: CURRENT_LOADER_LAYER_INTERFACE_VERSION,
        pfn_get_instance_proc_addr: None,
        pfn_get_device_proc_addr: None,
        pfn_get_physical_device_proc_addr: None,
    };
    // SAFETY: the layer interface gives the function of this name this type, and one structure to
    // fill.
    let result = unsafe {
        let negotiate = std::mem::transmute::<
            unsafe extern "system" fn(),
            PFN_vkNegotiateLoaderLayerInterfaceVersion,
        >(function);
        negotiate(&raw mut interface)
    };
    let agreed = result == vk::Result::SUCCESS && interface.loader_layer_interface_version > 1;
    agreed.then_some(interface)
}
