//! The application of a world: makes the calls in a process of its own, and prints one line for each.
//!
//! A line is `<number> <what> -> <answer>`; `broken: <why>` is a broken invariant that the application
//! sees itself. Handles are printed by the order in which the application met them.

/// Prints a line of the call that the thread makes.
macro_rules! say {
    ($($text:tt)*) => {
        $crate::worlds::play::say(&format!($($text)*))
    };
}

mod allocator;
mod devices;
mod instances;
mod lists;
mod messengers;
mod queries;
mod surfaces;
mod threads;

use std::cell::RefCell;
use std::ffi::{CStr, CString};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::{env, fs, ptr};

use dispatch_tables::{InstanceEntrypointTable, vk};
use libloading::os::unix::Library;

use super::world::{FOLDER, Memory, Step, World};
use devices::Logical;
use instances::Inst;
use messengers::Messenger;
use surfaces::Surf;

/// The application's objects.
pub(super) struct Application {
    folder: PathBuf,
    get: vk::PFN_vkGetInstanceProcAddr,
    globals: InstanceEntrypointTable,
    instances: [Option<Inst>; 3],
    logicals: [Option<Logical>; 3],
    surfaces: [Option<Surf>; 3],
    messengers: [Option<Messenger>; 2],
}

/// Makes the calls of the world in `folder` on the loader at `path`, those of its threads at once or in turn.
pub(super) fn play(folder: &Path, path: &Path, in_turn: bool) {
    let text = fs::read_to_string(folder.join("world.json")).expect("the world");
    let world: World = serde_json::from_str(&text).expect("a world");
    // SAFETY: the constructor of a Vulkan loader has no preconditions.
    let library = unsafe { Library::new(path) }.expect("the loader");
    // SAFETY: the symbol has this type in every Vulkan loader.
    let get = unsafe {
        *library.get::<vk::PFN_vkGetInstanceProcAddr>("vkGetInstanceProcAddr").expect("the lookup")
    };
    let mut application = Application {
        folder: folder.to_owned(),
        get,
        globals: InstanceEntrypointTable::EMPTY,
        instances: [const { None }; 3],
        logicals: [const { None }; 3],
        surfaces: [const { None }; 3],
        messengers: [const { None }; 2],
    };
    let lookup = |name: &'static _| application.lookup(vk::Instance::NULL, name);
    // SAFETY: the loader returns functions for their commands' names.
    application.globals = unsafe { InstanceEntrypointTable::load(lookup) };
    application.steps("", &world.steps);
    let threads = threads::run(&mut application, &world.threads, in_turn);
    if !world.forgets {
        call("end");
        threads.into_iter().for_each(Application::end);
        application.end();
        call("");
        if allocator::live() != 0 {
            say!("broken: {} pieces of the application's memory are left", allocator::live());
        }
        drop(library);
    }
    say!("done");
}

