//! Functions that the loader has no code for (callpath.md 4, layers.md 11, drivers.md E.8).

use std::ffi::CString;

use dispatch_tables::vk;
use serde_json::Value;
use tests::{Device, Instance, InstanceRequest, Loader, MockDriver, Outcome, Sandbox, call, json};

/// `MAX_NUM_UNKNOWN_EXTS`.
const CAPACITY: usize = 250;

/// The signature of the mock driver's made-up functions, with eight integers and nine
/// floating-point numbers.
type MadeUp<Handle> = unsafe extern "system" fn(
    Handle,
    u64,
    f64,
    u64,
    f64,
    u64,
    f64,
    u64,
    f64,
    u64,
    f64,
    u64,
    f64,
    u64,
    f64,
    u64,
    f64,
    f64,
) -> u64;

/// The result of a made-up function for the arguments of [`call_made_up`]: eight numbers, each
/// times its position, and the floats.
pub(super) const ANSWER: u64 = 1 + 4 + 9 + 16 + 25 + 36 + 49 + 64 + 9 * 100 + 36;

/// Calls a function with distinct values in all arguments.
pub(super) fn call_made_up<Handle>(function: vk::PFN_vkVoidFunction, handle: Handle) -> u64 {
    let function = function.expect("a function");
    // SAFETY: the functions of the mock driver have this signature.
    unsafe {
        let function = std::mem::transmute::<unsafe extern "system" fn(), MadeUp<Handle>>(function);
        function(
            handle, 1, 100.0, 2, 101.0, 3, 102.0, 4, 103.0, 5, 104.0, 6, 105.0, 7, 106.0, 8, 107.0,
            108.0,
        )
    }
}

fn address(function: vk::PFN_vkVoidFunction) -> Option<usize> {
    function.map(|function| function as usize)
}

/// Calls a device function whose slot is empty. The function returns a `VkResult`.
pub(super) fn call_empty(function: vk::PFN_vkVoidFunction, device: vk::Device) -> vk::Result {
    type Function = unsafe extern "system" fn(vk::Device) -> vk::Result;
    // SAFETY: the loader's stub reads only the handle.
    unsafe {
        let function = std::mem::transmute::<unsafe extern "system" fn(), Function>(
            function.expect("a function"),
        );
        function(device)
    }
}

/// Checks that the mock driver logged the arguments of [`call_made_up`].
fn assert_arguments(detail: &Value) {
    assert_eq!(detail["integers"], json!([1, 2, 3, 4, 5, 6, 7, 8]));
    assert_eq!(
        detail["floats"],
        json!([100.0, 101.0, 102.0, 103.0, 104.0, 105.0, 106.0, 107.0, 108.0])
    );
}

fn instance() -> Instance {
    Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance")
}

/// vkGetInstanceProcAddr with a Rust string.
pub(super) trait Lookups {
    fn lookup(&self, name: &str) -> vk::PFN_vkVoidFunction;
}

impl Lookups for Instance {
    fn lookup(&self, name: &str) -> vk::PFN_vkVoidFunction {
        let name = CString::new(name).expect("a name");
        self.loader.proc_addr(self.handle, &name)
    }
}

/// vkGetDeviceProcAddr with a Rust string.
fn device_lookup(instance: &Instance, device: &Device, name: &str) -> vk::PFN_vkVoidFunction {
    let name = CString::new(name).expect("a name");
    call!(instance.device_commands.get_device_proc_addr(device.handle, name.as_ptr()))
}

pub(super) fn numbered(prefix: &str, count: usize) -> Vec<String> {
    (0..count).map(|number| format!("{prefix}{number}")).collect()
}

