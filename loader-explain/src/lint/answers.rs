//! Differences between the manifest of a layer and what its library says of the layer. The library's code
//! runs in a child process; one that crashes, hangs or has no such lists says nothing.

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt as _;
use std::path::Path;

use loader_discovery::json::Value;
use loader_discovery::manifest::resolve_library;
use loader_discovery::system::Platform;

use super::Findings;
use super::position::member;
use crate::child::{Errand, Line};
use crate::opening;
use crate::own_answers::OwnLayer;
use crate::request::Request;
use crate::what_if::Variables;

const HELP: &str = "write the same in the manifest and in the library; the loader believes the manifest, and an \
                    application calls the library";

impl Findings<'_> {
    /// Adds the findings of this module.
    pub(super) fn check_answers(&mut self) {
        for (start, layer) in self.positions.layers() {
            let Some(name) = string(layer, "name") else { continue };
            let Some(layers) = self.answers(layer) else { continue };
            self.compare(start, layer, name, &layers);
        }
    }

    /// The layers of a layer's library, by the library's own lists; `None` if there are none.
    fn answers(&self, layer: Value<'_>) -> Option<Vec<OwnLayer>> {
        let given = string(layer, "library_path")?;
        let library =
            resolve_library(Platform::HOST, self.path.as_bytes(), given.as_bytes()).ok()?;
        // The dynamic linker searches for a name without a folder, and would wait for a pipe's writer.
        let path = std::path::absolute(OsString::from_vec(library.to_vec())).ok()?;
        if !library.contains(&b'/') || !Path::new(&path).is_file() {
            return None;
        }
        let library = path.into_os_string().into_vec();
        let errand = Errand::OwnAnswers { library };
        match opening::run(&Request::default(), &errand, &Variables::new()).answer? {
            Line::OwnAnswers(layers) => layers,
            _ => None,
        }
    }

    fn compare(&mut self, start: usize, layer: Value<'_>, name: &str, layers: &[OwnLayer]) {
        let Some(own) = layers.iter().find(|own| own.name == name) else {
            let names: Vec<&str> = layers.iter().map(|own| own.name.as_str()).collect();
            let message = format!("the library has no layer {name}, but {}", names.join(", "));
            return self.differs(place(layer, "name", start), message);
        };
        let version = own.implementation_version.to_string();
        for (key, own) in [("implementation_version", &version), ("description", &own.description)]
        {
            let given = string(layer, key).unwrap_or_default();
            if given != own {
                let message = format!("`{key}` is \"{given}\", and \"{own}\" in the library");
                self.differs(place(layer, key, start), message);
            }
        }
        for (key, own) in [
            ("instance_extensions", &own.instance_extensions),
            ("device_extensions", &own.device_extensions),
        ] {
            let given = extensions(layer, key);
            let lacks =
                own.iter().filter(|one| !given.contains(one)).map(|one| (one, "the library"));
            let more =
                given.iter().filter(|one| !own.contains(one)).map(|one| (one, "the manifest"));
            for ((name, version), side) in lacks.chain(more) {
                let message = format!("`{key}`: only {side} has version {version} of {name}");
                self.differs(place(layer, key, start), message);
            }
        }
    }

    fn differs(&mut self, start: usize, message: String) {
        self.warn(start, "library-differs", message, HELP);
    }
}

/// The start of a member, or else of the layer.
fn place(layer: Value<'_>, key: &str, layer_start: usize) -> usize {
    member(layer, key).map_or(layer_start, |(start, _)| start)
}

fn string<'v>(object: Value<'v>, key: &str) -> Option<&'v str> {
    member(object, key)?.1.as_str()
}

/// Names and versions.
fn extensions(layer: Value<'_>, key: &str) -> Vec<(String, u32)> {
    let one = |extension: Value<'_>| {
        let version = string(extension, "spec_version").and_then(|version| version.parse().ok());
        Some((string(extension, "name")?.to_owned(), version.unwrap_or_default()))
    };
    layer.get(key).into_iter().flat_map(Value::children).filter_map(one).collect()
}
