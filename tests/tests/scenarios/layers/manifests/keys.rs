//! The keys of a layer object, in the order of their checks (layers.md 1.4), its extensions (1.7),
//! and names that occur in several manifests (1.9).

use tests::{Loader, Sandbox, Value, json, text};

use super::{A, B, Case, case, check, enumerate, file, lines, names, object, silent};
use crate::layers::{OVERRIDE, chain, result, run};

/// A manifest of layer [`A`] with these changes; the layer is kept or rejected.
fn row(is_kept: bool, changes: &Value, level: &'static str, message: &str) -> Case {
    let layers: &[&'static str] = if is_kept { &[A] } else { &[] };
    case(file("1.2.1", &object(A, changes)), layers, level, message)
}

fn missing(key: &str) -> String {
    format!(
        "Layer located at {{}} didn't find required layer value \"{key}\" in manifest JSON file, skipping this layer"
    )
}

/// Required keys. A number is not accepted as a string (3.9) (12.2) (drivers.md D.1).
#[test]
fn s1_4_required_keys() {
    let long = "x".repeat(255);
    let fits = "x".repeat(254);
    let escaped = format!("{}\"", "x".repeat(253));
    let mut cases = vec![
        row(false, &json!({ "name": escaped }), "WARNING", &missing("name")),
        row(false, &json!({ "name": long }), "WARNING", &missing("name")),
        row(false, &json!({ "description": long }), "WARNING", &missing("description")),
        row(true, &json!({ "description": fits }), "", ""),
        row(
            false,
            &json!({ "type": "DEVICE" }),
            "WARNING | LAYER",
            &format!("Device layers are deprecated. Skipping layer {A}"),
        ),
        row(true, &json!({ "type": "GLOBAL" }), "", ""),
        row(false, &json!({ "type": "instance" }), "", ""),
        row(false, &json!({ "type": "" }), "", ""),
        row(
            false,
            &json!({ "api_version": "1.1.2.3" }),
            "INFO | LAYER",
            &format!(
                "Layer \"{A}\" has an 'api_version' field which contains a non-zero variant value of 1.  Skipping Layer."
            ),
        ),
    ];
    for key in ["name", "type", "api_version", "implementation_version", "description"] {
        for value in [Value::Null, json!(1), json!(["x"])] {
            cases.push(row(false, &json!({ key: value }), "WARNING", &missing(key)));
        }
    }
    check!(false, cases);
}

/// Names of any form and of up to 254 bytes are used unchanged (12.1).
#[test]
fn s1_4_names() {
    let fits = format!("VK_LAYER_{}", "x".repeat(245));
    let escaped = format!("VK_LAYER_{}\"", "x".repeat(243));
    for (name, standard) in [
        ("MOCK", false),
        (" VK_LAYER_x", false),
        ("VK_LAYER_x ", true),
        (fits.as_str(), true),
        (escaped.as_str(), true),
    ] {
        let (sandbox, _) = silent(file("1.2.1", &object(name, &json!({}))), &[]).lay_out(false);
        let outcome = sandbox.run(|| enumerate());
        assert_eq!(lines(&outcome), [format!("{name} 0x403000 7 a layer")]);
        let remark =
            format!("Layer name {name} does not conform to naming standard (Policy #LLP_LAYER_3)");
        assert_eq!(outcome.messages().contains(&("WARNING", &remark)), !standard, "{name}");
    }
}

/// The message is about the first key that fails.
#[test]
fn s1_4_keys_are_judged_in_order() {
    let all = ["name", "type", "api_version", "implementation_version", "description"];
    for (index, key) in all.into_iter().enumerate() {
        let mut changes = json!({ "library_path": null });
        for later in &all[index..] {
            changes[later] = Value::Null;
        }
        let case = row(false, &changes, "WARNING", &missing(key));
        let (sandbox, path) = case.lay_out(true);
        let outcome = sandbox.run(|| enumerate());
        case.check(&outcome, &path);
        let warnings = outcome.messages().into_iter().filter(|(level, _)| *level == "WARNING");
        let once: std::collections::BTreeSet<_> = warnings.collect();
        assert_eq!(once.len(), 1, "{once:?}");
    }
}

/// A layer has a library or components, but not both.
#[test]
fn s1_4_libraries_and_components() {
    let both = format!(
        "Layer \"{A}\" contains meta-layer-specific component_layers, but also defining layer library path.  Both are not compatible, so skipping this layer"
    );
    let neither = format!(
        "Layer \"{A}\" is missing both library_path and component_layers fields.  One or the other MUST be defined.  Skipping this layer"
    );
    let early = format!(
        "Layer \"{A}\" contains meta-layer-specific component_layers, but using older JSON file version."
    );
    let meta = format!("Encountered meta-layer \"{A}\"");
    let valid =
        |count: u32| format!("Meta-layer \"{A}\" all {count} component layers appear to be valid.");
    let components =
        |components: Value| json!({ "library_path": null, "component_layers": components });
    let old = |changes: Value| file("1.0.1", &object(A, &changes));
    let lists_itself = |index: u32| {
        format!(
            "verify_meta_layer_component_layers: Meta-layer {A} lists itself in its component layer list at index {index}.  Skipping this layer."
        )
    };
    check!(
        false,
        [
            row(true, &json!({ "library_path": "" }), "", ""),
            row(false, &json!({ "component_layers": [] }), "WARNING", &both),
            row(false, &json!({ "component_layers": 1 }), "WARNING", &both),
            row(false, &json!({ "library_path": "", "component_layers": [] }), "WARNING", &both),
            row(false, &json!({ "library_path": null }), "WARNING", &neither),
            row(false, &json!({ "library_path": 1, "component_layers": [1] }), "WARNING", &neither),
            row(false, &components(json!([A, 1])), "WARNING", &neither),
            row(true, &json!({ "library_path": 1, "component_layers": [] }), "INFO | LAYER", &meta),
            row(true, &components(json!([])), "INFO | LAYER", &valid(0)),
            row(true, &components(json!("text")), "INFO | LAYER", &valid(0)),
            row(false, &components(json!({ "x": A })), "WARNING", &lists_itself(0)),
            case(old(components(json!([]))), &[A], "WARNING", &early),
            case(old(json!({ "library_path": null })), &[], "WARNING", &early),
            case(old(json!({ "library_path": null })), &[], "WARNING", &neither),
        ]
    );
}

/// The variables of implicit layers; explicit layers need none (12.1).
#[test]
fn s1_4_disable_environment() {
    let none = format!(
        "Layer \"{A}\" doesn't contain required layer object disable_environment in the manifest JSON file, skipping this layer"
    );
    let empty = format!(
        "Layer \"{A}\" doesn't contain required child value in object disable_environment in the manifest JSON file, skipping this layer (Policy #LLP_LAYER_9)"
    );
    let with = |value: Value| json!({ "disable_environment": value });
    check!(
        true,
        [
            row(false, &json!({}), "WARNING", &none),
            row(false, &with(json!({})), "WARNING", &empty),
            row(false, &with(json!("OFF")), "WARNING", &empty),
            row(false, &with(json!({ "OFF": 1 })), "WARNING", &empty),
            row(false, &with(json!({ "OFF": 1, "ON": "1" })), "WARNING", &empty),
            row(true, &with(json!({ "OFF": "", "ON": 1 })), "", ""),
            row(
                true,
                &json!({ "disable_environment": { "OFF": "" }, "enable_environment": { "ON": 1 } }),
                "",
                ""
            ),
        ]
    );
}

/// A disable variable has no effect on explicit layers, whatever its form.
#[test]
fn s1_4_disable_environment_of_explicit_layers_does_not_matter() {
    check!(
        false,
        [
            row(true, &json!({}), "", ""),
            row(true, &json!({ "disable_environment": {} }), "", ""),
            row(true, &json!({ "enable_environment": 1 }), "", ""),
        ]
    );
}

/// Only the first variable of each object is used; a malformed enable variable is ignored.
#[test]
fn s1_4_the_first_variable_counts() {
    let two = || json!({ "FIRST": "1", "SECOND": "1" });
    let rows = [
        (json!({ "disable_environment": two() }), "SECOND", "1", true),
        (json!({ "disable_environment": two() }), "FIRST", "another", false),
        (json!({ "enable_environment": two() }), "SECOND", "1", false),
        (json!({ "enable_environment": two() }), "FIRST", "1", true),
        (json!({ "enable_environment": {} }), "NONE", "", true),
        (json!({ "enable_environment": "FIRST" }), "NONE", "", true),
        (json!({ "enable_environment": { "FIRST": 1, "SECOND": "1" } }), "NONE", "", true),
    ];
    for (manifest, variable, value, is_on) in rows {
        let mut sandbox = super::super::sandbox();
        sandbox.implicit_layer("it", manifest.clone(), json!({}));
        sandbox.env(variable, value);
        assert_eq!(result(&run!(sandbox)), 0);
        assert_eq!(!chain(&sandbox).is_empty(), is_on, "{manifest} {variable}={value}");
    }
}

/// Keys of override layers in other layers, keys of implicit layers in explicit ones, and unknown
/// keys.
#[test]
fn s1_4_keys_that_are_not_for_this_layer() {
    let hooks = "Found pre_instance_functions section in explicit layer from \"{}\". This section is only valid in implicit layers. The section will be ignored";
    let early_hooks = "Found pre_instance_functions section in layer from \"{}\". This section is only valid in manifest version 1.1.2 or later. The section will be ignored";
    let app_keys = format!(
        "Layer {A} contains app_keys, but any app_keys can only be provided by the override meta layer. These will be ignored."
    );
    let with_app_keys = |keys: Value| {
        let changes = json!({ "app_keys": keys });
        row(true, &changes, "WARNING | LAYER", &app_keys)
    };
    let architecture = "The library architecture in layer {} doesn't match the current running architecture, skipping this layer";
    let (own, other) = if cfg!(target_pointer_width = "64") { ("64", "32") } else { ("32", "64") };
    let words =
        json!({ "introduction": 1, "url": 1, "platforms": 1, "status": 1, "features": 1, "x": 1 });
    let with_hooks = || json!({ "pre_instance_functions": { "vkEnumerateInstanceVersion": "x" } });
    let early_paths = format!(
        "Layer \"{A}\" contains meta-layer-specific override paths, but using older JSON file version."
    );
    let paths = |paths: Value| file("1.0.1", &object(A, &json!({ "override_paths": paths })));
    check!(
        false,
        [
            row(true, &with_hooks(), "WARNING", hooks),
            case(file("1.1.1", &object(A, &with_hooks())), &[A], "ERROR", early_hooks),
            with_app_keys(json!(["/bin/x"])),
            with_app_keys(json!([])),
            with_app_keys(json!(1)),
            silent(file("1.2.1", &object(OVERRIDE, &json!({ "app_keys": [] }))), &[OVERRIDE]),
            row(true, &json!({ "blacklisted_layers": [A] }), "", ""),
            row(true, &json!({ "blacklisted_layers": [A, 1] }), "", ""),
            silent(
                file("1.2.1", &object(OVERRIDE, &json!({ "blacklisted_layers": ["x", 1] }))),
                &[OVERRIDE]
            ),
            row(true, &json!({ "override_paths": ["/nowhere"] }), "", ""),
            case(paths(json!(["/nowhere"])), &[A], "WARNING", &early_paths),
            silent(paths(json!([])), &[A]),
            row(false, &json!({ "library_arch": other }), "INFO", architecture),
            row(false, &json!({ "library_arch": format!("{other} bits") }), "INFO", architecture),
            row(
                false,
                &json!({ "library_path": null, "component_layers": [], "library_arch": other }),
                "INFO",
                architecture
            ),
            row(true, &json!({ "library_arch": own }), "", ""),
            row(true, &json!({ "library_arch": format!("x{other}") }), "", ""),
            row(true, &json!({ "library_arch": 32 }), "", ""),
            row(true, &words, "", ""),
            row(true, &json!({ "expiration": "1999-1-1-1-1" }), "", ""),
        ]
    );
}

/// 1.7: extension arrays, through vkEnumerateInstanceExtensionProperties of the layer (1.4).
#[test]
fn s1_7_instance_extensions() {
    let long = "x".repeat(255);
    let mut sandbox = Sandbox::new();
    let list = json!([
        { "name": "VK_MOCK_a", "spec_version": "3" }, 1, "VK_MOCK_x", { "spec_version": "1" },
        { "name": 1 }, { "name": long }, { "name": "VK_MOCK_a", "spec_version": "4" },
        { "name": "VK_MOCK_b", "spec_version": 9 }, { "name": "VK_MOCK_c" }, { "name": "VK_MOCK_d", "spec_version": "0x9" },
        { "name": "VK_EXT_directfb_surface" }, { "name": "VK_QNX_screen_surface" },
        { "name": "VK_KHR_xcb_surface", "spec_version": "6" },
    ]);
    sandbox.explicit_layer("it", json!({ "instance_extensions": list }), json!({}));
    let object = json!({ "x": { "name": "VK_MOCK_a" } });
    sandbox.explicit_layer("none", json!({ "instance_extensions": object }), json!({}));
    let outcome = sandbox.run(|| {
        let list = |layer: &str| {
            let list = Loader::open().extensions_of_layer(layer).expect("extensions");
            let list = list.iter().map(|e| (text(&e.extension_name), e.spec_version));
            list.collect::<Vec<_>>()
        };
        let expected = [
            ("VK_MOCK_a", 3),
            ("VK_MOCK_b", 0),
            ("VK_MOCK_c", 0),
            ("VK_MOCK_d", 0),
            ("VK_KHR_xcb_surface", 6),
        ];
        assert_eq!(
            list("VK_LAYER_MOCK_it"),
            expected.map(|(name, version)| (name.to_owned(), version))
        );
        assert_eq!(list("VK_LAYER_MOCK_none"), []);
    });
    outcome.expect_success();
}

/// 1.7: device extension arrays, through vkEnumerateDeviceExtensionProperties (1.4). Extensions of
/// other platforms are not filtered.
#[test]
fn s1_7_device_extensions() {
    let long = "x".repeat(255);
    let mut sandbox = super::super::sandbox();
    let list = json!([
        { "name": "VK_MOCK_a", "spec_version": "3" }, 1, { "spec_version": "1" }, { "name": 1 }, { "name": long },
        { "name": "VK_MOCK_a", "spec_version": "4" }, { "name": "VK_MOCK_b", "spec_version": 9 },
        { "name": "VK_MOCK_c", "spec_version": "0x9" }, { "name": "VK_EXT_directfb_surface" },
        { "name": "VK_MOCK_d", "spec_version": "1", "entrypoints": [1] },
    ]);
    sandbox.explicit_layer("it", json!({ "device_extensions": list }), json!({}));
    let object = json!({ "x": { "name": "VK_MOCK_a" } });
    sandbox.explicit_layer("none", json!({ "device_extensions": object }), json!({}));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&Default::default()).expect("vkCreateInstance");
        let device = instance.physical_devices()[0];
        for (layer, expected) in [
            (
                c"VK_LAYER_MOCK_it",
                &[
                    ("VK_MOCK_a", 3),
                    ("VK_MOCK_b", 0),
                    ("VK_MOCK_c", 0),
                    ("VK_EXT_directfb_surface", 0),
                    ("VK_MOCK_d", 1),
                ][..],
            ),
            (c"VK_LAYER_MOCK_none", &[]),
        ] {
            let mut list = [dispatch_tables::vk::ExtensionProperties::default(); 16];
            let mut count = 16;
            let commands = instance.physical_device_commands;
            tests::call!(commands.enumerate_device_extension_properties(
                device,
                layer.as_ptr(),
                &mut count,
                list.as_mut_ptr()
            ));
            let found =
                list[..count as usize].iter().map(|e| (text(&e.extension_name), e.spec_version));
            let expected = expected.iter().map(|(name, version)| ((*name).to_owned(), *version));
            assert_eq!(found.collect::<Vec<_>>(), expected.collect::<Vec<_>>(), "{layer:?}");
        }
        instance.destroy();
    });
    outcome.expect_success();
}

