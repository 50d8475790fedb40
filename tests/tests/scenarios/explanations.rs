//! What the loader says beyond the contract: why a manifest is rejected and how to mend that, and the
//! report of `VK_LOADER_REPORT` (docs/vkexplain.md).

use std::fs;
use std::io::{Read as _, Write as _};
use std::os::unix::fs::{FileTypeExt as _, OpenOptionsExt as _, symlink};
use std::os::unix::net::UnixListener;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use tests::{InstanceRequest, Loader, Outcome, Sandbox, json, programs};

/// The application: the result of vkCreateInstance.
fn create() {
    let loader = Loader::open();
    match loader.create_instance(&InstanceRequest::default()) {
        Ok(instance) => {
            println!("devices <{}>", instance.physical_devices().len());
            instance.destroy();
        }
        Err(code) => println!("failed <{code:?}>"),
    }
}

/// A driver manifest that names `library`.
fn driver(sandbox: &Sandbox, name: &str, library: &str) -> String {
    let manifest = json!({
        "file_format_version": "1.0.1",
        "ICD": { "library_path": library, "api_version": "1.3.0" },
    });
    sandbox.write(name, manifest.to_string()).display().to_string()
}

/// Rejected manifests, each with the level and the reason of its line.
fn rejected(sandbox: &mut Sandbox) -> Vec<(String, &'static str, &'static str)> {
    let broken = sandbox.write("broken.json", "{\n  \"ICD\": {},\n}").display().to_string();
    let absent = sandbox.path("absent.json").display().to_string();
    let list = vec![
        (broken, "ERROR", "is no valid JSON: line 3, column 1: trailing comma"),
        (absent, "ERROR", "cannot be opened: no such file or directory"),
        (
            sandbox.write("empty.json", "{}").display().to_string(),
            "WARNING | DRIVER",
            "has no `file_format_version`",
        ),
        (
            driver(sandbox, "gone.json", "/gone/libgpu.so"),
            "ERROR | DRIVER",
            "has a library that does not exist: /gone/libgpu.so",
        ),
        (
            driver(sandbox, "bare.json", "libno-such-gpu.so"),
            "ERROR | DRIVER",
            "has a library that is in no folder of the dynamic linker: libno-such-gpu.so",
        ),
    ];
    let paths: Vec<&str> = list.iter().map(|(path, ..)| path.as_str()).collect();
    sandbox.env("VK_DRIVER_FILES", paths.join(":"));
    list
}

#[test]
fn each_rejected_manifest_has_a_line_with_reason_and_cure() {
    let mut sandbox = Sandbox::new();
    let list = rejected(&mut sandbox);
    sandbox.env("VK_LOADER_DEBUG", "error,warn");
    let outcome = sandbox.run(|| create());
    for (path, level, reason) in list {
        outcome.expect_rejection(level, &path, reason);
    }
    let cure = "To mend this, unset VK_DRIVER_FILES, which replaces the search for drivers, or \
                correct the path in its value.";
    let names_variable = outcome.rejections().iter().any(|(_, text)| text.ends_with(cure));
    assert!(names_variable, "{}", outcome.stderr);
}

/// The Khronos loader rejects these layers without a message. Our line is a warning, and the only one.
#[test]
fn a_layer_that_the_contract_rejects_silently_has_a_line_of_ours() {
    for (content, subject, reason) in [
        (
            json!({ "file_format_version": "1.2.0", "layer": {
                "name": "VK_LAYER_typo", "type": "GLOBALL", "api_version": "1.3.0",
                "library_path": "./x.so", "implementation_version": "1", "description": "x",
            } }),
            "VK_LAYER_typo of ",
            "has an unknown `type`",
        ),
        (json!([]), "", "is no JSON object"),
    ] {
        let mut sandbox = Sandbox::new();
        sandbox.driver("good", json!({}));
        let manifest = sandbox.write("explicit/x.json", content.to_string());
        let folder = manifest.parent().expect("a folder").to_owned();
        sandbox.env("VK_LAYER_PATH", &folder).env("VK_LOADER_DEBUG", "warn");
        let outcome = sandbox.run(|| create());
        let subject = format!("{subject}{}", manifest.display());
        outcome.expect_success().expect_rejection("WARNING | LAYER", &subject, reason);
        assert!(!outcome.messages().iter().any(|(_, text)| text.contains("x.json")));
    }
}

