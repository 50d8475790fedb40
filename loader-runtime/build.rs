//! Which window systems the library is built for (drivers.md L.4): a condition each, `wsi_xcb`,
//! which generated code and the terminators behind it ask for. docs/installing.md lists the
//! variables.

use std::env;

/// Condition, and the variable of the build that can switch it off. Linux and the BSDs have them all
/// by default, [`OWN_SURFACES`] have none.
const WINDOW_SYSTEMS: [(&str, &str); 4] = [
    ("wsi_xcb", "BUILD_WSI_XCB_SUPPORT"),
    ("wsi_xlib", "BUILD_WSI_XLIB_SUPPORT"),
    ("wsi_xlib_xrandr", "BUILD_WSI_XLIB_XRANDR_SUPPORT"),
    ("wsi_wayland", "BUILD_WSI_WAYLAND_SUPPORT"),
];

/// Unix systems whose surfaces are those of one system alone.
const OWN_SURFACES: [&str; 5] = ["android", "fuchsia", "ios", "macos", "nto"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let system = env::var("CARGO_CFG_TARGET_OS").unwrap_or_default();
    let is_unix = env::var_os("CARGO_CFG_UNIX").is_some();
    let has_window_systems = is_unix && !OWN_SURFACES.contains(&system.as_str());
    for (condition, variable) in WINDOW_SYSTEMS {
        println!("cargo::rustc-check-cfg=cfg({condition})");
        if is_on(variable, has_window_systems) && has_window_systems {
            println!("cargo::rustc-cfg={condition}");
        }
    }
    if is_on("BUILD_WSI_DIRECTFB_SUPPORT", false) {
        println!(
            "cargo::error=BUILD_WSI_DIRECTFB_SUPPORT: this loader has no code for DirectFB surfaces"
        );
    }
}

/// What the variable says, as CMake would understand it. Unset and empty mean the default.
fn is_on(variable: &str, default: bool) -> bool {
    println!("cargo::rerun-if-env-changed={variable}");
    let value = env::var(variable).unwrap_or_default();
    match value.to_ascii_uppercase().as_str() {
        "" => default,
        "ON" | "YES" | "TRUE" | "Y" | "1" => true,
        "OFF" | "NO" | "FALSE" | "N" | "0" => false,
        _ => {
            println!("cargo::error={variable} is `{value}`, and can be ON or OFF");
            default
        }
    }
}
