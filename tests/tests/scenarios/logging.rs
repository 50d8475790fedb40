//! Printed messages: when and in which form (drivers.md B.1 to B.7).

use std::ffi::c_char;
use std::ptr;

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Outcome, Sandbox, call, json};

const SETTINGS: &str = "config-home/vulkan/loader_settings.d/vk_loader_settings.json";

/// A sandbox that causes a message of each combination of level and topic. Returns the path of a
/// missing manifest.
fn talkative() -> (Sandbox, String) {
    let mut sandbox = Sandbox::new();
    for name in ["good", "off"] {
        sandbox.driver(name, json!({}));
    }
    let manifest = json!({
        "file_format_version": "1.0.0",
        "ICD": { "library_path": "./none.so", "api_version": "1.3.0" },
    });
    let broken = sandbox.write("drivers/broken.json", manifest.to_string());
    let missing = sandbox.path("missing.json").display().to_string();
    let list = [
        missing.clone(),
        broken.display().to_string(),
        sandbox.path("drivers/good.json").display().to_string(),
        sandbox.path("drivers/off.json").display().to_string(),
    ];
    sandbox
        .env("VK_DRIVER_FILES", list.join(":"))
        .env("VK_LOADER_DRIVERS_DISABLE", "off.json")
        .env("VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING", "1")
        .env("VK_INSTANCE_LAYERS", "VK_LAYER_none");
    sandbox.implicit_layer("it", json!({}), json!({}));
    (sandbox, missing)
}

/// The application: calls all global commands, and creates an instance and a device.
fn use_everything() {
    let loader = Loader::open();
    loader.layer_names();
    loader.instance_extensions();
    let instance = loader.create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
    let device = instance.create_device(instance.physical_devices()[0], &[]);
    device.destroy();
    instance.destroy();
}

/// One letter for each bit or pair of bits, with a message that has these bits.
const PROBES: [(char, &str, &str); 8] = [
    ('I', "INFO", "Vulkan Loader Version "),
    ('W', "WARNING", "Vulkan Loader: library unloading is disabled"),
    ('E', "ERROR", "loader_get_json: Failed to open JSON file "),
    ('D', "DEBUG", "loader_gpa_instance_terminator() unrecognized name "),
    ('l', "LAYER", "Searching for explicit layer manifest files"),
    ('d', "DRIVER", "Searching for driver manifest files"),
    ('w', "WARNING | DRIVER", "Driver \"off.json\" ignored"),
    ('e', "ERROR | LAYER", "Layer \"VK_LAYER_none\" was not found"),
];

fn said(outcome: &Outcome) -> String {
    let messages = outcome.expect_success().messages();
    let is_said = |(_, level, start): &&(char, &str, &str)| {
        messages.iter().any(|(told, text)| told == level && text.starts_with(start))
    };
    PROBES.iter().filter(is_said).map(|probe| probe.0).collect()
}

/// Every keyword of drivers.md B.1, and unknown words, for global commands and for instances (B.2).
#[test]
fn b1_tokens_choose_messages() {
    const ALL: &str = "IWEDldwe";
    let rows = [
        ("", ""),
        ("all", ALL),
        ("a", ALL),
        ("warn", "Ww"),
        ("w", "Ww"),
        ("info", "I"),
        ("i", "I"),
        ("in", "I"),
        ("perf", ""),
        ("p", ""),
        ("error", "Ee"),
        ("e", "Ee"),
        ("err", "Ee"),
        ("debug", "D"),
        ("d", "D"),
        ("layer", "le"),
        ("l", "le"),
        ("driver", "dw"),
        ("dr", "dw"),
        ("implem", "dw"),
        ("im", "dw"),
        ("icd", "dw"),
        ("ic", "dw"),
        ("errors", "Ee"),
        ("warning", "Ww"),
        ("warnings", "Ww"),
        ("information", "I"),
        ("layers", "le"),
        ("drivers", "dw"),
        ("errorss", ""),
        (" error", ""),
        ("error ", ""),
        ("ALL", ""),
        ("Error", ""),
        (",,error,,warn,", "WEwe"),
        ("bogus,layer", "le"),
        ("info:error", ""),
    ];
    let (mut sandbox, _) = talkative();
    for (value, expected) in rows {
        sandbox.env("VK_LOADER_DEBUG", value);
        let outcome = sandbox.run(|| use_everything());
        assert_eq!(said(&outcome), expected, "{value:?}\n{}", outcome.stderr);
    }
}

