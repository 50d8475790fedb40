//! The effects of the settings file: log filters, layers, drivers, and when the file is read again
//! (drivers.md K.4 to K.7).

use std::path::{Path, PathBuf};
use std::{env, fs, ptr, thread};

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Sandbox, json, text};

use super::{RELATIVE, device_names, devices, named, settings, used, write_settings};

/// drivers.md K.4, B.2: for an instance, `stderr_log` replaces VK_LOADER_DEBUG; without
/// `stderr_log` the variable applies (layers.md 3.8).
#[test]
fn stderr_log_replaces_vk_loader_debug() {
    let cases = [
        (json!({ "stderr_log": ["driver"] }), "", true),
        (json!({ "stderr_log": ["error"] }), "driver", false),
        (json!({ "layers": [] }), "driver", true),
        (json!({ "layers": [] }), "error", false),
    ];
    for (object, variable, told) in cases {
        let mut sandbox = Sandbox::new();
        let mock = sandbox.driver("mock", json!({}));
        sandbox.env("VK_LOADER_DEBUG", variable);
        write_settings(&sandbox, &settings(&object));
        let outcome = sandbox.run(|| {
            // Opened without a global query, which would read the settings for the process.
            let path = env::var_os("SCENARIO_LOADER").expect("the loader");
            create_without_global_query(Path::new(&path));
        });
        outcome.expect_success();
        let text = format!("Found ICD manifest file {}, version 1.0.1", mock.manifest.display());
        let is_told = outcome.messages().contains(&("DRIVER", text.as_str()));
        assert_eq!(is_told, told, "{object} {variable}:\n{}", outcome.stderr);
    }
}

/// Calls vkCreateInstance as the process's first command.
fn create_without_global_query(path: &Path) {
    // SAFETY: the library is a Vulkan loader, its commands have the types of the registry, and the
    // arguments are valid.
    unsafe {
        let library = libloading::Library::new(path).expect("the loader");
        let create =
            library.get::<vk::PFN_vkCreateInstance>("vkCreateInstance").expect("vkCreateInstance");
        let destroy = library
            .get::<vk::PFN_vkDestroyInstance>("vkDestroyInstance")
            .expect("vkDestroyInstance");
        let info = vk::InstanceCreateInfo::default();
        let mut instance = vk::Instance::NULL;
        assert_eq!(create(&info, ptr::null(), &mut instance), vk::Result::SUCCESS);
        destroy(instance, ptr::null());
    }
}

/// drivers.md K.5 (layers/settings.rs has the rest): a manifest path may be relative to the working
/// directory, and the regular search still finds the override layer.
#[test]
fn k5_the_override_layer_needs_the_usual_search() {
    for (has_place, expected) in [(false, &["b"][..]), (true, &["b", "a"])] {
        let mut sandbox = Sandbox::new();
        sandbox.driver("driver", json!({}));
        let [a, b] = ["a", "b"].map(|name| sandbox.explicit_layer(name, json!({}), json!({})));
        let file = json!({ "file_format_version": "1.2.1", "layers": [{
            "name": "VK_LAYER_LUNARG_override", "type": "GLOBAL", "api_version": "1.4.0",
            "implementation_version": "1", "description": "override", "component_layers": [a.name],
            "disable_environment": { "DISABLE_override": "1" },
        }] });
        sandbox.layer_manifest(true, "override", &file);
        let mut layers = vec![json!({ "name": b.name, "path": "layers/b.json", "control": "on" })];
        if has_place {
            layers.push(json!({ "control": "unordered_layer_location" }));
        }
        write_settings(&sandbox, &settings(&json!({ "layers": layers })));
        let outcome = sandbox.run(|| {
            env::set_current_dir(Sandbox::child_path("")).expect("the sandbox");
            let created = Loader::open().create_instance(&InstanceRequest::default());
            created.expect("vkCreateInstance").destroy();
        });
        outcome.expect_success();
        assert_eq!(sandbox.layers().through("vkCreateInstance"), expected);
    }
}

