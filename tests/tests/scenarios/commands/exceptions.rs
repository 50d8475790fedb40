//! Commands whose arguments the loader changes or keeps from the driver, with the reasons.

/// Commands with a common reason.
pub(super) struct Exception {
    /// The commands.
    pub(super) commands: &'static [&'static str],
    /// The loader's behaviour.
    pub(super) why: &'static str,
    /// The test of this behaviour.
    pub(super) test: &'static str,
}

/// All exceptions.
pub(super) const EXCEPTIONS: &[Exception] = &[
    Exception {
        commands: &["vkGetInstanceProcAddr"],
        why: "the loader answers (callpath.md 3.1)",
        test: "proc_addr::instance_lookups_follow_the_gates",
    },
    Exception {
        commands: &["vkGetDeviceProcAddr"],
        why: "the loader answers (callpath.md 3.5)",
        test: "proc_addr::device_lookups_give_the_drivers_functions",
    },
    Exception {
        commands: &["vkEnumerateInstanceVersion"],
        why: "there is no instance, and the version is the loader's (callpath.md 7.8)",
        test: "pre_instance::the_version_is_the_loaders_own",
    },
    Exception {
        commands: &["vkEnumerateInstanceExtensionProperties"],
        why: "all drivers are asked, and their lists put together (callpath.md 7.8, drivers.md H.3)",
        test: "pre_instance::extensions_are_merged_filtered_and_completed",
    },
    Exception {
        commands: &["vkEnumerateInstanceLayerProperties"],
        why: "drivers have no layers (callpath.md 7.8)",
        test: "pre_instance::no_layers_are_found_in_an_empty_sandbox",
    },
    Exception {
        commands: &["vkCreateInstance"],
        why: "every driver gets a request of its own (drivers.md I)",
        test: "instances::drivers_see_the_loaders_nodes_and_no_layers",
    },
    Exception {
        commands: &["vkDestroyInstance"],
        why: "what the application forgot is destroyed first (callpath.md 7.4)",
        test: "surfaces::surfaces_left_over_are_destroyed_with_the_instance",
    },
    Exception {
        commands: &["vkEnumeratePhysicalDevices"],
        why: "the loader enumerates for itself, wraps and sorts (callpath.md 7.5)",
        test: "physical_devices::physical_devices_are_wrapped_and_unwrapped",
    },
    Exception {
        commands: &["vkEnumeratePhysicalDeviceGroups", "vkEnumeratePhysicalDeviceGroupsKHR"],
        why: "the loader enumerates for itself, wraps and sorts (callpath.md 7.5)",
        test: "physical_devices::groups_hold_the_enumerated_handles",
    },
    Exception {
        commands: &["vkCreateDevice"],
        why: "the driver gets a request of its own (callpath.md 7.2)",
        test: "devices::drivers_see_the_loaders_node_and_the_enabled_extensions",
    },
    Exception {
        commands: &["vkEnumerateDeviceExtensionProperties", "vkEnumerateDeviceLayerProperties"],
        why: "layers have a part in the answer (callpath.md 7.6)",
        test: "devices::device_extensions_and_layers_are_enumerated",
    },
    Exception {
        commands: &["vkGetPhysicalDeviceToolProperties", "vkGetPhysicalDeviceToolPropertiesEXT"],
        why: "the driver is asked first whether it has tools at all (callpath.md 1.10)",
        test: "emulation::tools_are_those_of_drivers_that_can_have_them",
    },
    Exception {
        commands: &["vkCreateXcbSurfaceKHR", "vkCreateXlibSurfaceKHR", "vkCreateWaylandSurfaceKHR"],
        why: "no driver is called before the surface is used (callpath.md 5.2)",
        test: "surfaces::window_system_surfaces_reach_the_driver_as_they_were_given",
    },
    Exception {
        commands: &["vkCreateHeadlessSurfaceEXT"],
        why: "no driver is called before the surface is used (callpath.md 5.2)",
        test: "surfaces::driver_surfaces_are_made_at_first_use",
    },
    Exception {
        commands: &["vkCreateDisplayPlaneSurfaceKHR"],
        why: "no driver is called before the surface is used (callpath.md 5.2)",
        test: "displays::display_plane_surfaces_reach_the_driver_as_they_were_given",
    },
    Exception {
        commands: &[
            "vkGetPhysicalDeviceSurfaceCapabilities2KHR",
            "vkGetPhysicalDeviceSurfaceFormats2KHR",
        ],
        why: "the surface in the structure is replaced in a copy (callpath.md 5.6)",
        test: "surfaces::surfaces_are_queried",
    },
    Exception {
        commands: &["vkCreateSwapchainKHR"],
        why: "the surface in the structure is replaced in a copy (callpath.md 5.8)",
        test: "surfaces::a_swapchain_is_made_on_the_drivers_surface",
    },
    Exception {
        commands: &["vkCreateSharedSwapchainsKHR"],
        why: "the surfaces in the structures are replaced in copies (callpath.md 5.8)",
        test: "displays::shared_swapchains_are_made_on_the_drivers_surfaces",
    },
    Exception {
        commands: &["vkCreateDebugUtilsMessengerEXT", "vkDestroyDebugUtilsMessengerEXT"],
        why: "the messenger is the loader's, and each driver has one of its own (callpath.md 6.2)",
        test: "messengers::created_messengers_hear_the_loader_and_reach_drivers",
    },
    Exception {
        commands: &["vkSubmitDebugUtilsMessageEXT"],
        why: "no driver is called (callpath.md 6.2)",
        test: "messengers::submitted_messages_reach_matching_messengers",
    },
    Exception {
        commands: &["vkCreateDebugReportCallbackEXT", "vkDestroyDebugReportCallbackEXT"],
        why: "the callback is the loader's, and each driver has one of its own (callpath.md 6.2)",
        test: "messages::report_callbacks_hear_what_messengers_hear",
    },
    Exception {
        commands: &["vkSetDebugUtilsObjectNameEXT"],
        why: "the object in the structure may be replaced, in a copy (callpath.md 6.4)",
        test: "messengers::object_names_carry_the_drivers_handles",
    },
    Exception {
        commands: &[
            "vkSetDebugUtilsObjectTagEXT",
            "vkDebugMarkerSetObjectNameEXT",
            "vkDebugMarkerSetObjectTagEXT",
        ],
        why: "the object in the structure may be replaced, in a copy (callpath.md 6.4)",
        test: "messages::tags_and_markers_carry_the_drivers_handles",
    },
];
