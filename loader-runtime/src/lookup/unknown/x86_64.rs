//! Entries of unknown functions for x86-64. They change only rax and r11, which carry no argument
//! in either calling convention of the platform. Each entry begins with `endbr64`: where a process
//! tracks indirect branches, nothing else may be called through a pointer.

use core::arch::naked_asm;

use super::frame::entries;
use super::report_missing;

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
    device_trampolines ".p2align 4, 0xcc"
    each {
        "endbr64",
        concat!("mov rax, [", argument!(1), "]"),
        "jmp qword ptr [rax + {slots} + 8 * .Lunknown_number]",
    }
    end {}
    with { slots = DEVICE_SLOTS }
}

/// Functions that replace the handle. The entries share their end, so that each has 16 bytes. The table
/// stays in r11 and the number in eax, for [`missing`].
macro_rules! replacing_handle {
    ($name:ident $table:ident $handle:ident $slots:ident) => {
        entries! {
            $name ".p2align 4, 0xcc"
            each { "endbr64", "mov eax, .Lunknown_number", "jmp 2f" }
            end {
                "2:",
                concat!("mov r11, [", argument!(1), " + {table}]"),
                concat!("mov ", argument!(1), ", [", argument!(1), " + {handle}]"),
                "jmp qword ptr [r11 + 8 * rax + {slots}]",
            }
            with { table = $table, handle = $handle, slots = $slots }
        }
    };
}

replacing_handle!(physical_device_trampolines INSTANCE LOWER INSTANCE_SLOTS);
replacing_handle!(terminators DRIVER HANDLE DRIVER_SLOTS);

#[unsafe(naked)]
pub(super) unsafe extern "system" fn missing() {
    naked_asm!(
        "endbr64",
        concat!("mov ", argument!(1), ", r11"),
        concat!("mov ", argument!(2), ", eax"),
        "jmp {report}",
        report = sym report_missing,
    )
}
