//! Drivers that a policy leaves out, on a laptop whose kernel's files are below the sandbox
//! (docs/gpu-policy.md). The rules themselves are tested on a virtual system.

use std::ffi::CString;
use std::fs::{self, File};
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::time::{Duration, SystemTime};

use tests::{InstanceRequest, Loader, MockDriver, Outcome, Sandbox, Value, json};

use crate::c_programs::compile;

const RECORDS: &str = "cache/vulkan/loader_drivers";
const INTEL: [&str; 3] = ["0000:00:02.0", "8086:9A49", "i915"];
const NVIDIA: [&str; 3] = ["0000:01:00.0", "10DE:28E0", "nvidia"];

/// A laptop with an integrated GPU that is awake and a discrete one, drivers for both, one without
/// hardware and one for the processor.
struct Laptop {
    sandbox: Sandbox,
    intel: MockDriver,
    nvidia: MockDriver,
    radeon: MockDriver,
    processor: MockDriver,
}

impl Laptop {
    fn new(policy: &str) -> Self {
        let mut sandbox = Sandbox::new();
        let driver = |name: &str, devices: Value, extensions: Value| {
            let folder = Path::new("data/vulkan/icd.d");
            let config = json!({ "physical_devices": devices, "instance_extensions": extensions });
            sandbox.driver_at(folder, name, &config)
        };
        let intel = driver("intel", at(&[[0, 0, 2, 0]]), plain());
        let nvidia = driver("nvidia", at(&[[0, 1, 0, 0]]), json!(["VK_EXT_headless_surface"]));
        let radeon = driver("radeon", json!([]), plain());
        let processor = driver("processor", json!([{ "type": "cpu" }]), plain());
        let library = sandbox.path("libredirect.so");
        if !Sandbox::is_application() {
            compile(
                &mut sandbox,
                include_str!("redirect.c"),
                &library,
                &["-shared", "-fPIC", "-ldl"],
            );
        }
        let [machine, cache] = ["machine", "cache"].map(|folder| sandbox.path(folder));
        sandbox.env("LD_PRELOAD", &library).env("MACHINE_ROOT", machine);
        sandbox.env("XDG_CACHE_HOME", cache).env("VK_LOADER_DEBUG", "all");
        sandbox.write("config/vulkan/loader_policy.json", json!({ "policy": policy }).to_string());
        sandbox.write("machine/dev/dri/renderD128", "");
        let laptop = Self { sandbox, intel, nvidia, radeon, processor };
        laptop.start("first");
        laptop.plug(INTEL, "active");
        laptop.plug(NVIDIA, "suspended");
        laptop
    }

    fn plug(&self, [address, ids, driver]: [&str; 3], status: &str) {
        let folder = format!("machine/sys/bus/pci/devices/{address}");
        let uevent = format!("DRIVER={driver}\nPCI_CLASS=30000\nPCI_ID={ids}\n");
        self.sandbox.write(format!("{folder}/uevent"), uevent);
        self.sandbox.write(format!("{folder}/power/runtime_status"), format!("{status}\n"));
        self.list();
    }

    /// Starts the machine: the kernel has a new number.
    fn start(&self, number: &str) {
        self.sandbox.write("machine/proc/sys/kernel/random/boot_id", format!("{number}\n"));
    }

    /// Gives a driver other answers; its library stays as it is.
    fn configure(&self, name: &str, config: &Value) {
        let path = format!("data/vulkan/icd.d/lib{name}.so.mock");
        self.sandbox.write(path, config.to_string());
    }

    fn unplug(&self, [address, ..]: [&str; 3]) {
        if !Sandbox::is_application() {
            let folder = self.sandbox.path("machine/sys/bus/pci/devices").join(address);
            fs::remove_dir_all(folder).expect("a folder of the machine");
        }
        self.list();
    }

