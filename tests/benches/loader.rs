//! The cost of lookups, calls, instances and enumeration for an application: ours beside the
//! system's Khronos loader, in one run.
//!
//! `cargo bench -p tests --bench loader`. Each side runs in a child process of its own with a clean
//! environment and the mock driver, and proves which library it runs. Every figure is the median of
//! several rounds; the last column is ours divided by theirs. `VULKAN_PEER` replaces the system's
//! loader by the one at that path.

use std::collections::BTreeMap;
use std::ffi::{CStr, CString, c_char};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

use dispatch_tables::{Command as VkCommand, Level, vk};

/// Set for a child: the path of the library that it measures.
const CHILD_LIBRARY: &str = "BENCH_LIBRARY";

/// The rounds for each figure, which is their median.
const ROUNDS: usize = 15;

fn main() -> ExitCode {
    if let Some(library) = std::env::var_os(CHILD_LIBRARY) {
        measure(Path::new(&library));
        return ExitCode::SUCCESS;
    }
    match compare() {
        Ok(table) => {
            println!("{table}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("bench: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs both sides and renders the table.
fn compare() -> Result<String, String> {
    let ours = tests::artifacts::shipped_loader().to_owned();
    let peer = peer_library()?;
    let scratch = tempfile::tempdir().map_err(|e| format!("no temporary directory: {e}"))?;
    let manifest = scratch.path().join("mock.json");
    let text = format!(
        r#"{{"file_format_version":"1.0.1","ICD":{{"library_path":"{}","api_version":"1.4.0"}}}}"#,
        tests::artifacts::mock_driver().display()
    );
    std::fs::write(&manifest, text).map_err(|e| format!("{}: {e}", manifest.display()))?;
    let ours = run_child(&ours, &manifest, scratch.path())?;
    let peer = run_child(&peer, &manifest, scratch.path())?;
    Ok(render(&ours, &peer))
}

fn peer_library() -> Result<PathBuf, String> {
    if let Some(path) = std::env::var_os("VULKAN_PEER") {
        return Ok(path.into());
    }
    tests::artifacts::installed_loader().ok_or_else(|| {
        "no system Vulkan loader to compare with: install libvulkan1, or set VULKAN_PEER".to_owned()
    })
}

/// The values that a child printed, by figure.
type Figures = BTreeMap<String, f64>;

fn run_child(library: &Path, manifest: &Path, home: &Path) -> Result<Figures, String> {
    let program = std::env::current_exe().map_err(|e| format!("no path of this program: {e}"))?;
    let output = Command::new(program)
        .env_clear()
        .env(CHILD_LIBRARY, library)
        .env("VK_DRIVER_FILES", manifest)
        .env("VK_ICD_FILENAMES", manifest)
        .env("HOME", home)
        .env("XDG_CONFIG_HOME", home)
        .env("XDG_DATA_HOME", home)
        .env("XDG_CONFIG_DIRS", home)
        .env("XDG_DATA_DIRS", home)
        .output()
        .map_err(|e| format!("the child for {} does not start: {e}", library.display()))?;
    if !output.status.success() {
        return Err(format!(
            "the child for {} failed ({}):\n{}",
            library.display(),
            output.status,
            String::from_utf8_lossy(&output.stderr)
        ));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines()
        .map(|line| {
            let (name, value) =
                line.rsplit_once(' ').ok_or_else(|| format!("not a figure: {line}"))?;
            let value = value.parse().map_err(|e| format!("not a number in `{line}`: {e}"))?;
            Ok((name.to_owned(), value))
        })
        .collect()
}

/// The targets for a lookup, over all names: nanoseconds, and the fraction of the time in the
/// system's loader.
const LOOKUP_TARGET: (f64, f64) = (15.0, 0.05);

fn render(ours: &Figures, peer: &Figures) -> String {
    let mut table = format!("{:<44} {:>12} {:>12} {:>8}\n", "", "ours", "system", "ratio");
    for (name, value) in ours {
        let other = peer.get(name).copied().unwrap_or(f64::NAN);
        let ratio = value / other;
        let _ = write!(table, "{name:<44} {value:>12.2} {other:>12.2} {ratio:>8.3}");
        if name.contains("all names") {
            let (most, part) = LOOKUP_TARGET;
            let is_met = *value <= most && ratio <= part;
            let verdict = if is_met { "yes" } else { "no" };
            let _ = write!(table, "  {most} ns and {part}: {verdict}");
        }
        table.push('\n');
    }
    table
}

/// The child process: measures one library and prints one line per figure.
fn measure(library: &Path) {
    // SAFETY: the constructor of a Vulkan loader has no preconditions.
    let loaded = unsafe { libloading::Library::new(library) }.expect("the loader opens");
    prove_mapped(library);
    // SAFETY: the type is that of the exported command (Vulkan specification,
    // vkGetInstanceProcAddr).
    let get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr = unsafe {
        *loaded.get(c"vkGetInstanceProcAddr".to_bytes_with_nul()).expect("vkGetInstanceProcAddr")
    };
    let loader = Loader { get_instance_proc_addr };

    figure("create and destroy an instance, us", 1e6, 20, || {
        loader.destroy_instance(loader.create_instance())
    });
    figure("enumerate instance extensions, us", 1e6, 20, || loader.enumerate_extensions());
    let instance = loader.create_instance();
    figure("enumerate instance extensions, driver open, us", 1e6, 20, || {
        loader.enumerate_extensions()
    });
    let device = loader.create_device(instance);
    measure_lookups(&loader, instance, device);
    measure_calls(&loader, instance, device);
    loader.destroy_device(instance, device);
    loader.destroy_instance(instance);
}

/// Panics unless exactly this loader is mapped.
fn prove_mapped(library: &Path) {
    let maps = std::fs::read_to_string("/proc/self/maps").expect("/proc/self/maps");
    let real = library.canonicalize().expect("the loader's real path");
    let mapped: std::collections::BTreeSet<&str> = maps
        .lines()
        .filter_map(|line| line.split_whitespace().nth(5))
        .filter(|path| path.contains("libvulkan.so"))
        .collect();
    assert_eq!(
        mapped.into_iter().collect::<Vec<_>>(),
        [real.to_str().expect("UTF-8")],
        "another loader is mapped"
    );
}

/// Prints the median over [`ROUNDS`] of the time of one of `count` runs, in seconds times `scale`.
fn figure(name: &str, scale: f64, count: u32, mut run: impl FnMut()) {
    run();
    let mut rounds: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            for _ in 0..count {
                run();
            }
            start.elapsed().as_secs_f64() / f64::from(count)
        })
        .collect();
    rounds.sort_by(f64::total_cmp);
    println!("{name} {}", rounds[ROUNDS / 2] * scale);
}

/// Lookups of the names of Vulkan 1.0 to 1.3 and of device extensions. The older of the two loaders
/// knows all these names; it does not know the newest extensions.
fn measure_lookups(loader: &Loader, instance: vk::Instance, device: vk::Device) {
    let is_core = |command: &VkCommand| {
        let version = command.core_version();
        version.is_some_and(|version| version <= vk::API_VERSION_1_3)
    };
    let is_extension =
        |command: &VkCommand| command.level() == Level::Device && command.core_version().is_none();
    let device_command = |command: &VkCommand| command.level() == Level::Device;
    let from_instance = |name: *const c_char| {
        // SAFETY: the instance is alive, and the name is a C string (Vulkan specification,
        // vkGetInstanceProcAddr).
        unsafe { (loader.get_instance_proc_addr)(instance, name) }
    };
    let get_device_proc_addr: vk::PFN_vkGetDeviceProcAddr =
        loader.instance_command(instance, c"vkGetDeviceProcAddr");
    let from_device = |name: *const c_char| {
        // SAFETY: the device is alive, and the name is a C string (Vulkan specification,
        // vkGetDeviceProcAddr).
        unsafe { get_device_proc_addr(device, name) }
    };
    let is_known = |command: &VkCommand| from_instance(command.name().as_ptr()).is_some();
    let core = names(|command| is_core(command) && command.level() != Level::Global);
    let extensions = names(|command| is_extension(command) && is_known(command));
    per_name("vkGetInstanceProcAddr, core name, ns", &core, from_instance);
    per_name("vkGetInstanceProcAddr, extension name, ns", &extensions, from_instance);
    let all: Vec<CString> = core.iter().chain(&extensions).cloned().collect();
    per_name("vkGetInstanceProcAddr, all names, ns", &all, from_instance);

    let core = names(|command| is_core(command) && device_command(command));
    per_name("vkGetDeviceProcAddr, core name, ns", &core, from_device);
    per_name("vkGetDeviceProcAddr, extension name, ns", &extensions, from_device);
    let all: Vec<CString> = core.iter().chain(&extensions).cloned().collect();
    per_name("vkGetDeviceProcAddr, all names, ns", &all, from_device);
}

fn names(wanted: impl Fn(&VkCommand) -> bool) -> Vec<CString> {
    let commands = VkCommand::all().filter(wanted);
    commands.map(|command| command.name().to_owned()).collect()
}

fn per_name(
    figure_name: &str,
    names: &[CString],
    mut get: impl FnMut(*const c_char) -> vk::PFN_vkVoidFunction,
) {
    let count = names.len() as f64;
    figure(figure_name, 1e9 / count, 20, || {
        for name in names {
            std::hint::black_box(get(name.as_ptr()));
        }
    });
}

/// Calls through trampolines into a driver that does nothing.
fn measure_calls(loader: &Loader, instance: vk::Instance, device: vk::Device) {
    const CALLS: u32 = 10_000;
    let get_fence_status: vk::PFN_vkGetFenceStatus =
        loader.instance_command(instance, c"vkGetFenceStatus");
    figure("a device call through its trampoline, ns", 1e9 / f64::from(CALLS), 10, || {
        for _ in 0..CALLS {
            // SAFETY: the device is alive, and the mock driver ignores the fence.
            let _ = unsafe { get_fence_status(device, vk::Fence::NULL) };
        }
    });
    let get_format_properties: vk::PFN_vkGetPhysicalDeviceFormatProperties =
        loader.instance_command(instance, c"vkGetPhysicalDeviceFormatProperties");
    let physical_device = loader.physical_device(instance);
    figure("a physical-device call, ns", 1e9 / f64::from(CALLS), 10, || {
        for _ in 0..CALLS {
            let mut properties = vk::FormatProperties::default();
            // SAFETY: the physical device is alive, and the structure is writable.
            unsafe {
                get_format_properties(physical_device, vk::Format::R8G8B8A8_UNORM, &mut properties)
            };
        }
    });
}

/// One loader, from the view of the application.
struct Loader {
    get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr,
}

impl Loader {
    /// The command with this name; the caller chooses its type.
    fn instance_command<F: Copy>(&self, instance: vk::Instance, name: &CStr) -> F {
        // SAFETY: the instance is NULL or alive, and the name is a C string.
        let command = unsafe { (self.get_instance_proc_addr)(instance, name.as_ptr()) };
        let command = command.unwrap_or_else(|| panic!("{} is missing", name.to_string_lossy()));
        assert_eq!(size_of::<F>(), size_of_val(&command));
        // SAFETY: all function pointers have the same size, and callers choose the type of the
        // named command.
        unsafe { std::mem::transmute_copy(&command) }
    }

    fn create_instance(&self) -> vk::Instance {
        let create: vk::PFN_vkCreateInstance =
            self.instance_command(vk::Instance::NULL, c"vkCreateInstance");
        let application =
            vk::ApplicationInfo { api_version: vk::API_VERSION_1_1, ..Default::default() };
        let info =
            vk::InstanceCreateInfo { p_application_info: &application, ..Default::default() };
        let mut instance = vk::Instance::NULL;
        // SAFETY: `info` is valid, there are no callbacks, and `instance` is writable (Vulkan
        // specification, vkCreateInstance).
        let result = unsafe { create(&info, std::ptr::null(), &mut instance) };
        assert_eq!(result, vk::Result::SUCCESS);
        instance
    }

    fn destroy_instance(&self, instance: vk::Instance) {
        let destroy: vk::PFN_vkDestroyInstance =
            self.instance_command(instance, c"vkDestroyInstance");
        // SAFETY: the instance is alive, and nobody uses it any more.
        unsafe { destroy(instance, std::ptr::null()) };
    }

    fn enumerate_extensions(&self) {
        let enumerate: vk::PFN_vkEnumerateInstanceExtensionProperties =
            self.instance_command(vk::Instance::NULL, c"vkEnumerateInstanceExtensionProperties");
        let mut count = 0;
        // SAFETY: the count is writable, and the array is NULL (Vulkan specification,
        // vkEnumerateInstanceExtensionProperties).
        let result = unsafe { enumerate(std::ptr::null(), &mut count, std::ptr::null_mut()) };
        assert_eq!(result, vk::Result::SUCCESS);
    }

    fn physical_device(&self, instance: vk::Instance) -> vk::PhysicalDevice {
        let enumerate: vk::PFN_vkEnumeratePhysicalDevices =
            self.instance_command(instance, c"vkEnumeratePhysicalDevices");
        let (mut count, mut physical_device) = (1, vk::PhysicalDevice::NULL);
        // SAFETY: `count` is 1, and there is room for one handle.
        let result = unsafe { enumerate(instance, &mut count, &mut physical_device) };
        assert!(result == vk::Result::SUCCESS || result == vk::Result::INCOMPLETE);
        physical_device
    }

    fn create_device(&self, instance: vk::Instance) -> vk::Device {
        let create: vk::PFN_vkCreateDevice = self.instance_command(instance, c"vkCreateDevice");
        let priority = 1.0;
        let queue = vk::DeviceQueueCreateInfo {
            queue_count: 1,
            p_queue_priorities: &priority,
            ..Default::default()
        };
        let info = vk::DeviceCreateInfo {
            queue_create_info_count: 1,
            p_queue_create_infos: &queue,
            ..Default::default()
        };
        let mut device = vk::Device::NULL;
        // SAFETY: the physical device is alive, `info` is valid, and `device` is writable.
        let result =
            unsafe { create(self.physical_device(instance), &info, std::ptr::null(), &mut device) };
        assert_eq!(result, vk::Result::SUCCESS);
        device
    }

    fn destroy_device(&self, instance: vk::Instance, device: vk::Device) {
        let destroy: vk::PFN_vkDestroyDevice = self.instance_command(instance, c"vkDestroyDevice");
        // SAFETY: the device is alive, and nobody uses it any more.
        unsafe { destroy(device, std::ptr::null()) };
    }
}