/// 1.7: the commands of an extension, up to the first element that is no string.
#[test]
fn s1_7_entrypoints_of_device_extensions() {
    let mut sandbox = super::super::sandbox();
    let extension =
        |name: &str, entrypoints: Value| json!({ "name": name, "entrypoints": entrypoints });
    let list = json!([
        extension("VK_MOCK_a", json!(["vkMockFirst", "vkMockSecond", 1, "vkMockThird"])),
        extension("VK_MOCK_a", json!(["vkMockOfACopy"])),
        extension("VK_MOCK_b", json!("vkMockText")),
    ]);
    sandbox.implicit_layer("it", json!({ "device_extensions": list }), json!({}));
    let of_instance = json!([extension("VK_MOCK_c", json!(["vkMockOfAnInstance"]))]);
    sandbox.implicit_layer("other", json!({ "instance_extensions": of_instance }), json!({}));
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let instance = loader.create_instance(&Default::default()).expect("vkCreateInstance");
        for (name, is_known) in [
            (c"vkMockFirst", true),
            (c"vkMockSecond", true),
            (c"vkMockThird", false),
            (c"vkMockOfACopy", false),
            (c"vkMockText", false),
            (c"vkMockOfAnInstance", false),
        ] {
            assert_eq!(loader.proc_addr(instance.handle, name).is_some(), is_known, "{name:?}");
        }
        instance.destroy();
    });
    outcome.expect_success();
}

