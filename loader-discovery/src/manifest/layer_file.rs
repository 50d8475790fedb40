//! Reads layer manifests: turns JSON into [`Layer`]s and records the reason of each rejection
//! (layers.md 1).

use alloc::string::String;
use alloc::vec::Vec;
use core::iter;

use crate::Context;
use crate::c_numbers::leading_decimal;
use crate::event::{LayerManifestEvent, LayerManifestRejection as Rejection, Text};
use crate::json::Value;
use crate::manifest::candidates::{LayerCandidates, LeftOutLayer};
use crate::manifest::layer::{
    EnvironmentVariable, Layer, LayerContent, LayerExtension, LayerFunctions, LayerKind,
    OVERRIDE_LAYER, PreInstanceFunctions,
};
use crate::manifest::version::{ApiVersion, SEPARATORS};
use crate::manifest::{is_other_architecture, resolve_library};
use crate::memory::{Fault, Grow as _, Grown, TryClone as _, bytes, text, with_room};
use crate::sort::sort_by_key;
use crate::text_list::TextList;

const NEGOTIATE: &str = "vkNegotiateLoaderLayerInterfaceVersion";
const DEVICE_EXTENSIONS: &str = "device_extensions";

/// What is read of a manifest, or why the manifest is rejected.
type Judged<'a, T> = Result<T, Fault<Rejection<'a>>>;

/// The properties that all layers of a file share.
struct ManifestFile<'a> {
    path: &'a [u8],
    version: ApiVersion,
    kind: LayerKind,
    unbuilt_surfaces: &'a [&'a str],
    context: Context<'a>,
}

/// One layer object of a file, and the name in it.
struct LayerObject<'a> {
    file: &'a ManifestFile<'a>,
    object: Value<'a>,
    name: &'a str,
}

/// Adds the layers of the manifest at `path`, whose content is `root` (layers.md 1.2), the rejected
/// ones with their cause. No layer keeps an instance extension of `unbuilt_surfaces`
/// (layers.md 1.7).
pub fn layers(
    path: &[u8],
    root: Value<'_>,
    kind: LayerKind,
    unbuilt_surfaces: &[&str],
    context: Context<'_>,
    found: &mut LayerCandidates,
) -> Grown<()> {
    let mut file = ManifestFile { path, version: ApiVersion(0), kind, unbuilt_surfaces, context };
    match file.read(root, found) {
        Ok(()) => Ok(()),
        Err(fault) => found.add_left_out(file.left_out(None, fault)?),
    }
}

/// Whether the format version is known; unknown ones are logged.
fn is_known(version: ApiVersion) -> bool {
    matches!(version.parts(), (1, 0, 0..=1) | (1, 1, 0..=2) | (1, 2, 0..=1))
}

