//! The effects of the build variables (docs/installing.md, "Build options").

mod library;

use std::ptr;

use dispatch_tables::vk;
use libloading::os::unix::Library;
use tests::{Sandbox, json, text};

/// drivers.md L.2, L.4, H.3 step 4: a library built without a window system has neither its exports
/// nor its extension.
#[test]
#[ignore = "slow"]
fn a_library_without_xcb_knows_nothing_of_it() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    if std::env::var_os("SCENARIO_DIRECTORY").is_none() {
        let built = library::built_with("without-xcb", &[("BUILD_WSI_XCB_SUPPORT", "OFF")]);
        sandbox.set_argument(built.to_str().expect("a path in UTF-8"));
    }
    let outcome = sandbox.run(|| {
        // SAFETY: the constructor of a Vulkan loader has no preconditions.
        let library = unsafe { Library::new(Sandbox::argument()) }.expect("the library");
        // SAFETY: only the presence of the symbols is used.
        let exports = |name: &str| unsafe { library.get::<*const ()>(name) }.is_ok();
        for (name, expected) in [
            ("vkCreateXcbSurfaceKHR", false),
            ("vkGetPhysicalDeviceXcbPresentationSupportKHR", false),
            ("vkCreateXlibSurfaceKHR", true),
            ("vkCreateWaylandSurfaceKHR", true),
        ] {
            assert_eq!(exports(name), expected, "{name}");
        }
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
        // SAFETY: `count` is the length of the array.
        let result = unsafe { enumerate(ptr::null(), &mut count, extensions.as_mut_ptr()) };
        assert_eq!(result, vk::Result::SUCCESS);
        let names = extensions.map(|extension| text(&extension.extension_name));
        assert!(!names.iter().any(|name| name == "VK_KHR_xcb_surface"));
        assert!(names.iter().any(|name| name == "VK_KHR_xlib_surface"));
    });
    outcome.expect_success();
}
