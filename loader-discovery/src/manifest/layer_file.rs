//! Reads layer manifests: turns JSON into [`Layer`]s and records the reason of each rejection
//! (layers.md 1).

use alloc::borrow::{Cow, ToOwned as _};
use alloc::string::String;
use alloc::vec::Vec;
use core::iter;

use crate::Context;
use crate::event::{LayerManifestEvent, LayerManifestRejection, Text};
use crate::json::Value;
use crate::manifest::candidates::{LayerCandidates, LeftOutLayer};
use crate::manifest::layer::{
    EnvironmentVariable, Layer, LayerContent, LayerExtension, LayerFunctions, LayerKind,
    OVERRIDE_LAYER, PreInstanceFunctions,
};
use crate::manifest::version::{ApiVersion, SEPARATORS, leading_number};
use crate::manifest::{is_other_architecture, resolve_library};
use crate::name_map::NameMap;

const NEGOTIATE: &str = "vkNegotiateLoaderLayerInterfaceVersion";
const DEVICE_EXTENSIONS: &str = "device_extensions";

/// A value of a layer object, or why the layer is rejected.
type Checked<T> = Result<T, LayerManifestRejection<'static>>;

/// The properties that all layers of a file share.
struct ManifestFile<'a> {
    path: &'a [u8],
    version: ApiVersion,
    kind: LayerKind,
    unbuilt_surfaces: &'a [&'a str],
    context: Context<'a>,
}

/// Returns the layers of the manifest at `path`, whose content is `root` (layers.md 1.2), the
/// rejected ones with their cause. No layer keeps an instance extension of `unbuilt_surfaces`
/// (layers.md 1.7).
pub fn layers(
    path: &[u8],
    root: Value<'_>,
    kind: LayerKind,
    unbuilt_surfaces: &[&str],
    context: Context<'_>,
) -> LayerCandidates {
    let mut found = LayerCandidates::default();
    let mut file = ManifestFile { path, version: ApiVersion(0), kind, unbuilt_surfaces, context };
    if let Err(rejection) = file.read(root, &mut found) {
        file.reject(None, rejection, &mut found);
    }
    found
}

/// Whether the format version is known; unknown ones are logged.
fn is_known(version: ApiVersion) -> bool {
    let parts = (version.major(), version.minor(), version.patch());
    matches!(parts, (1, 0, 0..=1) | (1, 1, 0..=2) | (1, 2, 0..=1))
}

