//! Entries of unknown functions for 32-bit x86. All arguments are on the stack, in either calling
//! convention of the platform, and eax, ecx and edx are free. Each entry begins with `endbr32`: where
//! a process tracks indirect branches, nothing else may be called through a pointer.

use core::arch::naked_asm;

use super::frame::entries;
use super::report_missing;

/// Bytes from one trampoline to the next.
pub(super) const TRAMPOLINE_SIZE: usize = 16;
/// Bytes from one terminator to the next.
pub(super) const TERMINATOR_SIZE: usize = 16;

entries! {
    device_trampolines ".p2align 4, 0xcc"
    each {
        "endbr32",
        "mov eax, [esp + 4]",
        "mov eax, [eax]",
        "jmp dword ptr [eax + {slots} + 4 * .Lunknown_number]",
    }
    end {}
    with { slots = DEVICE_SLOTS }
}

/// Functions that replace the handle on the stack, which is the callee's to change. The entries share
/// their end, so that each has 16 bytes. The table stays in ecx and the number in eax, for
/// [`missing`].
macro_rules! replacing_handle {
    ($name:ident $table:ident $handle:ident $slots:ident) => {
        entries! {
            $name ".p2align 4, 0xcc"
            each { "endbr32", "mov eax, .Lunknown_number", "jmp 2f" }
            end {
                "2:",
                "mov ecx, [esp + 4]",
                "mov edx, [ecx + {handle}]",
                "mov ecx, [ecx + {table}]",
                "mov [esp + 4], edx",
                "jmp dword ptr [ecx + 4 * eax + {slots}]",
            }
            with { table = $table, handle = $handle, slots = $slots }
        }
    };
}

replacing_handle!(physical_device_trampolines INSTANCE LOWER INSTANCE_SLOTS);
replacing_handle!(terminators DRIVER HANDLE DRIVER_SLOTS);

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