/// A log without warnings has no lines about rejections that are warnings.
#[test]
fn a_line_has_the_level_of_its_rejection() {
    let mut sandbox = Sandbox::new();
    let empty = sandbox.write("empty.json", "{}").display().to_string();
    sandbox.driver("good", json!({}));
    sandbox.env("VK_ADD_DRIVER_FILES", &empty).env("VK_LOADER_DEBUG", "error");
    let outcome = sandbox.run(|| create());
    assert!(outcome.rejections().is_empty(), "{}", outcome.stderr);
}

fn after_no_drivers(outcome: &Outcome) -> Vec<&str> {
    let lines = outcome.stderr.lines();
    lines.skip_while(|line| !line.contains("Found no drivers!")).skip(1).collect()
}

#[test]
fn an_instance_without_drivers_says_why() {
    let mut sandbox = Sandbox::new();
    let list = rejected(&mut sandbox);
    sandbox.env("VK_LOADER_DEBUG", "error");
    let outcome = sandbox.run(|| create());
    assert!(outcome.stdout.contains("failed <"), "{}", outcome.stdout);
    // One line for each: at once, or behind "Found no drivers!" if the filter has kept it back.
    for (path, _, reason) in &list {
        let text = format!("{path} is not used: it {reason}. To mend this, ");
        let lines: Vec<&str> = outcome.stderr.lines().filter(|line| line.contains(&text)).collect();
        assert_eq!(lines.len(), 1, "{text}: {}", outcome.stderr);
        assert!(lines[0].starts_with("[Vulkan Loader] ERROR"), "{lines:?}");
    }
    let lines = after_no_drivers(&outcome);
    let last = lines.last().expect("a line");
    assert!(last.contains("VK_DRIVER_FILES is set to \"/"), "{last}");
    assert!(last.ends_with("Unset VK_DRIVER_FILES to use these."), "{last}");
}

#[test]
fn an_empty_list_is_the_only_reason_for_an_instance_without_drivers() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_DRIVER_FILES", "").env("VK_LOADER_DEBUG", "error");
    let outcome = sandbox.run(|| create());
    let lines = after_no_drivers(&outcome);
    assert_eq!(lines.len(), 1, "{lines:#?}");
    assert!(lines[0].contains("VK_DRIVER_FILES is set to \"\", so"), "{lines:#?}");
}

#[test]
fn an_instance_without_manifests_says_where_to_look() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "error");
    let outcome = sandbox.run(|| create());
    let lines = after_no_drivers(&outcome);
    assert_eq!(lines.len(), 1, "{lines:#?}");
    assert!(lines[0].contains("No driver manifest was found."), "{lines:#?}");
}

#[test]
fn a_loaded_driver_is_named_once() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    sandbox.env("VK_LOADER_DEBUG", "info");
    let outcome = sandbox.run(|| create());
    let library = mock.manifest.with_file_name("./libmock.so");
    let text = format!(
        "Loaded driver {} of {}, interface version 7",
        mock.library.display(),
        mock.manifest.display()
    );
    let named =
        outcome.messages().iter().filter(|(_, line)| line.starts_with("Loaded driver")).count();
    assert_eq!(named, 1, "{library:?}\n{}", outcome.stderr);
    outcome.expect_message("INFO | DRIVER", &text);
}

/// The report at `path`.
fn report(path: &Path) -> serde_json::Value {
    serde_json::from_str(&fs::read_to_string(path).expect("a report")).expect("JSON")
}

