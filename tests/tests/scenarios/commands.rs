//! Every plain device command of the registry reaches the driver's command of the same name (callpath.md 1.2 P).

use dispatch_tables::{Command, Level};
use tests::{InstanceRequest, Loader, Sandbox, json};

/// Device commands whose trampolines or terminators look at what their arguments point to (callpath.md 1.6, 1.8);
/// they have scenarios of their own.
fn is_plain(command: Command) -> bool {
    let name = command.name().to_str().expect("ASCII");
    let special = [
        "vkGetDeviceProcAddr",
        "vkDestroyDevice",
        "vkGetDeviceQueue",
        "vkGetDeviceQueue2",
        "vkAllocateCommandBuffers",
        "vkCreateSwapchainKHR",
        "vkCreateSharedSwapchainsKHR",
        "vkGetDeviceGroupSurfacePresentModesKHR",
    ];
    command.level() == Level::Device
        && !special.contains(&name)
        && !name.contains("DebugUtils")
        && !name.starts_with("vkDebugMarkerSet")
}

/// As many arguments as the registers of x86-64 hold, and more on the stack: what a command does not take it ignores.
#[rustfmt::skip]
type AnyCommand = extern "system" fn(
    usize, usize, usize, usize, usize, usize,
    f64, f64, f64, f64, f64, f64, f64, f64,
    usize, usize, usize, usize, usize, usize, usize, usize,
) -> u64;

/// What the driver returns; the upper half of the register is not part of a VkResult.
const RESULT: i32 = 0x0ABC_DEF0;

#[test]
fn plain_device_commands_reach_the_drivers_command_of_that_name() {
    let mut sandbox = Sandbox::new();
    let plain = Command::all().filter(|command| is_plain(*command));
    let results: Vec<(String, i32)> = plain
        .map(|command| (command.name().to_string_lossy().into_owned(), RESULT))
        .collect();
    let results: serde_json::Value = results
        .into_iter()
        .map(|(name, code)| (name, json!(code)))
        .collect::<serde_json::Map<_, _>>()
        .into();
    let mock = sandbox.driver("mock", json!({ "gate": false, "results": results }));
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let instance = loader
            .create_instance(&InstanceRequest::default())
            .expect("vkCreateInstance");
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        let handle = device.handle.as_raw().addr();
        for command in Command::all().filter(|command| is_plain(*command)) {
            let Some(function) = loader.proc_addr(instance.handle, command.name()) else {
                continue;
            };
            // SAFETY: the trampoline looks at its first argument only, and so does the driver's stub, which records
            // and returns; with this calling convention surplus arguments do no harm.
            let function: AnyCommand = unsafe { std::mem::transmute(function) };
            let result = function(
                handle, 0, 0, 0, 0, 0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0, 0, 0, 0, 0, 0, 0,
                0,
            );
            println!(
                "called <{}> {}",
                command.name().to_string_lossy(),
                result as i32
            );
        }
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let lines = outcome
        .stdout
        .lines()
        .filter(|line| line.contains("called <"));
    let called: Vec<&str> = lines
        .filter_map(|line| line.split(['<', '>']).nth(1))
        .collect();
    assert!(called.len() > 650, "{}", called.len());
    let log = mock.log();
    let device = log
        .calls()
        .find(|call| call.name == "vkDestroyDevice")
        .expect("the end")
        .arguments[0];
    let is_recorded = |call: &tests::Call| {
        Command::all().any(|c| is_plain(c) && c.name().to_bytes() == call.name.as_bytes())
    };
    let recorded: Vec<tests::Call> = log.calls().filter(is_recorded).collect();
    assert_eq!(
        recorded
            .iter()
            .map(|call| call.name.as_str())
            .collect::<Vec<_>>(),
        called
    );
    assert!(
        recorded.iter().all(|call| call.arguments[0] == device),
        "the driver's own handle"
    );
    // All that create something return a VkResult.
    let creating: Vec<&str> = outcome
        .stdout
        .lines()
        .filter(|line| line.contains("called <vkCreate"))
        .collect();
    assert!(creating.len() > 40, "{}", creating.len());
    assert!(
        creating
            .iter()
            .all(|line| line.ends_with(&format!("> {RESULT}"))),
        "{creating:?}"
    );
}
