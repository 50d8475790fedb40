//! Loading and negotiation (layers.md 6).

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, MockLayer, Sandbox, json};

use super::enumeration::device_extensions;
use super::{EXTENSION_NOT_PRESENT, LAYER_NOT_PRESENT, chain, listed, result, run, sandbox};

/// The loader's negotiation structure, and the messages of 6.1.
#[test]
fn s6_2_negotiation_is_the_first_call_and_offers_version_2() {
    let mut sandbox = sandbox();
    let layer = sandbox.explicit_layer("it", json!({}), json!({}));
    let outcome = run!(sandbox, json!({ "layers": [layer.name] }));
    assert_eq!(result(&outcome), 0);
    let layers = sandbox.layers();
    let first = layers.calls().next().expect("a call");
    assert_eq!(first.command, "vkNegotiateLoaderLayerInterfaceVersion");
    assert_eq!(first.data["type"], 1);
    assert_eq!(first.data["offered"], 2);
    assert_eq!(first.data["empty"], true);
    outcome.expect_message(
        "INFO | LAYER",
        &format!("Insert instance layer \"{}\" ({})", layer.name, layer.library.display()),
    );
    let path = layer.manifest.with_file_name("./libit.so");
    let path = path.display().to_string();
    outcome.expect_message("DEBUG | LAYER", &format!("Loading layer library {path}"));
    assert!(
        outcome.messages().iter().any(|(level, text)| *level == "DEBUG | LAYER"
            && text.starts_with("Unloading layer library"))
    );
}

const NEGOTIATE: &str = "vkNegotiateLoaderLayerInterfaceVersion";
const INSTANCE: &str = "vkGetInstanceProcAddr";
const DEVICE: &str = "vkGetDeviceProcAddr";

/// The version table: what each kind of layer can do. All of them are in both chains; lookups for
/// physical-device commands skip a layer without that lookup (7.4). Interface versions 0 and 1 are
/// no error (12.1, LLP_LAYER_4, LLP_LAYER_5; 12.2, LLP_LOADER_5).
#[test]
fn s6_2_version_table() {
    let rows: [(&str, &[&str], tests::Value, bool); 9] = [
        ("no negotiation", &[NEGOTIATE], json!({}), false),
        ("error", &[], json!({ "negotiate": { "result": -3 } }), false),
        ("version 0", &[], json!({ "negotiate": { "version": 0 } }), false),
        ("version 1", &[], json!({ "negotiate": { "version": 1 } }), false),
        ("version 2", &[INSTANCE, DEVICE], json!({}), true),
        ("version 9", &[INSTANCE, DEVICE], json!({ "negotiate": { "version": 9 } }), true),
        ("no instance lookup", &[], json!({ "negotiate": { "instance": false } }), true),
        ("no device lookup", &[], json!({ "negotiate": { "device": false } }), true),
        (
            "no lookup for physical-device commands",
            &[],
            json!({ "negotiate": { "physical_device": false } }),
            false,
        ),
    ];
    for (what, hidden, mut config, physical_device) in rows {
        config["record_lookups"] = json!(true);
        let mut sandbox = sandbox();
        // The layer above logs whose physical-device lookup comes next.
        let above = json!({ "probe": ["vkUnheardOfMOCK"] });
        let above = sandbox.explicit_layer("above", json!({}), above);
        let layer = sandbox.explicit_layer("it", json!({}), config);
        layer.hide_symbols(hidden);
        let outcome = run!(sandbox, json!({ "layers": [above.name, layer.name], "device": [] }));
        assert_eq!(result(&outcome), 0, "{what}\n{}", outcome.stderr);
        let layers = sandbox.layers();
        assert_eq!(layers.through("vkCreateInstance"), ["above", "it"], "{what}");
        assert_eq!(layers.through("vkGetDeviceQueue"), ["above", "it"], "{what}");
        let asked = layers.lookups().iter().any(|(layer, through, _)| {
            *layer == "it" && *through == "vk_layerGetPhysicalDeviceProcAddr"
        });
        assert_eq!(asked, physical_device, "{what}");
        let links = layers.first("above", "probe_links");
        assert_eq!(links["instance"][0], "libit.so", "{what}");
        let loader = tests::artifacts::loader();
        let next = if physical_device { &layer.library } else { &loader };
        let next = next.file_name().expect("a name").to_string_lossy();
        assert_eq!(links["physical_device"][0], *next, "{what}");
    }
}

