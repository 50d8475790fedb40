//! Entries of unknown functions for x86-64. They change only rax and r11, which carry no argument
//! in either calling convention of the platform. Each entry begins with `endbr64`: where a process
//! tracks indirect branches, nothing else may be called through a pointer.

use super::frame::entries;

/// Bytes of a trampoline of a device.
pub(super) const DEVICE_TRAMPOLINE_SIZE: usize = 13;
/// Bytes of a trampoline of a physical device.
pub(super) const TRAMPOLINE_SIZE: usize = 11;
/// Bytes of a terminator.
pub(super) const TERMINATOR_SIZE: usize = 11;

#[cfg(not(windows))]
macro_rules! argument {
    (1) => {
        "rdi"
    };
    (2) => {
        "esi"
    };
}
#[cfg(windows)]
macro_rules! argument {
    (1) => {
        "rcx"
    };
    (2) => {
        "edx"
    };
}

entries! {
    missing {
        "endbr64",
        concat!("mov ", argument!(1), ", r11"),
        concat!("mov ", argument!(2), ", eax"),
        "jmp {report}",
    }
    device_trampolines(slots = DEVICE_SLOTS) => ""
    each {
        "endbr64",
        concat!("mov rax, [", argument!(1), "]"),
        "jmp qword ptr [rax + {slots} + 8 * .Lunknown_number]",
    }
    end {}
    // They replace the handle. The entries share their end. The table stays in r11 and the number
    // in eax, for `missing`.
    physical_device_trampolines(table = INSTANCE, handle = LOWER, slots = INSTANCE_SLOTS)
    terminators(table = DRIVER, handle = HANDLE, slots = DRIVER_SLOTS) => ""
    each { "endbr64", "mov al, .Lunknown_number", "jmp.d32 2f" }
    end {
        "2:",
        "movzx eax, al",
        concat!("mov r11, [", argument!(1), " + {table}]"),
        concat!("mov ", argument!(1), ", [", argument!(1), " + {handle}]"),
        "jmp qword ptr [r11 + 8 * rax + {slots}]",
    }
}
