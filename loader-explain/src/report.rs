//! The report as plain data: the JSON that `--format json` prints, and the input of the other
//! renderings. docs/vkexplain.md documents the schema.

use std::fmt;

use loader_discovery::manifest::layer::{LayerKind, OVERRIDE_LAYER};
use serde::{Deserialize, Serialize, Serializer};

use crate::devices::Device;
use crate::fact::{Fact, Kind, PackedVersion, Why, file_name};

/// The decisions of the loader in the order in which it takes them.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub schema: u32,
    /// The program that wrote the report: `vkexplain`. Reports of `VK_LOADER_REPORT` have `loader`.
    pub source: &'static str,
    /// The version of the loader in this program.
    pub loader: String,
    /// The variables that are set and take part.
    pub environment: Vec<Variable>,
    pub settings: Settings,
    /// The manifests that a variable, the settings file or an override layer hides.
    pub hidden: Vec<Hidden>,
    pub driver_search: Search,
    pub drivers: Vec<Driver>,
    pub layer_searches: Vec<Search>,
    pub layers: Vec<Layer>,
    /// Why vkCreateInstance fails or does not return, if so.
    pub failure: Option<Failure>,
    /// Names of layers, from the application to the drivers. Empty if vkCreateInstance fails before it
    /// opens them.
    pub chain: Vec<String>,
    /// The devices in the order of vkEnumeratePhysicalDevices; absent if no library was opened.
    pub devices: Option<Devices>,
    /// Events that belong to no file or layer.
    pub remarks: Vec<Fact>,
}

/// What a person reads about a report without open libraries.
pub(crate) const NOTHING_OPENED: &str =
    "No library is opened: a driver or layer is accepted by its manifest alone.";

impl Report {
    /// The files that look like manifests and that no search finds.
    pub fn passed_over(&self) -> impl Iterator<Item = &str> {
        let searches = self.layer_searches.iter().chain([&self.driver_search]);
        let files = searches.flat_map(|search| &search.places).flat_map(|it| &it.passed_over);
        files.map(String::as_str)
    }

    /// The libraries of the drivers at the end of the call chain.
    pub fn libraries(&self) -> impl Iterator<Item = &str> {
        let used = self.drivers.iter().filter(|driver| driver.part.verdict.takes_part());
        used.filter_map(|driver| driver.part.library.as_deref())
    }

    /// The devices of the application.
    pub fn devices(&self) -> impl Iterator<Item = &Device> {
        self.devices.iter().flat_map(|devices| &devices.devices)
    }

    /// The devices that variables hide.
    pub fn hidden_devices(&self) -> impl Iterator<Item = &LeftOut> {
        self.devices.iter().flat_map(|devices| &devices.left_out)
    }

    /// The decisions about what has no entry, such as a requested layer that is not installed. Each
    /// comes with its subject.
    pub fn other_findings(&self) -> impl Iterator<Item = (&str, &Why)> {
        self.remarks.iter().filter_map(|fact| Some((fact.subjects().next()?, fact.why.as_ref()?)))
    }
}

/// The failure of vkCreateInstance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failure {
    /// The name of the VkResult; absent if vkCreateInstance does not return.
    pub result: Option<String>,
    #[serde(flatten)]
    pub why: Why,
}

impl Failure {
    /// The begin of a sentence that the reason ends.
    pub fn subject(&self) -> String {
        match &self.result {
            Some(result) => format!("vkCreateInstance returns {result}:"),
            None => "vkCreateInstance does not return:".to_owned(),
        }
    }
}

#[derive(Clone, Debug, Default, Serialize)]
pub struct Variable {
    pub name: String,
    pub value: String,
    pub effect: String,
    /// Whether the loader ignores the variable because of elevated privileges.
    pub ignored: bool,
    /// Why the variable may not do what the user wants.
    pub warning: Option<String>,
}

impl Variable {
    /// What the variable does.
    pub fn effect_in_words(&self) -> &str {
        match self.ignored {
            true => "ignored, because the process has elevated privileges",
            false => &self.effect,
        }
    }
}

#[derive(Clone, Debug, Default, Serialize)]
pub struct Settings {
    /// The file in force.
    pub path: Option<String>,
    /// What the file in force does, as sentences about the file.
    pub effects: Vec<String>,
    /// The paths at which a settings file can be; the first that exists counts.
    pub places: Vec<String>,
    /// The layers that the file in force names.
    pub layers: Vec<LayerOfSettings>,
    /// The installed layers that no search finds, because the file names the only layers.
    pub layers_left_out: Vec<LeftOutLayer>,
    /// The file that exists and has no effect.
    pub ignored: Option<String>,
    /// Why this file has no effect.
    pub problem: Option<Explanation>,
}

