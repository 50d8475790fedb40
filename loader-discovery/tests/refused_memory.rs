//! Memory that is refused: each allocation of a walk in turn. Every walk returns `OutOfMemory` or
//! what it returns with memory, and none aborts.
#![allow(clippy::disallowed_methods, clippy::disallowed_macros, reason = "tests may abort")]

use std::alloc::{GlobalAlloc, Layout, System as HostAllocator};
use std::cell::Cell;
use std::ffi::CStr;
use std::ptr;

use loader_discovery::drivers::{DriverManifests, DriverRequest};
use loader_discovery::event::{Event, Record};
use loader_discovery::json::Uncached;
use loader_discovery::layers::{LayerSources, Wanted, scan_implicit_layers, scan_layers};
use loader_discovery::search::BuildDirectories;
use loader_discovery::settings;
use loader_discovery::system::virtual_system::{VirtualSystem, errors};
use loader_discovery::system::{FileState, Listing, ReadError, System, SystemError};
use loader_discovery::{Context, OutOfMemory};

thread_local! {
    /// The number of allocations until one is refused; `None` if none is.
    static LEFT: Cell<Option<usize>> = const { Cell::new(None) };
    /// The bytes in use, and the most that were.
    static USED: Cell<(isize, isize)> = const { Cell::new((0, 0)) };
}

/// Refuses one allocation of a thread, and counts its bytes.
struct Refusing;

/// Whether this allocation is the one to refuse.
fn refuses() -> bool {
    let left = LEFT.get();
    LEFT.set(left.map(|left| left.wrapping_sub(1)));
    left == Some(0)
}

fn count(bytes: isize) {
    let (used, most) = USED.get();
    USED.set((used + bytes, most.max(used + bytes)));
}

