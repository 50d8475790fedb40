//! Atomics for valgrind's drd, which sees memory accesses and pthread's functions but not the
//! ordering of an atomic. The loader and drivers on author-kit have them in a build with `--cfg drd`.
//!
//! - Client requests report what an access orders (valgrind's `drd.h`): ANNOTATE_HAPPENS_BEFORE before a
//!   release, so that a thread which sees the value finds the mark in place, and again behind the release,
//!   since a thread that acquires the value may free the atomic; ANNOTATE_HAPPENS_AFTER after an acquire. A
//!   relaxed access reports nothing.
//! - A plain store is a read-modify-write. drd takes `lock`ed instructions for loads, so that
//!   atomics do not conflict with each other, but an ordinary `mov` to memory conflicts with every
//!   load, atomic or not.
//!
//! A mark stays in force: an acquire counts as ordered after every release of this object before
//! it, also where it read an older value, and a failed `compare_exchange` as a release. So drd may
//! miss a race, but invents none.

use core::arch::asm;
use core::hint::black_box;
use core::ptr;
use core::sync::atomic;
use core::sync::atomic::Ordering;

#[cfg(not(all(target_arch = "x86_64", unix)))]
compile_error!("`--cfg drd` holds machine code for x86-64 on Unix: leave it out elsewhere");

/// `VG_USERREQ__DRD_ANNOTATE_HAPPENS_BEFORE`.
const HAPPENS_BEFORE: usize = 0x4847_0000 + 256 + 33;
/// `VG_USERREQ__DRD_ANNOTATE_HAPPENS_AFTER`.
const HAPPENS_AFTER: usize = 0x4847_0000 + 256 + 34;

/// Sends a client request about `object` to valgrind; has no effect without valgrind.
fn request<T>(request: usize, object: &T) {
    let arguments = [request, ptr::from_ref(object).addr(), 0, 0, 0, 0];
    // SAFETY: valgrind's preamble rotates a register by 128 bits in all, and exchanges another one
    // with itself. Valgrind reads the six words, and writes the result to rdx.
    unsafe {
        asm!(
            "rol rdi, 3",
            "rol rdi, 13",
            "rol rdi, 61",
            "rol rdi, 51",
            "xchg rbx, rbx",
            in("rax") arguments.as_ptr(),
            inout("rdx") 0_usize => _,
            options(nostack),
        );
    }
}

/// Reports that the earlier accesses of this thread happen before those of a thread that acquires
/// `object`.
fn release<T>(object: &T, order: Ordering) {
    if !matches!(order, Ordering::Relaxed | Ordering::Acquire) {
        request(HAPPENS_BEFORE, object);
    }
}

/// Reports that the later accesses of this thread happen after those of the threads that released
/// `object`.
fn acquire<T>(object: &T, order: Ordering) {
    if !matches!(order, Ordering::Relaxed | Ordering::Release) {
        request(HAPPENS_AFTER, object);
    }
}

/// An atomic whose accesses are reported to drd.
#[derive(Debug, Default)]
#[repr(transparent)]
pub struct Annotated<Atomic>(Atomic);

impl<Atomic> Annotated<Atomic> {
    fn read<T>(&self, order: Ordering, access: impl FnOnce(&Atomic) -> T) -> T {
        let value = access(&self.0);
        acquire(self, order);
        value
    }

    fn modify<T>(&self, order: Ordering, access: impl FnOnce(&Atomic) -> T) -> T {
        release(self, order);
        let value = access(&self.0);
        release(self, order);
        acquire(self, order);
        value
    }
}

macro_rules! annotated {
    ($($(<$Type:ident>)? $Atomic:ident of $Value:ty;)*) => {$(
        pub type $Atomic$(<$Type>)? = Annotated<atomic::$Atomic$(<$Type>)?>;

        #[allow(dead_code, reason = "not every type needs every method")]
        impl$(<$Type>)? Annotated<atomic::$Atomic$(<$Type>)?> {
            pub const fn new(value: $Value) -> Self {
                Self(atomic::$Atomic::new(value))
            }

            pub fn load(&self, order: Ordering) -> $Value {
                self.read(order, |atomic| atomic.load(order))
            }

            pub fn store(&self, value: $Value, order: Ordering) {
                // `black_box` uses the result: the compiler may turn a swap without one into a
                // plain store.
                black_box(self.modify(order, |atomic| atomic.swap(value, order)));
            }

            pub fn swap(&self, value: $Value, order: Ordering) -> $Value {
                self.modify(order, |atomic| atomic.swap(value, order))
            }

            pub fn compare_exchange(
                &self,
                current: $Value,
                new: $Value,
                success: Ordering,
                failure: Ordering,
            ) -> Result<$Value, $Value> {
                release(self, success);
                let outcome = self.0.compare_exchange(current, new, success, failure);
                release(self, success);
                acquire(self, if outcome.is_ok() { success } else { failure });
                outcome
            }
        }
    )*};
}

annotated! {
    AtomicBool of bool;
    AtomicU32 of u32;
    AtomicU64 of u64;
    AtomicUsize of usize;
    <T> AtomicPtr of *mut T;
}

impl Annotated<atomic::AtomicU64> {
    pub fn fetch_or(&self, value: u64, order: Ordering) -> u64 {
        self.modify(order, |atomic| atomic.fetch_or(value, order))
    }
}

impl Annotated<atomic::AtomicUsize> {
    pub fn fetch_add(&self, value: usize, order: Ordering) -> usize {
        self.modify(order, |atomic| atomic.fetch_add(value, order))
    }

    pub fn fetch_sub(&self, value: usize, order: Ordering) -> usize {
        self.modify(order, |atomic| atomic.fetch_sub(value, order))
    }
}
