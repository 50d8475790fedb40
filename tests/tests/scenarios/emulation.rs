//! Physical-device queries that an old driver lacks (callpath.md 1.10, drivers.md I.6): every
//! member of the answers.

use std::ptr;

use dispatch_tables::vk;
use tests::{Instance, InstanceRequest, Loader, Outcome, Sandbox, call, json};

use crate::proc_addr::INSTANCE_EXTENSIONS;

/// A Vulkan 1.0 driver without instance extensions, and a second driver that has the extensions, so
/// that they can be enabled.
fn old_driver(sandbox: &mut Sandbox) -> tests::MockDriver {
    sandbox.env("VK_LOADER_DEBUG", "all");
    sandbox.driver(
        "new",
        json!({ "instance_extensions": INSTANCE_EXTENSIONS, "physical_devices": [{ "name": "new" }] }),
    );
    sandbox.driver(
        "old",
        json!({
            "api_version": "1.0.0",
            "instance_extensions": [],
            "physical_devices": [{ "name": "old", "api_version": "1.0.0" }],
        }),
    )
}

fn instance(api_version: u32, extensions: &[&str]) -> Instance {
    let request = InstanceRequest { api_version, extensions, ..Default::default() };
    Loader::open().create_instance(&request).expect("vkCreateInstance")
}

/// The physical device with this name.
fn device(instance: &Instance, name: &str) -> vk::PhysicalDevice {
    let devices = instance.physical_devices();
    let mut devices = devices.into_iter();
    let found = devices.find(|device| instance.device_name(*device) == name);
    found.expect("the device")
}

/// The messages about emulations at this level, in order, with `%` for the old driver.
fn emulations(outcome: &Outcome, level: &str, old: &tests::MockDriver) -> Vec<String> {
    let library = old.library.to_string_lossy();
    let messages = outcome.messages().into_iter();
    messages
        .filter(|(found, text)| *found == level && text.contains(": Emulati"))
        .map(|(_, text)| text.replace(&*library, "%"))
        .collect()
}

/// The warning about a chain that an emulation ignores.
fn ignored(command: &str, chain: &str) -> String {
    format!(
        "vkGetPhysicalDevice{command}: Emulation found unrecognized structure type in {chain} - this struct will be ignored"
    )
}

/// A structure that no emulation handles.
fn unknown_node() -> vk::PhysicalDeviceProtectedMemoryFeatures {
    vk::PhysicalDeviceProtectedMemoryFeatures { protected_memory: 7, ..Default::default() }
}

fn chained<T>(node: &mut T) -> *mut std::ffi::c_void {
    ptr::from_mut(node).cast()
}

/// callpath.md 1.10: features and properties, with the structures in their chains.
#[test]
fn features_and_properties_are_those_of_1_0() {
    for extensions in [&[][..], &["VK_KHR_external_memory_capabilities"]] {
        let mut sandbox = Sandbox::new();
        let old = old_driver(&mut sandbox);
        sandbox.set_argument(&extensions.join(","));
        let outcome = sandbox.run(|| {
            let argument = Sandbox::argument();
            let extensions: Vec<&str> = argument.split_terminator(',').collect();
            let instance = instance(vk::API_VERSION_1_1, &extensions);
            let (device, commands) = (device(&instance, "old"), instance.physical_device_commands);

            let mut unknown = unknown_node();
            let mut multiview = vk::PhysicalDeviceMultiviewFeatures {
                p_next: chained(&mut unknown),
                multiview: 7,
                multiview_geometry_shader: 7,
                multiview_tessellation_shader: 7,
                ..Default::default()
            };
            let mut features = vk::PhysicalDeviceFeatures2 {
                p_next: chained(&mut multiview),
                ..Default::default()
            };
            call!(commands.get_physical_device_features2(device, &mut features));
            assert_eq!(features.features.robust_buffer_access, vk::TRUE);
            assert_eq!(multiview.multiview, vk::FALSE);
            assert_eq!(multiview.multiview_geometry_shader, vk::FALSE);
            assert_eq!(multiview.multiview_tessellation_shader, vk::FALSE);
            assert_eq!(unknown.protected_memory, 7);

            let mut unknown = unknown_node();
            let mut ids = vk::PhysicalDeviceIDProperties {
                p_next: chained(&mut unknown),
                device_uuid: [7; 16],
                driver_uuid: [7; 16],
                device_luid: [7; 8],
                device_node_mask: 7,
                device_luid_valid: 7,
                ..Default::default()
            };
            let mut properties =
                vk::PhysicalDeviceProperties2 { p_next: chained(&mut ids), ..Default::default() };
            call!(commands.get_physical_device_properties2(device, &mut properties));
            assert_eq!(tests::text(&properties.properties.device_name), "old");
            let zeroed = !extensions.is_empty();
            let byte = if zeroed { 0 } else { 7 };
            assert_eq!(ids.device_uuid, [byte; 16]);
            assert_eq!(ids.driver_uuid, [byte; 16]);
            assert_eq!(ids.device_luid_valid, if zeroed { vk::FALSE } else { 7 });
            assert_eq!((ids.device_luid, ids.device_node_mask), ([7; 8], 7));
            assert_eq!(unknown.protected_memory, 7);
            instance.destroy();
        });
        outcome.expect_success();
        let told = ["Features", "Properties"].map(|what| {
            format!("vkGetPhysicalDevice{what}2: Emulating call in ICD \"%\" using vkGetPhysicalDevice{what}")
        });
        assert_eq!(emulations(&outcome, "INFO", &old), told);
        let zeroed = "vkGetPhysicalDeviceProperties2: Emulation cannot generate unique IDs for struct VkPhysicalDeviceIDProperties - setting IDs to zero instead";
        let mut warnings = vec![
            ignored("Features2", "pFeatures->pNext"),
            zeroed.to_owned(),
            ignored("Properties2KHR", "pProperties->pNext"),
        ];
        if extensions.is_empty() {
            warnings.remove(1);
        }
        assert_eq!(emulations(&outcome, "WARNING", &old), warnings);
    }
}