/// Libraries that rename all functions, and two layers in one library (8.3, 13.3).
#[test]
fn s6_2_renamed_functions_and_two_layers_in_one_library() {
    for with_negotiation in [true, false] {
        let mut sandbox = sandbox();
        let config = [json!({ "name": "first" }), json!({ "name": "second" })];
        sandbox.layer_library("layers/libboth.so", &config);
        let object = |name: &str, functions: tests::Value| {
            json!({
                "name": name, "type": "GLOBAL", "library_path": "./libboth.so", "api_version": "1.3.0",
                "implementation_version": "1", "description": "both", "functions": functions,
            })
        };
        let functions = if with_negotiation {
            json!({ "vkNegotiateLoaderLayerInterfaceVersion": "second_NegotiateLoaderLayerInterfaceVersion" })
        } else {
            json!({
                "vkNegotiateLoaderLayerInterfaceVersion": "none",
                "vkGetInstanceProcAddr": "second_GetInstanceProcAddr",
                "vkGetDeviceProcAddr": "second_GetDeviceProcAddr",
            })
        };
        let file = json!({ "file_format_version": "1.2.1", "layers": [
            object("VK_LAYER_MOCK_first", json!({})), object("VK_LAYER_MOCK_second", functions),
        ]});
        sandbox.layer_manifest(false, "both", &file);
        let names = json!(["VK_LAYER_MOCK_second", "VK_LAYER_MOCK_first"]);
        let outcome = run!(sandbox, json!({ "layers": names, "device": [] }));
        assert_eq!(result(&outcome), 0, "{}", outcome.stderr);
        assert_eq!(chain(&sandbox), ["second", "first"]);
        assert_eq!(sandbox.layers().through("vkGetDeviceQueue"), ["second", "first"]);
    }
}

/// The result and messages for a layer that does not load, depending on who activates the layer
/// (6.2 step 2, 6.4 too).
#[test]
fn s6_3_layers_that_do_not_load() {
    let rows = [
        ("missing library", "Requested layer \"VK_LAYER_MOCK_it\" failed to load"),
        ("other architecture", "Requested layer \"VK_LAYER_MOCK_it\" was wrong bit-type"),
        (
            "no lookups",
            "Shouldn't reach this. A valid version of requested layer VK_LAYER_MOCK_it was loaded but was not found in the list of activated layers",
        ),
    ];
    for (what, text) in rows {
        for implicit in [true, false] {
            for requested in [true, false] {
                let mut sandbox = sandbox();
                let manifest = match what {
                    "missing library" => json!({ "library_path": "./none.so" }),
                    _ => json!({}),
                };
                let layer = if implicit {
                    sandbox.implicit_layer("it", manifest, json!({}))
                } else {
                    sandbox.explicit_layer("it", manifest, json!({}))
                };
                match what {
                    "no lookups" => {
                        layer.hide_symbols(&[NEGOTIATE, INSTANCE]);
                    }
                    "other architecture" => {
                        if let Ok(mut bytes) = std::fs::read(&layer.library) {
                            bytes[4] = 3 - bytes[4]; // ELFCLASS32 is 1, ELFCLASS64 is 2.
                            sandbox.write("layers/libit.so", bytes);
                        }
                    }
                    _ => {}
                }
                if !requested {
                    sandbox.env("VK_INSTANCE_LAYERS", &layer.name);
                }
                let names = if requested { json!([layer.name]) } else { json!([]) };
                let outcome = run!(sandbox, json!({ "layers": names }));
                let expected = if requested { LAYER_NOT_PRESENT } else { 0 };
                assert_eq!(result(&outcome), expected, "{what}\n{}", outcome.stderr);
                let (level, end) =
                    if requested { ("ERROR | LAYER", '!') } else { ("INFO | LAYER", '.') };
                outcome.expect_message(level, &format!("{text}{end}"));
                let linker = match what {
                    "missing library" => Some(("ERROR", "none.so: cannot open shared object file")),
                    "other architecture" => Some(("INFO", "libit.so: wrong ELF class: ELFCLASS")),
                    _ => None,
                };
                if let Some((level, words)) = linker {
                    let says =
                        |message: &(&str, &str)| message.0 == level && message.1.contains(words);
                    assert!(outcome.messages().iter().any(says), "{}", outcome.stderr);
                }
                if !requested {
                    assert_eq!(listed(&outcome), ["it"], "it is on, though not in the chain");
                }
            }
        }
    }
}

