//! `libvulkan.so.1`, the shared object that the operating system loads. All other code is in
//! `loader-runtime`.
//!
//! The exported symbols are the trampolines of `loader-runtime`, which have their C names. This
//! crate adds the name and link arguments of the library (`build.rs`), the hooks of the dynamic
//! linker (drivers.md B.4, E.7, L.1), and, in profiles where a panic aborts, allocator and panic
//! handler. Where a panic unwinds, as in tests, the standard library has both.
#![cfg_attr(panic = "abort", no_std)]

#[cfg(panic = "abort")]
mod freestanding;

/// Runs when the library is loaded, before any other function.
#[used]
#[cfg_attr(all(unix, not(target_vendor = "apple")), unsafe(link_section = ".init_array"))]
static ON_LOAD: extern "C" fn() = on_load;

extern "C" fn on_load() {
    if cfg!(panic_on_load) {
        panic!("built to panic");
    }
    loader_runtime::on_load();
}

/// Runs when the library is unloaded or the process ends.
#[used]
#[cfg_attr(all(unix, not(target_vendor = "apple")), unsafe(link_section = ".fini_array"))]
static ON_UNLOAD: extern "C" fn() = on_unload;

extern "C" fn on_unload() {
    loader_runtime::on_unload();
}
