//! The layers of the settings file (layers.md 3.8, drivers.md K.5).

use tests::{InstanceRequest, Loader, Sandbox, Value, json};

use super::manifests::object;
use super::{LAYER_NOT_PRESENT, chain, is_enumerated, listed, overriding, result, run, sandbox};

/// The marker for all layers that the file does not list.
const MARKER: &str = "unordered_layer_location";

/// Writes a settings file with these mock layers, by short name, each with changes to its entry;
/// [`MARKER`] stands for the marker.
pub(super) fn write(sandbox: &Sandbox, layers: &[(&str, Value)]) {
    let entries = layers.iter().map(|(name, changes)| {
        if *name == MARKER {
            return json!({ "control": MARKER });
        }
        let mut entry = json!({
            "name": format!("VK_LAYER_MOCK_{name}"),
            "path": sandbox.path(format!("layers/{name}.json")),
            "control": "auto",
        });
        for (key, value) in changes.as_object().into_iter().flatten() {
            if value.is_null() {
                entry.as_object_mut().map(|entry| entry.remove(key));
            } else {
                entry[key] = value.clone();
            }
        }
        entry
    });
    write_settings(sandbox, &json!({ "settings": { "layers": entries.collect::<Vec<_>>() } }));
}

/// Writes a settings file with these members.
fn write_settings(sandbox: &Sandbox, members: &Value) {
    let mut file = json!({ "file_format_version": "1.0.0" });
    for (key, value) in members.as_object().into_iter().flatten() {
        file[key] = value.clone();
    }
    sandbox.write("config-home/vulkan/loader_settings.d/vk_loader_settings.json", file.to_string());
}

fn control(control: &str) -> Value {
    json!({ "control": control })
}

fn implicit(control: &str) -> Value {
    json!({ "control": control, "treat_as_implicit_manifest": true })
}

/// The chain has the file's order, with all other layers at the marker, or without them (4.1).
#[test]
fn s3_8_order() {
    for (marked, expected) in [(true, vec!["b", "i", "a"]), (false, vec!["b", "a"])] {
        let mut sandbox = sandbox();
        sandbox.implicit_layer("i", json!({}), json!({}));
        for name in ["a", "b", "c", "other"] {
            sandbox.explicit_layer(name, json!({}), json!({}));
        }
        let mut layers = vec![("b", control("on")), ("a", control("auto")), ("c", control("off"))];
        if marked {
            layers.insert(1, (MARKER, json!({})));
            layers.push((MARKER, json!({})));
        }
        write(&sandbox, &layers);
        let outcome = run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_a"] }));
        assert_eq!(result(&outcome), 0, "{}", outcome.stderr);
        assert_eq!(chain(&sandbox), expected, "{}", outcome.stderr);
        assert!(!is_enumerated(&outcome, "VK_LAYER_MOCK_c"));
        assert_eq!(is_enumerated(&outcome, "VK_LAYER_MOCK_other"), marked);
    }
}

/// The conditions for one layer, of which the first that applies decides: the entry, variables,
/// whether the application names the layer; then whether the layer is active.
type Row<'a> = (&'a str, Value, &'a [(&'a str, &'a str)], bool, bool);