/// drivers.md C.2, K.6, E.1 step 4, J.5: additional drivers precede all others in the scan, the
/// last of them first; or only they are used. A path that does not end in `.json` is skipped in any
/// position (a difference).
#[test]
fn additional_drivers_are_scanned_first_or_alone() {
    for (exclusively, expected) in [(false, "found one two"), (true, "one two")] {
        let mut sandbox = Sandbox::new();
        sandbox.driver("found", named("found"));
        sandbox.env("VK_LOADER_DISABLE_SELECT", "1");
        let [one, two] = ["one", "two"].map(|name| {
            let driver = sandbox.driver_at(Path::new("additional"), name, &named(name));
            json!({ "path": driver.manifest })
        });
        let object = json!({
            "additional_drivers": [one, two, { "path": "/not/a/manifest" }],
            "additional_drivers_use_exclusively": exclusively,
        });
        write_settings(&sandbox, &settings(&object));
        assert_eq!(devices(&sandbox.run(|| println!("devices <{}>", device_names()))), expected);
    }
}

/// drivers.md K.6, docs/icd-packages.md: used exclusively, additional drivers leave packages out.
#[test]
fn exclusive_additional_drivers_leave_out_packages() {
    for (exclusively, expected) in [(false, "packed one"), (true, "one")] {
        let mut sandbox = Sandbox::new();
        sandbox.driver_at(Path::new("package/contents"), "packed", &named("packed"));
        let metadata =
            json!({ "version": 1, "file_path": "libpacked.so", "manifest_path": "packed.json" });
        sandbox.write("package/metadata/metadata.json", metadata.to_string());
        let driver = sandbox.driver_at(Path::new("additional"), "one", &named("one"));
        let package = sandbox.path("package");
        sandbox.env("VK_LOADER_ICD_PACKAGES", package).env("VK_LOADER_DISABLE_SELECT", "1");
        sandbox.env("VK_LOADER_DRIVERS_SELECT", "packed.json,one.json");
        let object = json!({
            "additional_drivers": [{ "path": driver.manifest }],
            "additional_drivers_use_exclusively": exclusively,
        });
        write_settings(&sandbox, &settings(&object));
        assert_eq!(devices(&sandbox.run(|| println!("devices <{}>", device_names()))), expected);
    }
}

/// drivers.md K.6: filters by file name apply to additional drivers as well.
#[test]
fn additional_drivers_obey_the_driver_filters() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("found", named("found"));
    sandbox.env("VK_LOADER_DRIVERS_DISABLE", "one.json");
    let driver = sandbox.driver_at(Path::new("additional"), "one", &named("one"));
    let object = json!({ "additional_drivers": [{ "path": driver.manifest }] });
    write_settings(&sandbox, &settings(&object));
    assert_eq!(devices(&sandbox.run(|| println!("devices <{}>", device_names()))), "found");
}

/// drivers.md K.6, K.2: exclusive use of additional drivers, with active settings and an empty or
/// malformed list, leaves no driver. The usual search is made and logged nevertheless.
#[test]
fn exclusively_without_drivers_leaves_no_driver() {
    for drivers in [json!([]), json!([{ "path": "/x.json" }, { "path": 1 }])] {
        let mut sandbox = Sandbox::new();
        sandbox.driver("found", named("found"));
        sandbox.env("VK_LOADER_DEBUG", "driver");
        let object = json!({
            "layers": [], "additional_drivers": drivers, "additional_drivers_use_exclusively": true,
        });
        write_settings(&sandbox, &settings(&object));
        let expected = vk::Result::ERROR_INCOMPATIBLE_DRIVER.as_raw().to_string();
        let outcome = sandbox.run(|| println!("devices <{}>", device_names()));
        assert_eq!(devices(&outcome), expected);
        outcome.expect_message("DRIVER", "Searching for driver manifest files");
    }
}

