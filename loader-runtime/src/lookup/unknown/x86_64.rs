//! Entries of unknown functions for x86-64. They change only rax and r11, which carry no argument
//! in either calling convention of the platform. Each entry begins with `endbr64`: where a process
//! tracks indirect branches, nothing else may be called through a pointer.

use super::frame::entries;

/// Bytes from one trampoline to the next.
pub(super) const TRAMPOLINE_SIZE: usize = 16;
/// Bytes from one terminator to the next.
pub(super) const TERMINATOR_SIZE: usize = 16;

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
    device_trampolines(slots = DEVICE_SLOTS) => ".p2align 4, 0xcc"
    each {
        "endbr64",
        concat!("mov rax, [", argument!(1), "]"),
        "jmp qword ptr [rax + {slots} + 8 * .Lunknown_number]",
    }
    end {}
    // They replace the handle. The entries share their end, so that each has 16 bytes. The table
    // stays in r11 and the number in eax, for `missing`.
    physical_device_trampolines(table = INSTANCE, handle = LOWER, slots = INSTANCE_SLOTS)
    terminators(table = DRIVER, handle = HANDLE, slots = DRIVER_SLOTS) => ".p2align 4, 0xcc"
    each { "endbr64", "mov eax, .Lunknown_number", "jmp 2f" }
    end {
        "2:",
        concat!("mov r11, [", argument!(1), " + {table}]"),
        concat!("mov ", argument!(1), ", [", argument!(1), " + {handle}]"),
        "jmp qword ptr [r11 + 8 * rax + {slots}]",
    }
}