/// callpath.md 1.10: formats, memory, image formats.
#[test]
fn formats_and_memory_are_those_of_1_0() {
    let mut sandbox = Sandbox::new();
    let old = old_driver(&mut sandbox);
    let outcome = sandbox.run(|| {
        let instance = instance(vk::API_VERSION_1_1, &[]);
        let (device, commands) = (device(&instance, "old"), instance.physical_device_commands);
        let mut unknown = unknown_node();
        let format = vk::Format::R8_UNORM;

        let mut properties =
            vk::FormatProperties2 { p_next: chained(&mut unknown), ..Default::default() };
        call!(commands.get_physical_device_format_properties2(device, format, &mut properties));
        assert!(!properties.format_properties.buffer_features.is_empty());

        let mut memory = vk::PhysicalDeviceMemoryProperties2 {
            p_next: chained(&mut unknown),
            ..Default::default()
        };
        call!(commands.get_physical_device_memory_properties2(device, &mut memory));
        assert_eq!(memory.memory_properties.memory_heap_count, 1);

        let info = vk::PhysicalDeviceImageFormatInfo2 {
            format,
            ty: vk::ImageType::TYPE_3D,
            tiling: vk::ImageTiling::LINEAR,
            usage: vk::ImageUsageFlags::STORAGE,
            flags: vk::ImageCreateFlags::MUTABLE_FORMAT,
            ..Default::default()
        };
        let mut image = vk::ImageFormatProperties2::default();
        let query = |info: &_, image: &mut _| {
            call!(commands.get_physical_device_image_format_properties2(device, info, image))
        };
        assert_eq!(query(&info, &mut image), vk::Result::SUCCESS);
        let found = image.image_format_properties;
        let found = (found.max_mip_levels, found.max_array_layers, found.max_resource_size);
        assert_eq!(found, (4, 5, 6));
        let asks_more =
            vk::PhysicalDeviceImageFormatInfo2 { p_next: chained(&mut unknown), ..info };
        let refused = vk::Result::ERROR_FORMAT_NOT_SUPPORTED;
        assert_eq!(query(&asks_more, &mut image), refused);
        let mut gives_more =
            vk::ImageFormatProperties2 { p_next: chained(&mut unknown), ..Default::default() };
        assert_eq!(query(&info, &mut gives_more), refused);
        assert_eq!(unknown.protected_memory, 7);
        instance.destroy();
    });
    outcome.expect_success();
    let log = old.log();
    let asked = "vkGetPhysicalDeviceImageFormatProperties";
    assert_eq!(log.count(asked), 1, "not for what 1.0 cannot answer");
    let call = log.calls().find(|call| call.name == asked);
    let arguments = call.expect("a call").arguments;
    let arguments: Vec<u32> = arguments[1..6].iter().map(|word| *word as u32).collect();
    let expected = [
        vk::Format::R8_UNORM.as_raw() as u32,
        vk::ImageType::TYPE_3D.as_raw() as u32,
        vk::ImageTiling::LINEAR.as_raw() as u32,
        vk::ImageUsageFlags::STORAGE.as_raw(),
        vk::ImageCreateFlags::MUTABLE_FORMAT.as_raw(),
    ];
    assert_eq!(arguments, expected);
    assert_eq!(
        emulations(&outcome, "WARNING", &old),
        [
            ignored("FormatProperties2", "pFormatProperties->pNext"),
            ignored("MemoryProperties2", "pMemoryProperties->pNext"),
        ]
    );
}

