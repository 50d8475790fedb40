//! Layer manifests (layers.md 1): the built library reads each manifest, and the tests check the
//! messages.

mod files;
mod keys;
mod libraries;

use tests::{Loader, Outcome, Sandbox, Value, json};

/// Prints the result of vkEnumerateInstanceLayerProperties: name, versions, description.
pub(super) fn enumerate() {
    for layer in Loader::open().layer_properties() {
        println!(
            "\nlayer {} {:#x} {} {}",
            tests::text(&layer.layer_name),
            layer.spec_version,
            layer.implementation_version,
            tests::text(&layer.description)
        );
    }
}

/// The lines that [`enumerate`] printed, without their first word.
fn lines(outcome: &Outcome) -> Vec<&str> {
    let lines = outcome.expect_success().stdout.lines();
    lines.filter_map(|line| line.strip_prefix("layer ")).collect()
}

/// The names that [`enumerate`] printed.
pub(super) fn names(outcome: &Outcome) -> Vec<&str> {
    let first_words = lines(outcome).into_iter();
    first_words.filter_map(|line| line.split(' ').next()).collect()
}

pub(super) const A: &str = "VK_LAYER_MOCK_a";
const B: &str = "VK_LAYER_MOCK_b";

/// A layer object with all required members and the given changes; null removes a member.
pub(super) fn object(name: &str, changes: &Value) -> Value {
    let mut object = json!({
        "name": name, "type": "INSTANCE", "library_path": "./none.so", "api_version": "1.3.0",
        "implementation_version": "7", "description": "a layer",
    });
    for (key, value) in changes.as_object().into_iter().flatten() {
        if value.is_null() {
            object.as_object_mut().map(|object| object.remove(key));
        } else {
            object[key] = value.clone();
        }
    }
    object
}

/// A manifest with one layer.
pub(super) fn file(version: &str, layer: &Value) -> String {
    json!({ "file_format_version": version, "layers": [layer] }).to_string()
}

/// One manifest with its expected layers and one expected message with its level. `{}` in the
/// message stands for the path of the manifest. If the level is empty, no message above INFO is
/// allowed.
struct Case {
    text: String,
    layers: Vec<&'static str>,
    level: &'static str,
    message: String,
}

fn case(
    text: impl Into<String>,
    layers: &[&'static str],
    level: &'static str,
    message: &str,
) -> Case {
    Case { text: text.into(), layers: layers.to_vec(), level, message: message.to_owned() }
}

/// A manifest without messages.
fn silent(text: impl Into<String>, layers: &[&'static str]) -> Case {
    case(text, layers, "", "")
}

impl Case {
    /// A sandbox with only this manifest, and the path of the manifest.
    fn lay_out(&self, is_implicit: bool) -> (Sandbox, String) {
        let mut sandbox = Sandbox::new();
        sandbox.env("VK_LOADER_DEBUG", "all");
        let path = sandbox.write("layers/it.json", &self.text);
        let variable = if is_implicit { "VK_IMPLICIT_LAYER_PATH" } else { "VK_LAYER_PATH" };
        sandbox.env(variable, &path);
        (sandbox, path.display().to_string())
    }

    #[track_caller]
    fn check(&self, outcome: &Outcome, path: &str) {
        let Self { text, layers, level, message } = self;
        assert_eq!(names(outcome), *layers, "{text}\n{}", outcome.stderr);
        if !level.is_empty() {
            outcome.expect_message(level, &message.replace("{}", path));
            return;
        }
        let is_loud = |level: &str| level.starts_with("WARNING") || level.starts_with("ERROR");
        let loud = outcome.messages().into_iter().find(|(level, _)| is_loud(level));
        assert_eq!(loud, None, "{text}");
    }
}

/// Runs the loader on each case. It is a macro because the closure must be in the test function.
macro_rules! check {
    ($is_implicit:expr, $cases:expr) => {
        for case in $cases {
            let (sandbox, path) = case.lay_out($is_implicit);
            let outcome = sandbox.run(|| $crate::layers::manifests::enumerate());
            case.check(&outcome, &path);
        }
    };
}
use check;
