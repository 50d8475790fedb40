//! Aborts the process when a trampoline gets an invalid handle (callpath.md 1.2).

use core::hint::black_box;

use dispatch_tables::Command;

use crate::event::HandleEvent;
use crate::journal;

/// The invalid parameter: the first one of the command, named by its type.
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

/// A command and its invalid parameter: one word, so that each of some seven hundred trampolines
/// passes one constant.
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

    /// The register in which the value is passed.
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

/// The return type is that of the calling trampoline, and `black_box` hides from the compiler that
/// the function never returns. Only then is the call a tail jump, and the trampoline does not touch
/// the stack on the normal path either.
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
