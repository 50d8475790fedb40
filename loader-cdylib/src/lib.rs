//! `libvulkan.so.1`: what the operating system loads. Everything else is `loader-runtime`.
//!
//! The exported symbols are the trampolines of `loader-runtime`, which have their C names; nothing
//! is wrapped here. This crate adds what only the library itself can have: its name and link
//! arguments (`build.rs`), and the hooks that the dynamic linker calls (drivers.md B.4, E.7, L.1).

/// Called when the library is loaded, before any of its functions.
#[used]
#[cfg_attr(all(unix, not(target_vendor = "apple")), unsafe(link_section = ".init_array"))]
static ON_LOAD: extern "C" fn() = on_load;

extern "C" fn on_load() {
    loader_runtime::on_load();
}

/// Called when the library is unloaded or the process ends.
#[used]
#[cfg_attr(all(unix, not(target_vendor = "apple")), unsafe(link_section = ".fini_array"))]
static ON_UNLOAD: extern "C" fn() = on_unload;

extern "C" fn on_unload() {
    loader_runtime::on_unload();
}
