//! All allocations are freed (callpath.md 8, layers.md 13): `direct.c` creates and destroys
//! instances and devices repeatedly.

use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::ptr;

use dispatch_tables::vk;
use libloading::os::unix::Library;
use tests::{Outcome, Sandbox, json};

use crate::c_programs::direct;

/// The layers between the program and the driver.
#[derive(Clone, Copy)]
enum Chain {
    Driver,
    Layers,
}

/// A sandbox without logs, and the program in it.
fn laid_out(chain: Chain) -> (Sandbox, PathBuf) {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({ "record": false }));
    if matches!(chain, Chain::Layers) {
        symlink("/dev/null", sandbox.path("layers.log")).expect("a log that keeps nothing");
        sandbox.implicit_layer("implicit", json!({}), json!({}));
        let explicit = sandbox.explicit_layer("explicit", json!({}), json!({}));
        sandbox.env("VK_INSTANCE_LAYERS", explicit.name);
    }
    let program = direct(&mut sandbox);
    (sandbox, program)
}

/// The bytes or pages that the program used after half of `cycles`, and their increase until the
/// end.
fn growth(chain: Chain, cycles: u32, unit: &str) -> (i64, i64) {
    let (sandbox, program) = laid_out(chain);
    let outcome = sandbox.execute(Command::new(program).arg(cycles.to_string()));
    outcome.expect_success();
    let lines = outcome.stdout.lines();
    let numbers: Vec<i64> =
        lines.filter_map(|line| line.strip_suffix(unit)?.trim_end().parse().ok()).collect();
    let [early, late] = numbers[..] else {
        panic!("{}", outcome.stdout);
    };
    (early, late - early)
}

/// malloc's smallest block, leaked once per cycle, would be 32,000 bytes. Less is no leak: the first
/// thousands of cycles fill caches, of the dynamic linker and others.
#[test]
fn a_thousand_instances_are_freed() {
    for chain in [Chain::Driver, Chain::Layers] {
        let (early, growth) = growth(chain, 2000, "bytes");
        assert!(growth < 16_000, "{growth} bytes more than {early}");
    }
}

/// malloc's smallest block, leaked once per cycle, would be 39 pages. The heap takes some thousands of
/// cycles to settle, which is four pages; in 40,000 cycles the last half adds one at most.
#[test]
#[ignore = "slow"]
fn ten_thousand_instances_are_freed() {
    for chain in [Chain::Driver, Chain::Layers] {
        let (early, growth) = growth(chain, 10_000, "pages");
        assert!(growth <= 8, "{growth} pages more than {early}");
    }
}

/// Bytes that malloc has given out.
fn allocated() -> usize {
    // SAFETY: reads malloc's own numbers.
    unsafe { libc::mallinfo2() }.uordblks
}

/// drivers.md K.7: the settings of the process go with the library.
#[test]
fn a_library_that_is_closed_leaves_nothing() {
    let mut sandbox = Sandbox::new();
    let driver = sandbox.driver("mock", json!({ "record": false }));
    let layer = sandbox.explicit_layer("it", json!({}), json!({}));
    let settings = json!({ "file_format_version": "1.0.0", "settings": {
        "layers": [{ "name": layer.name, "path": layer.manifest, "control": "off" }],
        "additional_drivers": [{ "path": driver.manifest }],
    } });
    let place = "config-home/vulkan/loader_settings.d/vk_loader_settings.json";
    sandbox.write(place, settings.to_string());
    let outcome = sandbox.run(|| {
        let path = std::env::var_os("SCENARIO_LOADER").expect("the loader");
        let cycle = || {
            // SAFETY: opening a Vulkan loader runs its constructor, which asks nothing.
            let library = unsafe { Library::new(&path) }.expect("the loader");
            // SAFETY: the export of this name has this type, and there is room for the version.
            unsafe {
                let query = library.get::<vk::PFN_vkEnumerateInstanceExtensionProperties>(
                    "vkEnumerateInstanceExtensionProperties",
                );
                let result = query.expect("an export")(ptr::null(), &mut 0, ptr::null_mut());
                assert_eq!(result, vk::Result::SUCCESS);
            }
            library.close().expect("dlclose");
        };
        (0..100).for_each(|_| cycle());
        let before = allocated();
        (0..1000).for_each(|_| cycle());
        let after = allocated();
        // malloc gives no block of less than 24 bytes.
        let lost = after.saturating_sub(before);
        assert!(lost < 24_000, "{lost} bytes in 1,000 cycles");
    });
    outcome.expect_success();
}

/// Runs the program under memcheck; every finding is an error.
fn valgrind(chain: Chain, cycles: u32) -> Outcome {
    let (sandbox, program) = laid_out(chain);
    assert!(
        Path::new("/usr/bin/valgrind").exists(),
        "valgrind is needed: `apt-get install valgrind`"
    );
    let mut valgrind = Command::new("/usr/bin/valgrind");
    valgrind.args(["--error-exitcode=9", "--leak-check=full", "--show-leak-kinds=all"]);
    sandbox.execute(valgrind.arg(program).arg(cycles.to_string()))
}

/// No uninitialised memory is read, and no memory stays allocated at the end, reachable or not.
#[test]
#[ignore = "needs valgrind"]
fn valgrind_finds_nothing_in_a_c_program() {
    for chain in [Chain::Driver, Chain::Layers] {
        let outcome = valgrind(chain, 20);
        outcome.expect_success();
        for line in ["All heap blocks were freed", "ERROR SUMMARY: 0 errors"] {
            assert!(outcome.stderr.contains(line), "{}", outcome.stderr);
        }
    }
}
