//! `check_diff.py`, which shares no code with vkgen, judges comparisons of registries of a few lines;
//! `.ci/check-diffs` has it judge those of published ones.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;
use vkgen::diff::{Format, render, review};

use crate::registries::{ATTRIBUTES, NEW, OLD};
use crate::{acquired, input};

/// What the script says about this comparison of these two texts.
fn judged(folder: &Path, old: &str, new: &str, json: &str) -> Output {
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).expect("written");
        path
    };
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/check_diff.py");
    let files = [write("old.xml", old), write("new.xml", new), write("diff.json", json)];
    Command::new("python3").arg(script).args(files).output().expect("python3 runs")
}

fn comparison(old: &str, new: &str) -> String {
    let input = |text: &str| {
        vkgen::input::read(acquired("vk.xml", text, "<registry/>")).expect("a registry")
    };
    render(&review(&input(old), &input(new)), Format::Json)
}

#[test]
fn a_comparison_of_every_kind_of_change_is_whole_and_true() {
    let folder = TempDir::new().expect("a temporary folder");
    let changed = ATTRIBUTES
        .vk
        .replace("VK_SUCCESS,VK_NOT_READY\"", "VK_SUCCESS\"")
        .replace("numericFormat=\"UNORM\"", "numericFormat=\"SNORM\"")
        .replace("limittype=\"max\"", "limittype=\"min\"")
        .replace("explanationlink=\"legacy\"", "explanationlink=\"newer\"");
    for (old, new) in
        [(OLD.vk, NEW.vk), (NEW.vk, OLD.vk), (ATTRIBUTES.vk, &changed), (&changed, ATTRIBUTES.vk)]
    {
        let output = judged(folder.path(), old, new, &comparison(old, new));
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    }
}

#[test]
fn a_false_claim_and_a_missing_line_are_found() {
    let folder = TempDir::new().expect("a temporary folder");
    let json = render(&review(&input(&OLD), &input(&NEW)), Format::Json);
    for (right, wrong, problem) in [
        ("\"VK_MODE_NEW = 4\"", "\"VK_MODE_WRONG = 4\"", "false: values all"),
        ("\"VK_MODE_NEW = 4\"", "\"VK_MODE_WRONG = 4\"", "missing: values all"),
        ("\"Vulkan 1.0\"", "\"Vulkan 1.0\"", "0 problems"),
        ("\"offset of last\"", "\"offset of first\"", "false: types VkGrows"),
        ("\"vkGoneEXT\"", "\"vkStays\"", "false: commands vkStays is not removed"),
        ("\"vkGoneEXT\"", "\"vkStays\"", "missing: commands vkGoneEXT is removed"),
    ] {
        assert!(json.contains(right), "{right}");
        let output = judged(folder.path(), OLD.vk, NEW.vk, &json.replace(right, wrong));
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(said.contains(problem), "{problem}: {said}");
    }
}
