//! When layer libraries are opened and closed, which data lives as long as the instance, and which
//! calls hold the loader lock (layers.md 6.1, 7.8, 13.3, 13.4, 13.5).

use std::fs;
use std::path::Path;
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{self, Duration};

use dispatch_tables::vk;
use tests::{Instance, InstanceRequest, Loader, Outcome, Sandbox, Value, call, json, programs};

use super::{device_layers, layers_of, result, run, sandbox};

/// The file names after `Loading layer library ` or `Unloading layer library ` in the messages.
fn libraries(outcome: &Outcome, what: &str) -> Vec<String> {
    let start = format!("{what} layer library ");
    let messages = outcome.messages();
    let paths = messages
        .iter()
        .filter(|(level, _)| *level == "DEBUG | LAYER")
        .filter_map(|(_, text)| text.strip_prefix(start.as_str()));
    paths.map(|path| path.rsplit('/').next().unwrap_or(path).to_owned()).collect()
}

/// One vkCreateInstance opens each layer of the chain once, bottom first; queries before it open
/// none.
#[test]
fn s6_1_libraries_are_opened_for_an_instance_bottom_first() {
    let mut sandbox = sandbox();
    sandbox.explicit_layer("idle", json!({}), json!({}));
    let top = sandbox.explicit_layer("top", json!({}), json!({}));
    let bottom = sandbox.explicit_layer("bottom", json!({}), json!({}));
    let names = json!([top.name, bottom.name]);
    let outcome = run!(sandbox, json!({ "layers": names, "device": [] }));
    assert_eq!(result(&outcome), 0);
    assert_eq!(libraries(&outcome, "Loading"), ["libbottom.so", "libtop.so"]);
}

/// Whether a library of the sandbox's layers is mapped.
fn is_mapped(name: &str) -> bool {
    let maps = fs::read_to_string("/proc/self/maps").expect("the process's mappings");
    maps.lines().any(|line| line.ends_with(&format!("layers/{name}")))
}

const LIBRARIES: [&str; 3] = ["libone.so", "libtwo.so", "libthree.so"];

/// Libraries stay open until vkDestroyInstance has returned from the chain, including those outside
/// the chain, and are closed in the order of enumeration. One variable, with one value, keeps them
/// open.
#[test]
fn s6_1_s13_5_libraries_are_closed_with_the_instance() {
    for (value, stay) in
        [(None, false), (Some("1"), true), (Some("0"), false), (Some("true"), false)]
    {
        let mut sandbox = sandbox();
        for name in ["one", "two"] {
            sandbox.explicit_layer(name, json!({}), json!({}));
        }
        let layer = sandbox.explicit_layer("three", json!({}), json!({}));
        layer.hide_symbols(&["vkNegotiateLoaderLayerInterfaceVersion", "vkGetInstanceProcAddr"]);
        let names = ["two", "one", "three"].map(|name| format!("VK_LAYER_MOCK_{name}"));
        sandbox.env("VK_INSTANCE_LAYERS", names.join(":"));
        if let Some(value) = value {
            sandbox.env("VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING", value);
        }
        let outcome = sandbox.run(|| {
            let loader = Loader::open();
            assert_eq!(LIBRARIES.map(is_mapped), [false; 3]);
            let instance =
                loader.create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
            assert_eq!(LIBRARIES.map(is_mapped), [true; 3]);
            instance.destroy();
            println!("\nmapped {:?}", LIBRARIES.map(is_mapped));
        });
        assert_eq!(super::printed(&outcome, "mapped"), format!("{:?}", [stay; 3]), "{value:?}");
        assert_eq!(libraries(&outcome, "Unloading"), LIBRARIES, "{value:?}");
        let last = sandbox.layers().calls().last().expect("a call").command;
        assert_eq!(
            last, "vkDestroyInstance",
            "layers.md 7.8: the chain comes before its libraries"
        );
    }
}

/// A layer's symbols are not visible to other libraries, and symbols that it lacks are resolved
/// when it calls them.
#[test]
fn s6_1_libraries_are_bound_lazily_and_locally() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("it", json!({}), json!({}));
    let lazy = json!({ "library_path": "./liblacking.so" });
    sandbox.implicit_layer("lacking", lazy, json!({}));
    let library = sandbox.path("layers/liblacking.so");
    if !library.exists() {
        compile_lacking(&sandbox, &library);
    }
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        assert!(is_mapped("liblacking.so") && is_mapped("libit.so"));
        // SAFETY: only the address of the symbol is used.
        let symbol =
            unsafe { libc::dlsym(libc::RTLD_DEFAULT, c"second_GetInstanceProcAddr".as_ptr()) };
        assert!(symbol.is_null(), "a symbol of libit.so is visible to all");
        instance.destroy();
    });
    outcome.expect_success();
}