/// A word of VK_LOADER_DEBUG that is none is named, whatever else is printed; a misspelt one with
/// the word that it comes nearest to (drivers.md B.1).
#[test]
fn b1_unknown_words_are_named() {
    for (value, told) in [
        ("wraning", Some(("wraning", "warn"))),
        ("ALL", Some(("ALL", "all"))),
        ("Error", Some(("Error", "error"))),
        (" error", Some((" error", "error"))),
        ("info:error", Some(("info:error", "error"))),
        ("layer,driverz", Some(("driverz", "driver"))),
        ("\u{1b}[1m", Some((r"\x1b[1m", "all"))),
        (",error,,warnings,", None),
    ] {
        let mut sandbox = Sandbox::new();
        sandbox.env("VK_LOADER_DEBUG", value);
        let outcome = sandbox.run(|| {
            Loader::open();
        });
        let messages = outcome.expect_success().messages();
        let found: Vec<_> =
            messages.into_iter().filter(|(_, text)| text.contains("unknown word")).collect();
        let text = told.map(|(word, nearest)| {
            format!(
                "VK_LOADER_DEBUG has the unknown word \"{word}\". The nearest known one is \"{nearest}\"."
            )
        });
        let expected: Vec<_> = text.iter().map(|text| ("WARNING", text.as_str())).collect();
        assert_eq!(found, expected, "{value}");
    }
}

/// The signal mask of this thread, and whether a SIGPIPE waits.
fn pipe_signal() -> (bool, bool) {
    let mut set = std::mem::MaybeUninit::<libc::sigset_t>::uninit();
    // SAFETY: each call fills the set that the next line reads.
    unsafe {
        assert_eq!(libc::pthread_sigmask(libc::SIG_BLOCK, ptr::null(), set.as_mut_ptr()), 0);
        let is_blocked = libc::sigismember(set.as_ptr(), libc::SIGPIPE) == 1;
        assert_eq!(libc::sigpending(set.as_mut_ptr()), 0);
        (is_blocked, libc::sigismember(set.as_ptr(), libc::SIGPIPE) == 1)
    }
}

/// ARCHITECTURE.md: a log line that nobody can read is lost, and nothing else. SIGPIPE is blocked
/// while a line is written: afterwards the thread's mask is what it was, and a SIGPIPE that the
/// application had waiting still waits.
#[test]
fn a_log_line_leaves_the_signal_mask_as_it_was() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "all");
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let speak = || assert_eq!(loader.layer_names(), [""; 0]);
        for has_reader in [true, false] {
            if !has_reader {
                // SAFETY: descriptor 2 is this process's; the pipe's are nobody else's.
                unsafe {
                    libc::signal(libc::SIGPIPE, libc::SIG_DFL);
                    let mut pipe = [0; 2];
                    assert_eq!(libc::pipe(pipe.as_mut_ptr()), 0);
                    assert_eq!(libc::dup2(pipe[1], 2), 2);
                    libc::close(pipe[0]);
                    libc::close(pipe[1]);
                }
            }
            assert_eq!(pipe_signal(), (false, false));
            speak();
            assert_eq!(pipe_signal(), (false, false), "reader {has_reader}");
            let mut set = std::mem::MaybeUninit::<libc::sigset_t>::uninit();
            // SAFETY: the set is filled before it is read; the signal waits, blocked.
            unsafe {
                libc::sigemptyset(set.as_mut_ptr());
                libc::sigaddset(set.as_mut_ptr(), libc::SIGPIPE);
                libc::pthread_sigmask(libc::SIG_BLOCK, set.as_ptr(), ptr::null_mut());
                speak();
                assert_eq!(pipe_signal(), (true, !has_reader), "reader {has_reader}");
                libc::raise(libc::SIGPIPE);
                assert_eq!(pipe_signal(), (true, true));
                speak();
                assert_eq!(pipe_signal(), (true, true), "reader {has_reader}");
                // Takes the signal, for the next round.
                let now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
                assert_eq!(libc::sigtimedwait(set.as_ptr(), ptr::null_mut(), &now), libc::SIGPIPE);
                libc::pthread_sigmask(libc::SIG_UNBLOCK, set.as_ptr(), ptr::null_mut());
            }
        }
        println!("kept");
    });
    outcome.expect_success();
    assert!(outcome.stdout.contains("kept"), "{}", outcome.stdout);
}

