//! The events of this program: what the loader cannot record, because a library ended its process.
//!
//! The tests of `tests/fixtures` include this file, and demand a fixture for each event.

macro_rules! own_events {
    ($($(#[$meta:meta])* $Event:ident $name:literal)+) => {
        /// An event of this program.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum OwnEvent {
            $($(#[$meta])* $Event,)+
        }

        impl OwnEvent {
            /// All events.
            #[cfg(test)]
            pub(crate) const ALL: &[OwnEvent] = &[$(OwnEvent::$Event),+];

            /// The name in reports.
            pub(crate) const fn name(self) -> &'static str {
                match self {
                    $(OwnEvent::$Event => $name,)+
                }
            }
        }
    };
}

own_events! {
    /// The child ended with a signal.
    Crashed "Child::Crashed"
    /// The child ended with an exit code and no answer.
    Exited "Child::Exited"
    /// The child exceeded its time limit.
    TimedOut "Child::TimedOut"
    /// The child could not be started.
    NotStarted "Child::NotStarted"
    /// A Vulkan command failed in the child that enumerates devices.
    Failed "Child::Failed"
    /// The driver has no device.
    NoDevice "Child::NoDevice"
    /// The enumeration would not be that of the application.
    NotTried "Child::NotTried"
    /// The settings file names the only layers, and not this one.
    LayerReplaced "Layer::Replaced"
}

#[cfg(test)]
#[path = "own_event/tests.rs"]
mod tests;
