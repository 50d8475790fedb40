//! The policy on a virtual laptop with two GPUs.

use std::fmt::Write as _;

use super::records::state_text;
use super::{Asker, Policy};
use crate::Context;
use crate::drivers::{DriverManifests, DriverRequest};
use crate::event::line::Line;
use crate::event::{Hex, KeptEvents, Observation, log_line};
use crate::json::Uncached;
use crate::system::virtual_system::{VirtualSystem, errors};
use crate::system::{Platform, ReadError, System as _};

const INTEL: &str = "0000:00:02.0 8086:9a49 i915";
const NVIDIA: &str = "0000:01:00.0 10de:28e0 nvidia";
const SECOND_NVIDIA: &str = "0000:02:00.0 10de:2684 nvidia";
const RECORDS: &str = "/home/u/.cache/vulkan/loader_drivers";
const START: &str = "/proc/sys/kernel/random/boot_id";
const POLICY: &str = "/etc/xdg/vulkan/loader_policy.json";
/// The drivers of the laptop, in the order of the search.
const DRIVERS: [&str; 4] = ["intel", "nvidia", "radeon", "lvp"];

/// What the records say of a driver.
type Said = (&'static str, &'static str);

const SAID: [Said; 4] = [
    ("intel", "\tgpu\t0000:00:02.0"),
    ("nvidia", "\tgpu\t0000:01:00.0"),
    ("radeon", ""),
    ("lvp", "\tunplaced"),
];

/// Puts a controller into the lists of the kernel.
fn plug(system: &mut VirtualSystem, controller: &str, status: &str) {
    let [address, ids, driver] = words(controller);
    let folder = format!("/sys/bus/pci/devices/{address}");
    let ids = ids.to_uppercase();
    let uevent =
        format!("DRIVER={driver}\nPCI_CLASS=30000\nPCI_ID={ids}\nPCI_SLOT_NAME={address}\n");
    system.file(format!("{folder}/uevent"), uevent);
    system.file(format!("{folder}/power/runtime_status"), format!("{status}\n"));
    list(system);
}

fn unplug(system: &mut VirtualSystem, controller: &str) {
    let [address, ..] = words(controller);
    system.remove(&format!("/sys/bus/pci/devices/{address}"));
    list(system);
}

fn words(controller: &str) -> [&str; 3] {
    let mut words = controller.split(' ');
    [(); 3].map(|()| words.next().expect("three words"))
}

/// Makes the kernel's list of the folders.
fn list(system: &mut VirtualSystem) {
    let mut text = String::new();
    let devices = system.list_directory(b"/sys/bus/pci/devices").expect("a folder").names;
    for address in devices {
        let file = [b"/sys/bus/pci/devices/", address.as_slice(), b"/uevent"].concat();
        let uevent = system.read_file(&file, 4096).expect("a file").0;
        let uevent = String::from_utf8(uevent).expect("text");
        let value = |name| uevent.lines().find_map(|line| line.strip_prefix(name)).unwrap_or("");
        let ids = value("PCI_ID=").replace(':', "").to_lowercase();
        let place = String::from_utf8(address).expect("text");
        let driver = value("DRIVER=");
        let _ = writeln!(text, "{place}\t{ids}\t12\t               0\t{driver}");
    }
    system.file("/proc/bus/pci/devices", text);
}

/// The records of these drivers, made now.
fn remember(system: &mut VirtualSystem, said: &[Said]) {
    system.file(RECORDS, "");
    let controllers = super::hardware::controllers(system).unwrap().unwrap();
    let controllers = String::from_utf8(controllers).expect("text");
    let bus = super::hardware::fingerprint(system)
        .unwrap()
        .map_or("no number".into(), |number| Line::of(&Hex(number)).to_text());
    let drivers = said.iter().map(|(name, words)| {
        let file = format!("/d/lib{name}.so");
        let state = state_text(&system.file_state(file.as_bytes()).unwrap()).to_text();
        format!("driver\t{file}\t{file}\t{state}{words}\n")
    });
    let drivers = drivers.collect::<String>();
    let text = format!("loader drivers 1\nbus\t{bus}\nstart\ta start\n{controllers}{drivers}end\n");
    system.file(RECORDS, text);
}