/// Each printed header of drivers.md B.3, with the beginning of a text.
#[test]
fn b3_headers_as_they_are_printed() {
    let (mut sandbox, missing) = talkative();
    sandbox.env("VK_LOADER_DEBUG", "all");
    let outcome = sandbox.run(|| use_everything());
    outcome.expect_success();
    let lines = [
        "INFO:           Vulkan Loader Version ",
        "WARNING:        Vulkan Loader: library unloading is disabled",
        &format!("ERROR:          loader_get_json: Failed to open JSON file {missing}"),
        "DEBUG:          loader_gpa_instance_terminator() unrecognized name ",
        "LAYER:          Searching for explicit layer manifest files",
        "DRIVER:         Searching for driver manifest files",
        "WARNING | DRIVER: Driver \"off.json\" ignored because it was disabled by env var",
        "ERROR | DRIVER: loader_icd_scan: Failed loading library associated with ICD JSON ",
        "INFO | DRIVER:  linux_read_sorted_physical_devices:",
        "DEBUG | DRIVER: Searching for ICD drivers named ./libgood.so",
        "WARNING | LAYER: env var 'VK_INSTANCE_LAYERS' defined",
        "ERROR | LAYER:  Layer \"VK_LAYER_none\" was not found",
        "INFO | LAYER:   Insert instance layer \"VK_LAYER_MOCK_it\"",
        "DEBUG | LAYER:  Loading layer library ",
        "DRIVER:         vkCreateDevice layer callstack setup to:",
    ];
    for line in lines {
        let line = format!("[Vulkan Loader] {line}");
        let is_printed = outcome.stderr.lines().any(|told| told.starts_with(&line));
        assert!(is_printed, "{line}\n{}", outcome.stderr);
    }
}

/// drivers.md B.3: a text is cut to 511 bytes, not counting the header and the newline.
#[test]
fn b3_long_texts_are_cut() {
    let mut sandbox = Sandbox::new();
    let path = format!("/{}/x.json", "long".repeat(200));
    sandbox.env("VK_DRIVER_FILES", &path).env("VK_LOADER_DEBUG", "error");
    let outcome = sandbox.run(|| {
        Loader::open().instance_extensions();
    });
    let text = format!("loader_get_json: Failed to open JSON file {path}");
    let line = format!("[Vulkan Loader] ERROR:          {}", &text[..511]);
    let is_printed = outcome.expect_success().stderr.lines().any(|told| told == line);
    assert!(is_printed, "{}", outcome.stderr);
}

/// The lines from a heading on, with their levels.
fn from<'a>(outcome: &'a Outcome, heading: &str, count: usize) -> Vec<(&'a str, &'a str)> {
    let messages = outcome.expect_success().messages().into_iter();
    let lines = messages.skip_while(|(_, text)| !text.starts_with(heading));
    lines.take(count).collect()
}

