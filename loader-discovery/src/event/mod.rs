//! The decisions and actions of the loader as typed events (drivers.md section M).
//!
//! A stage passes each event to its [`Record`] at the moment of the decision. Only tables, here and
//! in `loader-runtime`, turn an event into text: each line of a table declares one message with
//! name, fields, bits and text. Stages that reject whole files (manifests, packages, driver
//! filters) have an enum of rejections. A message that decides the fate of a file or layer has a
//! reason and a cure, too; those that reject a file are followed by a line of their own with both
//! ([`Explanation::put_line`]).

mod device_selection;
pub mod explanation;
mod filter;
mod introspection;
mod layer;
pub mod letters;
pub mod line;
mod manifest;
mod observation;
mod package;
mod policy;
mod record;
mod registry;
mod search;
mod settings;
pub mod template;
pub mod texts;

pub use device_selection::DeviceSelectionEvent;
pub use explanation::Explanation;
pub use filter::LogFilter;
pub use introspection::IntrospectionEvent;
pub use layer::{LayerEvent, LayerManifestEvent, LayerManifestRejection};
pub use line::{Address, Hex, MajorMinor, Text, Version};
pub use manifest::{JsonFailure, ManifestEvent, ManifestRejection};
pub use observation::{Observation, Why};
pub use package::{PackageEvent, PackageRejection};
pub use policy::PolicyEvent;
pub use record::{KeptEvents, Record, Silent, log_line};
pub use registry::RegistryEvent;
pub use search::{SearchEvent, SelectionRejection};
pub use settings::SettingsEvent;

use crate::messages;
use line::{Line, Piece};
use texts::Texts;

/// A message of a table, or an event that holds one.
pub trait Message {
    /// What the table says of the message.
    fn row(&self) -> Row;

    /// Calls `take` with the fields in their order.
    fn with_fields(&self, take: &mut dyn FnMut(&[&dyn Piece]));

    /// See [`Row::bits`].
    fn bits(&self) -> u32
    where
        Self: Sized,
    {
        self.row().bits
    }
}

/// What a table says of a message.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The texts of all messages of the table, and the place of this one's.
    pub texts: (&'static [u8], usize),
    /// Level and topic bits (drivers.md B.1); 0 for a message that the log does not print.
    pub bits: u32,
    /// Whether the message rejects a file. Then [`Words::why`] has the reason and the cure.
    pub rejects: bool,
}

/// The names of a message, for tools: the loader itself contains none of them.
pub trait Named: Message {
    /// The table and the message, such as `SearchEvent::FoundNone`, and the fields.
    fn names(&self) -> (&'static str, &'static [&'static str]);

    /// The table and the message, such as `SearchEvent::FoundNone`.
    fn name(&self) -> &'static str {
        self.names().0
    }
}

/// A message in words.
pub struct Words {
    /// Level and topic bits (drivers.md B.1).
    pub bits: u32,
    /// The text, without the header. Empty if the message has only an explanation.
    pub text: Line,
    /// The reason and the cure, if the message decides the fate of a file or layer.
    pub why: Explanation,
}

impl Words {
    /// Prints the message.
    #[inline(never)]
    pub fn of(message: &dyn Message) -> Self {
        let Row { texts: (table, place), bits, .. } = message.row();
        let texts = Texts::of(table, place);
        let mut words = Self { bits, text: Line::new(), why: Explanation::default() };
        message.with_fields(&mut |fields| {
            texts.put(fields, &mut words.text);
            texts.explain(fields, &mut words.why);
        });
        words
    }

