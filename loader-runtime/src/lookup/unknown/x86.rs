//! Entries of unknown functions for 32-bit x86. All arguments are on the stack, in either calling
//! convention of the platform, and eax, ecx and edx are free. Each entry begins with `endbr32`:
//! where a process tracks indirect branches, nothing else may be called through a pointer.

use super::frame::entries;

/// Bytes from one trampoline to the next.
pub(super) const TRAMPOLINE_SIZE: usize = 16;
/// Bytes from one trampoline of a device to the next.
pub(super) const DEVICE_TRAMPOLINE_SIZE: usize = TRAMPOLINE_SIZE;
/// Bytes from one terminator to the next.
pub(super) const TERMINATOR_SIZE: usize = 16;

entries! {
    // The return address in front of the two arguments is that of the command: `report_missing`
    // does not return.
    missing {
        "endbr32",
        "sub esp, 4",
        "push eax",
        "push ecx",
        "call {report}",
    }
    device_trampolines(slots = DEVICE_SLOTS) => ".p2align 4, 0xcc"
    each {
        "endbr32",
        "mov eax, [esp + 4]",
        "mov eax, [eax]",
        "jmp dword ptr [eax + {slots} + 4 * .Lunknown_number]",
    }
    end {}
    // They replace the handle on the stack, which is the callee's to change. The entries share
    // their end, so that each has 16 bytes. The table stays in ecx and the number in eax, for
    // `missing`.
    physical_device_trampolines(table = INSTANCE, handle = LOWER, slots = INSTANCE_SLOTS)
    terminators(table = DRIVER, handle = HANDLE, slots = DRIVER_SLOTS) => ".p2align 4, 0xcc"
    each { "endbr32", "mov eax, .Lunknown_number", "jmp 2f" }
    end {
        "2:",
        "mov ecx, [esp + 4]",
        "mov edx, [ecx + {handle}]",
        "mov ecx, [ecx + {table}]",
        "mov [esp + 4], edx",
        "jmp dword ptr [ecx + 4 * eax + {slots}]",
    }
}
