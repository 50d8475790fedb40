//! Any version of the package, pinned or not: for comparing registries, moving the pin and
//! replaying old ones.

use std::path::Path;

use super::cache::Cache;
use super::download::{self, Download, Wanted};
use super::{AcquireError, Acquired, RegistryFile, Request, Texts, embedded};
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
    let cached = match cache.load("vk.xml") {
        Ok(vk) => {
            let video = cache.load("video.xml").ok();
            return complete(workspace, &cache, Texts { vk, video }, Vec::new());
        }
        Err(reason) => reason,
    };
    let Download { texts, .. } = download::download(PYTHON, Wanted::Version(version))
        .map_err(|reason| not_had(version, vec![cached, reason]))?;
    let notes = cache.keep(version, &texts);
    complete(workspace, &cache, texts, notes)
}

/// The registry of a version of the package from the index, whatever the cache has.
///
/// # Errors
///
/// The text is no version, or the index does not have it.
pub fn fresh_package(workspace: &Path, version: &str) -> Result<Package, AcquireError> {
    let cache = cache(workspace, version)?;
    let Download { texts, wheel_sha256 } = download::download(PYTHON, Wanted::Version(version))
        .map_err(|reason| not_had(version, vec![reason]))?;
    let (notes, has_video) = (cache.keep(version, &texts), texts.video.is_some());
    Ok(Package { acquired: complete(workspace, &cache, texts, notes)?, wheel_sha256, has_video })
}

/// The versions of the package that the index has, the newest first.
///
/// # Errors
///
/// The index cannot be asked.
pub fn versions() -> Result<Vec<String>, AcquireError> {
    download::versions(PYTHON).map_err(|reason| AcquireError {
        message: format!("cannot get the list of versions of {}", pin::PACKAGE),
        tried: vec![reason],
        help: vec!["install Python's pip, check the network, and run again".to_owned()],
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
        Ok(Cache::new(workspace, version))
    } else {
        Err(AcquireError {
            message: format!("cannot get the Vulkan registry `{version}`"),
            tried: Vec::new(),
            help: vec!["name a version, such as 1.4.360, or an existing file".to_owned()],
        })
    }
}

fn complete(
    workspace: &Path,
    cache: &Cache,
    texts: Texts,
    mut notes: Vec<String>,
) -> Result<Acquired, AcquireError> {
    let video = match texts.video {
        Some(text) => RegistryFile::new(cache.name("video.xml"), text),
        None => {
            let pinned = embedded().acquire(&Request { workspace, xml: None, video_xml: None })?;
            notes.extend(pinned.notes);
            pinned.video
        }
    };
    Ok(Acquired { vk: RegistryFile::new(cache.name("vk.xml"), texts.vk), video, notes })
}

fn not_had(version: &str, tried: Vec<String>) -> AcquireError {
    AcquireError {
        message: format!("cannot get the Vulkan registry {version}"),
        tried,
        help: vec![
            format!("`python3 -m pip index versions {}` lists the versions", pin::PACKAGE),
            "without a network, name a vk.xml instead of a version".to_owned(),
        ],
    }
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