/// callpath.md 3.1, 4.1, 4.3: all arguments and the result are passed on, for devices created
/// before or after the lookup (layers.md 11.3).
#[test]
fn device_functions_are_called_with_all_their_arguments() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver(
        "mock",
        json!({ "made_up_device_functions": ["vkMadeUpMOCK"], "made_up_result": 1000 }),
    );
    let outcome = sandbox.run(|| {
        let instance = instance();
        let physical_device = instance.physical_devices()[0];
        let early = instance.create_device(physical_device, &[]);
        let function = instance.lookup("vkMadeUpMOCK");
        let late = instance.create_device(physical_device, &[]);
        let again = instance.lookup("vkMadeUpMOCK");
        assert_eq!(address(again), address(function), "one number a name");
        for device in [early, late] {
            assert_eq!(call_made_up(function, device.handle), 1000 + ANSWER);
            let direct = device_lookup(&instance, &device, "vkMadeUpMOCK");
            assert_ne!(address(direct), address(function), "the driver's own");
            assert_eq!(call_made_up(direct, device.handle), 1000 + ANSWER);
        }
        assert!(instance.lookup("vkNobodysMOCK").is_none());
        assert!(device_lookup(&instance, &late, "vkNobodysMOCK").is_none());
        early.destroy();
        late.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    assert_eq!(log.details("device_function").count(), 4);
    log.details("device_function").for_each(assert_arguments);
}

/// callpath.md 4.1, layers.md 11.3: on a device whose driver lacks the function, the call returns
/// an error and logs a message (layers.md 8.5).
#[test]
fn devices_without_the_function_answer_with_an_error() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "error");
    sandbox.driver("able", json!({ "made_up_device_functions": ["vkMadeUpMOCK"], "physical_devices": [{ "name": "able" }] }));
    sandbox.driver("unable", json!({ "physical_devices": [{ "name": "unable" }] }));
    let outcome = sandbox.run(|| {
        let instance = instance();
        let devices = instance.physical_devices();
        let named = |name: &str| {
            let device = devices.iter().find(|device| instance.device_name(**device) == name);
            instance.create_device(*device.expect("the device"), &[])
        };
        let (able, unable) = (named("able"), named("unable"));
        let function = instance.lookup("vkMadeUpMOCK");
        assert_eq!(call_made_up(function, able.handle), ANSWER);
        assert_eq!(call_empty(function, unable.handle), vk::Result::ERROR_EXTENSION_NOT_PRESENT);
        assert!(device_lookup(&instance, &unable, "vkMadeUpMOCK").is_none());
        able.destroy();
        unable.destroy();
        instance.destroy();
    });
    outcome.expect_success().expect_message(
        "ERROR",
        "Bad destination in loader trampoline dispatch,Are layers and extensions that you are calling enabled?",
    );
}

/// Two drivers, of which one has the physical-device function.
fn two_drivers(sandbox: &mut Sandbox) -> [MockDriver; 2] {
    let able = json!({
        "made_up_physical_device_functions": ["vkGetPhysicalDeviceMadeUpMOCK"],
        "made_up_result": 7000,
        "physical_devices": [{ "name": "able" }],
    });
    [
        sandbox.driver("able", able),
        sandbox.driver("unable", json!({ "physical_devices": [{ "name": "unable" }] })),
    ]
}

/// Calls the physical-device function on the physical device with this name.
fn call_on(name: &str) {
    let instance = instance();
    let devices = instance.physical_devices();
    let device = devices.iter().find(|device| instance.device_name(**device) == name);
    let function = instance.lookup("vkGetPhysicalDeviceMadeUpMOCK");
    let device = *device.expect("the device");
    assert_eq!(call_made_up(function, device), 7000 + ANSWER);
    instance.destroy();
}

/// callpath.md 3.1, 4.2, 4.3: the handle is unwrapped twice; all other arguments and the result are
/// passed on (layers.md 11.2).
#[test]
fn physical_device_functions_get_the_drivers_handle() {
    let mut sandbox = Sandbox::new();
    let [able, _] = two_drivers(&mut sandbox);
    sandbox.env("VK_LOADER_DEBUG", "debug");
    let outcome = sandbox.run(|| call_on("able"));
    outcome.expect_success().expect_message(
        "DEBUG",
        "loader_phys_dev_ext_gpa: Adding unknown physical function vkGetPhysicalDeviceMadeUpMOCK to internal store at index 0",
    );
    let log = able.log();
    assert_eq!(log.details("physical_device_function").count(), 1);
    log.details("physical_device_function").for_each(assert_arguments);
}

/// callpath.md 4.2: on a physical device whose driver lacks the function, the process aborts with
/// the function's name (layers.md 11.2).
#[test]
fn physical_devices_without_the_function_end_the_process() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "error");
    two_drivers(&mut sandbox);
    let outcome = sandbox.run(|| call_on("unable"));
    outcome.expect_abort().expect_message(
        "ERROR",
        "Function vkGetPhysicalDeviceMadeUpMOCK not supported for this physical device",
    );
}

/// drivers.md E.8, E.3 version 4: the loader does not look up physical-device functions in a driver
/// of interface version 3 (layers.md 11.2) (callpath.md 4.2).
#[test]
fn old_drivers_are_not_asked_for_physical_device_functions() {
    let mut sandbox = Sandbox::new();
    let config = json!({
        "interface_version": 3,
        "api_version": "1.0.0",
        "made_up_physical_device_functions": ["vkGetPhysicalDeviceMadeUpMOCK"],
    });
    sandbox.driver("mock", config);
    let outcome = sandbox.run(|| {
        let instance = instance();
        assert!(instance.lookup("vkGetPhysicalDeviceMadeUpMOCK").is_none());
        instance.destroy();
    });
    outcome.expect_success();
}

/// Looks up more device functions than there are places, and calls the last one that got a place.
fn use_up_device_functions() {
    let instance = instance();
    let device = instance.create_device(instance.physical_devices()[0], &[]);
    let names = numbered("vkMadeUp", CAPACITY + 1);
    let functions: Vec<_> = names.iter().map(|name| instance.lookup(name)).collect();
    for function in &functions[..CAPACITY] {
        assert_eq!(call_made_up(*function, device.handle), ANSWER);
    }
    assert!(functions[CAPACITY].is_none());
    let again = instance.lookup(&names[0]);
    assert_eq!(address(again), address(functions[0]), "the rest stays usable");
    device.destroy();
    instance.destroy();
}

