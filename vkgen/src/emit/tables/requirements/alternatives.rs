//! A condition as a list of alternatives, each a list of what it needs: `(A,B)+C` is A and C, or B
//! and C.

use std::collections::BTreeMap;

use registry::Registry;
use registry::depends::Depends;
use registry::model::Version;

use crate::resolve::Api;

/// More alternatives than this are refused.
pub(super) const MOST: usize = 64;

/// Something that must be enabled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Need {
    /// This core version or a newer one.
    Version(Version),
    /// The extension of this index in [`Api::extensions`].
    Extension(usize),
}

/// Lists of needs. With one of them met the condition holds; with no list it never does.
pub(super) type Alternatives = Vec<Vec<Need>>;

/// The condition has more than [`MOST`] alternatives.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct TooMany;

/// The condition that always holds.
pub(super) fn always() -> Alternatives {
    vec![Vec::new()]
}

/// What the names in conditions stand for.
pub(super) struct Leaves<'a>(BTreeMap<&'a str, Need>);

impl<'a> Leaves<'a> {
    pub(super) fn new(registry: &'a Registry, api: &'a Api) -> Leaves<'a> {
        let versions = registry
            .features
            .iter()
            .map(|feature| (feature.name.as_str(), Need::Version(feature.version)));
        let extensions = api
            .extensions
            .iter()
            .enumerate()
            .map(|(id, extension)| (extension.name.as_str(), Need::Extension(id)));
        Leaves(versions.chain(extensions).collect())
    }

    /// The alternatives of `depends`.
    ///
    /// A feature (`Struct::member`) counts as met: it is no matter of versions and extensions. The
    /// name of something that this API does not have is never met.
    pub(super) fn alternatives(&self, depends: &Depends) -> Result<Alternatives, TooMany> {
        let alternatives = match depends {
            Depends::Name(name) => {
                self.0.get(name.as_str()).map(|&need| vec![need]).into_iter().collect()
            }
            Depends::Feature { .. } => always(),
            Depends::Or(left, right) => {
                let mut either = self.alternatives(left)?;
                either.extend(self.alternatives(right)?);
                either
            }
            Depends::And(left, right) => {
                both(&self.alternatives(left)?, &self.alternatives(right)?)
            }
        };
        let alternatives = shortest(alternatives);
        if alternatives.len() > MOST {
            return Err(TooMany);
        }
        Ok(alternatives)
    }
}

/// Every alternative of the one side with every one of the other.
fn both(left: &Alternatives, right: &Alternatives) -> Alternatives {
    let mut both = Vec::with_capacity(left.len() * right.len());
    for left in left {
        for right in right {
            let mut needs = left.clone();
            needs.extend(right.iter().filter(|need| !left.contains(need)));
            both.push(needs);
        }
    }
    both
}

/// Without the alternatives that need all that another one needs.
fn shortest(alternatives: Alternatives) -> Alternatives {
    let mut kept: Alternatives = Vec::new();
    for needs in alternatives {
        let covers = |few: &[Need], many: &[Need]| few.iter().all(|need| many.contains(need));
        if kept.iter().any(|other| covers(other, &needs)) {
            continue;
        }
        kept.retain(|other| !covers(&needs, other));
        kept.push(needs);
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alternatives(text: &str) -> Result<Vec<String>, TooMany> {
        let names: Vec<String> = ('A'..='H').map(String::from).collect();
        let leaves = Leaves(
            names
                .iter()
                .enumerate()
                .map(|(id, name)| (name.as_str(), Need::Extension(id)))
                .collect(),
        );
        let spell = |needs: &Vec<Need>| -> String {
            needs
                .iter()
                .map(|need| match need {
                    Need::Extension(id) => names[*id].as_str(),
                    Need::Version(_) => unreachable!("no versions here"),
                })
                .collect()
        };
        let depends = Depends::parse(text).expect("a condition");
        Ok(leaves.alternatives(&depends)?.iter().map(spell).collect())
    }

    #[test]
    fn conditions_become_alternatives() {
        assert_eq!(alternatives("A"), Ok(vec!["A".to_owned()]));
        assert_eq!(alternatives("A,B+C").unwrap(), ["AC", "BC"]);
        assert_eq!(alternatives("A,(B+C)").unwrap(), ["A", "BC"]);
        assert_eq!(alternatives("(A,B)+(C,D)").unwrap(), ["AC", "AD", "BC", "BD"]);
    }

    #[test]
    fn what_another_alternative_covers_goes() {
        assert_eq!(alternatives("A,A").unwrap(), ["A"]);
        assert_eq!(alternatives("(A+B),A").unwrap(), ["A"]);
        assert_eq!(alternatives("(A,B)+(A,C)").unwrap(), ["A", "BC"]);
    }

    #[test]
    fn features_are_met_and_unknown_names_are_not() {
        assert_eq!(alternatives("VkFeatures::one").unwrap(), [""]);
        assert_eq!(alternatives("A+VkFeatures::one").unwrap(), ["A"]);
        assert_eq!(alternatives("A,VkFeatures::one").unwrap(), [""]);
        assert_eq!(alternatives("VK_SC_other"), Ok(Vec::new()));
        assert_eq!(alternatives("A,VK_SC_other").unwrap(), ["A"]);
        assert_eq!(alternatives("A+VK_SC_other"), Ok(Vec::new()));
    }

    #[test]
    fn too_many_alternatives_are_refused() {
        assert_eq!(alternatives("(A,B)+(C,D)+(E,F)+(G,H)").map(|all| all.len()), Ok(16));
        let names: Vec<String> = (0..=MOST).map(|number| format!("N{number}")).collect();
        let leaves = Leaves(
            names
                .iter()
                .enumerate()
                .map(|(id, name)| (name.as_str(), Need::Extension(id)))
                .collect(),
        );
        let depends = Depends::parse(&names.join(",")).expect("a condition");
        assert_eq!(leaves.alternatives(&depends), Err(TooMany));
    }
}
