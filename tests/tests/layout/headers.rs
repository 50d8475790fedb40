//! Debian's Vulkan headers: which of the registry's types and values they declare.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use registry::model::Registry;

use crate::{Subject, c_declarations};

/// The directory of the headers of `libvulkan-dev`.
const FOLDER: &str = "/usr/include/vulkan";
/// The directory of the video headers, which the first header includes.
const VIDEO_FOLDER: &str = "/usr/include/vk_video";
/// The header that all others build on.
const CORE: &str = "vulkan_core.h";

/// The header of provisional extensions, whose values may change.
const PROVISIONAL: &str = "vulkan_beta.h";

/// The headers' declarations.
pub(crate) struct Headers {
    files: Vec<PathBuf>,
    /// Members by structure or union.
    members: BTreeMap<String, Vec<String>>,
    /// All names that are followed by `=`, except in the provisional header.
    values: BTreeSet<String>,
}

impl Headers {
    /// Reads the installed headers.
    pub(crate) fn read() -> Headers {
        let core = Path::new(FOLDER).join(CORE);
        assert!(
            core.is_file(),
            "{} is missing: install the Debian package libvulkan-dev",
            core.display()
        );
        let mut headers =
            Headers { files: files(), members: BTreeMap::new(), values: BTreeSet::new() };
        for file in headers.files.clone().iter().chain(&in_folder(VIDEO_FOLDER)) {
            let text = std::fs::read_to_string(file).expect("reading a header");
            headers.scan_members(&text);
            if !file.ends_with(PROVISIONAL) {
                headers.scan_values(&text);
            }
        }
        headers
    }

    /// C code that includes all headers, with declarations of platform types whose headers may be
    /// missing.
    pub(crate) fn includes(&self, registry: &Registry) -> String {
        let platform = c_declarations::platform_types(registry);
        let includes = self.files.iter();
        let includes = includes.map(|file| format!("#include \"{}\"\n", file.display()));
        let includes: String = includes.collect();
        format!("{platform}#define VK_ENABLE_BETA_EXTENSIONS\n{includes}")
    }

    /// Whether the headers declare the type with the same members in the same order.
    pub(crate) fn declares_alike(&self, subject: &Subject<'_>) -> bool {
        let ours = subject.members.iter().map(|member| &member.name);
        self.members.get(subject.name).is_some_and(|theirs| theirs.iter().eq(ours))
    }

    /// The registry's enumerants that the headers have too, with the registry's values.
    pub(crate) fn shared_values<'a>(&self, registry: &'a Registry) -> BTreeMap<&'a str, i64> {
        let values = registry.enums.iter().flat_map(|group| &group.values);
        let own = values.filter(|value| value.alias_of.is_none());
        let numbers = own.map(|value| (value.name.as_str(), value.number));
        numbers.filter(|(name, _)| self.values.contains(*name)).collect()
    }

    fn scan_values(&mut self, text: &str) {
        let names = text.lines().filter_map(|line| line.split_once('='));
        let names = names.filter_map(|(left, _)| left.trim().rsplit(' ').next());
        self.values.extend(names.map(str::to_owned));
    }

    fn scan_members(&mut self, text: &str) {
        let mut open: Option<(String, Vec<String>)> = None;
        for line in text.lines().map(str::trim) {
            if let Some(name) = opening(line) {
                open = Some((name.to_owned(), Vec::new()));
            } else if line.starts_with('}') {
                self.members.extend(open.take());
            } else if let Some((_, members)) = &mut open {
                members.extend(member(line));
            }
        }
    }
}

/// `typedef struct VkX {`
fn opening(line: &str) -> Option<&str> {
    let line = line.strip_suffix('{')?.trim_end();
    line.strip_prefix("typedef struct ").or_else(|| line.strip_prefix("typedef union "))
}

/// The name in `float blendConstants[4];` or `uint32_t mask:8;`.
fn member(line: &str) -> Option<String> {
    let declaration = line.split(['[', ':', ';']).next()?;
    let name = declaration.trim_end().rsplit([' ', '*']).next()?;
    (!name.is_empty()).then(|| name.to_owned())
}

/// The headers that need only the types declared by this test; headers that include others are left
/// out.
fn files() -> Vec<PathBuf> {
    let mut files = in_folder(FOLDER);
    files.retain(|file| {
        let name = file.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.starts_with("vulkan_") && name != CORE)
    });
    files.insert(0, Path::new(FOLDER).join(CORE));
    files
}

fn in_folder(folder: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut paths: Vec<_> =
        paths.filter(|path| path.extension().is_some_and(|extension| extension == "h")).collect();
    paths.sort();
    paths
}
