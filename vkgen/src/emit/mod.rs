//! Fourth step of the generation flow: from the resolved registry to Rust, one emitter a product.
//!
//! An emitter is a function from plain data to [`OutputFile`]s and does nothing else: it neither
//! reads nor writes a file. It has the stem of the file that it emits, and is in the module of the
//! file's destination: [`tables`] and [`types`] of dispatch-tables, [`kit`] of author-kit,
//! [`loader`], [`tests`] for the crate of that name. [`EMITTERS`] is the list of them.

use std::path::PathBuf;

use crate::resolve::{Api, Table};
use crate::{Error, Found};

pub mod kit;
pub mod loader;
pub mod tables;
pub mod tests;
pub mod types;

/// One emitter: what `--only` calls it, and the function.
#[derive(Clone, Copy, Debug)]
pub struct Emitter {
    /// The name that `vkgen generate --only` takes.
    pub kind: &'static str,
    /// Makes the files. An error means that a rule or a name does not fit the registry.
    pub emit: fn(&Api) -> Emitted,
}

/// The result of an emitter.
pub type Emitted = Found<Vec<OutputFile>>;

/// Every emitter, one a destination. The order is that of the output and has no other meaning.
pub const EMITTERS: &[Emitter] = &[
    Emitter { kind: "tables", emit: tables::emit },
    Emitter { kind: "types", emit: types::emit },
    Emitter { kind: "tests", emit: tests::emit },
    loader::EMITTER,
    kit::EMITTER,
];

/// The folders that hold nothing but emitted files, from the workspace's root: any other file there
/// is an orphan.
pub const GENERATED_FOLDERS: &[&str] = &[
    "author-kit/src/generated",
    "author-kit/tests/generated",
    "dispatch-tables/src/generated",
    "loader-runtime/src/generated",
    "snapshots/generated",
    "tests/src/generated",
];

/// A file of an emitter, without banner.
#[derive(Clone, Debug)]
pub struct OutputFile {
    /// From the workspace's root, within one of [`GENERATED_FOLDERS`].
    pub path: PathBuf,
    /// The content of the file.
    pub content: Content,
}

/// The content of a file.
#[derive(Clone, Debug)]
pub enum Content {
    /// A Rust module, most of it rows: a line each, as [`RowsFile`] writes them.
    Rust(String),
    /// Lines of text, for people and diffs.
    Text(String),
}

impl OutputFile {
    /// A Rust module at `path`, which is relative to the workspace's root.
    pub fn rust(path: impl Into<PathBuf>, text: String) -> OutputFile {
        OutputFile { path: path.into(), content: Content::Rust(text) }
    }

    /// A text at `path`, which is relative to the workspace's root.
    pub fn text(path: impl Into<PathBuf>, text: String) -> OutputFile {
        OutputFile { path: path.into(), content: Content::Text(text) }
    }

    /// The text.
    ///
    /// # Errors
    ///
    /// The text is meant to be Rust and is none.
    pub fn checked(&self) -> Result<&str, Error> {
        match &self.content {
            Content::Text(text) => Ok(text),
            Content::Rust(text) => match syn::parse_file(text) {
                Ok(_) => Ok(text),
                Err(error) => Err(Error::Other {
                    message: format!(
                        "the text emitted for {} is not Rust: {error}",
                        self.path.display()
                    ),
                    help: "this is a bug of vkgen: correct the emitter of the file",
                }),
            },
        }
    }
}

/// A Rust module that is one macro: `each_command!(m)` calls `m` with groups of rows, a line each,
/// so that a new item is one line of a diff.
#[derive(Clone, Debug)]
pub struct RowsFile {
    path: &'static str,
    macro_name: &'static str,
    text: String,
}

impl RowsFile {
    /// The macro `macro_name` without rows, in the file at `path`, which is relative to the
    /// workspace's root.
    #[must_use]
    pub fn new(path: &'static str, macro_name: &'static str, doc: &str) -> RowsFile {
        let text =
            format!("//! {doc}\nmacro_rules! {macro_name} {{ ($rows:ident) => {{ $rows! {{\n");
        RowsFile { path, macro_name, text }
    }

    /// A line of its own.
    #[must_use]
    pub fn line(mut self, line: &str) -> RowsFile {
        self.text.push_str(&format!("    {line}\n"));
        self
    }

    /// A group of rows.
    #[must_use]
    pub fn group(mut self, name: &str, rows: impl IntoIterator<Item = String>) -> RowsFile {
        self = self.line(&format!("{name} {{"));
        for row in rows {
            self = self.line(&format!("    {row};"));
        }
        self.line("}")
    }

    /// Several groups of rows.
    #[must_use]
    pub fn groups<R: IntoIterator<Item = String>>(
        self,
        groups: impl IntoIterator<Item = (impl AsRef<str>, R)>,
    ) -> RowsFile {
        groups.into_iter().fold(self, |file, (name, rows)| file.group(name.as_ref(), rows))
    }

    /// A group of rows for each table.
    #[must_use]
    pub fn tables<R: IntoIterator<Item = String>>(
        self,
        mut rows: impl FnMut(Table) -> R,
    ) -> RowsFile {
        self.groups(Table::ALL.map(|table| (table.group(), rows(table))))
    }

    /// The file.
    #[must_use]
    pub fn finish(self) -> OutputFile {
        let RowsFile { path, macro_name, text } = self;
        OutputFile::rust(path, format!("{text}}} }} }}\npub(crate) use {macro_name};\n"))
    }
}

/// The items with a comma and a space between them.
pub(crate) fn commas(items: impl IntoIterator<Item = impl ToString>) -> String {
    let items = items.into_iter().map(|item| item.to_string());
    items.collect::<Vec<_>>().join(", ")
}
