//! Machine code of unknown functions for x86-64, one entry a number.
//!
//! Arguments stay where the caller put them, in registers and on the stack. What is changed carries no argument: rax
//! and r11 in both of the platform's calling conventions.

use std::arch::naked_asm;
use std::mem::offset_of;

use super::{CAPACITY, Function, report_missing};
use crate::object::dispatch::{DeviceDispatch, InstanceDispatch};
use crate::object::driver::Driver;
use crate::object::physical_device::{TerminatorPhysicalDevice, TrampolinePhysicalDevice};

/// Bytes from one trampoline to the next.
const TRAMPOLINE_SIZE: usize = 16;
/// Bytes from one terminator to the next.
const TERMINATOR_SIZE: usize = 32;

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

/// Goes on through slot `number` of the device that the first argument belongs to.
pub(crate) fn device_trampoline(number: usize) -> Option<Function> {
    entry(device_trampolines, TRAMPOLINE_SIZE, number)
}

/// Goes on through slot `number` of the instance that the first argument, a physical device as the application sees
/// it, belongs to, with what the chain calls that physical device.
pub(crate) fn physical_device_trampoline(number: usize) -> Option<Function> {
    entry(physical_device_trampolines, TRAMPOLINE_SIZE, number)
}

/// Goes on through slot `number` of the driver that the first argument, a physical device as the bottom of the chain
/// sees it, belongs to, with the driver's own handle.
pub(crate) fn terminator(number: usize) -> Option<Function> {
    entry(terminators, TERMINATOR_SIZE, number)
}

/// What a driver's slot holds when the driver has no such function.
pub(crate) const MISSING: Function = missing;

/// Entry `number` of a function that holds [`CAPACITY`] of them, the first one at the first multiple of `size`.
fn entry(entries: Function, size: usize, number: usize) -> Option<Function> {
    let first = entries as *const ();
    let start = first.addr().checked_next_multiple_of(size)?;
    let address = start.checked_add(number.checked_mul(size)?)?;
    // SAFETY: the address of code that lies within `entries`.
    (number < CAPACITY)
        .then(|| unsafe { std::mem::transmute::<*const (), Function>(first.with_addr(address)) })
}

#[unsafe(naked)]
unsafe extern "system" fn device_trampolines() {
    naked_asm!(
        ".p2align 4",
        ".set .Lunknown_slot, {slots}",
        ".rept {capacity}",
        concat!("mov rax, [", first_argument!(), "]"),
        "jmp qword ptr [rax + .Lunknown_slot]",
        ".p2align 4, 0xcc",
        ".set .Lunknown_slot, .Lunknown_slot + 8",
        ".endr",
        slots = const offset_of!(DeviceDispatch, unknown),
        capacity = const CAPACITY,
    )
}

#[unsafe(naked)]
unsafe extern "system" fn physical_device_trampolines() {
    naked_asm!(
        ".p2align 4",
        ".set .Lunknown_slot, {slots}",
        ".rept {capacity}",
        concat!("mov rax, [", first_argument!(), "]"),
        concat!("mov ", first_argument!(), ", [", first_argument!(), " + {lower}]"),
        "jmp qword ptr [rax + .Lunknown_slot]",
        ".p2align 4, 0xcc",
        ".set .Lunknown_slot, .Lunknown_slot + 8",
        ".endr",
        lower = const offset_of!(TrampolinePhysicalDevice, lower),
        slots = const offset_of!(InstanceDispatch, unknown),
        capacity = const CAPACITY,
    )
}

/// The driver stays in r11 and the number in eax, for [`missing`].
#[unsafe(naked)]
unsafe extern "system" fn terminators() {
    naked_asm!(
        ".p2align 5",
        ".set .Lunknown_number, 0",
        ".set .Lunknown_slot, {slots}",
        ".rept {capacity}",
        "mov eax, .Lunknown_number",
        concat!("mov r11, [", first_argument!(), " + {driver}]"),
        concat!("mov ", first_argument!(), ", [", first_argument!(), " + {handle}]"),
        "jmp qword ptr [r11 + .Lunknown_slot]",
        ".p2align 5, 0xcc",
        ".set .Lunknown_number, .Lunknown_number + 1",
        ".set .Lunknown_slot, .Lunknown_slot + 8",
        ".endr",
        driver = const offset_of!(TerminatorPhysicalDevice, driver),
        handle = const offset_of!(TerminatorPhysicalDevice, handle),
        slots = const offset_of!(Driver, unknown),
        capacity = const CAPACITY,
    )
}

#[unsafe(naked)]
unsafe extern "system" fn missing() {
    naked_asm!(
        concat!("mov ", first_argument!(), ", r11"),
        concat!("mov ", second_argument!(), ", eax"),
        "jmp {report}",
        report = sym report_missing,
    )
}
