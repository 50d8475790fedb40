//! Names from files, variables and drivers that try to write lines of their own or to steer the
//! terminal (drivers.md B.3, B.8): a message is one line of text, whatever stands in it.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};

use tests::{InstanceRequest, Loader, Messages, Outcome, Sandbox, json};

/// Colours the terminal, begins a line of its own, has a control character of each kind, turns the
/// direction of the text, and has invisible letters of each category.
const EVIL: &str = "evil\u{1b}[31m\n[Vulkan Loader] ERROR: forged\t\u{7f}\u{9b}1m Grüße 🌋\u{202e}\u{feff}\u{2028}\u{2029}\u{e0041}.";
/// How messages show it.
const ESCAPED: &str = r"evil\x1b[31m\x0a[Vulkan Loader] ERROR: forged\x09\x7f\xc2\x9b1m Grüße 🌋\xe2\x80\xae\xef\xbb\xbf\xe2\x80\xa8\xe2\x80\xa9\xf3\xa0\x81\x81.";

/// Creates an instance with a messenger for its own creation, and prints what that heard.
fn listen() {
    let messages: &'static Messages = Box::leak(Box::default());
    let messenger = messages.messenger();
    let request = InstanceRequest {
        extensions: &["VK_EXT_debug_utils"],
        next: (&raw const messenger).cast(),
        ..Default::default()
    };
    let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
    instance.physical_devices();
    instance.destroy();
    for (_, _, text) in messages.take() {
        // The line about the drivers ends with a line end of its own.
        assert!(!text.trim_end_matches('\n').chars().any(is_unseen), "{text:?}");
        println!("heard <{text}>");
    }
}

/// Whether nobody sees the letter, of those in [`EVIL`].
fn is_unseen(letter: char) -> bool {
    letter.is_control() || "\u{202e}\u{feff}\u{2028}\u{2029}\u{e0041}".contains(letter)
}

/// Every line of the log is one of the loader's, without a byte that steers a terminal.
#[track_caller]
fn expect_plain_lines(outcome: &Outcome) {
    outcome.expect_success();
    for line in outcome.stderr.lines().filter(|line| !line.is_empty()) {
        assert!(line.starts_with("[Vulkan Loader] "), "{line:?}");
        assert!(!line.chars().any(|it| is_unseen(it) || it == '\u{fffd}'), "{line:?}");
        assert!(!line.starts_with("[Vulkan Loader] ERROR: forged"), "{line}");
    }
}

fn sandbox() -> Sandbox {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "all");
    sandbox
}

/// From manifests, of drivers and layers: on stderr, and to messengers alike.
#[test]
fn names_of_manifests() {
    let mut sandbox = sandbox();
    sandbox.driver("good", json!({}));
    let manifest = json!({
        "file_format_version": EVIL,
        "ICD": { "library_path": format!("/{EVIL}"), "api_version": EVIL },
    });
    let bad = sandbox.write("bad.json", manifest.to_string());
    let good = sandbox.path("drivers/good.json");
    sandbox.env("VK_DRIVER_FILES", format!("{}:{}", bad.display(), good.display()));
    let changes = json!({ "name": EVIL, "disable_environment": { "OFF": "1" } });
    sandbox.implicit_layer("it", changes, json!({}));
    let outcome = sandbox.run(|| listen());
    expect_plain_lines(&outcome);
    // The escapes of JSON give no ESC (drivers.md D.1).
    let escaped = ESCAPED.replace(r"\x1b", "u001b");
    let driver = format!("/{escaped}: cannot open shared object file: No such file or directory");
    outcome.expect_message("ERROR", &driver);
    assert!(outcome.stdout.contains(&format!("heard <{driver}>")), "{}", outcome.stdout);
    let layer = format!("Insert instance layer \"{escaped}\"");
    assert!(outcome.stderr.contains(&layer), "{layer}\n{}", outcome.stderr);
}

/// From drivers.
#[test]
fn names_of_devices() {
    let mut sandbox = sandbox();
    let devices = json!([{ "name": EVIL }, { "name": "good" }]);
    sandbox.driver("mock", json!({ "physical_devices": devices }));
    let outcome = sandbox.run(|| listen());
    expect_plain_lines(&outcome);
    outcome.expect_message("INFO | DRIVER", &format!("           [0] {ESCAPED}"));
}

/// From variables, and paths that are no UTF-8: each such byte is shown.
#[test]
fn values_of_variables() {
    let mut sandbox = sandbox();
    let directory = PathBuf::from(OsStr::from_bytes(b"\xff\xfe here"));
    sandbox.driver_at(&directory, "mock", &json!({}));
    let manifest = json!({
        "file_format_version": "1.0.0",
        "ICD": { "library_path": "./none.so", "api_version": "1.3.0" },
    });
    let name = OsStr::from_bytes(b"\xc3\x28\n.json");
    sandbox.write(Path::new(&directory).join(name), manifest.to_string());
    let mut list = sandbox.path(&directory).into_os_string().into_vec();
    list.extend_from_slice(b":/none/\x1b]0;title\x07\xe2\x80");
    sandbox.env("VK_DRIVER_FILES", OsString::from_vec(list));
    sandbox.env("VK_INSTANCE_LAYERS", EVIL);
    let outcome = sandbox.run(|| listen());
    expect_plain_lines(&outcome);
    outcome.expect_message("DRIVER", r"      /none/\x1b]0;title\x07\xe2\x80");
    let place = format!("{}/{}", sandbox.path("").display(), r"\xff\xfe here");
    let place = place.replace("//", "/");
    outcome.expect_message("DRIVER", &format!(r"      {place}/\xc3(\x0a.json"));
    // The dynamic linker's own words.
    let missing = "cannot open shared object file: No such file or directory";
    outcome.expect_message("ERROR", &format!("{place}/./none.so: {missing}"));
    let named = format!("env var 'VK_INSTANCE_LAYERS' defined and adding layers \"{ESCAPED}\"");
    outcome.expect_message("WARNING | LAYER", &named);
}

/// A text that is too long ends with a whole character, or a whole escape.
#[test]
fn texts_that_are_cut() {
    for (what, shown) in [("é", "é"), ("\u{1b}", r"\x1b"), ("🌋", "🌋")] {
        for length in 0..4 {
            let mut sandbox = sandbox();
            sandbox.driver("mock", json!({}));
            let name = format!("{}{}", "x".repeat(length), what.repeat(600));
            sandbox.env("VK_INSTANCE_LAYERS", &name);
            let outcome = sandbox.run(|| listen());
            expect_plain_lines(&outcome);
            let start = format!("{}{shown}{shown}", "x".repeat(length));
            let cut: Vec<_> = outcome.stderr.lines().filter(|line| line.contains(&start)).collect();
            assert!(!cut.is_empty(), "{start}\n{}", outcome.stderr);
            assert!(cut.iter().any(|line| line.ends_with(shown)), "{what:?} {cut:?}");
        }
    }
}