    /// Writes the kernel's list of devices, as its folders are.
    fn list(&self) {
        let folder = self.sandbox.path("machine/sys/bus/pci/devices");
        let entries = fs::read_dir(folder).expect("a folder of the machine");
        let mut lines: Vec<String> = entries
            .map(|entry| {
                let entry = entry.expect("an entry");
                let uevent = fs::read_to_string(entry.path().join("uevent")).expect("a file");
                let address = entry.file_name().to_string_lossy().replace([':', '.'], "");
                format!("{address}\t{}\t0\t0\tx\n", uevent.replace('\n', " "))
            })
            .collect();
        lines.sort();
        self.sandbox.write("machine/proc/bus/pci/devices", lines.concat());
    }

    /// Forgets which drivers were opened.
    fn forget(&self) {
        if Sandbox::is_application() {
            return;
        }
        for driver in [&self.intel, &self.nvidia, &self.radeon, &self.processor] {
            let mut log = driver.library.clone().into_os_string();
            log.push(".log");
            let _ = fs::remove_file(log);
        }
    }

    /// The drivers that the last application opened and created an instance in.
    fn opened(&self) -> Vec<&'static str> {
        let all = [
            ("intel", &self.intel),
            ("nvidia", &self.nvidia),
            ("radeon", &self.radeon),
            ("processor", &self.processor),
        ];
        let is_open = |driver: &MockDriver| {
            let mut log = driver.library.clone().into_os_string();
            log.push(".log");
            Path::new(&log).exists()
        };
        all.into_iter().filter(|(_, driver)| is_open(driver)).map(|(name, _)| name).collect()
    }

    fn records(&self) -> String {
        fs::read_to_string(self.sandbox.path(RECORDS)).expect("the records")
    }
}

/// Devices at these places of the bus.
fn at(places: &[[u32; 4]]) -> Value {
    let device = |place| json!({ "pci": place, "extensions": ["VK_EXT_pci_bus_info"] });
    places.iter().map(device).collect()
}

/// The instance extensions of most drivers.
fn plain() -> Value {
    json!(["VK_KHR_surface", "VK_KHR_get_physical_device_properties2"])
}

/// The application: asks for extensions, creates an instance and lists its devices.
fn application() {
    let loader = Loader::open();
    loader.instance_extensions();
    // Some machines have drivers or devices for no program.
    if let Ok(instance) = loader.create_instance(&InstanceRequest::default()) {
        let _ = instance.try_physical_devices();
        instance.destroy();
    }
}

const ALL: [&str; 4] = ["intel", "nvidia", "radeon", "processor"];
const WITHOUT_ABSENT: [&str; 3] = ["intel", "nvidia", "processor"];
const AWAKE: [&str; 2] = ["intel", "processor"];

/// Runs the application once per step, which changes the machine before, and compares the drivers
/// that were opened.
macro_rules! steps {
    ($laptop:ident, $($step:expr => $opened:expr),+ $(,)?) => {
        let steps: &[(&dyn Fn(), &[&str])] = &[$((&|| $step, &$opened)),+];
        for (place, (step, opened)) in steps.iter().enumerate() {
            if !Sandbox::is_application() {
                step();
            }
            $laptop.forget();
            let outcome = $laptop.sandbox.run(|| application());
            outcome.expect_success();
            assert_eq!($laptop.opened(), *opened, "step {place}:\n{}", outcome.stderr);
        }
    };
}

mod records;

/// The first program opens all drivers and writes down what they report, the next ones open those
/// whose GPUs are there.
#[test]
fn absent_hardware_is_opened_once() {
    let laptop = Laptop::new("present");
    steps! { laptop,
        () => ALL,
        () => WITHOUT_ABSENT,
        laptop.unplug(NVIDIA) => AWAKE,
        laptop.plug(NVIDIA, "active") => ALL,
        () => WITHOUT_ABSENT,
        laptop.plug(["0000:04:00.0", "1002:73DF", "amdgpu"], "active") => ALL,
        // Nobody finds the new GPU, so that nobody says of a driver that there is none for it.
        () => ALL,
    }
    let records = laptop.records();
    assert_eq!(records.lines().filter(|line| line.starts_with("gpu\t")).count(), 3, "{records}");
    let of = |name: &str| {
        let mut lines = records.lines().filter(|line| line.starts_with("driver\t"));
        let line =
            lines.find(|line| line.split('\t').nth(1).is_some_and(|path| path.ends_with(name)));
        line.map(|line| line.split('\t').skip(4).collect::<Vec<_>>().join(" "))
    };
    assert_eq!(of("libnvidia.so").as_deref(), Some("0000:01:00.0 gpu"));
    assert_eq!(of("libradeon.so"), None);
    assert_eq!(of("libprocessor.so").as_deref(), Some("unplaced"));
}