// SAFETY: memory comes from the system's allocator, or is refused.
unsafe impl GlobalAlloc for Refusing {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if refuses() {
            return ptr::null_mut();
        }
        count(layout.size().cast_signed());
        // SAFETY: the caller's promise.
        unsafe { HostAllocator.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        count(-layout.size().cast_signed());
        // SAFETY: the caller's promise.
        unsafe { HostAllocator.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if refuses() {
            return ptr::null_mut();
        }
        count(size.cast_signed() - layout.size().cast_signed());
        // SAFETY: the caller's promise.
        unsafe { HostAllocator.realloc(memory, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Refusing = Refusing;

/// Runs a part of the test itself, whose memory is not refused and counts as used.
fn unrefused<T>(run: impl FnOnce() -> T) -> T {
    let left = LEFT.replace(None);
    let result = run();
    LEFT.set(left);
    result
}

/// The virtual system, whose own memory is never refused.
struct Unrefused(VirtualSystem);

impl System for Unrefused {
    fn variable(&self, name: &CStr) -> Result<Option<Vec<u8>>, OutOfMemory> {
        unrefused(|| self.0.variable(name))
    }
    fn secure_variable(&self, name: &CStr) -> Result<Option<Vec<u8>>, OutOfMemory> {
        unrefused(|| self.0.secure_variable(name))
    }
    fn list_directory(&self, path: &[u8]) -> Result<Listing, SystemError> {
        unrefused(|| self.0.list_directory(path))
    }
    fn exists(&self, path: &[u8]) -> bool {
        unrefused(|| self.0.exists(path))
    }
    fn file_state(&self, path: &[u8]) -> Result<FileState, SystemError> {
        unrefused(|| self.0.file_state(path))
    }
    fn read_file(&self, path: &[u8], limit: usize) -> Result<(Vec<u8>, FileState), ReadError> {
        unrefused(|| self.0.read_file(path, limit))
    }
    fn read_generated(&self, path: &[u8], limit: usize) -> Result<Vec<u8>, ReadError> {
        unrefused(|| self.0.read_generated(path, limit))
    }
    fn read_own_file(&self, path: &[u8], limit: usize) -> Result<Vec<u8>, ReadError> {
        unrefused(|| self.0.read_own_file(path, limit))
    }
    fn real_path(&self, path: &[u8]) -> Result<Vec<u8>, SystemError> {
        unrefused(|| self.0.real_path(path))
    }
    fn executable_path(&self) -> Result<Option<Vec<u8>>, OutOfMemory> {
        unrefused(|| self.0.executable_path())
    }
    fn describe_error(&self, error: SystemError) -> Result<String, OutOfMemory> {
        unrefused(|| self.0.describe_error(error))
    }
    fn now(&self) -> i128 {
        self.0.now()
    }
}

/// Counts the messages, without memory.
#[derive(Default)]
struct Counting(Cell<usize>);

impl Record for Counting {
    fn take(&self, _event: &Event<'_>) {
        self.0.set(self.0.get() + 1);
    }
}

fn layer(name: &str, rest: &str) -> String {
    format!(
        r#"{{ "name": "{name}", "type": "INSTANCE", "api_version": "1.3.0",
            "implementation_version": "1", "description": "a layer"{rest} }}"#
    )
}

fn layers(list: &[String]) -> String {
    format!(r#"{{ "file_format_version": "1.2.1", "layers": [{}] }}"#, list.join(", "))
}

/// A system with everything that a walk can meet.
fn rich() -> Unrefused {
    let mut system = VirtualSystem::new();
    let disable = r#", "disable_environment": { "NO_LAYER": "1" }"#;
    let library = |rest: &str| format!(r#", "library_path": "./lib.so"{rest}"#);
    let extensions = r#", "instance_extensions": [{ "name": "VK_EXT_a", "spec_version": "1" }],
        "device_extensions": [{ "name": "VK_EXT_d", "entrypoints": ["vkA", "vkB"] }],
        "functions": { "vkGetInstanceProcAddr": "get" }"#;
    let implicit = [
        layer(
            "VK_LAYER_LUNARG_override",
            &format!(
                r#", "component_layers": ["VK_LAYER_a"], "blacklisted_layers": ["VK_LAYER_z"],
                "override_paths": ["/over:/more"], "app_keys": ["/bin/app"]{disable}"#
            ),
        ),
        layer("VK_LAYER_LUNARG_override", &format!(r#", "component_layers": []{disable}"#)),
        layer(
            "VK_LAYER_i",
            &library(&format!(
                r#"{disable}, "enable_environment": {{ "LAYER": "1" }},
                "pre_instance_functions": {{ "vkEnumerateInstanceVersion": "v" }}{extensions}"#
            )),
        ),
        layer("VK_LAYER_none", &library("")),
    ];
    let explicit = [
        layer("VK_LAYER_a", &library(extensions)),
        layer("VK_LAYER_z", &library("")),
        layer("VK_LAYER_m", r#", "component_layers": ["VK_LAYER_a", "VK_LAYER_n"]"#),
        layer("VK_LAYER_n", r#", "component_layers": ["VK_LAYER_a"]"#),
        layer("VK_LAYER_bad", r#", "component_layers": ["VK_LAYER_gone"]"#),
    ];
    let settings = r#"{ "file_format_version": "1.0.0", "settings": {
        "stderr_log": ["error"],
        "layers": [{ "name": "VK_LAYER_s", "path": "/s.json", "control": "on" },
            { "name": "VK_LAYER_off", "path": "/off.json", "control": "off" },
            { "name": "VK_LAYER_s", "path": "/s.txt", "control": "on" },
            { "name": "VK_LAYER_missing", "path": "/s.json", "control": "auto" },
            { "control": "unordered_layer_location" }],
        "additional_drivers": [{ "path": "/more.json" }, { "path": "/more.txt" }],
        "device_configurations": [{ "deviceUUID": [0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15],
            "driverUUID": [0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15], "driverVersion": 1,
            "deviceName": "d", "driverName": "e" }] } }"#;
    let driver = |rest: &str| {
        format!(
            r#"{{ "file_format_version": "1.0.0", "ICD": {{ "library_path": "./gpu.so"{rest} }} }}"#
        )
    };
    system
        .run_as("/bin/app")
        .set("HOME", "/home")
        .set("LAYER", "1")
        .set("VK_INSTANCE_LAYERS", "VK_LAYER_a:VK_LAYER_unknown")
        .set("VK_LOADER_LAYERS_ENABLE", "*_m")
        .set("VK_LOADER_LAYERS_DISABLE", "*_n,~implicit~")
        .set("VK_LOADER_LAYERS_ALLOW", "VK_LAYER_*")
        .set("VK_LOADER_DRIVERS_DISABLE", "off*")
        .set("VK_LOADER_ICD_PACKAGES", "/package:/nowhere")
        .set("XDG_CONFIG_DIRS", "/c1:/c2")
        .file("/home/.local/share/vulkan/loader_settings.d/vk_loader_settings.json", settings)
        .file("/c1/vulkan/implicit_layer.d/i.json", layers(&implicit))
        .file("/c2/vulkan/explicit_layer.d/e.json", layers(&explicit))
        .file("/over/e.json", layers(&explicit))
        .file("/more/dup.json", layers(&explicit))
        .file("/more/broken.json", "{ \"layers\"")
        .file("/more/none.json", "{}")
        .unreadable("/more/denied.json", ReadError::Open(errors::DENIED))
        .file("/s.json", layers(&[layer("VK_LAYER_s", &library(""))]))
        .file("/more.json", driver(r#", "api_version": "1.3.0""#))
        .file("/c1/vulkan/icd.d/off.json", driver(r#", "api_version": "1.3.0""#))
        .file("/c1/vulkan/icd.d/bad.json", driver(""))
        .file("/c2/vulkan/icd.d/gpu.json", driver(r#", "api_version": "1.3.0""#))
        .file(
            "/package/metadata/metadata.json",
            r#"{ "version": 1, "file_path": "l", "manifest_path": "m" }"#,
        )
        .file("/package/contents/l", "")
        .file("/package/contents/m", driver(r#", "api_version": "1.3.0""#));
    Unrefused(system)
}

/// Refuses each allocation of `walk` in turn until none is left to refuse. Returns how many.
fn refuse_each<T: PartialEq + std::fmt::Debug>(walk: impl Fn() -> Result<T, OutOfMemory>) -> usize {
    let expected = walk().expect("memory");
    for number in 0.. {
        LEFT.set(Some(number));
        let result = walk();
        let left = LEFT.replace(None);
        match result {
            Err(OutOfMemory) => assert!(left.is_none_or(|left| left > number), "{number}"),
            Ok(result) => assert_eq!(result, expected, "allocation {number}"),
        }
        if left.is_some_and(|left| left <= number) {
            return number;
        }
    }
    unreachable!("a walk ends")
}

#[test]
fn a_walk_ends_or_is_right_whichever_allocation_is_refused() {
    let (system, journal, directories) = (rich(), Counting::default(), BuildDirectories::BUILT);
    let context = Context::host(&system, &journal);
    let file = settings::read(context, &directories).unwrap();
    let in_force = file.active().expect("settings");
    let places = refuse_each(|| {
        let file = settings::read(context, &directories)?;
        file.active().inspect(|settings| settings.record(&journal));
        Ok(file)
    });
    assert!(places > 20, "{places} in the settings");
    for settings in [None, Some(in_force)] {
        let (json, directories) = (&Uncached, &directories);
        let sources = LayerSources { context, json, settings, directories, unbuilt_surfaces: &[] };
        let places = refuse_each(|| {
            let scan = scan_layers(sources, Wanted::All)?;
            let activation = scan.activate(&[b"VK_LAYER_m", b"VK_LAYER_unknown"], &journal)?;
            Ok((scan.layers, scan.left_out, activation))
        });
        assert!(places > 300, "{places} in all layers");
        let places = refuse_each(|| scan_implicit_layers(sources));
        assert!(places > 20, "{places} in implicit layers");
        let places = refuse_each(|| {
            let request = DriverRequest::before_an_instance(settings)?;
            let found = DriverManifests::search(context, json, &request)?;
            let mut all = unrefused(|| Vec::with_capacity(64));
            for candidate in found {
                all.push(candidate?);
            }
            Ok(all)
        });
        assert!(places > 50, "{places} in drivers");
    }
    assert!(journal.0.get() > 1000);
}

/// The same with a policy that leaves drivers out.
#[test]
fn a_policy_ends_or_is_right_whichever_allocation_is_refused() {
    let mut system = VirtualSystem::new();
    for (name, vendor) in [("absent", "0x10de"), ("asleep", "0x8086"), ("awake", "0x1002")] {
        let manifest = format!(
            r#"{{ "file_format_version": "1.0.1", "hardware": {{ "pci_vendors": ["{vendor}"] }},
                "ICD": {{ "library_path": "/{name}.so", "api_version": "1.3.0" }} }}"#
        );
        system.file(format!("/usr/share/vulkan/icd.d/{name}.json"), manifest);
        system.file(format!("/{name}.so"), "");
    }
    let gpu = |address: &str, ids: &str, status: &str, system: &mut VirtualSystem| {
        let folder = format!("/sys/bus/pci/devices/{address}");
        system.file(format!("{folder}/uevent"), format!("PCI_CLASS=30000\nPCI_ID={ids}\n"));
        system.file(format!("{folder}/power/runtime_status"), format!("{status}\n"));
    };
    gpu("0000:00:02.0", "8086:1", "suspended", &mut system);
    gpu("0000:01:00.0", "1002:1", "active", &mut system);
    let rules = r#"{ "policy": "all", "rules": [{ "engines": ["a"], "policy": "all" },
        { "app_keys": ["/bin/app"], "policy": "awake" }] }"#;
    system.set("HOME", "/h").run_as("/bin/app").file("/h/.config/vulkan/loader_policy.json", rules);
    let records = "/h/.cache/vulkan/loader_drivers";
    system.file(records, "");
    let state = system.file_state(b"/awake.so").expect("a file");
    let state = format!("{:08x} {:08x} {:08x} ", state.size, state.modified, state.inode);
    let text = format!(
        "loader drivers 1\nbus\t0\nstart\t0\ngpu\t0000:00:02.0\t8086:1\t\ngpu\t0000:01:00.0\t1002:1\t\n\
         driver\t/awake.so\t/awake.so\t{state}\tgpu\t0000:01:00.0\nend\n"
    );
    system.file(records, text);
    let (system, journal) = (Unrefused(system), Counting::default());
    let context = Context::host(&system, &journal);
    let walk = || {
        let request = DriverRequest::before_an_instance(None)?;
        let found = DriverManifests::search(context, &Uncached, &request)?;
        let mut all = unrefused(|| Vec::with_capacity(64));
        for candidate in found {
            all.push(candidate?);
        }
        Ok(all)
    };
    let kept = walk().expect("memory").into_iter().flatten();
    let kept: Vec<_> = kept.map(|manifest| manifest.library).collect();
    assert_eq!(kept, [b"/awake.so"]);
    let places = refuse_each(walk);
    assert!(places > 60, "{places}");
}

/// The most bytes in use while `walk` runs, beyond those before.
fn peak<T>(walk: impl FnOnce() -> T) -> usize {
    let before = USED.get().0;
    USED.set((before, before));
    drop(walk());
    (USED.get().1 - before).cast_unsigned()
}

/// Files full of layers, of extensions, of texts, of what is left out.
#[test]
fn a_manifest_takes_at_most_eight_times_its_size() {
    let library = r#", "library_path": "l""#;
    let many = |count: usize, element: &dyn Fn(usize) -> String| -> String {
        (0..count).map(element).collect::<Vec<_>>().join(",")
    };
    let one = |rest: String| layers(&[layer("VK_LAYER_a", &format!("{library}, {rest}"))]);
    let over = |rest: String| {
        let always = r#", "component_layers": [], "disable_environment": {"NO": ""}"#;
        layers(&[layer("VK_LAYER_LUNARG_override", &format!("{always}, {rest}"))])
    };
    let extension = |number| format!(r#"{{"name":"{number}"}}"#);
    let metas_of = |extensions: usize, metas: usize| {
        let all = format!(r#", "instance_extensions": [{}]"#, many(extensions, &extension));
        let meta = |number| {
            layer(&format!("VK_LAYER_m{number}"), r#", "component_layers": ["VK_LAYER_a"]"#)
        };
        layers(&[layer("VK_LAYER_a", &format!("{library}{all}")), many(metas, &meta)])
    };
    let letters = || many(50_000, &|_| "\"a\"".to_owned());
    let files = [
        ("layers", layers(&[many(2000, &|number| layer(&format!("VK_LAYER_{number}"), library))])),
        ("duplicates", layers(&[many(2000, &|_| layer("VK_LAYER_a", library))])),
        (
            "metas",
            layers(&[many(2000, &|number| {
                layer(&format!("VK_LAYER_{number}"), r#", "component_layers": ["VK_LAYER_0"]"#)
            })]),
        ),
        ("rejected", layers(&[many(2000, &|number| layer(&format!("VK_LAYER_{number}"), ""))])),
        ("empty", layers(&[many(50_000, &|_| "{}".to_owned())])),
        ("extensions", one(format!(r#""instance_extensions": [{}]"#, many(50_000, &extension)))),
        ("texts", one(format!(r#""override_paths": [{}]"#, many(50_000, &|_| "\"\"".to_owned())))),
        (
            "entrypoints",
            one(format!(r#""device_extensions": [{{"name":"e","entrypoints":[{}]}}]"#, letters())),
        ),
        (
            "components",
            layers(&[layer("VK_LAYER_a", &format!(r#", "component_layers": [{}]"#, letters()))]),
        ),
        (
            "names",
            over(format!(
                r#""blacklisted_layers": [{}]"#,
                many(50_000, &|number| format!("\"{number}\""))
            )),
        ),
        ("inherited", metas_of(1000, 65)),
        ("inherited by few", metas_of(20_000, 3)),
        ("paths", over(format!(r#""override_paths": ["{}"]"#, "a:".repeat(200_000)))),
        ("text", one(format!(r#""url": "{}""#, "x".repeat(1 << 20)))),
        ("numbers", one(format!(r#""url": [{}]"#, many(200_000, &|_| "0".to_owned())))),
    ];
    for (name, file) in files {
        let file = file.replace(['\n', ' '], "");
        let size = file.len();
        let mut system = VirtualSystem::new();
        system.set("VK_LAYER_PATH", "/m.json").set("VK_IMPLICIT_LAYER_PATH", "/m.json");
        system.file("/m.json", file);
        let (system, journal, directories) =
            (Unrefused(system), Counting::default(), BuildDirectories::BUILT);
        let (context, json, directories) =
            (Context::host(&system, &journal), &Uncached, &directories);
        let sources =
            LayerSources { context, json, settings: None, directories, unbuilt_surfaces: &[] };
        let peak = peak(|| {
            scan_layers(sources, Wanted::All).map(|scan| scan.activate(&[b"VK_LAYER_a"], &journal))
        });
        // What meta-layers take from their components.
        let taken = if name.starts_with("inherited") { 128 * 65_536 } else { 0 };
        assert!(peak <= 8 * size + taken, "{name}: {peak} bytes for {size}");
        println!("{name}: {:.1}", peak as f64 / size as f64);
    }
}