#[test]
fn s3_8_activation() {
    const ENABLE: (&str, &str) = ("VK_LOADER_LAYERS_ENABLE", "*_it");
    const DISABLE: &str = "VK_LOADER_LAYERS_DISABLE";
    const NAMED: (&str, &str) = ("VK_INSTANCE_LAYERS", "x:VK_LAYER_MOCK_it");
    const ALLOW: (&str, &str) = ("VK_LOADER_LAYERS_ALLOW", "*_it");
    const OFF: (&str, &str) = ("DISABLE_it", "1");
    let forced_on =
        "Layer \"VK_LAYER_MOCK_it\" forced enabled due to env var 'VK_LOADER_LAYERS_ENABLE'.";
    let named = "env var 'VK_INSTANCE_LAYERS' defined and adding layers: x:VK_LAYER_MOCK_it";
    let disabled = "Layer \"VK_LAYER_MOCK_it\" forced disabled because name matches filter of env var 'VK_LOADER_LAYERS_DISABLE'.";
    let rows: Vec<Row<'_>> = vec![
        ("", control("auto"), &[], false, false),
        ("", control("perhaps"), &[], false, false),
        ("", control("perhaps"), &[], true, true),
        ("", control("off"), &[ENABLE, NAMED], false, false),
        ("", control("on"), &[], false, true),
        ("", control("on"), &[(DISABLE, "*")], false, true),
        ("", implicit("on"), &[OFF], false, true),
        (disabled, control("auto"), &[(DISABLE, "~all~"), ENABLE, NAMED], true, false),
        (disabled, control("auto"), &[(DISABLE, "*_it"), ENABLE], true, false),
        (disabled, control("auto"), &[(DISABLE, "~implicit~")], true, false),
        ("", control("auto"), &[(DISABLE, "~explicit~")], true, true),
        ("", control("auto"), &[(DISABLE, "*_it"), ALLOW], true, true),
        (disabled, implicit("auto"), &[(DISABLE, "~implicit~")], false, false),
        (forced_on, control("auto"), &[ENABLE, NAMED], false, true),
        (forced_on, implicit("auto"), &[ENABLE, OFF], false, true),
        (named, control("auto"), &[NAMED], false, true),
        (named, implicit("auto"), &[NAMED, OFF], false, true),
        ("", control("auto"), &[], true, true),
        ("", implicit("auto"), &[OFF], true, true),
        ("", implicit("auto"), &[], false, true),
        ("", implicit("auto"), &[OFF], false, false),
    ];
    for (message, entry, variables, requested, is_on) in rows {
        let mut sandbox = sandbox();
        sandbox.implicit_layer("it", json!({}), json!({}));
        write(&sandbox, &[("it", entry.clone())]);
        for (name, value) in variables {
            sandbox.env(name, value);
        }
        let layers = if requested { json!(["VK_LAYER_MOCK_it"]) } else { json!([]) };
        let outcome = run!(sandbox, json!({ "layers": layers }));
        let what = format!("{entry} {variables:?} requested {requested}\n{}", outcome.stderr);
        assert_eq!(result(&outcome), 0, "{what}");
        assert_eq!(!chain(&sandbox).is_empty(), is_on, "{what}");
        if !message.is_empty() {
            outcome.expect_message("WARNING | LAYER", message);
        }
    }
}

/// VK_INSTANCE_LAYERS is logged once, however many of the layers it names.
#[test]
fn s3_8_vk_instance_layers_is_logged_once() {
    let named = "VK_LAYER_MOCK_a:VK_LAYER_MOCK_b";
    for value in [named, "VK_LAYER_MOCK_none", ""] {
        let mut sandbox = sandbox();
        for name in ["a", "b"] {
            sandbox.explicit_layer(name, json!({}), json!({}));
        }
        write(&sandbox, &[("a", control("auto")), ("b", control("auto"))]);
        sandbox.env("VK_INSTANCE_LAYERS", value);
        let outcome = run!(sandbox);
        assert_eq!(result(&outcome), 0);
        let expected: &[&str] = if value == named { &["a", "b"] } else { &[] };
        assert_eq!(chain(&sandbox), expected, "{value}");
        let text = format!("env var 'VK_INSTANCE_LAYERS' defined and adding layers: {value}");
        let messages = outcome.messages();
        let told =
            messages.iter().filter(|message| **message == ("WARNING | LAYER", text.as_str()));
        assert_eq!(told.count(), 1, "{value}\n{}", outcome.stderr);
    }
}

/// An application that names a disabled layer gets an error, with a message (3.5, drivers.md I.1
/// step 9).
#[test]
fn s3_8_s3_5_layers_that_are_off_are_refused() {
    let mut sandbox = sandbox();
    sandbox.explicit_layer("a", json!({}), json!({}));
    sandbox.explicit_layer("off", json!({}), json!({}));
    write(&sandbox, &[("a", control("on")), ("off", control("off")), (MARKER, json!({}))]);
    let outcome = run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_a", "VK_LAYER_MOCK_off"] }));
    assert_eq!(result(&outcome), LAYER_NOT_PRESENT);
    outcome.expect_message(
        "ERROR",
        "loader_validate_layers: Layer 1 was explicitly prevented from being enabled by the loader settings file",
    );
}

