//! The conditions on which extensions bring commands, and those on which extensions may be enabled,
//! as rows spell them: `[[1.1], [KHR_A, KHR_B]]` is Vulkan 1.1, or the two extensions together.

use registry::Report;
use registry::depends::Depends;
use registry::model::Position;

use super::alternatives::{self, Need};
use crate::emit::commas;
use crate::resolve::Api;
use crate::{code, names};

/// The registry of the conditions, and what they break so far.
pub(super) struct Conditions<'a> {
    api: &'a Api,
    pub(super) report: Report,
}

impl<'a> Conditions<'a> {
    pub(super) fn new(api: &'a Api) -> Conditions<'a> {
        Conditions { api, report: Report::default() }
    }

    /// The condition as a row has it. Errors are reported at `position`.
    pub(super) fn row(&mut self, depends: &Depends, position: &Position) -> String {
        let alternatives = alternatives::alternatives(depends).unwrap_or_else(|| {
            self.report.error(
                code::TOO_MANY_ALTERNATIVES,
                position.clone(),
                format!("the condition `{depends}` has more than {} alternatives", alternatives::MOST),
                "write the condition with fewer `,` (or) within `+` (and), or raise MOST in vkgen/src/emit/tables/alternatives.rs",
            );
            Vec::new()
        });
        let needs = |needs: &Vec<Need>| commas(needs.iter().map(|&need| self.need(need)));
        let lists = alternatives.iter().map(|alternative| format!("[{}]", needs(alternative)));
        format!("[{}]", commas(lists))
    }

    fn need(&self, need: Need) -> String {
        match need {
            Need::Version(version) => version.to_string(),
            Need::Extension(extension) => {
                names::extension_constant(&self.api.registry.extensions[extension].name)
            }
        }
    }
}