thread_local! {
    /// What the lines of this thread begin with.
    static CALL: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Begins a call: further lines of this thread begin with its name.
fn call(name: &str) {
    CALL.with_borrow_mut(|call| name.clone_into(call));
}

/// Prints a line by one system call, so that threads share no lock in which valgrind would see races.
fn say(text: &str) {
    let line = CALL.with_borrow(|call| match call.as_str() {
        "" => format!("{text}\n"),
        call => format!("{call} {text}\n"),
    });
    // SAFETY: a plain system call on memory that lives.
    unsafe { libc::write(1, line.as_ptr().cast(), line.len()) };
}

/// Prints a broken invariant.
fn broken(why: &str) {
    say!("broken: {why}");
}

/// Prints that a step's object is not there.
fn nothing() {
    say!("nothing");
}

fn c_string(text: &str) -> CString {
    CString::new(text).unwrap_or_default()
}

/// C strings, and pointers to them.
fn c_names(names: &[String]) -> (Vec<CString>, Vec<*const std::ffi::c_char>) {
    let owned: Vec<CString> = names.iter().map(|name| c_string(name)).collect();
    let pointers = owned.iter().map(|name| name.as_ptr()).collect();
    (owned, pointers)
}

/// After a call that created nothing: no memory may be left. (A list that grew for a surface or a messenger may stay longer
/// until the instance is destroyed.)
fn check_failure(result: vk::Result, memory: Memory, live: i64) {
    let is_alone = !threads::AT_ONCE.load(Ordering::Relaxed);
    if is_alone
        && result != vk::Result::SUCCESS
        && memory != Memory::None
        && allocator::live() != live
    {
        broken(&format!(
            "a failed creation ({}) leaves {} pieces of memory",
            result.as_raw(),
            allocator::live() - live
        ));
    }
}

impl Application {
    fn lookup(&self, instance: vk::Instance, name: &CStr) -> vk::PFN_vkVoidFunction {
        // SAFETY: the instance is NULL or alive, and `name` is a C string.
        unsafe { (self.get)(instance, name.as_ptr()) }
    }

    /// Makes the calls, which are numbered behind this name.
    fn steps(&mut self, name: &str, steps: &[Step]) {
        for (number, step) in steps.iter().enumerate() {
            call(&format!("{name}{number}"));
            self.step(step);
        }
    }

    /// Destroys what is left.
    fn end(mut self) {
        for instance in 0..self.instances.len() {
            if self.instances[instance].is_some() {
                self.destroy_instance(instance);
            }
        }
    }

    fn step(&mut self, step: &Step) {
        match step {
            Step::Version => self.version(),
            Step::InstanceExtensions { layer, room } => {
                self.instance_extensions(layer.as_deref(), *room)
            }
            Step::InstanceLayers { room } => self.instance_layers(*room),
            Step::SetVariable { name, value } => self.set_variable(name, value.as_deref()),
            Step::WriteFile { path, text } => {
                let path = self.folder.join(path);
                let _ = fs::create_dir_all(path.parent().unwrap_or(&path));
                let written = fs::write(path, self.fill(text));
                say!("write -> {}", written.is_ok());
            }
            Step::RemoveFile { path } => {
                say!("remove -> {}", fs::remove_file(self.folder.join(path)).is_ok())
            }
            Step::CreateInstance { instance, request } => self.create_instance(*instance, request),
            Step::DestroyInstance { instance } => self.destroy_instance(*instance),
            Step::Devices { instance, room } => self.devices(*instance, *room),
            Step::Groups { instance, room, khr } => self.groups(*instance, *room, *khr),
            Step::DeviceExtensions { instance, device, layer, room } => {
                self.device_extensions(*instance, *device, layer.as_deref(), *room)
            }
            Step::DeviceLayers { instance, device, room } => {
                self.device_layers(*instance, *device, *room)
            }
            Step::Query { instance, device, query, room } => {
                self.query(*instance, *device, *query, *room)
            }
            Step::Lookup { instance, name } => self.print_lookup(*instance, name),
            Step::CreateDevice { .. } => self.create_device(step),
            Step::DestroyDevice { logical } => self.destroy_device(*logical),
            Step::DeviceLookup { logical, name } => self.device_lookup(*logical, name),
            Step::UseDevice { logical } => self.use_device(*logical),
            Step::CreateSurface { instance, surface, kind, memory } => {
                self.create_surface(*instance, *surface, *kind, *memory)
            }
            Step::SurfaceQuery { surface, device, room } => {
                self.surface_query(*surface, *device, *room)
            }
            Step::Swapchain { surface, logical } => self.swapchain(*surface, *logical),
            Step::DestroySurface { surface } => self.destroy_surface(*surface),
            Step::CreateMessenger { instance, messenger, report, memory } => {
                self.create_messenger(*instance, *messenger, *report, *memory)
            }
            Step::SubmitMessage { instance } => self.submit_message(*instance),
            Step::DestroyMessenger { messenger } => self.destroy_messenger(*messenger),
        }
    }

    fn fill(&self, text: &str) -> String {
        text.replace(FOLDER, &self.folder.to_string_lossy())
    }

    fn set_variable(&self, name: &str, value: Option<&str>) {
        // SAFETY: the threads of a world change no variables.
        unsafe {
            match value {
                Some(value) => env::set_var(name, self.fill(value)),
                None => env::remove_var(name),
            }
        }
        say!("set {name}");
    }

    fn version(&self) {
        let mut version = 0;
        let Some(command) = self.globals.enumerate_instance_version else { return nothing() };
        // SAFETY: valid usage.
        let result = unsafe { command(&mut version) };
        say!("version -> {} {version}", result.as_raw());
    }

    fn instance_extensions(&self, layer: Option<&str>, room: Option<u32>) {
        let name = layer.map(c_string);
        let layer_name = name.as_ref().map_or(ptr::null(), |name| name.as_ptr());
        let Some(command) = self.globals.enumerate_instance_extension_properties else {
            return nothing();
        };
        // SAFETY: valid usage: `list` gives an array of as many elements as the count says.
        let list = lists::list(room, |count, items| unsafe { command(layer_name, count, items) });
        print_list(&format!("instance extensions {layer:?}"), &list, extension);
    }

    fn instance_layers(&self, room: Option<u32>) {
        let Some(command) = self.globals.enumerate_instance_layer_properties else {
            return nothing();
        };
        // SAFETY: valid usage: `list` gives an array of as many elements as the count says.
        let list = lists::list(room, |count, items| unsafe { command(count, items) });
        print_list("instance layers", &list, layer);
    }
}

/// Prints a list, and its broken invariant.
fn print_list<T>(what: &str, list: &lists::List<T>, text: impl Fn(&T) -> String) {
    let items: Vec<String> = list.items.iter().map(text).collect();
    say!("{what} -> {} {} [{}]", list.result, list.count, items.join(", "));
    if let Some(why) = &list.broken {
        broken(why);
    }
}

fn extension(properties: &vk::ExtensionProperties) -> String {
    format!("{} {}", crate::text(&properties.extension_name), properties.spec_version)
}

fn layer(properties: &vk::LayerProperties) -> String {
    format!(
        "{} {:x} {} {}",
        crate::text(&properties.layer_name),
        properties.spec_version,
        properties.implementation_version,
        crate::text(&properties.description)
    )
}