impl<'a> ManifestFile<'a> {
    /// Reads the layers of the file into `found`.
    ///
    /// # Errors
    ///
    /// Why the file is rejected.
    fn read(&mut self, root: Value<'_>, found: &mut LayerCandidates) -> Judged<'a, ()> {
        let manifest = || Text::from(self.path);
        if !root.is_object() {
            return Err(Rejection::NotAnObject { manifest: manifest() }.into());
        }
        let Some(text) = root.get("file_format_version").and_then(Value::as_str) else {
            return Err(Rejection::NoFormatVersion { manifest: manifest() }.into());
        };
        let version = ApiVersion::parse(text);
        self.record(LayerManifestEvent::FoundLayerManifest {
            manifest: manifest(),
            version: text.into(),
        });
        if !is_known(version) {
            let (manifest, (major, minor, patch)) = (manifest(), version.parts());
            let event = LayerManifestEvent::UnknownFormatVersion { manifest, major, minor, patch };
            self.record(event);
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
    ) -> Judged<'a, ()> {
        let manifest = self.path.into();
        if !self.is_at_least(1, 0, 1) {
            self.record(LayerManifestEvent::LayersTooEarly {
                manifest: self.path.into(),
                version: through_first_token(version_text).into(),
            });
        }
        if list.children().next().is_none() {
            return Err(Rejection::EmptyList { manifest }.into());
        }
        for element in list.children() {
            if !element.is_object() {
                return Err(Rejection::ElementNotAnObject { manifest }.into());
            }
            self.add(element, found)?;
        }
        Ok(())
    }

    /// Reads the `layer` object. From version 1.0.1 on it must be the last member of the file
    /// (layers.md 1.2.2).
    fn single(&self, root: Value<'_>, found: &mut LayerCandidates) -> Judged<'a, ()> {
        let manifest = self.path.into();
        let mut nodes = root.members().skip_while(|(key, _)| !key.eq_ignore_ascii_case("layer"));
        let Some((_, first)) = nodes.next() else {
            return Err(Fault::Rejected(match root.get("ICD") {
                Some(_) => Rejection::DriverManifest { manifest },
                None => Rejection::NoLayer { manifest },
            }));
        };
        let mut others = nodes.map(|(_, value)| value).peekable();
        if others.peek().is_some() && self.is_at_least(1, 0, 1) {
            return Err(Rejection::SeveralLayerNodes { manifest }.into());
        }
        Ok(iter::once(first).chain(others).try_for_each(|value| self.add(value, found))?)
    }

    /// Reads one layer object into `found`.
    fn add(&self, object: Value<'_>, found: &mut LayerCandidates) -> Grown<()> {
        let name = fixed(object, "name")?;
        let layer = LayerObject { file: self, object, name: name.as_deref().unwrap_or_default() };
        match layer.read() {
            Ok(layer) => found.remaining.try_push(layer),
            Err(fault) => found.add_left_out(self.left_out(name.try_clone()?, fault)?),
        }
    }

    fn record(&self, event: LayerManifestEvent<'_>) {
        self.context.journal.record(event);
    }

    /// Records why the file, or the layer of this name, is rejected.
    fn left_out(&self, name: Option<String>, fault: Fault<Rejection<'_>>) -> Grown<LeftOutLayer> {
        let cause = self.context.journal.decide(fault.rejection()?)?;
        LeftOutLayer::unread(self.path, self.kind, name, cause)
    }

    fn is_at_least(&self, major: u32, minor: u32, patch: u32) -> bool {
        self.version.parts() >= (major, minor, patch)
    }
}

impl<'a> LayerObject<'a> {
    /// Reads the object. The keys are checked in the order of layers.md 1.4.
    ///
    /// # Errors
    ///
    /// The first failure.
    fn read(&self) -> Judged<'a, Layer> {
        let (object, name) = (self.object, self.required("name")?);
        let (layer, is_override) = (self.layer(), name == OVERRIDE_LAYER);
        if !name.starts_with("VK_LAYER_") {
            self.file.record(LayerManifestEvent::NameNotStandard { layer: self.layer() });
        }
        self.check_type()?;
        let strings = |key, counts| leading_strings(object.get(key).filter(|_| counts));
        let is_implicit = self.file.kind == LayerKind::Implicit;
        let enable = object.get("enable_environment").filter(|_| is_implicit);
        let read = Layer {
            manifest: bytes(self.file.path)?,
            kind: self.file.kind,
            control: None,
            api_version: self.api_version()?,
            implementation_version: number(self.required_string("implementation_version")?),
            description: self.required("description")?,
            content: self.content()?,
            blacklisted_layers: strings("blacklisted_layers", is_override)?,
            override_paths: self.override_paths(strings("override_paths", true)?),
            disable_environment: self.disable_environment()?,
            functions: self.functions()?,
            instance_extensions: self
                .extensions("instance_extensions", self.file.unbuilt_surfaces)?,
            device_extensions: self.extensions(DEVICE_EXTENSIONS, &[])?,
            enable_environment: enable.map_or(Ok(None), first_variable)?,
            pre_instance: self.pre_instance()?,
            app_keys: strings("app_keys", is_override)?,
            name,
        };
        if !is_override && object.get("app_keys").is_some() {
            self.file.record(LayerManifestEvent::AppKeysIgnored { layer });
        }
        self.check_architecture()?;
        Ok(read)
    }

    fn layer(&self) -> Text<'a> {
        self.name.into()
    }

