//! Hooks of the pre-instance functions (layers.md 9).
//!
//! The manifest's `pre_instance_functions` names the hooks. Each hook gets the next link instead of
//! an object. Hooks must keep no state, because the loader closes the library after each call.

use std::ffi::c_char;

use dispatch_tables::layer::{
    ChainHeader, EnumerateInstanceExtensionPropertiesChain, EnumerateInstanceLayerPropertiesChain,
    EnumerateInstanceVersionChain,
};
use dispatch_tables::vk;
use serde_json::json;

use crate::config::layer;
use crate::log;

/// Logs a call, and returns the configured result, if any.
fn enter(command: &str, header: ChainHeader, is_last: bool) -> Option<vk::Result> {
    log::call::<0>(
        command,
        json!({
            "type": header.ty.as_raw(),
            "version": header.version,
            "size": header.size,
            "next_is_loader": is_last,
        }),
    );
    let result = layer::<0>().results.get(command)?;
    Some(vk::Result::from_raw(*result))
}

/// The hook of vkEnumerateInstanceVersion.
///
/// # Safety
///
/// `chain` is the next link; the other arguments follow the command's valid usage.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn hook_EnumerateInstanceVersion(
    chain: *const EnumerateInstanceVersionChain,
    p_version: *mut u32,
) -> vk::Result {
    // SAFETY: the caller guarantees that `chain` is the next link, whose function takes that link
    // and the same arguments.
    unsafe {
        let next = &*chain;
        let command = "vkEnumerateInstanceVersion";
        if let Some(result) = enter(command, next.header, next.p_next_link.is_null()) {
            return result;
        }
        let result = next.call_down(p_version);
        *p_version += layer::<0>().version_bonus;
        result
    }
}

/// The hook of vkEnumerateInstanceLayerProperties.
///
/// # Safety
///
/// As for [`hook_EnumerateInstanceVersion`].
#[unsafe(no_mangle)]
pub unsafe extern "system" fn hook_EnumerateInstanceLayerProperties(
    chain: *const EnumerateInstanceLayerPropertiesChain,
    p_count: *mut u32,
    p_properties: *mut vk::LayerProperties,
) -> vk::Result {
    // SAFETY: the caller guarantees that `chain` is the next link, whose function takes that link
    // and the same arguments.
    unsafe {
        let next = &*chain;
        let command = "vkEnumerateInstanceLayerProperties";
        if let Some(result) = enter(command, next.header, next.p_next_link.is_null()) {
            return result;
        }
        next.call_down(p_count, p_properties)
    }
}

/// The hook of vkEnumerateInstanceExtensionProperties.
///
/// # Safety
///
/// As for [`hook_EnumerateInstanceVersion`].
#[unsafe(no_mangle)]
pub unsafe extern "system" fn hook_EnumerateInstanceExtensionProperties(
    chain: *const EnumerateInstanceExtensionPropertiesChain,
    p_layer_name: *const c_char,
    p_count: *mut u32,
    p_properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    // SAFETY: the caller guarantees that `chain` is the next link, whose function takes that link
    // and the same arguments.
    unsafe {
        let next = &*chain;
        let command = "vkEnumerateInstanceExtensionProperties";
        if let Some(result) = enter(command, next.header, next.p_next_link.is_null()) {
            return result;
        }
        next.call_down(p_layer_name, p_count, p_properties)
    }
}
