//! A world as plain data: what stands in its folder, the environment, and the application's calls.
//!
//! In paths and texts, `{W}` stands for the folder, so that a world is the same wherever it runs.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The place holder of the folder.
pub(super) const FOLDER: &str = "{W}";

/// Everything that a loader sees.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct World {
    pub(super) seed: u64,
    pub(super) variables: Vec<(String, String)>,
    pub(super) libraries: Vec<Library>,
    pub(super) files: Vec<File>,
    pub(super) steps: Vec<Step>,
    /// The calls of threads that run at once behind the steps.
    #[serde(default)]
    pub(super) threads: Vec<Vec<Step>>,
    /// Whether the application ends without destroying its objects.
    pub(super) forgets: bool,
}

/// A text file or a link.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct File {
    pub(super) path: String,
    #[serde(flatten)]
    pub(super) content: Content,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Content {
    Text(String),
    Link(String),
}

/// A copy of a mock library with its configuration.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Library {
    pub(super) path: String,
    pub(super) kind: Kind,
    /// Exports that are hidden.
    pub(super) hidden: Vec<String>,
    pub(super) config: Value,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    Driver,
    Layers,
}

/// The application's allocation callbacks for a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Memory {
    None,
    Counted,
    /// This request of the call is refused, counted from 1.
    Refuse(u64),
}

impl Memory {
    /// The callbacks without a refusal.
    pub(super) fn without_refusal(self) -> Self {
        if self == Memory::None { Memory::None } else { Memory::Counted }
    }
}

/// The parameters of vkCreateInstance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Request {
    /// None: there is no VkApplicationInfo.
    pub(super) api_version: Option<u32>,
    pub(super) extensions: Vec<String>,
    pub(super) layers: Vec<String>,
    pub(super) flags: u32,
    /// A messenger in the chain.
    pub(super) messenger: bool,
    /// Libraries of drivers that the application brings, and whether they are the only ones.
    pub(super) direct: Option<(Vec<String>, bool)>,
    pub(super) memory: Memory,
}

/// One call or change. Objects are named by places: a step whose object is not there does nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Step {
    Version,
    InstanceExtensions {
        layer: Option<String>,
        room: Option<u32>,
    },
    InstanceLayers {
        room: Option<u32>,
    },
    SetVariable {
        name: String,
        value: Option<String>,
    },
    WriteFile {
        path: String,
        text: String,
    },
    RemoveFile {
        path: String,
    },
    CreateInstance {
        instance: usize,
        request: Request,
    },
    DestroyInstance {
        instance: usize,
    },
    Devices {
        instance: usize,
        room: Option<u32>,
    },
    Groups {
        instance: usize,
        room: Option<u32>,
        khr: bool,
    },
    DeviceExtensions {
        instance: usize,
        device: usize,
        layer: Option<String>,
        room: Option<u32>,
    },
    DeviceLayers {
        instance: usize,
        device: usize,
        room: Option<u32>,
    },
    Query {
        instance: usize,
        device: usize,
        query: Query,
        room: Option<u32>,
    },
    Lookup {
        instance: Option<usize>,
        name: String,
    },
    CreateDevice {
        instance: usize,
        device: usize,
        logical: usize,
        extensions: Vec<String>,
        group: bool,
        features: bool,
        memory: Memory,
    },
    DestroyDevice {
        logical: usize,
    },
    DeviceLookup {
        logical: usize,
        name: String,
    },
    UseDevice {
        logical: usize,
    },
    CreateSurface {
        instance: usize,
        surface: usize,
        kind: Surface,
        memory: Memory,
    },
    SurfaceQuery {
        surface: usize,
        device: usize,
        room: Option<u32>,
    },
    Swapchain {
        surface: usize,
        logical: usize,
    },
    DestroySurface {
        surface: usize,
    },
    CreateMessenger {
        instance: usize,
        messenger: usize,
        report: bool,
        memory: Memory,
    },
    SubmitMessage {
        instance: usize,
    },
    DestroyMessenger {
        messenger: usize,
    },
}

impl Step {
    /// Changes the callbacks of a creation.
    pub(super) fn map_memory(&mut self, map: impl Fn(Memory) -> Memory) {
        if let Step::CreateInstance { request: Request { memory, .. }, .. }
        | Step::CreateDevice { memory, .. }
        | Step::CreateSurface { memory, .. }
        | Step::CreateMessenger { memory, .. } = self
        {
            *memory = map(*memory);
        }
    }
}

/// Queries of physical devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Query {
    Properties,
    Features,
    Families,
    Memory,
    Format,
    Properties2,
    Properties2Khr,
    Families2,
    Families2Khr,
    Tools,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Surface {
    Headless,
    Xcb,
    Xlib,
    Wayland,
}
