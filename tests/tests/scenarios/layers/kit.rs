//! Layers made with author-kit, with the manifests that their build scripts write.

use std::ffi::c_char;
use std::path::Path;
use std::time::Duration;
use std::{env, fs, ptr};

use super::wrapping::instance_with_messenger;
use dispatch_tables::layer::{
    NegotiateLayerInterface, NegotiateLayerStructType, PFN_vkNegotiateLoaderLayerInterfaceVersion,
};
use dispatch_tables::vk;
use libloading::Library;
use tests::{
    InstanceRequest, Loader, Messages, MockDriver, Sandbox, Value, artifacts, call, json, text,
};

use crate::real_drivers::{XServer, lavapipe, program};

const COUNT: &str = "VK_LAYER_EXAMPLE_count";

/// A sandbox with the layer that counts submits and draws, which writes to `counts.txt`.
fn counting() -> Sandbox {
    let mut sandbox = Sandbox::new();
    sandbox.built_layer(false, "libcount_layer.so", COUNT);
    sandbox.env("VK_EXAMPLE_COUNT_PATH", sandbox.path("counts.txt"));
    sandbox.env("VK_INSTANCE_LAYERS", COUNT);
    sandbox
}

fn counts(sandbox: &Sandbox) -> String {
    fs::read_to_string(sandbox.path("counts.txt")).expect("the layer's file")
}

/// The application calls by the names of extensions; the hooks have the core names. The layer's
/// message reaches the application's messenger.
#[test]
fn s14_2_the_counting_layer_counts_every_spelling() {
    let mut sandbox = counting();
    sandbox.env("VK_LOADER_DEBUG", "error");
    let extensions = ["VK_KHR_synchronization2", "VK_KHR_draw_indirect_count"];
    sandbox.driver("driver", json!({ "physical_devices": [{ "extensions": extensions }] }));
    let outcome = sandbox.run(|| {
        let messages: &'static Messages = Box::leak(Box::default());
        let request = InstanceRequest {
            api_version: vk::API_VERSION_1_1,
            extensions: &["VK_EXT_debug_utils"],
            ..Default::default()
        };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let mut messenger = vk::DebugUtilsMessengerEXT::NULL;
        let info = messages.messenger();
        call!(instance.commands.create_debug_utils_messenger_ext(
            instance.handle,
            &info,
            ptr::null(),
            &mut messenger
        ));
        let extensions = ["VK_KHR_synchronization2", "VK_KHR_draw_indirect_count"];
        let device = instance.create_device(instance.physical_devices()[0], &extensions);
        let (pool, buffer) = device.command_buffer();
        for _ in 0..3 {
            call!(device.commands.cmd_draw(buffer, 3, 1, 0, 0));
        }
        let null = vk::Buffer::NULL;
        call!(device.commands.cmd_draw_indirect_count_khr(buffer, null, 0, null, 0, 1, 0));
        let queue = device.queue();
        call!(device.commands.queue_submit(queue, 0, ptr::null(), vk::Fence::NULL));
        call!(device.commands.queue_submit2_khr(queue, 0, ptr::null(), vk::Fence::NULL));
        call!(device.commands.destroy_command_pool(device.handle, pool, ptr::null()));
        messages.take();
        device.destroy();
        let info = vk::DebugUtilsMessageSeverityFlagsEXT::INFO;
        let message = (info, "count".to_owned(), "submits 2, draws 4".to_owned());
        assert!(messages.take().contains(&message));
        call!(instance.commands.destroy_debug_utils_messenger_ext(
            instance.handle,
            messenger,
            ptr::null()
        ));
        instance.destroy();
    });
    outcome.expect_success();
    assert_eq!(outcome.stderr, "", "no error");
    assert_eq!(counts(&sandbox), "submits 2, draws 4\n");
}