/// For a layer with two entries, one of them off, the first entry decides whether the application
/// may name the layer. If that entry is off, the list of extensions is empty (4.2).
#[test]
fn s3_8_s4_2_off_and_not_off() {
    for (order, created, extensions) in [(["a", "b"], 0, 1), (["b", "a"], LAYER_NOT_PRESENT, 0)] {
        let mut sandbox = sandbox();
        let list = json!([{ "name": "VK_MOCK_a", "spec_version": "1" }]);
        sandbox.explicit_layer("a", json!({ "instance_extensions": list }), json!({}));
        let entries = order.map(|name| match name {
            "a" => ("a", control("auto")),
            _ => ("b", json!({ "name": "VK_LAYER_MOCK_a", "control": "off" })),
        });
        write(&sandbox, &entries);
        let outcome = sandbox.run(|| {
            let loader = Loader::open();
            let list = loader.extensions_of_layer("VK_LAYER_MOCK_a");
            println!("extensions <{}>", list.expect("a list").len());
            let request = InstanceRequest { layers: &["VK_LAYER_MOCK_a"], ..Default::default() };
            let created = loader.create_instance(&request);
            println!("created <{}>", created.err().map_or(0, |code| code.as_raw()));
        });
        outcome.expect_success();
        let printed = [format!("extensions <{extensions}>"), format!("created <{created}>")];
        for line in printed {
            assert!(outcome.stdout.contains(&line), "{line}\n{}", outcome.stdout);
        }
    }
}

/// With a marker, the first of two entries of a name counts: a layer that is off first is not enabled
/// by a later entry, before or behind the marker.
#[test]
fn s3_8_the_first_entry_counts_beside_a_marker() {
    for place in 0..3 {
        let mut sandbox = sandbox();
        sandbox.explicit_layer("a", json!({}), json!({}));
        let mut layers = vec![("a", control("off")), ("a", control("on"))];
        layers.insert(place, (MARKER, json!({})));
        write(&sandbox, &layers);
        let outcome = run!(sandbox);
        assert_eq!(result(&outcome), 0, "{}", outcome.stderr);
        assert!(chain(&sandbox).is_empty(), "{place}: {}", outcome.stderr);
        assert!(!is_enumerated(&outcome, "VK_LAYER_MOCK_a"), "{place}");
    }
}

/// A component that the settings file turns off is skipped; the meta-layer that the application asks
/// for stays in the list of vkEnumerateDeviceLayerProperties.
#[test]
fn s3_8_a_meta_layer_stays_without_a_component_that_is_off() {
    let mut sandbox = sandbox();
    for name in ["a", "b"] {
        sandbox.explicit_layer(name, json!({}), json!({}));
    }
    let components = json!({ "component_layers": ["VK_LAYER_MOCK_a", "VK_LAYER_MOCK_b"] });
    sandbox.meta_layer(false, "m", components);
    write(&sandbox, &[("a", control("off")), ("b", control("auto")), ("m", control("auto"))]);
    let outcome = run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_m"] }));
    assert_eq!(result(&outcome), 0, "{}", outcome.stderr);
    assert_eq!(chain(&sandbox), ["b"]);
    assert_eq!(listed(&outcome), ["b", "m"]);
}