/// A GPU that sleeps is left alone until it is awake or the program asks for it.
#[test]
fn a_sleeping_gpu_stays_asleep() {
    let laptop = Laptop::new("awake");
    steps! { laptop,
        () => ALL,
        () => AWAKE,
        laptop.plug(NVIDIA, "active") => WITHOUT_ABSENT,
        laptop.plug(NVIDIA, "suspended") => AWAKE,
    }
    // Nothing changed, so that nothing was written.
    assert_eq!(fs::read_dir(laptop.sandbox.path("cache/vulkan")).expect("a folder").count(), 1);
}

/// The fate is in the log, with the GPU, the file that says so and what the program asks for.
#[test]
fn the_log_says_which_gpu_sleeps() {
    let mut laptop = Laptop::new("awake");
    let file = laptop.sandbox.path("report.json");
    laptop.sandbox.env("VK_LOADER_REPORT", file);
    let mut last = None;
    for _ in 0..2 {
        last = Some(laptop.sandbox.run(|| application()));
    }
    let outcome: Outcome = last.expect("an outcome");
    outcome.expect_success();
    let (manifest, file) =
        (laptop.nvidia.manifest, laptop.sandbox.path("config/vulkan/loader_policy.json"));
    let text = format!(
        "Driver {} is left out: its GPU 0000:01:00.0 (10de:28e0) sleeps, and {} says `awake`. This program \
         asks for no GPU",
        manifest.display(),
        file.display()
    );
    outcome.expect_message("INFO | DRIVER", &text);
    let report = fs::read_to_string(laptop.sandbox.path("report.json")).expect("the report");
    let report: Value = serde_json::from_str(&report).expect("JSON");
    let drivers = report["drivers"].as_array().expect("a list");
    let its = |driver: &&Value| driver["manifest"] == manifest.display().to_string();
    let driver = drivers.iter().find(its).expect("the driver");
    assert_eq!(driver["verdict"]["event"], "PolicyEvent::LeftOut", "{driver:#}");
    let reason = driver["verdict"]["reason"].as_str().expect("a reason");
    assert!(reason.contains("0000:01:00.0 (10de:28e0) sleeps"), "{reason}");
    assert_eq!(report["application"]["name"], "scenario");
    assert_eq!(report["application"]["api_version"], "1.3.0");
    assert_eq!(report["requested_extensions"], json!([]));
}

/// Variables and rules by which a program asks.
#[test]
fn a_program_asks_for_a_gpu() {
    let program = std::env::current_exe().expect("this program");
    let rule =
        |key: &str, value: &str| format!("{{\"{key}\": [\"{value}\"], \"policy\": \"present\"}}");
    let rules = [
        rule("applications", "SCEN*"),
        rule("engines", "Eng*"),
        rule("app_keys", &program.display().to_string()),
    ];
    let wishes = [
        "DRI_PRIME=1",
        "DRI_PRIME=pci-0000_01_00_0!",
        "MESA_VK_DEVICE_SELECT=10de:28e0",
        "__NV_PRIME_RENDER_OFFLOAD=1",
        "VK_LOADER_DEVICE_SELECT=10de:28e0",
    ];
    for asks in wishes.into_iter().chain(rules.iter().map(String::as_str)) {
        let mut laptop = Laptop::new("awake");
        match asks.split_once('=') {
            Some((name, value)) => drop(laptop.sandbox.env(name, value)),
            None => {
                let policy = format!("{{\"policy\": \"awake\", \"rules\": [{asks}]}}");
                laptop.sandbox.write("config/vulkan/loader_policy.json", policy);
            }
        }
        // The first run makes the records.
        for opened in [&ALL[..], &WITHOUT_ABSENT] {
            laptop.forget();
            let outcome = laptop.sandbox.run(|| {
                // Queries before an instance have no names for a rule.
                let request = InstanceRequest { engine: Some(c"Engine 4"), ..Default::default() };
                let created = Loader::open().create_instance(&request);
                let instance = created.expect("vkCreateInstance");
                assert!(!instance.physical_devices().is_empty());
                instance.destroy();
            });
            outcome.expect_success();
            assert_eq!(laptop.opened(), opened, "{asks}\n{}", outcome.stderr);
        }
    }
}

