//! What programs write down of drivers, and how that is corrected (docs/gpu-policy.md).

use std::fs;
use std::io::Write as _;
use std::os::unix::fs::MetadataExt as _;
use std::path::Path;

use tests::{InstanceRequest, Loader, MockDriver, Sandbox, Value, json};

use super::{ALL, AWAKE, INTEL, Laptop, NVIDIA, RECORDS, WITHOUT_ABSENT, application, at, plain};

const RADEON: [&str; 3] = ["0000:04:00.0", "1002:73DF", "amdgpu"];
const POLICY: &str = "config/vulkan/loader_policy.json";

/// The answers of a driver that works.
fn working(place: [u32; 4]) -> Value {
    json!({ "physical_devices": at(&[place]), "instance_extensions": plain() })
}

/// The answers of a driver that finds no device any more, each in another way.
fn broken() -> [Value; 5] {
    let result = |command: &str, code: i32| {
        let mut config = working([0, 0, 2, 0]);
        config["results"] = json!({ command: code });
        config
    };
    [
        json!({ "physical_devices": [], "instance_extensions": plain() }),
        result("vkCreateInstance", -9),
        result("vkCreateInstance", -3),
        result("vkEnumeratePhysicalDevices", -3),
        json!({ "negotiate_result": -9 }),
    ]
}

/// The words of a driver's record; `None` without one.
fn words(laptop: &Laptop, name: &str) -> Option<String> {
    let records = laptop.records();
    let mut lines = records.lines().filter(|line| line.starts_with("driver\t"));
    let is_its = |line: &&str| line.split('\t').nth(1).is_some_and(|path| path.ends_with(name));
    let line = lines.find(is_its)?;
    Some(line.split('\t').skip(4).collect::<Vec<_>>().join(" "))
}

fn remove(driver: &MockDriver) {
    fs::remove_file(&driver.manifest).expect("a manifest");
}

/// The driver of the GPU that is awake finds nothing any more. The program that notices corrects its
/// record, so that the next one opens what it left out.
#[test]
fn a_driver_that_finds_nothing_stands_for_no_gpu() {
    for config in broken() {
        let laptop = Laptop::new("awake");
        steps! { laptop,
            () => ALL,
            () => AWAKE,
            laptop.configure("intel", &config) => AWAKE,
            () => ALL,
            () => ALL,
            laptop.configure("intel", &working([0, 0, 2, 0])) => ALL,
            () => AWAKE,
        }
    }
}

/// Also where no driver finds anything, and where none makes an instance.
#[test]
fn programs_without_any_device_correct_the_records() {
    for config in broken() {
        let laptop = Laptop::new("awake");
        steps! { laptop,
            remove(&laptop.processor) => ["intel", "nvidia", "radeon"],
            () => ["intel"],
            laptop.configure("intel", &config) => ["intel"],
            () => ["intel", "nvidia", "radeon"],
        }
    }
}

/// A program that finds nothing may lack the right to use the GPUs: it says of no driver that there is
/// no hardware for it, and forgets no address.
#[test]
fn a_program_that_finds_no_gpu_says_none_of_no_driver() {
    let laptop = Laptop::new("present");
    let nothing = json!({ "physical_devices": [], "instance_extensions": plain() });
    let break_both = || {
        laptop.configure("intel", &nothing);
        laptop.configure("nvidia", &nothing);
    };
    steps! { laptop, () => ALL, break_both() => WITHOUT_ABSENT }
    assert_eq!(words(&laptop, "libintel.so").as_deref(), Some("0000:00:02.0"));
    assert_eq!(words(&laptop, "libnvidia.so").as_deref(), Some("0000:01:00.0"));
}

/// A sandbox may keep one GPU of two from a program. Later programs find its driver by the addresses.
#[test]
fn a_driver_that_finds_nothing_keeps_its_addresses() {
    let laptop = Laptop::new("present");
    let mut refuses = working([0, 1, 0, 0]);
    refuses["results"] = json!({ "vkCreateInstance": -9 });
    let may_use_it_again = || {
        assert_eq!(words(&laptop, "libnvidia.so").as_deref(), Some("0000:01:00.0"));
        laptop.configure("nvidia", &working([0, 1, 0, 0]));
    };
    steps! { laptop,
        () => ALL,
        laptop.configure("nvidia", &refuses) => WITHOUT_ABSENT,
        may_use_it_again() => WITHOUT_ABSENT,
    }
    assert_eq!(words(&laptop, "libnvidia.so").as_deref(), Some("0000:01:00.0 gpu"));
}

/// Also if the program in the sandbox is the first one, so that nothing is known of the driver.
#[test]
fn a_first_program_without_a_gpu_says_none_of_no_driver() {
    let laptop = Laptop::new("present");
    let mut refuses = working([0, 1, 0, 0]);
    refuses["results"] = json!({ "vkCreateInstance": -9 });
    steps! { laptop,
        laptop.configure("nvidia", &refuses) => ALL,
        laptop.configure("nvidia", &working([0, 1, 0, 0])) => ALL,
        () => WITHOUT_ABSENT,
    }
}

