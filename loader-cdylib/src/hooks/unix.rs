//! The functions that the dynamic linker of an ELF or Mach-O system calls.

/// Runs when the library is loaded, before any other function.
#[used]
#[cfg_attr(not(target_vendor = "apple"), unsafe(link_section = ".init_array"))]
#[cfg_attr(target_vendor = "apple", unsafe(link_section = "__DATA,__mod_init_func"))]
static ON_LOAD: extern "C" fn() = on_load;

extern "C" fn on_load() {
    if cfg!(panic_on_load) {
        panic!("built to panic");
    }
    loader_runtime::on_load();
}

/// Runs when the library is unloaded or the process ends.
#[used]
#[cfg_attr(not(target_vendor = "apple"), unsafe(link_section = ".fini_array"))]
#[cfg_attr(target_vendor = "apple", unsafe(link_section = "__DATA,__mod_term_func"))]
static ON_UNLOAD: extern "C" fn() = on_unload;

extern "C" fn on_unload() {
    loader_runtime::on_unload();
}
