//! Memory that the system refuses to the loader (callpath.md 8): every request once, in turn, one
//! process each. The call returns VK_ERROR_OUT_OF_HOST_MEMORY or leaves something out; nothing
//! aborts, leaks or stays locked, and the next call works.

use std::ffi::{c_int, c_long};
use std::os::unix::process::CommandExt as _;
use std::process::Command;
use std::sync::OnceLock;
use std::{env, fs, ptr, thread};

use dispatch_tables::vk;
use libloading::os::unix::Library;
use serde_json::Value;
use tests::{
    Instance, InstanceRequest, Loader, Messages, PANICKED, Sandbox, artifacts, call, forked, json,
    programs,
};

use crate::c_programs::compile;

/// The functions of `refuse.c`, which is preloaded.
struct Refusals {
    refuse: unsafe extern "C" fn(c_long, c_int),
    requests: unsafe extern "C" fn() -> c_long,
    kept: unsafe extern "C" fn() -> c_long,
}

impl Refusals {
    fn get() -> &'static Self {
        static FUNCTIONS: OnceLock<Refusals> = OnceLock::new();
        FUNCTIONS.get_or_init(|| {
            let program = Library::this();
            // SAFETY: the library of `refuse.c` is preloaded, and its functions have these types.
            unsafe {
                Self {
                    refuse: *program.get("refuse").expect("refuse.c is preloaded"),
                    requests: *program.get("refuse_requests").expect("refuse.c is preloaded"),
                    kept: *program.get("refuse_kept").expect("refuse.c is preloaded"),
                }
            }
        })
    }

    /// Makes `call` with the request of this number refused, from 1; 0 refuses none. Returns its
    /// result and the number of requests.
    fn during<T>(&self, number: c_long, later: bool, call: impl FnOnce() -> T) -> (T, c_long) {
        // SAFETY: the functions take any number.
        unsafe {
            (self.refuse)(number, later.into());
            let result = call();
            let requests = (self.requests)();
            (self.refuse)(0, 0);
            (result, requests)
        }
    }

    fn kept(&self) -> c_long {
        // SAFETY: the function only returns a number.
        unsafe { (self.kept)() }
    }
}

/// A call of the application, with what comes before and after it.
type Call = fn(&mut dyn FnMut(&mut dyn FnMut() -> vk::Result) -> vk::Result) -> vk::Result;

static MESSAGES: OnceLock<Messages> = OnceLock::new();

/// The loader, which is asked for its version when it is opened, and then no more.
fn loader() -> &'static Loader {
    static LOADER: OnceLock<&Loader> = OnceLock::new();
    LOADER.get_or_init(Loader::open)
}

fn create() -> Result<Instance, vk::Result> {
    let messenger = MESSAGES.get_or_init(Messages::default).messenger();
    loader().create_instance(&InstanceRequest {
        layers: &["VK_LAYER_MOCK_explicit"],
        extensions: &["VK_EXT_debug_utils"],
        next: ptr::from_ref(&messenger).cast(),
        ..Default::default()
    })
}

