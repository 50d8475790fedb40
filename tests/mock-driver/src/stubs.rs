//! Recording stubs: one piece of machine code per command of the registry, for any signature.
//!
//! Stub number N puts N into a register that carries no argument and jumps to a common part. The
//! common part saves all argument registers and calls `record`. Then it jumps to the hand-written
//! implementation with all arguments unchanged, or returns a plain value if there is none.

use std::arch::global_asm;

use dispatch_tables::{Command, vk};

use crate::config::driver;
use crate::{entrypoints, log, object};

#[cfg(not(any(
    target_arch = "x86_64",
    target_arch = "aarch64",
    target_arch = "riscv64",
    target_arch = "x86"
)))]
compile_error!(
    "the mock driver has no recording stubs for this architecture: add the architecture to stubs.rs"
);

/// The distance in bytes between two stubs.
const STUB_SIZE: usize = 16;

/// The registers of integer arguments.
#[cfg(not(target_arch = "x86"))]
const INTEGERS: usize = if cfg!(target_arch = "x86_64") { 6 } else { 8 };

/// The stack words that are logged. No command of the registry has more arguments on the stack; words
/// beyond a command's last argument belong to the caller's frame.
const STACK_WORDS: usize = if cfg!(target_arch = "x86") { 28 } else { 9 };

// System V x86-64: integer arguments are in rdi, rsi, rdx, rcx, r8, r9, then on the stack, floats
// in xmm0 to xmm7. The registry has no argument wider than 64 bits. eax is free at entry.
#[cfg(target_arch = "x86_64")]
global_asm!(
    ".pushsection .text.mock_recording_stubs, \"ax\", @progbits",
    ".globl mock_recording_stubs",
    ".hidden mock_recording_stubs",
    ".balign {stub_size}",
    "mock_recording_stubs:",
    ".set mock_command_index, 0",
    ".rept {count}",
    ".balign {stub_size}",
    "movl $mock_command_index, %eax",
    "jmp mock_record_and_go_on",
    ".set mock_command_index, mock_command_index + 1",
    ".endr",
    "mock_record_and_go_on:",
    "pushq %rbp",
    "movq %rsp, %rbp",
    "subq $112, %rsp",
    "movq %rdi, 0(%rsp)",
    "movq %rsi, 8(%rsp)",
    "movq %rdx, 16(%rsp)",
    "movq %rcx, 24(%rsp)",
    "movq %r8, 32(%rsp)",
    "movq %r9, 40(%rsp)",
    "movsd %xmm0, 48(%rsp)",
    "movsd %xmm1, 56(%rsp)",
    "movsd %xmm2, 64(%rsp)",
    "movsd %xmm3, 72(%rsp)",
    "movsd %xmm4, 80(%rsp)",
    "movsd %xmm5, 88(%rsp)",
    "movsd %xmm6, 96(%rsp)",
    "movsd %xmm7, 104(%rsp)",
    "movl %eax, %edi",
    "movq %rsp, %rsi",
    "leaq 16(%rbp), %rdx",
    "call {record}",
    "movq %rax, %r11",
    "movq %rdx, %rax",
    "movq 0(%rsp), %rdi",
    "movq 8(%rsp), %rsi",
    "movq 16(%rsp), %rdx",
    "movq 24(%rsp), %rcx",
    "movq 32(%rsp), %r8",
    "movq 40(%rsp), %r9",
    "movsd 48(%rsp), %xmm0",
    "movsd 56(%rsp), %xmm1",
    "movsd 64(%rsp), %xmm2",
    "movsd 72(%rsp), %xmm3",
    "movsd 80(%rsp), %xmm4",
    "movsd 88(%rsp), %xmm5",
    "movsd 96(%rsp), %xmm6",
    "movsd 104(%rsp), %xmm7",
    "leave",
    "testq %r11, %r11",
    "jz 1f",
    "jmp *%r11",
    "1: ret",
    ".popsection",
    stub_size = const STUB_SIZE,
    count = const Command::COUNT,
    record = sym record,
    options(att_syntax),
);