/// vkcube records a draw for every image of its swapchain, and submits every frame.
#[test]
#[ignore = "needs mesa-vulkan-drivers, vulkan-tools, libvulkan1, xvfb"]
fn the_counting_layer_counts_the_same_under_both_loaders() {
    let server = XServer::start();
    let count = |loader: &Path| {
        let mut sandbox = counting();
        sandbox.set_loader(loader).env("VK_DRIVER_FILES", lavapipe());
        sandbox.env("DISPLAY", server.display());
        let mut cube = program("vkcube", "vulkan-tools");
        sandbox.execute(cube.args(["--c", "50"])).expect_success();
        counts(&sandbox)
    };
    let [ours, theirs] = [artifacts::our_loader(), artifacts::system_loader()].map(|it| count(&it));
    assert_eq!(ours, theirs);
    let number = |name: &str| -> u32 {
        let (_, after) = ours.split_once(name).expect("a number");
        after.trim().split(',').next().and_then(|text| text.parse().ok()).expect("a number")
    };
    assert!(number("submits") >= 50, "{ours}");
    assert!(number("draws") >= 2, "{ours}");
}

/// A sandbox with the two layers of `kit-layers` above a driver.
fn two_layers() -> (Sandbox, MockDriver) {
    let mut sandbox = Sandbox::new();
    let extensions = ["VK_KHR_synchronization2"];
    let config = json!({ "physical_devices": [{ "extensions": extensions }] });
    let driver = sandbox.driver("driver", config);
    sandbox.built_layer(true, "libkit_layers.so", "VK_LAYER_KIT_upper");
    sandbox.built_layer(false, "libkit_layers.so", "VK_LAYER_KIT_lower");
    sandbox.env("VK_INSTANCE_LAYERS", "VK_LAYER_KIT_lower");
    (sandbox, driver)
}

/// In the application: enables the upper layer, whose hook makes the loader report another version.
fn open_with_upper() -> &'static Loader {
    let loader = Loader::open();
    // SAFETY: no other thread of this process runs.
    unsafe { env::set_var("ENABLE_UPPER", "1") };
    loader
}

/// layers.md 8.2, 9, 10: an extension of a layer, a pre-instance function, loader data, create infos
/// with more than the application asked for, the order of destruction.
#[test]
fn s8_2_s9_s10_two_layers_of_one_library_use_all_of_the_kit() {
    let (sandbox, driver) = two_layers();
    let outcome = sandbox.run(|| {
        let loader = open_with_upper();
        assert_eq!(loader.version(), vk::HEADER_VERSION_COMPLETE + 1);
        let (instance, messages) = instance_with_messenger(loader, vk::API_VERSION_1_0);
        let device =
            instance.create_device(instance.physical_devices()[0], &["VK_EXT_hdr_metadata"]);
        call!(device.commands.set_hdr_metadata_ext(device.handle, 3, ptr::null(), ptr::null()));
        let result = call!(device.commands.device_wait_idle(device.handle));
        assert_eq!(result, vk::Result::SUCCESS, "the driver's answer after the panic of a hook");
        device.destroy();
        let heard = messages.take();
        let own: Vec<&str> =
            heard.iter().filter(|(_, id, _)| id == "kit").map(|(.., text)| &**text).collect();
        let expected = [
            "upper: loader data true, extensions 1",
            "upper: metadata of 3",
            "lower: submit2 true",
        ];
        assert_eq!(own, expected);
        instance.destroy();
    });
    outcome.expect_success();
    let log = driver.log();
    let counts = ["vkCreateDevice", "vkDeviceWaitIdle", "vkDestroyDevice", "vkDestroyInstance"];
    assert_eq!(counts.map(|name| log.count(name)), [1, 1, 1, 1]);
    let created = log.details("vkCreateInstance").next().expect("a creation");
    assert_eq!(created["api_version"], vk::API_VERSION_1_1, "the lower layer asked for more");
}

