//! Link arguments of `libvulkan.so.1`.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if is_elf() {
        // Programs that link the library record this name, whatever the name of the file
        // (drivers.md L.1).
        link_arg("-Wl,-soname,libvulkan.so.1");
        // The library uses its own trampolines, even if a program defines symbols of these names.
        link_arg("-Wl,-Bsymbolic-functions");
    }
}

fn is_elf() -> bool {
    let unix = env::var_os("CARGO_CFG_UNIX").is_some();
    let apple = env::var("CARGO_CFG_TARGET_VENDOR").is_ok_and(|vendor| vendor == "apple");
    unix && !apple
}

fn link_arg(argument: &str) {
    println!("cargo::rustc-cdylib-link-arg={argument}");
}
