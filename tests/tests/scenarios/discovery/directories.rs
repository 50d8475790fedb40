//! Searched directories and files, their order, and the messages about them (drivers.md B.5, C.1 to
//! C.3).

use super::*;

/// drivers.md C.1: the standard directories in order. The test excludes the system's own (`/etc`,
/// which no variable moves).
#[test]
fn the_standard_directories_are_searched_in_order() {
    let mut sandbox = sandbox();
    let two = [sandbox.path("data"), sandbox.path("data-2")]
        .map(|path| path.display().to_string())
        .join(":");
    sandbox
        .env("VK_ADD_DRIVER_FILES", sandbox.path("added"))
        .env("XDG_DATA_DIRS", two)
        .env("VK_LOADER_DRIVERS_SELECT", "mock_*");
    for (directory, name) in [
        ("added", "mock_added"),
        ("config-home/vulkan/icd.d", "mock_config_home"),
        ("config/vulkan/icd.d", "mock_config"),
        ("data-home/vulkan/icd.d", "mock_data_home"),
        ("data/vulkan/icd.d", "mock_data"),
        ("data-2/vulkan/icd.d", "mock_data_2"),
        ("home/.config/vulkan/icd.d", "mock_not_searched_with_XDG_CONFIG_HOME"),
        ("home/.local/share/vulkan/icd.d", "mock_not_searched_with_XDG_DATA_HOME"),
    ] {
        place(&sandbox, directory, name);
    }
    let outcome = sandbox.run(|| print_devices());
    let expected = [
        "mock_data_2",
        "mock_data",
        "mock_data_home",
        "mock_config",
        "mock_config_home",
        "mock_added",
    ];
    assert_eq!(devices(&outcome), expected);
}

/// drivers.md A.1, C.1 rows 1 and 5: the home directory replaces unset variables; empty counts as
/// unset there.
#[test]
fn home_stands_in_for_xdg() {
    let mut sandbox = sandbox();
    sandbox
        .env("XDG_CONFIG_HOME", "")
        .env("XDG_DATA_HOME", "")
        .env("VK_LOADER_DRIVERS_SELECT", "mock_*");
    place(&sandbox, "home/.config/vulkan/icd.d", "mock_config");
    place(&sandbox, "home/.local/share/vulkan/icd.d", "mock_data");
    assert_eq!(devices(&sandbox.run(|| print_devices())), ["mock_data", "mock_config"]);
}

/// The search elements for the directories of a list.
fn below(list: &str) -> Vec<String> {
    let directories = list.split(':').filter(|directory| !directory.is_empty());
    directories.map(|directory| format!("{directory}/vulkan/icd.d")).collect()
}

/// The variables that search elements depend on.
const VARIABLES: [&str; 6] = [
    "VK_ADD_DRIVER_FILES",
    "HOME",
    "XDG_CONFIG_HOME",
    "XDG_CONFIG_DIRS",
    "XDG_DATA_HOME",
    "XDG_DATA_DIRS",
];

