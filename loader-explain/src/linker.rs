//! Classifies the texts of the dynamic linker (glibc and musl) about a library that it cannot open.

use std::path::Path;

use crate::fact::Fact;

/// The event that explains `description`, the error text for `library`.
pub(crate) fn classify(description: &str, library: &str) -> Fact {
    let (subject, problem) = description.split_once(": ").unwrap_or(("", description));
    let mut fact =
        Fact::own("Linker::Other", "silent", [("description", description), ("library", library)]);
    let mut set = |name: &str, value: &str| {
        fact.fields.insert(name.to_owned(), value.to_owned());
    };
    let is_of_library = subject == library;
    let name = if problem.contains("cannot open shared object file") {
        if !is_of_library {
            set("needed", subject);
            "Linker::Dependency"
        } else if problem.contains("Permission denied") {
            set("access", &access(library));
            "Linker::Denied"
        } else if library.contains('/') {
            "Linker::Missing"
        } else {
            "Linker::NotFound"
        }
    } else if let Some((_, symbol)) = problem.split_once("undefined symbol: ") {
        set("symbol", symbol.split([',', ' ']).next().unwrap_or(symbol));
        "Linker::Symbol"
    } else if let Some((version, _)) = quoted(problem).filter(|_| problem.contains("not found")) {
        set("version", version);
        set("needed", subject);
        "Linker::Version"
    } else if ["invalid ELF header", "file too short"].iter().any(|text| problem.contains(text)) {
        "Linker::NoElf"
    } else {
        "Linker::Other"
    };
    name.clone_into(&mut fact.name);
    fact
}

/// The text between a grave accent and an apostrophe, and the rest.
fn quoted(text: &str) -> Option<(&str, &str)> {
    text.split_once('`')?.1.split_once('\'')
}

/// Mode and owner of a file, in parentheses; empty if they cannot be read.
pub(crate) fn access(path: &str) -> String {
    use std::os::unix::fs::MetadataExt as _;
    let Ok(data) = Path::new(path).metadata() else {
        return String::new();
    };
    format!(" (mode {:o}, owner {}, group {})", data.mode() & 0o7777, data.uid(), data.gid())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_of_glibc() {
        let cases = [
            (
                "libx.so: cannot open shared object file: No such file or directory",
                "libx.so",
                "Linker::NotFound",
            ),
            (
                "/a/libx.so: cannot open shared object file: No such file or directory",
                "/a/libx.so",
                "Linker::Missing",
            ),
            (
                "libLLVM-99.so.1: cannot open shared object file: No such file or directory",
                "/a/libx.so",
                "Linker::Dependency",
            ),
            (
                "/a/libx.so: cannot open shared object file: Permission denied",
                "/a/libx.so",
                "Linker::Denied",
            ),
            ("/a/libx.so: undefined symbol: foo, version V1", "/a/libx.so", "Linker::Symbol"),
            (
                "/lib/libc.so.6: version `GLIBC_2.99' not found (required by /a/libx.so)",
                "/a/libx.so",
                "Linker::Version",
            ),
            ("/a/libx.so: invalid ELF header", "/a/libx.so", "Linker::NoElf"),
            ("/a/libx.so: file too short", "/a/libx.so", "Linker::NoElf"),
            (
                "/a/libx.so: cannot allocate memory in static TLS block",
                "/a/libx.so",
                "Linker::Other",
            ),
        ];
        for (text, library, name) in cases {
            assert_eq!(classify(text, library).name, name, "{text}");
        }
        let version = classify(cases[5].0, cases[5].1);
        assert_eq!(version.field("version"), Some("GLIBC_2.99"));
        assert_eq!(version.field("needed"), Some("/lib/libc.so.6"));
        assert_eq!(classify(cases[4].0, cases[4].1).field("symbol"), Some("foo"));
        assert_eq!(classify(cases[2].0, cases[2].1).field("needed"), Some("libLLVM-99.so.1"));
    }
}
