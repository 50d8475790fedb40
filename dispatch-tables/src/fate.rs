//! Which extensions are provisional, and which are promoted, deprecated or obsolete.
//!
//! One table of the rows with such a fact (`generated/extensions.rs`), which no other
//! module reads.

use crate::extension::Extension;
use crate::generated::extensions::each_extension;
use crate::requirement::{Need, need};

/// A fact about the future of an extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fate {
    /// The extension may still change, and C programs must ask for its declarations.
    Provisional,
    /// A core version or another extension has the functionality, by aliases.
    Promoted,
    /// Deprecated: applications should use a core version or another extension, which the registry
    /// may name.
    Deprecated,
    /// Obsolete: a newer core version or extension makes the extension useless.
    Obsoleted,
}

impl Extension {
    /// The facts about the extension's future, each with the core version or extension that
    /// replaces the extension.
    ///
    /// ```
    /// use dispatch_tables::requirement::Need;
    /// use dispatch_tables::{Extension, fate::Fate, vk};
    ///
    /// let mut fates = Extension::KHR_MAINTENANCE1.fates();
    /// assert_eq!(fates.next(), Some((Fate::Promoted, Some(Need::Version(vk::API_VERSION_1_1)))));
    /// ```
    pub fn fates(self) -> impl Iterator<Item = (Fate, Option<Need>)> + Clone {
        let first = FATES.partition_point(|&(extension, ..)| extension < self);
        let own = FATES[first..].iter().take_while(move |&&(extension, ..)| extension == self);
        own.map(|&(_, fate, by)| (fate, by))
    }

    /// The extension may still change.
    #[must_use]
    pub fn is_provisional(self) -> bool {
        self.fates().any(|(fate, _)| fate == Fate::Provisional)
    }

    /// The core version or extension that took the extension over.
    #[must_use]
    pub fn promoted_to(self) -> Option<Need> {
        self.fates().find_map(|(fate, by)| by.filter(|_| fate == Fate::Promoted))
    }
}

/// The fates in the rows of all extensions ([`crate::rows`]).
macro_rules! fates {
    (
        seed $seed:literal;
        instance { $($instance:tt)* }
        device { $($device:tt)* }
    ) => {
        fates! { $($instance)* $($device)* }
    };
    ($(
        $constant:ident $field:ident $name:ident $number:literal $version:literal
        $($platform:ident)? [$($condition:tt)*] $([$fate:ident $($by:tt)?])*;
    )*) => {
        /// In the order of the extensions.
        static FATES: &[(Extension, Fate, Option<Need>)] = &[$($(
            (Extension::$constant, Fate::$fate, fates!(@by $($by)?)),
        )*)*];
    };
    (@by) => {
        None
    };
    (@by $by:tt) => {
        Some(need!($by))
    };
}

each_extension!(fates);

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;
    use crate::vk;

    fn fates(extension: Extension) -> Vec<(Fate, Option<Need>)> {
        extension.fates().collect()
    }

    #[test]
    fn successors_are_versions_and_extensions() {
        assert_eq!(
            Extension::KHR_DRAW_INDIRECT_COUNT.promoted_to(),
            Some(Need::Version(vk::API_VERSION_1_2))
        );
        assert_eq!(
            Extension::AMD_DRAW_INDIRECT_COUNT.promoted_to(),
            Some(Need::Extension(Extension::KHR_DRAW_INDIRECT_COUNT))
        );
        assert_eq!(
            fates(Extension::EXT_DEBUG_REPORT),
            [(Fate::Deprecated, Some(Need::Extension(Extension::EXT_DEBUG_UTILS)))]
        );
        assert_eq!(
            fates(Extension::AMD_NEGATIVE_VIEWPORT_HEIGHT),
            [(Fate::Obsoleted, Some(Need::Extension(Extension::KHR_MAINTENANCE1)))]
        );
        assert_eq!(fates(Extension::KHR_SWAPCHAIN), []);
    }

    #[test]
    fn deprecation_may_be_without_successor() {
        let without = Extension::all().filter(|&e| fates(e).contains(&(Fate::Deprecated, None)));
        assert!(without.count() > 0);
    }

    /// The registry puts both attributes on the same extensions.
    #[test]
    fn provisional_extensions_belong_to_the_provisional_platform() {
        for extension in Extension::all() {
            assert_eq!(extension.is_provisional(), extension.platform() == Some("provisional"));
        }
        assert!(Extension::AMDX_SHADER_ENQUEUE.is_provisional());
    }

    #[test]
    fn the_table_is_in_the_order_of_the_extensions() {
        assert!(FATES.is_sorted_by_key(|&(extension, ..)| extension));
    }
}
