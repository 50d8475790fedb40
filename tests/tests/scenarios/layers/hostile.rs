//! Thousands of layer manifests, and manifests with hostile contents (layers.md 1, 3):
//! vkCreateInstance neither crashes nor hangs, and an ordinary layer beside them is active.

use std::path::PathBuf;
use std::thread;

use tests::{InstanceRequest, Loader, Outcome, Sandbox, Value, call, json};

use super::manifests::{file, object};
use super::{chain, overriding, result, run};

/// The number of items in a hostile file.
const MANY: usize = 2500;

/// Counts the layers and creates an instance, on a thread with a small stack.
fn use_all() {
    let work = || {
        let loader = Loader::open();
        let mut count = 0;
        let list = std::ptr::null_mut();
        call!(loader.globals.enumerate_instance_layer_properties(&mut count, list));
        println!("\nenumerated {count}");
        let instance = loader.create_instance(&InstanceRequest::default());
        instance.expect("vkCreateInstance").destroy();
    };
    let thread = thread::Builder::new().stack_size(1 << 20).spawn(work);
    thread.expect("a thread").join().expect("the application");
}

fn enumerated(outcome: &Outcome) -> usize {
    super::printed(outcome, "enumerated").parse().expect("a number")
}

/// A sandbox with a driver and a good implicit layer, which comes after the test's layers.
fn sandbox() -> Sandbox {
    let mut sandbox = Sandbox::new();
    sandbox.driver("driver", json!({}));
    sandbox.env("VK_LOADER_DEBUG", "none");
    sandbox
}

fn add_good_layer(sandbox: &mut Sandbox) {
    sandbox.implicit_layer("good", json!({}), json!({}));
}

/// Adds a directory with this many manifests to the search for layers of this kind. Each manifest
/// has one layer.
fn add_manifests(sandbox: &mut Sandbox, kind: &str, count: usize, library: &str) {
    for number in 0..count {
        let changes = json!({ "library_path": library, "disable_environment": { "OFF": "1" } });
        let layer = object(&format!("VK_LAYER_{kind}_{number}"), &changes);
        sandbox.write(format!("{kind}/{number}.json"), file("1.2.1", &layer));
    }
    let variable =
        if kind == "implicit" { "VK_ADD_IMPLICIT_LAYER_PATH" } else { "VK_ADD_LAYER_PATH" };
    let directory = sandbox.path(kind);
    sandbox.env(variable, directory);
}

/// Directories with four thousand manifests: each layer is found, and the library of each implicit
/// layer is opened once.
#[test]
fn thousands_of_manifests() {
    const FILES: usize = 2000;
    let mut sandbox = sandbox();
    sandbox.env("VK_LOADER_DEBUG", "error");
    for kind in ["implicit", "explicit"] {
        add_manifests(&mut sandbox, kind, FILES, "./none.so");
    }
    let outcome = sandbox.run(|| use_all());
    assert_eq!(enumerated(&outcome), 2 * FILES);
    let none = sandbox.path("implicit/./none.so").display().to_string();
    let tried = outcome
        .messages()
        .into_iter()
        .filter(|(level, text)| *level == "ERROR" && text.contains(&none));
    assert_eq!(tried.count(), FILES);
}

/// Thousands of layers with the same loadable library: each is in the chain. The top one refuses
/// the instance, because all layers share the state of one library and calls through the chain
/// would not end.
#[test]
fn thousands_of_layers_of_one_library() {
    const FILES: usize = 2000;
    let mut sandbox = sandbox();
    sandbox.env("VK_LOADER_DEBUG", "layer");
    let refusing = json!({ "create_instance": { "result": -3 } });
    let library = sandbox.layer_library("libit.so", &[refusing]);
    let library = library.display().to_string();
    add_manifests(&mut sandbox, "implicit", FILES, &library);
    let outcome = run!(sandbox);
    assert_eq!(result(&outcome), -3);
    let inserted = outcome
        .messages()
        .into_iter()
        .filter(|(_, text)| text.starts_with("Insert instance layer"));
    assert_eq!(inserted.count(), FILES);
    assert_eq!(chain(&sandbox).len(), 1, "the top one is asked");
}

fn meta(name: &str, components: &Value) -> Value {
    let changes = json!({
        "library_path": null, "component_layers": components, "api_version": "1.0.0",
        "disable_environment": { "OFF": "1" },
    });
    object(name, &changes)
}