/// drivers.md B.4: the first message of vkCreateInstance: with all members set, with NULL texts,
/// and without `VkApplicationInfo`.
#[test]
fn b4_the_request_is_logged() {
    const LAYERS: [*const c_char; 2] = [c"VK_LAYER_none".as_ptr(), ptr::null()];
    const EXTENSIONS: [*const c_char; 2] = [c"VK_KHR_surface".as_ptr(), c"VK_KHR_display".as_ptr()];
    let rows: [(&str, &[&str]); 3] = [
        (
            "full",
            &[
                "vkCreateInstance: applicationName: \"A \"name\"\", applicationVersion: 7, engineName: \"E\", engineVersion: 4294967295, apiVersion: 1.2.3",
                "vkCreateInstance: Requested 2 instance layer(s):",
                "   VK_LAYER_none",
                "   <NULL>",
                "vkCreateInstance: Requested 2 instance extension(s):",
                "   VK_KHR_surface",
                "   VK_KHR_display",
            ],
        ),
        (
            "null names",
            &[
                "vkCreateInstance: applicationName: \"\", applicationVersion: 0, engineName: \"\", engineVersion: 0, apiVersion: 1.1.0",
                "vkCreateInstance: Requested 0 instance layer(s):",
                "vkCreateInstance: Requested 0 instance extension(s):",
            ],
        ),
        (
            "nothing",
            &[
                "vkCreateInstance: applicationName: \"\", applicationVersion: 0, engineName: \"\", engineVersion: 0, apiVersion: 0.0.0",
                "vkCreateInstance: Requested 0 instance layer(s):",
                "vkCreateInstance: Requested 0 instance extension(s):",
            ],
        ),
    ];
    for (case, expected) in rows {
        let mut sandbox = Sandbox::new();
        sandbox.driver("mock", json!({}));
        sandbox.env("VK_LOADER_DEBUG", "info").set_argument(case);
        let outcome = sandbox.run(|| {
            let case = Sandbox::argument();
            let full = vk::ApplicationInfo {
                p_application_name: c"A \"name\"".as_ptr(),
                application_version: 7,
                p_engine_name: c"E".as_ptr(),
                engine_version: u32::MAX,
                api_version: vk::make_api_version(0, 1, 2, 3),
                ..Default::default()
            };
            let null_names =
                vk::ApplicationInfo { api_version: vk::API_VERSION_1_1, ..Default::default() };
            let application: *const vk::ApplicationInfo = match case.as_str() {
                "full" => &full,
                "null names" => &null_names,
                _ => ptr::null(),
            };
            let count = if case == "full" { 2 } else { 0 };
            let info = vk::InstanceCreateInfo {
                p_application_info: application,
                enabled_layer_count: count,
                pp_enabled_layer_names: LAYERS.as_ptr(),
                enabled_extension_count: count,
                pp_enabled_extension_names: EXTENSIONS.as_ptr(),
                ..Default::default()
            };
            let mut instance = vk::Instance::NULL;
            let globals = &Loader::open().globals;
            let result = call!(globals.create_instance(&info, ptr::null(), &mut instance));
            let expected = if case == "full" {
                vk::Result::ERROR_LAYER_NOT_PRESENT
            } else {
                vk::Result::SUCCESS
            };
            assert_eq!(result, expected);
        });
        let told = from(&outcome, "vkCreateInstance: applicationName", expected.len());
        let expected: Vec<_> = expected.iter().map(|text| ("INFO", *text)).collect();
        assert_eq!(told, expected, "{case}");
    }
}

/// drivers.md B.6: the reason why each layer is in the chain.
#[test]
fn b6_enabled_by() {
    let rows = [
        ("application", "By the Application"),
        ("implicit", "Implicit Layer"),
        ("named", "Environment Variable VK_INSTANCE_LAYERS"),
        ("filter", "Environment Variable VK_LOADER_LAYERS_ENABLE"),
        ("meta", "Meta Layer (Vulkan Configurator)"),
        ("settings", "Loader Settings File (Vulkan Configurator)"),
    ];
    for (how, enabled_by) in rows {
        let mut sandbox = Sandbox::new();
        sandbox.driver("mock", json!({}));
        sandbox.env("VK_LOADER_DEBUG", "layer").set_argument(how);
        let layer = if how == "implicit" {
            sandbox.implicit_layer("it", json!({}), json!({}))
        } else {
            sandbox.explicit_layer("it", json!({}), json!({}))
        };
        match how {
            "named" => {
                sandbox.env("VK_INSTANCE_LAYERS", &layer.name);
            }
            "filter" => {
                sandbox.env("VK_LOADER_LAYERS_ENABLE", "*_it");
            }
            "meta" => {
                sandbox.meta_layer(true, "meta", json!({ "component_layers": [layer.name] }));
            }
            "settings" => {
                let layers =
                    json!([{ "name": layer.name, "path": layer.manifest, "control": "on" }]);
                let file =
                    json!({ "file_format_version": "1.0.0", "settings": { "layers": layers } });
                sandbox.write(SETTINGS, file.to_string());
            }
            _ => {}
        }
        let outcome = sandbox.run(|| {
            let is_asked = Sandbox::argument() == "application";
            let layers: &[&str] = if is_asked { &["VK_LAYER_MOCK_it"] } else { &[] };
            let request = InstanceRequest { layers, ..Default::default() };
            let instance = Loader::open().create_instance(&request);
            instance.expect("vkCreateInstance").destroy();
        });
        let library = layer.library.display();
        outcome.expect_success();
        let as_named = sandbox.path("layers").display().to_string() + "/./libit.so";
        outcome.expect_message("DEBUG | LAYER", &format!("Loading layer library {as_named}"));
        outcome.expect_message(
            "INFO | LAYER",
            &format!("Insert instance layer \"{}\" ({library})", layer.name),
        );
        let kind = if how == "implicit" { "Implicit" } else { "Explicit" };
        let mut expected = vec![
            "vkCreateInstance layer callstack setup to:".to_owned(),
            "   <Application>".to_owned(),
            "     ||".to_owned(),
            "   <Loader>".to_owned(),
            "     ||".to_owned(),
            format!("   {}", layer.name),
            format!("           Type: {kind}"),
            format!("           Enabled By: {enabled_by}"),
            format!("           Manifest: {}", layer.manifest.display()),
            format!("           Library:  {library}"),
            "     ||".to_owned(),
            "   <Drivers>".to_owned(),
        ];
        if how == "implicit" {
            expected.insert(8, "               Disable Env Var:  DISABLE_it".to_owned());
        }
        let expected: Vec<_> = expected.iter().map(|line| ("LAYER", line.as_str())).collect();
        assert_eq!(from(&outcome, expected[0].1, expected.len()), expected, "{how}");
    }
}

