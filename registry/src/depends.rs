//! The `depends` expressions of features, extensions and require blocks.
//!
//! `,` is or, `+` is and, both of equal precedence, read from left to right; parentheses come
//! first. A leaf is a core version, an extension, or a feature `Struct::member`.

use std::fmt;

use crate::version::Version;

/// Deeper parentheses are refused: the parser calls itself for each.
const MAX_NESTING: usize = 64;
/// Longer expressions are refused: each operator nests the tree one level deeper.
const MAX_LEAVES: usize = 512;

/// A condition on versions, extensions and features.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Depends {
    /// A name: `VK_VERSION_1_1`, `VK_KHR_surface`.
    Name {
        /// The name.
        name: String,
        /// The thing that has the name.
        meaning: Meaning,
    },
    /// A feature: `VkPhysicalDeviceFeatures::geometryShader`.
    Feature {
        /// The feature structure.
        structure: String,
        /// Its member.
        member: String,
    },
    /// Both.
    And(Box<Depends>, Box<Depends>),
    /// Either.
    Or(Box<Depends>, Box<Depends>),
}

/// What a name in a condition means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// This core version or a part of it.
    Version(Version),
    /// The extension of this index in [`Registry::extensions`](crate::Registry::extensions).
    Extension(usize),
    /// Something that the API `vulkan` does not have: of another API, or disabled.
    Nothing,
}

/// A leaf of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf<'a> {
    /// A core version or extension by name.
    Name(&'a str),
    /// A feature by its structure and member.
    Feature(&'a str, &'a str),
}

impl Depends {
    /// Parses an expression. The error says in words what is wrong with the text.
    ///
    /// Names mean nothing until [`Depends::resolve`].
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut parser = Parser { rest: text.trim(), leaves: 0 };
        let expression = parser.expression(0)?;
        match parser.rest.chars().next() {
            None => Ok(expression),
            Some(')') => Err("`)` has no `(`".to_owned()),
            Some(other) => Err(format!("expected `,` or `+`, found `{other}`")),
        }
    }

    /// The condition of something that is there on one of two conditions; always, if one is none.
    pub fn either(first: Option<Depends>, second: Option<&Depends>) -> Option<Depends> {
        match (first?, second?) {
            (first, second) if first == *second => Some(first),
            (first, second) => Some(Depends::Or(Box::new(first), Box::new(second.clone()))),
        }
    }

    /// Looks up every name.
    pub fn resolve(&mut self, meaning_of: &dyn Fn(&str) -> Meaning) {
        match self {
            Self::Name { name, meaning } => *meaning = meaning_of(name),
            Self::Feature { .. } => {}
            Self::And(left, right) | Self::Or(left, right) => {
                left.resolve(meaning_of);
                right.resolve(meaning_of);
            }
        }
    }

    /// All leaves, from left to right, repetitions included.
    pub fn leaves(&self) -> Vec<Leaf<'_>> {
        match self {
            Self::Name { name, .. } => vec![Leaf::Name(name)],
            Self::Feature { structure, member } => vec![Leaf::Feature(structure, member)],
            Self::And(left, right) | Self::Or(left, right) => {
                [left.leaves(), right.leaves()].concat()
            }
        }
    }

    /// The names of versions and extensions in the expression, from left to right, repetitions included.
    pub fn names(&self) -> Vec<&str> {
        let name = |leaf| match leaf {
            Leaf::Name(name) => Some(name),
            Leaf::Feature(..) => None,
        };
        self.leaves().into_iter().filter_map(name).collect()
    }
}

impl fmt::Display for Depends {
    /// The expression in the registry's spelling, with parentheses wherever the operator changes:
    /// few readers know that both have one precedence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (left, operator, right) = match self {
            Self::Name { name, .. } => return f.write_str(name),
            Self::Feature { structure, member } => return write!(f, "{structure}::{member}"),
            Self::And(left, right) => (left, '+', right),
            Self::Or(left, right) => (left, ',', right),
        };
        match (self, &**left) {
            (Self::And(..), Self::Or(..)) | (Self::Or(..), Self::And(..)) => write!(f, "({left})")?,
            _ => write!(f, "{left}")?,
        }
        match **right {
            Self::And(..) | Self::Or(..) => write!(f, "{operator}({right})"),
            Self::Name { .. } | Self::Feature { .. } => write!(f, "{operator}{right}"),
        }
    }
}

struct Parser<'a> {
    rest: &'a str,
    leaves: usize,
}