#[test]
fn a_report_says_what_happened() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    let gone = driver(&sandbox, "gone.json", "/gone/libgpu.so");
    sandbox.implicit_layer("on", json!({}), json!({}));
    sandbox.explicit_layer("off", json!({}), json!({}));
    let file = sandbox.path("report-%p.json");
    sandbox.env("VK_LOADER_REPORT", &file).env("VK_ADD_DRIVER_FILES", &gone);
    let drivers = [gone.clone(), mock.manifest.display().to_string()].join(":");
    sandbox.env("VK_DRIVER_FILES", drivers);
    let outcome = sandbox.run(|| {
        create();
        create();
        println!("process <{}>", std::process::id());
    });
    let process = outcome.stdout.split("process <").nth(1).and_then(|rest| rest.split('>').next());
    let process = process.expect("the process").to_owned();
    let name = format!("report-{process}.json");
    let report = [report(&sandbox.path(&name)), report(&sandbox.path(format!("{name}.2")))];
    assert_eq!(report[0]["drivers"], report[1]["drivers"]);
    let [report, _] = report;
    assert_eq!((&report["schema"], &report["result"]), (&json!(1), &json!(0)));
    assert_eq!(report["source"], json!("loader"));
    let drivers = report["drivers"].as_array().expect("the drivers");
    assert_eq!(drivers[0]["manifest"], json!(mock.manifest));
    assert_eq!(drivers[0]["verdict"], json!({ "outcome": "used" }));
    assert_eq!(drivers[1]["manifest"], json!(gone));
    assert_eq!(drivers[1]["verdict"]["event"], json!("LibraryFailure::Missing"));
    let layer = |name: &str| {
        let layers = report["layers"].as_array().expect("the layers").iter();
        layers.clone().find(|layer| layer["name"] == name).expect("the layer").clone()
    };
    assert_eq!(layer("VK_LAYER_MOCK_on")["verdict"], json!({ "outcome": "used" }));
    assert_eq!(layer("VK_LAYER_MOCK_on")["enabled_by"], json!("enabled because it is implicit"));
    assert_eq!(layer("VK_LAYER_MOCK_off")["verdict"]["outcome"], json!("off"));
    assert_eq!(layer("VK_LAYER_MOCK_off")["verdict"]["event"], json!("LayerEvent::NotRequested"));
    assert_eq!(report["chain"], json!(["VK_LAYER_MOCK_on"]));
}

/// A layer that takes no part has the keys of a layer, and the name and cause that its manifest, the
/// settings file or the dynamic linker give (layers.md 1.4, 3.8, 6.2).
#[test]
fn a_report_gives_every_layer_the_keys_of_a_layer() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    let on = sandbox.implicit_layer("on", json!({}), json!({})).manifest;
    let manifest = |name: &str, api_version: serde_json::Value| {
        let layer = json!({
            "name": format!("VK_LAYER_MOCK_{name}"), "type": "GLOBAL", "description": "",
            "api_version": api_version, "implementation_version": "1",
            "library_path": "/gone/liblayer.so", "disable_environment": { "OFF": "1" },
        });
        json!({ "file_format_version": "1.2.0", "layer": layer }).to_string()
    };
    let gone = sandbox.write("gone.json", manifest("gone", json!("1.3.0")));
    let number = sandbox.write("number.json", manifest("number", json!(1.3)));
    let text = sandbox.write("text.json", "{");
    let paths = [&on, &gone, &number, &text].map(|path| path.display().to_string());
    sandbox.env("VK_IMPLICIT_LAYER_PATH", paths.join(":"));
    let file = sandbox.path("report.json");
    sandbox.env("VK_LOADER_REPORT", &file);
    sandbox.run(|| create()).expect_success();
    let report = report(&file);
    let layers = report["layers"].as_array().expect("the layers");
    let keys = |layer: &serde_json::Value| -> Vec<String> {
        layer.as_object().expect("a layer").keys().cloned().collect()
    };
    let used = layers.iter().find(|layer| layer["manifest"] == json!(on)).expect("a layer");
    for layer in layers {
        assert_eq!(keys(layer), keys(used), "{layer:#}");
        assert_eq!(layer["kind"], "implicit layer", "{layer:#}");
    }
    let of = |manifest: &Path| {
        layers.iter().find(|layer| layer["manifest"] == json!(manifest)).expect("the layer")
    };
    assert_eq!(of(&gone)["verdict"]["event"], "LibraryFailure::Missing");
    let number = of(&number);
    assert_eq!(number["name"], "VK_LAYER_MOCK_number");
    assert_eq!(number["verdict"]["reason"], "has an `api_version` that is not a string");
    let text = of(&text);
    assert_eq!(
        (&text["name"], &text["verdict"]["event"]),
        (&json!(null), &json!("JsonFailure::Invalid"))
    );
}