    fn manifest(&self) -> Text<'a> {
        self.file.path.into()
    }

    fn text(&self, key: &str) -> Option<&'a str> {
        self.object.get(key).and_then(Value::as_str)
    }

    /// A required string of any length.
    fn required_string(&self, key: &'static str) -> Result<&'a str, Rejection<'a>> {
        self.text(key).ok_or_else(|| self.missing(key))
    }

    /// A required string that fits into a Vulkan name.
    fn required(&self, key: &'static str) -> Judged<'a, String> {
        fixed(self.object, key)?.ok_or_else(|| self.missing(key).into())
    }

    fn missing(&self, key: &'static str) -> Rejection<'a> {
        let an = if key.starts_with(['a', 'i']) { "an" } else { "a" };
        let (article, fault, cure) = match self.object.get(key).map(Value::as_str) {
            None => ("no", "", "add the key"),
            Some(None) => (an, " that is not a string", "write a string"),
            Some(Some(_)) => (an, " of more bytes than Vulkan has room for", "shorten the text"),
        };
        Rejection::MissingValue { manifest: self.manifest(), key, article, fault, cure }
    }

    fn check_type(&self) -> Result<(), Rejection<'a>> {
        let (layer, manifest) = (self.layer(), self.manifest());
        match self.required_string("type")? {
            "INSTANCE" | "GLOBAL" => Ok(()),
            "DEVICE" => Err(Rejection::DeviceLayer { layer, manifest }),
            _ => Err(Rejection::UnknownType { layer, manifest }),
        }
    }

    fn api_version(&self) -> Result<u32, Rejection<'a>> {
        let version = ApiVersion::parse(self.required_string("api_version")?);
        let (layer, manifest) = (self.layer(), self.manifest());
        match version.variant() {
            0 => Ok(version.0),
            variant => Err(Rejection::Variant { layer, manifest, variant }),
        }
    }

    /// Reads the library or the components. A layer has one of the two.
    fn content(&self) -> Judged<'a, LayerContent> {
        let (layer, manifest) = (self.layer(), self.manifest());
        let components = self.object.get("component_layers");
        let library = self.object.get("library_path").map_or(Ok(None), Value::print_string);
        if let Some(library) = library? {
            if components.is_some() {
                return Err(Rejection::LibraryAndComponents { layer, manifest }.into());
            }
            let platform = self.file.context.platform();
            let library = resolve_library(platform, self.file.path, library.as_bytes())?;
            return Ok(LayerContent::Library(library));
        }
        if !self.file.is_at_least(1, 1, 0) {
            self.file.record(LayerManifestEvent::ComponentsTooEarly { layer: self.layer() });
        }
        let Some(components) = components.map_or(Ok(None), all_strings)? else {
            return Err(Rejection::NeitherLibraryNorComponents { layer, manifest }.into());
        };
        self.file.record(LayerManifestEvent::MetaLayer { layer });
        Ok(LayerContent::Meta(components))
    }

    fn override_paths(&self, paths: TextList) -> TextList {
        if !paths.is_empty() && !self.file.is_at_least(1, 1, 0) {
            self.file.record(LayerManifestEvent::OverridePathsTooEarly { layer: self.layer() });
        }
        paths
    }

    /// Reads the variable that disables the layer, which implicit layers require; `None` for an
    /// explicit layer.
    fn disable_environment(&self) -> Judged<'a, Option<EnvironmentVariable>> {
        if self.file.kind == LayerKind::Explicit {
            return Ok(None);
        }
        let (layer, manifest) = (self.layer(), self.manifest());
        let Some(object) = self.object.get("disable_environment") else {
            return Err(Rejection::NoDisableEnvironment { layer, manifest }.into());
        };
        match first_variable(object)? {
            None => Err(Rejection::DisableEnvironmentEmpty { layer, manifest }.into()),
            variable => Ok(variable),
        }
    }

    /// Reads the renamed entry functions (layers.md 1.6).
    fn functions(&self) -> Grown<LayerFunctions> {
        let Some(functions) = self.object.get("functions") else {
            return Ok(LayerFunctions::default());
        };
        let symbol = |key| functions.get(key).and_then(Value::as_str);
        let renamed = |key, counts: bool| {
            symbol(key).filter(|name| counts && !name.is_empty()).map(text).transpose()
        };
        let may_negotiate = self.file.is_at_least(1, 1, 0);
        let (instance, device) = ("vkGetInstanceProcAddr", "vkGetDeviceProcAddr");
        if may_negotiate && functions.get(NEGOTIATE).is_none() {
            for function in [instance, device].into_iter().filter(|key| symbol(key).is_some()) {
                let layer = self.layer();
                self.file.record(LayerManifestEvent::DeprecatedFunction { layer, function });
            }
        }
        Ok(LayerFunctions {
            negotiate: renamed(NEGOTIATE, may_negotiate)?,
            get_instance_proc_addr: renamed(instance, true)?,
            get_device_proc_addr: renamed(device, true)?,
        })
    }

    fn pre_instance(&self) -> Grown<PreInstanceFunctions> {
        let Some(functions) = self.object.get("pre_instance_functions") else {
            return Ok(PreInstanceFunctions::default());
        };
        let manifest = self.manifest();
        let ignored = if !self.file.is_at_least(1, 1, 2) {
            LayerManifestEvent::PreInstanceTooEarly { manifest }
        } else if self.file.kind == LayerKind::Explicit {
            LayerManifestEvent::PreInstanceExplicit { manifest }
        } else {
            let symbol = |key| functions.get(key).and_then(Value::as_str).map(text).transpose();
            let extensions = symbol("vkEnumerateInstanceExtensionProperties");
            return Ok(PreInstanceFunctions {
                enumerate_instance_extension_properties: extensions?,
                enumerate_instance_layer_properties: symbol("vkEnumerateInstanceLayerProperties")?,
                enumerate_instance_version: symbol("vkEnumerateInstanceVersion")?,
            });
        };
        self.file.record(ignored);
        Ok(PreInstanceFunctions::default())
    }

    fn check_architecture(&self) -> Result<(), Rejection<'a>> {
        let architecture = self.text("library_arch").unwrap_or_default();
        let (manifest, library_arch) = (self.manifest(), architecture.into());
        match is_other_architecture(architecture) {
            true => Err(Rejection::WrongArchitecture { manifest, library_arch }),
            false => Ok(()),
        }
    }

    /// The extensions of an array of objects, each once, without those of `dropped` (layers.md 1.7).
    /// Only device extensions have entrypoints.
    fn extensions(&self, key: &str, dropped: &[&str]) -> Grown<Vec<LayerExtension>> {
        let list = self.object.get(key).filter(|list| list.is_array());
        let elements = || list.into_iter().flat_map(Value::children);
        let is_named = |element: &Value<'_>| element.get("name").is_some();
        let mut extensions = with_room(elements().filter(is_named).count())?;
        for element in elements() {
            let Some(name) = fixed(element, "name")? else {
                continue;
            };
            if dropped.contains(&name.as_str()) {
                continue;
            }
            let version = element.get("spec_version").and_then(Value::as_str);
            let names = element.get("entrypoints").filter(|_| key == DEVICE_EXTENSIONS);
            let entrypoints = leading_strings(names)?;
            let spec_version = version.map_or(0, number);
            extensions.try_push(LayerExtension { name, spec_version, entrypoints })?;
        }
        drop_repeated(&mut extensions)?;
        Ok(extensions)
    }
}