/// An entry without a valid layer has no effect on a regular layer of the same name.
#[test]
fn s3_8_entries_without_a_layer_hide_none() {
    for changes in [
        json!({ "path": "/nowhere/it.json" }),
        json!({ "path": "/nowhere/it.txt" }),
        json!({ "name": "VK_LAYER_MOCK_it", "path": "layers/other.json" }),
        implicit("on"),
    ] {
        let mut sandbox = sandbox();
        for name in ["it", "other"] {
            sandbox.explicit_layer(name, json!({}), json!({}));
        }
        let mut entry = changes.clone();
        if let Some("layers/other.json") = entry["path"].as_str() {
            entry["path"] = json!(sandbox.path("layers/other.json"));
        }
        if entry.get("control").is_none() {
            entry["control"] = json!("on");
        }
        write(&sandbox, &[("it", entry), (MARKER, json!({}))]);
        let outcome = run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_it"] }));
        assert_eq!(result(&outcome), 0, "{changes}");
        assert_eq!(chain(&sandbox), ["it"], "{changes}\n{}", outcome.stderr);
    }
}

/// Entries without a valid layer, and entries that invalidate the whole list, which is then ignored
/// (12.2).
#[test]
fn s3_8_entries() {
    let regular: &[&str] = &["i", "it"];
    let rows: Vec<(&str, Value, &[&str])> = vec![
        ("no control", json!({ "control": null }), regular),
        ("control is no string", json!({ "control": 1 }), regular),
        ("no name", json!({ "name": null }), regular),
        ("name is no string", json!({ "name": 1 }), regular),
        ("no path", json!({ "path": null }), regular),
        ("path is no string", json!({ "path": 1 }), regular),
        ("another layer's name", json!({ "name": "VK_LAYER_MOCK_other" }), &["good"]),
        (
            "only true is true",
            json!({ "control": "auto", "treat_as_implicit_manifest": "true" }),
            &["good"],
        ),
        (
            "implicit",
            json!({ "control": "auto", "treat_as_implicit_manifest": true }),
            &["it", "good"],
        ),
        ("explicit", json!({ "control": "auto", "treat_as_implicit_manifest": false }), &["good"]),
        ("on", json!({}), &["it", "good"]),
        ("no manifest", json!({ "path": "/nowhere/it.json" }), &["good"]),
        ("no name of a manifest", json!({ "path": "/nowhere/it.txt" }), &["good"]),
    ];
    for (what, mut changes, expected) in rows {
        let mut sandbox = sandbox();
        sandbox.implicit_layer("i", json!({}), json!({}));
        sandbox.implicit_layer("it", json!({}), json!({}));
        sandbox.explicit_layer("good", json!({}), json!({}));
        if changes.get("control").is_none() {
            changes["control"] = json!("on");
        }
        write(&sandbox, &[("it", changes), ("good", control("on"))]);
        let outcome = run!(sandbox);
        assert_eq!(result(&outcome), 0);
        assert_eq!(chain(&sandbox), expected, "{what}\n{}", outcome.stderr);
    }
}

/// A manifest with several of the file's layers is read once per search, which is a difference.
#[test]
fn s3_8_a_manifest_of_several_layers_is_read_once() {
    let mut counts = Vec::new();
    for names in [&["a"][..], &["a", "b"]] {
        let mut sandbox = sandbox();
        let objects = ["a", "b"].map(|name| {
            sandbox.layer_library(format!("layers/lib{name}.so"), &[json!({ "name": name })]);
            let changes = json!({ "library_path": format!("./lib{name}.so") });
            object(&format!("VK_LAYER_MOCK_{name}"), &changes)
        });
        let file = json!({ "file_format_version": "1.2.1", "layers": objects });
        let manifest = sandbox.layer_manifest(false, "both", &file);
        let entry = json!({ "path": manifest, "control": "on" });
        let entries: Vec<_> = names.iter().map(|name| (*name, entry.clone())).collect();
        write(&sandbox, &entries);
        let outcome = run!(sandbox);
        assert_eq!(chain(&sandbox), names, "{}", outcome.stderr);
        let text = format!("Found manifest file {} (file version 1.2.1)", manifest.display());
        let messages = outcome.messages();
        counts.push(messages.iter().filter(|(_, said)| *said == text).count());
    }
    assert_eq!(counts[0], counts[1]);
    assert_ne!(counts[0], 0);
}