// AAPCS64: integer arguments are in x0 to x7, then on the stack, floats in d0 to d7. x16 and x17 are
// free at entry. A stub hands over its own address, and the common part computes N.
#[cfg(target_arch = "aarch64")]
global_asm!(
    ".pushsection .text.mock_recording_stubs, \"ax\", @progbits",
    ".globl mock_recording_stubs",
    ".hidden mock_recording_stubs",
    ".balign {stub_size}",
    "mock_recording_stubs:",
    ".rept {count}",
    ".balign {stub_size}",
    "adr x16, #0",
    "b mock_record_and_go_on",
    ".endr",
    "mock_record_and_go_on:",
    "stp x29, x30, [sp, #-16]!",
    "mov x29, sp",
    "sub sp, sp, #128",
    "stp x0, x1, [sp]",
    "stp x2, x3, [sp, #16]",
    "stp x4, x5, [sp, #32]",
    "stp x6, x7, [sp, #48]",
    "stp d0, d1, [sp, #64]",
    "stp d2, d3, [sp, #80]",
    "stp d4, d5, [sp, #96]",
    "stp d6, d7, [sp, #112]",
    "adr x17, mock_recording_stubs",
    "sub x16, x16, x17",
    "mov x17, #{stub_size}",
    "udiv x0, x16, x17",
    "mov x1, sp",
    "add x2, x29, #16",
    "bl {record}",
    "mov x16, x0",
    "mov x17, x1",
    "ldp x0, x1, [sp]",
    "ldp x2, x3, [sp, #16]",
    "ldp x4, x5, [sp, #32]",
    "ldp x6, x7, [sp, #48]",
    "ldp d0, d1, [sp, #64]",
    "ldp d2, d3, [sp, #80]",
    "ldp d4, d5, [sp, #96]",
    "ldp d6, d7, [sp, #112]",
    "mov sp, x29",
    "ldp x29, x30, [sp], #16",
    "cbz x16, 1f",
    "br x16",
    "1: mov x0, x17",
    "ret",
    ".popsection",
    stub_size = const STUB_SIZE,
    count = const Command::COUNT,
    record = sym record,
);

// LP64D: integer arguments are in a0 to a7, then on the stack, floats in fa0 to fa7. t0 and t1 are free
// at entry. A stub hands over its own address, and the common part computes N.
#[cfg(target_arch = "riscv64")]
global_asm!(
    ".pushsection .text.mock_recording_stubs, \"ax\", @progbits",
    ".option push",
    ".option norelax",
    ".globl mock_recording_stubs",
    ".hidden mock_recording_stubs",
    ".balign {stub_size}",
    "mock_recording_stubs:",
    ".rept {count}",
    ".balign {stub_size}",
    "auipc t0, 0",
    "j mock_record_and_go_on",
    ".endr",
    "mock_record_and_go_on:",
    "addi sp, sp, -144",
    "sd ra, 136(sp)",
    "sd a0, 0(sp)",
    "sd a1, 8(sp)",
    "sd a2, 16(sp)",
    "sd a3, 24(sp)",
    "sd a4, 32(sp)",
    "sd a5, 40(sp)",
    "sd a6, 48(sp)",
    "sd a7, 56(sp)",
    "fsd fa0, 64(sp)",
    "fsd fa1, 72(sp)",
    "fsd fa2, 80(sp)",
    "fsd fa3, 88(sp)",
    "fsd fa4, 96(sp)",
    "fsd fa5, 104(sp)",
    "fsd fa6, 112(sp)",
    "fsd fa7, 120(sp)",
    "lla t1, mock_recording_stubs",
    "sub a0, t0, t1",
    "li t1, {stub_size}",
    "divu a0, a0, t1",
    "mv a1, sp",
    "addi a2, sp, 144",
    "call {record}",
    "mv t0, a0",
    "mv t1, a1",
    "ld a0, 0(sp)",
    "ld a1, 8(sp)",
    "ld a2, 16(sp)",
    "ld a3, 24(sp)",
    "ld a4, 32(sp)",
    "ld a5, 40(sp)",
    "ld a6, 48(sp)",
    "ld a7, 56(sp)",
    "fld fa0, 64(sp)",
    "fld fa1, 72(sp)",
    "fld fa2, 80(sp)",
    "fld fa3, 88(sp)",
    "fld fa4, 96(sp)",
    "fld fa5, 104(sp)",
    "fld fa6, 112(sp)",
    "fld fa7, 120(sp)",
    "ld ra, 136(sp)",
    "addi sp, sp, 144",
    "beqz t0, 1f",
    "jr t0",
    "1: mv a0, t1",
    "ret",
    ".option pop",
    ".popsection",
    stub_size = const STUB_SIZE,
    count = const Command::COUNT,
    record = sym record,
);