/// Mock drivers of these configurations, and a report.
fn with_drivers<const N: usize>(configurations: [serde_json::Value; N]) -> Sandbox {
    let mut sandbox = Sandbox::new();
    let drivers = ["a", "b", "c"].iter().zip(configurations);
    let manifests: Vec<String> = drivers
        .map(|(name, config)| sandbox.driver(name, config).manifest.display().to_string())
        .collect();
    let file = sandbox.path("report.json");
    sandbox.env("VK_LOADER_REPORT", file).env("VK_DRIVER_FILES", manifests.join(":"));
    sandbox
}

/// The result of vkCreateInstance in the report, and the verdicts about the drivers.
fn verdicts(sandbox: &Sandbox) -> serde_json::Value {
    let report = report(&sandbox.path("report.json"));
    let entries = report["drivers"].as_array().expect("the drivers");
    for entry in entries {
        let facts = entry["facts"].as_array().expect("facts").iter();
        let names: Vec<_> = facts.map(|fact| &fact["name"]).collect();
        assert_eq!(names, entry["verdict"].get("event").into_iter().collect::<Vec<_>>());
    }
    let verdicts: Vec<_> = entries
        .iter()
        .map(|entry| {
            let verdict = &entry["verdict"];
            [&verdict["outcome"], &verdict["event"], &verdict["reason"]].map(|part| part.as_str())
        })
        .collect();
    json!([report["result"], verdicts])
}

/// Drivers whose libraries were opened and that have no instance are rejected (drivers.md E.5, I.2).
#[test]
fn a_report_rejects_drivers_without_an_instance() {
    let sandbox = with_drivers([
        json!({}),
        json!({ "results": { "vkCreateInstance": -3 } }),
        json!({ "missing": ["vkGetPhysicalDeviceFeatures"] }),
    ]);
    sandbox.run(|| create()).expect_success();
    let failed = json!([
        "rejected",
        "InstanceEvent::DriverCreateFailed",
        "creates no instance: vkCreateInstance returns -3"
    ]);
    let incomplete = json!([
        "rejected",
        "InstanceEvent::EntrypointsIncomplete",
        "lacks vkGetPhysicalDeviceFeatures, which the loader requires"
    ]);
    assert_eq!(verdicts(&sandbox), json!([0, [["used", null, null], failed, incomplete]]));
}

/// A driver whose instance extensions cannot be read ends vkCreateInstance (drivers.md H.3).
#[test]
fn a_report_names_the_driver_that_ends_vk_create_instance() {
    let extensions = "vkEnumerateInstanceExtensionProperties";
    let failing = json!({ "results": { extensions: -3 } });
    let sandbox = with_drivers([json!({}), failing]);
    sandbox.run(|| create()).expect_success();
    let event = "StartupEvent::ExtensionCountFailed";
    let rejected = json!(["rejected", event, format!("fails in {extensions} with VkResult -3")]);
    assert_eq!(verdicts(&sandbox), json!([-3, [["used", null, null], rejected]]));
}

