//! `libvulkan.so.1`, the shared object that the operating system loads. All other code is in
//! `loader-runtime`.
//!
//! The exported symbols are the trampolines of `loader-runtime`, which have their C names. This
//! crate adds the name and link arguments of the library (`build.rs`), the hooks of the dynamic
//! linker (drivers.md B.4, E.7, L.1), and, in profiles where a panic aborts, allocator and panic
//! handler. Where a panic unwinds, as in tests, or the feature `std` is on, the standard library
//! has both.
#![cfg_attr(all(panic = "abort", not(feature = "std")), no_std)]

#[cfg(all(panic = "abort", not(feature = "std")))]
mod freestanding;

#[cfg_attr(windows, path = "hooks/windows.rs")]
#[cfg_attr(not(windows), path = "hooks/unix.rs")]
mod hooks;
