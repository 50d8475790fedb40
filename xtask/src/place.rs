//! The installation directories, with the variables that packagers know from other build systems.

use std::path::{Path, PathBuf};

/// Directories, from the command line or from the environment variables PREFIX, LIBDIR and DESTDIR.
#[derive(Clone, Debug, Default)]
pub(crate) struct Place {
    /// Prefix of the installed paths.
    pub(crate) prefix: Option<PathBuf>,
    /// Library directory, absolute or relative to the prefix.
    pub(crate) libdir: Option<PathBuf>,
    /// Staging directory, for packagers.
    pub(crate) destdir: Option<PathBuf>,
    /// The library or program to install, instead of the one that cargo builds.
    pub(crate) built: Option<PathBuf>,
    /// Without the files that programs are compiled with.
    pub(crate) is_runtime: bool,
}

impl Place {
    /// A staged installation, for tests.
    #[cfg(test)]
    pub(crate) fn at(prefix: &str, destdir: &Path) -> Place {
        Place { prefix: Some(prefix.into()), destdir: Some(destdir.to_owned()), ..Place::default() }
    }

    /// With another library directory, for tests.
    #[cfg(test)]
    pub(crate) fn with_libdir(self, libdir: &str) -> Place {
        Place { libdir: Some(libdir.into()), ..self }
    }

    /// Fills options that the command line lacks from the environment.
    pub(crate) fn or_environment(self) -> Place {
        Place {
            prefix: self.prefix.or_else(|| variable("PREFIX")),
            libdir: self.libdir.or_else(|| variable("LIBDIR")),
            destdir: self.destdir.or_else(|| variable("DESTDIR")),
            ..self
        }
    }

    /// The prefix, by default `/usr/local`.
    pub(crate) fn prefix(&self) -> &Path {
        self.prefix.as_deref().unwrap_or(Path::new("/usr/local"))
    }

    /// The library directory, without the staging directory.
    pub(crate) fn libdir(&self) -> PathBuf {
        let libdir = self.libdir.as_deref().unwrap_or(Path::new("lib"));
        self.prefix().join(libdir)
    }

    /// `path` below the staging directory.
    pub(crate) fn staged(&self, path: &Path) -> PathBuf {
        match &self.destdir {
            None => path.to_owned(),
            Some(stage) => stage.join(path.strip_prefix("/").unwrap_or(path)),
        }
    }

    /// `path` in the prefix's directory of files for every processor, below the staging directory.
    pub(crate) fn staged_share(&self, path: &str) -> PathBuf {
        self.staged(&self.prefix().join("share").join(path))
    }
}

fn variable(name: &str) -> Option<PathBuf> {
    let value = std::env::var_os(name)?;
    (!value.is_empty()).then(|| PathBuf::from(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(prefix: &str, libdir: &str, destdir: &str) -> Place {
        let path = |text: &str| (!text.is_empty()).then(|| PathBuf::from(text));
        let [prefix, libdir, destdir] = [prefix, libdir, destdir].map(path);
        Place { prefix, libdir, destdir, ..Place::default() }
    }

    #[test]
    fn without_a_word_it_is_usr_local() {
        assert_eq!(place("", "", "").libdir(), Path::new("/usr/local/lib"));
    }

    #[test]
    fn the_library_directory_is_below_the_prefix_or_absolute() {
        assert_eq!(
            place("/usr", "lib/x86_64-linux-gnu", "").libdir(),
            Path::new("/usr/lib/x86_64-linux-gnu")
        );
        assert_eq!(place("/usr", "/lib64", "").libdir(), Path::new("/lib64"));
    }

    #[test]
    fn a_staging_directory_goes_in_front() {
        let place = place("/usr", "", "/build/root");
        assert_eq!(place.staged(&place.libdir()), Path::new("/build/root/usr/lib"));
    }
}
