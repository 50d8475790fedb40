//! Entries of unknown functions for AArch64. They change only x14 to x17, which carry no argument.
//!
//! Each entry starts with `hint #34`, which is `bti c` where branch targets are checked, and the
//! target of a jump through x16. Each slot is read with `ldar`, an acquire: the function of the
//! slot sees all that another thread wrote before it filled the slot. A jump alone orders nothing.

use super::frame::entries;

/// Bytes from one trampoline to the next.
pub(super) const TRAMPOLINE_SIZE: usize = 32;
/// Bytes from one trampoline of a device to the next.
pub(super) const DEVICE_TRAMPOLINE_SIZE: usize = TRAMPOLINE_SIZE;
/// Bytes from one terminator to the next.
pub(super) const TERMINATOR_SIZE: usize = 32;

entries! {
    missing {
        "hint #34",
        "mov x0, x15",
        "mov w1, w14",
        "b {report}",
    }
    device_trampolines(slots = DEVICE_SLOTS) => ".p2align 5"
    each {
        "hint #34",
        "ldr x16, [x0]",
        "mov w17, #({slots} + 8 * .Lunknown_number)",
        "add x16, x16, x17",
        "ldar x16, [x16]",
        "br x16",
    }
    end {}
    physical_device_trampolines(lower = LOWER, slots = INSTANCE_SLOTS) => ".p2align 5"
    each {
        "hint #34",
        "ldr x16, [x0]",
        "ldr x0, [x0, #{lower}]",
        "mov w17, #({slots} + 8 * .Lunknown_number)",
        "add x16, x16, x17",
        "ldar x16, [x16]",
        "br x16",
    }
    end {}
    // The driver stays in x15 and the number in w14, for `missing`.
    terminators(driver = DRIVER, handle = HANDLE, slots = DRIVER_SLOTS) => ".p2align 5"
    each {
        "hint #34",
        "mov w14, #.Lunknown_number",
        "ldr x15, [x0, #{driver}]",
        "ldr x0, [x0, #{handle}]",
        "mov w17, #({slots} + 8 * .Lunknown_number)",
        "add x16, x15, x17",
        "ldar x16, [x16]",
        "br x16",
    }
    end {}
}