impl<'a> ManifestFile<'a> {
    /// Reads the layers of the file into `found`.
    ///
    /// # Errors
    ///
    /// Why the file is rejected.
    fn read(
        &mut self,
        root: Value<'_>,
        found: &mut LayerCandidates,
    ) -> Result<(), LayerManifestRejection<'a>> {
        let manifest = || Text::from(self.path);
        if !root.is_object() {
            return Err(LayerManifestRejection::NotAnObject { manifest: manifest() });
        }
        let Some(text) = root.get("file_format_version").and_then(Value::as_str) else {
            return Err(LayerManifestRejection::NoFormatVersion { manifest: manifest() });
        };
        let version = ApiVersion::parse(text);
        let (manifest, written) = (manifest(), text.into());
        let event = LayerManifestEvent::FoundLayerManifest { manifest, version: written };
        self.record(event);
        if !is_known(version) {
            self.record(LayerManifestEvent::UnknownFormatVersion {
                manifest: self.path.into(),
                major: version.major(),
                minor: version.minor(),
                patch: version.patch(),
            });
        }
        self.version = version;
        match root.get("layers") {
            Some(list) => self.list(list, text, found),
            None => self.single(root, found),
        }
    }

    /// Reads the `layers` array (layers.md 1.2.1). An element that is no object ends the array; the
    /// layers before it count.
    fn list(
        &self,
        list: Value<'_>,
        version_text: &str,
        found: &mut LayerCandidates,
    ) -> Result<(), LayerManifestRejection<'a>> {
        if !self.is_at_least(1, 0, 1) {
            self.record(LayerManifestEvent::LayersTooEarly {
                manifest: self.path.into(),
                version: through_first_token(version_text).into(),
            });
        }
        if list.children().next().is_none() {
            return Err(LayerManifestRejection::EmptyList { manifest: self.path.into() });
        }
        for element in list.children() {
            if !element.is_object() {
                let manifest = self.path.into();
                return Err(LayerManifestRejection::ElementNotAnObject { manifest });
            }
            self.add(element, found);
        }
        Ok(())
    }

    /// Reads the `layer` object. From version 1.0.1 on it must be the last member of the file
    /// (layers.md 1.2.2).
    fn single(
        &self,
        root: Value<'_>,
        found: &mut LayerCandidates,
    ) -> Result<(), LayerManifestRejection<'a>> {
        let manifest = self.path.into();
        let mut nodes = root.members().skip_while(|(key, _)| !key.eq_ignore_ascii_case("layer"));
        let Some((_, first)) = nodes.next() else {
            return Err(match root.get("ICD") {
                Some(_) => LayerManifestRejection::DriverManifest { manifest },
                None => LayerManifestRejection::NoLayer { manifest },
            });
        };
        let mut others = nodes.map(|(_, value)| value).peekable();
        if others.peek().is_some() && self.is_at_least(1, 0, 1) {
            return Err(LayerManifestRejection::SeveralLayerNodes { manifest });
        }
        iter::once(first).chain(others).for_each(|value| self.add(value, found));
        Ok(())
    }

    /// Reads one layer object into `found`.
    fn add(&self, object: Value<'_>, found: &mut LayerCandidates) {
        match self.layer(object) {
            Ok(layer) => found.remaining.push(layer),
            Err(rejection) => {
                let name = object.get("name").and_then(Value::print_fixed);
                self.reject(name, rejection, found);
            }
        }
    }

    fn record(&self, event: LayerManifestEvent<'_>) {
        self.context.journal.record(event);
    }

    /// Records why the file, or the layer of this name, is rejected.
    fn reject(
        &self,
        name: Option<String>,
        rejection: LayerManifestRejection<'_>,
        found: &mut LayerCandidates,
    ) {
        let (manifest, cause) = (self.path.to_vec(), self.context.journal.decide(rejection));
        found.left_out.push(LeftOutLayer { manifest, kind: self.kind, name, layer: None, cause });
    }

    /// Reads one layer object. The keys are checked in the order of layers.md 1.4.
    ///
    /// # Errors
    ///
    /// The first failure.
    fn layer(&self, object: Value<'_>) -> Checked<Layer> {
        let name = self.required(object, "name")?;
        if !name.starts_with("VK_LAYER_") {
            self.record(LayerManifestEvent::NameNotStandard { layer: name.as_str().into() });
        }
        self.check_type(object, &name)?;
        let is_override = name == OVERRIDE_LAYER;
        let strings = |key, counts| {
            object.get(key).filter(|_| counts).map(leading_strings).unwrap_or_default()
        };
        let is_implicit = self.kind == LayerKind::Implicit;
        let layer = Layer {
            manifest: self.path.to_vec(),
            kind: self.kind,
            control: None,
            api_version: self.api_version(object, &name)?,
            implementation_version: number(self.required_string(object, "implementation_version")?),
            description: self.required(object, "description")?,
            content: self.content(object, &name)?,
            blacklisted_layers: strings("blacklisted_layers", is_override),
            override_paths: self.override_paths(strings("override_paths", true), &name),
            disable_environment: self.disable_environment(object, &name)?,
            functions: self.functions(object, &name),
            instance_extensions: extensions(object, "instance_extensions", self.unbuilt_surfaces),
            device_extensions: extensions(object, DEVICE_EXTENSIONS, &[]),
            enable_environment: object
                .get("enable_environment")
                .filter(|_| is_implicit)
                .and_then(first_variable),
            pre_instance: self.pre_instance(object),
            app_keys: strings("app_keys", is_override),
            name,
        };
        if !is_override && object.get("app_keys").is_some() {
            self.record(LayerManifestEvent::AppKeysIgnored { layer: layer.name.as_str().into() });
        }
        self.check_architecture(object)?;
        Ok(layer)
    }

    fn is_at_least(&self, major: u32, minor: u32, patch: u32) -> bool {
        let version = self.version;
        (version.major(), version.minor(), version.patch()) >= (major, minor, patch)
    }

    fn manifest(&self) -> Text<'static> {
        self.path.to_vec().into()
    }

    /// The layer and the manifest, for a rejection.
    fn names(&self, layer: &str) -> (Text<'static>, Text<'static>) {
        (layer.to_owned().into(), self.manifest())
    }

    /// A required string of any length.
    fn required_string<'v>(&self, object: Value<'v>, key: &'static str) -> Checked<&'v str> {
        let text = object.get(key).and_then(Value::as_str);
        text.ok_or_else(|| self.missing(object, key))
    }

    /// A required string that fits into a Vulkan name.
    fn required(&self, object: Value<'_>, key: &'static str) -> Checked<String> {
        let text = object.get(key).and_then(Value::print_fixed);
        text.ok_or_else(|| self.missing(object, key))
    }

    fn missing(&self, object: Value<'_>, key: &'static str) -> LayerManifestRejection<'static> {
        let an = if key.starts_with(['a', 'i']) { "an" } else { "a" };
        let (article, fault, cure) = match object.get(key).map(Value::as_str) {
            None => ("no", "", "add the key"),
            Some(None) => (an, " that is not a string", "write a string"),
            Some(Some(_)) => (an, " of more bytes than Vulkan has room for", "shorten the text"),
        };
        let manifest = self.manifest();
        LayerManifestRejection::MissingValue { manifest, key, article, fault, cure }
    }

    fn check_type(&self, object: Value<'_>, name: &str) -> Checked<()> {
        let is_device = match self.required_string(object, "type")? {
            "INSTANCE" | "GLOBAL" => return Ok(()),
            kind => kind == "DEVICE",
        };
        let (layer, manifest) = self.names(name);
        Err(match is_device {
            true => LayerManifestRejection::DeviceLayer { layer, manifest },
            false => LayerManifestRejection::UnknownType { layer, manifest },
        })
    }

    fn api_version(&self, object: Value<'_>, name: &str) -> Checked<u32> {
        let version = ApiVersion::parse(self.required_string(object, "api_version")?);
        let variant = version.variant();
        if variant == 0 {
            return Ok(version.0);
        }
        let (layer, manifest) = self.names(name);
        Err(LayerManifestRejection::Variant { layer, manifest, variant })
    }

    /// Reads the library or the components. A layer has one of the two.
    fn content(&self, object: Value<'_>, name: &str) -> Checked<LayerContent> {
        let components = object.get("component_layers");
        if let Some(library) = object.get("library_path").filter(|path| path.as_str().is_some()) {
            if components.is_some() {
                let (layer, manifest) = self.names(name);
                return Err(LayerManifestRejection::LibraryAndComponents { layer, manifest });
            }
            let library = library.print();
            let library = resolve_library(self.context.platform(), self.path, library.as_bytes());
            return Ok(LayerContent::Library(library));
        }
        if !self.is_at_least(1, 1, 0) {
            self.record(LayerManifestEvent::ComponentsTooEarly { layer: name.into() });
        }
        let Some(components) = components.and_then(all_strings) else {
            let (layer, manifest) = self.names(name);
            return Err(LayerManifestRejection::NeitherLibraryNorComponents { layer, manifest });
        };
        self.record(LayerManifestEvent::MetaLayer { layer: name.into() });
        Ok(LayerContent::Meta(components))
    }

    fn override_paths(&self, paths: Vec<String>, name: &str) -> Vec<String> {
        if !paths.is_empty() && !self.is_at_least(1, 1, 0) {
            self.record(LayerManifestEvent::OverridePathsTooEarly { layer: name.into() });
        }
        paths
    }

    /// Reads the variable that disables the layer, which implicit layers require; `None` for an
    /// explicit layer.
    fn disable_environment(
        &self,
        object: Value<'_>,
        name: &str,
    ) -> Checked<Option<EnvironmentVariable>> {
        if self.kind == LayerKind::Explicit {
            return Ok(None);
        }
        let variables = object.get("disable_environment");
        if let Some(variable) = variables.and_then(first_variable) {
            return Ok(Some(variable));
        }
        let (layer, manifest) = self.names(name);
        Err(match variables {
            None => LayerManifestRejection::NoDisableEnvironment { layer, manifest },
            Some(_) => LayerManifestRejection::DisableEnvironmentEmpty { layer, manifest },
        })
    }

    /// Reads the renamed entry functions (layers.md 1.6).
    fn functions(&self, object: Value<'_>, name: &str) -> LayerFunctions {
        let Some(functions) = object.get("functions") else {
            return LayerFunctions::default();
        };
        let symbol = |key| functions.get(key).and_then(Value::as_str);
        let renamed = |key| symbol(key).filter(|name| !name.is_empty()).map(str::to_owned);
        let may_negotiate = self.is_at_least(1, 1, 0);
        let (instance, device) = ("vkGetInstanceProcAddr", "vkGetDeviceProcAddr");
        if may_negotiate && functions.get(NEGOTIATE).is_none() {
            for function in [instance, device].into_iter().filter(|key| symbol(key).is_some()) {
                let layer = name.into();
                self.record(LayerManifestEvent::DeprecatedFunction { layer, function });
            }
        }
        LayerFunctions {
            negotiate: renamed(NEGOTIATE).filter(|_| may_negotiate),
            get_instance_proc_addr: renamed(instance),
            get_device_proc_addr: renamed(device),
        }
    }

    fn pre_instance(&self, object: Value<'_>) -> PreInstanceFunctions {
        let Some(functions) = object.get("pre_instance_functions") else {
            return PreInstanceFunctions::default();
        };
        let manifest = self.path.into();
        if !self.is_at_least(1, 1, 2) {
            self.record(LayerManifestEvent::PreInstanceTooEarly { manifest });
            return PreInstanceFunctions::default();
        }
        if self.kind == LayerKind::Explicit {
            self.record(LayerManifestEvent::PreInstanceExplicit { manifest });
            return PreInstanceFunctions::default();
        }
        let symbol = |key| functions.get(key).and_then(Value::as_str).map(str::to_owned);
        PreInstanceFunctions {
            enumerate_instance_extension_properties: symbol(
                "vkEnumerateInstanceExtensionProperties",
            ),
            enumerate_instance_layer_properties: symbol("vkEnumerateInstanceLayerProperties"),
            enumerate_instance_version: symbol("vkEnumerateInstanceVersion"),
        }
    }

    fn check_architecture(&self, object: Value<'_>) -> Checked<()> {
        let architecture = object.get("library_arch").and_then(Value::as_str).unwrap_or_default();
        if !is_other_architecture(architecture) {
            return Ok(());
        }
        let (manifest, library_arch) = (self.manifest(), architecture.to_owned().into());
        Err(LayerManifestRejection::WrongArchitecture { manifest, library_arch })
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

/// The extensions of an array of objects, without those of `dropped` (layers.md 1.7). Only device
/// extensions have entrypoints.
fn extensions(layer: Value<'_>, key: &str, dropped: &[&str]) -> Vec<LayerExtension> {
    let mut extensions: Vec<LayerExtension> = Vec::new();
    let mut known = NameMap::new();
    let list = layer.get(key).filter(|list| list.is_array());
    for element in list.into_iter().flat_map(Value::children) {
        let Some(name) = element.get("name").and_then(Value::print_fixed) else {
            continue;
        };
        // The text of the file where it is the name, so that the map needs no copy.
        let known_by = match element.get("name").and_then(Value::as_str) {
            Some(text) if text == name => Cow::Borrowed(text.as_bytes()),
            _ => Cow::Owned(name.clone().into_bytes()),
        };
        if dropped.contains(&name.as_str()) || !known.add(known_by) {
            continue;
        }
        let spec_version = element.get("spec_version").and_then(Value::as_str).map_or(0, number);
        let names = element.get("entrypoints").filter(|_| key == DEVICE_EXTENSIONS);
        let entrypoints = names.map(leading_strings).unwrap_or_default();
        extensions.push(LayerExtension { name, spec_version, entrypoints });
    }
    extensions
}

/// Reads a number like C's `strtoul`, cut to 32 bits.
#[allow(clippy::cast_possible_truncation, reason = "the low bits are meant")]
fn number(text: &str) -> u32 {
    leading_number(text) as u32
}