/// A laptop whose second GPU has this status, under this policy, which knows its drivers.
fn laptop(policy: &str, status: &str) -> VirtualSystem {
    let mut system = VirtualSystem::new();
    for name in DRIVERS {
        let library = format!("/d/lib{name}.so");
        system.file(&library, "library");
        let manifest = format!(
            r#"{{"file_format_version":"1.0.0","ICD":{{"library_path":"{library}","api_version":"1.3.0"}}}}"#
        );
        system.file(format!("/usr/share/vulkan/icd.d/{name}.json"), manifest);
    }
    system.set("HOME", "/home/u").run_as("/usr/bin/program").file(START, "a start\n");
    system.file(POLICY, format!(r#"{{"policy":"{policy}"}}"#));
    plug(&mut system, INTEL, "active");
    plug(&mut system, NVIDIA, status);
    remember(&mut system, &SAID);
    system
}

/// The drivers that take part, and the messages of the policy.
fn walk_of(system: &VirtualSystem, asker: Asker<'_>) -> (String, Vec<String>) {
    let journal = KeptEvents::new();
    let context = Context::on(Platform::Linux, system, &journal);
    let request = DriverRequest::before_an_instance(None).unwrap();
    let walk = DriverManifests::search_for(context, &Uncached, &request, asker).unwrap();
    let mut kept = Vec::new();
    for candidate in walk {
        match candidate.unwrap() {
            Ok(manifest) => kept.push(name_of(&manifest.path)),
            Err(driver) => assert!(driver.manifest.is_some()),
        }
    }
    let lines = journal.take_all();
    let lines = lines.iter().filter(|event| matches!(event, crate::event::Event::PolicyEvent(_)));
    (kept.join(" "), lines.map(|event| log_line(event)).collect())
}

fn name_of(path: &[u8]) -> String {
    let path = String::from_utf8_lossy(path);
    path.rsplit('/').next().unwrap_or_default().trim_end_matches(".json").into()
}

fn kept(system: &VirtualSystem) -> String {
    walk_of(system, Asker::default()).0
}

const ALL: &str = "intel nvidia radeon lvp";

/// By default and under `all` no driver is left out, and none of the machine's files is asked for.
#[test]
fn all_leaves_no_driver_out() {
    let mut system = laptop("all", "suspended");
    assert_eq!(walk_of(&system, Asker::default()), (ALL.into(), Vec::new()));
    system.remove(POLICY);
    assert_eq!(walk_of(&system, Asker::default()), (ALL.into(), Vec::new()));
}

#[test]
fn present_leaves_out_what_is_absent() {
    let mut system = laptop("present", "suspended");
    assert_eq!(kept(&system), "intel nvidia lvp");
    unplug(&mut system, NVIDIA);
    let (kept, lines) = walk_of(&system, Asker::default());
    assert_eq!(kept, "intel lvp");
    let nvidia = lines.iter().find(|line| line.contains("nvidia")).expect("a line");
    assert_eq!(
        nvidia.split_once(": ").unwrap().1.trim_start(),
        "Driver /usr/share/vulkan/icd.d/nvidia.json is left out: its GPU 0000:01:00.0 is absent, and \
         /etc/xdg/vulkan/loader_policy.json says `present`. This program asks for no GPU"
    );
}

/// A bare name leads 32-bit and 64-bit programs to other files. Where they say different things, the driver is opened.
#[test]
fn files_of_one_name_that_differ_leave_no_driver_out() {
    let mut system = laptop("present", "suspended");
    unplug(&mut system, NVIDIA);
    assert_eq!(kept(&system), "intel lvp");
    let state = state_text(&system.file_state(b"/d/libintel.so").unwrap()).to_text();
    let other = format!("driver\t/d/libnvidia.so\t/d/libintel.so\t{state}\nend\n");
    let records = system.read_file(RECORDS.as_bytes(), 4096).expect("the records").0;
    let records = String::from_utf8(records).expect("text").replace("end\n", &other);
    system.file(RECORDS, records);
    assert_eq!(kept(&system), "intel nvidia lvp");
}

#[test]
fn awake_leaves_out_what_sleeps() {
    let (kept_, lines) = walk_of(&laptop("awake", "suspended"), Asker::default());
    assert_eq!(kept_, "intel lvp");
    let nvidia = lines.iter().find(|line| line.contains("nvidia")).expect("a line");
    assert!(
        nvidia.ends_with(
            "is left out: its GPU 0000:01:00.0 (10de:28e0) sleeps, and \
             /etc/xdg/vulkan/loader_policy.json says `awake`. This program asks for no GPU"
        ),
        "{nvidia}"
    );
    for status in ["active", "suspending", "resuming", "error", "unsupported", ""] {
        assert_eq!(kept(&laptop("awake", status)), "intel nvidia lvp", "{status}");
    }
    let mut unknown = laptop("awake", "suspended");
    unknown.remove("/sys/bus/pci/devices/0000:01:00.0/power");
    assert_eq!(kept(&unknown), "intel nvidia lvp");
}

/// A driver of two GPUs is left out only if both sleep.
#[test]
fn one_of_two_gpus_is_awake() {
    for (status, expected) in [("active", "intel nvidia lvp"), ("suspended", "intel lvp")] {
        let mut system = laptop("awake", "suspended");
        plug(&mut system, SECOND_NVIDIA, status);
        let mut said = SAID;
        said[1].1 = "\tgpu\t0000:01:00.0\t0000:02:00.0";
        remember(&mut system, &said);
        assert_eq!(kept(&system), expected, "{status}");
        // If one is unplugged, the other decides.
        unplug(&mut system, SECOND_NVIDIA);
        assert_eq!(kept(&system), "intel lvp", "{status}");
    }
}

#[test]
fn variables_ask_for_a_gpu() {
    for (variable, value, asks) in [
        ("DRI_PRIME", "1", true),
        ("DRI_PRIME", "2!", true),
        ("DRI_PRIME", "0", false),
        ("DRI_PRIME", "", false),
        ("DRI_PRIME", "pci-0000_01_00_0", true),
        ("DRI_PRIME", "pci-0000_01_00_0!", true),
        ("DRI_PRIME", "pci-0000_00_02_0", false),
        ("DRI_PRIME", "10de:28e0", true),
        ("DRI_PRIME", "0x10de:0x28e0!", true),
        ("DRI_PRIME", "8086:9a49", false),
        ("DRI_PRIME", "platform-gpu", true),
        ("MESA_VK_DEVICE_SELECT", "10de:28e0", true),
        ("MESA_VK_DEVICE_SELECT", "10de:28e0!", true),
        ("MESA_VK_DEVICE_SELECT", "8086:9a49!", false),
        ("MESA_VK_DEVICE_SELECT", "list", true),
        ("MESA_VK_DEVICE_SELECT", "", false),
        ("__NV_PRIME_RENDER_OFFLOAD", "1", true),
        ("__NV_PRIME_RENDER_OFFLOAD", "0", false),
        ("VK_LOADER_DEVICE_SELECT", "0x10de:0x28e0", true),
        ("VK_LOADER_DEVICE_SELECT", "8086:9a49", false),
        ("VK_LOADER_DRIVER_POLICY", "present", true),
        ("VK_LOADER_DRIVER_POLICY", "awake", false),
        ("VK_LOADER_DRIVER_POLICY", "sleepy", false),
        ("VK_ADD_DRIVER_FILES", "/usr/share/vulkan/icd.d/nvidia.json", true),
    ] {
        let mut system = laptop("awake", "suspended");
        system.set(variable, value);
        let (kept, lines) = walk_of(&system, Asker::default());
        assert_eq!(kept.contains("nvidia"), asks, "{variable}={value}: {kept}");
        let is_told = lines.iter().any(|line| line.contains("asks for") && line.contains(value));
        assert!(is_told || variable.starts_with("VK_"), "{lines:#?}");
    }
}

/// Drivers that variables select or name are never left out.
#[test]
fn named_drivers_take_part() {
    let (folder, with_slash) = ("/usr/share/vulkan/icd.d", "/usr/share/vulkan/icd.d/");
    let twice = "intel nvidia radeon lvp intel nvidia radeon lvp";
    for (variable, value, expected) in [
        ("VK_LOADER_DRIVERS_SELECT", "*nvidia*", "nvidia"),
        ("VK_LOADER_DRIVERS_SELECT", "*nvidia*,*radeon*", "nvidia radeon"),
        ("VK_DRIVER_FILES", "/usr/share/vulkan/icd.d/radeon.json", "radeon"),
        ("VK_ICD_FILENAMES", folder, ALL),
        ("VK_ICD_FILENAMES", with_slash, ALL),
        ("VK_ADD_DRIVER_FILES", folder, ALL),
        ("VK_ADD_DRIVER_FILES", with_slash, twice),
    ] {
        let mut system = laptop("awake", "suspended");
        system.set(variable, value);
        assert_eq!(kept(&system), expected, "{variable}");
    }
}

/// The settings file's drivers, and a settings file that lists devices.
#[test]
fn settings_name_drivers() {
    let system = laptop("awake", "suspended");
    let journal = KeptEvents::new();
    let context = Context::on(Platform::Linux, &system, &journal);
    let walk = |request: &DriverRequest| {
        let walk = DriverManifests::search(context, &Uncached, request).unwrap();
        let kept = walk.filter_map(|candidate| candidate.unwrap().ok());
        kept.map(|manifest| name_of(&manifest.path)).collect::<Vec<_>>().join(" ")
    };
    let request = DriverRequest::before_an_instance(None).unwrap();
    let additional = vec![b"/usr/share/vulkan/icd.d/nvidia.json".to_vec()];
    let request = DriverRequest { additional, ..request };
    // The search finds the named manifest once more.
    assert_eq!(walk(&request), "nvidia intel nvidia lvp");
    assert_eq!(
        walk(&DriverRequest { use_variables: false, ..request }),
        "nvidia intel nvidia radeon lvp"
    );
}

#[test]
fn rules_name_programs_engines_and_applications() {
    for (rule, asks) in [
        (r#""app_keys":["/usr/bin/program"]"#, true),
        (r#""app_keys":["/usr/bin/other"]"#, false),
        (r#""engines":["dxvk"]"#, true),
        (r#""engines":["vkd3d","Unreal*"]"#, false),
        (r#""applications":["*Game*"]"#, true),
        (r#""applications":["My Game, Part 2"]"#, true),
        (r#""applications":["*part 2"]"#, true),
        (r#""applications":["a,My Game"]"#, false),
        (r#""applications":["a,*Part 2"]"#, false),
        (r#""applications":[1,"Other"]"#, false),
        ("", false),
    ] {
        let mut system = laptop("awake", "suspended");
        let comma = if rule.is_empty() { "" } else { "," };
        let file = format!(r#"{{"policy":"awake","rules":[{{{rule}{comma}"policy":"all"}}]}}"#);
        system.file(POLICY, file);
        let asker = Asker { application: b"My Game, Part 2", engine: b"DXVK", is_open: None };
        assert_eq!(walk_of(&system, asker).0 == ALL, asks, "{rule}");
        // A rule is no wish of a program without names.
        let names_program = rule.contains("/usr/bin/program");
        assert_eq!(kept(&system) == ALL, names_program, "{rule}");
    }
}

/// The first rule that applies counts, and a variable more than the file.
#[test]
fn the_first_rule_counts() {
    let mut system = laptop("all", "suspended");
    system.file(
        POLICY,
        r#"{"policy":"all","rules":[{"engines":["a"],"policy":"no"},
            {"engines":["a"],"policy":"awake"},{"engines":["*"],"policy":"present"}]}"#,
    );
    let with = |engine| Asker { engine, ..Asker::default() };
    assert_eq!(walk_of(&system, with(b"A")).0, "intel lvp");
    assert_eq!(walk_of(&system, with(b"b")).0, "intel nvidia lvp");
    assert_eq!(kept(&system), ALL);
    system.set("VK_LOADER_DRIVER_POLICY", "all");
    assert_eq!(walk_of(&system, with(b"A")).0, ALL);
}

/// The first file counts, also one that cannot be used.
#[test]
fn policy_files_of_every_shape() {
    let mut system = laptop("awake", "suspended");
    for content in ["", "[]", "{", "{}", r#"{"policy":1}"#, r#"{"policy":"ALL"}"#, "null"] {
        system.file("/home/u/.config/vulkan/loader_policy.json", content);
        assert_eq!(kept(&system), ALL, "{content}");
    }
    system.file("/home/u/.config/vulkan/loader_policy.json", r#"{"policy":"present"}"#);
    assert_eq!(kept(&system), "intel nvidia lvp");
    system.elevate();
    // No file and no record of the user: nothing is known of the drivers.
    assert_eq!(kept(&system), ALL);
}

/// What has no device but processors is not enough: everything is opened.
#[test]
fn nothing_but_processors_is_left() {
    let mut both_asleep = laptop("awake", "suspended");
    both_asleep.file("/sys/bus/pci/devices/0000:00:02.0/power/runtime_status", "suspended\n");
    let (kept_, lines) = walk_of(&both_asleep, Asker::default());
    assert_eq!(kept_, ALL);
    assert!(lines.iter().any(|line| line.contains("no other driver is known to have a GPU")));
    let mut disabled = laptop("awake", "suspended");
    disabled.set("VK_LOADER_DRIVERS_DISABLE", "*intel*");
    assert_eq!(kept(&disabled), "nvidia radeon lvp");
    let mut unplugged = laptop("present", "active");
    unplug(&mut unplugged, NVIDIA);
    unplug(&mut unplugged, INTEL);
    // There is no GPU at all, so that no driver would find one.
    assert_eq!(kept(&unplugged), "lvp");
    plug(&mut unplugged, "0000:01:00.0 1234:1111 bochs-drm", "active");
    assert_eq!(kept(&unplugged), ALL);
}

/// A GPU without a PCI address is as good as any.
#[test]
fn a_virtual_gpu_suffices() {
    let mut system = laptop("present", "active");
    let mut said = SAID;
    said[0] = ("intel", "\tgpu\tunplaced");
    remember(&mut system, &said);
    unplug(&mut system, NVIDIA);
    assert_eq!(kept(&system), "intel lvp");
}

/// A new GPU, another one in the same place or another driver of the kernel can be for any driver.
/// What is no GPU changes nothing.
#[test]
fn a_gpu_that_comes_voids_the_records() {
    for controller in
        [SECOND_NVIDIA, "0000:01:00.0 1002:73df amdgpu", "0000:01:00.0 10de:28e0 nouveau"]
    {
        let mut system = laptop("awake", "suspended");
        plug(&mut system, controller, "suspended");
        assert_eq!(kept(&system), ALL, "{controller}");
    }
    let mut system = laptop("awake", "suspended");
    let folder = "/sys/bus/pci/devices/0000:03:00.0";
    system.file(format!("{folder}/uevent"), "DRIVER=nvme\nPCI_CLASS=10802\nPCI_ID=144D:A80A\n");
    list(&mut system);
    assert_eq!(kept(&system), "intel lvp");
}

#[test]
fn an_updated_driver_is_opened() {
    let mut system = laptop("awake", "suspended");
    system.file("/d/libnvidia.so", "a newer library");
    assert_eq!(kept(&system), "intel nvidia lvp");
    system.remove("/d/libradeon.so");
    assert_eq!(kept(&system), ALL);
    // A driver that vouches for the others must be the one that was recorded, too.
    let mut system = laptop("awake", "suspended");
    system.file("/d/libintel.so", "a newer library");
    assert_eq!(kept(&system), ALL);
}

/// That a driver had no hardware holds until the system is started again.
#[test]
fn a_start_of_the_system_voids_none() {
    let mut system = laptop("awake", "suspended");
    assert_eq!(kept(&system), "intel lvp");
    system.file(START, "another start\n");
    assert_eq!(kept(&system), "intel radeon lvp");
}

/// Records that cannot be used are as none.
#[test]
fn hostile_records_count_as_none() {
    let good = laptop("awake", "suspended").read_file(RECORDS.as_bytes(), 1 << 16).unwrap().0;
    let torn = &good[..good.len() - 1];
    let old = [b"loader drivers 0", &good[16..]].concat();
    for content in [
        b"",
        torn,
        &old,
        b"loader drivers 1\nend\n",
        &[good.clone(), vec![b' '; 65 << 10]].concat(),
    ] {
        let mut system = laptop("awake", "suspended");
        system.file(RECORDS, content);
        assert_eq!(kept(&system), ALL);
    }
    let mut linked = laptop("awake", "suspended");
    linked.file("/home/u/elsewhere.json", good.clone()).link(RECORDS, "/home/u/elsewhere.json");
    assert_eq!(kept(&linked), ALL);
    for error in
        [ReadError::Open(errors::DENIED), ReadError::Short, ReadError::Read(errors::IS_A_DIRECTORY)]
    {
        let mut system = laptop("awake", "suspended");
        system.unreadable(RECORDS, error);
        assert_eq!(kept(&system), ALL, "{error:?}");
    }
    // The first run has none, and a process without a home.
    let mut system = laptop("awake", "suspended");
    system.remove(RECORDS);
    assert_eq!(kept(&system), ALL);
    let mut system = laptop("awake", "suspended");
    system.set("HOME", "");
    assert_eq!(kept(&system), ALL);
}

/// Values of records that are of other types, and addresses that are none.
#[test]
fn records_of_odd_content() {
    let good = laptop("awake", "suspended").read_file(RECORDS.as_bytes(), 1 << 16).unwrap().0;
    let good = String::from_utf8(good).unwrap();
    for (from, to, expected) in [
        ("gpu\t0000:01:00.0\t10de", "gpu\t0000:01:00.0\t", "intel lvp"),
        ("gpu\t0000", "cpu\t0000", "lvp"),
        ("bus\t", "bus\t7", "intel lvp"),
        ("bus\t", "bush\t", "intel lvp"),
        ("start\ta start", "start\tx", "intel radeon lvp"),
        ("start\ta start", "start\t", "intel radeon lvp"),
        ("start\t", "begin\t", "intel radeon lvp"),
        ("driver\t", "\tdriver\t", ALL),
        ("\tgpu\t0000:01:00.0\n", "\tgpu\t../../../x\n", "intel lvp"),
    ] {
        let mut system = laptop("awake", "suspended");
        assert!(good.contains(from), "{good}");
        system.file(RECORDS, good.replace(from, to));
        assert_eq!(kept(&system), expected, "{to}");
    }
}

/// A manifest may say for which GPUs its driver is, so that the driver need not be opened once.
#[test]
fn a_manifest_names_vendors() {
    let with = |vendors: &str, status| {
        let mut system = laptop("awake", status);
        let manifest = format!(
            r#"{{"file_format_version":"1.0.0","ICD":{{"library_path":"/d/libnew.so","api_version":"1.3.0"}},
                "hardware":{{"pci_vendors":{vendors}}}}}"#
        );
        system.file("/d/libnew.so", "").file("/usr/share/vulkan/icd.d/new.json", manifest);
        kept(&system).contains("new")
    };
    assert!(with(r#"["0x8086"]"#, "suspended"));
    assert!(!with(r#"["0x10de"]"#, "suspended"));
    assert!(with(r#"["0x10de"]"#, "active"));
    assert!(!with(r#"["0x1002"]"#, "active"));
    assert!(with(r#"["0x1002","0x8086"]"#, "active"));
    for odd in ["[]", "7", r#"["AMD"]"#, r#"["0x1002",7]"#, r#"["0x1002x"]"#, "null"] {
        assert!(with(odd, "suspended"), "{odd}");
    }
}

/// A library that the process has open is no reason to spare.
#[test]
fn open_libraries_take_part() {
    let is_open = |library: &[u8]| library == b"/d/libnvidia.so";
    let asker = Asker { is_open: Some(&is_open), ..Asker::default() };
    assert_eq!(walk_of(&laptop("awake", "suspended"), asker).0, "intel nvidia lvp");
}

/// Without lists of the kernel, as in some containers, nothing is known.
#[test]
fn machines_without_pci() {
    let mut system = laptop("awake", "suspended");
    system.remove("/proc/bus/pci/devices");
    assert_eq!(kept(&system), "intel lvp");
    system.remove("/sys/bus");
    assert_eq!(kept(&system), ALL);
    for platform in [Platform::Apple, Platform::Windows, Platform::Fuchsia] {
        let (system, journal) = (laptop("awake", "suspended"), KeptEvents::new());
        let context = Context::on(platform, &system, &journal);
        let request = DriverRequest::before_an_instance(None).unwrap();
        let walk = DriverManifests::search(context, &Uncached, &request).unwrap();
        assert_eq!(walk.needs_records, None);
    }
}

/// A list that cannot be read is no unchanged list: the records must not vouch for what is there.
#[test]
fn an_unreadable_list_is_no_unchanged_one() {
    let mut system = laptop("awake", "suspended");
    let good = system.read_file(RECORDS.as_bytes(), 1 << 16).unwrap().0;
    let good = String::from_utf8(good).unwrap();
    let bus = good.lines().find(|line| line.starts_with("bus\t")).expect("a fingerprint");
    // The fingerprint of no list, as of a list without a line.
    let mut number = 0xcbf2_9ce4_8422_2325_u64;
    number = (number ^ u64::from(b'\n')).wrapping_mul(0x0100_0000_01b3);
    let of_nothing = format!("bus\t{}", Line::of(&Hex(number)).to_text());
    plug(&mut system, SECOND_NVIDIA, "active");
    system.remove("/proc/bus/pci/devices");
    for bus in [bus, &of_nothing, "bus\t"] {
        let old = good.lines().find(|line| line.starts_with("bus\t")).expect("a fingerprint");
        system.file(RECORDS, good.replace(old, bus));
        assert_eq!(kept(&system), ALL, "{bus}");
    }
}

/// Containers that share a home: one name stands for another file in each, and the file of the other
/// one is not there.
#[test]
fn records_of_another_root_are_no_records() {
    for (name, is_left_out) in [("/root/libnvidia.so", false), ("/d/libnvidia.so", true)] {
        let mut system = laptop("awake", "suspended");
        let good = system.read_file(RECORDS.as_bytes(), 1 << 16).unwrap().0;
        let good = String::from_utf8(good).unwrap();
        let own = good.lines().find(|line| line.starts_with("driver\t/d/libnvidia.so")).unwrap();
        let path = "\t/d/libnvidia.so\t";
        let others = own.replacen(path, "\t/root/libnvidia.so\t", 1);
        let of_name = own.replacen(path, &format!("\t{name}\t"), 1);
        // The first record is that of the other root.
        system.file(RECORDS, good.replace(own, &format!("{others}\n{of_name}")));
        assert_eq!(!kept(&system).contains("nvidia"), is_left_out, "{name}");
    }
}

/// The cure names what wakes a GPU only if there is one that sleeps.
#[test]
fn the_cure_is_one_for_what_is_wrong() {
    let cure_of = |system: &VirtualSystem, name: &str| {
        let journal = KeptEvents::new();
        let context = Context::on(Platform::Linux, system, &journal);
        let request = DriverRequest::before_an_instance(None).unwrap();
        let walk = DriverManifests::search(context, &Uncached, &request).unwrap();
        let mut left_out = walk.filter_map(|candidate| candidate.unwrap().err());
        let driver = left_out.find(|driver| name_of(&driver.path) == name).expect("a driver");
        Observation::of(&driver.cause).why.expect("a reason").cure
    };
    let asleep = laptop("awake", "suspended");
    assert!(cure_of(&asleep, "nvidia").contains("DRI_PRIME=1"));
    let mut absent = laptop("awake", "suspended");
    unplug(&mut absent, NVIDIA);
    for name in ["nvidia", "radeon"] {
        let cure = cure_of(&absent, name);
        assert!(
            !cure.contains("DRI_PRIME") && cure.contains("VK_LOADER_DRIVER_POLICY=all"),
            "{cure}"
        );
    }
}

#[test]
fn words_and_policies() {
    for policy in [Policy::All, Policy::Present, Policy::Awake] {
        assert_eq!(Policy::of(policy.in_words().as_bytes()), Some(policy));
    }
    assert_eq!(Policy::of(b"Awake"), None);
}
