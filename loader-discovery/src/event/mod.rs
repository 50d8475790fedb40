//! The decisions and actions of the loader as typed events (drivers.md section M).
//!
//! A stage passes each event to its [`Record`] at the moment of the decision. Only tables, here and
//! in `loader-runtime`, turn an event into text: each line of a table declares one message with name,
//! fields, bits and text. Stages that reject whole files (manifests, packages, driver filters) have an
//! enum of rejections. A message that decides the fate of a file or layer has a reason and a cure,
//! too; those that reject a file are followed by a line of their own with both
//! ([`Explanation::put_line`]).

mod device_selection;
pub mod explanation;
mod filter;
mod introspection;
mod layer;
pub mod line;
mod manifest;
mod observation;
mod package;
mod record;
mod registry;
mod search;
mod settings;
pub mod template;

pub use device_selection::DeviceSelectionEvent;
pub use explanation::Explanation;
pub use filter::LogFilter;
pub use introspection::IntrospectionEvent;
pub use layer::{LayerEvent, LayerManifestEvent, LayerManifestRejection};
pub use line::{Address, Hex, MajorMinor, Text, Version};
pub use manifest::{JsonFailure, ManifestEvent, ManifestRejection};
pub use observation::Observation;
pub use package::{PackageEvent, PackageRejection};
pub use record::{KeptEvents, Record, Silent, log_line};
pub use registry::RegistryEvent;
pub use search::{SearchEvent, SelectionRejection};
pub use settings::SettingsEvent;

use crate::messages;
use line::{Line, Piece};

/// A message of a table, or an event that holds one.
pub trait Message {
    /// The table and the message, such as `SearchEvent::FoundNone`.
    fn name(&self) -> &'static str;

