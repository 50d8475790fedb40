//! Pre-instance functions of layers (layers.md 9).

use tests::{Sandbox, Value, json};

const COMMANDS: [&str; 3] = [
    "vkEnumerateInstanceExtensionProperties",
    "vkEnumerateInstanceLayerProperties",
    "vkEnumerateInstanceVersion",
];

fn hooks() -> Value {
    json!({
        "vkEnumerateInstanceExtensionProperties": "hook_EnumerateInstanceExtensionProperties",
        "vkEnumerateInstanceLayerProperties": "hook_EnumerateInstanceLayerProperties",
        "vkEnumerateInstanceVersion": "hook_EnumerateInstanceVersion",
    })
}

/// Calls each of the three commands once.
fn ask() {
    let loader = tests::Loader::open();
    let mut count = 0;
    let globals = &loader.globals;
    let result = tests::call!(globals.enumerate_instance_extension_properties(
        std::ptr::null(),
        &mut count,
        std::ptr::null_mut()
    ));
    println!("\nextensions {}", result.as_raw());
    let result =
        tests::call!(globals.enumerate_instance_layer_properties(&mut count, std::ptr::null_mut()));
    println!("layers {} {count}", result.as_raw());
    println!("version {}", loader.version());
}

/// Bytes of a link: three numbers of 32 bits, and two pointers at their alignment.
const LINK_SIZE: usize = if cfg!(target_pointer_width = "64") { 32 } else { 20 };

/// Order, links and calls through the links; the application gets the hook's changes (drivers.md
/// H).
#[test]
fn s9_hooks_are_chained_in_reverse_order() {
    let mut sandbox = Sandbox::new();
    let manifest = json!({ "pre_instance_functions": hooks() });
    for name in ["one", "two"] {
        let config = json!({ "record_lookups": true });
        sandbox.implicit_layer(name, manifest.clone(), config);
    }
    let outcome = sandbox.run(|| ask());
    outcome.expect_success();
    let layers = sandbox.layers();
    for (command, kind) in COMMANDS.iter().zip([1, 2, 3]) {
        let seen = layers.through(command);
        assert_eq!(seen[..2], ["two", "one"], "{command}");
        for (layer, is_last) in [("two", false), ("one", true)] {
            let call = layers.first(layer, command);
            assert_eq!(call["type"], kind, "{command}");
            assert_eq!(call["version"], 1);
            assert_eq!(call["size"], LINK_SIZE);
            assert_eq!(call["next_is_loader"], is_last, "{command} {layer}");
        }
    }
    assert!(layers.through("vkNegotiateLoaderLayerInterfaceVersion").is_empty());
    assert!(layers.lookups().is_empty(), "symbols of the library, not lookups");
}

/// The application gets a hook's addition to the loader's own version; a NULL pointer reaches no
/// hook.
#[test]
fn s9_a_hook_changes_the_answer() {
    let mut sandbox = Sandbox::new();
    let manifest = json!({ "pre_instance_functions": hooks() });
    let layer = sandbox.implicit_layer("it", manifest, json!({ "version_bonus": 7 }));
    let hidden = layer.manifest.with_extension("hidden");
    if layer.manifest.exists() && !hidden.exists() {
        std::fs::rename(&layer.manifest, &hidden)
            .expect("hide the manifest until the loader is open");
    }
    sandbox.set_argument(&hidden.to_string_lossy());
    let outcome = sandbox.run(|| {
        let loader = tests::Loader::open();
        let own_version = loader.version();
        let hidden = std::path::PathBuf::from(Sandbox::argument());
        std::fs::rename(&hidden, hidden.with_extension("json")).expect("show the manifest");
        assert_eq!(loader.version(), own_version + 7);
        let result = tests::call!(loader.globals.enumerate_instance_version(std::ptr::null_mut()));
        assert_eq!(result.as_raw(), -1);
    });
    outcome.expect_success();
    assert_eq!(sandbox.layers().through("vkEnumerateInstanceVersion"), ["it"]);
}

/// Each call opens the libraries of its hooks and closes them, in the order in which the layers
/// were found (6.1; drivers.md H).
#[test]
fn s9_libraries_are_open_for_one_call() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "all");
    let manifest = json!({ "pre_instance_functions": { "vkEnumerateInstanceLayerProperties": "hook_EnumerateInstanceLayerProperties" } });
    for name in ["one", "two"] {
        sandbox.implicit_layer(name, manifest.clone(), json!({}));
    }
    let outcome = sandbox.run(|| {
        let loader = tests::Loader::open();
        assert_eq!(loader.layer_names().len(), 2);
        let maps = std::fs::read_to_string("/proc/self/maps").expect("the process's mappings");
        assert!(!maps.contains("libone.so") && !maps.contains("libtwo.so"));
    });
    outcome.expect_success();
    let messages = outcome.messages();
    let loads: Vec<_> = messages
        .iter()
        .filter_map(|(_, text)| text.split_once(" layer library "))
        .map(|(what, path)| (what, path.rsplit('/').next().unwrap_or(path)))
        .collect();
    let one_call = [
        ("Loading", "libone.so"),
        ("Loading", "libtwo.so"),
        ("Unloading", "libone.so"),
        ("Unloading", "libtwo.so"),
    ];
    assert_eq!(loads, one_call.repeat(2), "one for the count, one for the list");
}