/// A driver whose instance extensions are ignored is used, and a remark names it (drivers.md H.3).
#[test]
fn a_report_names_the_driver_whose_instance_extensions_are_ignored() {
    let extensions = "vkEnumerateInstanceExtensionProperties";
    for (config, words) in [
        (json!({ "claims": { extensions: { "counted": 1 } } }), "returns 5 from"),
        (json!({ "claims": { extensions: { "counted": u32::MAX } } }), "reports 4294967295 "),
        (json!({ "results": { extensions: -1234 } }), "returns -1234 from"),
    ] {
        let sandbox = with_drivers([json!({}), config]);
        let outcome = sandbox.run(|| create());
        outcome.expect_success();
        assert!(outcome.stdout.contains("devices <2>"), "{}", outcome.stdout);
        let used = json!(["used", null, null]);
        assert_eq!(verdicts(&sandbox), json!([0, [used, used]]));
        let report = report(&sandbox.path("report.json"));
        let remarks = report["remarks"].as_array().expect("the remarks").iter();
        let texts = remarks.filter_map(|remark| remark["text"].as_str());
        let mut told: Vec<_> = texts.filter(|text| text.contains("Ignoring the ext")).collect();
        // The creation asks again below the layers.
        told.dedup();
        let [text] = told[..] else { panic!("{told:?}") };
        assert!(text.contains("libb.so") && text.contains(words), "{text}");
    }
}

/// A report is written for an instance that fails, too, and a path that cannot be written is a
/// warning.
#[test]
fn a_report_of_a_failure_and_a_report_that_fails() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_DRIVER_FILES", "").env("VK_LOADER_DEBUG", "warn");
    sandbox.write("folder.3/file", "");
    let file = sandbox.path("report.json");
    sandbox.env("VK_LOADER_REPORT", &file).set_argument("/nowhere/report.json");
    let outcome = sandbox.run(|| {
        create();
        // SAFETY: the application has one thread.
        unsafe { std::env::set_var("VK_LOADER_REPORT", Sandbox::argument()) };
        create();
        // SAFETY: as above.
        unsafe { std::env::set_var("VK_LOADER_REPORT", Sandbox::child_path("folder")) };
        create();
    });
    let report = report(&file);
    assert_eq!(report["result"], json!(-9));
    assert_eq!(report["drivers"], json!([]));
    let text = "The report /nowhere/report.json.2 of VK_LOADER_REPORT cannot be written: \
                No such file or directory";
    outcome.expect_message("WARNING", text);
    let folder = sandbox.path("folder.3").display().to_string();
    let text = format!("The report {folder} of VK_LOADER_REPORT cannot be written: Is a directory");
    outcome.expect_message("WARNING", &text);
    assert!(sandbox.path("folder.3/file").exists());
}

/// A process that ends in a driver leaves a report that names the call, also through a link.
#[test]
fn a_crash_leaves_a_report_that_names_the_call() {
    for is_link in [false, true] {
        let mut sandbox = Sandbox::new();
        let library = sandbox.path("libcrash.so");
        if !Sandbox::is_application() {
            let source =
                "void abort(void); __attribute__((constructor)) void crash(void) { abort(); }\n";
            let mut compiler = programs::c_compiler();
            compiler.args(["-shared", "-fPIC", "-o"]).arg(&library);
            compiler.arg(sandbox.write("crash.c", source));
            assert!(compiler.status().expect("cc is needed: `apt-get install gcc`").success());
        }
        let manifest = driver(&sandbox, "crash.json", &library.display().to_string());
        let file = sandbox.path("report.json");
        if is_link && !Sandbox::is_application() {
            symlink(sandbox.write("target.json", "older"), &file).expect("a link");
        }
        sandbox.env("VK_LOADER_REPORT", &file).env("VK_DRIVER_FILES", &manifest);
        let outcome = sandbox.run(|| create());
        outcome.expect_abort();
        let report = report(&file);
        assert_eq!(report["result"], json!(null));
        assert_eq!(report["step"], json!({ "function": "dlopen", "library": library }));
        let remarks = report["remarks"].as_array().expect("the messages");
        let found = |remark: &serde_json::Value| remark["text"].to_string().contains("crash.json");
        assert!(remarks.iter().any(found), "{remarks:#?}");
    }
}

