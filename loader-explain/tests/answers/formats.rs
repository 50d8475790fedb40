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

/// The call chain and the devices come first, and what is broken is unfolded.
#[test]
fn the_page_of_a_driver_that_works_and_a_layer_that_does_not() {
    let mut installation = Installation::new();
    installation.working_driver("if (list) list[0] = one; *count = 1; return 0;");
    let library = installation.working_layer("layer", "");
    let more = json!({
        "library_path": library,
        "instance_extensions": [{ "name": "VK_EXT_debug_report", "spec_version": "9" }],
        "device_extensions": [{ "name": "VK_EXT_debug_marker", "spec_version": "4" }],
    });
    installation.layer("explicit", "VK_LAYER_test_a", more);
    let page = installation.text(&["--format", "html", "--layer", "VK_LAYER_test_a"]);
    let (_, page) = page.split_once("</dl>\n").expect("the facts of the machine");
    insta::assert_snapshot!(page, @r#"
    <h2>Call chain</h2>
    <ol class="chain">
    <li>application</li>
    <li class="rejected">vkCreateInstance returns VK_ERROR_LAYER_NOT_PRESENT: the application requests VK_LAYER_test_a, which has a library without vkGetInstanceProcAddr<br>Cure: report this to the vendor of DIR/liblayer.so</li>
    </ol>
    <h2>Physical devices</h2>
    <div class="dim">the enumeration fails: vkCreateInstance returned VK_ERROR_LAYER_NOT_PRESENT. Cure: report this to the vendor of DIR/liblayer.so</div>
    <h2>Environment and settings</h2>
    <div><code>HOME=DIR/nothing</code> <span class="dim">its .config and .local/share are searched</span></div>
    <div><code>XDG_CONFIG_DIRS=DIR/nothing</code> <span class="dim">is searched instead of /etc/xdg</span></div>
    <div><code>XDG_DATA_DIRS=DIR/nothing</code> <span class="dim">is searched instead of /usr/local/share and /usr/share</span></div>
    <div><code>VK_IMPLICIT_LAYER_PATH=DIR/implicit</code> <span class="dim">replaces the search for implicit layers</span></div>
    <div><code>VK_LAYER_PATH=DIR/explicit</code> <span class="dim">replaces the search for explicit layers</span></div>
    <div><code>VK_DRIVER_FILES=DIR/x.json</code> <span class="dim">replaces the search for drivers</span></div>
    <div><code>settings file: none in force</code> <span class="dim"></span></div>
    <details><summary>Search for driver manifests</summary>
    <div><code>DIR/x.json</code> <span class="dim">1 manifest</span></div>
    </details>
    <h2>Drivers</h2>
    <details><summary><span class="mark used">used</span>DIR/x.json <span class="dim"></span></summary>
    <dl>
    <dt>library</dt><dd>DIR/libdriver.so</dd>
    <dt>Vulkan</dt><dd>1.3.0</dd>
    <dt>interface</dt><dd>5</dd>
    <dt>devices</dt><dd>1 device</dd>
    </dl>
    <div class="dim"><code>Found ICD manifest file DIR/x.json, version 1.0.1</code></div>
    <div class="dim"><code>Searching for ICD drivers named DIR/libdriver.so</code></div>
    </details>
    <details><summary>Search for implicit layer manifests</summary>
    <div><code>DIR/implicit</code> <span class="dim">no manifest</span></div>
    </details>
    <details><summary>Search for explicit layer manifests</summary>
    <div><code>DIR/explicit</code> <span class="dim">1 manifest</span></div>
    </details>
    <h2>Layers</h2>
    <details open><summary><span class="mark rejected">rejected</span>VK_LAYER_test_a <span class="dim">explicit layer, requested by the application, DIR/explicit/VK_LAYER_test_a.json</span></summary>
    <div class="rejected">it has a library without vkGetInstanceProcAddr. Cure: report this to the vendor of DIR/liblayer.so</div>
    <dl>
    <dt>library</dt><dd>DIR/liblayer.so</dd>
    <dt>Vulkan</dt><dd>1.3.0</dd>
    <dt>instance extensions</dt><dd>VK_EXT_debug_report</dd>
    <dt>device extensions</dt><dd>VK_EXT_debug_marker</dd>
    </dl>
    <div class="dim"><code>Found manifest file DIR/explicit/VK_LAYER_test_a.json (file version 1.2.0)</code></div>
    <div class="dim"><code>Loading layer library DIR/liblayer.so</code></div>
    <div class="dim"><code>loader_create_instance_chain: Failed to find &#39;vkGetInstanceProcAddr&#39; in layer &quot;DIR/liblayer.so&quot;</code></div>
    </details>
    </body></html>
    "#);
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