/// Variables that name a driver: it takes part whatever sleeps.
#[test]
fn named_drivers_are_opened() {
    for (variable, opened) in [
        ("VK_DRIVER_FILES", &["nvidia"][..]),
        ("VK_ICD_FILENAMES", &["nvidia"]),
        ("VK_ADD_DRIVER_FILES", &WITHOUT_ABSENT),
        ("VK_LOADER_DRIVERS_SELECT", &["nvidia"]),
    ] {
        let mut laptop = Laptop::new("awake");
        for round in 0..2 {
            if round == 1 {
                let manifest = &laptop.nvidia.manifest;
                let is_pattern = variable.ends_with("SELECT");
                let value = if is_pattern { Path::new("nvidia*") } else { manifest };
                laptop.sandbox.env(variable, value);
            }
            laptop.forget();
            let outcome = laptop.sandbox.run(|| application());
            outcome.expect_success();
            let expected = if round == 0 { &ALL[..] } else { opened };
            assert_eq!(laptop.opened(), expected, "{variable}\n{}", outcome.stderr);
        }
    }
}

/// The extensions are those of the drivers that take part, and a driver that a query has opened takes
/// part in the instance, whatever happens in between.
#[test]
fn queries_and_instance_have_one_decision() {
    let laptop = Laptop::new("awake");
    for _ in 0..2 {
        let outcome = laptop.sandbox.run(|| {
            let loader = Loader::open();
            let offers = || {
                let all = loader.instance_extensions();
                all.iter().any(|one| tests::text(&one.extension_name) == "VK_EXT_headless_surface")
            };
            let records = Sandbox::child_path(RECORDS);
            let is_first = !records.exists();
            assert_eq!(offers(), is_first);
            let request = InstanceRequest { extensions: &["VK_KHR_surface"], ..Default::default() };
            let instance = loader.create_instance(&request).expect("vkCreateInstance");
            assert_eq!(instance.physical_devices().len(), if is_first { 3 } else { 2 });
            // There are records now, but the libraries are open.
            assert_eq!(offers(), is_first);
            let request =
                InstanceRequest { extensions: &["VK_EXT_headless_surface"], ..Default::default() };
            let second = loader.create_instance(&request);
            assert_eq!(second.is_ok(), is_first);
            second.into_iter().for_each(|second| second.destroy());
            instance.destroy();
        });
        outcome.expect_success();
    }
}

/// If nothing is left but processors, all drivers are opened.
#[test]
fn processors_are_not_enough() {
    let laptop = Laptop::new("awake");
    steps! { laptop,
        () => ALL,
        laptop.plug(INTEL, "suspended") => ALL,
        laptop.plug(INTEL, "active") => AWAKE,
    }
}

#[test]
fn an_updated_driver_is_opened_once() {
    let laptop = Laptop::new("awake");
    let update = || {
        let later = SystemTime::now() + Duration::from_secs(5);
        let library =
            File::options().append(true).open(&laptop.nvidia.library).expect("the library");
        library.set_modified(later).expect("a new time");
    };
    steps! { laptop,
        () => ALL,
        () => AWAKE,
        update() => WITHOUT_ABSENT,
        () => AWAKE,
    }
}

/// Under `all` nothing is written.
#[test]
fn all_keeps_no_records() {
    let laptop = Laptop::new("all");
    steps! { laptop, () => ALL, () => ALL }
    assert!(!laptop.sandbox.path("cache").exists());
}

/// Where nothing can be written, all drivers are opened each time.
#[test]
fn homes_that_keep_nothing() {
    for (cache, home) in
        [("/proc/1", "/proc/1"), ("", ""), ("relative", "relative"), ("/dev/null", "")]
    {
        let mut laptop = Laptop::new("awake");
        laptop.sandbox.env("XDG_CACHE_HOME", cache).env("HOME", home);
        for _ in 0..2 {
            laptop.forget();
            let outcome = laptop.sandbox.run(|| application());
            outcome.expect_success();
            assert_eq!(laptop.opened(), ALL, "{cache}");
        }
    }
}

