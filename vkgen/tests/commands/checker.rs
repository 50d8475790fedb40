//! `check_diff.py`, which shares no code with vkgen, judges comparisons of registries of a few lines;
//! `.ci/check-diffs` has it judge those of published ones.

use std::fs;
use std::process::{Command, Output};

use tempfile::TempDir;
use vkgen::diff::{Format, render, review};

use crate::acquired;
use crate::registries::{ATTRIBUTES, NEW, OLD};

/// Two registries, and their comparison in each format.
struct Compared<'a> {
    old: &'a str,
    new: &'a str,
    json: String,
    text: String,
    markdown: String,
}

fn compared<'a>(old: &'a str, new: &'a str) -> Compared<'a> {
    let input = |text: &str| {
        vkgen::input::read(acquired("vk.xml", text, "<registry/>")).expect("a registry")
    };
    let review = review(&input(old), &input(new));
    let [json, text, markdown] =
        [Format::Json, Format::Text, Format::Markdown].map(|format| render(&review, format));
    Compared { old, new, json, text, markdown }
}

/// The script's verdict on a comparison.
fn judged(compared: &Compared<'_>) -> Output {
    let folder = TempDir::new().expect("a temporary folder");
    for (name, text) in [
        ("old.xml", compared.old),
        ("new.xml", compared.new),
        ("diff.json", &compared.json),
        ("diff.txt", &compared.text),
        ("diff.md", &compared.markdown),
    ] {
        fs::write(folder.path().join(name), text).expect("written");
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/check_diff.py");
    let mut python = Command::new("python3");
    // Python leaves no compiled module beside the script.
    python.arg("-B").arg(script).args(["old.xml", "new.xml", "."]).current_dir(folder.path());
    python.output().expect("python3 runs")
}

#[test]
fn a_comparison_of_every_kind_of_change_is_whole_and_true() {
    let changed = ATTRIBUTES
        .vk
        .replace("VK_SUCCESS,VK_NOT_READY\"", "VK_SUCCESS\"")
        .replace("numericFormat=\"UNORM\"", "numericFormat=\"SNORM\"")
        .replace("limittype=\"max\"", "limittype=\"min\"")
        .replace("explanationlink=\"legacy\"", "explanationlink=\"newer\"");
    for (old, new) in
        [(OLD.vk, NEW.vk), (NEW.vk, OLD.vk), (ATTRIBUTES.vk, &changed), (&changed, ATTRIBUTES.vk)]
    {
        let output = judged(&compared(old, new));
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    }
}

fn assert_found(compared: &Compared<'_>, problem: &str) {
    let Output { stdout, stderr, .. } = judged(compared);
    let (found, failure) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(found.contains(problem), "{problem}: {found}{failure}");
}

#[test]
fn a_false_claim_and_a_missing_line_are_found() {
    for (right, wrong, problem) in [
        ("\"VK_MODE_NEW = 4\"", "\"VK_MODE_WRONG = 4\"", "false: values all"),
        ("\"VK_MODE_NEW = 4\"", "\"VK_MODE_WRONG = 4\"", "missing: values all"),
        ("\"Vulkan 1.0\"", "\"Vulkan 1.0\"", "0 problems"),
        ("\"offset of last\"", "\"offset of first\"", "false: types VkGrows"),
        ("\"vkGoneEXT\"", "\"vkStays\"", "false: commands vkStays is not removed"),
        ("\"vkGoneEXT\"", "\"vkStays\"", "missing: commands vkGoneEXT is removed"),
    ] {
        let mut compared = compared(OLD.vk, NEW.vk);
        assert!(compared.json.contains(right), "{right}");
        compared.json = compared.json.replace(right, wrong);
        assert_found(&compared, problem);
    }
}

/// JSON in which one change of the name, a break where there is one, breaks these readers alone.
fn with_breaks(json: &str, list: &str, name: &str, readers: &[&str]) -> String {
    let mut value: serde_json::Value = serde_json::from_str(json).expect("JSON");
    let is_list = ["loader", "kit"].contains(&list);
    let changed = if is_list { &mut value[list] } else { &mut value[list]["changed"] };
    let items = changed.as_array_mut().expect("a list");
    let item = items.iter_mut().find(|item| item["name"] == name).expect(name);
    let changes = item["changes"].as_array_mut().expect("changes");
    let broken = changes.iter().position(|change| change["breaks"] != serde_json::json!([]));
    changes[broken.unwrap_or(0)]["breaks"] = readers.iter().copied().collect();
    value.to_string()
}

#[test]
fn a_false_break_and_a_missing_break_are_found() {
    for (list, name, readers, problem) in [
        ("types", "VkGrows", &[][..], "missing break for abi: types VkGrows"),
        ("types", "VkGrows", &["abi", "source"], "false break for source: types VkGrows"),
        ("types", "VkGrows", &[], "breaks and changes of the JSON: abi VkGrows"),
        ("commands", "vkChanges", &["source", "abi"], "missing break for c: commands vkChanges"),
        ("commands", "vkPromotedKHR", &["c"], "false break for c: commands vkPromotedKHR"),
        ("loader", "vkGoneEXT", &[], "missing break for loader: vkGoneEXT"),
        ("kit", "vkDescends", &[], "missing break for kit: kit vkDescends"),
    ] {
        let mut compared = compared(OLD.vk, NEW.vk);
        compared.json = with_breaks(&compared.json, list, name, readers);
        assert_found(&compared, problem);
    }
}

#[test]
fn breaks_that_one_format_lacks_are_found() {
    let mut text = compared(OLD.vk, NEW.vk);
    text.text = text.text.replacen("vkGoneEXT: command removed", "vkStays: command removed", 1);
    assert_found(&text, "breaks of JSON and text: source vkStays");
    let mut markdown = compared(OLD.vk, NEW.vk);
    markdown.markdown = markdown.markdown.replacen("- `vkGoneEXT`: command removed\n", "", 1);
    assert_found(&markdown, "breaks of JSON and Markdown: source vkGoneEXT");
    let mut summary = compared(OLD.vk, NEW.vk);
    summary.text = summary.text.replacen("drivers in C 8", "drivers in C 9", 1);
    assert_found(&summary, "false: the summary of breaks");
}