impl Parser<'_> {
    fn expression(&mut self, nesting: usize) -> Result<Depends, String> {
        let mut left = self.operand(nesting)?;
        loop {
            if self.take('+') {
                left = Depends::And(Box::new(left), Box::new(self.operand(nesting)?));
            } else if self.take(',') {
                left = Depends::Or(Box::new(left), Box::new(self.operand(nesting)?));
            } else {
                return Ok(left);
            }
        }
    }

    fn operand(&mut self, nesting: usize) -> Result<Depends, String> {
        if !self.take('(') {
            return self.leaf();
        }
        if nesting == MAX_NESTING {
            return Err(format!("parentheses are nested more than {MAX_NESTING} deep"));
        }
        let inner = self.expression(nesting + 1)?;
        if self.take(')') { Ok(inner) } else { Err("`)` is missing".to_owned()) }
    }

    fn leaf(&mut self) -> Result<Depends, String> {
        self.leaves += 1;
        if self.leaves > MAX_LEAVES {
            return Err(format!("the condition has more than {MAX_LEAVES} names"));
        }
        let name = self.name()?.to_owned();
        match self.rest.strip_prefix("::") {
            None => Ok(Depends::Name { name, meaning: Meaning::Nothing }),
            Some(rest) => {
                self.rest = rest;
                Ok(Depends::Feature { structure: name, member: self.name()?.to_owned() })
            }
        }
    }

    fn name(&mut self) -> Result<&str, String> {
        let end = self
            .rest
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(end);
        if name.is_empty() {
            let found = rest.chars().next().map_or("the end".to_owned(), |c| format!("`{c}`"));
            return Err(format!("expected a name, found {found}"));
        }
        self.rest = rest;
        Ok(name)
    }

    /// Takes the character if it comes next, with the white space on both sides.
    fn take(&mut self, wanted: char) -> bool {
        let Some(rest) = self.rest.trim_start().strip_prefix(wanted) else {
            return false;
        };
        self.rest = rest.trim_start();
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        Depends::parse(text).expect("a condition").to_string()
    }

    #[test]
    fn operators_have_equal_precedence_from_left_to_right() {
        assert_eq!(read("A,B+C"), "(A,B)+C");
        assert_eq!(read("A+B,C"), "(A+B),C");
    }

    #[test]
    fn parentheses_come_first() {
        assert_eq!(read("A,(B+C)"), "A,(B+C)");
        assert_eq!(read("((A+B),C)+D"), "((A+B),C)+D");
    }

    #[test]
    fn features_are_leaves() {
        let depends = Depends::parse("VK_VERSION_1_2+VkFeatures::one,VK_KHR_two").unwrap();
        assert_eq!(depends.names(), ["VK_VERSION_1_2", "VK_KHR_two"]);
        assert_eq!(depends.leaves()[1], Leaf::Feature("VkFeatures", "one"));
    }

    #[test]
    fn names_are_given_a_meaning() {
        let mut depends = Depends::parse("A,VkFeatures::B+C").unwrap();
        depends.resolve(&|name| match name {
            "A" => Meaning::Version(Version { major: 1, minor: 2 }),
            name => Meaning::Extension(name.len()),
        });
        let Depends::And(left, right) = depends else { panic!("both") };
        let Depends::Or(left, _) = *left else { panic!("either") };
        let version = Meaning::Version(Version { major: 1, minor: 2 });
        assert_eq!(*left, Depends::Name { name: "A".to_owned(), meaning: version });
        assert_eq!(*right, Depends::Name { name: "C".to_owned(), meaning: Meaning::Extension(1) });
    }

    #[test]
    fn display_reads_back_as_the_same_condition() {
        for text in ["A", "A,B+C", "A,(B+C)", "A+(B,(C+D::e))", "(A+B),(C+D)"] {
            let depends = Depends::parse(text).unwrap();
            assert_eq!(Depends::parse(&depends.to_string()).unwrap(), depends, "{text}");
        }
        assert_eq!(Depends::parse("A+B+C,D").unwrap().to_string(), "(A+B+C),D");
    }

    #[test]
    fn what_is_no_expression_is_refused() {
        let deep = format!("{}A{}", "(".repeat(100_000), ")".repeat(100_000));
        let long = vec!["A"; 100_000].join("+");
        for bad in [
            "", "A,", "+A", "A B", "(A", "A)", "()", "A::", "::b", "A:b", "A,,B", "!A", &deep,
            &long,
        ] {
            assert!(Depends::parse(bad).is_err(), "{}", bad.get(..20).unwrap_or(bad));
        }
    }
}
