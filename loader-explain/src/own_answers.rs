//! What a library says of a layer by the lists that layers export for loaders without manifests
//! (layers.md 12). Runs the library's code, in the child.

use std::ffi::{CStr, CString, c_char};
use std::ptr;

use dispatch_tables::vk;
use serde::{Deserialize, Serialize};

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
    // SAFETY: the path is a C string. The loader opens the library in the same way.
    let library = unsafe { libc::dlopen(library.as_ptr(), libc::RTLD_LAZY | libc::RTLD_LOCAL) };
    if library.is_null() {
        return OwnAnswers::default();
    }
    // SAFETY: the library is open, and its functions have the types of their names. A layer answers for
    // its own name without a physical device.
    unsafe {
        let layers = found::<vk::PFN_vkEnumerateInstanceLayerProperties>(
            library,
            c"vkEnumerateInstanceLayerProperties",
        );
        let of_instance = found::<vk::PFN_vkEnumerateInstanceExtensionProperties>(
            library,
            c"vkEnumerateInstanceExtensionProperties",
        );
        let of_device = found::<vk::PFN_vkEnumerateDeviceExtensionProperties>(
            library,
            c"vkEnumerateDeviceExtensionProperties",
        );
        let null = vk::PhysicalDevice::NULL;
        OwnAnswers {
            layers: layers.and_then(|list| read(|count, array| list(count, array), layer)),
            instance_extensions: of_instance
                .and_then(|list| read(|count, array| list(name.as_ptr(), count, array), extension)),
            device_extensions: of_device.and_then(|list| {
                read(|count, array| list(null, name.as_ptr(), count, array), extension)
            }),
        }
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

/// A list by two calls.
fn read<T: Clone + Default, R>(
    call: impl Fn(*mut u32, *mut T) -> vk::Result,
    of: impl Fn(&T) -> R,
) -> Option<Vec<R>> {
    let mut count = 0;
    call(&mut count, ptr::null_mut()).result().ok()?;
    let mut items = vec![T::default(); count as usize];
    call(&mut count, items.as_mut_ptr()).result().ok()?;
    Some(items.iter().take(count as usize).map(of).collect())
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

/// The text before the NUL, or all of an array without one.
fn text(array: &[c_char]) -> String {
    let bytes: Vec<u8> = array.iter().map(|one| *one as u8).take_while(|byte| *byte != 0).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}
