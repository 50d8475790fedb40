//! `vkexplain gpus` and `vkexplain startup`: what sleeps, and what a start costs.

#[allow(dead_code, reason = "the tests of this file need a part of it")]
#[path = "installation/mod.rs"]
mod installation;

use std::fs;
use std::os::unix::fs::MetadataExt as _;

use installation::Installation;

/// A laptop below the installation's folder, whose second GPU has this status. Returns the folder.
fn laptop(installation: &Installation, status: &str) -> String {
    let controllers = [
        ("0000:00:02.0", "8086:9A49", "i915", "active"),
        ("0000:01:00.0", "10DE:28E0", "nvidia", status),
    ];
    let mut records = String::from("loader drivers 1\nbus\tnone\nstart\t0\n");
    for (address, ids, driver, status) in controllers {
        let folder = format!("root/sys/bus/pci/devices/{address}");
        let uevent = format!("DRIVER={driver}\nPCI_CLASS=30000\nPCI_ID={ids}\n");
        installation.write(&format!("{folder}/uevent"), uevent);
        installation.write(&format!("{folder}/power/runtime_status"), format!("{status}\n"));
        records += &format!("gpu\t{address}\t{}\t{driver}\n", ids.to_lowercase());
    }
    for (name, address) in [("intel", "0000:00:02.0"), ("nvidia", "0000:01:00.0")] {
        let library = format!("/lib{name}.so");
        let state =
            fs::metadata(installation.write(&format!("root{library}"), "library")).expect("a file");
        let modified = state.mtime() * 1_000_000_000 + state.mtime_nsec();
        let state = format!("{:08x} {modified:08x} {:08x} ", state.size(), state.ino());
        records += &format!("driver\t{library}\t{library}\t{state}\tgpu\t{address}\n");
        let manifest = format!(
            r#"{{ "file_format_version": "1.0.1", "ICD": {{ "library_path": "{library}", "api_version": "1.3.0" }} }}"#
        );
        installation.write(&format!("root/usr/share/vulkan/icd.d/{name}.json"), manifest);
    }
    installation.write("root/home/.cache/vulkan/loader_drivers", records + "end\n");
    installation.path("root").display().to_string()
}

fn gpus(status: &str, set: &[&str]) -> String {
    answer(&["gpus"], status, set)
}

/// What a command says of a laptop.
fn answer(command: &[&str], status: &str, set: &[&str]) -> String {
    let installation = Installation::new();
    let root = laptop(&installation, status);
    let mut arguments = command.to_vec();
    arguments.extend(["--root", &root, "--set", "HOME=/home"]);
    set.iter().for_each(|set| arguments.extend(["--set", set]));
    installation.text(&arguments)
}

const AWAKE: &str = "VK_LOADER_DRIVER_POLICY=awake";
const SLEEPS: &str =
    "its GPU 0000:01:00.0 (10de:28e0) sleeps, and VK_LOADER_DRIVER_POLICY says `awake`";

/// What a policy leaves out is no problem. Each text has it once.
#[test]
fn a_driver_that_sleeps_is_left_out_and_no_problem() {
    let short = answer(&[], "suspended", &[AWAKE]);
    assert!(short.contains("left out nvidia.json  its GPU 0000:01:00.0 (10de:28e0)"), "{short}");
    let page = answer(&["--format", "html"], "suspended", &[AWAKE]);
    assert!(page.contains("class=\"mark off\">left out</span>"), "{page}");
    let whole = answer(&["--all"], "suspended", &[AWAKE]);
    for text in [&short, &whole, &page] {
        assert!(!text.contains("Problems") && !text.contains("rejected nvidia"), "{text}");
    }
    assert_eq!(whole.matches(&format!("it is left out: {SLEEPS}")).count(), 1, "{whole}");
    let why = answer(&["why", "nvidia.json"], "suspended", &[AWAKE]);
    assert_eq!(why.matches(SLEEPS).count(), 1, "{why}");
}

/// A file that changed since is no longer the driver that reported the GPU.
#[test]
fn gpus_does_not_believe_the_record_of_another_file() {
    let installation = Installation::new();
    let root = laptop(&installation, "suspended");
    installation.write("root/libnvidia.so", "another library");
    let arguments = ["gpus", "--root", &root, "--set", "HOME=/home", "--set", AWAKE];
    let text = installation.text(&arguments);
    let (_, nvidia) = text.split_once("GPU 0000:01:00.0 (10de:28e0), asleep\n").expect("the GPU");
    assert!(nvidia.starts_with("  no driver is known for it"), "{text}");
    assert!(nvidia.contains("this program may wake it"), "{text}");
}

/// The same as data.
#[test]
fn gpus_and_startup_have_json() {
    let of = |command: &str| -> serde_json::Value {
        let text = answer(&[command, "--format", "json"], "suspended", &[AWAKE]);
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
    };
    let gpus = of("gpus");
    let effect = |place: usize| gpus["gpus"][place]["effect"].as_str().unwrap_or_default();
    assert_eq!([effect(0), effect(1)], ["none", "lets_sleep"], "{gpus:#}");
    let nvidia = &gpus["gpus"][1];
    assert_eq!((&nvidia["address"], &nvidia["asleep"]), (&"0000:01:00.0".into(), &true.into()));
    let reason = nvidia["drivers"][0]["left_out"]["reason"].as_str().expect("a reason");
    assert!(reason.contains(SLEEPS), "{gpus:#}");
    let startup = of("startup");
    let last = startup.as_array().and_then(|all| all.last()).expect("an entry");
    assert_eq!(last["name"], "driver /usr/share/vulkan/icd.d/nvidia.json");
    assert!(last["reason"].as_str().expect("a reason").contains(SLEEPS), "{startup:#}");
}