/// Compiles a library that calls an undefined function. The library is no layer, but is opened as
/// one.
fn compile_lacking(sandbox: &Sandbox, library: &Path) {
    let source =
        "void function_that_is_nowhere(void); void lacking(void) { function_that_is_nowhere(); }";
    let source = sandbox.write("lacking.c", source);
    let mut compiler = programs::c_compiler();
    compiler.args(["-shared", "-fPIC", "-Wl,-z,lazy", "-o"]).arg(library).arg(source);
    let output = compiler.output().expect("cc is needed: `apt-get install gcc`");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// The layers of an instance are those found at its creation, even if manifests change later.
#[test]
fn s13_5_layers_are_remembered_with_the_instance() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer(
        "it",
        json!({ "device_extensions": [{ "name": "VK_MOCK_it", "spec_version": "1" }] }),
        json!({}),
    );
    sandbox.set_argument(&sandbox.path("layers/it.json").to_string_lossy());
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        fs::remove_file(Sandbox::argument()).expect("remove the manifest");
        assert_eq!(Loader::open().layer_names(), [""; 0]);
        assert_eq!(device_layers(&instance), ["VK_LAYER_MOCK_it"]);
        let device = instance.create_device(instance.physical_devices()[0], &["VK_MOCK_it"]);
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
}

/// A layer calls the loader's exports from inside vkCreateInstance and vkCreateDevice: global
/// commands through both lookups (9), commands on the unfinished instance (7.1 step 6), and
/// commands that take the lock, which is held (8.6) (callpath.md 9).
#[test]
fn s13_3_s13_4_the_loader_is_called_from_inside_creations() {
    let mut sandbox = sandbox();
    let layer = sandbox.implicit_layer("it", json!({}), json!({ "reenter": true }));
    sandbox.explicit_layer("idle", json!({}), json!({}));
    let outcome = run!(sandbox, json!({ "device": [] }));
    assert_eq!(result(&outcome), 0, "{}", outcome.stderr);
    let layers = sandbox.layers();
    let globals: Vec<_> = layers.calls().filter(|call| call.command == "reenter").collect();
    assert_eq!(globals.len(), 2, "{}", layer.name);
    for call in globals {
        let through = &call.data["through"];
        assert_eq!(call.data["results"], json!([0, 0, 0]), "{through}");
        assert_eq!(call.data["version"], vk::HEADER_VERSION_COMPLETE, "{through}");
        assert_ne!(call.data["extensions"], 0, "{through}");
        assert_eq!(call.data["layers"], 2, "{through}");
    }
    let instance = layers.first("it", "reenter_instance");
    assert_eq!((&instance["result"], &instance["count"]), (&json!(0), &json!(1)));
    let device = layers.first("it", "reenter_device");
    assert_eq!((&device["results"], &device["extensions"]), (&json!([0, 0]), &json!(1)));
}

/// Which commands hold the lock while they run in the chain: other commands that take the lock wait
/// for them or not. Queries before an instance never wait (7.1, 8.1, 8.7) (callpath.md 9).
#[test]
fn s13_4_commands_that_hold_the_lock_on_the_way_down() {
    let rows = [
        ("vkCreateInstance", true),
        ("vkDestroyInstance", true),
        ("vkCreateDevice", true),
        ("vkDestroyDevice", true),
        ("vkEnumeratePhysicalDevices", true),
        ("vkEnumeratePhysicalDeviceGroups", true),
        ("vkEnumerateDeviceExtensionProperties", true),
        ("vkGetPhysicalDeviceProperties", false),
        ("vkGetDeviceQueue", false),
        ("vkAllocateCommandBuffers", false),
    ];
    for (command, held) in rows {
        let mut sandbox = sandbox();
        sandbox.env("VK_LOADER_DEBUG", "");
        let layer = sandbox.implicit_layer("it", json!({}), json!({ "hold": command }));
        let argument = json!([command, layer.library.with_extension("so.hold"), held]);
        sandbox.set_argument(&argument.to_string());
        let outcome = sandbox.run(|| hold_and_try());
        assert_eq!(
            super::printed(&outcome, "waited"),
            format!("{:?}", [held; LOCKED.len()]),
            "{command}"
        );
    }
}

