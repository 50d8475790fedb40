//! Finds out why the dynamic linker cannot open a library, from its error text (drivers.md E.6,
//! layers.md 6.2). The texts are those of glibc and musl; other texts are passed on as they are.

use crate::event::LibraryFailure;

use super::named::NamedLibrary;
use super::shared_object::LinkerError;

/// The failure that `error` describes.
pub(super) fn classify<'a>(named: &NamedLibrary<'a>, error: &'a LinkerError) -> LibraryFailure<'a> {
    let description = error.0.as_slice();
    let (subject, problem) = split(description, ": ").unwrap_or((b"", description));
    let (path, topic) = (named.library, named.topic);
    let (library, manifest) = (path.into(), named.manifest.into());
    let says = |words: &str| split(problem, words).is_some();
    if says("cannot open shared object file") {
        return if subject != path {
            LibraryFailure::NeedsLibrary { library, manifest, needed: subject.into(), topic }
        } else if says("Permission denied") {
            LibraryFailure::Denied { library, manifest, topic }
        } else if path.contains(&b'/') {
            LibraryFailure::Missing { library, manifest, topic }
        } else {
            LibraryFailure::NotFound { library, manifest, topic }
        };
    }
    if let Some((_, symbol)) = split(problem, "undefined symbol: ") {
        let symbol = split(symbol, ",").map_or(symbol, |(symbol, _)| symbol).into();
        return LibraryFailure::NeedsSymbol { library, manifest, symbol, topic };
    }
    if let Some(version) = quoted(problem).filter(|_| says("not found")) {
        let (version, needed) = (version.into(), subject.into());
        return LibraryFailure::NeedsVersion { library, manifest, version, needed, topic };
    }
    if says("invalid ELF header") || says("file too short") {
        return LibraryFailure::NotElf { library, manifest, topic };
    }
    LibraryFailure::Refused { manifest, description: description.into(), topic }
}

/// The text between a grave accent and an apostrophe.
fn quoted(text: &[u8]) -> Option<&[u8]> {
    let (_, rest) = split(text, "`")?;
    Some(split(rest, "'")?.0)
}

/// The parts before and behind the first `words`.
fn split<'a>(text: &'a [u8], words: &str) -> Option<(&'a [u8], &'a [u8])> {
    let place = text.windows(words.len()).position(|part| part == words.as_bytes())?;
    let (before, rest) = text.split_at_checked(place)?;
    Some((before, rest.get(words.len()..)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use loader_discovery::event::line::DRIVER;
    use loader_discovery::event::{Explanation, Message as _};

    fn reason(library: &str, text: &str) -> String {
        let named =
            NamedLibrary { library: library.as_bytes(), manifest: b"/m.json", topic: DRIVER };
        let error = LinkerError(text.into());
        let mut explanation = Explanation::default();
        classify(&named, &error).explain(&mut explanation);
        String::from_utf8(explanation.reason.as_bytes().to_vec()).unwrap()
    }

    #[test]
    fn e6_the_texts_of_glibc() {
        let cases = [
            (
                "libx.so",
                "libx.so: cannot open shared object file: No such file or directory",
                "has a library that is in no folder of the dynamic linker: libx.so",
            ),
            (
                "/a/libx.so",
                "/a/libx.so: cannot open shared object file: No such file or directory",
                "has a library that does not exist: /a/libx.so",
            ),
            (
                "/a/libx.so",
                "/a/libx.so: cannot open shared object file: Permission denied",
                "has a library that cannot be opened: /a/libx.so: permission denied",
            ),
            (
                "/a/libx.so",
                "libLLVM-99.so.1: cannot open shared object file: No such file or directory",
                "has the library /a/libx.so, which needs libLLVM-99.so.1, which is not installed",
            ),
            (
                "/a/libx.so",
                "/a/libx.so: undefined symbol: foo, version V1",
                "has the library /a/libx.so, which needs the unknown symbol foo",
            ),
            (
                "/a/libx.so",
                "/lib/libc.so.6: version `GLIBC_2.99' not found (required by /a/libx.so)",
                "has the library /a/libx.so, which needs GLIBC_2.99 of /lib/libc.so.6",
            ),
            (
                "/a/libx.so",
                "/a/libx.so: invalid ELF header",
                "has a library that is no ELF file: /a/libx.so",
            ),
            (
                "/a/libx.so",
                "/a/libx.so: file too short",
                "has a library that is no ELF file: /a/libx.so",
            ),
            (
                "/a/libx.so",
                "/a/libx.so: cannot allocate memory in static TLS block",
                "has a library that the dynamic linker refuses: \
                 /a/libx.so: cannot allocate memory in static TLS block",
            ),
            ("/a/libx.so", "", "has a library that the dynamic linker refuses: "),
        ];
        for (library, text, expected) in cases {
            assert_eq!(reason(library, text), expected);
        }
    }
}
