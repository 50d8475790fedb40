//! Any version of the package, pinned or not: for comparing registries, moving the pin and
//! replaying old ones.

use std::path::Path;

use super::cache::Cache;
use super::download::{self, Download, Wanted};
use super::{AcquireError, Acquired, RegistryFile, Request, embedded};
use crate::pin;

const PYTHON: &str = "python3";

/// A version of the package, straight from the index.
#[derive(Clone, Debug)]
pub struct Package {
    /// Its two files.
    pub acquired: Acquired,
    /// The wheel's SHA-256, in lower-case hexadecimal.
    pub wheel_sha256: String,
    /// Whether `video.xml` is the package's own.
    pub has_video: bool,
}

/// The registry of a version of the package, `1.4.360` or `1.4.357.post1`: from the cache, else
/// from the index. A version without a `video.xml` is completed by the pinned one.
///
/// # Errors
///
/// The text is no version, or neither cache nor index have it.
pub fn package(workspace: &Path, version: &str) -> Result<Acquired, AcquireError> {
    let cache = cache(workspace, version)?;
    match cache.load("vk.xml") {
        Ok(vk) => complete(workspace, vk, cache.load("video.xml").ok(), Vec::new()),
        Err(reason) => Ok(fresh(workspace, version, &cache, vec![reason])?.acquired),
    }
}

/// The registry of a version of the package from the index, whatever the cache has.
///
/// # Errors
///
/// The text is no version, or the index does not have it.
pub fn fresh_package(workspace: &Path, version: &str) -> Result<Package, AcquireError> {
    fresh(workspace, version, &cache(workspace, version)?, Vec::new())
}

/// Downloads the version, after what was `tried` before.
fn fresh(
    workspace: &Path,
    version: &str,
    cache: &Cache,
    mut tried: Vec<String>,
) -> Result<Package, AcquireError> {
    let Download { vk, video, wheel_sha256 } = download::download(PYTHON, Wanted::Version(version))
        .map_err(|reason| {
            tried.push(reason);
            not_had(version, tried)
        })?;
    let vk = cache.file("vk.xml", vk);
    let video = video.map(|text| cache.file("video.xml", text));
    let notes = cache.keep(version, &vk, video.as_ref());
    let has_video = video.is_some();
    Ok(Package { acquired: complete(workspace, vk, video, notes)?, wheel_sha256, has_video })
}

/// The versions of the package that the index has, the newest first.
///
/// # Errors
///
/// The index cannot be asked.
pub fn versions() -> Result<Vec<String>, AcquireError> {
    download::versions(PYTHON).map_err(|reason| {
        let message = format!("cannot get the list of versions of {}", pin::PACKAGE);
        let help = "install Python's pip, check the network, and run again";
        AcquireError::new(message, vec![reason], [help])
    })
}

/// Whether the text can be a version of the package. What cannot never reaches a path or a command
/// line.
fn is_version(text: &str) -> bool {
    let part = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_alphanumeric());
    text.starts_with(|first: char| first.is_ascii_digit()) && text.split('.').all(part)
}

fn cache(workspace: &Path, version: &str) -> Result<Cache, AcquireError> {
    if is_version(version) {
        return Ok(Cache::new(workspace, version));
    }
    let message = format!("cannot get the Vulkan registry `{version}`");
    let help = "name a version, such as 1.4.360, or an existing file";
    Err(AcquireError::new(message, Vec::new(), [help]))
}

fn complete(
    workspace: &Path,
    vk: RegistryFile,
    video: Option<RegistryFile>,
    mut notes: Vec<String>,
) -> Result<Acquired, AcquireError> {
    if let Some(video) = video {
        return Ok(Acquired { vk, video, notes });
    }
    let pinned = embedded().acquire(&Request { workspace, xml: None, video_xml: None })?;
    notes.extend(pinned.notes);
    Ok(Acquired { vk, video: pinned.video, notes })
}

fn not_had(version: &str, tried: Vec<String>) -> AcquireError {
    let list = format!("`python3 -m pip index versions {}` lists the versions", pin::PACKAGE);
    let help = [&list, "without a network, name a vk.xml instead of a version"];
    AcquireError::new(format!("cannot get the Vulkan registry {version}"), tried, help)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_version_is_refused_before_anything_is_tried() {
        let workspace = Path::new("no-such-folder");
        for bad in ["", "..", "1..4", "1.4/../..", "-r", "1.4 ", "latest", "1.4.360;x"] {
            let error = package(workspace, bad).unwrap_err();
            assert!(error.tried.is_empty(), "{error}");
        }
        assert!(is_version("1.4.357.post1"));
    }

    #[test]
    fn a_package_in_the_cache_is_taken() {
        let workspace = tempfile::tempdir().unwrap();
        let cache = Cache::new(workspace.path(), "1.4.1");
        cache.store("vk.xml", "old").unwrap();
        cache.store("video.xml", "video").unwrap();
        let acquired = package(workspace.path(), "1.4.1").unwrap();
        assert_eq!((acquired.vk.text.as_str(), acquired.video.text.as_str()), ("old", "video"));
        assert_eq!(acquired.vk.name, "target/registry/1.4.1/vk.xml");
        assert!(acquired.notes.is_empty());
    }
}