/// What hides a manifest from the loader, or a device from the application.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hider {
    /// Variables that hide it together.
    Variables(Vec<&'static str>),
    /// The settings file at this path.
    Settings(String),
    /// The override layer of this manifest.
    Override(String),
}

impl Hider {
    /// Whether this is one of the variables.
    pub fn is_variable(&self, name: &str) -> bool {
        matches!(self, Hider::Variables(names) if names.contains(&name))
    }
}

/// The name of what hides.
impl fmt::Display for Hider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Hider::Variables(names) => f.write_str(&names.join(" and ")),
            Hider::Settings(path) => f.write_str(path),
            Hider::Override(_) => f.write_str(OVERRIDE_LAYER),
        }
    }
}

/// What a manifest is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ManifestKind {
    #[default]
    Driver,
    Layer(LayerKind),
}

impl fmt::Display for ManifestKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ManifestKind::Driver => "driver",
            ManifestKind::Layer(kind) => kind.in_words(),
        })
    }
}

/// Writes a value as it is printed.
fn in_words<S: Serializer>(value: &impl fmt::Display, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(value)
}

/// A manifest that the loader would find without something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hidden {
    #[serde(serialize_with = "in_words")]
    pub kind: ManifestKind,
    /// The name of a layer.
    pub name: Option<String>,
    pub manifest: String,
    pub library: Option<String>,
    #[serde(serialize_with = "in_words")]
    pub by: Hider,
    #[serde(flatten)]
    pub why: Why,
}

impl Hidden {
    /// The layer, or the file of a driver.
    pub fn short_name(&self) -> &str {
        self.name.as_deref().unwrap_or_else(|| file_name(&self.manifest))
    }
}

/// Why the layer of this name is hidden, if it is.
pub(crate) fn why_hidden<'h>(hidden: &'h [Hidden], layer: &str) -> Option<&'h Why> {
    hidden.iter().find(|it| it.name.as_deref() == Some(layer)).map(|it| &it.why)
}

/// A layer as the settings file names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LayerOfSettings {
    pub name: String,
    pub manifest: String,
}

/// An installed layer that the settings file leaves out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LeftOutLayer {
    pub name: String,
    pub manifest: String,
    #[serde(flatten)]
    pub explanation: Explanation,
}

/// The places of one search.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Search {
    /// What its manifests are for.
    #[serde(serialize_with = "in_words")]
    pub kind: ManifestKind,
    pub places: Vec<Place>,
}

/// What is wrong with a folder whose names this user must not read.
pub(crate) const NOT_READABLE: &str = "must not be read by this user";

/// What is wrong with a file or a link to nothing in place of a folder, and the cure.
pub(crate) const NO_FOLDER: (&str, &str) =
    ("is no folder", "make a folder of this name, and put the manifests into it");

/// What is wrong with a folder of another name than that of a search.
pub(crate) const MISNAMED: &str = "has manifests, and no search looks there";

#[derive(Clone, Debug, Default, Serialize)]
pub struct Place {
    pub path: String,
    pub exists: bool,
    /// Whether the process lacks the permission to read the folder.
    pub is_denied: bool,
    /// Whether a file, or a link to nothing, stands where a folder is needed.
    pub is_no_folder: bool,
    /// The number of manifests that the search found there.
    pub manifests: usize,
    /// The paths of files there that look like manifests, such as `x.json.bak`, and have another name.
    pub passed_over: Vec<String>,
    /// The paths of folders with manifests beside this one that have almost its name, such as `icd` for `icd.d`.
    pub misnamed: Vec<String>,
}

/// What is wrong with a file that looks like a manifest, and the cure.
pub(crate) const NOT_JSON: (&str, &str) =
    ("is not named *.json, so that no search finds it", "rename the file, if it is to be used");

/// What a report says of a driver and of a layer alike.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Part {
    /// The path of the manifest as messages print it.
    pub manifest: String,
    /// What the manifest is a symbolic link to.
    pub link_to: Option<String>,
    pub library: Option<String>,
    pub api_version: Option<PackedVersion>,
    pub instance_extensions: Vec<String>,
    pub verdict: Verdict,
    /// What goes wrong although the driver or layer is used.
    pub problem: Option<Explanation>,
    pub facts: Vec<Fact>,
    /// The library that `LD_LIBRARY_PATH` brings for a bare name.
    #[serde(skip)]
    pub brought: Option<String>,
}

