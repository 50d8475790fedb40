//! The syntax of path lists (drivers.md A.3).

use super::*;

/// drivers.md A.3: files and directories in one list; empty elements are ignored; a file that is
/// listed twice is used once.
#[test]
fn path_lists_take_files_and_directories() {
    let mut sandbox = sandbox();
    let first = place(&sandbox, "a", "first");
    place(&sandbox, "b", "second");
    sandbox.write("b/ignored.txt", "not a manifest");
    let list = format!("::{first}::{}:{first}:", sandbox.path("b").display());
    sandbox.env("VK_DRIVER_FILES", list);
    assert_eq!(devices(&sandbox.run(|| print_devices())), ["second", "first"]);
}

/// A list, the search elements in the log, and the devices in the order of the search. `{}` is the
/// sandbox's directory, which is also the current directory.
type Row = (&'static str, &'static [&'static str], &'static str);

const ROWS: &[Row] = &[
    ("::{}/a:::{}/b::", &["{}/a", "{}/b"], "a b"),
    (":", &[], "-9"),
    ("", &[], "-9"),
    (" {}/a", &[" {}/a"], "-9"),
    ("{}/a ", &["{}/a "], "-9"),
    ("~/a", &["~/a"], "-9"),
    ("$PWD/a", &["$PWD/a"], "-9"),
    ("{}/a\\:{}/b", &["{}/a\\", "{}/b"], "b"),
    ("{}/a/a.json", &["{}/a/a.json"], "a"),
    ("{}/A/A.JSON", &["{}/A/A.JSON"], "-9"),
    ("{}/dot/.json", &["{}/dot/.json"], "dot"),
    ("{}/dot", &["{}/dot"], "dot"),
    ("{}/outer", &["{}/outer"], "-9"),
    ("{}/a:{}/b:{}/a", &["{}/a", "{}/b"], "a b"),
    ("{}/a:{}/a/:{}/./a", &["{}/a", "{}/a/", "{}/./a"], "a a a"),
    ("{}/a:{}/a/a.json", &["{}/a", "{}/a/a.json"], "a a"),
    ("a:./b/b.json", &["a", "./b/b.json"], "a b"),
];

/// Every step of drivers.md A.3.
#[test]
fn a3_lists_are_split_and_nothing_else() {
    for (list, elements, expected) in ROWS {
        let mut sandbox = sandbox();
        for (directory, name) in [("a", "a"), ("b", "b"), ("outer/inner", "inner")] {
            place(&sandbox, directory, name);
        }
        let here = sandbox.path("");
        let here = here.to_str().expect("UTF-8").trim_end_matches('/');
        let manifest = place(&sandbox, "library", "dot").replace("dot.json", "libdot.so");
        let manifest = json!({
            "file_format_version": "1.0.0",
            "ICD": { "library_path": manifest, "api_version": "1.3.0" },
        });
        for path in ["A/A.JSON", "dot/.json"] {
            sandbox.write(path, manifest.to_string());
        }
        sandbox
            .env("VK_DRIVER_FILES", list.replace("{}", here))
            .env("VK_LOADER_DEBUG", "driver")
            .env("PWD", here)
            .set_argument(here);
        let outcome = sandbox.run(|| {
            env::set_current_dir(Sandbox::argument()).expect("the sandbox");
            print_devices();
        });
        let mut found = devices(&outcome);
        found.reverse();
        assert_eq!(found.join(" "), *expected, "{list}\n{}", outcome.stderr);
        let elements: Vec<String> =
            elements.iter().map(|element| element.replace("{}", here)).collect();
        assert_eq!(locations(&outcome), elements, "{list}");
    }
}