/// If layers that the application named fail to load, the first of them in the application's order
/// ends the creation; opened libraries are closed in the order of enumeration (6.1).
#[test]
fn s6_3_the_first_layer_that_is_missing_ends_the_creation() {
    let mut sandbox = sandbox();
    let missing = || json!({ "library_path": "./none.so" });
    sandbox.implicit_layer("optional", missing(), json!({}));
    let open = ["first", "second"].map(|name| sandbox.explicit_layer(name, json!({}), json!({})));
    let [one, other] = ["one", "other"].map(|name| {
        let layer = sandbox.explicit_layer(name, missing(), json!({}));
        layer.name
    });
    let names = json!([open[1].name, open[0].name, one, other]);
    let outcome = run!(sandbox, json!({ "layers": names }));
    assert_eq!(result(&outcome), LAYER_NOT_PRESENT);
    let told = outcome.messages().into_iter().filter(|(_, text)| {
        text.starts_with("Requested layer") || text.starts_with("Unloading layer library")
    });
    let unloading = |layer: &MockLayer| {
        let library = layer.library.display();
        format!("Unloading layer library {library}")
    };
    assert_eq!(
        told.collect::<Vec<_>>(),
        [
            ("INFO | LAYER", "Requested layer \"VK_LAYER_MOCK_optional\" failed to load."),
            ("ERROR | LAYER", "Requested layer \"VK_LAYER_MOCK_one\" failed to load!"),
            ("DEBUG | LAYER", &unloading(&open[0])),
            ("DEBUG | LAYER", &unloading(&open[1])),
        ]
    );
}

/// The manifest of a layer remains in effect if its library is missing: device extensions (4.4,
/// 8.2), and device functions (11.3), which lead nowhere.
#[test]
fn s6_3_the_manifest_of_a_layer_that_does_not_load_counts() {
    let mut sandbox = sandbox();
    let manifest = json!({ "library_path": "./none.so", "device_extensions": [
        { "name": "VK_MOCK_d", "spec_version": "1", "entrypoints": ["vkOfNobodyMOCK"] },
    ]});
    sandbox.implicit_layer("gone", manifest, json!({}));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let physical = instance.physical_devices()[0];
        let (result, _, names) = device_extensions(&instance, None, Some(16));
        assert_eq!(result, vk::Result::SUCCESS);
        assert!(names.contains(&"VK_MOCK_d".to_owned()), "{names:?}");
        instance.create_device(physical, &["VK_MOCK_d"]).destroy();
        let function = instance.loader.proc_addr(instance.handle, c"vkOfNobodyMOCK");
        assert!(function.is_some());
        instance.destroy();
    });
    outcome.expect_success();
}

