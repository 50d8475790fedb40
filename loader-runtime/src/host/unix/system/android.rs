//! What Android has of its own: layers in libraries without manifests (drivers.md C.4).
//!
//! Drivers of Android come by `hw_get_module`, which only the platform's own loader can call: here
//! they are found by `VK_DRIVER_FILES` alone.

use alloc::string::String;
use alloc::vec::Vec;
use core::ffi::{CStr, c_void};
use core::fmt::Write as _;
use core::mem;

use dispatch_tables::vk;
use loader_discovery::Grown;
use loader_discovery::event::line::Line;
use loader_discovery::manifest::layer::{Layer, LayerContent, LayerExtension};
use loader_discovery::memory::{Collect as _, Fault, Grow as _, bytes, joined, lossy};
use loader_discovery::system::android::AndroidSystem;
use loader_discovery::text_list::TextList;

use crate::enumeration::{self, Unread};
use crate::host::linker;
use crate::host::unix::system::HostSystem;
use crate::memory::HostAllocator;
use crate::names::until_nul;

impl AndroidSystem for HostSystem {
    fn is_debuggable(&self) -> bool {
        // SAFETY: the query has no argument. Android lets a process be dumped if its application is
        // debuggable.
        unsafe { libc::prctl(libc::PR_GET_DUMPABLE, 0, 0, 0, 0) == 1 }
    }

    fn library_directories(&self) -> Grown<Vec<Vec<u8>>> {
        let own_function: fn(Unread) -> Fault<String> = unreadable;
        // SAFETY: the library is open while its code runs.
        let path = unsafe { linker::path_of_address(own_function as *const ()) }?;
        let directory = path.as_deref().and_then(|path| {
            let end = path.iter().rposition(|byte| *byte == b'/')?;
            path.get(..end)
        });
        directory.into_iter().map(bytes).try_gather()
    }

    fn introspect(&self, library: &[u8]) -> Result<Vec<Layer>, Fault<String>> {
        // SAFETY: Android's loader runs the initialisers of every layer library, too.
        let open = unsafe { linker::open(library) }.map_err(|refusal| in_words(&refusal.words))?;
        // SAFETY: the library is open.
        let layers = layers(library, |name| unsafe { linker::symbol(open, name) });
        // SAFETY: the properties are copies, and no function of the library is kept.
        unsafe { linker::close(open) };
        layers
    }
}

/// What a library says of its layers. The library stays open.
#[cfg(feature = "tools")]
pub(crate) fn layers_of(library: &[u8]) -> Result<Vec<Layer>, Fault<String>> {
    // SAFETY: the caller wants the code of the library to run.
    let open = unsafe { linker::open(library) }.map_err(|refusal| in_words(&refusal.words))?;
    // SAFETY: the library is open.
    layers(library, |name| unsafe { linker::symbol(open, name) })
}

/// Why a library is rejected.
fn in_words(words: &[u8]) -> Fault<String> {
    lossy(words).map_or(Fault::OutOfMemory, Fault::Rejected)
}

/// Why the layers of a library are unknown.
fn unreadable(unread: Unread) -> Fault<String> {
    if unread == Unread::OutOfHostMemory {
        return Fault::OutOfMemory;
    }
    let mut line = Line::new();
    // Writing to a line cannot fail: it only cuts.
    let _ = write!(line, "its layers cannot be read: {unread:?}");
    in_words(line.as_bytes())
}

/// The layers of the library whose functions `find` finds.
fn layers(
    library: &[u8],
    find: impl Fn(&CStr) -> *mut c_void,
) -> Result<Vec<Layer>, Fault<String>> {
    let (of_layers, of_instances, of_devices) = (
        c"vkEnumerateInstanceLayerProperties",
        c"vkEnumerateInstanceExtensionProperties",
        c"vkEnumerateDeviceExtensionProperties",
    );
    let found = [of_layers, of_instances, of_devices].map(|name| (name, find(name)));
    if let Some((name, _)) = found.iter().find(|(_, function)| function.is_null()) {
        return Err(in_words(&joined(&[b"it does not export ", name.to_bytes()])?));
    }
    let [layers, instances, devices] = found.map(|(_, function)| function);
    // SAFETY: the functions are not NULL and have these names, which a layer's library exports with
    // these types (khronos-layer-interface, "Layer Interface Version 0").
    let (layers, instances, devices) = unsafe {
        (
            mem::transmute::<*mut c_void, vk::PFN_vkEnumerateInstanceLayerProperties>(layers),
            mem::transmute::<*mut c_void, vk::PFN_vkEnumerateInstanceExtensionProperties>(
                instances,
            ),
            mem::transmute::<*mut c_void, vk::PFN_vkEnumerateDeviceExtensionProperties>(devices),
        )
    };
    // SAFETY: `list` passes a writable number, and an array of as many elements or NULL.
    let found = enumeration::list(HostAllocator::NONE, |count, array| unsafe {
        enumeration::filled(layers(count, array))
    });
    let mut reported = Vec::new();
    for layer in found.map_err(unreadable)?.iter() {
        let name = layer.layer_name.as_ptr();
        // SAFETY: as above; `name` is a C string. A layer answers for itself without a device.
        let of_instance =
            |count, array| unsafe { enumeration::filled(instances(name, count, array)) };
        // SAFETY: as above.
        let of_device = |count, array| unsafe {
            enumeration::filled(devices(vk::PhysicalDevice::NULL, name, count, array))
        };
        let layer = Layer {
            name: lossy(until_nul(&layer.layer_name))?,
            manifest: bytes(library)?,
            content: LayerContent::Library(bytes(library)?),
            api_version: layer.spec_version,
            implementation_version: layer.implementation_version,
            description: lossy(until_nul(&layer.description))?,
            instance_extensions: extensions(of_instance)?,
            device_extensions: extensions(of_device)?,
            ..Layer::default()
        };
        reported.try_push(layer)?;
    }
    Ok(reported)
}

fn extensions(
    query: impl Fn(*mut u32, *mut vk::ExtensionProperties) -> Result<(), vk::Result>,
) -> Result<Vec<LayerExtension>, Fault<String>> {
    let found = enumeration::list(HostAllocator::NONE, query).map_err(unreadable)?;
    let extension = |found: &vk::ExtensionProperties| {
        let (name, entrypoints) = (lossy(until_nul(&found.extension_name))?, TextList::default());
        Ok(LayerExtension { name, spec_version: found.spec_version, entrypoints })
    };
    Ok(found.iter().map(extension).try_gather()?)
}

#[cfg(test)]
mod tests;