    /// Calls `each` with the name and value of each field.
    fn fields(&self, each: &mut dyn FnMut(&'static str, &dyn Piece));

    /// Level and topic bits (drivers.md B.1); 0 for a message that the log does not print.
    fn bits(&self) -> u32;

    /// Appends the text of the message, without the header. Empty if the message has only an
    /// explanation.
    fn put(&self, line: &mut Line);

    /// Whether the message rejects a file. Then [`Self::explain`] has the reason and the cure.
    fn rejects(&self) -> bool;

    /// Fills in the reason and the cure, if the message decides the fate of a file or layer.
    fn explain(&self, explanation: &mut Explanation);
}

/// Declares the messages of a stage: an enum with bits and text for each variant.
#[macro_export]
macro_rules! messages {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $Name:ident<$life:lifetime> {
            $(
                $(#[$variant_meta:meta])*
                $Variant:ident $({ $($field:ident: $Type:ty),+ })? [$bits:expr] ($($piece:tt)*)
                    $(
                        $force:ident $subject:ident $(of $file:ident)? ($($reason:tt)*)
                        cure ($($cure:tt)*)
                    )?;
            )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(dead_code, reason = "some messages are those of other platforms or configurations")]
        #[allow(missing_docs, reason = "the text of a message explains its fields")]
        $visibility enum $Name<$life> {
            $(
                $(#[$variant_meta])*
                #[doc = concat!("`", stringify!($($piece)*), "`")]
                $Variant $({ $($field: $Type),+ })?,
            )+
        }

        #[allow(unused_variables, reason = "a message need not print each of its fields")]
        impl<$life> $crate::event::Message for $Name<$life> {
            fn name(&self) -> &'static str {
                match self {
                    $(Self::$Variant { .. } => {
                        concat!(stringify!($Name), "::", stringify!($Variant))
                    })+
                }
            }

            fn fields(&self, each: &mut dyn FnMut(&'static str, &dyn $crate::event::line::Piece)) {
                match self {
                    $(Self::$Variant $({ $($field),+ })? => {
                        $($(each(stringify!($field), $field);)+)?
                    })+
                }
            }

            fn bits(&self) -> u32 {
                #[allow(unused_imports, reason = "each table uses some of the bits")]
                use $crate::event::line::{
                    DEBUG, DRIVER, ERROR, FATAL, INFO, LAYER, PERFORMANCE, SILENT, VALIDATION,
                    WARNING,
                };
                match self {
                    $(Self::$Variant $({ $($field),+ })? => $bits,)+
                }
            }

            fn put(&self, line: &mut $crate::event::line::Line) {
                #[allow(unused_imports, reason = "silent messages have no pieces")]
                use $crate::event::line::Piece;
                match self {
                    $(Self::$Variant $({ $($field),+ })? => { $(Piece::put($piece, line);)* })+
                }
            }

            fn rejects(&self) -> bool {
                #[allow(unused_imports, reason = "some tables explain nothing")]
                use $crate::event::explanation::{EXPLAINS, REJECTS};
                match self {
                    $(Self::$Variant { .. } => false $(|| $force)?,)+
                }
            }

            #[cold]
            fn explain(&self, explanation: &mut $crate::event::Explanation) {
                #[allow(unused_imports, reason = "some tables explain nothing")]
                use $crate::event::{
                    explanation::{EXPLAINS, REJECTS},
                    line::Piece,
                };
                match self {
                    $(Self::$Variant $({ $($field),+ })? => {
                        $(
                            explanation.event =
                                concat!(stringify!($Name), "::", stringify!($Variant));
                            Piece::put($subject, &mut explanation.subject);
                            $(Piece::put($file, &mut explanation.file);)?
                            $(Piece::put($reason, &mut explanation.reason);)*
                            $(Piece::put($cure, &mut explanation.cure);)*
                        )?
                    })+
                }
            }
        }

        impl<$life> $Name<$life> {
            /// The name of the table, which opens the name of each message.
            #[allow(dead_code, reason = "for reports")]
            $visibility const TABLE: &'static str = stringify!($Name);

            /// The message without borrows.
            #[allow(dead_code, reason = "the shared library keeps no messages")]
            $visibility fn detach(self) -> $Name<'static> {
                #[allow(unused_imports, reason = "some tables have no fields")]
                use $crate::event::line::Detach;
                match self {
                    $(Self::$Variant $({ $($field),+ })? => {
                        $Name::$Variant $({ $($field: Detach::detach($field)),+ })?
                    })+
                }
            }

            /// Name, bits and text of every message, with `%` for each field (drivers.md M).
            #[allow(dead_code, reason = "for tests and reports")]
            $visibility fn templates() -> $crate::event::template::Templates {
                #[allow(unused_imports, reason = "some tables have no fields")]
                use $crate::event::template::{Placeholder, Template};
                // A text names fields; here a variable with the field's name is its placeholder.
                [$({
                    $($(let $field = <$Type as Placeholder>::PLACEHOLDER;)+)?
                    $($(let _ = $field;)+)?
                    let pieces: &[&str] = &[$($piece),*];
                    Template {
                        name: concat!(stringify!($Name), "::", stringify!($Variant)),
                        bits: stringify!($bits),
                        text: pieces.concat(),
                        explains: !concat!("" $(, stringify!($subject))?).is_empty(),
                    }
                }),+]
                .into()
            }
        }
    };
}

/// The name of a message, such as `SearchEvent::FoundNone`, for programs that read messages as text.
/// Does not compile if the table has no such message.
#[macro_export]
macro_rules! message_name {
    ($Table:ident::$Message:ident) => {{
        let _: fn(&$Table<'_>) -> bool = |message| matches!(message, $Table::$Message { .. });
        concat!(stringify!($Table), "::", stringify!($Message))
    }};
}

/// Declares an enum over several tables of messages, with one variant per table.
#[macro_export]
macro_rules! events {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $Event:ident { $($Name:ident)+ }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        $visibility enum $Event<'a> {
            $(#[doc = concat!("See [`", stringify!($Name), "`].")] $Name($Name<'a>),)+
        }

        impl $crate::event::Message for $Event<'_> {
            fn name(&self) -> &'static str {
                match self { $(Self::$Name(message) => message.name(),)+ }
            }

            fn fields(&self, each: &mut dyn FnMut(&'static str, &dyn $crate::event::line::Piece)) {
                match self { $(Self::$Name(message) => message.fields(each),)+ }
            }

            fn bits(&self) -> u32 {
                match self { $(Self::$Name(message) => message.bits(),)+ }
            }

            fn put(&self, line: &mut $crate::event::line::Line) {
                match self { $(Self::$Name(message) => message.put(line),)+ }
            }

            fn rejects(&self) -> bool {
                match self { $(Self::$Name(message) => message.rejects(),)+ }
            }

            fn explain(&self, explanation: &mut $crate::event::Explanation) {
                match self { $(Self::$Name(message) => message.explain(explanation),)+ }
            }
        }

        impl $Event<'_> {
            /// The event without borrows.
            #[allow(dead_code, reason = "the shared library keeps no events")]
            $visibility fn detach(self) -> $Event<'static> {
                match self { $(Self::$Name(message) => $Event::$Name(message.detach()),)+ }
            }

            /// The templates of all tables.
            #[allow(dead_code, reason = "for tests and reports")]
            $visibility fn templates() -> $crate::event::template::Templates {
                [$($Name::templates()),+].concat()
            }
        }

        $(impl<'a> From<$Name<'a>> for $Event<'a> {
            fn from(message: $Name<'a>) -> Self {
                Self::$Name(message)
            }
        })+
    };
}

events! {
    /// A decision of a stage of this crate.
    pub enum Event {
        SearchEvent
        RegistryEvent
        IntrospectionEvent
        PackageEvent
        PackageRejection
        ManifestEvent
        JsonFailure
        ManifestRejection
        SelectionRejection
        LayerManifestEvent
        LayerManifestRejection
        LayerEvent
        SettingsEvent
        DeviceSelectionEvent
    }
}
