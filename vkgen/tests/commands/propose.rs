//! `.ci/newest-registry` and `.ci/propose-bump`, with programs that stand in for git and the forge's.

#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::Command;

use registry::acquire::workspace;
use tempfile::TempDir;

/// The forge refuses longer texts of requests.
const LIMIT: usize = 65_536;

/// What came of a proposal with this body; none is a file that is not there.
struct Proposed {
    is_pushed: bool,
    /// The text of the request, if one was made.
    requested: Option<String>,
}

fn propose(body: Option<&str>) -> Proposed {
    let folder = TempDir::new().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name);
    if let Some(body) = body {
        fs::write(path("body.md"), body).expect("written");
    }
    let (asked, pushed) = (path("asked"), path("pushed"));
    // The request's text is the last argument.
    let gh = format!(
        "case \"$2\" in create) for it; do :; done; cat \"$it\" >'{}';; esac\n",
        asked.display()
    );
    let git =
        format!("case \"$1\" in branch) echo main;; push) touch '{}';; esac\n", pushed.display());
    for (name, text) in [("gh", gh), ("git", git)] {
        make_script(&path(name), &text);
    }
    let others = std::env::var("PATH").unwrap_or_default();
    let status = Command::new("sh")
        .arg(workspace().join(".ci/propose-bump"))
        .args(["1.4.999"])
        .arg(path("body.md"))
        .env("PATH", format!("{}:{others}", folder.path().display()))
        .status();
    let requested = fs::read_to_string(asked).ok();
    assert_eq!(status.expect("sh runs").success(), requested.is_some());
    Proposed { is_pushed: pushed.exists(), requested }
}

/// Makes a program of a text for the shell. Another process writes the program: one that this process wrote
/// can be busy when it is run.
fn make_script(path: &Path, text: &str) {
    let source = path.with_extension("sh");
    fs::write(&source, text).expect("written");
    let make = "printf '#!/bin/sh\\n. \"$0.sh\"\\n' > \"$1\" && chmod +x \"$1\"";
    let made = Command::new("sh").args(["-c", make, "sh"]).arg(path).status();
    assert!(made.expect("sh runs").success());
}

fn requested(body: &str) -> String {
    let proposed = propose(Some(body));
    assert!(proposed.is_pushed);
    proposed.requested.expect("a request was made")
}

#[test]
fn nothing_is_pushed_before_the_text_is_known() {
    let proposed = propose(None);
    assert!(!proposed.is_pushed && proposed.requested.is_none());
}

#[test]
fn a_text_within_the_limit_is_the_requests() {
    assert_eq!(requested("Tests: success\n\n- one\n"), "Tests: success\n\n- one\n");
}

#[test]
fn a_text_beyond_the_limit_is_cut_at_the_end_of_a_line() {
    let line = "- `VkSomethingEXT`: brought by VK_EXT_something → VK_EXT_other\n";
    let text = requested(&line.repeat(5000));
    assert!(text.len() < LIMIT, "{}", text.len());
    let (kept, notice) = text.split_once("\n\n**This text is cut.**").expect("a notice");
    assert!(kept.split('\n').all(|kept| kept == line.trim_end()));
    assert!(notice.contains("\"comparison\""), "{notice}");
}

/// The version to move to, where the forge answers with `requests`.
fn version_to_move_to(requests: &str, has_token: bool) -> String {
    let folder = TempDir::new().expect("a temporary folder");
    make_script(&folder.path().join("gh"), &format!("printf '{requests}'\n"));
    let others = std::env::var("PATH").unwrap_or_default();
    let output = Command::new("sh")
        .arg(workspace().join(".ci/newest-registry"))
        .arg("1.4.999")
        .env("PATH", format!("{}:{others}", folder.path().display()))
        .env("GH_TOKEN", if has_token { "token" } else { "" })
        .output()
        .expect("sh runs");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("text")
}

/// Before the bump and its tests, which take an hour.
#[test]
fn a_version_with_a_request_is_nothing_to_move_to() {
    assert_eq!(version_to_move_to("12", true), "");
    assert_eq!(version_to_move_to("", true), "1.4.999\n");
    assert_eq!(version_to_move_to("12", false), "1.4.999\n");
}
