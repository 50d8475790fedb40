//! A layer says its name, version and extensions twice, in its build script and in its [`Description`]:
//! a difference does not compile.
//!
//! The build script's manifests come as a text of [`crate::manifest`], which the compiler gets from
//! cargo. Without a build script of that kind nothing is compared.

use std::ffi::CStr;

use dispatch_tables::{DeviceExtensionTable, InstanceExtensionTable};

use super::{Description, Layer, OwnExtension};
use crate::manifest::facts::{FIELD, RECORD};

/// Compares a layer with the manifests of its build script.
///
/// # Panics
///
/// In the compiler, for a difference.
pub const fn check<I, D>(layer: &Layer<I, D>, manifests: Option<&str>) {
    let Some(manifests) = manifests else { return };
    if let Some(difference) = difference(&layer.description, manifests) {
        panic!("{}", difference);
    }
}

/// What differs between a layer and the manifest of its name.
const fn difference<I, D>(layer: &Description<I, D>, manifests: &str) -> Option<&'static str> {
    let Some(manifest) = of_name(manifests.as_bytes(), layer.name.to_bytes()) else {
        return Some("build.rs writes no manifest with the layer's name");
    };
    let (description, manifest) = split(manifest, FIELD);
    if !equal(description, layer.description.to_bytes()) {
        return Some("build.rs and the layer have different descriptions");
    }
    let (api_version, manifest) = split(manifest, FIELD);
    let (major, minor) = split(api_version, b'.');
    let (minor, _) = split(minor, b'.');
    if number(major) != layer.spec_version >> 22 & 0x7f
        || number(minor) != layer.spec_version >> 12 & 0x3ff
    {
        return Some("build.rs and the layer have different versions of Vulkan: spec_version");
    }
    let (version, extensions) = split(manifest, FIELD);
    if number(version) != layer.implementation_version {
        return Some("build.rs and the layer have different implementation versions");
    }
    difference_of_extensions(layer, extensions)
}

/// What differs between the extensions of a layer and those of its manifest.
const fn difference_of_extensions<I, D>(
    layer: &Description<I, D>,
    extensions: &[u8],
) -> Option<&'static str> {
    let (instance, device) = (layer.own_instance_extensions, layer.own_device_extensions);
    let mut of_layer = instance.len() + device.len();
    let mut missing = !has_own(extensions, b'i', instance) || !has_own(extensions, b'd', device);
    let (tables, mut index) = (layer.instance_extensions.as_array(), 0);
    while index < InstanceExtensionTable::LEN {
        let name = InstanceExtensionTable::EXTENSIONS[index].name();
        if tables[index] {
            of_layer += 1;
            missing |= version_of(extensions, b'i', name).is_none();
        }
        index += 1;
    }
    let (tables, mut index) = (layer.device_extensions.as_array(), 0);
    while index < DeviceExtensionTable::LEN {
        let name = DeviceExtensionTable::EXTENSIONS[index].name();
        if tables[index] {
            of_layer += 1;
            missing |= version_of(extensions, b'd', name).is_none();
        }
        index += 1;
    }
    if missing {
        return Some(
            "the manifest of build.rs lacks an extension of the layer, or has another version",
        );
    }
    if of_layer != count(extensions) {
        return Some("the manifest of build.rs has an extension that the layer lacks");
    }
    None
}

/// The manifest has these extensions of a layer's own, in these versions.
const fn has_own(extensions: &[u8], kind: u8, own: &[OwnExtension]) -> bool {
    let mut index = 0;
    while index < own.len() {
        match version_of(extensions, kind, own[index].0) {
            Some(version) if version == own[index].1 => index += 1,
            _ => return false,
        }
    }
    true
}

/// The version of an extension, which is a field like `dVK_EXT_hdr_metadata 3`.
const fn version_of(mut extensions: &[u8], kind: u8, name: &CStr) -> Option<u32> {
    while !extensions.is_empty() {
        let (extension, others) = split(extensions, FIELD);
        let (this, version) = split(extension, b' ');
        let is_this = match this.split_first() {
            Some((first, this)) => *first == kind && equal(this, name.to_bytes()),
            None => false,
        };
        if is_this {
            return Some(number(version));
        }
        extensions = others;
    }
    None
}

const fn count(mut fields: &[u8]) -> usize {
    let mut count = 0;
    while !fields.is_empty() {
        (_, fields) = split(fields, FIELD);
        count += 1;
    }
    count
}

/// The fields of the manifest with this name, behind the name.
const fn of_name<'a>(mut manifests: &'a [u8], name: &[u8]) -> Option<&'a [u8]> {
    while !manifests.is_empty() {
        let (manifest, others) = split(manifests, RECORD);
        let (this, fields) = split(manifest, FIELD);
        if equal(this, name) {
            return Some(fields);
        }
        manifests = others;
    }
    None
}

/// What stands before the first `separator`, and what stands behind.
const fn split(text: &[u8], separator: u8) -> (&[u8], &[u8]) {
    let mut index = 0;
    while index < text.len() {
        if text[index] == separator {
            let (before, rest) = text.split_at(index);
            return (before, rest.split_at(1).1);
        }
        index += 1;
    }
    (text, &[])
}

/// Two texts are the same; a control character of the layer is a space in what the build script says.
const fn equal(manifest: &[u8], layer: &[u8]) -> bool {
    let mut index = 0;
    while index < manifest.len() && index < layer.len() {
        let byte = if layer[index] < b' ' { b' ' } else { layer[index] };
        if manifest[index] != byte {
            return false;
        }
        index += 1;
    }
    manifest.len() == layer.len()
}

/// The number of these digits.
const fn number(digits: &[u8]) -> u32 {
    let (mut number, mut index) = (0_u32, 0);
    while index < digits.len() {
        number = number * 10 + (digits[index] - b'0') as u32;
        index += 1;
    }
    number
}

#[cfg(test)]
mod tests;
