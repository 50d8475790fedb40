//! Calls every command of the registry in every way that the application can get it, with distinct
//! values for all arguments. The driver must receive the same values, with its own objects in place
//! of the loader's, and its result must return to the application (callpath.md 1.2, 1.4, 1.7, 2.2,
//! 3.1, 3.5).

mod call;
mod exceptions;

use std::collections::{BTreeMap, BTreeSet};
use std::os::unix::process::ExitStatusExt;

use dispatch_tables::{Command, Level, vk};
use serde_json::{Map, Value, json};
use tests::{Call, Log, MockDriver, Sandbox};

use crate::proc_addr::{INSTANCE_EXTENSIONS, is_exported, is_known};
use call::{DEVICE_EXTENSIONS, MARK, MARKER, Way};
use exceptions::EXCEPTIONS;
use tests::signatures::{Class, SIGNATURES, Signature};

/// The ten commands of callpath.md 1.4: core name and alias are one command. The driver receives
/// the core name from Vulkan 1.1 on, and the alias before (1.10).
const PROMOTED: [&str; 10] = [
    "vkGetPhysicalDeviceFeatures2",
    "vkGetPhysicalDeviceProperties2",
    "vkGetPhysicalDeviceFormatProperties2",
    "vkGetPhysicalDeviceImageFormatProperties2",
    "vkGetPhysicalDeviceQueueFamilyProperties2",
    "vkGetPhysicalDeviceMemoryProperties2",
    "vkGetPhysicalDeviceSparseImageFormatProperties2",
    "vkGetPhysicalDeviceExternalBufferProperties",
    "vkGetPhysicalDeviceExternalSemaphoreProperties",
    "vkGetPhysicalDeviceExternalFenceProperties",
];

fn name(command: Command) -> &'static str {
    command.name().to_str().expect("ASCII")
}

fn is_exception(command: Command) -> bool {
    exceptions().any(|exception| exception == name(command))
}

/// The commands of [`EXCEPTIONS`].
fn exceptions() -> impl Iterator<Item = &'static str> {
    EXCEPTIONS.iter().flat_map(|row| row.commands).copied()
}

/// The name under which the driver receives `command`.
fn name_at_driver(command: Command, api_version: u32) -> String {
    let name = name(command);
    let core = name.strip_suffix("KHR").unwrap_or(name);
    match PROMOTED.contains(&core) {
        true if api_version >= vk::API_VERSION_1_1 => core.to_owned(),
        true => format!("{core}KHR"),
        false => name.to_owned(),
    }
}

/// The result of a command in the driver. It is distinct for each command, and no result of the
/// API.
fn result(command: Command, class: Class) -> u64 {
    let number = command.index() as u64;
    match class {
        Class::Void => 0,
        Class::Bits32 => 0x0ABC_0000 | number,
        _ => 0x0ABC_0000_0000_0000 | number,
    }
}

/// A driver that has every command. After the setup of the application, the `stubbed` commands only
/// return a value.
fn driver(sandbox: &mut Sandbox, stubbed: impl Fn(Command) -> bool) -> MockDriver {
    let stubs = SIGNATURES.iter().filter(|s| stubbed(s.command));
    let results = stubs.map(|signature| {
        let value = result(signature.command, signature.result);
        (name(signature.command).to_owned(), json!(value))
    });
    sandbox.driver(
        "mock",
        json!({
            "gate": false,
            "instance_extensions": INSTANCE_EXTENSIONS,
            "physical_devices": [{ "extensions": DEVICE_EXTENSIONS }],
            "results": results.collect::<Map<String, Value>>(),
            "results_after": MARKER,
        }),
    )
}

/// The driver's own objects for the objects that the application holds.
struct DriverObjects {
    instance: u64,
    physical_device: u64,
    surface: u64,
}

impl DriverObjects {
    fn of(log: &Log) -> Self {
        let first = |detail, key: &str| {
            let detail = log.details(detail).next();
            detail.expect("it was created")[key].clone()
        };
        let number = |value: Value| value.as_u64().expect("a handle");
        Self {
            instance: number(first("vkCreateInstance", "instance")),
            physical_device: number(first("vkCreateInstance", "physical_devices")[0].clone()),
            surface: number(first("vkCreateHeadlessSurfaceEXT", "surface")),
        }
    }

    /// The value that the driver receives if the application passes `value`.
    fn instead_of(&self, value: u64, class: Class) -> u64 {
        match class {
            Class::Instance => self.instance,
            Class::PhysicalDevice => self.physical_device,
            Class::Surface => self.surface,
            _ => value,
        }
    }
}

/// The driver's calls, by the number of the application's call that caused them.
fn sections(log: &Log) -> BTreeMap<u64, Vec<Call>> {
    let mut sections: BTreeMap<u64, Vec<Call>> = BTreeMap::new();
    let mut current = None;
    for call in log.calls() {
        let mark = call.arguments[1];
        if call.name == MARKER && mark & MARK == MARK {
            // The call that ended the setup has the same number as the first call.
            sections.insert(mark & !MARK, Vec::new());
            current = Some(mark & !MARK);
        } else if let Some(current) = current {
            sections.entry(current).or_default().push(call);
        }
    }
    sections
}

