//! Entries of unknown functions for x86-64. They change only rax and r11, which carry no argument
//! in either calling convention of the platform. Each entry begins with `endbr64`: where a process
//! tracks indirect branches, nothing else may be called through a pointer.

use core::arch::naked_asm;

use super::{
    CAPACITY, DEVICE_SLOTS, DRIVER, DRIVER_SLOTS, HANDLE, INSTANCE_SLOTS, LOWER, report_missing,
};

/// Bytes from one trampoline to the next.
pub(super) const TRAMPOLINE_SIZE: usize = 16;
/// Bytes from one terminator to the next.
pub(super) const TERMINATOR_SIZE: usize = 16;

#[cfg(not(windows))]
macro_rules! first_argument {
    () => {
        "rdi"
    };
}
#[cfg(windows)]
macro_rules! first_argument {
    () => {
        "rcx"
    };
}
#[cfg(not(windows))]
macro_rules! second_argument {
    () => {
        "esi"
    };
}
#[cfg(windows)]
macro_rules! second_argument {
    () => {
        "edx"
    };
}

#[unsafe(naked)]
pub(super) unsafe extern "system" fn device_trampolines() {
    naked_asm!(
        ".p2align 4",
        ".set .Lunknown_slot, {slots}",
        ".rept {capacity}",
        "endbr64",
        concat!("mov rax, [", first_argument!(), "]"),
        "jmp qword ptr [rax + .Lunknown_slot]",
        ".p2align 4, 0xcc",
        ".set .Lunknown_slot, .Lunknown_slot + 8",
        ".endr",
        slots = const DEVICE_SLOTS,
        capacity = const CAPACITY,
    )
}

/// The entries share their end, so that each has 16 bytes.
#[unsafe(naked)]
pub(super) unsafe extern "system" fn physical_device_trampolines() {
    naked_asm!(
        ".p2align 4",
        ".set .Lunknown_number, 0",
        ".rept {capacity}",
        "endbr64",
        "mov eax, .Lunknown_number",
        "jmp 2f",
        ".p2align 4, 0xcc",
        ".set .Lunknown_number, .Lunknown_number + 1",
        ".endr",
        "2:",
        concat!("mov r11, [", first_argument!(), "]"),
        concat!("mov ", first_argument!(), ", [", first_argument!(), " + {lower}]"),
        "jmp qword ptr [r11 + 8 * rax + {slots}]",
        lower = const LOWER,
        slots = const INSTANCE_SLOTS,
        capacity = const CAPACITY,
    )
}

/// The driver stays in r11 and the number in eax, for [`missing`]. The entries share their end.
#[unsafe(naked)]
pub(super) unsafe extern "system" fn terminators() {
    naked_asm!(
        ".p2align 4",
        ".set .Lunknown_number, 0",
        ".rept {capacity}",
        "endbr64",
        "mov eax, .Lunknown_number",
        "jmp 2f",
        ".p2align 4, 0xcc",
        ".set .Lunknown_number, .Lunknown_number + 1",
        ".endr",
        "2:",
        concat!("mov r11, [", first_argument!(), " + {driver}]"),
        concat!("mov ", first_argument!(), ", [", first_argument!(), " + {handle}]"),
        "jmp qword ptr [r11 + 8 * rax + {slots}]",
        driver = const DRIVER,
        handle = const HANDLE,
        slots = const DRIVER_SLOTS,
        capacity = const CAPACITY,
    )
}

#[unsafe(naked)]
pub(super) unsafe extern "system" fn missing() {
    naked_asm!(
        "endbr64",
        concat!("mov ", first_argument!(), ", r11"),
        concat!("mov ", second_argument!(), ", eax"),
        "jmp {report}",
        report = sym report_missing,
    )
}
