//! Reads layer manifests: turns JSON into [`Layer`]s and records the reason of each rejection
//! (layers.md 1).

use alloc::borrow::{Cow, ToOwned as _};
use alloc::string::String;
use alloc::vec::Vec;
use core::iter;

use crate::event::{LayerManifestEvent, LayerManifestRejection, Record, Text};
use crate::json::Value;
use crate::manifest::layer::{
    EnvironmentVariable, Layer, LayerContent, LayerExtension, LayerFunctions, LayerKind,
    OVERRIDE_LAYER, PreInstanceFunctions,
};
use crate::manifest::version::{ApiVersion, SEPARATORS, leading_number};
use crate::manifest::{is_other_architecture, resolve_library};
use crate::name_map::NameMap;

/// The properties that all layers of a file share.
struct ManifestFile<'a> {
    path: &'a [u8],
    version: ApiVersion,
    kind: LayerKind,
    unbuilt_surfaces: &'a [&'a str],
    journal: &'a dyn Record,
}

/// Returns the layers of the manifest at `path`, whose content is `root` (layers.md 1.2). No
/// layer keeps an instance extension of `unbuilt_surfaces` (layers.md 1.7).
pub fn layers(
    path: &[u8],
    root: Value<'_>,
    kind: LayerKind,
    unbuilt_surfaces: &[&str],
    journal: &dyn Record,
) -> Vec<Layer> {
    if !root.is_object() {
        journal.record(LayerManifestRejection::NotAnObject { manifest: path.into() });
        return Vec::new();
    }
    let Some(text) = root.get("file_format_version").and_then(Value::as_str) else {
        journal.record(LayerManifestRejection::NoFormatVersion { manifest: path.into() });
        return Vec::new();
    };
    let version = ApiVersion::parse(text);
    journal.record(LayerManifestEvent::FoundLayerManifest {
        manifest: path.into(),
        version: text.into(),
    });
    if !is_known(version) {
        journal.record(LayerManifestEvent::UnknownFormatVersion {
            manifest: path.into(),
            major: version.major(),
            minor: version.minor(),
            patch: version.patch(),
        });
    }
    let file = ManifestFile { path, version, kind, unbuilt_surfaces, journal };
    match root.get("layers") {
        Some(list) => file.list(list, text),
        None => file.single(root),
    }
}

/// Whether the format version is known; unknown ones are logged.
fn is_known(version: ApiVersion) -> bool {
    let parts = (version.major(), version.minor(), version.patch());
    matches!(parts, (1, 0, 0..=1) | (1, 1, 0..=2) | (1, 2, 0..=1))
}