/// The override layer's blacklist does not affect hooks (12.2).
#[test]
fn s9_the_blacklist_is_not_asked() {
    let mut sandbox = Sandbox::new();
    let layer =
        sandbox.implicit_layer("it", json!({ "pre_instance_functions": hooks() }), json!({}));
    let blacklist = json!({
        "name": "VK_LAYER_LUNARG_override", "component_layers": [], "blacklisted_layers": [layer.name],
    });
    sandbox.meta_layer(true, "override", blacklist);
    let outcome = sandbox.run(|| ask());
    outcome.expect_success();
    let layers = sandbox.layers();
    for command in COMMANDS {
        assert!(!layers.through(command).is_empty(), "{command}");
    }
}

/// A hook may answer without calling down.
#[test]
fn s9_a_hook_decides_the_answer() {
    let mut sandbox = Sandbox::new();
    let results = json!({ "results": { "vkEnumerateInstanceExtensionProperties": -1 } });
    sandbox.implicit_layer("it", json!({ "pre_instance_functions": hooks() }), results);
    let outcome = sandbox.run(|| {
        let loader = tests::Loader::open();
        let mut count = 0;
        let result = tests::call!(loader.globals.enumerate_instance_extension_properties(
            std::ptr::null(),
            &mut count,
            std::ptr::null_mut()
        ));
        assert_eq!(result.as_raw(), -1);
    });
    outcome.expect_success();
}

/// Which layers have hooks: active implicit layers with a manifest of 1.1.2 or later (1.4)
/// (drivers.md H).
#[test]
fn s9_eligible_layers() {
    let rows = [
        (true, "1.1.2", false, true),
        (true, "1.1.1", false, false),
        (false, "1.2.1", false, false),
        (true, "1.2.1", true, false),
    ];
    for (implicit, version, off, called) in rows {
        let mut sandbox = Sandbox::new();
        sandbox.env("VK_LOADER_DEBUG", "all");
        sandbox.layer_library("layers/libit.so", &[json!({ "name": "it" })]);
        let file = json!({ "file_format_version": version, "layers": [{
            "name": "VK_LAYER_MOCK_it", "type": "GLOBAL", "library_path": "./libit.so", "api_version": "1.3.0",
            "implementation_version": "1", "description": "it", "pre_instance_functions": hooks(),
            "disable_environment": { "DISABLE_it": "1" },
        }]});
        let manifest = sandbox.layer_manifest(implicit, "it", &file);
        let manifest = manifest.display();
        if off {
            sandbox.env("DISABLE_it", "1");
        }
        let outcome = sandbox.run(|| ask());
        outcome.expect_success();
        let seen = !sandbox.layers().through("vkEnumerateInstanceVersion").is_empty();
        assert_eq!(seen, called, "{version} implicit {implicit} off {off}");
        if version == "1.1.1" {
            outcome.expect_message("ERROR", &format!("Found pre_instance_functions section in layer from \"{manifest}\". This section is only valid in manifest version 1.1.2 or later. The section will be ignored"));
        }
        if !implicit {
            outcome.expect_message("WARNING", &format!("Found pre_instance_functions section in explicit layer from \"{manifest}\". This section is only valid in implicit layers. The section will be ignored"));
        }
    }
}

/// A missing symbol, and a missing library.
#[test]
fn s9_missing_symbols_and_libraries() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "all");
    let functions = json!({ "vkEnumerateInstanceVersion": "none", "vkEnumerateInstanceExtensionProperties": "none" });
    let layer =
        sandbox.implicit_layer("it", json!({ "pre_instance_functions": functions }), json!({}));
    sandbox.implicit_layer(
        "gone",
        json!({ "pre_instance_functions": hooks(), "library_path": "./gone.so" }),
        json!({}),
    );
    let outcome = sandbox.run(|| ask());
    outcome.expect_success();
    let library = layer.manifest.with_file_name("").display().to_string() + "./libit.so";
    outcome
        .expect_message("WARNING", &format!("vkEnumerateInstanceVersion: Unable to resolve symbol \"none\" in implicit layer library \"{library}\""))
        .expect_message("WARNING | LAYER", &format!("vkEnumerateInstanceExtensionProperties: Unable to resolve symbol \"none\" in implicit layer library \"{library}\""));
    assert!(
        outcome
            .messages()
            .iter()
            .any(|(level, text)| *level == "ERROR" && text.contains("gone.so"))
    );
}
