//! The crate that `vkgen entrypoints --lang rust --kind layer` writes is a layer: it is built
//! unchanged, with its manifest, and our loader loads it. docs/write-a-layer.md shows the crate, and
//! the same layer in C.

#![allow(
    clippy::redundant_closure,
    reason = "the harness tells a test by a closure that stands in it"
)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, ptr};

use author_kit::manifest::LayerManifest;
use dispatch_tables::vk;
use object::elf::{DF_SYMBOLIC, DT_FLAGS};
use object::read::NativeFile;
use registry::acquire;
use tests::{InstanceRequest, Loader, Sandbox, artifacts, call, json};

/// Writes the crate `name`, and gives the common target directory for all runs, because the tables take
/// a while to compile. What is not the library or its manifest is in another folder (`build.build-dir`).
fn write(sandbox: &Sandbox, name: &str) -> PathBuf {
    let workspace = acquire::workspace();
    let folders = (workspace.join("author-kit"), workspace.join("dispatch-tables"));
    for file in vkgen::layer::emit("acme", name, (&folders.0, &folders.1)) {
        sandbox.write(file.path, file.text);
    }
    let build = workspace.join("target/rust-layer-build");
    sandbox.write(
        ".cargo/config.toml",
        format!("[build]\nbuild-dir = {:?}\n", build.display().to_string()),
    );
    workspace.join("target/rust-layer")
}

/// Builds the crate, which must give no warnings. In the child it is already built.
fn build(sandbox: &mut Sandbox) {
    let manifest = sandbox.path("VK_LAYER_ACME_counter.json");
    if !Sandbox::is_application() {
        let target = write(sandbox, "counter");
        for file in ["libcounter.so", "VK_LAYER_ACME_counter.json"] {
            _ = fs::remove_file(target.join("debug").join(file));
        }
        artifacts::build_crate(&sandbox.path(""), &target).expect("the crate compiles");
        for file in ["libcounter.so", "VK_LAYER_ACME_counter.json"] {
            fs::copy(target.join("debug").join(file), sandbox.path(file)).expect("copied");
        }
    }
    sandbox.name_layer(false, manifest);
}

/// `vkexplain lint --library` asks for that, because another library could replace the exported commands.
#[test]
fn a_layers_library_is_bound_to_its_own_functions() {
    let library = fs::read(artifacts::built("libuseful_layers.so")).expect("built");
    let file = NativeFile::parse(&*library).expect("ELF");
    let entries = file.elf_dynamic_table().expect("a dynamic section");
    assert!(entries.iter().any(|one| one.tag == DT_FLAGS && one.val & DF_SYMBOLIC.0 != 0));
}

/// A layer whose build script names another does not compile, because a loader would look for functions
/// and extensions in vain.
#[test]
fn a_build_script_that_names_another_layer_does_not_compile() {
    let sandbox = Sandbox::new();
    let target = write(&sandbox, "other");
    let script = fs::read_to_string(sandbox.path("build.rs")).expect("the build script");
    sandbox.write("build.rs", script.replace("VK_LAYER_ACME_other", "VK_LAYER_ACME_misspelt"));
    let messages = artifacts::build_crate(&sandbox.path(""), &target).expect_err("a difference");
    assert!(messages.contains("build.rs writes no manifest with the layer's name"), "{messages}");
}

#[test]
fn an_application_is_counted_by_the_crate_as_it_is_written() {
    let mut sandbox = Sandbox::new();
    build(&mut sandbox);
    sandbox.driver("driver", json!({}));
    sandbox.env("VK_INSTANCE_LAYERS", "VK_LAYER_ACME_counter");
    let outcome = sandbox.run(|| application());
    outcome.expect_success();
    assert_eq!(outcome.stderr, "counter: 3 submits, 0 presents\n");
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
    let files = vkgen::layer::emit("acme", "counter", (Path::new(""), Path::new("")));
    let mut code: Vec<_> = files[2..].iter().rev().map(|file| file.text.clone()).collect();
    code.push(include_str!("../wrap-layer/src/lib.rs").to_owned());
    assert_eq!(blocks("rust"), code);
}

/// The page's excerpts are of layers that the scenarios run.
#[test]
fn the_page_shows_parts_of_layers_that_run() {
    let sources = [
        include_str!("../useful-layers/src/frame_limiter.rs"),
        include_str!("../useful-layers/src/device_selector.rs"),
        include_str!("../useful-layers/src/memory_budget.rs"),
        include_str!("../kit-layers/src/lib.rs"),
        // Without the indentation of the function that is around.
        &include_str!("../useful-layers/build.rs").replace("\n    ", "\n"),
    ];
    let excerpts = blocks("rust,ignore");
    assert_eq!(excerpts.len(), 7);
    for part in excerpts.iter().flat_map(|excerpt| excerpt.split("    // …\n")) {
        assert!(sources.iter().any(|source| source.contains(part)), "{part}");
    }
}

/// The page's layer in C counts the same.
#[test]
#[ignore = "needs libvulkan-dev"]
fn the_pages_layer_in_c_counts_the_same() {
    let mut sandbox = Sandbox::new();
    let [code] = &blocks("c")[..] else { panic!("one block of C") };
    let source = sandbox.write("layer.c", code);
    if !Sandbox::is_application() {
        for warnings in [&[][..], &["-std=c11", "-Wall", "-Wextra", "-Wpedantic"]] {
            let mut compiler = Command::new("cc");
            compiler.args(["-O2", "-Werror"]).args(warnings);
            compiler.args(["-shared", "-fPIC", "-pthread", "-fvisibility=hidden", "-o"]);
            compiler.arg(sandbox.path("libacme.so")).arg(&source);
            let output = compiler.output().expect("cc is needed: `apt-get install gcc`");
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        }
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