fn name(number: usize) -> String {
    format!("VK_LAYER_{number}")
}

fn names(count: usize) -> Vec<String> {
    (0..count).map(name).collect()
}

/// An implicit layer with a library.
fn plain(name: &str) -> Value {
    object(name, &json!({ "disable_environment": { "OFF": "1" } }))
}

fn with_extensions(name: &str) -> Value {
    let extensions = (0..MANY).map(|number| json!({ "name": format!("VK_MOCK_{number}") }));
    let mut layer = plain(name);
    layer["instance_extensions"] = extensions.collect();
    layer
}

/// An override layer, as an element of a file's list.
fn overriding_layer(changes: &Value) -> Value {
    overriding(changes)["layers"][0].clone()
}

/// Files with many items of one kind: the kind, the file's layers, and the expected number of
/// layers.
fn files() -> Vec<(&'static str, Vec<Value>, usize)> {
    let numbers = || 0..MANY;
    let all = || names(MANY);
    let plain_layers = || all().into_iter().map(|name| plain(&name));
    let next = |number: usize| meta(&name(number), &json!([name(number + 1)]));
    let ring = |number: usize| meta(&name(number), &json!([name((number + 1) % MANY)]));
    let twice = |number: usize| meta(&name(number), &json!([name(number + 1), name(number + 1)]));
    let over_one = |number: usize| meta(&name(number), &json!(["VK_LAYER_m"]));
    let nowhere: Vec<String> = numbers().map(|number| format!("/nowhere/{number}")).collect();
    let blacklist = overriding_layer(&json!({ "blacklisted_layers": all() }));
    let elsewhere = overriding_layer(&json!({ "override_paths": nowhere }));
    let for_others = overriding_layer(&json!({ "app_keys": ["/usr/bin/other"] }));
    let of_all = meta("VK_LAYER_m", &json!(all()));
    let mut rich = meta("VK_LAYER_m", &json!(names(1000)));
    rich["instance_extensions"] = with_extensions("VK_LAYER_m")["instance_extensions"].take();
    let of_plain = meta("VK_LAYER_m", &json!(["VK_LAYER_plain"]));
    vec![
        ("one name", numbers().map(|_| plain("VK_LAYER_x")).collect(), 1),
        ("names", plain_layers().collect(), MANY),
        ("metas in one another", numbers().map(next).chain([plain(&name(MANY))]).collect(), 16 + 1),
        ("a ring of metas", numbers().map(ring).collect(), 0),
        ("metas that double", (0..60).map(twice).chain([plain(&name(60))]).collect(), 2),
        (
            "metas over one with extensions",
            numbers().map(over_one).chain([of_plain, with_extensions("VK_LAYER_plain")]).collect(),
            MANY + 2,
        ),
        ("a meta of too many", [of_all].into_iter().chain(plain_layers()).collect(), MANY),
        (
            "a meta with extensions over many",
            [rich].into_iter().chain(plain_layers()).collect(),
            MANY + 1,
        ),
        ("a blacklist", [blacklist].into_iter().chain(plain_layers()).collect(), 1),
        ("overrides for others", vec![for_others; MANY], 0),
        ("paths", vec![elsewhere], 1),
        ("extensions", vec![with_extensions("VK_LAYER_x")], 1),
    ]
}

/// Files with many items of one kind. The good layer's manifest comes after them.
#[test]
fn files_full_of_one_thing() {
    for (what, layers, expected) in files() {
        let mut sandbox = sandbox();
        let manifest = json!({ "file_format_version": "1.2.1", "layers": layers });
        sandbox.layer_manifest(true, "hostile", &manifest);
        add_good_layer(&mut sandbox);
        sandbox.env("OFF", "1");
        let outcome = sandbox.run(|| use_all());
        assert_eq!(enumerated(&outcome), expected + 1, "{what}");
        assert_eq!(chain(&sandbox), ["good"], "{what}");
    }
}