/// callpath.md 4, 4.1: 250 device functions and no more (layers.md 11.3).
#[test]
fn device_functions_are_250() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "error");
    let names = numbered("vkMadeUp", CAPACITY + 1);
    sandbox.driver("mock", json!({ "made_up_device_functions": names }));
    expect_exhausted(
        &sandbox.run(|| {
            use_up_device_functions();
        }),
        "loader_dev_ext_gpa: Exhausted the unknown device function array!",
    );
}

/// Looks up more physical-device functions than there are places, and calls all that got a place.
fn use_up_physical_device_functions() {
    let instance = instance();
    let device = instance.physical_devices()[0];
    let names = numbered("vkGetPhysicalDeviceMadeUp", CAPACITY + 1);
    let functions: Vec<_> = names.iter().map(|name| instance.lookup(name)).collect();
    for function in &functions[..CAPACITY] {
        assert_eq!(call_made_up(*function, device), ANSWER);
    }
    assert!(functions[CAPACITY].is_none());
    instance.destroy();
}

/// callpath.md 4, 4.2: 250 physical-device functions and no more (layers.md 11.2).
#[test]
fn physical_device_functions_are_250() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "error");
    let names = numbered("vkGetPhysicalDeviceMadeUp", CAPACITY + 1);
    sandbox.driver("mock", json!({ "made_up_physical_device_functions": names }));
    expect_exhausted(
        &sandbox.run(|| {
            use_up_physical_device_functions();
        }),
        "loader_dev_ext_gpa: Exhausted the unknown physical device function array!",
    );
}

fn expect_exhausted(outcome: &Outcome, message: &str) {
    outcome.expect_success().expect_message("ERROR", message);
    let said = outcome.messages();
    let times = said.iter().filter(|(_, text)| *text == message).count();
    assert_eq!(times, 1, "one name too many");
}

/// callpath.md 3.1: a command of another platform is an unknown name, which a driver may have.
#[test]
fn commands_of_other_platforms_are_unknown_functions() {
    let mut sandbox = Sandbox::new();
    let extension = "VK_KHR_external_memory_win32";
    let config = json!({ "physical_devices": [{ "extensions": [extension] }] });
    let mock = sandbox.driver("mock", config);
    let outcome = sandbox.run(|| {
        type Function = unsafe extern "system" fn(vk::Device, usize, usize) -> vk::Result;
        let instance = instance();
        let extensions = ["VK_KHR_external_memory_win32"];
        let device = instance.create_device(instance.physical_devices()[0], &extensions);
        let function = instance.lookup("vkGetMemoryWin32HandleKHR");
        // SAFETY: the mock driver's stub only records its arguments.
        let result = unsafe {
            let function = std::mem::transmute::<unsafe extern "system" fn(), Function>(
                function.expect("a function"),
            );
            function(device.handle, 17, 18)
        };
        assert_eq!(result, vk::Result::SUCCESS);
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    let calls: Vec<_> =
        log.calls().filter(|call| call.name == "vkGetMemoryWin32HandleKHR").collect();
    assert_eq!(calls.len(), 1);
    assert_eq!(calls[0].arguments[1..3], [17, 18]);
}

/// callpath.md 9: threads look up the same and different functions, call them, and create devices
/// at the same time.
#[test]
fn threads_look_up_and_call_at_once() {
    let mut sandbox = Sandbox::new();
    let config = json!({
        "made_up_device_functions": numbered("vkMadeUp", 24),
        "made_up_physical_device_functions": numbered("vkGetPhysicalDeviceMadeUp", 24),
        "record": false,
    });
    sandbox.driver("mock", config);
    let outcome = sandbox.run(|| {
        let instance = instance();
        let physical_device = instance.physical_devices()[0];
        let shared = instance.create_device(physical_device, &[]);
        std::thread::scope(|scope| {
            for thread in 0..4 {
                scope.spawn(move || {
                    for number in (0..24).map(|number| (number + thread * 6) % 24) {
                        let function = instance.lookup(&format!("vkMadeUp{number}"));
                        assert_eq!(call_made_up(function, shared.handle), ANSWER);
                        let own = instance.create_device(physical_device, &[]);
                        assert_eq!(call_made_up(function, own.handle), ANSWER);
                        own.destroy();
                        let name = format!("vkGetPhysicalDeviceMadeUp{number}");
                        let function = instance.lookup(&name);
                        assert_eq!(call_made_up(function, physical_device), ANSWER);
                    }
                });
            }
        });
        shared.destroy();
        instance.destroy();
    });
    outcome.expect_success();
}