/// The lower layer asks for an extension that the driver lacks, and asks again without; the upper one
/// refuses the device before anybody below is called.
#[test]
fn a_layer_retries_with_less_and_refuses() {
    for (setting, expected, calls) in
        [("", vk::Result::SUCCESS, 2), ("device refused", vk::Result::ERROR_FEATURE_NOT_PRESENT, 0)]
    {
        let mut sandbox = Sandbox::new();
        let config = json!({
            "physical_devices": [{ "extensions": ["VK_KHR_synchronization2"] }],
            "results_from": { "vkCreateDevice": { "call": 1, "last": 1, "result": -7 } },
        });
        let driver = sandbox.driver("driver", config);
        sandbox.built_layer(true, "libkit_layers.so", "VK_LAYER_KIT_upper");
        sandbox.built_layer(false, "libkit_layers.so", "VK_LAYER_KIT_lower");
        sandbox.env("VK_INSTANCE_LAYERS", "VK_LAYER_KIT_lower");
        sandbox.env("VK_KIT_UPPER_FAIL", setting).set_argument(&expected.as_raw().to_string());
        let outcome = sandbox.run(|| {
            let instance = open_with_upper().create_instance(&InstanceRequest::default());
            let instance = instance.expect("vkCreateInstance");
            let queue = vk::DeviceQueueCreateInfo {
                queue_count: 1,
                p_queue_priorities: &1.0,
                ..Default::default()
            };
            let info = vk::DeviceCreateInfo {
                queue_create_info_count: 1,
                p_queue_create_infos: &queue,
                ..Default::default()
            };
            let mut device = vk::Device::NULL;
            let result = call!(instance.physical_device_commands.create_device(
                instance.physical_devices()[0],
                &info,
                ptr::null(),
                &mut device
            ));
            assert_eq!(result.as_raw().to_string(), Sandbox::argument());
        });
        outcome.expect_success();
        let log = driver.log();
        assert_eq!(log.count("vkCreateDevice"), calls, "{setting}");
    }
}