/// The calls by name. Each takes a function that makes the call of which requests are refused.
const CALLS: [(&str, Call); 10] = [
    ("vkEnumerateInstanceVersion", |refused| {
        let loader = loader();
        refused(&mut || call!(loader.globals.enumerate_instance_version(&mut 0)))
    }),
    ("vkEnumerateInstanceExtensionProperties", |refused| {
        let enumerate = loader().globals.enumerate_instance_extension_properties;
        let enumerate = enumerate.expect("the command");
        // SAFETY: valid usage: no layer, a writable count and no array.
        whole_or_refused(refused, &|count| unsafe {
            enumerate(ptr::null(), count, ptr::null_mut())
        })
    }),
    ("vkEnumerateInstanceLayerProperties", |refused| {
        let loader = loader();
        whole_or_refused(refused, &|count| {
            call!(loader.globals.enumerate_instance_layer_properties(count, ptr::null_mut()))
        })
    }),
    ("vkCreateInstance", |refused| {
        let mut made = None;
        let result = refused(&mut || result_of(create().map(|instance| made = Some(instance))));
        let is_whole = made.as_ref().is_none_or(is_whole);
        made.into_iter().for_each(Instance::destroy);
        if is_whole { result } else { vk::Result::ERROR_UNKNOWN }
    }),
    ("vkEnumeratePhysicalDevices", |refused| {
        with_instance(|instance| {
            refused(&mut || result_of(instance.try_physical_devices().map(drop)))
        })
    }),
    ("vkEnumeratePhysicalDeviceGroups", |refused| {
        with_instance(|instance| {
            let enumerate = instance.commands.enumerate_physical_device_groups;
            let enumerate = enumerate.expect("the command");
            let mut groups = [vk::PhysicalDeviceGroupProperties::default(); 4];
            // SAFETY: valid usage: a count and as many elements.
            refused(&mut || unsafe { enumerate(instance.handle, &mut 4, groups.as_mut_ptr()) })
        })
    }),
    ("vkCreateDevice", |refused| {
        with_instance(|instance| {
            let physical_device = instance.physical_devices()[0];
            let create = instance.physical_device_commands.create_device.expect("the command");
            let destroy = instance.device_commands.destroy_device.expect("the command");
            let extension = c"VK_KHR_swapchain".as_ptr();
            let queue = vk::DeviceQueueCreateInfo {
                queue_count: 1,
                p_queue_priorities: &1.0,
                ..Default::default()
            };
            let info = vk::DeviceCreateInfo {
                queue_create_info_count: 1,
                p_queue_create_infos: &queue,
                enabled_extension_count: 1,
                pp_enabled_extension_names: &extension,
                ..Default::default()
            };
            let mut device = vk::Device::NULL;
            // SAFETY: valid usage.
            unsafe {
                let result =
                    refused(&mut || create(physical_device, &info, ptr::null(), &mut device));
                if result == vk::Result::SUCCESS {
                    destroy(device, ptr::null());
                }
                result
            }
        })
    }),
    ("vkGetInstanceProcAddr of an unknown command", |refused| {
        with_instance(|instance| {
            refused(&mut || {
                let _ = instance.loader.proc_addr(instance.handle, c"vkUnknownToTheLoader");
                vk::Result::SUCCESS
            })
        })
    }),
    ("vkCreateDebugUtilsMessengerEXT", |refused| {
        with_instance(|instance| {
            let info = MESSAGES.get_or_init(Messages::default).messenger();
            let (create, destroy) = (
                instance.commands.create_debug_utils_messenger_ext.expect("the command"),
                instance.commands.destroy_debug_utils_messenger_ext.expect("the command"),
            );
            let mut messenger = vk::DebugUtilsMessengerEXT::NULL;
            // SAFETY: valid usage.
            unsafe {
                let result =
                    refused(&mut || create(instance.handle, &info, ptr::null(), &mut messenger));
                if result == vk::Result::SUCCESS {
                    destroy(instance.handle, messenger, ptr::null());
                }
                result
            }
        })
    }),
    ("vkDestroyInstance", |refused| {
        let mut instance = create().ok();
        refused(&mut || {
            instance.take().into_iter().for_each(Instance::destroy);
            vk::Result::SUCCESS
        })
    }),
];

/// Whether an instance has the devices of both drivers and both layers.
fn is_whole(instance: &Instance) -> bool {
    let devices = instance.physical_devices();
    let enumerate = instance.physical_device_commands.enumerate_device_layer_properties;
    let (enumerate, mut layers) = (enumerate.expect("the command"), 0);
    // SAFETY: valid usage: a device, a writable count and no array.
    let result = unsafe { enumerate(devices[0], &mut layers, ptr::null_mut()) };
    result == vk::Result::SUCCESS && (devices.len(), layers) == (2, 2)
}

/// The result of counting with a refused request. A success counts as unknown if the list lacks
/// something.
fn whole_or_refused(
    refused: &mut dyn FnMut(&mut dyn FnMut() -> vk::Result) -> vk::Result,
    count: &dyn Fn(&mut u32) -> vk::Result,
) -> vk::Result {
    let (mut counted, mut whole) = (0, 0);
    let result = refused(&mut || count(&mut counted));
    assert_eq!(count(&mut whole), vk::Result::SUCCESS);
    match result {
        vk::Result::SUCCESS if counted != whole => vk::Result::ERROR_UNKNOWN,
        result => result,
    }
}

fn result_of(result: Result<(), vk::Result>) -> vk::Result {
    result.err().unwrap_or(vk::Result::SUCCESS)
}

/// Makes a call on an instance, which then ends.
fn with_instance(call: impl FnOnce(&Instance) -> vk::Result) -> vk::Result {
    let instance = create().expect("vkCreateInstance");
    let result = call(&instance);
    instance.destroy();
    result
}

