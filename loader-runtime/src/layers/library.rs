//! Opens layer libraries, negotiates with them and finds their lookup functions (layers.md 6).
//!
//! A layer may negotiate (interface 2), or export its lookup functions under names that its
//! manifest can change (interfaces 0 and 1). Failures are recorded here; the chain decides whether
//! they fail vkCreateInstance.

use alloc::string::String;
use alloc::vec::Vec;
use core::ffi::CStr;
use core::ptr;

use dispatch_tables::layer::{
    CURRENT_LOADER_LAYER_INTERFACE_VERSION, NegotiateLayerInterface, NegotiateLayerStructType,
    PFN_GetPhysicalDeviceProcAddr, PFN_vkNegotiateLoaderLayerInterfaceVersion,
};
use dispatch_tables::vk;
use loader_discovery::Grown;
use loader_discovery::manifest::layer::LayerFunctions;
use loader_discovery::memory::{Fault, bytes, joined};
use loader_discovery::system::System;

use crate::chain::typed;
use crate::event::{Event, LayerChainEvent, LibraryEvent};
use crate::journal::Journal;
use crate::libraries::loaded_path;
use crate::libraries::named::NamedLibrary;
use crate::libraries::shared_object::{SharedObject, is_loaders_own};
use crate::lookup::unknown_names::Function;

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

/// An open layer library.
#[derive(Debug)]
pub(crate) struct LayerLibrary {
    /// The lookup functions, or why the library has none.
    pub(crate) entry: Result<LayerEntry, Event<'static>>,
    /// The path that the dynamic linker reports.
    pub(crate) path: Vec<u8>,
    pub(crate) object: SharedObject,
}

impl LayerLibrary {
    /// Opens the library and negotiates (layers.md 6.2 steps 2 to 6).
    ///
    /// # Errors
    ///
    /// Why the library is not open, which is recorded. A library without lookup functions is open.
    pub(crate) fn open(
        system: &dyn System,
        journal: &Journal,
        named: NamedLibrary<'_>,
        names: &LayerFunctions,
    ) -> Result<Self, Fault<Event<'static>>> {
        let object = open_object(journal, named)?;
        let path = named.library;
        let entry = match find_entry(journal, path, &object, names) {
            Ok(entry) => Ok(entry),
            Err(fault) => {
                let function = names.get_instance_proc_addr.as_deref();
                let function = function.unwrap_or("vkGetInstanceProcAddr");
                Err(journal.decide(fault.rejection()?.rejection(named, function))?)
            }
        };
        let path = match &entry {
            Ok(entry) => {
                let function = entry.get_instance_proc_addr as *const ();
                // SAFETY: `function` is in the library that `object` keeps open.
                let (path, remarks) = unsafe { loaded_path(system, path, function) }?;
                remarks
                    .into_iter()
                    .for_each(|remark: LibraryEvent<'static>| journal.record(remark));
                path
            }
            Err(_) => bytes(path)?,
        };
        Ok(Self { entry, path, object })
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
) -> Result<SharedObject, Fault<Event<'static>>> {
    // SAFETY: a loader must run the initialisers of layers. Callers drop the object only after the
    // last use of its functions.
    let object = unsafe { named.open(journal) }?;
    journal.record(LayerChainEvent::Loading { library: named.library.into() });
    Ok(object)
}

/// Returns the exported function of this name. A function of the loader, which a library exports if
/// it links the loader, does not count.
pub(crate) fn export(object: &SharedObject, name: &str) -> Grown<vk::PFN_vkVoidFunction> {
    let name = joined(&[name.as_bytes(), b"\0"])?;
    let name = CStr::from_bytes_with_nul(&name).ok();
    let function = name.and_then(|name| object.function(name));
    Ok(function.filter(|function| !is_loaders_own(*function)))
}