impl ManifestFile<'_> {
    /// Reads the `layers` array (layers.md 1.2.1). An element that is no object ends the array; the
    /// layers before it count.
    fn list(&self, list: Value<'_>, version_text: &str) -> Vec<Layer> {
        if !self.is_at_least(1, 0, 1) {
            self.journal.record(LayerManifestEvent::LayersTooEarly {
                manifest: self.path.into(),
                version: through_first_token(version_text).into(),
            });
        }
        let mut layers = Vec::new();
        for element in list.children() {
            if !element.is_object() {
                self.reject(LayerManifestRejection::ElementNotAnObject {
                    manifest: self.path.into(),
                });
                break;
            }
            layers.extend(self.layer(element));
        }
        layers
    }

    /// Reads the `layer` object. From version 1.0.1 on it must be the last member of the file
    /// (layers.md 1.2.2).
    fn single(&self, root: Value<'_>) -> Vec<Layer> {
        let mut nodes = root.members().skip_while(|(key, _)| !key.eq_ignore_ascii_case("layer"));
        let Some((_, first)) = nodes.next() else {
            let manifest = self.path.into();
            self.reject(match root.get("ICD") {
                Some(_) => LayerManifestRejection::DriverManifest { manifest },
                None => LayerManifestRejection::NoLayer { manifest },
            });
            return Vec::new();
        };
        let mut others = nodes.map(|(_, value)| value).peekable();
        if others.peek().is_some() && self.is_at_least(1, 0, 1) {
            self.reject(LayerManifestRejection::SeveralLayerNodes { manifest: self.path.into() });
            return Vec::new();
        }
        iter::once(first).chain(others).filter_map(|value| self.layer(value)).collect()
    }

    /// Reads one layer object. The keys are checked in the order of layers.md 1.4, and the first
    /// failure is recorded.
    fn layer(&self, object: Value<'_>) -> Option<Layer> {
        let name = self.required(object, "name")?;
        if !name.starts_with("VK_LAYER_") {
            self.journal
                .record(LayerManifestEvent::NameNotStandard { layer: name.as_str().into() });
        }
        self.check_type(object, &name)?;
        let api_version = self.api_version(object, &name)?;
        let implementation_version =
            number(self.required_string(object, "implementation_version")?);
        let description = self.required(object, "description")?;
        let content = self.content(object, &name)?;
        let is_override = name == OVERRIDE_LAYER;
        let blacklisted_layers = match object.get("blacklisted_layers") {
            Some(names) if is_override => leading_strings(names),
            _ => Vec::new(),
        };
        let override_paths = self.override_paths(object, &name);
        let disable_environment = self.disable_environment(object, &name)?;
        let functions = self.functions(object, &name);
        let instance_extensions =
            extensions(object.get("instance_extensions"), false, self.unbuilt_surfaces);
        let device_extensions = extensions(object.get("device_extensions"), true, &[]);
        let enable_environment = match self.kind {
            LayerKind::Implicit => object.get("enable_environment").and_then(first_variable),
            LayerKind::Explicit => None,
        };
        let pre_instance = self.pre_instance(object);
        let app_keys = self.app_keys(object, &name, is_override);
        self.check_architecture(object)?;
        Some(Layer {
            name,
            manifest: self.path.to_vec(),
            kind: self.kind,
            content,
            api_version,
            implementation_version,
            description,
            disable_environment,
            enable_environment,
            blacklisted_layers,
            override_paths,
            app_keys,
            functions,
            pre_instance,
            instance_extensions,
            device_extensions,
            control: None,
        })
    }

    fn reject(&self, rejection: LayerManifestRejection<'_>) {
        self.journal.record(rejection);
    }

    fn is_at_least(&self, major: u32, minor: u32, patch: u32) -> bool {
        let version = self.version;
        (version.major(), version.minor(), version.patch()) >= (major, minor, patch)
    }

    /// A required string of any length.
    fn required_string<'v>(&self, object: Value<'v>, key: &'static str) -> Option<&'v str> {
        let text = object.get(key).and_then(Value::as_str);
        if text.is_none() {
            self.reject(LayerManifestRejection::MissingValue { manifest: self.path.into(), key });
        }
        text
    }

    /// A required string that fits into a Vulkan name.
    fn required(&self, object: Value<'_>, key: &'static str) -> Option<String> {
        let text = object.get(key).and_then(Value::print_fixed);
        if text.is_none() {
            self.reject(LayerManifestRejection::MissingValue { manifest: self.path.into(), key });
        }
        text
    }

    fn check_type(&self, object: Value<'_>, name: &str) -> Option<()> {
        match self.required_string(object, "type")? {
            "INSTANCE" | "GLOBAL" => return Some(()),
            "DEVICE" => self.reject(LayerManifestRejection::DeviceLayer {
                layer: name.into(),
                manifest: self.path.into(),
            }),
            _ => self.reject(LayerManifestRejection::UnknownType {
                layer: name.into(),
                manifest: self.path.into(),
            }),
        }
        None
    }

    fn api_version(&self, object: Value<'_>, name: &str) -> Option<u32> {
        let version = ApiVersion::parse(self.required_string(object, "api_version")?);
        if version.variant() != 0 {
            let variant = version.variant();
            self.reject(LayerManifestRejection::Variant {
                layer: name.into(),
                manifest: self.path.into(),
                variant,
            });
            return None;
        }
        Some(version.0)
    }

    /// Reads the library or the components. A layer has one of the two.
    fn content(&self, object: Value<'_>, name: &str) -> Option<LayerContent> {
        let layer = Text::from(name);
        let components = object.get("component_layers");
        if let Some(library) = object.get("library_path").filter(|path| path.as_str().is_some()) {
            if components.is_some() {
                self.reject(LayerManifestRejection::LibraryAndComponents {
                    layer,
                    manifest: self.path.into(),
                });
                return None;
            }
            let library = library.print();
            let library = resolve_library(self.path, library.as_bytes());
            return Some(LayerContent::Library(library));
        }
        if !self.is_at_least(1, 1, 0) {
            self.journal.record(LayerManifestEvent::ComponentsTooEarly { layer: layer.clone() });
        }
        let Some(components) = components.and_then(all_strings) else {
            self.reject(LayerManifestRejection::NeitherLibraryNorComponents {
                layer,
                manifest: self.path.into(),
            });
            return None;
        };
        self.journal.record(LayerManifestEvent::MetaLayer { layer });
        Some(LayerContent::Meta(components))
    }

    fn override_paths(&self, object: Value<'_>, name: &str) -> Vec<String> {
        let paths = object.get("override_paths").map(leading_strings).unwrap_or_default();
        if !paths.is_empty() && !self.is_at_least(1, 1, 0) {
            self.journal.record(LayerManifestEvent::OverridePathsTooEarly { layer: name.into() });
        }
        paths
    }

    /// Reads the variable that disables the layer, which implicit layers require; `Some(None)` for
    /// an explicit layer.
    fn disable_environment(
        &self,
        object: Value<'_>,
        name: &str,
    ) -> Option<Option<EnvironmentVariable>> {
        if self.kind == LayerKind::Explicit {
            return Some(None);
        }
        let Some(variables) = object.get("disable_environment") else {
            self.reject(LayerManifestRejection::NoDisableEnvironment {
                layer: name.into(),
                manifest: self.path.into(),
            });
            return None;
        };
        let variable = first_variable(variables);
        if variable.is_none() {
            self.reject(LayerManifestRejection::DisableEnvironmentEmpty {
                layer: name.into(),
                manifest: self.path.into(),
            });
        }
        variable.map(Some)
    }

    /// Reads the renamed entry functions (layers.md 1.6).
    fn functions(&self, object: Value<'_>, name: &str) -> LayerFunctions {
        let Some(functions) = object.get("functions") else {
            return LayerFunctions::default();
        };
        let renamed =
            |key: &str| functions.get(key).and_then(Value::as_str).filter(|name| !name.is_empty());
        let may_negotiate = self.is_at_least(1, 1, 0);
        let negotiate =
            functions.get("vkNegotiateLoaderLayerInterfaceVersion").filter(|_| may_negotiate);
        if may_negotiate && negotiate.is_none() {
            for function in ["vkGetInstanceProcAddr", "vkGetDeviceProcAddr"] {
                if functions.get(function).is_some_and(|name| name.as_str().is_some()) {
                    self.journal.record(LayerManifestEvent::DeprecatedFunction {
                        layer: name.into(),
                        function,
                    });
                }
            }
        }
        LayerFunctions {
            negotiate: renamed("vkNegotiateLoaderLayerInterfaceVersion")
                .filter(|_| may_negotiate)
                .map(str::to_owned),
            get_instance_proc_addr: renamed("vkGetInstanceProcAddr").map(str::to_owned),
            get_device_proc_addr: renamed("vkGetDeviceProcAddr").map(str::to_owned),
        }
    }

    fn pre_instance(&self, object: Value<'_>) -> PreInstanceFunctions {
        let Some(functions) = object.get("pre_instance_functions") else {
            return PreInstanceFunctions::default();
        };
        if !self.is_at_least(1, 1, 2) {
            self.journal
                .record(LayerManifestEvent::PreInstanceTooEarly { manifest: self.path.into() });
            return PreInstanceFunctions::default();
        }
        if self.kind == LayerKind::Explicit {
            self.journal
                .record(LayerManifestEvent::PreInstanceExplicit { manifest: self.path.into() });
            return PreInstanceFunctions::default();
        }
        let symbol = |key: &str| functions.get(key).and_then(Value::as_str).map(str::to_owned);
        PreInstanceFunctions {
            enumerate_instance_extension_properties: symbol(
                "vkEnumerateInstanceExtensionProperties",
            ),
            enumerate_instance_layer_properties: symbol("vkEnumerateInstanceLayerProperties"),
            enumerate_instance_version: symbol("vkEnumerateInstanceVersion"),
        }
    }

    fn app_keys(&self, object: Value<'_>, name: &str, is_override: bool) -> Vec<String> {
        let Some(keys) = object.get("app_keys") else {
            return Vec::new();
        };
        if is_override {
            return leading_strings(keys);
        }
        self.journal.record(LayerManifestEvent::AppKeysIgnored { layer: name.into() });
        Vec::new()
    }

    fn check_architecture(&self, object: Value<'_>) -> Option<()> {
        let architecture = object.get("library_arch").and_then(Value::as_str).unwrap_or_default();
        if is_other_architecture(architecture) {
            self.reject(LayerManifestRejection::WrongArchitecture {
                manifest: self.path.into(),
                library_arch: architecture.into(),
            });
            return None;
        }
        Some(())
    }
}

