//! The platforms of the loader as data. Each stage holds the rules in which platforms differ.
//!
//! [`Platform::HOST`] is a constant, so the optimizer drops the rules of other platforms. Tests run
//! the rules of every platform.

/// A column of drivers.md C.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(dead_code, reason = "each host is one of them")]
pub enum Platform {
    /// Linux, the BSDs and the Hurd.
    Linux,
    /// macOS and iOS.
    Apple,
    /// Fuchsia.
    Fuchsia,
    /// QNX Neutrino.
    Qnx,
    /// Windows.
    Windows,
    /// Android.
    Android,
}

impl Platform {
    /// The platform that this library is built for.
    pub const HOST: Self = if cfg!(target_vendor = "apple") {
        Self::Apple
    } else if cfg!(target_os = "fuchsia") {
        Self::Fuchsia
    } else if cfg!(target_os = "nto") {
        Self::Qnx
    } else if cfg!(windows) {
        Self::Windows
    } else if cfg!(target_os = "android") {
        Self::Android
    } else {
        Self::Linux
    };

    /// The separator of path lists (drivers.md A.3).
    pub const fn list_separator(self) -> u8 {
        match self {
            Self::Windows => b';',
            _ => b':',
        }
    }

    /// The separator within a path.
    pub const fn directory_separator(self) -> u8 {
        match self {
            Self::Windows => b'\\',
            _ => b'/',
        }
    }

    /// Whether a path is independent of the file that names it (drivers.md D.3).
    pub fn is_absolute(self, path: &[u8]) -> bool {
        let drive = matches!(self, Self::Windows) && path.get(1) == Some(&b':');
        drive || path.first() == Some(&self.directory_separator())
    }
}

/// Fails the build for a target without an implementation of [`System`](super::System), with a list
/// of the missing parts.
macro_rules! host_system_is_missing {
    ($($condition:meta => $missing:literal;)+) => {$(
        #[cfg($condition)]
        compile_error!(concat!("loader-runtime has no HostSystem for this target yet. Discovery is there; missing are ", $missing));
    )+};
}

host_system_is_missing! {
    any(target_os = "solaris", target_os = "illumos", target_os = "aix", target_os = "haiku") => "for `System`: environment that elevated processes do not see, files, the path of the program (drivers.md A.2, C.4)";
    target_os = "nto" => "for `System`: environment, files, /proc/self/exefile (drivers.md A.2, C.4)";
    not(any(unix, windows)) => "everything behind `System` (drivers.md A.2, C.4)";
}

#[cfg(test)]
mod tests;