    /// The line of the log with the reason and the cure; empty if there are none.
    pub fn why_line(&self) -> Line {
        let mut line = Line::new();
        if self.why.is_some() {
            self.why.put_line(&mut line);
        }
        line
    }
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
            fn row(&self) -> $crate::event::Row {
                #[allow(unused_imports, reason = "some tables explain nothing")]
                use $crate::event::explanation::{EXPLAINS, REJECTS};
                #[allow(unused_imports, reason = "each table uses some of the bits")]
                use $crate::event::line::{
                    DEBUG, DRIVER, ERROR, FATAL, INFO, LAYER, PERFORMANCE, SILENT, VALIDATION,
                    WARNING,
                };
                use $crate::event::texts::{MARKERS, MESSAGE_END, PART_END, join, length};
                enum Place {
                    $($Variant),+
                }
                // A text names fields; here a variable with the field's name is its marker.
                const PIECES: &[&[&str]] = &[$({
                    $(let [$($field,)+ ..] = MARKERS;)?
                    &[
                        $($piece,)* PART_END,
                        $(
                            concat!(stringify!($Name), "::", stringify!($Variant)), PART_END,
                            $subject, PART_END,
                            $($file,)? PART_END,
                            $($reason,)* PART_END,
                            $($cure,)*
                        )?
                        MESSAGE_END,
                    ]
                }),+];
                const TABLE: &[u8] = &join::<{ length(PIECES) }>(PIECES);
                match self {
                    $(Self::$Variant $({ $($field),+ })? => $crate::event::Row {
                        texts: (TABLE, Place::$Variant as usize),
                        bits: $bits,
                        rejects: false $(|| $force)?,
                    },)+
                }
            }

            fn with_fields(&self, take: &mut dyn FnMut(&[&dyn $crate::event::line::Piece])) {
                match self {
                    $(Self::$Variant $({ $($field),+ })? => take(&[$($($field),+)?]),)+
                }
            }

        }

        impl<$life> $crate::event::Named for $Name<$life> {
            fn names(&self) -> (&'static str, &'static [&'static str]) {
                match self {
                    $(Self::$Variant { .. } => (
                        concat!(stringify!($Name), "::", stringify!($Variant)),
                        &[$($(stringify!($field)),+)?],
                    ),)+
                }
            }
        }

        impl<$life> $crate::event::line::Detach for $Name<$life> {
            type Detached = $Name<'static>;

            fn detach_noting(self, is_short: &mut bool) -> $Name<'static> {
                match self {
                    $(Self::$Variant $({ $($field),+ })? => $Name::$Variant $({
                        $($field: $crate::event::line::Detach::detach_noting($field, is_short)),+
                    })?,)+
                }
            }
        }

        impl<$life> From<$Name<$life>> for $crate::memory::Fault<$Name<$life>> {
            fn from(rejection: $Name<$life>) -> Self {
                Self::Rejected(rejection)
            }
        }

        impl<$life> $Name<$life> {
            /// Name, bits and text of every message, with `%` for each field (drivers.md M).
            #[allow(dead_code, clippy::disallowed_methods, reason = "for tests and tools")]
            $visibility fn templates() -> $crate::event::template::Templates {
                use $crate::event::template::Template;
                // A text names fields; here a variable with the field's name is its placeholder.
                [$({
                    $($(let $field = <$Type as $crate::event::line::Detach>::PLACEHOLDER;)+)?
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

        impl $crate::event::Named for $Event<'_> {
            fn names(&self) -> (&'static str, &'static [&'static str]) {
                match self { $(Self::$Name(message) => message.names(),)+ }
            }
        }

        impl $crate::event::Message for $Event<'_> {
            fn row(&self) -> $crate::event::Row {
                match self { $(Self::$Name(message) => message.row(),)+ }
            }

            fn with_fields(&self, take: &mut dyn FnMut(&[&dyn $crate::event::line::Piece])) {
                match self { $(Self::$Name(message) => message.with_fields(take),)+ }
            }
        }

        impl $crate::event::line::Detach for $Event<'_> {
            type Detached = $Event<'static>;

            fn detach_noting(self, is_short: &mut bool) -> $Event<'static> {
                match self {
                    $(Self::$Name(message) => $Event::$Name(message.detach_noting(is_short)),)+
                }
            }
        }

        impl $Event<'_> {

            /// The templates of all tables.
            #[allow(dead_code, clippy::disallowed_methods, reason = "for tests and tools")]
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
        PolicyEvent
        DeviceSelectionEvent
    }
}
