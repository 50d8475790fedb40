//! The readers of a comparison.

use serde::Serialize;

/// A person who reads a comparison to learn which of the changes break their code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Reader {
    /// Compiles Rust that uses dispatch-tables: a name, type or field changed.
    Source,
    /// Runs programs that are compiled already: a size, offset, number or signature changed.
    Abi,
    /// Calls this loader: a trampoline, terminator, gate or export changed.
    Loader,
    /// Compiles a driver in C with the Vulkan headers.
    C,
    /// Copies structures and visits handles with author-kit: the row of a structure or command says
    /// something else.
    Kit,
}

impl Reader {
    /// All of them, in the order of the output.
    pub const ALL: [Reader; 5] =
        [Reader::Source, Reader::Abi, Reader::Loader, Reader::C, Reader::Kit];

    /// The title of what breaks for this reader.
    #[must_use]
    pub fn title(self) -> &'static str {
        match self {
            Reader::Source => "Breaks source code that uses dispatch-tables",
            Reader::Abi => "Breaks what is compiled (ABI)",
            Reader::Loader => "Changes the behaviour of this loader",
            Reader::C => "Breaks source code of drivers in C",
            Reader::Kit => "Changes what author-kit copies and visits",
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
            Reader::Kit => "copies of author-kit",
        }
    }
}

/// A change that is no break.
pub(crate) const NOBODY: &[Reader] = &[];
/// A name that source code may use is removed.
pub(crate) const NAMES: &[Reader] = &[Reader::Source, Reader::C];
/// A number or offset in compiled code changed: the source need only be compiled again.
pub(crate) const BINARY: &[Reader] = &[Reader::Abi];
/// Both source and compiled code must change.
pub(crate) const EVERYTHING: &[Reader] = &[Reader::Source, Reader::Abi, Reader::C];
