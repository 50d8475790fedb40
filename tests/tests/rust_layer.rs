//! The crate that `vkgen entrypoints --lang rust --kind layer` writes is a layer: it is built
//! unchanged, with its manifest, and our loader loads it. docs/write-a-layer.md shows the crate, and
//! the same layer in C.

#![allow(
    clippy::redundant_closure,
    reason = "the harness tells a test by a closure that stands in it"
)]

use std::process::Command;
use std::{fs, ptr};

use author_kit::manifest::LayerManifest;
use dispatch_tables::vk;
use registry::acquire;
use tests::{InstanceRequest, Loader, Sandbox, artifacts, call, json};

/// Builds the crate, which must give no warnings. In the child it is already built.
fn build(sandbox: &mut Sandbox) {
    let manifest = sandbox.path("VK_LAYER_acme.json");
    if !Sandbox::is_application() {
        let workspace = acquire::workspace();
        let folders = (workspace.join("author-kit"), workspace.join("dispatch-tables"));
        for file in vkgen::layer::emit("acme", Some((&folders.0, &folders.1))) {
            sandbox.write(file.path, file.text);
        }
        // A common target directory for all runs, because the tables take a while to compile.
        let target = workspace.join("target/rust-layer");
        artifacts::build_crate(&sandbox.path(""), &target);
        for file in ["libacme.so", "VK_LAYER_acme.json"] {
            fs::copy(target.join("debug").join(file), sandbox.path(file)).expect("copied");
        }
    }
    sandbox.name_layer(false, manifest);
}

#[test]
fn an_application_is_counted_by_the_crate_as_it_is_written() {
    let mut sandbox = Sandbox::new();
    build(&mut sandbox);
    sandbox.driver("driver", json!({}));
    sandbox.env("VK_INSTANCE_LAYERS", "VK_LAYER_acme");
    let outcome = sandbox.run(|| application());
    outcome.expect_success();
    assert_eq!(outcome.stderr, "acme: 3 submits, 0 presents\n");
}

/// The code in a fenced block of the page.
fn blocks(language: &str) -> Vec<String> {
    let page = include_str!("../../docs/write-a-layer.md");
    let fence = format!("```{language}\n");
    let blocks = page.split(&fence).skip(1);
    blocks.filter_map(|block| Some(block.split_once("```")?.0.to_owned())).collect()
}

/// The page's code is the starter's, which the test above builds and runs, and that of the wrapping
/// layer, which the scenarios run.
#[test]
fn the_page_shows_the_crate_as_it_is_written() {
    let files = vkgen::layer::emit("acme", None);
    let mut code: Vec<_> = files[1..].iter().rev().map(|file| file.text.clone()).collect();
    code.push(include_str!("../wrap-layer/src/lib.rs").to_owned());
    assert_eq!(blocks("rust"), code);
}

/// The page's layer in C counts the same.
#[test]
#[ignore = "needs libvulkan-dev"]
fn the_pages_layer_in_c_counts_the_same() {
    let mut sandbox = Sandbox::new();
    let [code] = &blocks("c")[..] else { panic!("one block of C") };
    let source = sandbox.write("layer.c", code);
    if !Sandbox::is_application() {
        let mut compiler = Command::new("cc");
        compiler.args([
            "-O2",
            "-std=c11",
            "-Wall",
            "-Wextra",
            "-Werror",
            "-Wno-cast-function-type",
        ]);
        compiler.args(["-shared", "-fPIC", "-pthread", "-fvisibility=hidden", "-o"]);
        compiler.arg(sandbox.path("libacme.so")).arg(source);
        let output = compiler.output().expect("cc is needed: `apt-get install gcc`");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    let manifest = LayerManifest::new("VK_LAYER_acme", "Counts in C").text("./libacme.so");
    let manifest = sandbox.write("VK_LAYER_acme.json", manifest);
    sandbox.name_layer(false, manifest);
    sandbox.driver("driver", json!({}));
    sandbox.env("VK_INSTANCE_LAYERS", "VK_LAYER_acme");
    let outcome = sandbox.run(|| application());
    outcome.expect_success();
    assert_eq!(outcome.stderr, "acme: 3 submits, 0 presents\n");
}

/// Submits three times.
fn application() {
    let instance =
        Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
    let device = instance.create_device(instance.physical_devices()[0], &[]);
    let queue = device.queue();
    for _ in 0..3 {
        call!(device.commands.queue_submit(queue, 0, ptr::null(), vk::Fence::NULL));
    }
    device.destroy();
    instance.destroy();
}