impl Part {
    /// The manifest, and what it is a link to.
    pub(crate) fn linked(&self) -> String {
        match &self.link_to {
            Some(target) => format!("{} (a link to {target})", self.manifest),
            None => self.manifest.clone(),
        }
    }
}

/// A driver manifest and its fate.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Driver {
    #[serde(flatten)]
    pub part: Part,
    /// The path of the manifest itself.
    #[serde(skip)]
    pub path: Vec<u8>,
    pub interface_version: Option<u32>,
    /// The instance extensions that the loader hides from applications.
    #[serde(skip)]
    pub hidden_extensions: Vec<String>,
    /// The number of devices that it enumerates alone; absent if the driver was not asked.
    pub devices: Option<usize>,
    /// The manifest before this one that names the same library.
    pub same_library_as: Option<String>,
    /// That a driver without devices has no hardware here, in words.
    pub absent_hardware: Option<String>,
    /// Why a policy leaves the driver out.
    #[serde(skip)]
    pub left_out: Option<String>,
}

/// A layer, or a layer manifest without a usable layer.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Layer {
    /// The name; absent if the manifest is rejected.
    pub name: Option<String>,
    #[serde(flatten)]
    pub part: Part,
    #[serde(serialize_with = "in_words")]
    pub kind: ManifestKind,
    pub device_extensions: Vec<String>,
    /// Why the layer is enabled.
    pub enabled_by: Option<String>,
}

/// The outcome for a driver or layer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "outcome")]
pub enum Verdict {
    /// The library was opened and takes part.
    Used,
    /// The manifest is accepted. The library was not opened.
    #[default]
    Accepted,
    /// A layer that nothing enables.
    Off(Explanation),
    /// Left out.
    Rejected(Explanation),
}

impl Verdict {
    /// Whether the driver or layer is used, or would be if it was opened.
    pub fn takes_part(&self) -> bool {
        matches!(self, Verdict::Used | Verdict::Accepted)
    }

    /// Why the driver or layer takes no part.
    pub fn explanation(&self) -> Option<&Explanation> {
        match self {
            Verdict::Used | Verdict::Accepted => None,
            Verdict::Off(explanation) | Verdict::Rejected(explanation) => Some(explanation),
        }
    }

    pub fn in_words(&self) -> &'static str {
        match self {
            Verdict::Used => "used",
            Verdict::Accepted => "accepted",
            Verdict::Rejected(explanation) if explanation.kind == Kind::LeftOut => "left out",
            Verdict::Rejected(explanation) if !explanation.is_on_purpose() => "rejected",
            Verdict::Off(_) | Verdict::Rejected(_) => "off",
        }
    }

    /// Why the driver or layer is rejected, unless on purpose.
    pub fn fault(&self) -> Option<&Explanation> {
        match self {
            Verdict::Rejected(explanation) => Some(explanation).filter(|it| !it.is_on_purpose()),
            _ => None,
        }
    }
}

/// A reason and the way out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Explanation {
    /// The name of the deciding event.
    pub event: String,
    #[serde(flatten)]
    pub why: Why,
    #[serde(skip)]
    pub kind: Kind,
}

impl Explanation {
    /// Whether nothing is wrong: the user, a policy, or a twin for this word size leaves it out.
    pub fn is_on_purpose(&self) -> bool {
        matches!(self.kind, Kind::NotSelected | Kind::Disabled | Kind::LeftOut)
    }
}

#[derive(Clone, Debug, Default, Serialize)]
pub struct Devices {
    /// What puts the devices in this order.
    pub order: String,
    pub devices: Vec<Device>,
    pub left_out: Vec<LeftOut>,
    pub problem: Option<Explanation>,
}

/// A device that variables hide from the application.
#[derive(Clone, Debug, Serialize)]
pub struct LeftOut {
    pub device: Device,
    /// The variables.
    #[serde(serialize_with = "in_words")]
    pub by: Hider,
}

impl LeftOut {
    /// Who leaves it out, as the end of a sentence.
    pub fn in_words(&self) -> String {
        format!("left out by {}", self.by)
    }

    pub fn cure(&self) -> String {
        format!("unset {}", self.by)
    }
}
