//! The driver policy: which drivers are left out because their hardware is absent or asleep
//! (docs/gpu-policy.md).
//!
//! `choose` finds the policy of this process. Under every policy but [`Policy::All`], `decide`
//! compares what each driver is known for ([`records`], or its manifest) with the GPUs that are
//! there ([`hardware`]) and those that the process asks for (`asked`). No driver is opened for
//! that, and no GPU wakes.

mod asked;
mod decide;
mod file;
#[cfg(any(test, fuzzing))]
#[path = "tests/fuzz.rs"]
pub(crate) mod fuzz;
pub mod hardware;
pub mod records;
#[cfg(test)]
mod tests;

use alloc::vec::Vec;

use crate::drivers::DriverRequest;
use crate::event::PolicyEvent;
use crate::json::ReadJson;
use crate::memory::{bytes, joined};
use crate::search::drivers_are_replaced;
use crate::select::DriverFilters;
use crate::settings;
use crate::system::Platform;
use crate::{Context, Grown};

pub(crate) use decide::decide;

/// Which drivers are left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// None.
    #[default]
    All,
    /// Those whose hardware is absent.
    Present,
    /// Those, and drivers whose GPUs all sleep, unless the process asks for one of them.
    Awake,
}

/// The policy of a system without a policy file: `DRIVER_POLICY` of the build (docs/installing.md).
const BUILT: Policy = match option_env!("DRIVER_POLICY") {
    None => Policy::All,
    Some(word) => match Policy::of(word.as_bytes()) {
        Some(policy) => policy,
        None if word.is_empty() => Policy::All,
        None => panic!("DRIVER_POLICY can be all, present or awake"),
    },
};

impl Policy {
    /// The policy that a word stands for.
    pub const fn of(word: &[u8]) -> Option<Self> {
        Some(match word {
            b"all" => Self::All,
            b"present" => Self::Present,
            b"awake" => Self::Awake,
            _ => return None,
        })
    }

    /// The word for the policy.
    pub fn in_words(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Present => "present",
            Self::Awake => "awake",
        }
    }
}

/// A policy, and who chose it: a file, a variable or the build.
#[derive(Default)]
pub(crate) struct Choice {
    pub(crate) policy: Policy,
    /// The path of the file, the name of the variable, or `this build of the loader`, and what it says.
    source: Vec<u8>,
}

/// What the loader knows of the program for which it looks for drivers.
#[derive(Clone, Copy, Default)]
pub struct Asker<'a> {
    /// `pApplicationName`, empty where there is none.
    pub application: &'a [u8],
    /// `pEngineName`.
    pub engine: &'a [u8],
    /// Whether the process has the library open already, so that to leave it out would win nothing.
    pub is_open: Option<IsOpen<'a>>,
}

/// Whether the library of this name is open.
pub type IsOpen<'a> = &'a dyn Fn(&[u8]) -> bool;

/// A walk over driver manifests.
#[derive(Clone, Copy)]
pub(crate) struct Walk<'a> {
    pub(crate) context: Context<'a>,
    pub(crate) json: &'a dyn ReadJson,
    pub(crate) request: &'a DriverRequest,
    pub(crate) asker: Asker<'a>,
}

/// The variable that replaces the policy file.
const VARIABLE: (&core::ffi::CStr, &str) = (c"VK_LOADER_DRIVER_POLICY", "VK_LOADER_DRIVER_POLICY");

/// The policy file, in the folders of the settings file.
pub const FILE: &[u8] = b"/vulkan/loader_policy.json";

/// The policy for a walk. A walk over drivers that somebody names leaves none out.
pub(crate) fn choose(walk: Walk<'_>, filters: &DriverFilters) -> Grown<Choice> {
    let Walk { context, request, .. } = walk;
    // Of the systems that count as Linux, one says which GPUs there are.
    let is_supported = cfg!(target_os = "linux") && context.platform() == Platform::Linux;
    let names_drivers = !request.use_variables || request.additional_only;
    if !is_supported || names_drivers || filters.select_drivers() {
        return Ok(Choice::default());
    }
    let mut choice = in_force(walk)?;
    if choice.policy == Policy::All
        || drivers_are_replaced(context)?
        || context.secure_variable(c"VK_LOADER_ICD_PACKAGES")?.is_some()
    {
        return Ok(Choice::default());
    }
    let word = choice.policy.in_words().as_bytes();
    choice.source = joined(&[&choice.source, b" says `", word, b"`"])?;
    context.journal.record(PolicyEvent::InForce { source: (&choice.source).into() });
    Ok(choice)
}

/// What the variable says, or else the policy file, or else the build.
fn in_force(walk: Walk<'_>) -> Grown<Choice> {
    let Walk { context, request, .. } = walk;
    let (name, variable) = VARIABLE;
    if let Some(value) = context.secure_variable(name)?.filter(|value| !value.is_empty()) {
        if let Some(policy) = Policy::of(&value) {
            return Ok(Choice { policy, source: bytes(variable.as_bytes())? });
        }
        let value = (&value).into();
        context.journal.record(PolicyEvent::UnknownWord { variable, value });
    }
    if let Some(path) = settings::first_file(context, &request.directories, FILE)? {
        let policy = file::policy(walk, &path)?;
        return Ok(Choice { policy, source: path });
    }
    Ok(Choice { policy: BUILT, source: bytes(b"this build of the loader")? })
}