/// A cache of many folders costs no stack: its folder is looked for without recursion.
#[test]
fn a_deep_cache_costs_no_stack() {
    let mut laptop = Laptop::new("awake");
    laptop.sandbox.env("XDG_CACHE_HOME", "/a".repeat(60_000));
    laptop.forget();
    let outcome = laptop.sandbox.run(|| application());
    outcome.expect_success();
    assert_eq!(laptop.opened(), ALL);
}

/// Records that are no file of this user, or no records, are as none, and are replaced.
#[test]
fn hostile_records_are_as_none() {
    for kind in ["fifo", "folder", "link", "huge", "torn", "empty", "null", "foreign"] {
        let laptop = Laptop::new("awake");
        let path = laptop.sandbox.path(RECORDS);
        for round in 0..3 {
            if round == 1 && !Sandbox::is_application() {
                lay(kind, &path);
            }
            laptop.forget();
            let outcome = laptop.sandbox.run(|| application());
            outcome.expect_success();
            // A folder stays where it is.
            let is_good = round == 2 && kind != "folder";
            let expected: &[&str] = if is_good { &AWAKE } else { &ALL };
            assert_eq!(laptop.opened(), expected, "{kind}, round {round}\n{}", outcome.stderr);
        }
    }
}

/// Puts something in the place of the records.
fn lay(kind: &str, path: &Path) {
    let good = fs::read(path).expect("the records");
    fs::remove_file(path).expect("removed");
    let c_path = CString::new(path.as_os_str().as_bytes()).expect("a path");
    match kind {
        // SAFETY: the path is a C string.
        "fifo" => assert_eq!(unsafe { libc::mkfifo(c_path.as_ptr(), 0o600) }, 0),
        "folder" => fs::create_dir(path).expect("a folder"),
        "link" => {
            let target = path.with_extension("elsewhere");
            fs::write(&target, good).expect("a file");
            symlink(target, path).expect("a link");
        }
        "huge" => fs::write(path, [good, vec![b' '; 1 << 20]].concat()).expect("a file"),
        "torn" => fs::write(path, &good[..good.len() / 2]).expect("a file"),
        "empty" => fs::write(path, "").expect("a file"),
        "null" => fs::write(path, "null").expect("a file"),
        _ => {
            fs::write(path, good).expect("a file");
            // SAFETY: the path is a C string. Without the right to give files away, the test fails.
            let given = unsafe { libc::chown(c_path.as_ptr(), 65534, 65534) };
            // Nobody can read a file of another user who cannot give it away.
            if given != 0 {
                fs::write(path, "").expect("a file");
            }
        }
    }
}

/// Sixteen processes at once write whole records.
#[test]
fn sixteen_processes_at_once() {
    let laptop = Laptop::new("awake");
    for round in 0..2 {
        laptop.forget();
        let outcome = laptop.sandbox.run(|| {
            let children: Vec<libc::pid_t> = (0..16)
                .map(|_| {
                    // SAFETY: this process has one thread that matters: the test's.
                    let child = unsafe { libc::fork() };
                    if child == 0 {
                        application();
                        // SAFETY: ends the child without running the parent's destructors.
                        unsafe { libc::_exit(0) };
                    }
                    child
                })
                .collect();
            for child in children {
                let mut status = 0;
                // SAFETY: a child of this process and a writable place.
                assert_eq!(unsafe { libc::waitpid(child, &raw mut status, 0) }, child);
                assert_eq!(status, 0);
            }
        });
        outcome.expect_success();
        let expected: &[&str] = if round == 0 { &ALL } else { &AWAKE };
        assert_eq!(laptop.opened(), expected, "{}", outcome.stderr);
        let records = laptop.records();
        assert_eq!(
            records.lines().filter(|line| line.starts_with("driver\t")).count(),
            4,
            "{records}"
        );
        assert_eq!(fs::read_dir(laptop.sandbox.path("cache/vulkan")).expect("a folder").count(), 1);
    }
}
