//! Opens layer libraries, negotiates with them and finds their lookup functions (layers.md 6).
//!
//! A layer may negotiate (interface 2), or export its lookup functions under names that its
//! manifest can change (interfaces 0 and 1). Failures are recorded here; the chain decides whether
//! they fail vkCreateInstance.

use alloc::ffi::CString;
use alloc::string::String;
use alloc::vec::Vec;
use core::ptr;

use dispatch_tables::layer::{
    CURRENT_LOADER_LAYER_INTERFACE_VERSION, NegotiateLayerInterface, NegotiateLayerStructType,
    PFN_GetPhysicalDeviceProcAddr, PFN_vkNegotiateLoaderLayerInterfaceVersion,
};
use dispatch_tables::vk;
use loader_discovery::manifest::layer::LayerFunctions;
use loader_discovery::system::{Platform, System};

use super::loaded_path;
use super::named::{NamedLibrary, NotOpened};
use super::shared_object::{LinkerFailure, SharedObject, is_loaders_own};
use crate::event::{LayerChainEvent, LibraryEvent};
use crate::journal::Journal;

/// The lookup functions of a layer. Valid while its library is open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LayerEntry {
    /// Looks up instance-level commands.
    pub(crate) get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr,
    /// Looks up device-level commands. A layer without it is not in device chains.
    pub(crate) get_device_proc_addr: Option<vk::PFN_vkGetDeviceProcAddr>,
    /// Looks up physical-device commands, including those that the loader does not know.
    pub(crate) get_physical_device_proc_addr: Option<PFN_GetPhysicalDeviceProcAddr>,
}

/// Why a layer library is not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LayerFailure {
    /// The library has another pointer size.
    WrongArchitecture,
    /// The dynamic linker cannot open the library.
    NotOpened,
}

/// An open layer library.
#[derive(Debug)]
pub(crate) struct LayerLibrary {
    /// The lookup functions; `None` if the library has no vkGetInstanceProcAddr.
    pub(crate) entry: Option<LayerEntry>,
    /// The path that the dynamic linker reports.
    pub(crate) path: Vec<u8>,
    object: SharedObject,
}

impl LayerLibrary {
    /// Opens the library and negotiates (layers.md 6.2 steps 2 to 6).
    ///
    /// # Errors
    ///
    /// If the dynamic linker cannot open the library. Its error text is recorded.
    pub(crate) fn open(
        system: &dyn System,
        journal: &Journal,
        named: NamedLibrary<'_>,
        names: &LayerFunctions,
    ) -> Result<Self, LayerFailure> {
        let object = open_object(journal, named)?;
        let path = named.library;
        let entry = find_entry(journal, path, &object, names);
        let path = match &entry {
            Some(entry) => {
                let function = entry.get_instance_proc_addr as *const ();
                // SAFETY: `function` is in the library that `object` keeps open.
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
                    manifest: named.manifest.into(),
                });
                path.to_vec()
            }
        };
        Ok(Self { entry, path, object })
    }

    /// The open library without its functions.
    pub(crate) fn into_object(self) -> SharedObject {
        self.object
    }
}

/// Opens a layer library without a lookup or negotiation, for pre-instance functions (layers.md 9).
///
/// # Errors
///
/// As [`LayerLibrary::open`].
pub(crate) fn open_object(
    journal: &Journal,
    named: NamedLibrary<'_>,
) -> Result<SharedObject, LayerFailure> {
    // SAFETY: a loader must run the initialisers of layers. Callers drop the object only after the
    // last use of its functions.
    match unsafe { named.open(journal) } {
        Ok(object) => {
            journal.record(LayerChainEvent::Loading { library: named.library.into() });
            Ok(object)
        }
        Err(NotOpened::Rejected) => Err(LayerFailure::NotOpened),
        Err(NotOpened::ByLinker(error)) => {
            let description = error.0.as_slice().into();
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

/// Returns the exported function of this name. A function of the loader, which a library exports if
/// it links the loader, does not count.
pub(crate) fn export(object: &SharedObject, name: &str) -> vk::PFN_vkVoidFunction {
    let function = object.function(&CString::new(name).ok()?);
    function.filter(|function| !is_loaders_own(*function))
}

/// Finds the lookup functions by negotiation, or else by export. A failed negotiation is no error:
/// the layer counts as one of an older interface (layers.md 6.2 step 5).
fn find_entry(
    journal: &Journal,
    library: &[u8],
    object: &SharedObject,
    names: &LayerFunctions,
) -> Option<LayerEntry> {
    let exported =
        |renamed: &Option<String>, usual: &str| export(object, renamed.as_deref().unwrap_or(usual));
    let function = "vkNegotiateLoaderLayerInterfaceVersion";
    let negotiated = exported(&names.negotiate, function).and_then(|negotiation| {
        journal.record(LibraryEvent::Calling { library: library.into(), function });
        negotiate(negotiation)
    });
    let legacy = || {
        let function = exported(&names.get_instance_proc_addr, "vkGetInstanceProcAddr")?;
        // SAFETY: the layer interface defines this type for the function (layers.md 6.2 step 6).
        Some(unsafe {
            core::mem::transmute::<unsafe extern "system" fn(), vk::PFN_vkGetInstanceProcAddr>(
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
        // SAFETY: the layer interface defines this type for the function (layers.md 6.2 step 6).
        Some(unsafe {
            core::mem::transmute::<unsafe extern "system" fn(), vk::PFN_vkGetDeviceProcAddr>(
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

/// Negotiates with the layer; `None` unless it agrees on version 2 or later.
fn negotiate(function: unsafe extern "system" fn()) -> Option<NegotiateLayerInterface> {
    let mut interface = NegotiateLayerInterface {
        s_type: NegotiateLayerStructType::INTERFACE_STRUCT,
        p_next: ptr::null_mut(),
        loader_layer_interface_version: CURRENT_LOADER_LAYER_INTERFACE_VERSION,
        pfn_get_instance_proc_addr: None,
        pfn_get_device_proc_addr: None,
        pfn_get_physical_device_proc_addr: None,
    };
    // SAFETY: the layer interface defines this type for the export of this name; `interface` is a
    // writable structure of its version.
    let result = unsafe {
        let negotiate = core::mem::transmute::<
            unsafe extern "system" fn(),
            PFN_vkNegotiateLoaderLayerInterfaceVersion,
        >(function);
        negotiate(&raw mut interface)
    };
    let agreed = result == vk::Result::SUCCESS && interface.loader_layer_interface_version > 1;
    agreed.then_some(interface)
}
