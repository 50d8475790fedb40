//! The way out of a trampoline that was given an invalid handle (callpath.md 1.2).

use std::hint::black_box;

use dispatch_tables::Command;

use crate::event::HandleEvent;
use crate::journal;

/// The first parameter of a command, named by its type: which handle is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Parameter {
    /// `instance`.
    Instance,
    /// `physicalDevice`.
    PhysicalDevice,
    /// `device`.
    Device,
    /// `queue`.
    Queue,
    /// `commandBuffer`.
    CommandBuffer,
    /// `externalQueue`.
    ExternalComputeQueueNV,
}

impl Parameter {
    /// Its name in the registry.
    fn name(self) -> &'static str {
        match self {
            Self::Instance => "instance",
            Self::PhysicalDevice => "physicalDevice",
            Self::Device => "device",
            Self::Queue => "queue",
            Self::CommandBuffer => "commandBuffer",
            Self::ExternalComputeQueueNV => "externalQueue",
        }
    }
}

/// Says which command got an invalid handle, and aborts the process. It never returns.
///
/// It has the result type of the trampoline that ends in it, and the compiler must not see that it
/// never returns: only so is the call a jump and the trampoline leaves the stack alone, on the good
/// path too.
#[cold]
#[inline(never)]
pub(crate) extern "system" fn invalid_handle<R>(command: Command, parameter: Parameter) -> R {
    report(command, parameter);
    let abort: extern "system" fn() -> R = black_box(abort::<R>);
    abort()
}

fn report(command: Command, parameter: Parameter) {
    journal::LOADER.record(HandleEvent::Invalid {
        command: command.name().into(),
        parameter: parameter.name().into(),
    });
}

extern "system" fn abort<R>() -> R {
    std::process::abort()
}
