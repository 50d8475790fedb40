//! The registry's files under `target/registry/<version>/` of a workspace, outside of version control;
//! without a workspace, in the user's own cache.

use std::io::Write;
use std::path::{Path, PathBuf};

use super::RegistryFile;
use crate::pin;

/// A folder of the cache.
pub(super) struct Cache {
    /// From the workspace on, as people see it.
    shown: PathBuf,
    folder: PathBuf,
}

impl Cache {
    pub(super) fn new(workspace: &Path, version: &str) -> Self {
        if super::is_user_cache(workspace) {
            let folder = workspace.join(version);
            return Self { shown: folder.clone(), folder };
        }
        let shown = Path::new("target").join("registry").join(version);
        Self { folder: workspace.join(&shown), shown }
    }

    /// The name of a file of the cache in messages; an empty name stands for the cache.
    pub(super) fn name(&self, file: &str) -> String {
        self.shown.join(file).display().to_string()
    }

    /// The text as a file of the cache, whether the cache has it or not.
    pub(super) fn file(&self, file: &str, text: String) -> RegistryFile {
        RegistryFile::new(self.name(file), text)
    }

    /// Reads a file.
    pub(super) fn load(&self, file: &str) -> Result<RegistryFile, String> {
        match std::fs::read_to_string(self.folder.join(file)) {
            Ok(text) => Ok(self.file(file, text)),
            Err(error) => Err(format!("the cache: cannot read {}: {error}", self.name(file))),
        }
    }

    /// Writes the files of a package that was downloaded. A failure is only noted: the files are in
    /// memory.
    pub(super) fn keep(
        &self,
        version: &str,
        vk: &RegistryFile,
        video: Option<&RegistryFile>,
    ) -> Vec<String> {
        let note = format!("downloaded {} {version} from the package index", pin::PACKAGE);
        let video = video.map_or(Ok(()), |video| self.store("video.xml", &video.text));
        let failure = video.and_then(|()| self.store("vk.xml", &vk.text)).err();
        let failure =
            failure.map(|reason| format!("the next run downloads the package again: {reason}"));
        std::iter::once(note).chain(failure).collect()
    }

    /// Writes a file: whole or not at all, whoever else does the same.
    pub(super) fn store(&self, file: &str, text: &str) -> Result<(), String> {
        self.try_store(file, text)
            .map_err(|error| format!("cannot write {}: {error}", self.name(file)))
    }

    fn try_store(&self, file: &str, text: &str) -> std::io::Result<()> {
        std::fs::create_dir_all(&self.folder)?;
        let mut builder = tempfile::Builder::new();
        builder.prefix(".new-");
        // Temporary files are their owner's alone, but the cache is for whoever builds here.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o644));
        let mut new = builder.tempfile_in(&self.folder)?;
        new.write_all(text.as_bytes())?;
        new.persist(self.folder.join(file))?;
        Ok(())
    }
}
