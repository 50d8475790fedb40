//! Everything that the loader decides or does, as typed events (drivers.md section M).
//!
//! A stage hands each event to the [`Journal`](crate::journal::Journal) that it was given; the
//! tables in the modules below are the only place where an event becomes text. Each table line is
//! one message: its name and fields, its bits, and its text as literals and field names. A
//! rejection is an enum of its own, by stage, so that a report can tell why something was turned
//! down.

#[cfg(test)]
mod catalogue;
mod device;
mod discovery;
mod handle;
mod instance;
mod introspection;
mod layer;
mod library;
pub(crate) mod line;
mod manifest;
mod package;
mod physical_device;
mod registry;
mod settings;
mod surface;

pub(crate) use device::DeviceEvent;
pub(crate) use discovery::{SearchEvent, SelectionRejection};
pub(crate) use handle::HandleEvent;
pub(crate) use instance::{InstanceEvent, StartupEvent};
pub(crate) use introspection::IntrospectionEvent;
pub(crate) use layer::{
    CallStackEvent, LayerChainEvent, LayerEvent, LayerManifestEvent, LayerManifestRejection,
    LayerRequestRejection,
};
pub(crate) use library::{LibraryEvent, LibraryRejection};
pub(crate) use line::{Address, Hex, MajorMinor, Text, Version};
pub(crate) use manifest::{JsonFailure, ManifestEvent, ManifestRejection};
pub(crate) use package::{PackageEvent, PackageRejection};
pub(crate) use physical_device::PhysicalDeviceEvent;
pub(crate) use registry::RegistryEvent;
pub(crate) use settings::SettingsEvent;
pub(crate) use surface::SurfaceEvent;

use line::Line;

/// What a journal takes: a message of one of the tables, or any [`Event`]. A library in which
/// nobody speaks a table's messages does not hold their texts.
pub(crate) trait Entry<'a>: Into<Event<'a>> {
    /// Level and topic bits (drivers.md B.1); 0 for what the log does not tell.
    fn bits(&self) -> u32;

    /// Writes the text of the message, without its header.
    fn put(&self, line: &mut Line);
}

/// Declares the messages of a stage: the enum, the bits and the text of each variant.
macro_rules! messages {
    (
        $(#[$meta:meta])*
        pub(crate) enum $Name:ident<$life:lifetime> {
            $(
                $(#[$variant_meta:meta])*
                $Variant:ident $({ $($field:ident: $Type:ty),+ })? [$bits:expr] ($($piece:tt)*);
            )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(dead_code, reason = "some messages are those of other platforms or configurations")]
        pub(crate) enum $Name<$life> {
            $(
                $(#[$variant_meta])*
                #[doc = concat!("`", stringify!($($piece)*), "`")]
                $Variant $({ $($field: $Type),+ })?,
            )+
        }

        #[allow(unused_variables, reason = "a message need not print each of its fields")]
        impl<$life> $Name<$life> {
            /// Level and topic bits (drivers.md B.1).
            pub(crate) fn bits(&self) -> u32 {
                #[allow(unused_imports, reason = "each table uses some of the bits")]
                use $crate::event::line::{D, DRV, E, FATAL, I, LAY, PERF, SILENT, VAL, W};
                match self {
                    $(Self::$Variant $({ $($field),+ })? => $bits,)+
                }
            }

            /// Writes the message's text.
            pub(crate) fn put(&self, line: &mut $crate::event::line::Line) {
                #[allow(unused_imports, reason = "silent messages have no pieces")]
                use $crate::event::line::Piece;
                match self {
                    $(Self::$Variant $({ $($field),+ })? => { $(Piece::put($piece, line);)* })+
                }
            }

            /// The same message without borrows.
            #[allow(dead_code, reason = "for reports, which the shared library does not write")]
            pub(crate) fn detach(self) -> $Name<'static> {
                #[allow(unused_imports, reason = "some tables have no fields")]
                use $crate::event::line::Detach;
                match self {
                    $(Self::$Variant $({ $($field),+ })? => {
                        $Name::$Variant $({ $($field: Detach::detach($field)),+ })?
                    })+
                }
            }
        }

        #[cfg(test)]
        impl<$life> $Name<$life> {
            /// Name, bits and text of every message, with `%` for what a field tells (drivers.md
            /// M).
            pub(crate) fn templates() -> Vec<$crate::event::catalogue::Template> {
                #[allow(unused_imports, reason = "some tables have no fields")]
                use $crate::event::catalogue::Placeholder;
                vec![$({
                    $($(let $field = <$Type as Placeholder>::PLACEHOLDER;)+)?
                    $($(let _ = $field;)+)?
                    let pieces: &[&str] = &[$($piece),*];
                    $crate::event::catalogue::Template {
                        name: concat!(stringify!($Name), "::", stringify!($Variant)),
                        bits: stringify!($bits),
                        text: pieces.concat(),
                    }
                }),+]
            }
        }

        impl<$life> $crate::event::Entry<$life> for $Name<$life> {
            fn bits(&self) -> u32 {
                $Name::bits(self)
            }

            fn put(&self, line: &mut $crate::event::line::Line) {
                $Name::put(self, line);
            }
        }

        impl<$life> From<$Name<$life>> for $crate::event::Event<$life> {
            fn from(message: $Name<$life>) -> Self {
                $crate::event::Event::$Name(message)
            }
        }
    };
}
use messages;

/// Declares [`Event`] over the tables of the stages.
macro_rules! event {
    ($($Name:ident)+) => {
        /// One decision or action of the loader.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(crate) enum Event<'a> {
            $(#[doc = concat!("See [`", stringify!($Name), "`].")] $Name($Name<'a>),)+
        }

        #[cfg(test)]
        fn all_templates() -> Vec<catalogue::Template> {
            let mut all = Vec::new();
            $(all.extend($Name::templates());)+
            all
        }

        impl<'a> Entry<'a> for Event<'a> {
            fn bits(&self) -> u32 {
                match self { $(Self::$Name(message) => message.bits(),)+ }
            }

            fn put(&self, line: &mut Line) {
                match self { $(Self::$Name(message) => message.put(line),)+ }
            }
        }

        impl Event<'_> {
            /// The same event without borrows, to be kept for a report.
            #[allow(dead_code, reason = "for reports, which the shared library does not write")]
            pub(crate) fn detach(self) -> Event<'static> {
                match self { $(Self::$Name(message) => Event::$Name(message.detach()),)+ }
            }
        }
    };
}

event! {
    StartupEvent
    SearchEvent
    RegistryEvent
    IntrospectionEvent
    PackageEvent
    PackageRejection
    ManifestEvent
    JsonFailure
    ManifestRejection
    SelectionRejection
    LibraryEvent
    LibraryRejection
    InstanceEvent
    PhysicalDeviceEvent
    DeviceEvent
    SurfaceEvent
    HandleEvent
    LayerManifestEvent
    LayerManifestRejection
    LayerEvent
    LayerRequestRejection
    LayerChainEvent
    CallStackEvent
    SettingsEvent
}