/// The report of a failure has what was decided before: the drivers that were left out, and all
/// layers that the application requests.
#[test]
fn a_report_of_a_failure_has_what_was_decided() {
    let mut sandbox = Sandbox::new();
    let gone = driver(&sandbox, "gone.json", "/gone/libgpu.so");
    sandbox.explicit_layer("it", json!({}), json!({}));
    let file = sandbox.path("report.json");
    sandbox.env("VK_LOADER_REPORT", &file).env("VK_DRIVER_FILES", &gone);
    let outcome = sandbox.run(|| {
        let layers = &["VK_LAYER_MOCK_it", "VK_LAYER_MOCK_missing"];
        let loader = Loader::open();
        for layers in [&layers[..1], layers] {
            let request = InstanceRequest { layers, ..Default::default() };
            assert!(loader.create_instance(&request).is_err());
        }
    });
    outcome.expect_success();
    let second = report(&sandbox.path("report.json.2"));
    let first = report(&file);
    assert_eq!((&first["result"], &first["step"]), (&json!(-9), &json!(null)));
    let drivers = first["drivers"].as_array().expect("the drivers");
    assert_eq!(drivers.len(), 1, "{drivers:#?}");
    assert_eq!(drivers[0]["manifest"], json!(gone));
    assert_eq!(drivers[0]["verdict"]["event"], "LibraryFailure::Missing");
    assert_eq!(second["result"], json!(-6));
    let requested = json!(["VK_LAYER_MOCK_it", "VK_LAYER_MOCK_missing"]);
    assert_eq!(second["requested_layers"], requested);
}

/// A request that is refused once the layers are found leaves the fate of those that take part open.
#[test]
fn a_report_of_a_failure_has_the_layers_that_were_accepted() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    sandbox.explicit_layer("wanted", json!({}), json!({}));
    sandbox.explicit_layer("other", json!({}), json!({}));
    let file = sandbox.path("report.json");
    sandbox.env("VK_LOADER_REPORT", &file);
    let outcome = sandbox.run(|| {
        let (layers, extensions) = (&["VK_LAYER_MOCK_wanted"], &["VK_NO_such_extension"]);
        let request = InstanceRequest { layers, extensions, ..Default::default() };
        assert!(Loader::open().create_instance(&request).is_err());
    });
    outcome.expect_success();
    let report = report(&file);
    assert_eq!((&report["result"], &report["chain"]), (&json!(-7), &json!([])));
    let layers = report["layers"].as_array().expect("the layers").iter();
    let mut outcomes: Vec<_> = layers
        .map(|layer| (layer["name"].as_str(), layer["verdict"]["outcome"].as_str()))
        .collect();
    outcomes.sort_unstable();
    let expected = [("other", "off"), ("wanted", "accepted")];
    let names = expected.map(|(name, outcome)| (format!("VK_LAYER_MOCK_{name}"), outcome));
    assert_eq!(outcomes, names.each_ref().map(|(name, outcome)| (Some(&**name), Some(*outcome))));
}

/// Of two layers of one name that the settings file lists, each has a verdict of its own: one cannot be
/// opened, gives way to the other or is not requested (layers.md 3.8, 6.3).
#[test]
fn a_report_tells_layers_of_one_name_apart() {
    for (other, control, library, outcome, event) in [
        ("upper", "on", "./none.so", "rejected", "LayerEvent::Duplicate"),
        ("lower", "on", "./none.so", "rejected", "LibraryFailure::Missing"),
        ("upper", "auto", "./libother.so", "off", "LayerEvent::NotRequested"),
        ("lower", "auto", "./libother.so", "off", "LayerEvent::NotRequested"),
    ] {
        let mut sandbox = Sandbox::new();
        sandbox.driver("mock", json!({}));
        let entries = ["upper", "lower"].map(|place| {
            let mut changes = json!({ "name": "VK_LAYER_MOCK_a" });
            if place == other {
                changes["library_path"] = json!(library);
            }
            sandbox.explicit_layer(place, changes, json!({}));
            let path = sandbox.path(format!("layers/{place}.json"));
            let control = if place == other { control } else { "on" };
            json!({ "name": "VK_LAYER_MOCK_a", "path": path, "control": control })
        });
        let settings = json!({ "file_format_version": "1.0.0", "settings": { "layers": entries } });
        let place = "config-home/vulkan/loader_settings.d/vk_loader_settings.json";
        sandbox.write(place, settings.to_string());
        let file = sandbox.path("report.json");
        sandbox.env("VK_LOADER_REPORT", &file);
        sandbox.run(|| create()).expect_success();
        let report = report(&file);
        let layers = report["layers"].as_array().expect("the layers").iter();
        let of = |place: &str| {
            let path = json!(sandbox.path(format!("layers/{place}.json")));
            let layer = layers.clone().find(|layer| layer["manifest"] == path);
            layer.expect("the layer")["verdict"].clone()
        };
        let used = if other == "upper" { "lower" } else { "upper" };
        let verdict = of(other);
        assert_eq!((&verdict["outcome"], &verdict["event"]), (&json!(outcome), &json!(event)));
        assert_eq!(of(used), json!({ "outcome": "used" }), "{other} {control}");
    }
}