/// Calls the argument's command on a thread where the layer blocks it, and meanwhile calls other
/// commands. Prints which commands that take the lock had to wait; commands that take no lock must
/// not wait.
fn hold_and_try() {
    let argument: Value = serde_json::from_str(&Sandbox::argument()).expect("the argument");
    let [command, file] = [0, 1].map(|index| argument[index].as_str().expect("a text"));
    let (instance, other) = (lockable_instance(), lockable_instance());
    let physical = instance.physical_devices()[0];
    let others_physical = other.physical_devices()[0];
    let device = instance.create_device(physical, &[]);
    let calls = || Sandbox::new().layers().through(command).len();
    let before = calls();
    fs::write(file, "").expect("the file that holds the layer");
    let [finished @ .., free] = &[const { AtomicBool::new(false) }; LOCKED.len() + 1];
    let started = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        scope.spawn(|| call_once(command, &instance, physical, &device));
        let is_held = happens(Duration::from_secs(60), || calls() > before);
        assert!(is_held, "{command} reaches the layer");
        for (call, finished) in LOCKED.iter().zip(finished) {
            scope.spawn(|| {
                started.fetch_add(1, Ordering::Release);
                call(&other, others_physical);
                finished.store(true, Ordering::Release);
            });
        }
        scope.spawn(|| {
            assert_eq!(Loader::open().layer_names(), ["VK_LAYER_MOCK_it"]);
            let known = other.loader.proc_addr(other.handle, c"vkCmdDraw");
            assert!(known.is_some());
            free.store(true, Ordering::Release);
        });
        let is_free = happens(Duration::from_secs(60), || free.load(Ordering::Acquire));
        assert!(is_free, "lookups and queries before an instance take no lock");
        let have_started =
            happens(Duration::from_secs(60), || started.load(Ordering::Acquire) == LOCKED.len());
        assert!(have_started, "the other calls are under way");
        // A long time limit where no command should wait, a short one where the lock is held.
        let held = argument[2].as_bool().expect("whether the lock is held");
        let time = Duration::from_millis(if held { 200 } else { 60_000 });
        happens(time, || finished.iter().all(|call| call.load(Ordering::Acquire)));
        let waited: Vec<_> = finished.iter().map(|call| !call.load(Ordering::Acquire)).collect();
        fs::remove_file(file).expect("let the layer go on");
        println!("\nwaited {waited:?}");
    });
}

/// An instance on which all of [`LOCKED`] may be called.
fn lockable_instance() -> Instance {
    let extensions = ["VK_EXT_debug_utils", "VK_KHR_surface", "VK_EXT_headless_surface"];
    let request = InstanceRequest { extensions: &extensions, ..Default::default() };
    Loader::open().create_instance(&request).expect("vkCreateInstance")
}

/// Calls that take the lock and pass through no function of the mock layer.
const LOCKED: [fn(&Instance, vk::PhysicalDevice); 4] = [
    |instance, physical| {
        layers_of(instance, physical);
    },
    |instance, _| {
        let unknown = instance.loader.proc_addr(instance.handle, c"vkUnheardOfMOCK");
        assert!(unknown.is_none());
    },
    |instance, _| {
        let messages: &'static tests::Messages = Box::leak(Box::default());
        let mut messenger = vk::DebugUtilsMessengerEXT::NULL;
        let result = call!(instance.commands.create_debug_utils_messenger_ext(
            instance.handle,
            &messages.messenger(),
            ptr::null(),
            &mut messenger
        ));
        assert_eq!(result, vk::Result::SUCCESS);
    },
    |instance, _| {
        let mut surface = vk::SurfaceKHR::NULL;
        let result = call!(instance.commands.create_headless_surface_ext(
            instance.handle,
            &vk::HeadlessSurfaceCreateInfoEXT::default(),
            ptr::null(),
            &mut surface
        ));
        assert_eq!(result, vk::Result::SUCCESS);
    },
];

/// Whether `condition` becomes true within a time limit.
fn happens(time: Duration, condition: impl Fn() -> bool) -> bool {
    let start = time::Instant::now();
    while start.elapsed() < time {
        if condition() {
            return true;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    false
}

/// Calls a command by name on these objects, which the command may destroy.
fn call_once(
    command: &str,
    instance: &Instance,
    physical: vk::PhysicalDevice,
    device: &tests::Device,
) {
    let mut count = 0;
    match command {
        "vkCreateInstance" => {
            let made = Loader::open().create_instance(&InstanceRequest::default());
            made.expect("vkCreateInstance").destroy();
        }
        "vkDestroyInstance" => {
            device.destroy();
            instance.destroy();
        }
        "vkCreateDevice" => instance.create_device(physical, &[]).destroy(),
        "vkDestroyDevice" => device.destroy(),
        "vkEnumeratePhysicalDevices" => {
            instance.physical_devices();
        }
        "vkEnumeratePhysicalDeviceGroups" => {
            let result = call!(instance.commands.enumerate_physical_device_groups(
                instance.handle,
                &mut count,
                ptr::null_mut()
            ));
            assert_eq!(result, vk::Result::SUCCESS);
        }
        "vkEnumerateDeviceExtensionProperties" => {
            let commands = instance.physical_device_commands;
            let result = call!(commands.enumerate_device_extension_properties(
                physical,
                ptr::null(),
                &mut count,
                ptr::null_mut()
            ));
            assert_eq!(result, vk::Result::SUCCESS);
        }
        "vkGetPhysicalDeviceProperties" => {
            instance.device_name(physical);
        }
        "vkGetDeviceQueue" => {
            device.queue();
        }
        _ => {
            device.command_buffer();
        }
    }
}