/// A library for the other word size is tried and not opened: what its own programs recorded stays.
#[test]
fn a_library_of_the_other_word_size_keeps_its_record() {
    let laptop = Laptop::new("present");
    let other_class = || {
        let library = &laptop.nvidia.library;
        let mut bytes = fs::read(library).expect("a library");
        bytes[4] = 3 - bytes[4];
        let before = fs::metadata(library).expect("a library").modified().expect("a time");
        fs::OpenOptions::new()
            .write(true)
            .open(library)
            .expect("a library")
            .write_all(&bytes)
            .expect("written");
        let file = fs::File::options().write(true).open(library).expect("a library");
        file.set_modified(before).expect("a time");
    };
    steps! { laptop, () => ALL, other_class() => ["intel", "processor"] }
    assert_eq!(words(&laptop, "libnvidia.so").as_deref(), Some("0000:01:00.0 gpu"));
}

/// A system on a chip has a GPU without a PCI address. A program that may not use the GPU does not say
/// that there is none.
#[test]
fn a_gpu_that_is_no_pci_device_is_not_missed() {
    let laptop = Laptop::new("present");
    let nothing = json!({ "physical_devices": [], "instance_extensions": plain() });
    let without_rights = || {
        laptop.sandbox.write("machine/sys/class/drm/card0", "");
        laptop.unplug(INTEL);
        laptop.unplug(NVIDIA);
        laptop.configure("intel", &nothing);
        laptop.configure("nvidia", &nothing);
    };
    let chip =
        json!({ "physical_devices": [{ "type": "integrated" }], "instance_extensions": plain() });
    steps! { laptop,
        without_rights() => ALL,
        laptop.configure("intel", &chip) => ALL,
        () => ["intel", "processor"],
        laptop.configure("intel", &nothing) => ["intel", "processor"],
        () => ALL,
    }
}

/// A sandbox can cause other errors than VK_ERROR_INCOMPATIBLE_DRIVER.
#[test]
fn only_a_clear_answer_says_none() {
    for (config, is_clear) in broken().iter().zip([true, true, false, false, false]) {
        let laptop = Laptop::new("present");
        let then: &[&str] = if is_clear { &WITHOUT_ABSENT } else { &ALL };
        let steps: [&[&str]; 2] = [&ALL, then];
        for opened in steps {
            laptop.configure("radeon", config);
            laptop.forget();
            let outcome = laptop.sandbox.run(|| application());
            outcome.expect_success();
            assert_eq!(laptop.opened(), opened, "{config}\n{}", outcome.stderr);
        }
        let expected = if is_clear { Some("") } else { None };
        assert_eq!(words(&laptop, "libradeon.so").as_deref(), expected, "{config}");
    }
}

/// A driver that refused before a GPU was plugged in says nothing of the machine with that GPU.
#[test]
fn a_gpu_that_comes_while_a_program_runs_is_not_missed() {
    let laptop = Laptop::new("present");
    for round in 0..3 {
        if round == 1 {
            // Its GPU is there, and the driver finds it.
            laptop.configure("radeon", &working([0, 4, 0, 0]));
        }
        laptop.forget();
        let outcome = laptop.sandbox.run(|| {
            let created = Loader::open().create_instance(&InstanceRequest::default());
            let instance = created.expect("vkCreateInstance");
            let machine = Sandbox::child_path("machine");
            if !machine.join("sys/bus/pci/devices").join(RADEON[0]).exists() {
                plug_radeon(&machine);
            }
            assert!(!instance.physical_devices().is_empty());
            instance.destroy();
        });
        outcome.expect_success();
        assert_eq!(laptop.opened(), ALL, "round {round}\n{}", outcome.stderr);
    }
    assert_eq!(words(&laptop, "libradeon.so").as_deref(), Some("0000:04:00.0 gpu"));
}

/// In the application: one more GPU.
fn plug_radeon(machine: &Path) {
    let [address, ids, driver] = RADEON;
    let folder = machine.join("sys/bus/pci/devices").join(address);
    fs::create_dir_all(folder.join("power")).expect("a folder");
    let uevent = format!("DRIVER={driver}\nPCI_CLASS=30000\nPCI_ID={ids}\n");
    fs::write(folder.join("uevent"), &uevent).expect("a file");
    fs::write(folder.join("power/runtime_status"), "active\n").expect("a file");
    let list = fs::File::options().append(true).open(machine.join("proc/bus/pci/devices"));
    let line = format!("0000040000\t{}\t0\t0\tx\n", uevent.replace('\n', " "));
    list.expect("the list").write_all(line.as_bytes()).expect("a line");
}

/// Where the list of devices cannot be read, each device is asked for, and nothing is written.
#[test]
fn an_unreadable_list_is_no_unchanged_one() {
    let laptop = Laptop::new("awake");
    let list = laptop.sandbox.path("machine/proc/bus/pci/devices");
    let hide = || fs::remove_file(&list).expect("the list");
    let plug = || {
        laptop.plug(RADEON, "active");
        hide();
    };
    steps! { laptop,
        hide() => ALL,
        () => ALL,
        laptop.list() => ALL,
        hide() => AWAKE,
        plug() => ALL,
        () => ALL,
        laptop.list() => ALL,
        // No driver finds the new GPU.
        () => ["intel", "radeon", "processor"],
    }
}