/// Without a list of layers, all regular layers are used; with an empty list, none (4.1).
#[test]
fn s3_8_lists_that_are_empty_or_not_there() {
    let rows = [
        (json!({ "settings": { "stderr_log": ["all"] } }), true),
        (json!({ "settings": { "layers": [] } }), false),
        (json!({ "settings": { "layers": 1 } }), false),
        (json!({ "settings": { "LAYERS": [] } }), false),
    ];
    for (settings, is_on) in rows {
        let mut sandbox = sandbox();
        sandbox.implicit_layer("i", json!({}), json!({}));
        sandbox.explicit_layer("e", json!({}), json!({}));
        write_settings(&sandbox, &settings);
        sandbox.env("VK_INSTANCE_LAYERS", "VK_LAYER_MOCK_e").env("VK_LOADER_LAYERS_ENABLE", "*");
        let outcome = run!(sandbox);
        let expected: &[&str] = if is_on { &["i", "e"] } else { &[] };
        assert_eq!(chain(&sandbox), expected, "{settings}\n{}", outcome.stderr);
        assert_eq!(is_enumerated(&outcome, "VK_LAYER_MOCK_e"), is_on, "{settings}");
    }
}

/// One file with two layers of the same name, and one layer twice: an entry with the same name
/// counts again if its library differs or it is a meta-layer, but not with the same library. If a
/// name is in the chain twice, the lower layer stays.
#[test]
fn s3_8_the_same_name_twice() {
    let mut sandbox = sandbox();
    sandbox.explicit_layer("a", json!({}), json!({ "name": "upper" }));
    sandbox.explicit_layer("b", json!({ "name": "VK_LAYER_MOCK_a" }), json!({ "name": "lower" }));
    sandbox.meta_layer(false, "m", json!({ "component_layers": [] }));
    let again = || json!({ "name": "VK_LAYER_MOCK_a", "control": "on" });
    let meta = || ("m", control("auto"));
    write(&sandbox, &[("a", again()), ("b", again()), ("a", again()), meta(), meta()]);
    let outcome = run!(sandbox);
    assert_eq!(result(&outcome), 0);
    assert_eq!(
        super::printed(&outcome, "enumerated"),
        "VK_LAYER_MOCK_a,VK_LAYER_MOCK_a,VK_LAYER_MOCK_m,VK_LAYER_MOCK_m"
    );
    assert_eq!(listed(&outcome), ["a", "a"]);
    assert_eq!(chain(&sandbox), ["lower"]);
}

/// If one of two layers of the same name does not load, creation succeeds as long as the other
/// loads (6.3), in either order.
#[test]
fn s3_8_s6_3_the_same_name_loads_once() {
    for order in [["a", "broken"], ["broken", "a"]] {
        let mut sandbox = sandbox();
        sandbox.explicit_layer("a", json!({}), json!({}));
        let changes = json!({ "name": "VK_LAYER_MOCK_a", "library_path": "./none.so" });
        sandbox.explicit_layer("broken", changes, json!({}));
        write(&sandbox, &order.map(|name| (name, json!({ "name": "VK_LAYER_MOCK_a" }))));
        let outcome = run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_a"] }));
        assert_eq!(result(&outcome), 0, "{order:?}\n{}", outcome.stderr);
        assert_eq!(chain(&sandbox), ["a"]);
        assert!(!outcome.stderr.contains("Requested layer"), "{order:?}");
    }
}

/// Entries after the marker are used too. The regular search skips layers that the file lists, even
/// disabled ones.
#[test]
fn s3_8_merging_with_the_regular_layers() {
    let mut sandbox = sandbox();
    for name in ["first", "regular", "off", "last"] {
        sandbox.implicit_layer(name, json!({}), json!({}));
    }
    write(
        &sandbox,
        &[
            ("last", implicit("auto")),
            (MARKER, json!({})),
            ("off", control("off")),
            ("first", implicit("auto")),
        ],
    );
    let outcome = run!(sandbox);
    assert_eq!(result(&outcome), 0);
    assert_eq!(chain(&sandbox), ["last", "regular", "first"], "{}", outcome.stderr);
    assert_eq!(
        super::printed(&outcome, "enumerated"),
        "VK_LAYER_MOCK_last,VK_LAYER_MOCK_regular,VK_LAYER_MOCK_first"
    );
}