/// Two drivers, one whose library is cut short and one whose library is a FIFO, an implicit and an
/// explicit layer, a settings file, messages of all kinds and a report, and the library of
/// `refuse.c`. The dynamic linker would end or block the process at the broken libraries.
fn sandbox() -> Sandbox {
    let mut sandbox = Sandbox::new();
    let works = ["first", "second"].map(|name| sandbox.driver(name, json!({ "record": false })));
    let broken = ["cut.so", "fifo.so"].map(|library| {
        let manifest = json!({
            "file_format_version": "1.0.1",
            "ICD": { "library_path": format!("./{library}"), "api_version": "1.3.0" },
        });
        sandbox.write(format!("{library}.json"), manifest.to_string())
    });
    let [cut, fifo] = ["cut.so", "fifo.so"].map(|library| sandbox.path(library));
    let manifests = works.iter().map(|driver| &driver.manifest).chain(&broken);
    let manifests = env::join_paths(manifests).expect("paths without colons");
    sandbox.env("VK_DRIVER_FILES", manifests);
    if !Sandbox::is_application() {
        let whole = fs::read(artifacts::mock_driver()).expect("the mock driver");
        fs::write(cut, &whole[..8192]).expect("a library");
        assert!(Command::new("mkfifo").arg(fifo).status().expect("mkfifo").success());
    }
    sandbox.implicit_layer("implicit", json!({}), json!({}));
    sandbox.explicit_layer("explicit", json!({}), json!({}));
    let settings = json!({ "file_format_version": "1.0.0", "settings": { "stderr_log": ["all"] } });
    let place = "config-home/vulkan/loader_settings.d/vk_loader_settings.json";
    sandbox.write(place, settings.to_string());
    let library = sandbox.path("librefuse.so");
    if !Sandbox::is_application() {
        let source = sandbox.write("refuse.c", include_str!("refuse.c"));
        let mut compiler = programs::c_compiler();
        compiler.args(["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]);
        compiler.arg("-o").arg(&library).arg(source).arg("-ldl");
        assert!(compiler.status().expect("cc is needed: `apt-get install gcc`").success());
    }
    let report = sandbox.path("report.json");
    sandbox.env("LD_PRELOAD", &library).env("VK_LOADER_REPORT", report);
    sandbox.set_argument(&step());
    sandbox
}

/// How many requests or limits are tried: every seventh, or as the variable says.
fn step() -> String {
    env::var("EXHAUSTION_STEP").unwrap_or_else(|_| "7".to_owned())
}

/// Makes a call with a refused request in a copy of this process: once, and once more after a call
/// that has its memory. Returns what is wrong.
fn refuse_in_copy(call: Call, number: c_long, later: bool) -> Result<(), String> {
    let copy = forked(|| {
        let refusals = Refusals::get();
        let refused = || call(&mut |part| refusals.during(number, later, part).0);
        let allowed = [vk::Result::SUCCESS, vk::Result::ERROR_OUT_OF_HOST_MEMORY];
        let mut kept = [0; 3];
        let report = env::var("VK_LOADER_REPORT").expect("the sandbox sets it");
        let _ = fs::remove_file(&report);
        for kept in &mut kept {
            let result = refused();
            assert!(is_whole_report(&report), "<the report lacks something>");
            assert!(allowed.contains(&result), "<the result is {result:?}>");
            // Another thread, which does not get a lock that this one keeps.
            let next = thread::spawn(|| create().map(Instance::destroy)).join();
            assert!(next.is_ok_and(|next| next.is_ok()), "<the next call fails>");
            *kept = refusals.kept();
        }
        // The first call may have kept less than all manifests and folders.
        assert_eq!(kept[1], kept[2], "<blocks are lost: {kept:?}>");
    });
    match copy.status.success() {
        true => Ok(()),
        false => {
            let lines = copy.stderr.lines().filter(|line| !line.starts_with("[Vulkan Loader]"));
            Err(lines.take(4).collect::<Vec<_>>().join(" | "))
        }
    }
}

/// Whether a report that is there names the program and the variables.
fn is_whole_report(path: &str) -> bool {
    let Ok(text) = fs::read(path) else { return true };
    let report: Value = serde_json::from_slice(&text).expect("a report is JSON");
    let variables = report["environment"].as_array().expect("a list");
    report["program"].is_string() && variables.iter().any(|it| it["name"] == "VK_LOADER_REPORT")
}

/// The number of requests of a call, in a copy of this process.
fn requests(name: &str, call: Call) -> c_long {
    let copy = forked(|| {
        let mut requests = 0;
        let result = call(&mut |part| {
            let (result, made) = Refusals::get().during(0, false, part);
            requests = made;
            result
        });
        assert_eq!(result, vk::Result::SUCCESS);
        eprintln!("<requests {requests}>");
    });
    let number = copy.stderr.rsplit_once("<requests ").and_then(|(_, end)| end.split_once('>'));
    let number = number.unwrap_or_else(|| panic!("{name}: {}", copy.stderr)).0;
    number.parse().expect("a number")
}

/// Refuses requests of each call, alone or with all later ones, and prints what is wrong: every
/// seventh, or every one as `EXHAUSTION_STEP=1` asks, which `.ci/run` does for the shipped library.
/// The loader has read nothing before: each copy of the process begins anew.
fn sweep(later: bool) {
    let step = Sandbox::argument().parse().expect("a number");
    loader();
    for (name, call) in CALLS {
        let requests = requests(name, call);
        let faults: Vec<Value> = (1..=requests)
            .step_by(step)
            .filter_map(|number| Some(json!([number, refuse_in_copy(call, number, later).err()?])))
            .collect();
        println!("{name}: {requests} requests, {} faults", faults.len());
        assert!(faults.is_empty(), "{name}: {faults:#?}");
    }
}

/// What these scenarios rest on: the copy of a process in which an assertion fails is no success.
#[test]
fn a_panic_in_a_copy_is_no_success() {
    let sandbox = Sandbox::new();
    let outcome =
        sandbox.run(|| assert_eq!(forked(|| panic!("planted")).status.code(), Some(PANICKED)));
    outcome.expect_success();
}

/// Every refusal is reported or leaves something out.
#[test]
fn each_refused_request_leaves_the_process_as_it_was() {
    let sandbox = sandbox();
    sandbox.run(|| sweep(false)).expect_success();
}

/// Memory that is refused from a request on, so that nothing makes up for the refusal.
#[test]
fn memory_that_stays_short_leaves_the_process_as_it_was() {
    let sandbox = sandbox();
    sandbox.run(|| sweep(true)).expect_success();
}

/// With 6 to 60 MB of address space, a program that uses Vulkan ends by itself, also beside a layer
/// manifest of 1.4 MB.
#[test]
fn a_limit_of_the_address_space_ends_no_program() {
    let mut sandbox = Sandbox::new();
    let manifest = json!({
        "file_format_version": "1.0.1",
        "ICD": { "library_path": artifacts::page_driver(), "api_version": "1.4.0" },
    });
    let driver = sandbox.write("driver.json", manifest.to_string());
    // No report, whose comparison with vkexplain would need the memory.
    sandbox.env("VK_DRIVER_FILES", driver).env("VK_LOADER_REPORT", "");
    let program = sandbox.path("short");
    compile(&mut sandbox, include_str!("short.c"), &program, &[]);
    for layers in [0, 9000] {
        let layer = |number| {
            json!({
                "name": format!("VK_LAYER_many_{number}"), "type": "GLOBAL", "description": "one of many",
                "api_version": "1.3.0", "implementation_version": "1", "library_path": "./none.so",
            })
        };
        let layers: Vec<Value> = (0..layers).map(layer).collect();
        let manifest = json!({ "file_format_version": "1.2.0", "layers": &layers });
        let manifest = sandbox.write("layers.json", manifest.to_string());
        sandbox.env("VK_LAYER_PATH", manifest);
        let step = if layers.is_empty() { 1 } else { step().parse().expect("a number") };
        for half in (12..=120).step_by(step) {
            let limit = half * (1 << 19);
            let outcome = sandbox.execute(limited(&mut Command::new(&program), limit));
            // The dynamic linker of libc ends with 127 if it has no memory for the libraries.
            let code = outcome.status.code();
            assert!(matches!(code, Some(0 | 127)), "{limit} bytes: {outcome:?}");
        }
    }
}

/// The program with a limit of its address space.
fn limited(program: &mut Command, bytes: libc::rlim_t) -> &mut Command {
    let limit = libc::rlimit { rlim_cur: bytes, rlim_max: bytes };
    // SAFETY: setrlimit may be called between fork and exec.
    unsafe {
        program.pre_exec(move || match libc::setrlimit(libc::RLIMIT_AS, &limit) {
            0 => Ok(()),
            _ => Err(std::io::Error::last_os_error()),
        })
    }
}