/// That a driver found no hardware holds until the machine is started again.
#[test]
fn a_start_of_the_machine_asks_drivers_without_hardware_again() {
    let laptop = Laptop::new("awake");
    steps! { laptop,
        () => ALL,
        () => AWAKE,
        laptop.start("second") => ["intel", "radeon", "processor"],
        () => AWAKE,
        laptop.start("") => ["intel", "radeon", "processor"],
        () => ["intel", "radeon", "processor"],
    }
}

/// A driver of two GPUs is left out if both sleep.
#[test]
fn both_gpus_of_a_driver_must_sleep() {
    let laptop = Laptop::new("awake");
    let second = ["0000:02:00.0", "10DE:2684", "nvidia"];
    laptop.plug(second, "suspended");
    let both = at(&[[0, 1, 0, 0], [0, 2, 0, 0]]);
    laptop
        .configure("nvidia", &json!({ "physical_devices": both, "instance_extensions": plain() }));
    steps! { laptop,
        () => ALL,
        () => AWAKE,
        laptop.plug(second, "active") => WITHOUT_ABSENT,
        laptop.plug(NVIDIA, "active") => WITHOUT_ABSENT,
        laptop.plug(second, "suspended") => WITHOUT_ABSENT,
        laptop.plug(NVIDIA, "suspended") => AWAKE,
        laptop.unplug(second) => AWAKE,
    }
}

/// On a machine without a GPU, drivers without hardware stay closed. A GPU that comes can be one for any.
#[test]
fn a_machine_without_gpus_opens_its_processor() {
    let laptop = Laptop::new("present");
    let unplug_both = || {
        laptop.unplug(INTEL);
        laptop.unplug(NVIDIA);
    };
    steps! { laptop,
        () => ALL,
        unplug_both() => ["processor"],
        laptop.plug(INTEL, "active") => ALL,
    }
}

/// A program of root in the home of another user leaves nothing there, which that user could not
/// change.
#[test]
fn nothing_is_left_in_the_home_of_somebody_else() {
    let mut laptop = Laptop::new("present");
    let [own, foreign] = ["own", "foreign"].map(|name| laptop.sandbox.path(name));
    // Who cannot give a folder away has one of root.
    let foreign = if Sandbox::is_application() {
        foreign
    } else {
        for home in [&own, &foreign] {
            fs::create_dir(home).expect("a home");
        }
        match std::os::unix::fs::chown(&foreign, Some(65534), None) {
            Ok(()) => foreign,
            Err(_) => Path::new("/dev/shm").join(format!("home-{}", std::process::id())),
        }
    };
    let is_root = fs::metadata("/proc/self").expect("this process").uid() == 0;
    for home in [&own, &foreign] {
        laptop.sandbox.env("XDG_CACHE_HOME", "").env("HOME", home);
        steps! { laptop, () => ALL }
        let expected = *home == own || !is_root;
        assert_eq!(home.join(".cache").exists(), expected, "{}", home.display());
    }
    if !is_root {
        fs::remove_dir_all(&foreign).expect("the other home");
    }
    let owner = fs::metadata(own.join(".cache/vulkan/loader_drivers")).expect("the records").uid();
    assert_eq!(owner, fs::metadata(&own).expect("a home").uid());
}

/// A library that is not there is one of another root with the same home: its record stays.
#[test]
fn records_of_another_root_stay() {
    let laptop = Laptop::new("awake");
    let [here, there] = ["data/vulkan/icd.d", "elsewhere"].map(|name| laptop.sandbox.path(name));
    let leave = |from: &Path, to: &Path| fs::rename(from, to).expect("renamed");
    let new_driver = || {
        leave(&here, &there);
        let config = json!({ "physical_devices": [{ "type": "cpu" }] });
        laptop.sandbox.driver_at(Path::new("data/vulkan/icd.d"), "another", &config);
    };
    let come_back = || {
        fs::remove_dir_all(&here).expect("removed");
        leave(&there, &here);
    };
    steps! { laptop,
        () => ALL,
        () => AWAKE,
        new_driver() => [],
        come_back() => AWAKE,
    }
    assert!(laptop.records().contains("libanother.so"), "{}", laptop.records());
}

/// Under another policy the same is known, so that nothing is written.
#[test]
fn records_are_written_if_something_changed() {
    let laptop = Laptop::new("awake");
    let state = || {
        let state = fs::metadata(laptop.sandbox.path(RECORDS)).expect("the records");
        (state.ino(), state.mtime(), state.mtime_nsec())
    };
    let first = std::cell::Cell::new((0, 0, 0));
    let present = json!({ "policy": "present" }).to_string();
    steps! { laptop,
        () => ALL,
        first.set(state()) => AWAKE,
        drop(laptop.sandbox.write(POLICY, &present)) => WITHOUT_ABSENT,
        assert_eq!(state(), first.get()) => WITHOUT_ABSENT,
        laptop.start("second") => ALL,
        assert_ne!(state(), first.get()) => WITHOUT_ABSENT,
    }
}
