//! Entries of unknown functions for 32-bit x86. All arguments are on the stack, in either calling
//! convention of the platform, and eax, ecx and edx are free. Each entry begins with `endbr32`: where
//! a process tracks indirect branches, nothing else may be called through a pointer.

use core::arch::naked_asm;

use super::{
    CAPACITY, DEVICE_SLOTS, DRIVER, DRIVER_SLOTS, HANDLE, INSTANCE_SLOTS, LOWER, report_missing,
};

/// Bytes from one trampoline to the next.
pub(super) const TRAMPOLINE_SIZE: usize = 16;
/// Bytes from one terminator to the next.
pub(super) const TERMINATOR_SIZE: usize = 16;

#[unsafe(naked)]
pub(super) unsafe extern "system" fn device_trampolines() {
    naked_asm!(
        ".p2align 4",
        ".set .Lunknown_slot, {slots}",
        ".rept {capacity}",
        "endbr32",
        "mov eax, [esp + 4]",
        "mov eax, [eax]",
        "jmp dword ptr [eax + .Lunknown_slot]",
        ".p2align 4, 0xcc",
        ".set .Lunknown_slot, .Lunknown_slot + 4",
        ".endr",
        slots = const DEVICE_SLOTS,
        capacity = const CAPACITY,
    )
}

/// The entries share their end, so that each has 16 bytes. The handle on the stack is the callee's to
/// change.
#[unsafe(naked)]
pub(super) unsafe extern "system" fn physical_device_trampolines() {
    naked_asm!(
        ".p2align 4",
        ".set .Lunknown_number, 0",
        ".rept {capacity}",
        "endbr32",
        "mov eax, .Lunknown_number",
        "jmp 2f",
        ".p2align 4, 0xcc",
        ".set .Lunknown_number, .Lunknown_number + 1",
        ".endr",
        "2:",
        "mov ecx, [esp + 4]",
        "mov edx, [ecx + {lower}]",
        "mov ecx, [ecx]",
        "mov [esp + 4], edx",
        "jmp dword ptr [ecx + 4 * eax + {slots}]",
        lower = const LOWER,
        slots = const INSTANCE_SLOTS,
        capacity = const CAPACITY,
    )
}

/// The driver stays in ecx and the number in eax, for [`missing`]. The entries share their end.
#[unsafe(naked)]
pub(super) unsafe extern "system" fn terminators() {
    naked_asm!(
        ".p2align 4",
        ".set .Lunknown_number, 0",
        ".rept {capacity}",
        "endbr32",
        "mov eax, .Lunknown_number",
        "jmp 2f",
        ".p2align 4, 0xcc",
        ".set .Lunknown_number, .Lunknown_number + 1",
        ".endr",
        "2:",
        "mov ecx, [esp + 4]",
        "mov edx, [ecx + {handle}]",
        "mov ecx, [ecx + {driver}]",
        "mov [esp + 4], edx",
        "jmp dword ptr [ecx + 4 * eax + {slots}]",
        driver = const DRIVER,
        handle = const HANDLE,
        slots = const DRIVER_SLOTS,
        capacity = const CAPACITY,
    )
}

/// The return address in front of the two arguments is that of the command: `report_missing` does not
/// return.
#[unsafe(naked)]
pub(super) unsafe extern "system" fn missing() {
    naked_asm!(
        "endbr32",
        "sub esp, 4",
        "push eax",
        "push ecx",
        "call {report}",
        report = sym report_missing,
    )
}