/// A layer chooses the hooks of each device at run time, and keeps state of command buffers without
/// wrapping them.
#[test]
fn a_layer_counts_draws_of_command_buffers_on_the_devices_that_it_chooses() {
    let mut sandbox = Sandbox::new();
    let extensions = ["VK_EXT_debug_marker", "VK_KHR_synchronization2"];
    let config = json!({ "physical_devices": [{ "extensions": extensions }] });
    let driver = sandbox.driver("driver", config);
    sandbox.built_layer(false, "libkit_layers.so", "VK_LAYER_KIT_lower");
    sandbox.env("VK_INSTANCE_LAYERS", "VK_LAYER_KIT_lower");
    let outcome = sandbox.run(|| {
        let version = InstanceRequest::default().api_version;
        let (instance, messages) = instance_with_messenger(Loader::open(), version);
        let physical_device = instance.physical_devices()[0];
        let counted = instance.create_device(physical_device, &["VK_EXT_debug_marker"]);
        let plain = instance.create_device(physical_device, &[]);
        let address = |device: &tests::Device| device.commands.cmd_draw.expect("core") as usize;
        assert_ne!(address(&counted), address(&plain));
        for device in [&counted, &plain] {
            let (pool, buffer) = device.command_buffer();
            for _ in 0..3 {
                call!(device.commands.cmd_draw(buffer, 3, 1, 0, 0));
            }
            // As with a function of the instance, which is for every device.
            call!(counted.commands.cmd_draw(buffer, 3, 1, 0, 0));
            call!(device.commands.destroy_command_pool(device.handle, pool, ptr::null()));
        }
        let of_layer = messages.take().into_iter().filter(|(_, id, _)| id == "kit");
        let texts: Vec<String> = of_layer.map(|(.., text)| text).collect();
        assert_eq!(texts, ["lower: a buffer of 4 draws", "lower: a buffer of 0 draws"]);
        plain.destroy();
        counted.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    assert_eq!(driver.log().count("vkCmdDraw"), 8);
}

/// An extension that no registry has: enumerated by the layer's name, found by the name of its command
/// where it is enabled, and no part of what goes down.
#[test]
fn a_layers_own_extension_is_listed_and_enabled_and_does_not_go_down() {
    let (mut sandbox, driver) = two_layers();
    // The loader knows no such extension of an instance.
    sandbox.env("VK_LOADER_DISABLE_INST_EXT_FILTER", "1");
    let outcome = sandbox.run(|| {
        let loader = open_with_upper();
        for (extensions, count) in [(&[][..], 7), (&["VK_KIT_more"], 8)] {
            let request = InstanceRequest { extensions, ..Default::default() };
            let instance = loader.create_instance(&request).expect("vkCreateInstance");
            use_own_extension(&instance, count);
            instance.destroy();
        }
    });
    outcome.expect_success();
    let log = driver.log();
    let down: Vec<String> = ["vkCreateInstance", "vkCreateDevice"]
        .into_iter()
        .flat_map(|command| log.details(command))
        .map(|one| one.to_string())
        .collect();
    assert_eq!(down.len(), 6);
    assert!(!down.iter().any(|one| one.contains("VK_KIT_")), "{down:?}");
}

/// The command of the device extension gives `expected`.
fn use_own_extension(instance: &tests::Instance, expected: u32) {
    let physical_device = instance.physical_devices()[0];
    let mut count = 8;
    let mut listed = [vk::ExtensionProperties::default(); 8];
    let result = call!(instance.physical_device_commands.enumerate_device_extension_properties(
        physical_device,
        c"VK_LAYER_KIT_upper".as_ptr(),
        &mut count,
        listed.as_mut_ptr()
    ));
    assert_eq!((result, count), (vk::Result::SUCCESS, 2));
    assert_eq!(text(&listed[1].extension_name), "VK_KIT_counter");
    assert_eq!(listed[1].spec_version, 3);
    let get = |device: &tests::Device| {
        let name = c"vkGetCountKIT".as_ptr();
        call!(instance.device_commands.get_device_proc_addr(device.handle, name))
    };
    let device = instance.create_device(physical_device, &["VK_KIT_counter"]);
    let function = get(&device).expect("enabled");
    // SAFETY: the function's type.
    let function = unsafe {
        std::mem::transmute::<unsafe extern "system" fn(), extern "system" fn(vk::Device) -> u32>(
            function,
        )
    };
    assert_eq!(function(device.handle), expected);
    device.destroy();
    let device = instance.create_device(physical_device, &[]);
    assert!(get(&device).is_none());
    device.destroy();
}

/// The setting `own_device` from each of the three places (layers.md 8.6).
#[test]
fn s8_6_settings_come_from_variables_the_file_and_the_application() {
    for source in ["nobody", "variable", "file", "application"] {
        let (mut sandbox, driver) = two_layers();
        match source {
            "variable" => _ = sandbox.env("VK_KIT_UPPER_OWN_DEVICE", "1"),
            "file" => {
                let file = "data-home/vulkan/settings.d/vk_layer_settings.txt";
                sandbox.write(file, "kit_upper.own_device = true");
            }
            _ => {}
        }
        sandbox.set_argument(source);
        let outcome = sandbox.run(|| {
            let loader = open_with_upper();
            let yes = vk::TRUE;
            let setting = vk::LayerSettingEXT {
                p_layer_name: c"VK_LAYER_KIT_upper".as_ptr(),
                p_setting_name: c"own_device".as_ptr(),
                ty: vk::LayerSettingTypeEXT::BOOL32,
                value_count: 1,
                p_values: (&raw const yes).cast(),
            };
            let settings = vk::LayerSettingsCreateInfoEXT {
                setting_count: 1,
                p_settings: &setting,
                ..Default::default()
            };
            let next = match Sandbox::argument().as_str() {
                "application" => (&raw const settings).cast(),
                _ => ptr::null(),
            };
            let request = InstanceRequest { next, ..Default::default() };
            let instance = loader.create_instance(&request).expect("vkCreateInstance");
            instance.create_device(instance.physical_devices()[0], &[]).destroy();
            instance.destroy();
        });
        outcome.expect_success();
        let log = driver.log();
        let devices = if source == "nobody" { 1 } else { 2 };
        assert_eq!(log.count("vkCreateDevice"), devices, "{source}");
        assert_eq!(log.count("vkDestroyDevice"), devices, "{source}");
    }
}

/// What was created below a layer that fails is destroyed, and a panic is an error.
#[test]
fn what_is_below_a_layer_that_fails_is_destroyed() {
    let results = [
        ("instance", vk::Result::ERROR_OUT_OF_HOST_MEMORY),
        ("instance panic", vk::Result::ERROR_UNKNOWN),
        ("device", vk::Result::ERROR_DEVICE_LOST),
        ("device panic", vk::Result::ERROR_UNKNOWN),
    ];
    for (fail, expected) in results {
        let (mut sandbox, driver) = two_layers();
        sandbox.env("VK_KIT_UPPER_FAIL", fail).set_argument(fail);
        let outcome = sandbox.run(|| {
            let loader = open_with_upper();
            let result = match loader.create_instance(&InstanceRequest::default()) {
                Err(error) => error,
                Ok(instance) => {
                    let mut device = vk::Device::NULL;
                    let result = call!(instance.physical_device_commands.create_device(
                        instance.physical_devices()[0],
                        &vk::DeviceCreateInfo::default(),
                        ptr::null(),
                        &mut device
                    ));
                    instance.destroy();
                    result
                }
            };
            println!("\nresult {}", result.as_raw());
        });
        assert_eq!(super::result(&outcome), expected.as_raw(), "{fail}");
        let log = driver.log();
        for [create, destroy] in
            [["vkCreateInstance", "vkDestroyInstance"], ["vkCreateDevice", "vkDestroyDevice"]]
        {
            assert_eq!(log.count(create), log.count(destroy), "{fail}: {create}");
        }
        assert_eq!(log.count("vkCreateInstance"), 1, "{fail}");
    }
}

/// layers.md 6, 12: loaders of every interface, and Android's, which has no manifests.
#[test]
fn s6_s12_every_loader_gets_what_it_asks_for() {
    // SAFETY: loading a layer has no preconditions.
    let library = unsafe { Library::new(artifacts::built("libkit_layers.so")) }.expect("a layer");
    // SAFETY: the library exports the function with this type.
    let negotiate = unsafe {
        library.get::<PFN_vkNegotiateLoaderLayerInterfaceVersion>(
            "lower_NegotiateLoaderLayerInterfaceVersion",
        )
    };
    let negotiate = negotiate.expect("an export");
    let interface = |s_type, version| NegotiateLayerInterface {
        s_type,
        p_next: ptr::null_mut(),
        loader_layer_interface_version: version,
        pfn_get_instance_proc_addr: None,
        pfn_get_device_proc_addr: None,
        pfn_get_physical_device_proc_addr: None,
    };
    for (offered, agreed) in [(0, 0), (1, 1), (2, 2), (9, 2)] {
        let mut offer = interface(NegotiateLayerStructType::INTERFACE_STRUCT, offered);
        // SAFETY: the structure is valid.
        assert_eq!(unsafe { negotiate(&mut offer) }, vk::Result::SUCCESS);
        assert_eq!(offer.loader_layer_interface_version, agreed);
        assert!(offer.pfn_get_physical_device_proc_addr.is_some());
        let get = offer.pfn_get_instance_proc_addr.expect("a lookup");
        for (name, is_there) in [
            (c"vkCreateInstance", true),
            (c"vkGetInstanceProcAddr", true),
            (c"vk_layerGetPhysicalDeviceProcAddr", true),
            // Old layers ask for vkCreateDevice without an instance.
            (c"vkCreateDevice", true),
            (c"vkDestroyInstance", false),
            (c"vkNoSuchCommand", false),
        ] {
            // SAFETY: the instance is NULL, and the name is a C string.
            let found = unsafe { get(vk::Instance::NULL, name.as_ptr()) }.is_some();
            assert_eq!(found, is_there, "{name:?}");
        }
    }
    let mut unknown = interface(NegotiateLayerStructType::UNINITIALIZED, 2);
    // SAFETY: the structure is readable.
    let refused = unsafe { negotiate(&mut unknown) };
    assert_eq!(refused, vk::Result::ERROR_INITIALIZATION_FAILED);

    let mut layers = [vk::LayerProperties::default(); 3];
    let mut count = 3;
    let mut extensions = [vk::ExtensionProperties::default(); 2];
    let mut extension_count = 2;
    // SAFETY: the exports have these types, and the arrays have room.
    let refused = unsafe {
        library
            .get::<vk::PFN_vkEnumerateInstanceLayerProperties>("vkEnumerateInstanceLayerProperties")
            .expect("an export")(&mut count, layers.as_mut_ptr());
        let enumerate = library
            .get::<vk::PFN_vkEnumerateDeviceExtensionProperties>(
                "vkEnumerateDeviceExtensionProperties",
            )
            .expect("an export");
        let mut of = |name: *const c_char| {
            let (count, items) = (&raw mut extension_count, extensions.as_mut_ptr());
            enumerate(vk::PhysicalDevice::NULL, name, count, items)
        };
        assert_eq!(of(c"VK_LAYER_KIT_upper".as_ptr()), vk::Result::SUCCESS);
        of(c"VK_LAYER_KIT_other".as_ptr())
    };
    assert_eq!(refused, vk::Result::ERROR_LAYER_NOT_PRESENT);
    let names: Vec<_> = layers[..count as usize].iter().map(|it| text(&it.layer_name)).collect();
    assert_eq!(names, ["VK_LAYER_KIT_upper", "VK_LAYER_KIT_lower"]);
    assert_eq!(layers[0].implementation_version, 7);
    assert_eq!(extension_count, 2);
    let names = extensions.map(|one| text(&one.extension_name));
    assert_eq!(names, ["VK_EXT_hdr_metadata", "VK_KIT_counter"]);
}

/// The events of a trace, which must keep to the Trace Event Format: a JSON array of complete
/// events ("X"), in whatever order, with times in microseconds. Of one thread, a viewer shows events
/// one in another or one after another.
fn events(sandbox: &Sandbox) -> Vec<Value> {
    let text = fs::read_to_string(sandbox.path("trace.json")).expect("the trace");
    let trace: Value = serde_json::from_str(&text).expect("JSON");
    let events = trace.as_array().expect("an array").clone();
    for event in &events {
        let keys: Vec<&str> =
            event.as_object().expect("an object").keys().map(|key| &**key).collect();
        assert_eq!(keys, ["args", "cat", "dur", "name", "ph", "pid", "tid", "ts"], "{event}");
        assert_eq!((&event["ph"], &event["cat"]), (&json!("X"), &json!("vulkan")));
        assert!(event["name"].as_str().is_some_and(|name| name.starts_with("vk")), "{event}");
        assert!(event["pid"].is_u64() && event["tid"].is_u64(), "{event}");
        assert!(event["args"].as_object().expect("an object").values().all(Value::is_string));
        let (begin, end) = span(event);
        assert!(0 <= begin && begin <= end, "{event}");
    }
    for (index, event) in events.iter().enumerate() {
        let (begin, end) = span(event);
        let of_thread = events[index + 1..].iter().filter(|other| other["tid"] == event["tid"]);
        // An event is written when the call returns.
        for (other, (other_begin, other_end)) in of_thread.map(|other| (other, span(other))) {
            let (is_after, is_around) = (end <= other_begin, other_begin <= begin);
            assert!((is_after || is_around) && end <= other_end, "{event} {other}");
        }
    }
    events
}

/// The begin and end of an event in nanoseconds, which the file has as microseconds with three
/// decimals.
fn span(event: &Value) -> (i64, i64) {
    let nanoseconds = |key: &str| (event[key].as_f64().expect("a number") * 1e3).round() as i64;
    (nanoseconds("ts"), nanoseconds("ts") + nanoseconds("dur"))
}

/// A sandbox with the layer that writes a trace to `trace.json`.
fn tracing() -> Sandbox {
    let mut sandbox = Sandbox::new();
    sandbox.built_layer(false, "libcall_trace.so", "VK_LAYER_EXAMPLE_call_trace");
    sandbox.env("VK_CALL_TRACE_PATH", sandbox.path("trace.json"));
    sandbox.env("VK_INSTANCE_LAYERS", "VK_LAYER_EXAMPLE_call_trace");
    sandbox
}

fn application_of_two_threads() {
    let instance =
        Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
    let device = instance.create_device(instance.physical_devices()[0], &[]);
    let (pool, buffer) = device.command_buffer();
    call!(device.commands.cmd_draw(buffer, 3, 1, 0, 0));
    let address = device.queue().as_raw() as usize;
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let queue = vk::Queue::from_raw(address as *mut _);
            call!(device.commands.queue_submit(queue, 0, ptr::null(), vk::Fence::NULL));
        });
    });
    call!(device.commands.destroy_command_pool(device.handle, pool, ptr::null()));
    device.destroy();
    instance.destroy();
}

