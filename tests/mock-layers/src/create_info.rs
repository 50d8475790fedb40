//! Create infos on their way down: the loader's nodes in their chains, the names of extensions and
//! layers, and the configured changes.

use std::ffi::{CStr, CString, c_char, c_void};

use dispatch_tables::layer::LayerInstanceCreateInfo;
use dispatch_tables::vk;
use serde_json::{Value, json};

/// The structure types of a chain, each of the loader's nodes with its function.
///
/// # Safety
///
/// `chain` is NULL or a valid structure chain.
pub(crate) unsafe fn chain(chain: *const c_void) -> Vec<Value> {
    let mut types = Vec::new();
    let mut next = chain.cast::<vk::BaseInStructure>();
    // SAFETY: the caller guarantees a valid chain. Both kinds of the loader's nodes have `function`
    // at the same offset.
    unsafe {
        while let Some(structure) = next.as_ref() {
            types.push(match structure.s_type {
                vk::StructureType::LOADER_INSTANCE_CREATE_INFO
                | vk::StructureType::LOADER_DEVICE_CREATE_INFO => json!([
                    structure.s_type.as_raw(),
                    (*next.cast::<LayerInstanceCreateInfo>()).function.as_raw()
                ]),
                other => json!(other.as_raw()),
            });
            next = structure.p_next;
        }
    }
    types
}

/// An array of C strings. Names of device extensions may be NULL (layers.md 8.2).
///
/// # Safety
///
/// `names` is NULL or points to `count` pointers, each NULL or a C string.
pub(crate) unsafe fn names(names: *const *const c_char, count: u32) -> Vec<String> {
    if names.is_null() {
        return Vec::new();
    }
    // SAFETY: the caller guarantees that a non-NULL `names` points to `count` pointers, each NULL
    // or a C string.
    unsafe {
        let names = std::slice::from_raw_parts(names, count as usize).iter();
        names
            .filter(|name| !name.is_null())
            .map(|name| CStr::from_ptr(*name).to_string_lossy().into_owned())
            .collect()
    }
}

/// The names of a create info with additional names at the end. Owns the additional C strings.
pub(crate) struct Names {
    _texts: Vec<CString>,
    /// The array for the create info.
    pub(crate) pointers: Vec<*const c_char>,
}

impl Names {
    /// The `count` names at `names`, followed by `more`.
    ///
    /// # Safety
    ///
    /// `names` is NULL or points to `count` C strings, which outlive the result.
    pub(crate) unsafe fn with(names: *const *const c_char, count: u32, more: &[String]) -> Self {
        let mut pointers = if names.is_null() {
            Vec::new()
        } else {
            // SAFETY: the caller guarantees that a non-NULL `names` points to `count` pointers.
            unsafe { std::slice::from_raw_parts(names, count as usize) }.to_vec()
        };
        let texts: Vec<CString> = more
            .iter()
            .map(|name| CString::new(name.as_str()).expect("a name without NUL"))
            .collect();
        pointers.extend(texts.iter().map(|text| text.as_ptr()));
        Self { _texts: texts, pointers }
    }

    /// The number of names.
    pub(crate) fn count(&self) -> u32 {
        u32::try_from(self.pointers.len()).expect("few names")
    }
}

/// `Err` if a result is configured, even VK_SUCCESS: the layer then returns that result at once.
pub(crate) fn give_up(result: Option<i32>) -> Result<(), vk::Result> {
    result.map_or(Ok(()), |result| Err(vk::Result::from_raw(result)))
}
