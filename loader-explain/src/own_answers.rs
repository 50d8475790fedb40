//! What a library says of a layer by the lists that layers export for loaders without manifests
//! (layers.md 12). Runs the library's code, in the child.

use std::ffi::{CStr, CString};

use dispatch_tables::vk;
use serde::{Deserialize, Serialize};

use crate::devices::{all, text};

/// The lists of a library; none for a function that the library does not export, or that fails.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct OwnAnswers {
    /// The layers.
    pub(crate) layers: Option<Vec<OwnLayer>>,
    /// Names and versions of the layer's extensions.
    pub(crate) instance_extensions: Option<Vec<(String, u32)>>,
    pub(crate) device_extensions: Option<Vec<(String, u32)>>,
}

/// A layer of a library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct OwnLayer {
    pub(crate) name: String,
    pub(crate) description: String,
    pub(crate) implementation_version: u32,
}

/// Asks the library for its layers, and for the extensions of the layer `name`.
pub(crate) fn ask(library: &CStr, name: &str) -> OwnAnswers {
    let Ok(name) = CString::new(name) else { return OwnAnswers::default() };
    let name = name.as_ptr();
    // SAFETY: the path is a C string. The loader opens the library in the same way.
    let library = unsafe { libc::dlopen(library.as_ptr(), libc::RTLD_LAZY | libc::RTLD_LOCAL) };
    if library.is_null() {
        return OwnAnswers::default();
    }
    let (layers, of_instance, of_device) = (
        c"vkEnumerateInstanceLayerProperties",
        c"vkEnumerateInstanceExtensionProperties",
        c"vkEnumerateDeviceExtensionProperties",
    );
    // SAFETY: the library is open, and its functions have the types of their names. A layer answers for
    // its own name without a physical device.
    unsafe {
        let list = found::<vk::PFN_vkEnumerateInstanceLayerProperties>(library, layers);
        let layers = read(list.map(|list| move |count, all| list(count, all)), layer);
        let list = found::<vk::PFN_vkEnumerateInstanceExtensionProperties>(library, of_instance);
        let list = list.map(|list| move |count, all| list(name, count, all));
        let instance_extensions = read(list, extension);
        let list = found::<vk::PFN_vkEnumerateDeviceExtensionProperties>(library, of_device);
        let list =
            list.map(|list| move |count, all| list(vk::PhysicalDevice::NULL, name, count, all));
        OwnAnswers { layers, instance_extensions, device_extensions: read(list, extension) }
    }
}

/// An exported function.
///
/// # Safety
///
/// The library is open, and the function has this type.
unsafe fn found<F: Copy>(library: *mut libc::c_void, name: &CStr) -> Option<F> {
    // SAFETY: the caller guarantees an open library.
    let function = unsafe { libc::dlsym(library, name.as_ptr()) };
    // SAFETY: the caller guarantees the type, which is a pointer to a function.
    (!function.is_null()).then(|| unsafe { std::mem::transmute_copy(&function) })
}

/// A list that a function enumerates.
fn read<T: Copy + Default, R>(
    list: Option<impl Fn(*mut u32, *mut T) -> vk::Result>,
    of: impl Fn(&T) -> R,
) -> Option<Vec<R>> {
    Some(all("a list of the layer", list).ok()?.iter().map(of).collect())
}

fn layer(properties: &vk::LayerProperties) -> OwnLayer {
    OwnLayer {
        name: text(&properties.layer_name),
        description: text(&properties.description),
        implementation_version: properties.implementation_version,
    }
}

fn extension(properties: &vk::ExtensionProperties) -> (String, u32) {
    (text(&properties.extension_name), properties.spec_version)
}