/// drivers.md A.1, C.1, C.4, all rows as the log shows them: unset variables are replaced by the
/// directories that the library was built with; empty counts as unset, except for HOME; a base that
/// names a manifest stays unchanged.
///
/// Stricter than the contract: distributions build their loader with other directories.
#[test]
fn the_directories_of_the_build_are_searched() {
    let config = option_env!("FALLBACK_CONFIG_DIRS").unwrap_or("/etc/xdg");
    let data = option_env!("FALLBACK_DATA_DIRS").unwrap_or("/usr/local/share:/usr/share");
    let system = match option_env!("SYSCONFDIR") {
        Some(given) if !given.is_empty() => given,
        _ => "/usr/local/etc:/etc",
    };
    let [config, data, system] = [config, data, system].map(below);
    let rows: [(Variables<'_>, Vec<String>); 3] = [
        (&[], [&config[..], &system, &data].concat()),
        (
            &[("HOME", "/h"), ("VK_ADD_DRIVER_FILES", "/add:/a.json")],
            [
                &["/add".to_owned(), "/a.json".to_owned()],
                &below("/h/.config")[..],
                &config,
                &system,
                &below("/h/.local/share"),
                &data,
            ]
            .concat(),
        ),
        (
            &[
                ("HOME", "/h"),
                ("XDG_CONFIG_HOME", "/c1:/c2/:/c1"),
                ("XDG_CONFIG_DIRS", "/c3:/etc"),
                ("XDG_DATA_HOME", "/d1/mine.json"),
                ("XDG_DATA_DIRS", "/d2"),
            ],
            [
                &below("/c1")[..],
                &["/c2/vulkan/icd.d".to_owned()],
                &below("/c3:/etc"),
                &system
                    .iter()
                    .filter(|element| *element != "/etc/vulkan/icd.d")
                    .cloned()
                    .collect::<Vec<_>>(),
                &["/d1/mine.json".to_owned()],
                &below("/d2"),
            ]
            .concat(),
        ),
    ];
    for (variables, expected) in rows {
        for empty_ones_are_set in [false, true] {
            let mut sandbox = Sandbox::new();
            sandbox.env("VK_LOADER_DEBUG", "driver");
            let mut unset = Vec::new();
            for name in VARIABLES {
                match variables.iter().find(|(given, _)| *given == name) {
                    Some((_, value)) => {
                        sandbox.env(name, value);
                    }
                    None if empty_ones_are_set && name != "HOME" => {
                        sandbox.env(name, "");
                    }
                    None => unset.push(name),
                }
            }
            sandbox.set_argument(&unset.join(" "));
            let outcome = sandbox.run(|| {
                for name in Sandbox::argument().split_whitespace() {
                    // SAFETY: the application of a scenario has one thread.
                    unsafe { env::remove_var(name) };
                }
                print_devices();
            });
            assert_eq!(locations(&outcome), expected, "{variables:?}");
        }
    }
}

/// drivers.md C.2, A.1: the precedence of the variables (layers.md 12.3).
#[test]
fn driver_file_variables_replace_or_add() {
    let cases = [
        (&["VK_DRIVER_FILES", "VK_ICD_FILENAMES", "VK_ADD_DRIVER_FILES"][..], "VK_DRIVER_FILES"),
        (&["VK_ICD_FILENAMES", "VK_ADD_DRIVER_FILES"], "VK_ICD_FILENAMES"),
        (&["VK_ADD_DRIVER_FILES"], "standard,VK_ADD_DRIVER_FILES"),
        (&[], "standard"),
    ];
    for (variables, expected) in cases {
        let mut sandbox = sandbox();
        sandbox.env("VK_LOADER_DRIVERS_SELECT", "VK_*,standard*");
        place(&sandbox, "data/vulkan/icd.d", "standard");
        for variable in variables {
            let manifest = place(&sandbox, "elsewhere", variable);
            sandbox.env(variable, manifest);
        }
        let outcome = sandbox.run(|| print_devices());
        assert_eq!(devices(&outcome).join(","), expected);
    }
}

/// drivers.md C.3: from search elements to manifests. A row is a list with the manifests found.
#[test]
fn elements_give_files() {
    let long = format!("/{}.json", "x".repeat(2043));
    let rows: [(&str, &[&str]); 7] = [
        ("{}/one", &["{}/one/a.json"]),
        ("{}/one/", &["{}/one//a.json"]),
        ("{}/none.json", &["{}/none.json"]),
        ("bare.json", &["bare.json/bare.json"]),
        ("plain.json", &["plain.json"]),
        ("{}/none:{}/one/a.txt", &[]),
        (&long, &[]),
    ];
    for (list, expected) in rows {
        let mut sandbox = sandbox();
        place(&sandbox, "one", "a");
        sandbox.write("one/a.txt", "");
        sandbox.write("one/deeper/b.json", "");
        sandbox.write("bare.json/bare.json", "");
        let directory = sandbox.path("");
        let directory = directory.to_str().expect("UTF-8").trim_end_matches('/');
        sandbox
            .env("VK_LOADER_DEBUG", "all")
            .env("VK_DRIVER_FILES", list.replace("{}", directory))
            .set_argument(directory);
        let outcome = sandbox.run(|| {
            env::set_current_dir(Sandbox::argument()).expect("the sandbox");
            print_devices();
        });
        outcome.expect_success();
        if expected.is_empty() {
            outcome.expect_message("DRIVER", "   Found no files");
        } else {
            let expected: Vec<String> =
                expected.iter().map(|path| path.replace("{}", directory)).collect();
            let found = block(&outcome, "   Found the following files:", "Found ");
            assert_eq!(found[..expected.len()], expected, "{}", outcome.stderr);
        }
        if list == long {
            let cut = format!("add_data_files: Path to {long} too long");
            outcome.expect_message("DEBUG", &cut[..511]);
        }
    }
}

/// drivers.md B.5: the messages of a search.
#[test]
fn a_search_is_logged() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    sandbox.env("VK_LOADER_DEBUG", "driver");
    let outcome = sandbox.run(|| print_devices());
    outcome.expect_success();
    let manifest = mock.manifest.display();
    let block = [
        "Searching for driver manifest files".to_owned(),
        "   In following locations:".to_owned(),
        format!("      {manifest}"),
        "   Found the following files:".to_owned(),
        format!("      {manifest}"),
        format!("Found ICD manifest file {manifest}, version 1.0.1"),
        "Searching for ICD drivers named ./libmock.so".to_owned(),
    ];
    let drivers: Vec<&str> = outcome
        .messages()
        .iter()
        .filter(|(level, _)| level.ends_with("DRIVER"))
        .map(|m| m.1)
        .collect();
    assert!(drivers.windows(block.len()).any(|lines| lines == block), "{}", outcome.stderr);
    outcome.expect_message("DEBUG | DRIVER", "Searching for ICD drivers named ./libmock.so");
}