#[test]
fn the_trace_has_every_call_with_duration_thread_handles_and_result() {
    let mut sandbox = tracing();
    sandbox.driver("driver", json!({}));
    let outcome = sandbox.run(|| application_of_two_threads());
    outcome.expect_success();
    let events = events(&sandbox);
    let names: Vec<&str> = events.iter().filter_map(|event| event["name"].as_str()).collect();
    assert_eq!(names.first(), Some(&"vkCreateInstance"));
    assert_eq!(names.last(), Some(&"vkDestroyInstance"));
    let of = |name| events.iter().find(|event| event["name"] == name).expect("recorded");
    let (submit, draw) = (of("vkQueueSubmit"), of("vkCmdDraw"));
    assert_ne!(submit["tid"], draw["tid"]);
    assert_eq!(submit["args"]["result"], "SUCCESS");
    assert_eq!(submit["args"]["1 FENCE"], "0x0");
    assert!(submit["args"]["0 QUEUE"].is_string() && draw["args"]["result"].is_null());
    assert!(of("vkEnumeratePhysicalDevices")["dur"].as_f64() >= Some(0.0));
}

#[test]
fn the_trace_records_what_its_settings_say() {
    let mut sandbox = tracing();
    sandbox.driver("driver", json!({}));
    sandbox.env("VK_CALL_TRACE_RECORD", "vkCmd,vkQueue").env("VK_CALL_TRACE_SKIP", "vkQueueS");
    let outcome = sandbox.run(|| application_of_two_threads());
    outcome.expect_success();
    let names: Vec<_> = events(&sandbox).iter().map(|event| event["name"].clone()).collect();
    assert_eq!(names, ["vkCmdDraw"]);
}