/// A driver that a policy leaves out has a line, and is not measured, which would wake its GPU.
#[test]
fn startup_names_what_a_policy_leaves_out() {
    let text = answer(&["startup"], "suspended", &[AWAKE]);
    let line = format!("driver /usr/share/vulkan/icd.d/nvidia.json is left out: {SLEEPS}");
    assert!(
        text.contains(&line)
            && text
                .contains("cure: for this program, set VK_LOADER_DRIVER_POLICY=all or DRI_PRIME=1"),
        "{text}"
    );
    assert!(!answer(&["startup"], "active", &[AWAKE]).contains("is left out"));
}

/// What would wake a GPU is said for the policy, the variables and the state of the machine.
#[test]
fn gpus_says_who_wakes_a_gpu() {
    let awake = AWAKE;
    let text = gpus("suspended", &[awake]);
    assert!(text.starts_with("Driver policy: VK_LOADER_DRIVER_POLICY says `awake`\n"), "{text}");
    let intel = "GPU 0000:00:02.0 (8086:9a49), awake\n  driver /libintel.so of /usr/share/vulkan/icd.d/intel.json\n  it is awake: this program wakes nothing\n";
    assert!(text.contains(intel), "{text}");
    let (_, nvidia) = text.split_once("GPU 0000:01:00.0 (10de:28e0), asleep\n").expect("the GPU");
    assert!(
        nvidia.contains(
            "its GPU 0000:01:00.0 (10de:28e0) sleeps, and VK_LOADER_DRIVER_POLICY says `awake`"
        ),
        "{text}"
    );
    assert!(nvidia.contains("  this program lets it sleep\n"), "{text}");
    for set in [&[awake, "DRI_PRIME=1"][..], &["VK_LOADER_DRIVER_POLICY=present"], &[]] {
        let text = gpus("suspended", set);
        assert!(text.contains("  this program wakes it\n"), "{set:?}: {text}");
    }
    assert!(!gpus("active", &[awake]).contains("asleep"));
}

#[test]
fn gpus_says_what_the_loader_ignores() {
    let text = gpus("active", &["VK_LOADER_DRIVER_POLICY=presnt"]);
    assert!(text.starts_with("Driver policy: `all`, so that"), "{text}");
    let remark = "\nVK_LOADER_DRIVER_POLICY has no effect: \"presnt\" is no policy\n";
    assert!(text.ends_with(remark), "{text}");
}

#[test]
fn gpus_knows_machines_without_gpus() {
    let installation = Installation::new();
    let root = installation.write("root/x", "").with_file_name("").display().to_string();
    let text = installation.text(&["gpus", "--root", &root]);
    assert!(text.contains("This system does not say which GPUs there are."), "{text}");
}

/// A slow step shows where it is, and a driver that never ends is the worst.
#[test]
fn startup_measures_each_step() {
    let mut installation = Installation::new();
    installation
        .working_driver("extern int usleep(unsigned); usleep(60000); *count = 0; return 0;");
    let text = installation.text(&["startup"]);
    let number = |name: &str| -> f64 {
        let (_, rest) = text.rsplit_once(name).unwrap_or_else(|| panic!("{text}"));
        rest.split_whitespace().next().and_then(|word| word.parse().ok()).expect("a number")
    };
    assert!(number("listing ") >= 60.0, "{text}");
    assert!(number("opening ") < 60.0 && number("creating ") < 60.0, "{text}");
    assert!(text.contains("finds no device"), "{text}");
    assert!(text.contains("cure: VK_LOADER_DRIVERS_DISABLE=x.json leaves it out"), "{text}");
    installation.working_driver("extern int pause(void); return pause();");
    let text = installation.text(&["startup", "--time-limit", "1"]);
    assert!(text.contains("x.json does not end in 1 s"), "{text}");
}

/// Each layer of the program is measured with the cheapest driver, and costs what the driver does not.
#[test]
fn startup_measures_a_layer() {
    let mut installation = Installation::new();
    installation.working_driver("if (list) list[0] = one; *count = 1; return 0;");
    let library = installation
        .working_layer("layer", "extern int usleep(unsigned); if (count) usleep(60000);");
    let functions = serde_json::json!({ "vkGetInstanceProcAddr": "test_lookup" });
    let more = serde_json::json!({ "library_path": library, "functions": functions });
    installation.layer("explicit", "VK_LAYER_test_a", more);
    let text = installation.text(&["startup", "--layer", "VK_LAYER_test_a"]);
    let (layer, driver) = text.split_once("driver DIR/x.json\n").expect("both, the layer first");
    assert!(layer.contains(" MiB  layer VK_LAYER_test_a\n"), "{text}");
    assert!(
        layer.contains("cure: VK_LOADER_LAYERS_DISABLE=VK_LAYER_test_a leaves it out\n"),
        "{text}"
    );
    // Without a device of the kernel there is no policy to recommend.
    assert!(driver.contains("cure: VK_LOADER_DRIVERS_DISABLE=x.json leaves it out\n"), "{text}");
    assert!(!driver.contains("finds no device"), "{text}");
}

/// The user asks other programs for the report, and the children of vkexplain are none.
#[test]
fn no_child_writes_the_report_of_the_user() {
    let mut installation = Installation::new();
    installation.working_driver("if (list) list[0] = one; *count = 1; return 0;");
    let path = installation.path("report.json").display().to_string();
    installation.set("VK_LOADER_REPORT", &path);
    installation.text(&["startup"]);
    installation.report(&[]);
    let written = fs::read_to_string(&path);
    assert!(written.is_err(), "{written:?}");
}