// i386: all arguments are on the stack, in words of 32 bits. eax, ecx and edx are free at entry.
#[cfg(target_arch = "x86")]
global_asm!(
    ".pushsection .text.mock_recording_stubs, \"ax\", @progbits",
    ".globl mock_recording_stubs",
    ".hidden mock_recording_stubs",
    ".balign {stub_size}",
    "mock_recording_stubs:",
    ".set mock_command_index, 0",
    ".rept {count}",
    ".balign {stub_size}",
    "movl $mock_command_index, %eax",
    "jmp mock_record_and_go_on",
    ".set mock_command_index, mock_command_index + 1",
    ".endr",
    "mock_record_and_go_on:",
    "pushl %ebp",
    "movl %esp, %ebp",
    "subl $24, %esp",
    "movl %eax, 0(%esp)",
    "leal 8(%ebp), %eax",
    "movl %eax, 4(%esp)",
    "leal 12(%esp), %eax",
    "movl %eax, 8(%esp)",
    "call {record}",
    "movl 12(%esp), %ecx",
    "movl 16(%esp), %eax",
    "movl 20(%esp), %edx",
    "leave",
    "testl %ecx, %ecx",
    "jz 1f",
    "jmp *%ecx",
    "1: ret",
    ".popsection",
    stub_size = const STUB_SIZE,
    count = const Command::COUNT,
    record = sym record_stack,
    options(att_syntax),
);

unsafe extern "C" {
    /// The first stub.
    fn mock_recording_stubs();
}

/// The stub of `command`, which ProcAddr lookups return.
pub(crate) fn of(command: Command) -> vk::PFN_vkVoidFunction {
    let first = mock_recording_stubs as *const () as usize;
    let stub = (first + STUB_SIZE * command.index()) as *const ();
    // SAFETY: the address is that of one of the COUNT stubs above, so it is not NULL, and the stub
    // obeys the calling convention of Vulkan commands for any arguments.
    Some(unsafe { std::mem::transmute::<*const (), unsafe extern "system" fn()>(stub) })
}

/// The argument registers as the common part saved them.
#[cfg(not(target_arch = "x86"))]
#[repr(C)]
struct Registers {
    integers: [u64; INTEGERS],
    floats: [u64; 8],
}

/// How the common part continues: to the implementation, or back to the caller with a result.
#[repr(C)]
struct Verdict {
    implementation: vk::PFN_vkVoidFunction,
    result: u64,
}

/// The common part calls this before the implementation. `stack` points to the place of stack
/// arguments.
#[cfg(not(target_arch = "x86"))]
extern "C" fn record(index: u32, registers: &Registers, stack: &[u64; STACK_WORDS]) -> Verdict {
    verdict(index, registers.integers[0], |name| {
        log::call(name, &[registers.integers.as_slice(), stack].concat(), &registers.floats);
    })
}

/// [`record`] where all arguments are on the stack. It writes the verdict to memory, because a
/// function that returns so much takes the address of that memory as an argument anyway.
#[cfg(target_arch = "x86")]
extern "C" fn record_stack(index: u32, stack: &[u32; STACK_WORDS], result: &mut Verdict) {
    *result = verdict(index, stack[0].into(), |name| {
        log::call(name, &stack.map(u64::from), &[]);
    });
}

/// Logs the call of the command of this number, and says what follows. `argument` is the first one.
fn verdict(index: u32, argument: u64, log: impl FnOnce(&str)) -> Verdict {
    let Some(command) = Command::all().nth(index as usize) else {
        return Verdict { implementation: None, result: 0 };
    };
    let name = command.name().to_str().unwrap_or_default();
    if log::is_kept() {
        log(name);
    }
    match driver().result(name) {
        Some(result) => Verdict { implementation: None, result: result.cast_unsigned() },
        None => {
            object::check_argument(command, argument);
            Verdict { implementation: entrypoints::implementation(command), result: 0 }
        }
    }
}
