//! The application that calls commands without knowing their types, and what it tells of each call.

use std::ffi::c_void;
use std::ptr;

use dispatch_tables::{Command, vk};
use serde_json::{Value, json};
use tests::{Device, Instance, InstanceRequest, Loader, Sandbox, call};

use crate::proc_addr::INSTANCE_EXTENSIONS;
use crate::signatures::{Class, SIGNATURES, Signature};

/// The device extensions whose commands end in the loader (callpath.md 3.6).
pub(super) const DEVICE_EXTENSIONS: &[&str] =
    &["VK_KHR_swapchain", "VK_KHR_display_swapchain", "VK_KHR_device_group", "VK_EXT_debug_marker"];

/// Called before every other call, with the call's number among the bits of its second argument,
/// which it does not have: the driver's log falls into sections by it. Called once, it ends the
/// setup.
pub(super) const MARKER: &str = "vkDeviceWaitIdle";

/// In the marker's second argument.
pub(super) const MARK: u64 = 0x3A52_0000_0000_0000;

/// System V x86-64: as many arguments as the command with the most of them has, and registers for
/// all. What a command does not take it does not look at.
#[rustfmt::skip]
type AnyCommand = unsafe extern "system" fn(
    u64, u64, u64, u64, u64, u64,
    f64, f64, f64, f64, f64, f64, f64, f64,
    u64, u64, u64, u64, u64, u64, u64, u64, u64,
) -> u64;

const INTEGERS: usize = 15;
const FLOATS: usize = 8;

/// What every pointer argument points at: zeros, of which no structure of the API has more.
const ROOM: usize = 8192;

/// The way to a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Exported,
    InstanceProcAddr,
    DeviceProcAddr,
}

impl Way {
    pub(super) const ALL: [Way; 3] = [Way::Exported, Way::InstanceProcAddr, Way::DeviceProcAddr];
}

/// Everything that a command can be called on.
struct Application {
    instance: Instance,
    device: Device,
    physical_device: vk::PhysicalDevice,
    queue: vk::Queue,
    command_buffer: vk::CommandBuffer,
    surface: vk::SurfaceKHR,
    /// The loader does not initialise these objects (callpath.md 1.5): one with the first word that
    /// a driver gives it which cares for the loader.
    external_queue: Box<[usize; 4]>,
    memory: Vec<u8>,
    calls: u64,
}

impl Application {
    /// An instance with every extension that gates a command, a device and its children, on the
    /// driver of [`super`].
    fn new(api_version: u32) -> Self {
        let request =
            InstanceRequest { api_version, extensions: INSTANCE_EXTENSIONS, ..Default::default() };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let physical_device = instance.physical_devices()[0];
        let device = instance.create_device(physical_device, DEVICE_EXTENSIONS);
        let (_, command_buffer) = device.command_buffer();
        // SAFETY: the loader put its table into the object's first word.
        let table = unsafe { *device.handle.as_raw().cast::<usize>() };
        let application = Self {
            instance,
            device,
            physical_device,
            queue: device.queue(),
            command_buffer,
            surface: surface(&instance, physical_device),
            external_queue: Box::new([table; 4]),
            memory: vec![0; (INTEGERS + 1) * ROOM],
            calls: 0,
        };
        application.mark();
        application
    }

    /// The address of a command; none where this way does not lead to it.
    fn find(&self, way: Way, command: Command) -> Option<AnyCommand> {
        let loader = self.instance.loader;
        let function = match way {
            Way::Exported => {
                let symbol = loader.symbol(command.name().to_str().expect("ASCII"))?;
                // SAFETY: the symbols of commands are functions.
                unsafe { std::mem::transmute::<*const c_void, vk::PFN_vkVoidFunction>(symbol) }
            }
            Way::InstanceProcAddr => loader.proc_addr(self.instance.handle, command.name()),
            Way::DeviceProcAddr => call!(
                self.instance
                    .device_commands
                    .get_device_proc_addr(self.device.handle, command.name().as_ptr())
            ),
        };
        // SAFETY: a Vulkan command; the caller gives it what its signature says, and surplus
        // arguments do no harm in this calling convention.
        function.map(|function| unsafe { std::mem::transmute::<_, AnyCommand>(function) })
    }

    /// Calls a command with values of its own in every argument and prints them with what it
    /// returned.
    fn call(&mut self, function: AnyCommand, signature: &Signature) {
        self.memory.fill(0);
        self.mark();
        let mut integers = Vec::new();
        let mut floats = Vec::new();
        for parameter in signature.parameters {
            let place = integers.len() + floats.len();
            match parameter.class {
                Class::Float => floats.push(float(signature.command, place)),
                class => integers.push(self.value(signature.command, place, class)),
            }
        }
        let (i, f) = (
            |place| integers.get(place).copied().unwrap_or(0),
            |place| f64::from_bits(floats.get(place).copied().unwrap_or(0)),
        );
        assert!(integers.len() <= INTEGERS && floats.len() <= FLOATS);
        // SAFETY: pointers point at zeros, and handles are alive; commands for which that is not
        // enough are the exceptions, and are called in a process that ends right after.
        let returned = unsafe {
            #[rustfmt::skip]
            let returned = function(
                i(0), i(1), i(2), i(3), i(4), i(5),
                f(0), f(1), f(2), f(3), f(4), f(5), f(6), f(7),
                i(6), i(7), i(8), i(9), i(10), i(11), i(12), i(13), i(14),
            );
            returned
        };
        let told = json!({
            "call": signature.command.name().to_str().expect("ASCII"),
            "number": self.calls,
            "integers": integers,
            "floats": floats,
            "returned": returned,
        });
        println!("\ntold {told}");
        self.calls += 1;
    }