/// Where the settings file replaces the search, no line asks to unset a variable: it has no effect.
#[test]
fn exclusive_drivers_are_the_only_thing_that_replaces_the_search() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "error").env("VK_DRIVER_FILES", "/no/driver.json");
    let object = json!({
        "layers": [], "additional_drivers": [], "additional_drivers_use_exclusively": true,
    });
    write_settings(&sandbox, &settings(&object));
    let outcome = sandbox.run(|| println!("devices <{}>", device_names()));
    assert!(outcome.stderr.contains("names the only drivers to use"), "{}", outcome.stderr);
    assert!(!outcome.stderr.contains("VK_DRIVER_FILES"), "{}", outcome.stderr);
}

/// drivers.md K.6: the path of an additional driver may be relative to the working directory, its
/// manifest is checked like any other, and a missing file causes a message.
#[test]
fn k6_additional_drivers_are_judged_as_others() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("found", named("found"));
    for name in ["relative", "portable"] {
        sandbox.driver_at(Path::new("additional"), name, &named(name));
    }
    let portable = json!({
        "file_format_version": "1.0.1",
        "ICD": { "library_path": "./libportable.so", "api_version": "1.3.0", "is_portability_driver": true },
    });
    sandbox.write("additional/portable.json", portable.to_string());
    let paths = ["additional/relative.json", "additional/portable.json", "additional/absent.json"];
    let list = paths.map(|path| json!({ "path": path }));
    write_settings(&sandbox, &settings(&json!({ "additional_drivers": list })));
    sandbox.env("VK_LOADER_DEBUG", "error").env("VK_LOADER_DISABLE_SELECT", "1");
    let outcome = sandbox.run(|| {
        env::set_current_dir(Sandbox::child_path("")).expect("the sandbox");
        println!("devices <{}>", device_names());
    });
    assert_eq!(devices(&outcome), "found relative");
    let text = "loader_get_json: Failed to open JSON file additional/absent.json";
    outcome.expect_message("ERROR", text);
}

/// drivers.md K.6: an exclusive list of direct drivers excludes additional drivers, too.
#[test]
fn k6_additional_drivers_do_not_count_beside_exclusive_direct_ones() {
    let sandbox = Sandbox::new();
    let driver = sandbox.driver_at(Path::new("additional"), "one", &named("one"));
    let object = json!({ "additional_drivers": [{ "path": driver.manifest }] });
    write_settings(&sandbox, &settings(&object));
    let outcome = sandbox.run(|| {
        assert_eq!(device_names(), "one");
        let list = vk::DirectDriverLoadingListLUNARG {
            mode: vk::DirectDriverLoadingModeLUNARG::EXCLUSIVE,
            ..Default::default()
        };
        let request = InstanceRequest {
            extensions: &["VK_LUNARG_direct_driver_loading"],
            next: ptr::from_ref(&list).cast(),
            ..Default::default()
        };
        let created = Loader::open().create_instance(&request).map(|_| ());
        assert_eq!(created, Err(vk::Result::ERROR_INCOMPATIBLE_DRIVER));
    });
    outcome.expect_success();
}