/// The next layer waits for 20 ms in a creation or destruction.
#[test]
fn the_trace_has_the_durations_of_creations_and_destructions() {
    for command in ["vkCreateInstance", "vkCreateDevice", "vkDestroyDevice", "vkDestroyInstance"] {
        let mut sandbox = tracing();
        sandbox.driver("driver", json!({}));
        let slow = sandbox.explicit_layer("slow", json!({}), json!({ "hold": command }));
        let layers = format!("VK_LAYER_EXAMPLE_call_trace:{}", slow.name);
        sandbox.env("VK_INSTANCE_LAYERS", layers);
        let hold = sandbox.write(slow.library.with_extension("so.hold"), "");
        sandbox.set_argument(&json!([command, hold]).to_string());
        let outcome = sandbox.run(|| {
            std::thread::spawn(release_after_20_ms);
            application_of_two_threads();
        });
        outcome.expect_success();
        let events = events(&sandbox);
        let event = events.iter().find(|event| event["name"] == command).expect("recorded");
        let (begin, end) = span(event);
        assert!(end - begin >= 20_000_000, "{event}");
        let kind = if command.ends_with("Device") { "DEVICE" } else { "INSTANCE" };
        let handles = event["args"].as_object().expect("an object").keys();
        assert!(handles.into_iter().any(|handle| handle.ends_with(&format!(" {kind}"))), "{event}");
    }
}