/// 1.9: later copies of a name are removed; this loader removes all of them (docs/differences.md)
/// (12.2).
#[test]
fn s1_9_duplicates() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "all");
    let copy = |what: &str| {
        let changes = json!({ "description": what, "disable_environment": { "OFF": "1" } });
        json!({ "file_format_version": "1.2.1", "layers": [object(A, &changes)] })
    };
    let first = sandbox.layer_manifest(true, "first", &copy("first"));
    let others = ["second", "third", "fourth", "fifth"]
        .map(|name| sandbox.layer_manifest(false, name, &copy(name)));
    let outcome = sandbox.run(|| enumerate());
    assert_eq!(lines(&outcome), [format!("{A} 0x403000 7 first")], "implicit beats explicit");
    for other in others {
        let text = format!(
            "Removing layer {A} ({}) because it is a duplicate of {A} ({})",
            other.display(),
            first.display()
        );
        outcome.expect_message("WARNING", &text);
    }
}

/// 1.9: an earlier directory takes precedence over a later one, and one file under two names is two
/// manifests.
#[test]
fn s1_9_the_first_directory_wins() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "all");
    for place in ["first", "second"] {
        let copy = object(B, &json!({ "description": place }));
        sandbox.write(format!("{place}/it.json"), file("1.2.1", &copy));
    }
    let [first, second] =
        ["first", "second"].map(|place| sandbox.path(place).display().to_string());
    sandbox.env("VK_LAYER_PATH", format!("{first}:{second}:{first}/"));
    let outcome = sandbox.run(|| enumerate());
    assert_eq!(names(&outcome), [B]);
    assert_eq!(lines(&outcome), [format!("{B} 0x403000 7 first")]);
    for gone in [format!("{second}/it.json"), format!("{first}//it.json")] {
        let text = format!(
            "Removing layer {B} ({gone}) because it is a duplicate of {B} ({first}/it.json)"
        );
        outcome.expect_message("WARNING", &text);
    }
}