/// drivers.md H, K.7, K.6: when the global settings are read, kept, replaced and reset, and when
/// they are logged (both a difference). The application queries the extensions at each step; an
/// additional driver of the settings has an extension of its own.
#[test]
fn global_settings_are_read_at_every_query() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("found", json!({ "instance_extensions": [] }));
    let extra = json!({ "instance_extensions": ["VK_KHR_display"] });
    let driver = sandbox.driver_at(Path::new("additional"), "extra", &extra);
    sandbox.env("VK_LOADER_DEBUG", "info");
    let active = settings(&json!({ "additional_drivers": [{ "path": driver.manifest }] }));
    let elsewhere = settings(&json!({ "app_keys": ["/nowhere"], "layers": [] }));
    let unordered = settings(&json!({ "layers": [{ "control": "unordered_layer_location" }] }));
    let nothing = settings(&json!({}));
    // Name, contents of the file if it exists, whether the driver's extension is found, and how
    // often settings are logged.
    let steps = [
        ("absent", None, false, 0),
        ("active", Some(active.as_str()), true, 1),
        ("unchanged", Some(&active), true, 0),
        ("removed", None, true, 0),
        ("unversioned", Some(r#"{"settings": {}}"#), true, 0),
        ("bare", Some(r#"{"file_format_version": "1"}"#), true, 0),
        ("invalid", Some("{"), false, 0),
        ("active-again", Some(&active), true, 1),
        ("list", Some("[]"), false, 0),
        ("active-after-a-list", Some(&active), true, 1),
        ("elsewhere", Some(&elsewhere), false, 0),
        ("active-after-elsewhere", Some(&active), true, 1),
        ("empty", Some(&nothing), false, 0),
        ("unordered", Some(&unordered), false, 1),
        ("unordered-unchanged", Some(&unordered), false, 0),
    ];
    let files: Vec<_> = steps.iter().map(|(name, content, ..)| json!([name, content])).collect();
    sandbox.set_argument(&json!(files).to_string());
    let outcome = sandbox.run(|| {
        let path = Sandbox::child_path("config-home").join(RELATIVE);
        fs::create_dir_all(path.parent().expect("a directory")).expect("its directory");
        let loader = Loader::open();
        let files: Vec<(String, Option<String>)> =
            serde_json::from_str(&Sandbox::argument()).expect("the steps");
        for (name, content) in files {
            match content {
                Some(content) => fs::write(&path, content).expect("the settings"),
                None if path.exists() => fs::remove_file(&path).expect("the settings"),
                None => {}
            }
            eprintln!("step {name}");
            let list = loader.instance_extensions();
            let found = list.iter().any(|item| text(&item.extension_name) == "VK_KHR_display");
            println!("<{name} {found}>");
        }
    });
    outcome.expect_success();
    for (step, _, found, told) in steps {
        let line = format!("<{step} {found}>");
        let (stdout, stderr) = (&outcome.stdout, &outcome.stderr);
        assert!(stdout.contains(&line), "{line}:\n{stdout}");
        let mut parts = stderr.split("step ");
        let part = parts.find(|part| part.lines().next() == Some(step));
        let part = part.expect("the step's messages");
        let count = part.matches("Using layer configurations found").count();
        assert_eq!(count, told, "{step}:\n{stderr}");
    }
}

/// drivers.md K.7, B.2: a filter of the settings file replaces VK_LOADER_DEBUG for the process,
/// permanently.
#[test]
fn a_global_filter_is_not_taken_back() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "");
    write_settings(&sandbox, &settings(&json!({ "stderr_log": ["info"] })));
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let base = PathBuf::from(env::var_os("XDG_CONFIG_HOME").expect("XDG_CONFIG_HOME"));
        fs::write(base.join(RELATIVE), "{}").expect("the settings");
        eprintln!("removed");
        fs::remove_file(base.join(RELATIVE)).expect("the settings");
        loader.version();
    });
    let after = outcome.expect_success().stderr.split("removed\n").nth(1);
    let after = after.expect("the second part");
    assert!(after.contains("No valid vk_loader_settings.json file found"), "{after}");
}