/// A layer without vkGetInstanceProcAddr.
#[test]
fn s6_2_missing_lookup_names_the_function() {
    for (functions, name) in [
        (json!({}), "vkGetInstanceProcAddr"),
        (json!({ "vkGetInstanceProcAddr": "renamed" }), "renamed"),
    ] {
        let mut sandbox = sandbox();
        let manifest = json!({ "functions": functions });
        let layer = sandbox.implicit_layer("it", manifest, json!({}));
        layer.hide_symbols(&[NEGOTIATE, INSTANCE]);
        let outcome = run!(sandbox);
        assert_eq!(result(&outcome), 0);
        let library = layer.manifest.with_file_name("").display().to_string() + "./libit.so";
        outcome.expect_message(
            "ERROR | LAYER",
            &format!(
                "loader_create_instance_chain: Failed to find '{name}' in layer \"{library}\""
            ),
        );
    }
}

/// The rest of the failure table (drivers.md I.1 step 16): a top layer without vkCreateInstance, a
/// layer that fails before or after it called down, and the message about a layer that fails for an
/// extension (12.1, LLP_LAYER_17). No memory or object is left behind (6.1, 13.3).
#[test]
fn s6_4_failures_of_the_chain() {
    let text = "vkCreateInstance: Layer returning invalid extension error not triggered by ICD/Loader (Policy #LLP_LAYER_17).";
    let rows = [
        (
            json!({ "missing": ["vkCreateInstance"] }),
            -3,
            "ERROR",
            "loader_create_instance_chain: Failed to find 'vkCreateInstance'",
        ),
        (json!({ "create_instance": { "result": -1 } }), -1, "", ""),
        (json!({ "create_instance": { "result": -7 } }), -7, "WARNING", text),
        (json!({ "create_instance": { "result_after": -3 } }), -3, "", ""),
    ];
    for (config, expected, level, text) in rows {
        let mut sandbox = Sandbox::new();
        sandbox.env("VK_LOADER_DEBUG", "all");
        let driver = sandbox.driver("driver", json!({}));
        let layer = sandbox.implicit_layer("above", json!({}), config);
        let outcome = run!(sandbox);
        assert_eq!(result(&outcome), expected, "{}", outcome.stderr);
        let log = driver.log();
        assert_eq!(log.details("vkCreateInstance").count(), log.count("vkDestroyInstance"));
        let library = layer.library.display();
        outcome.expect_message("DEBUG | LAYER", &format!("Unloading layer library {library}"));
        if !level.is_empty() {
            outcome.expect_message(level, text);
        }
    }
}

/// VK_ERROR_EXTENSION_NOT_PRESENT from the loader itself is not blamed on a layer, nor is that of a
/// driver, which becomes VK_ERROR_INCOMPATIBLE_DRIVER.
#[test]
fn s6_4_the_loaders_own_extension_error_is_not_blamed_on_a_layer() {
    for (from_driver, extensions, expected) in
        [(0, json!(["VK_MOCK_none"]), EXTENSION_NOT_PRESENT), (-7, json!([]), -9)]
    {
        let mut sandbox = Sandbox::new();
        let results = json!({ "vkCreateInstance": from_driver });
        sandbox.driver("driver", json!({ "results": results }));
        sandbox.env("VK_LOADER_DEBUG", "all");
        sandbox.implicit_layer("above", json!({}), json!({}));
        let outcome = run!(sandbox, json!({ "extensions": extensions }));
        assert_eq!(result(&outcome), expected);
        let blame = outcome.stderr.find("LLP_LAYER_17");
        assert_eq!(blame, None, "{}", outcome.stderr);
    }
}

