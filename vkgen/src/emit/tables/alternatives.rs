//! A condition as a list of alternatives, each a list of needs: `(A,B)+C` is A and C, or B and C.

use registry::depends::{Depends, Meaning};
use registry::model::Version;

/// The largest number of alternatives of a condition.
pub(super) const MOST: usize = 64;

/// Something that must be enabled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Need {
    /// This core version or a newer one.
    Version(Version),
    /// The extension of this index in [`registry::Registry::extensions`].
    Extension(usize),
}

/// Lists of needs. The condition holds if all needs of a list are met. Without a list it never
/// holds.
pub(super) type Alternatives = Vec<Vec<Need>>;

/// The alternatives of `depends`; none if there are more than [`MOST`].
///
/// A feature (`Struct::member`) counts as met, because alternatives have versions and extensions
/// only. A name that this API lacks is never met.
pub(super) fn alternatives(depends: &Depends) -> Option<Alternatives> {
    let alternatives = match depends {
        Depends::Name { meaning: Meaning::Version(version), .. } => {
            vec![vec![Need::Version(*version)]]
        }
        Depends::Name { meaning: Meaning::Extension(id), .. } => vec![vec![Need::Extension(*id)]],
        Depends::Name { meaning: Meaning::Nothing, .. } => Vec::new(),
        Depends::Feature { .. } => vec![Vec::new()],
        Depends::Or(left, right) => [alternatives(left)?, alternatives(right)?].concat(),
        Depends::And(left, right) => both(&alternatives(left)?, &alternatives(right)?),
    };
    Some(shortest(alternatives)).filter(|alternatives| alternatives.len() <= MOST)
}

/// Every alternative of `left` combined with every alternative of `right`.
fn both(left: &Alternatives, right: &Alternatives) -> Alternatives {
    let pairs = left.iter().flat_map(|left| right.iter().map(move |right| (left, right)));
    let both = pairs.map(|(left, right)| {
        let more = right.iter().filter(|need| !left.contains(need));
        left.iter().chain(more).copied().collect()
    });
    both.collect()
}

/// Removes the alternatives that need everything that another alternative needs.
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

    /// A condition of the extensions `A` to `H`.
    fn condition(text: &str) -> Depends {
        let mut depends = Depends::parse(text).expect("a condition");
        depends.resolve(&|name| match name.as_bytes() {
            [letter @ b'A'..=b'H'] => Meaning::Extension(usize::from(*letter)),
            _ => Meaning::Nothing,
        });
        depends
    }

    fn alternatives(text: &str) -> Option<Vec<String>> {
        let spell = |need: &Need| match need {
            Need::Extension(id) => char::from(u8::try_from(*id).expect("a letter")),
            Need::Version(_) => unreachable!("no versions here"),
        };
        let alternatives = super::alternatives(&condition(text))?;
        Some(alternatives.iter().map(|needs| needs.iter().map(spell).collect()).collect())
    }

    #[test]
    fn conditions_become_alternatives() {
        assert_eq!(alternatives("A").unwrap(), ["A"]);
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
        assert_eq!(alternatives("VK_SC_other"), Some(Vec::new()));
        assert_eq!(alternatives("A,VK_SC_other").unwrap(), ["A"]);
        assert_eq!(alternatives("A+VK_SC_other"), Some(Vec::new()));
    }

    #[test]
    fn too_many_alternatives_are_refused() {
        assert_eq!(alternatives("(A,B)+(C,D)+(E,F)+(G,H)").map(|all| all.len()), Some(16));
        let names: Vec<String> = (0..=MOST).map(|number| format!("N{number}")).collect();
        let mut depends = Depends::parse(&names.join(",")).expect("a condition");
        let number = |name: &str| name[1..].parse().expect("a number");
        depends.resolve(&|name| Meaning::Extension(number(name)));
        assert_eq!(super::alternatives(&depends), None);
    }
}