/// A report is written into what is no regular file, never in place of it: a FIFO stays one, and a link
/// is followed.
#[test]
fn a_report_replaces_regular_files_alone() {
    for name in ["fifo", "fifo_without_reader", "socket", "link", "link_to_nothing"] {
        let mut sandbox = Sandbox::new();
        sandbox.env("VK_DRIVER_FILES", "").env("VK_LOADER_DEBUG", "warn");
        let path = sandbox.path(name);
        let target = sandbox.path("target.json");
        if !Sandbox::is_application() {
            if name.starts_with("fifo") {
                assert!(Command::new("mkfifo").arg(&path).status().expect("mkfifo").success());
            } else if name == "socket" {
                drop(UnixListener::bind(&path).expect("a socket"));
            } else {
                symlink(&target, &path).expect("a link");
            }
            if name == "link" {
                fs::write(&target, "x".repeat(1 << 20)).expect("the target");
            }
        }
        sandbox.env("VK_LOADER_REPORT", &path).set_argument(name);
        let outcome = sandbox.run(|| {
            let path = std::env::var_os("VK_LOADER_REPORT").expect("the path");
            // With a writer of its own, the reader need not wait for the loader.
            let reader = || fs::File::options().read(true).write(true).open(&path).expect("a FIFO");
            let mut reader = (Sandbox::argument() == "fifo").then(reader);
            create();
            let mut report = vec![0; 1 << 16];
            if let Some(reader) = &mut reader {
                let length = reader.read(&mut report).expect("a report");
                let report: serde_json::Value =
                    serde_json::from_slice(&report[..length]).expect("JSON");
                assert_eq!(report["result"], json!(-9));
            }
        });
        let kind = fs::symlink_metadata(&path).expect("the path").file_type();
        if name.starts_with("fifo") {
            assert!(kind.is_fifo(), "{name}");
        } else if name == "socket" {
            assert!(kind.is_socket());
        } else {
            assert!(kind.is_symlink(), "{name}");
            assert_eq!(report(&target)["result"], json!(-9), "{name}");
        }
        outcome.expect_success();
        let failed =
            outcome.stderr.contains("of VK_LOADER_REPORT cannot be written: No such device");
        let is_closed = name == "fifo_without_reader" || name == "socket";
        assert_eq!(failed, is_closed, "{}", outcome.stderr);
    }
}

/// A reader that reads nothing holds vkCreateInstance up for a second, and costs the report.
#[test]
fn a_report_waits_a_second_for_its_reader() {
    let mut sandbox = Sandbox::new();
    let path = sandbox.path("fifo");
    if !Sandbox::is_application() {
        assert!(Command::new("mkfifo").arg(&path).status().expect("mkfifo").success());
    }
    sandbox
        .env("VK_DRIVER_FILES", "")
        .env("VK_LOADER_DEBUG", "warn")
        .env("VK_LOADER_REPORT", &path);
    let outcome = sandbox.run(|| {
        let path = std::env::var_os("VK_LOADER_REPORT").expect("the path");
        let mut options = fs::File::options();
        options.read(true).write(true).custom_flags(libc::O_NONBLOCK);
        let mut pipe = options.open(path).expect("a FIFO");
        while pipe.write(&[0; 512]).is_ok() {}
        let start = Instant::now();
        create();
        assert!(start.elapsed() >= Duration::from_secs(1));
    });
    outcome.expect_success();
    let failed = "of VK_LOADER_REPORT cannot be written: Resource temporarily unavailable";
    assert!(outcome.stderr.contains(failed), "{}", outcome.stderr);
}

