//! What the standard library would bring: memory from the C library, and the end of a process that
//! panics. A loader lives in every process that draws, and carries nothing that it does not call.

use core::arch::global_asm;
use core::fmt::{self, Write};
use core::panic::PanicInfo;

#[cfg_attr(windows, path = "freestanding/windows.rs")]
#[cfg_attr(not(windows), path = "freestanding/unix.rs")]
mod memory;

/// One line to stderr, then SIGABRT.
///
/// The line does not name the place in the source, so the library contains no path of the machine
/// that built it (docs/packaging.md, "Reproducible builds"). A debugger finds the place.
#[panic_handler]
fn panic(info: &PanicInfo<'_>) -> ! {
    let mut line = Line { bytes: [0; 512], used: 0 };
    let _ = writeln!(line, "libvulkan.so.1: panicked: {}", info.message());
    // SAFETY: the buffer is readable for its length; `abort` asks nothing of the caller.
    unsafe {
        libc::write(2, line.bytes.as_ptr().cast(), line.used as _);
        libc::abort()
    }
}

/// As much of a line as fits.
struct Line {
    bytes: [u8; 512],
    used: usize,
}

impl Write for Line {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for (place, byte) in self.bytes.iter_mut().skip(self.used).zip(text.bytes()) {
            *place = byte;
            self.used += 1;
        }
        Ok(())
    }
}

// `alloc` comes built to unwind and refers to both names. Nothing unwinds here, so nothing calls
// them. They name read-only data, which every processor refuses to execute: no instruction of one
// processor is written here. Symbols that Rust defines under these names would be exported.
#[cfg(not(any(windows, target_vendor = "apple")))]
global_asm!(
    ".pushsection .rodata",
    ".globl rust_eh_personality",
    ".hidden rust_eh_personality",
    "rust_eh_personality:",
    ".globl _Unwind_Resume",
    ".hidden _Unwind_Resume",
    "_Unwind_Resume:",
    ".byte 0",
    ".popsection",
);

#[cfg(all(windows, not(target_arch = "x86")))]
global_asm!(
    ".section .rdata,\"dr\"",
    ".globl rust_eh_personality",
    "rust_eh_personality:",
    ".globl _Unwind_Resume",
    "_Unwind_Resume:",
    ".byte 0",
    ".text",
);

// Symbols of C have an underscore in front on 32-bit Windows.
#[cfg(all(windows, target_arch = "x86"))]
global_asm!(
    ".section .rdata,\"dr\"",
    ".globl _rust_eh_personality",
    "_rust_eh_personality:",
    ".globl __Unwind_Resume",
    "__Unwind_Resume:",
    ".byte 0",
    ".text",
);

#[cfg(target_vendor = "apple")]
global_asm!(
    ".section __TEXT,__const",
    ".globl _rust_eh_personality",
    ".private_extern _rust_eh_personality",
    "_rust_eh_personality:",
    ".globl __Unwind_Resume",
    ".private_extern __Unwind_Resume",
    "__Unwind_Resume:",
    ".byte 0",
    ".text",
);
