//! Entries of unknown functions for 64-bit RISC-V. They change only t1, t3 and t4, which carry no
//! argument.
//!
//! Each slot is read by a load with `fence r, rw` behind it, an acquire: the function of the slot
//! sees all that another thread wrote before it filled the slot. A jump alone orders nothing. No
//! entry jumps through t0, because processors take such a jump for a return.

use super::frame::entries;

/// Bytes from one trampoline to the next.
pub(super) const TRAMPOLINE_SIZE: usize = 32;
/// Bytes from one trampoline of a device to the next.
pub(super) const DEVICE_TRAMPOLINE_SIZE: usize = TRAMPOLINE_SIZE;
/// Bytes from one terminator to the next.
pub(super) const TERMINATOR_SIZE: usize = 64;

entries! {
    missing {
        "mv a0, t4",
        "mv a1, t3",
        "tail {report}",
    }
    device_trampolines(slots = DEVICE_SLOTS) => ".p2align 5"
    each {
        "ld t3, 0(a0)",
        "li t1, {slots} + 8 * .Lunknown_number",
        "add t1, t1, t3",
        "ld t1, 0(t1)",
        "fence r, rw",
        "jr t1",
    }
    end {}
    physical_device_trampolines(lower = LOWER, slots = INSTANCE_SLOTS) => ".p2align 5"
    each {
        "ld t3, 0(a0)",
        "ld a0, {lower}(a0)",
        "li t1, {slots} + 8 * .Lunknown_number",
        "add t1, t1, t3",
        "ld t1, 0(t1)",
        "fence r, rw",
        "jr t1",
    }
    end {}
    // The driver stays in t4 and the number in t3, for `missing`.
    terminators(driver = DRIVER, handle = HANDLE, slots = DRIVER_SLOTS) => ".p2align 6"
    each {
        "li t3, .Lunknown_number",
        "ld t4, {driver}(a0)",
        "ld a0, {handle}(a0)",
        "li t1, {slots} + 8 * .Lunknown_number",
        "add t1, t1, t4",
        "ld t1, 0(t1)",
        "fence r, rw",
        "jr t1",
    }
    end {}
}
