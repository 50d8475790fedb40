//! Aborts the process when a trampoline gets an invalid handle (callpath.md 1.2).

use core::hint::black_box;

use dispatch_tables::Command;

use crate::event::HandleEvent;
use crate::journal;

/// The invalid parameter. Only the first parameter is checked, and its type names it.
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
    /// The name in the registry.
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

/// A command and its invalid parameter in one word: each trampoline passes a single constant.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct Invalid {
    command: Command,
    parameter: Parameter,
}

impl Invalid {
    pub(crate) const fn new(command: Command, parameter: Parameter) -> Self {
        Self { command, parameter }
    }

    /// The value as it lies in the argument register.
    #[cfg(target_arch = "x86_64")]
    pub(crate) const fn word(self) -> u32 {
        (self.parameter as u32) << 16 | self.command.index() as u32
    }
}

/// Logs the command and parameter of an invalid handle and aborts the process. Never returns.
#[inline(always)]
pub(crate) fn invalid_handle<R>(command: Command, parameter: Parameter) -> R {
    end(Invalid::new(command, parameter))
}

/// `R` is the trampoline's return type, and `black_box` hides that the function never returns. Thus
/// the compiler makes the call a tail jump, and the trampoline needs no stack, not even on its good
/// path.
#[cold]
#[inline(never)]
pub(crate) extern "system" fn end<R>(invalid: Invalid) -> R {
    record(invalid);
    let abort: extern "system" fn() -> R = black_box(abort::<R>);
    abort()
}

fn record(Invalid { command, parameter }: Invalid) {
    journal::LOADER.record(HandleEvent::Invalid {
        command: command.name().into(),
        parameter: parameter.name().into(),
    });
}

extern "system" fn abort<R>() -> R {
    crate::host::abort()
}
