//! What the manifests of a build script say, as a text for the compiler, which compares it with the
//! layers of the library (`layer::agreement`).

use super::LayerManifest;

/// Ends a field of a manifest: name, description, version of Vulkan, version of the layer, then one for
/// each extension.
pub(crate) const FIELD: u8 = 0x1f;
/// Ends a manifest.
pub(crate) const RECORD: u8 = 0x1e;

/// The facts of a manifest.
pub(crate) fn of(manifest: &LayerManifest<'_>) -> String {
    let instance = manifest.instance_extensions.iter().map(|(name, version)| ('i', name, version));
    let device = manifest.device_extensions.iter().map(|(name, version, _)| ('d', name, version));
    let extensions =
        instance.chain(device).map(|(kind, name, version)| format!("{kind}{name} {version}"));
    let mut fields = vec![
        manifest.name.to_owned(),
        manifest.description.to_owned(),
        manifest.api_version.to_owned(),
        manifest.implementation_version.to_string(),
    ];
    fields.extend(extensions);
    let mut text = String::new();
    for field in fields {
        text.extend(field.chars().map(|one| one.max(' ')));
        text.push(char::from(FIELD));
    }
    text + char::from(RECORD).encode_utf8(&mut [0; 4])
}