/// A report lists the first 256 of the layers that are left out; the log names each.
#[test]
fn a_report_names_256_layers_that_are_left_out() {
    const LAYERS: usize = 300;
    let mut sandbox = Sandbox::new();
    let layer = |number| {
        json!({
            "name": format!("VK_LAYER_{number}"), "type": "GLOBAL", "description": "",
            "api_version": "1.3.0", "implementation_version": "1", "library_path": "./none.so",
            "disable_environment": { "OFF": "1" },
        })
    };
    let layers: Vec<_> = (0..LAYERS).map(layer).collect();
    let manifest = json!({ "file_format_version": "1.2.1", "layers": layers });
    sandbox.layer_manifest(true, "many", &manifest);
    let file = sandbox.path("report.json");
    sandbox.env("VK_DRIVER_FILES", "").env("VK_LOADER_LAYERS_DISABLE", "*");
    sandbox.env("VK_LOADER_DEBUG", "all").env("VK_LOADER_REPORT", &file);
    let outcome = sandbox.run(|| create());
    outcome.expect_success();
    assert_eq!(report(&file)["layers"].as_array().expect("the layers").len(), 256);
    for number in 0..LAYERS {
        let named = format!("Layer \"VK_LAYER_{number}\" forced disabled");
        assert!(outcome.stderr.contains(&named), "{named}\n{}", outcome.stderr);
    }
}

/// The C library translates the dynamic linker's words for a program that chose its user's language:
/// they are quoted, and the cause is found without them (drivers.md E.6).
#[test]
#[ignore = "needs locales-all"]
fn e6_the_cause_does_not_depend_on_the_users_language() {
    for (language, words) in [
        ("de_DE.UTF-8", "Kann die Shared-Object-Datei nicht öffnen"),
        ("tr_TR.UTF-8", "paylaşımlı nesne dosyası açılamıyor"),
    ] {
        let mut sandbox = Sandbox::new();
        sandbox.driver("good", json!({}));
        let [needed, library] = ["libneeded.so", "libasks.so"].map(|name| sandbox.path(name));
        let manifest = driver(&sandbox, "needs.json", "./libasks.so");
        if !Sandbox::is_application() {
            let compile = |source: &str, output: &Path, other: &[&Path]| {
                let source = sandbox.write("source.c", source);
                let mut compiler = programs::c_compiler();
                compiler.args(["-shared", "-fPIC", "-o"]).arg(output).arg(source).args(other);
                let output = compiler.output().expect("cc is needed: `apt-get install gcc`");
                assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            };
            compile("int answer(void) { return 42; }", &needed, &[]);
            let asks = "int answer(void); int ask(void) { return answer(); }";
            compile(asks, &library, &[&needed]);
            fs::remove_file(&needed).expect("the library");
        }
        sandbox.env("VK_DRIVER_FILES", &manifest).env("VK_LOADER_DEBUG", "error,warn");
        sandbox.env("LC_ALL", language).env("LANGUAGE", "");
        let outcome = sandbox.run(|| {
            // SAFETY: no other thread of the program runs, and both texts end with a NUL.
            let locale = unsafe { libc::setlocale(libc::LC_ALL, c"".as_ptr()) };
            assert!(!locale.is_null(), "locales-all is needed: `apt-get install locales-all`");
            create();
        });
        let (needed, library) = (needed.display(), library.with_file_name("./libasks.so"));
        let reason = format!(
            "has the library {}, which needs {needed}, which is not installed",
            library.display()
        );
        outcome.expect_rejection("ERROR | DRIVER", &manifest, &reason);
        let quoted = outcome
            .messages()
            .iter()
            .any(|(level, text)| *level == "ERROR" && text.contains(words));
        assert!(quoted, "{}", outcome.stderr);
    }
}