/// Drops extensions with the name of an earlier one. A sorted list of places takes less memory than
/// a map of names.
fn drop_repeated(extensions: &mut Vec<LayerExtension>) -> Grown<()> {
    let mut places = with_room(extensions.len())?;
    places.try_extend(0..extensions.len() as u32)?;
    let name = |place: u32| extensions.get(place as usize).map(|extension| &extension.name);
    sort_by_key(&mut places, |place| (name(*place), *place));
    let mut before = None;
    places.retain(|place| core::mem::replace(&mut before, name(*place)) == name(*place));
    sort_by_key(&mut places, |place| *place);
    let (mut repeated, mut place) = (places.into_iter().peekable(), 0..);
    extensions.retain(|_| repeated.next_if_eq(&place.next().unwrap_or_default()).is_none());
    Ok(())
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
fn first_variable(object: Value<'_>) -> Grown<Option<EnvironmentVariable>> {
    let first = object.members().next();
    let Some((name, value)) = first.and_then(|(name, value)| Some((name, value.as_str()?))) else {
        return Ok(None);
    };
    Ok(Some(EnvironmentVariable { name: text(name)?, value: text(value)? }))
}

/// The string at `key`, if it fits into a Vulkan name.
fn fixed(object: Value<'_>, key: &str) -> Grown<Option<String>> {
    object.get(key).map_or(Ok(None), Value::print_fixed)
}

/// The strings before the first element of another type.
fn leading_strings(list: Option<Value<'_>>) -> Grown<TextList> {
    let mut texts = TextList::default();
    for element in list.into_iter().flat_map(Value::children) {
        let Some(text) = element.print_string()? else { break };
        texts.add(text.as_bytes())?;
    }
    Ok(texts)
}

/// All elements if every one is a string.
fn all_strings(list: Value<'_>) -> Grown<Option<TextList>> {
    let are_strings = list.children().all(|element| element.as_str().is_some());
    are_strings.then(|| leading_strings(Some(list))).transpose()
}

/// Reads a number like C's `strtoul`, cut to 32 bits.
#[allow(clippy::cast_possible_truncation, reason = "the low bits are meant")]
fn number(text: &str) -> u32 {
    leading_decimal(text.as_bytes()) as u32
}