/// A component of a meta-layer is not added twice, but it may be active before its meta-layer's
/// turn.
#[test]
fn s3_8_components_in_the_order_of_the_file() {
    let mut sandbox = sandbox();
    for name in ["a", "b"] {
        sandbox.explicit_layer(name, json!({}), json!({}));
    }
    sandbox.meta_layer(
        false,
        "m",
        json!({ "component_layers": ["VK_LAYER_MOCK_a", "VK_LAYER_MOCK_b"] }),
    );
    write(&sandbox, &[("b", control("on")), ("m", control("on")), ("a", control("on"))]);
    let outcome = run!(sandbox);
    assert_eq!(result(&outcome), 0);
    assert_eq!(listed(&outcome), ["b", "a", "m", "a"]);
    assert_eq!(chain(&sandbox), ["b", "a"]);
}

/// Without a marker, only the layers of the file exist: meta-layers are not verified, and filters
/// and blacklists have no effect (3.1 stage 1).
#[test]
fn s3_8_s3_1_a_list_without_a_marker_is_taken_as_it_is() {
    let mut sandbox = sandbox();
    sandbox.layer_manifest(
        true,
        "override",
        &overriding(&json!({ "blacklisted_layers": ["VK_LAYER_MOCK_a"] })),
    );
    sandbox.explicit_layer("a", json!({}), json!({}));
    sandbox.meta_layer(false, "m", json!({ "component_layers": ["VK_LAYER_MOCK_none"] }));
    let of_override =
        json!({ "name": super::OVERRIDE, "control": "on", "treat_as_implicit_manifest": true });
    write(&sandbox, &[("override", of_override), ("a", control("auto")), ("m", control("auto"))]);
    sandbox.env("VK_LOADER_LAYERS_DISABLE", "*_m");
    let outcome = run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_a"] }));
    assert_eq!(result(&outcome), 0);
    assert_eq!(
        super::printed(&outcome, "enumerated"),
        "VK_LAYER_LUNARG_override,VK_LAYER_MOCK_a,VK_LAYER_MOCK_m"
    );
    assert_eq!(chain(&sandbox), ["a"]);
}

/// A list without a place for others ends the search: no directory is listed, and no manifest in
/// one is read, for an instance and before there is one.
#[test]
fn s3_8_a_whole_list_ends_the_search() {
    for searches in [false, true] {
        let mut sandbox = sandbox();
        sandbox.env("VK_LOADER_DEBUG", "all");
        sandbox.explicit_layer("it", json!({}), json!({}));
        let broken = ["implicit", "explicit"]
            .map(|kind| sandbox.write(format!("data/vulkan/{kind}_layer.d/broken.json"), "{"));
        for variable in ["VK_LAYER_PATH", "VK_IMPLICIT_LAYER_PATH"] {
            sandbox.env(variable, "");
        }
        let [implicit, explicit] = broken.map(|path| path.display().to_string());
        sandbox.env("VK_ADD_IMPLICIT_LAYER_PATH", &implicit).env("VK_LAYER_PATH", &explicit);
        sandbox.env("VK_IMPLICIT_LAYER_PATH", &implicit);
        let mut entries = vec![("it", json!({ "control": "on" }))];
        entries.extend(searches.then(|| (MARKER, json!({}))));
        write(&sandbox, &entries);
        let outcome = sandbox.run(|| {
            let loader = Loader::open();
            loader.layer_names();
            loader.instance_extensions();
            let instance = loader.create_instance(&InstanceRequest::default());
            instance.expect("vkCreateInstance").destroy();
        });
        outcome.expect_success();
        assert_eq!(chain(&sandbox), ["it"]);
        for sign in ["Searching for implicit layer", "Searching for explicit layer", "broken.json"]
        {
            assert_eq!(outcome.stderr.contains(sign), searches, "{sign}\n{}", outcome.stderr);
        }
    }
}
