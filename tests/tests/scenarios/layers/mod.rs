//! Layers (layers.md), on the built library with the mock layers.
//!
//! Test names begin with the section that they test: `s3_10_...` is layers.md 3.10.

#![allow(
    clippy::redundant_closure,
    clippy::redundant_closure_for_method_calls,
    reason = "the harness tells a test by a closure that stands in it"
)]
#![allow(
    clippy::too_many_lines,
    clippy::type_complexity,
    reason = "tables, a row a line of the contract"
)]

mod device_chain;
mod device_extensions;
mod enumeration;
mod filters;
mod handles;
mod hostile;
mod instance_chain;
mod kit;
mod lifetime;
mod loading;
mod lookups;
mod manifests;
mod metas;
mod misconduct;
mod overrides;
mod pre_instance;
mod retries;
mod scans;
mod search;
mod selection;
mod settings;
mod spellings;
mod unknown_functions;
mod useful;
mod wrapping;

use dispatch_tables::vk;
use tests::{Instance, InstanceRequest, Loader, Outcome, Sandbox, Value, call, json, text};

/// A sandbox with one mock driver, in which the loader logs everything.
fn sandbox() -> Sandbox {
    let mut sandbox = Sandbox::new();
    sandbox.driver("driver", json!({}));
    sandbox.env("VK_LOADER_DEBUG", "all");
    sandbox
}

/// Runs [`application`] with its argument. It is a macro because the closure must be in the test
/// function.
macro_rules! run {
    ($sandbox:expr, $argument:expr) => {{
        $sandbox.set_argument(&$argument.to_string());
        $sandbox.run(|| $crate::layers::application())
    }};
    ($sandbox:expr) => {
        $crate::layers::run!($sandbox, tests::json!({}))
    };
}
use run;

/// Creates and destroys an instance. The argument is an object: `layers` and `extensions` to
/// enable, `device` to create a device with these extensions. Prints the results, for [`result`]
/// and [`listed`].
fn application() {
    let argument: Value = serde_json::from_str(&Sandbox::argument()).expect("the argument");
    println!("\nenumerated {}", Loader::open().layer_names().join(","));
    match try_instance(&argument) {
        Ok(instance) => {
            let names = device_layers(&instance);
            println!("\nresult 0\nlisted {}", names.join(","));
            if argument["device"].is_array() {
                let physical = instance.physical_devices()[0];
                let extensions = strings(&argument["device"]);
                let device = instance.create_device(physical, &extensions);
                device.queue();
                device.destroy();
            }
            instance.destroy();
        }
        Err(error) => println!("\nresult {}", error.as_raw()),
    }
}

/// Creates an instance with the argument's layers and extensions.
fn try_instance(argument: &Value) -> Result<Instance, vk::Result> {
    let request = InstanceRequest {
        layers: &strings(&argument["layers"]),
        extensions: &strings(&argument["extensions"]),
        ..Default::default()
    };
    Loader::open().create_instance(&request)
}

fn strings(list: &Value) -> Vec<&str> {
    let list = list.as_array().into_iter().flatten();
    list.filter_map(Value::as_str).collect()
}

/// The names of vkEnumerateDeviceLayerProperties for the first physical device.
pub(crate) fn device_layers(instance: &Instance) -> Vec<String> {
    layers_of(instance, instance.physical_devices()[0])
}

/// The names of vkEnumerateDeviceLayerProperties.
fn layers_of(instance: &Instance, physical: vk::PhysicalDevice) -> Vec<String> {
    let mut count = 16;
    let mut layers = vec![vk::LayerProperties::default(); 16];
    let commands = instance.physical_device_commands;
    let result = call!(commands.enumerate_device_layer_properties(
        physical,
        &mut count,
        layers.as_mut_ptr()
    ));
    assert_eq!(result, vk::Result::SUCCESS);
    layers.truncate(count as usize);
    layers.iter().map(|layer| text(&layer.layer_name)).collect()
}

/// The line that begins with a word, in the output of the application.
fn printed<'a>(outcome: &'a Outcome, word: &str) -> &'a str {
    outcome.expect_success();
    let lines = outcome.stdout.lines();
    let mut found = lines.filter_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
    found
        .next()
        .unwrap_or_else(|| panic!("no line `{word}`:\n{}\n{}", outcome.stdout, outcome.stderr))
}

/// The `VkResult` of vkCreateInstance.
#[track_caller]
fn result(outcome: &Outcome) -> i32 {
    printed(outcome, "result").parse().expect("a number")
}

/// The short names of vkEnumerateDeviceLayerProperties' layers.
#[track_caller]
fn listed(outcome: &Outcome) -> Vec<&str> {
    let names = printed(outcome, "listed").split(',');
    names
        .filter(|name| !name.is_empty())
        .map(|name| name.strip_prefix("VK_LAYER_MOCK_").unwrap_or(name))
        .collect()
}

/// The layers that vkCreateInstance passed through, top first.
fn chain(sandbox: &Sandbox) -> Vec<String> {
    sandbox.layers().through("vkCreateInstance")
}

/// The manifest of an override layer with changes. `DISABLE_override` disables the layer.
fn overriding(changes: &Value) -> Value {
    let mut object = json!({
        "name": OVERRIDE, "type": "GLOBAL", "api_version": "1.0.0", "implementation_version": "1",
        "description": "override", "component_layers": [], "disable_environment": { "DISABLE_override": "1" },
    });
    for (key, value) in changes.as_object().into_iter().flatten() {
        object[key] = value.clone();
    }
    json!({ "file_format_version": "1.2.1", "layers": [object] })
}

const OVERRIDE: &str = "VK_LAYER_LUNARG_override";
const LAYER_NOT_PRESENT: i32 = -6;
const EXTENSION_NOT_PRESENT: i32 = -7;

/// Whether the application printed that vkEnumerateInstanceLayerProperties lists `layer`.
fn is_enumerated(outcome: &Outcome, layer: &str) -> bool {
    printed(outcome, "enumerated").split(',').any(|name| name == layer)
}