/// callpath.md 1.10: queue families and sparse image formats: count, partial fill, and an array
/// with room to spare.
#[test]
fn lists_are_those_of_1_0() {
    let mut sandbox = Sandbox::new();
    let old = old_driver(&mut sandbox);
    let outcome = sandbox.run(|| {
        let instance = instance(vk::API_VERSION_1_1, &[]);
        let (device, commands) = (device(&instance, "old"), instance.physical_device_commands);
        for (room, expected) in [(None, 2), (Some(0), 2), (Some(1), 1), (Some(2), 2), (Some(9), 2)]
        {
            let mut unknown = unknown_node();
            let mut families = vec![vk::QueueFamilyProperties2::default(); 9];
            families[1].p_next = chained(&mut unknown);
            let mut count = room.unwrap_or(77);
            let array = room.map_or(ptr::null_mut(), |_| families.as_mut_ptr());
            call!(commands.get_physical_device_queue_family_properties2(device, &mut count, array));
            assert_eq!(count, expected, "{room:?}");
            let counts = families.iter().map(|family| family.queue_family_properties.queue_count);
            let written = room.unwrap_or(0).min(2) as usize;
            let counts: Vec<u32> = counts.collect();
            assert_eq!(counts[..written], [2, 1][..written], "{room:?}");
            assert!(counts[written..].iter().all(|count| *count == 0), "{room:?}");

            let info = vk::PhysicalDeviceSparseImageFormatInfo2 {
                p_next: chained(&mut unknown),
                ..Default::default()
            };
            let mut formats = vec![vk::SparseImageFormatProperties2::default(); 9];
            formats[1].p_next = chained(&mut unknown);
            let mut count = room.unwrap_or(77);
            let array = room.map_or(ptr::null_mut(), |_| formats.as_mut_ptr());
            call!(commands.get_physical_device_sparse_image_format_properties2(
                device, &info, &mut count, array
            ));
            assert_eq!(count, expected, "{room:?}");
            let aspects = formats.iter().map(|format| format.properties.aspect_mask);
            let aspects: Vec<_> = aspects.take(written).collect();
            let expected = [vk::ImageAspectFlags::DEPTH, vk::ImageAspectFlags::STENCIL];
            assert_eq!(aspects, expected[..written], "{room:?}");
        }
        instance.destroy();
    });
    outcome.expect_success();
    let family = ignored("QueueFamilyProperties2", "pQueueFamilyProperties[1].pNext");
    let info = ignored("SparseImageFormatProperties2", "pFormatInfo->pNext");
    let format = ignored("SparseImageFormatProperties2", "pProperties[1].pNext");
    // One warning about the info's chain in each call, and one for an element's chain when the
    // element is written.
    let both = [&family, &info, &format];
    let rounds = [&[&info][..], &[&info], &[&info], &both, &both];
    let expected: Vec<&String> = rounds.concat();
    let warnings = emulations(&outcome, "WARNING", &old);
    assert_eq!(warnings.iter().collect::<Vec<_>>(), expected);
}

/// Checks the answers and messages for every kind of external object, with chains in infos and
/// answers.
fn expect_emulated_sharing(outcome: &Outcome, old: &tests::MockDriver) {
    let kinds = ["Buffer", "Semaphore", "Fence"];
    let told = kinds.map(|kind| {
        format!("vkGetPhysicalDeviceExternal{kind}Properties: Emulating call in ICD \"%\"")
    });
    assert_eq!(emulations(outcome, "INFO", old), told);
    let warnings = kinds.map(|kind| {
        let command = format!("External{kind}Properties");
        let chains = ["Info", "Properties"].map(|what| format!("pExternal{kind}{what}->pNext"));
        chains.map(|chain| ignored(&command, &chain))
    });
    assert_eq!(emulations(outcome, "WARNING", old), warnings.as_flattened());
}

