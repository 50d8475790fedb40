//! Link arguments of `libvulkan.so.1` and `libvulkan.1.dylib`, and the version resource of `vulkan-1.dll`.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if is_elf() {
        // Programs that link the library record this name, whatever the name of the file
        // (drivers.md L.1).
        link_arg("-Wl,-soname,libvulkan.so.1");
        // The library uses its own trampolines, even if a program defines symbols of these names.
        link_arg("-Wl,-Bsymbolic-functions");
    }
    if is("CARGO_CFG_TARGET_VENDOR", "apple") {
        for argument in mach_o_arguments(env!("CARGO_PKG_VERSION")) {
            link_arg(&argument);
        }
    }
    if is("CARGO_CFG_TARGET_OS", "windows") && is("CARGO_CFG_TARGET_ENV", "gnu") {
        link_version_resource();
    }
}

/// The name that programs record, wherever the library is, and the versions of the interface (the number in
/// the name) and of the library (drivers.md L.1).
fn mach_o_arguments(version: &str) -> [String; 3] {
    let minor = version.rsplit_once('.').map_or(version, |(minor, _)| minor);
    [
        "-Wl,-install_name,@rpath/libvulkan.1.dylib".into(),
        "-Wl,-compatibility_version,1.0.0".into(),
        format!("-Wl,-current_version,{minor}.0"),
    ]
}

/// Links the version that the file's properties show. `WINDRES` names the resource compiler, by
/// default that of the target's binutils.
fn link_version_resource() {
    println!("cargo::rerun-if-env-changed=WINDRES");
    let folder = env::var("OUT_DIR").expect("cargo sets it");
    let (source, object) = (Path::new(&folder).join("version.rc"), format!("{folder}/version.o"));
    fs::write(&source, version_resource(env!("CARGO_PKG_VERSION"))).expect("write version.rc");
    let windres = env::var("WINDRES").unwrap_or_else(|_| {
        let machine = env::var("CARGO_CFG_TARGET_ARCH").expect("cargo sets it");
        let machine = if machine == "x86" { "i686" } else { &machine };
        format!("{machine}-w64-mingw32-windres")
    });
    let made = Command::new(&windres).arg(&source).args(["-O", "coff", "-o", &object]).status();
    if made.is_ok_and(|status| status.success()) {
        link_arg(&object);
    } else {
        println!(
            "cargo::error={windres} does not compile {}: install binutils for the target, or name another with WINDRES",
            source.display()
        );
    }
}

fn version_resource(version: &str) -> String {
    let numbers = version.replace('.', ",");
    format!(
        r#"1 VERSIONINFO
FILEVERSION {numbers},0
PRODUCTVERSION {numbers},0
FILEOS 0x40004
FILETYPE 2
BEGIN
  BLOCK "StringFileInfo"
  BEGIN
    BLOCK "040904E4"
    BEGIN
      VALUE "FileDescription", "Vulkan Loader"
      VALUE "FileVersion", "{version}"
      VALUE "InternalName", "vulkan-1.dll"
      VALUE "OriginalFilename", "vulkan-1.dll"
      VALUE "ProductName", "Vulkan Loader in Rust"
      VALUE "ProductVersion", "{version}"
    END
  END
  BLOCK "VarFileInfo"
  BEGIN
    VALUE "Translation", 0x409, 1252
  END
END
"#
    )
}

fn is(variable: &str, value: &str) -> bool {
    env::var(variable).is_ok_and(|set| set == value)
}

fn is_elf() -> bool {
    let unix = env::var_os("CARGO_CFG_UNIX").is_some();
    unix && !is("CARGO_CFG_TARGET_VENDOR", "apple")
}

fn link_arg(argument: &str) {
    println!("cargo::rustc-cdylib-link-arg={argument}");
}
