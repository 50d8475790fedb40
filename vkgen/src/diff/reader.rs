//! For whom a change is a break.

use serde::Serialize;

/// Somebody who reads a comparison to learn what breaks on their side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Reader {
    /// Who compiles Rust on dispatch-tables: a name, type or field is no longer what it was.
    Source,
    /// Who runs what is compiled already: another size, place, number or signature.
    Abi,
    /// Who calls this loader: another trampoline, terminator, gate or export.
    Loader,
    /// Who compiles a driver in C on the Vulkan headers.
    C,
}

impl Reader {
    /// All of them, in the order of the output.
    pub const ALL: [Reader; 4] = [Reader::Source, Reader::Abi, Reader::Loader, Reader::C];

    /// The title of what breaks for this reader.
    #[must_use]
    pub fn title(self) -> &'static str {
        match self {
            Reader::Source => "Breaks source code that uses dispatch-tables",
            Reader::Abi => "Breaks what is compiled (ABI)",
            Reader::Loader => "Changes the behaviour of this loader",
            Reader::C => "Breaks source code of drivers in C",
        }
    }

    /// The words of the summary.
    #[must_use]
    pub fn short(self) -> &'static str {
        match self {
            Reader::Source => "source on dispatch-tables",
            Reader::Abi => "ABI",
            Reader::Loader => "this loader",
            Reader::C => "drivers in C",
        }
    }
}

/// Nobody's break.
pub(super) const NOBODY: &[Reader] = &[];
/// A name that source code may have is gone.
pub(super) const NAMES: &[Reader] = &[Reader::Source, Reader::C];
/// A number or place that compiled code has is another one; it need only be compiled again.
pub(super) const BINARY: &[Reader] = &[Reader::Abi];
/// Neither source nor compiled code can stay.
pub(super) const EVERYTHING: &[Reader] = &[Reader::Source, Reader::Abi, Reader::C];
