//! Libraries that crash, hang or end the process, and the report that goes on.

use serde_json::json;

use crate::installation::Installation;
use crate::verdict;

/// The process that the driver leaves behind holds the pipe to the report open.
#[test]
fn a_driver_that_leaves_a_process_behind_does_not_hold_up_the_report() {
    for (name, leave) in [("group", ""), ("session", "setsid();")] {
        let mut installation = Installation::new();
        let source = format!(
            "#include <unistd.h>
            __attribute__((constructor)) static void start(void) {{
                if (fork() == 0) {{ {leave} sleep(60); _exit(0); }}
            }}
            int vk_icdNegotiateLoaderICDInterfaceVersion(unsigned *version) {{ return *version * 0; }}"
        );
        let library = installation.library(name, &source, &[]);
        installation.driver(&library);
        let start = std::time::Instant::now();
        let verdict = verdict(&installation);
        assert!(verdict.contains("rejected"), "{verdict}");
        assert!(start.elapsed().as_secs() < 50, "waits for the process that is left behind");
    }
}

#[test]
fn a_driver_that_crashes_hangs_or_exits_does_not_end_the_report() {
    let negotiate = "int vk_icdNegotiateLoaderICDInterfaceVersion(unsigned *version)";
    let cases = [
        ("crash", format!("{negotiate} {{ __builtin_trap(); }}"), "crashes with signal"),
        (
            "hang",
            format!("{negotiate} {{ for (;;) __asm__ volatile(\"\"); }}"),
            "does not return from",
        ),
        (
            "exit",
            format!("#include <stdlib.h>\n{negotiate} {{ exit(3); }}"),
            "ends the process with code 3 in",
        ),
    ];
    for (name, source, expected) in cases {
        let mut installation = Installation::new();
        let library = installation.library(name, &source, &[]);
        installation.driver(&library);
        let verdict = verdict(&installation);
        assert!(verdict.contains(expected), "{verdict}");
        assert!(verdict.contains("vk_icdNegotiateLoaderICDInterfaceVersion"), "{verdict}");
        assert!(verdict.contains("VK_LOADER_DRIVERS_DISABLE=x.json"), "{verdict}");
    }
}

/// The report names the function in which a layer crashes, as for a driver.
#[test]
fn a_layer_that_crashes_in_its_negotiation() {
    let installation = Installation::new();
    let negotiate = "vkNegotiateLoaderLayerInterfaceVersion";
    let source = format!("int {negotiate}(void *interface) {{ __builtin_trap(); }}");
    let library = installation.library("layer", &source, &[]);
    installation.layer("explicit", "VK_LAYER_test_b", json!({ "library_path": library }));
    let report = installation.report(&["--layer", "VK_LAYER_test_b"]);
    let reason = report["layers"][0]["verdict"]["reason"].to_string();
    assert!(reason.contains("crashes with signal") && reason.contains(negotiate), "{report:#}");
}
