//! Layer manifests in their thousands, and such as nobody would make by accident (layers.md 1, 3): vkCreateInstance
//! neither ends the process nor takes for ever, and the layer beside them is on.

use std::path::PathBuf;
use std::thread;

use tests::{InstanceRequest, Loader, Outcome, Sandbox, Value, call, json};

use super::manifests::{file, object};
use super::{chain, overriding};

/// How many of everything a hostile file has.
const MANY: usize = 2500;

/// Counts the layers and creates an instance, in a thread with little stack.
fn use_all() {
    let work = || {
        let loader = Loader::open();
        let mut count = 0;
        let list = std::ptr::null_mut();
        call!(
            loader
                .globals
                .enumerate_instance_layer_properties(&mut count, list)
        );
        println!("\nenumerated {count}");
        let instance = loader.create_instance(&InstanceRequest::default());
        instance.expect("vkCreateInstance").destroy();
    };
    let thread = thread::Builder::new().stack_size(1 << 20).spawn(work);
    thread.expect("a thread").join().expect("the application");
}

fn enumerated(outcome: &Outcome) -> usize {
    super::printed(outcome, "enumerated")
        .parse()
        .expect("a number")
}

/// A sandbox with a driver and a good implicit layer behind what the test adds.
fn sandbox() -> Sandbox {
    let mut sandbox = Sandbox::new();
    sandbox.driver("driver", json!({}));
    sandbox.env("VK_LOADER_DEBUG", "none");
    sandbox
}

fn add_good_layer(sandbox: &mut Sandbox) {
    sandbox.implicit_layer("good", json!({}), json!({}));
}

/// Directories with four thousand manifests: each is found, each implicit layer's library is tried once.
#[test]
fn thousands_of_manifests() {
    const FILES: usize = 2000;
    let mut sandbox = sandbox();
    sandbox.env("VK_LOADER_DEBUG", "error");
    for kind in ["implicit", "explicit"] {
        for number in 0..FILES {
            let changes = json!({ "disable_environment": { "OFF": "1" } });
            let layer = object(&format!("VK_LAYER_{kind}_{number}"), &changes);
            sandbox.write(format!("{kind}/{number}.json"), file("1.2.1", &layer));
        }
        let variable = if kind == "implicit" {
            "VK_ADD_IMPLICIT_LAYER_PATH"
        } else {
            "VK_ADD_LAYER_PATH"
        };
        let directory = sandbox.path(kind);
        sandbox.env(variable, directory);
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

/// One file, and how many layers of it there are.
fn files() -> Vec<(&'static str, Value, usize)> {
    let plain = |name: &str| object(name, &json!({ "disable_environment": { "OFF": "1" } }));
    let extensions = |count: usize| {
        (0..count)
            .map(|number| json!({ "name": format!("VK_MOCK_{number}") }))
            .collect::<Vec<_>>()
    };
    let with_extensions =
        json!({ "disable_environment": { "OFF": "1" }, "instance_extensions": extensions(MANY) });
    let nested = (0..MANY).map(|number| meta(&name(number), &json!([name(number + 1)])));
    let round = (0..MANY).map(|number| meta(&name(number), &json!([name((number + 1) % MANY)])));
    let doubling =
        (0..60).map(|number| meta(&name(number), &json!([name(number + 1), name(number + 1)])));
    let over_one = (0..MANY / 10).map(|number| meta(&name(number), &json!(["VK_LAYER_all"])));
    let all = meta("VK_LAYER_all", &json!(["VK_LAYER_plain"]));
    let blacklist = overriding(&json!({ "blacklisted_layers": names(MANY) }))["layers"][0].clone();
    let not_for_us = || overriding(&json!({ "app_keys": ["/usr/bin/other"] }))["layers"][0].clone();
    let paths: Vec<String> = (0..MANY)
        .map(|number| format!("/nowhere/{number}"))
        .collect();
    let elsewhere = overriding(&json!({ "override_paths": paths }))["layers"][0].clone();
    let components = names(MANY);
    vec![
        (
            "the same name again and again",
            (0..MANY).map(|_| plain("VK_LAYER_x")).collect(),
            1,
        ),
        (
            "many names",
            names(MANY / 4).iter().map(|name| plain(name)).collect(),
            MANY / 4,
        ),
        (
            "metas in metas",
            nested.chain([plain(&name(MANY))]).collect(),
            16 + 1,
        ),
        ("a ring of metas", round.collect(), 0),
        (
            "metas that double",
            doubling.chain([plain(&name(60))]).collect(),
            2,
        ),
        (
            "metas over one",
            over_one
                .chain([all, with_name(&with_extensions, "VK_LAYER_plain")])
                .collect(),
            MANY / 10 + 2,
        ),
        (
            "a meta of all",
            [meta("VK_LAYER_m", &json!(components))]
                .into_iter()
                .chain(components.iter().map(|name| plain(name)))
                .collect(),
            MANY,
        ),
        (
            "a blacklist of all",
            [blacklist]
                .into_iter()
                .chain(names(MANY).iter().map(|name| plain(name)))
                .collect(),
            1,
        ),
        (
            "overrides for others",
            (0..MANY).map(|_| not_for_us()).collect(),
            0,
        ),
        ("paths to nowhere", [elsewhere].into_iter().collect(), 1),
        (
            "extensions",
            [with_name(&with_extensions, "VK_LAYER_x")]
                .into_iter()
                .collect(),
            1,
        ),
    ]
}

fn with_name(changes: &Value, name: &str) -> Value {
    object(name, changes)
}

/// Files full of one thing. The good layer's manifest comes after them.
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

/// Metas that the settings file lists are not verified: they are expanded to a limit, and each one once.
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
        let expected: &[&str] = if what == "deep" {
            &["good"]
        } else {
            &["last", "good"]
        };
        assert_eq!(chain(&sandbox), expected, "{what}");
        if what == "deep" {
            outcome.expect_message(
                "WARNING",
                "Meta-layer VK_LAYER_16 stands for more than 1024 layers or holds more than 16 in one another.  Skipping this layer.",
            );
        }
    }
}

/// A file of the largest size that is read, and one byte more; a file nested as deeply as can be.
#[test]
fn large_and_deep_files() {
    let mut sandbox = sandbox();
    sandbox.env("VK_LOADER_DEBUG", "error");
    let layer = object(
        "VK_LAYER_large",
        &json!({ "disable_environment": { "OFF": "1" } }),
    )
    .to_string();
    let head = format!(r#"{{"file_format_version":"1.2.1","layers":[{layer}],"filler":""#);
    for (place, size) in [("large", 16 << 20), ("too_large", (16 << 20) + 1)] {
        let text = format!("{head}{}\"}}", "x".repeat(size - head.len() - 2));
        let path = sandbox.write(format!("{place}.json"), text);
        sandbox.name_layer(true, path);
    }
    let deep = sandbox.write("deep.json", "{\"layers\":[".repeat(50_000));
    sandbox.name_layer(true, deep.clone());
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
        .expect_message(
            "ERROR",
            &format!("loader_get_json: Invalid JSON file {}.", deep.display()),
        );
}