/// callpath.md 1.10: a driver without support for external objects reports that nothing can be
/// shared.
#[test]
fn nothing_is_shared_with_1_0() {
    let mut sandbox = Sandbox::new();
    let old = old_driver(&mut sandbox);
    let outcome = sandbox.run(|| {
        let instance = instance(vk::API_VERSION_1_1, &["VK_NV_external_memory_capabilities"]);
        let (device, commands) = (device(&instance, "old"), instance.physical_device_commands);
        let mut unknown = unknown_node();
        let next = chained(&mut unknown);

        let info = vk::PhysicalDeviceExternalBufferInfo { p_next: next, ..Default::default() };
        let mut buffer = vk::ExternalBufferProperties { p_next: next, ..Default::default() };
        let handles = vk::ExternalMemoryHandleTypeFlags::from_raw(7);
        buffer.external_memory_properties.compatible_handle_types = handles;
        call!(commands.get_physical_device_external_buffer_properties(device, &info, &mut buffer));
        let found = buffer.external_memory_properties;
        assert!(found.external_memory_features.is_empty());
        assert!(found.export_from_imported_handle_types.is_empty());
        assert!(found.compatible_handle_types.is_empty());

        let info = vk::PhysicalDeviceExternalSemaphoreInfo { p_next: next, ..Default::default() };
        let handles = vk::ExternalSemaphoreHandleTypeFlags::from_raw(7);
        let mut semaphore = vk::ExternalSemaphoreProperties {
            p_next: next,
            export_from_imported_handle_types: handles,
            compatible_handle_types: handles,
            external_semaphore_features: vk::ExternalSemaphoreFeatureFlags::from_raw(7),
            ..Default::default()
        };
        call!(commands.get_physical_device_external_semaphore_properties(
            device,
            &info,
            &mut semaphore
        ));
        assert!(semaphore.export_from_imported_handle_types.is_empty());
        assert!(semaphore.compatible_handle_types.is_empty());
        assert!(semaphore.external_semaphore_features.is_empty());

        let info = vk::PhysicalDeviceExternalFenceInfo { p_next: next, ..Default::default() };
        let handles = vk::ExternalFenceHandleTypeFlags::from_raw(7);
        let mut fence = vk::ExternalFenceProperties {
            p_next: next,
            export_from_imported_handle_types: handles,
            compatible_handle_types: handles,
            external_fence_features: vk::ExternalFenceFeatureFlags::from_raw(7),
            ..Default::default()
        };
        call!(commands.get_physical_device_external_fence_properties(device, &info, &mut fence));
        assert!(fence.export_from_imported_handle_types.is_empty());
        assert!(fence.compatible_handle_types.is_empty());
        assert!(fence.external_fence_features.is_empty());

        for (handle_type, result) in
            [(0, vk::Result::SUCCESS), (1, vk::Result::ERROR_FORMAT_NOT_SUPPORTED)]
        {
            let untouched = vk::ExternalMemoryHandleTypeFlagsNV::from_raw(7);
            let mut image = vk::ExternalImageFormatPropertiesNV {
                compatible_handle_types: untouched,
                ..Default::default()
            };
            let found = call!(commands.get_physical_device_external_image_format_properties_nv(
                device,
                vk::Format::R8_UNORM,
                vk::ImageType::TYPE_2D,
                vk::ImageTiling::OPTIMAL,
                vk::ImageUsageFlags::STORAGE,
                vk::ImageCreateFlags::empty(),
                vk::ExternalMemoryHandleTypeFlagsNV::from_raw(handle_type),
                &mut image
            ));
            assert_eq!(found, result);
            if handle_type == 0 {
                assert_eq!(image.image_format_properties.max_mip_levels, 4);
                assert!(image.compatible_handle_types.is_empty());
            } else {
                assert_eq!(image.compatible_handle_types, untouched);
            }
        }
        instance.destroy();
    });
    outcome.expect_success();
    expect_emulated_sharing(&outcome, &old);
}

/// callpath.md 1.10: which of the driver's functions the loader calls, depending on version,
/// extensions and the driver's commands.
#[test]
fn the_core_function_is_for_1_1_and_the_extensions_for_whoever_enables_it() {
    const EXTENSION: &str = "VK_KHR_get_physical_device_properties2";
    let (core, khr) = ("vkGetPhysicalDeviceFeatures2", "vkGetPhysicalDeviceFeatures2KHR");
    let emulated = "vkGetPhysicalDeviceFeatures";
    let (v1_0, v1_1) = (vk::API_VERSION_1_0, vk::API_VERSION_1_1);
    let rows = [
        (v1_1, false, &[][..], core),
        (v1_1, true, &[], core),
        (v1_1, true, &[core], khr),
        (v1_1, false, &[core], emulated),
        (v1_1, true, &[core, khr], emulated),
        (v1_0, true, &[], khr),
        (v1_0, true, &[khr], emulated),
        (v1_0, false, &[], emulated),
    ];
    for (api_version, enabled, missing, expected) in rows {
        let mut sandbox = Sandbox::new();
        let mock = sandbox.driver("mock", json!({ "missing": missing }));
        let extension = if enabled { EXTENSION } else { "" };
        sandbox.set_argument(&format!("{api_version} {extension}"));
        let outcome = sandbox.run(|| {
            let argument = Sandbox::argument();
            let (version, extension) = argument.split_once(' ').expect("two words");
            let extensions: Vec<&str> = extension.split_terminator(' ').collect();
            let instance = instance(version.parse().expect("a number"), &extensions);
            let device = instance.physical_devices()[0];
            let mut features = vk::PhysicalDeviceFeatures2::default();
            let commands = instance.physical_device_commands;
            call!(commands.get_physical_device_features2(device, &mut features));
            assert_eq!(features.features.robust_buffer_access, vk::TRUE);
            instance.destroy();
        });
        outcome.expect_success();
        let log = mock.log();
        for name in [core, khr, emulated] {
            let row = format!("{api_version:#x}, {extension}, without {missing:?}: {name}");
            assert_eq!(log.count(name), usize::from(name == expected), "{row}");
        }
    }
}