/// drivers.md K.7: an instance's settings are its own.
#[test]
fn creating_an_instance_leaves_the_global_settings_alone() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("found", json!({ "instance_extensions": [] }));
    let extra = json!({ "instance_extensions": ["VK_KHR_display"] });
    let driver = sandbox.driver_at(Path::new("additional"), "extra", &extra);
    let object = json!({ "additional_drivers": [{ "path": driver.manifest }] });
    sandbox.set_argument(&settings(&object));
    let outcome = sandbox.run(|| {
        let base = PathBuf::from(env::var_os("XDG_CONFIG_HOME").expect("XDG_CONFIG_HOME"));
        let path = base.join(RELATIVE);
        fs::create_dir_all(path.parent().expect("a directory")).expect("its directory");
        let loader = Loader::open();
        fs::write(&path, Sandbox::argument()).expect("the settings");
        let request = InstanceRequest { extensions: &["VK_KHR_display"], ..Default::default() };
        let instance = loader.create_instance(&request).expect("vkCreateInstance");
        fs::remove_file(&path).expect("the settings");
        println!("extensions <{}>", loader.instance_extensions().len());
        instance.destroy();
    });
    outcome.expect_success();
    // The loader's own four extensions (drivers.md H.3 step 6).
    assert!(outcome.stdout.contains("extensions <4>"), "{}", outcome.stdout);
}

/// drivers.md K.7: each of the three queries reads the file, and each creation reads it for its
/// instance.
#[test]
fn k7_every_query_and_creation_reads_the_file() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    sandbox.env("VK_LOADER_DEBUG", "info");
    write_settings(&sandbox, "{}");
    let outcome = sandbox.run(|| {
        let path = Sandbox::child_path("config-home").join(RELATIVE);
        let loader = Loader::open();
        let change = |path: &str| {
            let object = json!({ "additional_drivers": [{ "path": path }] });
            fs::write(Sandbox::child_path("config-home").join(RELATIVE), settings(&object))
                .expect("the settings");
            eprintln!("changed to {path}");
        };
        change("/version.json");
        loader.version();
        change("/layers.json");
        loader.layer_names();
        change("/extensions.json");
        loader.instance_extensions();
        change("/instance.json");
        loader.create_instance(&InstanceRequest::default()).expect("vkCreateInstance").destroy();
        fs::remove_file(path).expect("the settings");
        eprintln!("changed to nothing");
        loader.create_instance(&InstanceRequest::default()).expect("vkCreateInstance").destroy();
    });
    outcome.expect_success();
    let parts = outcome.stderr.split("changed to ").skip(1);
    let told = parts.map(|part| {
        let name = part.lines().next().expect("the change");
        (name, part.contains("Using layer configurations found"))
    });
    let expected = [
        ("/version.json", true),
        ("/layers.json", true),
        ("/extensions.json", true),
        ("/instance.json", true),
        ("nothing", false),
    ];
    assert_eq!(told.collect::<Vec<_>>(), expected);
}

/// drivers.md K.7: a change is logged under the filter from before the change.
#[test]
fn k7_new_settings_are_logged_under_the_old_filter() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "info");
    let path = write_settings(&sandbox, &settings(&json!({ "stderr_log": ["debug"] })));
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        eprintln!("changed");
        let path = Sandbox::child_path("config-home").join(RELATIVE);
        fs::write(path, settings(&json!({ "stderr_log": ["info"] }))).expect("the settings");
        loader.version();
    });
    assert_eq!(used(&outcome), Some(path.display().to_string()));
    let (first, second) = outcome.stderr.split_once("changed\n").expect("two parts");
    let told = |part: &str| {
        ["Using layer configurations", "Standard Error: "].map(|text| part.contains(text))
    };
    assert_eq!(told(first), [true, false], "{first}");
    assert_eq!(told(second), [false, true], "{second}");
}

/// drivers.md K.7: threads may query while the file changes.
#[test]
fn k7_threads_query_while_the_file_changes() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({ "record": false }));
    write_settings(&sandbox, "{}");
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        thread::scope(|scope| {
            for _ in 0..3 {
                scope.spawn(|| {
                    for _ in 0..40 {
                        loader.version();
                        loader.layer_names();
                        assert!(loader.instance_extensions().len() > 4);
                    }
                });
            }
            for number in 0..40 {
                let object = json!({ "layers": [], "additional_drivers": [{ "path": format!("/{number}.json") }] });
                let path = Sandbox::child_path("config-home").join(RELATIVE);
                fs::write(path, settings(&object)).expect("the settings");
            }
        });
    });
    outcome.expect_success();
}