/// An error in one call, if there is one.
fn complaint(
    told: &Value,
    calls: &[Call],
    objects: &DriverObjects,
    api_version: u32,
) -> Option<String> {
    let signature = signature(told["call"].as_str().expect("a name"));
    let wanted = name_at_driver(signature.command, api_version);
    let [call] = calls else {
        let names: Vec<&str> = calls.iter().map(|call| call.name.as_str()).collect();
        return Some(format!("the driver was called for {names:?}"));
    };
    if call.name != wanted {
        return Some(format!("the driver was called for {}, not {wanted}", call.name));
    }
    let (mut integers, mut floats) = (0, 0);
    for parameter in signature.parameters {
        let (given, found) = if parameter.class == Class::Float {
            floats += 1;
            (&told["floats"][floats - 1], call.floats[floats - 1])
        } else {
            integers += 1;
            (&told["integers"][integers - 1], call.arguments[integers - 1])
        };
        let given = given.as_u64().expect("a value");
        let (class, mask) = (parameter.class, parameter.class.mask());
        let wanted = objects.instead_of(given, class);
        if wanted & mask != found & mask {
            return Some(format!(
                "{} is {found:#x}, not {wanted:#x}, for {given:#x}",
                parameter.name
            ));
        }
    }
    let at_driver = Command::all().find(|command| name(*command) == wanted);
    let wanted = result(at_driver.expect("a command"), signature.result);
    let returned = told["returned"].as_u64().expect("a value");
    let mask = signature.result.mask();
    (wanted & mask != returned & mask).then(|| format!("it returns {returned:#x}, not {wanted:#x}"))
}

fn signature(command: &str) -> &'static Signature {
    Signature::of(command).unwrap_or_else(|| panic!("no signature of {command}"))
}

/// Whether a command can be called in this way.
fn is_on(way: Way, command: Command) -> bool {
    match way {
        Way::Exported => is_exported(command),
        Way::InstanceProcAddr => true,
        Way::DeviceProcAddr => command.level() == Level::Device,
    }
}

/// callpath.md 1.3, 1.5, 1.6, 2.1, 7.5, 7.7.
#[test]
fn commands_reach_the_driver_with_every_argument() {
    for api_version in [vk::API_VERSION_1_0, vk::API_VERSION_1_4] {
        for way in Way::ALL {
            let mut sandbox = Sandbox::new();
            let mock = driver(&mut sandbox, |command| !is_exception(command));
            sandbox.set_argument(&format!("{way:?} {api_version}"));
            let outcome = sandbox.run(|| {
                call::call_all(|command| is_known(command) && !is_exception(command));
            });
            let told = call::told(&outcome.stdout);
            let log = mock.log();
            let (objects, sections) = (DriverObjects::of(&log), sections(&log));
            let complaints: Vec<String> = told
                .iter()
                .filter_map(|told| {
                    let calls = &sections[&told["number"].as_u64().expect("a number")];
                    let complaint = complaint(told, calls, &objects, api_version)?;
                    Some(format!("{}: {complaint}", told["call"]))
                })
                .collect();
            assert!(complaints.is_empty(), "{way:?}, {api_version:#x}:\n{}", complaints.join("\n"));
            outcome.expect_success();

            let called: BTreeSet<&str> = told.iter().filter_map(|t| t["call"].as_str()).collect();
            let wanted: BTreeSet<&str> = Command::all()
                .filter(|command| is_known(*command) && is_on(way, *command))
                .filter(|command| !is_exception(*command))
                .map(name)
                .collect();
            assert_eq!(called, wanted, "{way:?}: nothing is left out");
            if way == Way::InstanceProcAddr {
                let known = Command::all().filter(|command| is_known(*command)).count();
                assert_eq!(called.len() + exceptions().count(), known);
            }
        }
    }
}

/// Commands whose handles are addresses of the loader's own objects (callpath.md 6.2). With a
/// made-up handle the process crashes.
const READ_BEHIND_HANDLES: [&str; 2] =
    ["vkDestroyDebugUtilsMessengerEXT", "vkDestroyDebugReportCallbackEXT"];

/// Each exception is necessary: its commands do not behave like ordinary commands.
#[test]
fn exceptions_do_not_reach_the_driver_as_they_were_called() {
    for exception in exceptions().filter(|name| !READ_BEHIND_HANDLES.contains(name)) {
        let (sandbox, mock) = for_one(exception);
        let outcome = sandbox.run(|| call::call_one());
        outcome.expect_success();
        let told = call::told(&outcome.stdout);
        assert_eq!(told.len(), 1, "{exception} does not return");
        let log = mock.log();
        let (objects, sections) = (DriverObjects::of(&log), sections(&log));
        let complaint = complaint(&told[0], &sections[&0], &objects, vk::API_VERSION_1_2);
        assert!(complaint.is_some(), "{exception} is no exception");
    }
}

/// callpath.md 6.2: as above, for commands that read at a made-up address. Memory checkers report
/// that read here.
#[test]
fn made_up_messengers_are_read() {
    for exception in READ_BEHIND_HANDLES {
        let (sandbox, _mock) = for_one(exception);
        let outcome = sandbox.run(|| call::call_one());
        let end = (outcome.status.signal(), call::told(&outcome.stdout).len());
        assert_eq!(end, (Some(libc::SIGSEGV), 0), "{exception}\n{}", outcome.stderr);
    }
}

/// The scenario in which [`call::call_one`] calls an exception as if it were an ordinary command,
/// on a driver that implements it.
fn for_one(exception: &str) -> (Sandbox, MockDriver) {
    let mut sandbox = Sandbox::new();
    let mock = driver(&mut sandbox, |command| name(command) == exception);
    sandbox.set_argument(exception);
    (sandbox, mock)
}

/// Every exception has a reason, and names a test of this program.
#[test]
fn exceptions_name_their_tests() {
    let program = std::env::current_exe().expect("the path of the test program");
    let list = std::process::Command::new(program).arg("--list").output();
    let list = String::from_utf8(list.expect("the list of tests").stdout).expect("names");
    for exception in EXCEPTIONS {
        let line = format!("{}: test", exception.test);
        assert!(list.lines().any(|test| test == line), "no test {}", exception.test);
        assert!(!exception.why.is_empty());
    }
}