/// Finds the lookup functions by negotiation, or else by export. A failed negotiation is no error:
/// the layer counts as one of an older interface (layers.md 6.2 step 5). The error is the result of
/// the negotiation with a layer without vkGetInstanceProcAddr.
fn find_entry(
    journal: &Journal,
    library: &[u8],
    object: &SharedObject,
    names: &LayerFunctions,
) -> Result<LayerEntry, Fault<Negotiation>> {
    let exported =
        |renamed: &Option<String>, usual: &str| export(object, renamed.as_deref().unwrap_or(usual));
    let function = "vkNegotiateLoaderLayerInterfaceVersion";
    let negotiation = match exported(&names.negotiate, function)? {
        None => Negotiation::None,
        Some(export) => {
            journal.calling(library.into(), function);
            negotiate(export)
        }
    };
    let agreed = match &negotiation {
        Negotiation::Agreed(interface) => *interface,
        _ => OFFER,
    };
    let get_instance_proc_addr = match agreed.pfn_get_instance_proc_addr {
        None => exported(&names.get_instance_proc_addr, "vkGetInstanceProcAddr")?
            // SAFETY: the layer interface defines this type for the function (layers.md 6.2 step 6).
            .map(|function| unsafe { typed(function) }),
        agreed => agreed,
    };
    let get_instance_proc_addr = get_instance_proc_addr.ok_or(Fault::Rejected(negotiation))?;
    let get_device_proc_addr = match agreed.pfn_get_device_proc_addr {
        None => exported(&names.get_device_proc_addr, "vkGetDeviceProcAddr")?
            // SAFETY: as above.
            .map(|function| unsafe { typed(function) }),
        agreed => agreed,
    };
    let get_physical_device_proc_addr = agreed.pfn_get_physical_device_proc_addr;
    Ok(LayerEntry { get_instance_proc_addr, get_device_proc_addr, get_physical_device_proc_addr })
}

/// The result of a negotiation.
enum Negotiation {
    /// The layer exports no function for it.
    None,
    /// The layer's function failed.
    Failed(vk::Result),
    /// The layer answered a version without lookup functions.
    Old(u32),
    /// The layer agreed on version 2 or later.
    Agreed(NegotiateLayerInterface),
}

impl Negotiation {
    /// Why a layer without a lookup `function` is not in the chain.
    fn rejection<'a>(&self, named: NamedLibrary<'a>, function: &'a str) -> LayerChainEvent<'a> {
        let (library, manifest, _) = named.names();
        let function = function.into();
        match self {
            Self::Failed(result) => {
                let result = result.as_raw();
                LayerChainEvent::NegotiationFailed { function, library, manifest, result }
            }
            Self::Old(version) => {
                let interface = *version;
                LayerChainEvent::OldInterface { function, library, manifest, interface }
            }
            Self::None | Self::Agreed(_) => {
                LayerChainEvent::NoProcAddr { function, library, manifest }
            }
        }
    }
}

/// What the loader offers a layer: no lookup function yet.
const OFFER: NegotiateLayerInterface = NegotiateLayerInterface {
    s_type: NegotiateLayerStructType::INTERFACE_STRUCT,
    p_next: ptr::null_mut(),
    loader_layer_interface_version: CURRENT_LOADER_LAYER_INTERFACE_VERSION,
    pfn_get_instance_proc_addr: None,
    pfn_get_device_proc_addr: None,
    pfn_get_physical_device_proc_addr: None,
};

/// Negotiates with the layer.
fn negotiate(function: Function) -> Negotiation {
    let mut interface = OFFER;
    // SAFETY: the layer interface defines this type for the export of this name; `interface` is a
    // writable structure of its version.
    let result = unsafe {
        let negotiate: PFN_vkNegotiateLoaderLayerInterfaceVersion = typed(function);
        negotiate(&raw mut interface)
    };
    match interface.loader_layer_interface_version {
        _ if result != vk::Result::SUCCESS => Negotiation::Failed(result),
        version @ 0..=1 => Negotiation::Old(version),
        _ => Negotiation::Agreed(interface),
    }
}