/// callpath.md 1.3, 1.6, 1.10: tools are queried only if the device can have the command.
#[test]
fn tools_are_those_of_drivers_that_can_have_them() {
    let (core, ext) = ("vkGetPhysicalDeviceToolProperties", "vkGetPhysicalDeviceToolPropertiesEXT");
    // The device, the commands that the driver lacks, and the number of tools from the core command
    // and from the extension's.
    let tooling = json!(["VK_EXT_tooling_info"]);
    let rows = [
        (json!({ "api_version": "1.3.0" }), None, 1, 0),
        (json!({ "api_version": "1.2.0" }), None, 0, 0),
        (json!({ "api_version": "1.2.0", "extensions": tooling }), None, 0, 1),
        (json!({ "api_version": "1.3.0", "extensions": tooling }), Some(core), 0, 1),
        (json!({ "api_version": "1.3.0", "extensions": tooling }), Some(ext), 1, 0),
    ];
    for (device, missing, by_core, by_extension) in rows {
        let mut sandbox = Sandbox::new();
        sandbox.env("VK_LOADER_DEBUG", "error");
        sandbox.driver(
            "mock",
            json!({
                "gate": false,
                "physical_devices": [device],
                "missing": missing.into_iter().collect::<Vec<_>>(),
            }),
        );
        sandbox.set_argument(&format!("{by_core} {by_extension}"));
        let outcome = sandbox.run(|| {
            let instance = instance(vk::API_VERSION_1_3, &[]);
            let device = instance.physical_devices()[0];
            let commands = instance.physical_device_commands;
            let mut counts = [77; 2];
            let results = [
                call!(commands.get_physical_device_tool_properties(
                    device,
                    &mut counts[0],
                    ptr::null_mut()
                )),
                call!(commands.get_physical_device_tool_properties_ext(
                    device,
                    &mut counts[1],
                    ptr::null_mut()
                )),
            ];
            assert_eq!(results, [vk::Result::SUCCESS; 2]);
            assert_eq!(format!("{} {}", counts[0], counts[1]), Sandbox::argument());
            instance.destroy();
        });
        outcome.expect_success();
        let text = "terminator_GetPhysicalDeviceToolProperties: The ICD's vkGetPhysicalDeviceToolProperties was NULL yet the physical device supports Vulkan API Version 1.3.";
        let errors = [("ERROR", text)];
        let told = usize::from(missing == Some(core));
        assert_eq!(outcome.messages(), errors[..told]);
    }
}

/// callpath.md 1.10: if a driver cannot list a device's extensions, with whatever result, the
/// extension's command returns no tools.
#[test]
fn tools_of_the_extension_need_the_list_of_extensions() {
    for code in [-1, -3] {
        let mut sandbox = Sandbox::new();
        let devices = json!([{ "extensions": ["VK_EXT_tooling_info"] }]);
        let results = json!({ "vkEnumerateDeviceExtensionProperties": code });
        sandbox.driver(
            "mock",
            json!({ "gate": false, "physical_devices": devices, "results": results }),
        );
        let outcome = sandbox.run(|| {
            let instance = instance(vk::API_VERSION_1_3, &[]);
            let device = instance.physical_devices()[0];
            let commands = instance.physical_device_commands;
            let mut count = 77;
            let result = call!(commands.get_physical_device_tool_properties_ext(
                device,
                &mut count,
                ptr::null_mut()
            ));
            assert_eq!((result, count), (vk::Result::SUCCESS, 0));
            instance.destroy();
        });
        outcome.expect_success();
    }
}