/// drivers.md B.5: the search for layers has messages of its own; the message about each manifest
/// lacks the LAYER bit.
#[test]
fn searches_for_layers_are_logged() {
    for (variable, kind, is_found) in [
        ("VK_LAYER_PATH", "explicit", true),
        ("VK_IMPLICIT_LAYER_PATH", "implicit", true),
        ("VK_LAYER_PATH", "explicit", false),
        ("VK_IMPLICIT_LAYER_PATH", "implicit", false),
    ] {
        let mut sandbox = Sandbox::new();
        let manifest = sandbox.path("it.json");
        if is_found {
            sandbox.write("it.json", r#"{ "file_format_version": "1.2.0", "layers": [] }"#);
            sandbox.env(variable, &manifest);
        } else {
            sandbox.env(variable, "");
        }
        sandbox.env("VK_LOADER_DEBUG", "layer,info");
        let outcome = sandbox.run(|| {
            Loader::open().layer_names();
        });
        outcome.expect_success();
        let manifest = manifest.display();
        let searching = format!("Searching for {kind} layer manifest files");
        let mut expected =
            vec![("LAYER", searching), ("LAYER", "   In following locations:".to_owned())];
        if is_found {
            expected.extend([
                ("LAYER", format!("      {manifest}")),
                ("LAYER", "   Found the following files:".to_owned()),
                ("LAYER", format!("      {manifest}")),
                ("INFO", format!("Found manifest file {manifest} (file version 1.2.0)")),
            ]);
        } else {
            expected.push(("LAYER", "   Found no files".to_owned()));
        }
        let told = outcome.messages();
        let is_told = told.windows(expected.len()).any(|lines| {
            let pairs = lines.iter().zip(&expected);
            pairs.into_iter().all(|(told, expected)| *told == (expected.0, expected.1.as_str()))
        });
        assert!(is_told, "{expected:?}\n{}", outcome.stderr);
    }
}