    /// Begins a section of the driver's log.
    fn mark(&self) {
        // The driver's own function: the loader's need not pass on what it does not know of.
        let marker = self.device.commands.device_wait_idle;
        let marker = marker.map(|function| {
            // SAFETY: a second argument does no harm in this calling convention.
            unsafe {
                std::mem::transmute::<
                    vk::PFN_vkDeviceWaitIdle,
                    unsafe extern "system" fn(vk::Device, u64),
                >(function)
            }
        });
        // SAFETY: the device is alive.
        unsafe { marker.expect(MARKER)(self.device.handle, MARK | self.calls) };
    }

    /// A value for the parameter at `place`.
    fn value(&self, command: Command, place: usize, class: Class) -> u64 {
        let number = command.index() as u64;
        let place = place as u64;
        let object = |handle: *mut c_void| handle.expose_provenance() as u64;
        match class {
            Class::Instance => object(self.instance.handle.as_raw()),
            Class::PhysicalDevice => object(self.physical_device.as_raw()),
            Class::Device => object(self.device.handle.as_raw()),
            Class::Queue => object(self.queue.as_raw()),
            Class::CommandBuffer => object(self.command_buffer.as_raw()),
            Class::ExternalComputeQueueNV => object(self.external_queue.as_ptr().cast_mut().cast()),
            Class::Surface => self.surface.as_raw(),
            Class::Pointer => {
                let start = self.memory.as_ptr().expose_provenance() as u64;
                start.next_multiple_of(64) + place * ROOM as u64 + number % 64 * 64
            }
            Class::Handle | Class::Bits64 => (0xA500 + place) << 48 | number << 16 | (place + 1),
            Class::Bits32 => 0xB000_0000 | number << 8 | (place + 1),
            Class::Bits16 => 0xC000 | (number & 0xFF) << 4 | (place + 1),
            Class::Float | Class::Void => unreachable!("no integer"),
        }
    }
}

/// The bits of a register with a number of this parameter's own.
fn float(command: Command, place: usize) -> u64 {
    u64::from(((command.index() * 16 + place) as f32 + 0.5).to_bits())
}

/// A surface that the driver has one of its own for already.
fn surface(instance: &Instance, physical_device: vk::PhysicalDevice) -> vk::SurfaceKHR {
    let mut surface = vk::SurfaceKHR::NULL;
    let info = vk::HeadlessSurfaceCreateInfoEXT::default();
    let result = call!(instance.commands.create_headless_surface_ext(
        instance.handle,
        &info,
        ptr::null(),
        &mut surface
    ));
    assert_eq!(result, vk::Result::SUCCESS);
    let mut supported = vk::FALSE;
    let commands = instance.physical_device_commands;
    let result = call!(commands.get_physical_device_surface_support_khr(
        physical_device,
        0,
        surface,
        &mut supported
    ));
    assert_eq!(result, vk::Result::SUCCESS);
    surface
}

/// Calls every command that `chosen` gives and that the argument's way leads to. Those that end
/// what others are called on come last.
pub(super) fn call_all(chosen: impl Fn(Command) -> bool) {
    const LAST: [Command; 2] = [Command::DESTROY_SURFACE_KHR, Command::DESTROY_DEVICE];
    let argument = Sandbox::argument();
    let (way, api_version) = argument.split_once(' ').expect("a way and a version");
    let way = Way::ALL.into_iter().find(|w| format!("{w:?}") == way);
    let mut application = Application::new(api_version.parse().expect("a number"));
    let mut calls: Vec<(AnyCommand, &Signature)> = SIGNATURES
        .iter()
        .filter(|signature| chosen(signature.command))
        .filter_map(|signature| {
            let function = application.find(way.expect("a way"), signature.command)?;
            Some((function, signature))
        })
        .collect();
    calls.sort_by_key(|(_, signature)| LAST.iter().position(|last| *last == signature.command));
    for (function, signature) in calls {
        application.call(function, signature);
    }
}

/// Calls the argument's command and ends the process, whatever state the command left it in.
pub(super) fn call_one() -> ! {
    let mut application = Application::new(vk::API_VERSION_1_2);
    let name = Sandbox::argument();
    let signature = super::signature(&name);
    let function = application.find(Way::InstanceProcAddr, signature.command);
    application.call(function.expect("it is known"), signature);
    std::process::exit(0)
}

/// What the application told, call by call.
pub(super) fn told(stdout: &str) -> Vec<Value> {
    let lines = stdout.lines().filter_map(|line| line.strip_prefix("told "));
    lines.map(|line| serde_json::from_str(line).expect("what the application told")).collect()
}
