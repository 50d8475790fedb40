//! What text, JSON and pages have in common: schema, escapes, self-contained pages.

use std::process::Command;

use serde_json::json;

use crate::installation::Installation;

/// The loader's own report has the same schema and another source.
#[test]
fn a_report_names_its_schema_and_its_source() {
    let report = Installation::new().report(&["--no-load"]);
    assert_eq!((&report["schema"], &report["source"]), (&json!(1), &json!("vkexplain")));
}

/// Control characters of a manifest reach no terminal.
#[test]
fn names_cannot_steer_the_terminal() {
    let installation = Installation::new();
    installation.layer(
        "explicit",
        "VK_LAYER_test_b",
        json!({ "name": "VK_LAYER_\u{1b}[31m\nforged" }),
    );
    let text = installation.all(&["--no-load"]);
    assert!(!text.contains('\u{1b}') && !text.contains("\nforged"), "{text}");
}

#[test]
fn the_page_is_self_contained_and_escapes_names() {
    let mut installation = Installation::new();
    installation.driver("./gone.so");
    installation.layer("explicit", "VK_LAYER_test_b", json!({ "name": "VK_LAYER_<b>&" }));
    let page = installation.text(&["--format", "html"]);
    assert!(page.contains("VK_LAYER_&lt;b&gt;&amp;") && !page.contains("VK_LAYER_<b>"), "{page}");
    assert!(page.contains("it has a library that does not exist: DIR/./gone.so"), "{page}");
    assert!(!page.contains("http") && !page.contains("<script"), "{page}");
}

/// What a maintainer asks for first stands at the head, and no heading is empty.
#[test]
fn the_page_begins_with_the_machine() {
    let page = Installation::new().text(&["--format", "html"]);
    for fact in ["date", "system", "kernel", "user", "/dev/dri"] {
        assert!(page.contains(&format!("<dt>{fact}</dt><dd>")), "{fact}: {page}");
    }
    for heading in ["Drivers", "Layers"] {
        let empty = format!("<h2>{heading}</h2>\n<div class=\"dim\">none</div>");
        assert!(page.contains(&empty), "{page}");
    }
    assert!(page.contains("<li class=\"rejected\">vkCreateInstance returns"), "{page}");
}

/// A browser reads the page and finds each driver and layer in it.
#[test]
#[ignore = "needs Debian's chromium"]
fn a_browser_shows_the_page() {
    let mut installation = Installation::new();
    installation.driver("./gone.so");
    installation.layer("explicit", "VK_LAYER_test_b", json!({}));
    let page = installation.run(&["--format", "html"]).stdout;
    let page = installation.write("report.html", page);
    let output = Command::new("chromium")
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"])
        .arg(format!("file://{}", page.display()))
        .output()
        .expect("chromium (`apt-get install chromium`)");
    let dom = String::from_utf8_lossy(&output.stdout);
    assert_eq!(dom.matches("<summary>").count(), 5, "{dom}");
    assert_eq!(dom.matches("<details open").count(), 1, "{dom}");
    assert!(
        dom.contains(
            "<li class=\"rejected\">vkCreateInstance returns VK_ERROR_INCOMPATIBLE_DRIVER"
        ),
        "{dom}"
    );
}
