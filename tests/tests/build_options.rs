//! What variables of the build change in the library (docs/installing.md, "Build options").

mod library;

use std::ffi::CStr;
use std::os::unix::process::ExitStatusExt as _;
use std::process::Command;
use std::ptr;

use dispatch_tables::vk;
use libloading::os::unix::Library;
use tests::artifacts::build_loader;
use tests::{Sandbox, json, text};

/// What belongs to one window system.
struct WindowSystem {
    /// The variable that switches the window system off.
    variable: &'static str,
    extension: &'static str,
    /// Whether the extension is on the list of drivers.md H.3 step 4 and layers.md 1.7. If not, only
    /// the filter of known extensions drops the extension, which spares layers.
    is_filtered: bool,
    exports: &'static [&'static str],
}

const WINDOW_SYSTEMS: [WindowSystem; 4] = [
    WindowSystem {
        variable: "BUILD_WSI_XCB_SUPPORT",
        extension: "VK_KHR_xcb_surface",
        is_filtered: true,
        exports: &["vkCreateXcbSurfaceKHR", "vkGetPhysicalDeviceXcbPresentationSupportKHR"],
    },
    WindowSystem {
        variable: "BUILD_WSI_XLIB_SUPPORT",
        extension: "VK_KHR_xlib_surface",
        is_filtered: true,
        exports: &["vkCreateXlibSurfaceKHR", "vkGetPhysicalDeviceXlibPresentationSupportKHR"],
    },
    WindowSystem {
        variable: "BUILD_WSI_XLIB_XRANDR_SUPPORT",
        extension: "VK_EXT_acquire_xlib_display",
        is_filtered: false,
        exports: &[],
    },
    WindowSystem {
        variable: "BUILD_WSI_WAYLAND_SUPPORT",
        extension: "VK_KHR_wayland_surface",
        is_filtered: true,
        exports: &["vkCreateWaylandSurfaceKHR", "vkGetPhysicalDeviceWaylandPresentationSupportKHR"],
    },
];

/// drivers.md L.2, L.4, H.3 step 4, layers.md 1.7: a library without a window system has neither its
/// exports nor its extension, whether drivers or layers list it. The last round has no window system
/// at all.
#[test]
#[ignore = "slow"]
fn a_library_without_a_window_system_knows_nothing_of_it() {
    let offered = || WINDOW_SYSTEMS.iter().map(|system| system.extension);
    let manifest = || {
        let extensions: Vec<_> = offered().map(|name| json!({ "name": name })).collect();
        json!({ "instance_extensions": extensions })
    };
    let rounds = WINDOW_SYSTEMS.each_ref().map(|system| vec![system.variable]);
    for off in rounds.into_iter().chain([WINDOW_SYSTEMS.map(|system| system.variable).to_vec()]) {
        let mut sandbox = Sandbox::new();
        sandbox.driver("mock", json!({ "instance_extensions": offered().collect::<Vec<_>>() }));
        // One layer for the list without a layer's name, another one for the list with its name.
        sandbox.implicit_layer("on", manifest(), json!({}));
        sandbox.explicit_layer("asked", manifest(), json!({}));
        if !Sandbox::is_application() {
            let variables: Vec<_> = off.iter().map(|variable| (*variable, "OFF")).collect();
            let built = library::built_with("without-window-systems", &variables);
            let path = built.to_str().expect("a path in UTF-8");
            sandbox.set_argument(&format!("{path} {}", off.join(" ")));
        }
        let outcome = sandbox.run(|| {
            let argument = Sandbox::argument();
            let mut words = argument.split(' ');
            let path = words.next().expect("the library's path");
            let off: Vec<_> = words.collect();
            // SAFETY: opening a Vulkan loader runs its constructor, which asks nothing of the
            // caller.
            let library = unsafe { Library::new(path) }.expect("the library");
            let without_layer = extensions(&library, None);
            let of_layer = extensions(&library, Some(c"VK_LAYER_MOCK_asked"));
            for system in WINDOW_SYSTEMS {
                let is_off = off.contains(&system.variable);
                let is_listed = |list: &[String]| list.iter().any(|name| name == system.extension);
                let is_dropped = is_off && system.is_filtered;
                assert_eq!(is_listed(&without_layer), !is_dropped, "{}", system.extension);
                assert_eq!(is_listed(&of_layer), !is_dropped, "{} of a layer", system.extension);
                for name in system.exports {
                    // SAFETY: the symbol is only looked at.
                    let is_exported = unsafe { library.get::<*const ()>(*name) }.is_ok();
                    assert_eq!(is_exported, !is_off, "{name}");
                }
            }
        });
        outcome.expect_success();
    }
}

/// The names that vkEnumerateInstanceExtensionProperties of this library gives.
fn extensions(library: &Library, layer: Option<&CStr>) -> Vec<String> {
    // SAFETY: the exported command of this name has this type.
    let enumerate = unsafe {
        *library
            .get::<vk::PFN_vkEnumerateInstanceExtensionProperties>(
                "vkEnumerateInstanceExtensionProperties",
            )
            .expect("an export")
    };
    let mut extensions = [vk::ExtensionProperties::default(); 64];
    let mut count = 64;
    let layer = layer.map_or(ptr::null(), CStr::as_ptr);
    // SAFETY: there is room for as many as the count says.
    let result = unsafe { enumerate(layer, &mut count, extensions.as_mut_ptr()) };
    assert_eq!(result, vk::Result::SUCCESS);
    extensions[..count as usize].iter().map(|e| text(&e.extension_name)).collect()
}

/// The panic handler of the shipped profile: one line without the place in the source, then SIGABRT.
/// No input makes the loader panic, so the library is built to panic when it is loaded.
#[test]
#[ignore = "slow"]
fn a_panic_prints_one_line_and_aborts() {
    let target =
        build_loader("panicking-library", &["--release"], &[("RUSTFLAGS", "--cfg panic_on_load")]);
    let library = target.join("release/libvulkan.so");
    let output = Command::new("/bin/true").env_clear().env("LD_PRELOAD", library).output();
    let output = output.expect("the child process");
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(error, "libvulkan.so.1: panicked: built to panic\n");
    assert_eq!(output.status.signal(), Some(6), "SIGABRT");
}

/// docs/installing.md, `DRIVER_POLICY`: the policy of a system without a policy file.
#[test]
#[ignore = "slow"]
fn a_library_has_the_policy_of_its_build() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "driver");
    if !Sandbox::is_application() {
        let target = build_loader("policy", &[], &[("DRIVER_POLICY", "present")]);
        sandbox.env("POLICY_LIBRARY", target.join("debug/libvulkan.so"));
    }
    let outcome = sandbox.run(|| {
        let path = std::env::var_os("POLICY_LIBRARY").expect("a path");
        // SAFETY: the constructor of a loader has no preconditions, and its export has this type.
        unsafe {
            let library = Library::new(path).expect("the library");
            let query: vk::PFN_vkEnumerateInstanceExtensionProperties =
                *library.get("vkEnumerateInstanceExtensionProperties").expect("an export");
            let mut count = 0;
            assert_eq!(query(ptr::null(), &mut count, ptr::null_mut()), vk::Result::SUCCESS);
        }
    });
    outcome.expect_success();
    let text = "Driver policy: this build of the loader says `present`";
    outcome.expect_message("INFO | DRIVER", text);
}
