//! The conditions on which extensions bring commands, and those on which extensions may be enabled,
//! as rows spell them: `[[1.1], [KHR_A, KHR_B]]` is Vulkan 1.1, or the two extensions together.

use registry::Diagnostic;
use registry::depends::Depends;
use registry::model::Position;

use super::alternatives::{self, Need};
use crate::resolve::Api;
use crate::{code, names};

/// The registry of the conditions, and the findings so far.
pub(super) struct Conditions<'a> {
    api: &'a Api,
    pub(super) findings: Vec<Diagnostic>,
}

impl<'a> Conditions<'a> {
    pub(super) fn new(api: &'a Api) -> Conditions<'a> {
        Conditions { api, findings: Vec::new() }
    }

    /// The condition as a row has it. Errors are reported at `position`.
    pub(super) fn row(&mut self, depends: &Depends, position: &Position) -> String {
        match alternatives::alternatives(depends) {
            Ok(alternatives) => {
                let lists = alternatives.iter().map(|needs| {
                    let needs = needs.iter().map(|&need| self.need(need));
                    format!("[{}]", needs.collect::<Vec<_>>().join(", "))
                });
                format!("[{}]", lists.collect::<Vec<_>>().join(", "))
            }
            Err(alternatives::TooMany) => {
                self.findings.push(too_many(depends, position));
                "[]".to_owned()
            }
        }
    }

    fn need(&self, need: Need) -> String {
        match need {
            Need::Version(version) => format!("{}.{}", version.major, version.minor),
            Need::Extension(extension) => {
                names::extension_constant(&self.api.registry.extensions[extension].name)
            }
        }
    }
}

fn too_many(depends: &Depends, position: &Position) -> Diagnostic {
    Diagnostic::error(
        code::TOO_MANY_ALTERNATIVES,
        position,
        format!("the condition `{depends}` has more than {} alternatives", alternatives::MOST),
        "write the condition with fewer `,` (or) within `+` (and), or raise MOST in vkgen/src/emit/tables/alternatives.rs",
    )
}
