//! Machine code of unknown functions for AArch64, one entry a number.
//!
//! Arguments stay where the caller put them, in registers and on the stack. What is changed carries no argument: x14 to
//! x16. Each entry starts with `hint #34`, which is `bti c` where branch targets are checked; a jump through x16 may
//! land on such a one.

use std::arch::naked_asm;
use std::mem::offset_of;

use super::{CAPACITY, Function, report_missing};
use crate::object::dispatch::{DeviceDispatch, InstanceDispatch};
use crate::object::driver::Driver;
use crate::object::physical_device::{TerminatorPhysicalDevice, TrampolinePhysicalDevice};

/// Bytes of one instruction.
const INSTRUCTION: usize = 4;

/// Goes on through slot `number` of the device that the first argument belongs to.
pub(crate) fn device_trampoline(number: usize) -> Option<Function> {
    entry(device_trampolines, 4, number)
}

/// Goes on through slot `number` of the instance that the first argument, a physical device as the application sees
/// it, belongs to, with what the chain calls that physical device.
pub(crate) fn physical_device_trampoline(number: usize) -> Option<Function> {
    entry(physical_device_trampolines, 5, number)
}

/// Goes on through slot `number` of the driver that the first argument, a physical device as the bottom of the chain
/// sees it, belongs to, with the driver's own handle.
pub(crate) fn terminator(number: usize) -> Option<Function> {
    entry(terminators, 6, number)
}

/// What a driver's slot holds when the driver has no such function.
pub(crate) const MISSING: Function = missing;

/// Entry `number` of a function that holds [`CAPACITY`] of them.
fn entry(entries: Function, instructions: usize, number: usize) -> Option<Function> {
    let offset = number.checked_mul(instructions.checked_mul(INSTRUCTION)?)?;
    let first = entries as *const ();
    // SAFETY: the address of code that lies within `entries`.
    (number < CAPACITY).then(|| unsafe {
        std::mem::transmute::<*const (), Function>(first.wrapping_byte_add(offset))
    })
}

#[unsafe(naked)]
unsafe extern "system" fn device_trampolines() {
    naked_asm!(
        ".set .Lunknown_slot, {slots}",
        ".rept {capacity}",
        "hint #34",
        "ldr x16, [x0]",
        "ldr x16, [x16, #.Lunknown_slot]",
        "br x16",
        ".set .Lunknown_slot, .Lunknown_slot + 8",
        ".endr",
        slots = const offset_of!(DeviceDispatch, unknown),
        capacity = const CAPACITY,
    )
}

#[unsafe(naked)]
unsafe extern "system" fn physical_device_trampolines() {
    naked_asm!(
        ".set .Lunknown_slot, {slots}",
        ".rept {capacity}",
        "hint #34",
        "ldr x16, [x0]",
        "ldr x0, [x0, #{lower}]",
        "ldr x16, [x16, #.Lunknown_slot]",
        "br x16",
        ".set .Lunknown_slot, .Lunknown_slot + 8",
        ".endr",
        lower = const offset_of!(TrampolinePhysicalDevice, lower),
        slots = const offset_of!(InstanceDispatch, unknown),
        capacity = const CAPACITY,
    )
}

/// The driver stays in x15 and the number in w14, for [`missing`].
#[unsafe(naked)]
unsafe extern "system" fn terminators() {
    naked_asm!(
        ".set .Lunknown_number, 0",
        ".set .Lunknown_slot, {slots}",
        ".rept {capacity}",
        "hint #34",
        "mov w14, #.Lunknown_number",
        "ldr x15, [x0, #{driver}]",
        "ldr x0, [x0, #{handle}]",
        "ldr x16, [x15, #.Lunknown_slot]",
        "br x16",
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
        "hint #34",
        "mov x0, x15",
        "mov w1, w14",
        "b {report}",
        report = sym report_missing,
    )
}