/// Lets the layer go on 20 ms after the argument's command has reached the layer.
fn release_after_20_ms() {
    let argument: Value = serde_json::from_str(&Sandbox::argument()).expect("the argument");
    let [command, file] = [0, 1].map(|index| argument[index].as_str().expect("a text"));
    while Sandbox::new().layers().through(command).is_empty() {
        std::thread::sleep(Duration::from_millis(1));
    }
    std::thread::sleep(Duration::from_millis(20));
    fs::remove_file(file).expect("removed");
}

/// The layer, as its script installs it, under both loaders and two programs.
#[test]
#[ignore = "needs mesa-vulkan-drivers, vulkan-tools, libvulkan1, xvfb"]
fn the_trace_is_installed_by_one_command_and_works_with_both_loaders() {
    let server = XServer::start();
    for loader in [artifacts::our_loader(), artifacts::system_loader()] {
        for (name, arguments, call) in [
            ("vkcube", ["--c", "50"].as_slice(), "vkQueuePresentKHR"),
            ("vulkaninfo", &[], "vkGetPhysicalDeviceFeatures2"),
        ] {
            let mut sandbox = Sandbox::new();
            let installed = sandbox.installer("call-trace", "data-home").status();
            assert!(installed.expect("a shell").success());
            let trace = sandbox.path("trace.json");
            sandbox
                .set_loader(&loader)
                .env("VK_DRIVER_FILES", lavapipe())
                .env("DISPLAY", server.display())
                .env("VK_CALL_TRACE_PATH", trace)
                .env("VK_INSTANCE_LAYERS", "VK_LAYER_EXAMPLE_call_trace");
            let outcome = sandbox.execute(program(name, "vulkan-tools").args(arguments));
            outcome.expect_success();
            let events = events(&sandbox);
            let count = events.iter().filter(|event| event["name"] == call).count();
            let least = if name == "vkcube" { 50 } else { 1 };
            assert!(count >= least, "{name}: {count} of {call} in {} events", events.len());
        }
    }
}