/// A layer that overwrites the out parameter makes the loader abort with the policy's number (7.5;
/// 12.1, LLP_LAYER_21).
#[test]
fn s6_4_an_overwritten_instance_ends_the_process() {
    for (overwrite, text) in [
        (
            "null",
            "terminator_CreateInstance: Loader instance pointer null encountered.  Possibly set by active layer. (Policy #LLP_LAYER_21)",
        ),
        (
            "garbage",
            "has invalid MAGIC value 0x00000000. Instance value possibly corrupted by active layer (Policy #LLP_LAYER_21).  ",
        ),
    ] {
        let mut sandbox = sandbox();
        sandbox.implicit_layer(
            "bad",
            json!({}),
            json!({ "create_instance": { "overwrite": overwrite } }),
        );
        let outcome = run!(sandbox);
        outcome.expect_abort();
        let found = outcome
            .messages()
            .iter()
            .any(|(level, message)| *level == "ERROR" && message.ends_with(text));
        assert!(found, "{}", outcome.stderr);
    }
}

/// Layers that an application cannot enable, for any reason. If the application did not name the
/// layer, the creation succeeds.
#[test]
fn s6_4_layers_that_cannot_be_enabled() {
    let it = "VK_LAYER_MOCK_it";
    let rows = [
        "unknown",
        "filtered",
        "blacklisted",
        "invalid meta-layer",
        "bad string",
        "off in the settings file",
    ];
    for what in rows {
        for requested in [true, false] {
            let mut sandbox = sandbox();
            let name = match what {
                "unknown" => "VK_LAYER_MOCK_none",
                "bad string" => "VK_LAYER_MOCK_\n",
                _ => it,
            };
            if what == "invalid meta-layer" {
                sandbox.meta_layer(
                    false,
                    "it",
                    json!({ "component_layers": ["VK_LAYER_MOCK_none"] }),
                );
            } else {
                let layer = sandbox.explicit_layer("it", json!({}), json!({}));
                let off = json!({ "name": it, "path": layer.manifest, "control": "off" });
                let file =
                    json!({ "file_format_version": "1.0.0", "settings": { "layers": [off] } });
                if what == "off in the settings file" {
                    let place = "config-home/vulkan/loader_settings.d/vk_loader_settings.json";
                    sandbox.write(place, file.to_string());
                }
            }
            match what {
                "filtered" => {
                    sandbox.env("VK_LOADER_LAYERS_DISABLE", "*mock*");
                }
                "blacklisted" => {
                    let mut object = json!({ "blacklisted_layers": [it], "component_layers": [] });
                    object["name"] = json!("VK_LAYER_LUNARG_override");
                    sandbox.meta_layer(true, "override", object);
                }
                _ => {}
            }
            let names = if requested { json!([name]) } else { json!([]) };
            if !requested {
                sandbox.env("VK_INSTANCE_LAYERS", name);
            }
            let outcome = run!(sandbox, json!({ "layers": names }));
            let expected = if requested { LAYER_NOT_PRESENT } else { 0 };
            assert_eq!(result(&outcome), expected, "{what}\n{}", outcome.stderr);
            assert_eq!(chain(&sandbox), [""; 0], "{what}");
        }
    }
}

/// A layer that several sources activate is opened once and is in the chain once (12.2,
/// LLP_LOADER_3).
#[test]
fn s6_2_a_layer_is_in_the_chain_once() {
    let mut sandbox = sandbox();
    let layer = sandbox.explicit_layer("it", json!({}), json!({}));
    sandbox.meta_layer(false, "meta", json!({ "component_layers": [layer.name, layer.name] }));
    sandbox
        .env("VK_INSTANCE_LAYERS", format!("{0}:{0}", layer.name))
        .env("VK_LOADER_LAYERS_ENABLE", "*mock*");
    let names = json!([layer.name, "VK_LAYER_MOCK_meta", layer.name]);
    let outcome = run!(sandbox, json!({ "layers": names, "device": [] }));
    assert_eq!(result(&outcome), 0);
    for command in [NEGOTIATE, "vkCreateInstance", "vkCreateDevice"] {
        assert_eq!(sandbox.layers().through(command), ["it"], "{command}");
    }
}