/// Meta-layers in the settings file are not verified: they are expanded up to a limit, each one
/// once.
#[test]
fn metas_of_the_settings_file() {
    const DEEP: usize = 500;
    for (what, count) in [("deep", DEEP), ("wide", 15)] {
        let mut sandbox = sandbox();
        sandbox.env("VK_LOADER_DEBUG", "warn");
        let components = |number: usize| match what {
            "deep" => json!([name(number + 1)]),
            _ => json!(vec![name(number + 1); 20]),
        };
        let entry = |path: &PathBuf, number: usize| {
            let control = if number == 0 { "on" } else { "auto" };
            json!({ "name": name(number), "path": path, "control": control })
        };
        let mut entries = Vec::new();
        for number in 0..count {
            let manifest = file("1.2.1", &meta(&name(number), &components(number)));
            let path = sandbox.write(format!("metas/{number}.json"), manifest);
            entries.push(entry(&path, number));
        }
        let last = sandbox.explicit_layer("last", json!({ "name": name(count) }), json!({}));
        entries.push(entry(&last.manifest, count));
        let good = sandbox.explicit_layer("good", json!({}), json!({}));
        entries.push(json!({ "name": good.name, "path": good.manifest, "control": "on" }));
        let settings = json!({ "file_format_version": "1.0.0", "settings": { "layers": entries } });
        sandbox.write(
            "config-home/vulkan/loader_settings.d/vk_loader_settings.json",
            settings.to_string(),
        );
        let outcome = sandbox.run(|| use_all());
        assert_eq!(enumerated(&outcome), count + 2, "{what}");
        let expected: &[&str] = if what == "deep" { &["good"] } else { &["last", "good"] };
        assert_eq!(chain(&sandbox), expected, "{what}");
        if what == "deep" {
            outcome.expect_message(
                "WARNING",
                "Meta-layer VK_LAYER_16 stands for more than 1024 layers or holds more than 16 in one another.  Skipping this layer.",
            );
        }
    }
}

/// One meta-layer that is listed many times: each entry counts as a layer, up to a limit.
#[test]
fn a_meta_that_the_settings_file_repeats() {
    let mut sandbox = sandbox();
    let good = sandbox.explicit_layer("good", json!({}), json!({}));
    let manifest = file("1.2.1", &meta(&name(0), &json!([good.name])));
    let path = sandbox.write("metas/0.json", manifest);
    let repeated = json!({ "name": name(0), "path": path, "control": "auto" });
    let mut entries = vec![repeated; MANY];
    entries.push(json!({ "name": good.name, "path": good.manifest, "control": "on" }));
    let settings = json!({ "file_format_version": "1.0.0", "settings": { "layers": entries } });
    sandbox.write(
        "config-home/vulkan/loader_settings.d/vk_loader_settings.json",
        settings.to_string(),
    );
    let outcome = sandbox.run(|| use_all());
    assert_eq!(enumerated(&outcome), 16 + 1);
    assert_eq!(chain(&sandbox), ["good"]);
}

/// A file of the maximum size, and one of a byte more; files with too many levels and values.
#[test]
fn large_and_deep_files() {
    let mut sandbox = sandbox();
    sandbox.env("VK_LOADER_DEBUG", "error");
    let layer =
        object("VK_LAYER_large", &json!({ "disable_environment": { "OFF": "1" } })).to_string();
    let head = format!(r#"{{"file_format_version":"1.2.1","layers":[{layer}],"filler":""#);
    for (place, size) in [("large", 16 << 20), ("too_large", (16 << 20) + 1)] {
        let text = format!("{head}{}\"}}", "x".repeat(size - head.len() - 2));
        let path = sandbox.write(format!("{place}.json"), text);
        sandbox.name_layer(true, path);
    }
    let deep = sandbox.write("deep.json", "{\"layers\":[".repeat(50_000));
    sandbox.name_layer(true, deep.clone());
    let extensions = r#"{"name":"VK_A"},"#.repeat(90_000);
    let text = format!(r#"{{"layer":{{"device_extensions":[{extensions}0]}}}}"#);
    let too_many = sandbox.write("too_many.json", text);
    sandbox.name_layer(true, too_many.clone());
    add_good_layer(&mut sandbox);
    let outcome = sandbox.run(|| use_all());
    assert_eq!(enumerated(&outcome), 2, "the large one and the good one");
    assert_eq!(chain(&sandbox), ["good"]);
    let limit = 16 << 20;
    outcome
        .expect_message(
            "ERROR",
            &format!(
                "loader_get_json: JSON file {} is larger than {limit} bytes",
                sandbox.path("too_large.json").display()
            ),
        )
        .expect_message("ERROR", &format!("loader_get_json: Invalid JSON file {}.", deep.display()))
        .expect_message(
            "ERROR",
            &format!(
                "loader_get_json: JSON file {} has more than 262144 keys, values and escapes",
                too_many.display()
            ),
        );
}