/// drivers.md B.7: the picture of a device's chain with the driver at its end. Before it, `INFO |
/// LAYER` lists each layer (callpath.md 7.2).
#[test]
fn b7_the_chain_of_a_device_is_logged() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({ "physical_devices": [{ "name": "The GPU" }] }));
    let variable = json!({ "enable_environment": { "ENABLE_i": "x" } });
    let implicit = sandbox.implicit_layer("i", variable, json!({}));
    let explicit = sandbox.explicit_layer("e", json!({}), json!({}));
    sandbox
        .env("VK_LOADER_DEBUG", "all")
        .env("ENABLE_i", "x")
        .env("VK_INSTANCE_LAYERS", &explicit.name);
    let outcome = sandbox.run(|| use_everything());
    let lines = |layer: &tests::MockLayer, kind: &str, by: &str, off: Option<&str>| {
        let mut lines = vec![
            ("LAYER", format!("   {}", layer.name)),
            ("LAYER", format!("           Type: {kind}")),
            ("LAYER", format!("           Enabled By: {by}")),
        ];
        lines.extend(off.map(|off| ("LAYER", format!("               Disable Env Var:  {off}"))));
        lines.extend([
            ("LAYER", format!("           Manifest: {}", layer.manifest.display())),
            ("LAYER", format!("           Library:  {}", layer.library.display())),
            ("LAYER", "     ||".to_owned()),
        ]);
        lines
    };
    let mut expected = [
        "vkCreateDevice layer callstack setup to:",
        "   <Application>",
        "     ||",
        "   <Loader>",
        "     ||",
    ]
    .map(|line| ("DRIVER", line.to_owned()))
    .to_vec();
    expected.extend(lines(&implicit, "Implicit", "Implicit Layer", Some("DISABLE_i")));
    let by = "Environment Variable VK_INSTANCE_LAYERS";
    expected.extend(lines(&explicit, "Explicit", by, None));
    expected.push(("DRIVER", "   <Device>".to_owned()));
    let expected: Vec<_> = expected.iter().map(|(level, line)| (*level, line.as_str())).collect();
    let told = from(&outcome, expected[0].1, usize::MAX);
    assert_eq!(told[..expected.len()], expected, "{}", outcome.stderr);
    let library = mock.library.display();
    let using = format!("       Using \"The GPU\" with driver: \"{library}\"");
    assert!(told.contains(&("DRIVER", using.as_str())), "{}", outcome.stderr);
    for layer in [implicit, explicit] {
        let library = layer.library.display();
        let inserted = format!("Inserted device layer \"{}\" ({library})", layer.name);
        outcome.expect_message("INFO | LAYER", &inserted);
    }
}