/// The part of a version that the message shows. The Khronos loader cuts the text into tokens in
/// place, so its message ends after the first token (layers.md 1.2.1).
fn through_first_token(version: &str) -> &str {
    let rest = version.trim_start_matches(SEPARATORS);
    let end = rest.find(SEPARATORS).unwrap_or(rest.len());
    let cut = version.len().saturating_sub(rest.len()).saturating_add(end);
    version.get(..cut).unwrap_or(version)
}

/// The first member if its value is a string. Further members are ignored.
fn first_variable(object: Value<'_>) -> Option<EnvironmentVariable> {
    let (name, value) = object.members().next()?;
    Some(EnvironmentVariable { name: name.to_owned(), value: value.as_str()?.to_owned() })
}

/// The strings before the first element of another type.
fn leading_strings(list: Value<'_>) -> Vec<String> {
    list.children().map_while(Value::print_string).collect()
}

/// All elements if every one is a string.
fn all_strings(list: Value<'_>) -> Option<Vec<String>> {
    list.children().map(Value::print_string).collect()
}

/// The extensions of an array of objects, without those of `dropped` (layers.md 1.7).
fn extensions(list: Option<Value<'_>>, of_device: bool, dropped: &[&str]) -> Vec<LayerExtension> {
    let mut extensions: Vec<LayerExtension> = Vec::new();
    let mut known = NameMap::new();
    for element in list.filter(|list| list.is_array()).into_iter().flat_map(Value::children) {
        let Some(name) = element.get("name").and_then(Value::print_fixed) else {
            continue;
        };
        // The text of the file where it is the name, so that the map needs no copy.
        let key = match element.get("name").and_then(Value::as_str) {
            Some(text) if text == name => Cow::Borrowed(text.as_bytes()),
            _ => Cow::Owned(name.clone().into_bytes()),
        };
        if dropped.contains(&name.as_str()) || !known.add(key) {
            continue;
        }
        let spec_version = element.get("spec_version").and_then(Value::as_str).map_or(0, number);
        let entrypoints = match element.get("entrypoints") {
            Some(names) if of_device => leading_strings(names),
            _ => Vec::new(),
        };
        extensions.push(LayerExtension { name, spec_version, entrypoints });
    }
    extensions
}

/// Reads a number like C's `strtoul`, cut to 32 bits.
#[allow(clippy::cast_possible_truncation, reason = "the low bits are meant")]
fn number(text: &str) -> u32 {
    leading_number(text) as u32
}
