//! The application of [`super`]: calls commands without knowing their types, and prints the values
//! of each call.

use std::ffi::c_void;
use std::ptr;

use dispatch_tables::{Command, vk};
use serde_json::{Value, json};
use tests::{Device, Instance, InstanceRequest, Loader, Sandbox, call};

use crate::proc_addr::INSTANCE_EXTENSIONS;
use tests::signatures::{Class, SIGNATURES, Signature};

/// The device extensions whose commands have terminators in the loader (callpath.md 3.6).
pub(super) const DEVICE_EXTENSIONS: &[&str] =
    &["VK_KHR_swapchain", "VK_KHR_display_swapchain", "VK_KHR_device_group", "VK_EXT_debug_marker"];

/// The command between other calls. Its second argument, which its signature does not have, holds
/// the number of the next call, so the driver's log falls into sections. The first such call ends
/// the setup.
pub(super) const MARKER: &str = "vkDeviceWaitIdle";

/// A mark in the marker's second argument.
pub(super) const MARK: u64 = 0x3A52_0000_0000_0000;

/// As many arguments as the longest signature has: in integer and floating-point registers, then on
/// the stack. A command ignores arguments beyond its signature.
#[cfg(not(target_arch = "x86"))]
#[rustfmt::skip]
type AnyCommand = unsafe extern "system" fn(
    u64, u64, u64, u64, u64, u64,
    f64, f64, f64, f64, f64, f64, f64, f64,
    u64, u64, u64, u64, u64, u64, u64, u64, u64,
) -> u64;

#[cfg(target_arch = "x86")]
type AnyCommand = unsafe extern "system" fn(Words) -> u64;
/// As many words as the arguments of the longest signature take on the stack.
#[cfg(target_arch = "x86")]
#[repr(C)]
struct Words([u32; 28]);

const INTEGERS: usize = 15;
const FLOATS: usize = 8;

/// The memory behind every pointer argument: zeros, and more of them than any structure of the API
/// has.
const ROOM: usize = 8192;

/// How the application gets a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Exported,
    InstanceProcAddr,
    DeviceProcAddr,
}

impl Way {
    pub(super) const ALL: [Way; 3] = [Way::Exported, Way::InstanceProcAddr, Way::DeviceProcAddr];
}

/// The objects that commands are called on.
struct Application {
    instance: Instance,
    device: Device,
    physical_device: vk::PhysicalDevice,
    queue: vk::Queue,
    command_buffer: vk::CommandBuffer,
    surface: vk::SurfaceKHR,
    /// The loader does not initialise these objects (callpath.md 1.5). A driver that expects calls
    /// through the loader sets the first word itself, as here.
    external_queue: Box<[usize; 4]>,
    memory: Vec<u8>,
    calls: u64,
}

impl Application {
    /// An instance with every extension that gates a command, and a device with its children, on
    /// the driver of [`super`].
    fn new(api_version: u32) -> Self {
        let request =
            InstanceRequest { api_version, extensions: INSTANCE_EXTENSIONS, ..Default::default() };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let physical_device = instance.physical_devices()[0];
        let device = instance.create_device(physical_device, DEVICE_EXTENSIONS);
        let (_, command_buffer) = device.command_buffer();
        // SAFETY: the device is alive, and the loader's table pointer is its first word.
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

    /// The address of a command; None if the command is not found this way.
    fn find(&self, way: Way, command: Command) -> Option<AnyCommand> {
        let loader = self.instance.loader;
        let function = match way {
            Way::Exported => {
                let symbol = loader.symbol(command.name().to_str().expect("ASCII"))?;
                // SAFETY: the exported symbols of commands are functions.
                unsafe { std::mem::transmute::<*const c_void, vk::PFN_vkVoidFunction>(symbol) }
            }
            Way::InstanceProcAddr => loader.proc_addr(self.instance.handle, command.name()),
            Way::DeviceProcAddr => call!(
                self.instance
                    .device_commands
                    .get_device_proc_addr(self.device.handle, command.name().as_ptr())
            ),
        };
        // SAFETY: the pointer is that of a Vulkan command. The caller passes the arguments of its
        // signature, and additional arguments are harmless in this calling convention.
        function.map(|function| unsafe { std::mem::transmute::<_, AnyCommand>(function) })
    }

    /// Calls a command with distinct argument values, and prints the arguments and the result.
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
        assert!(integers.len() <= INTEGERS && floats.len() <= FLOATS);
        // SAFETY: pointers lead to zeros, and handles are alive. Commands that need more are the
        // exceptions, and are called in a process that ends right after the call.
        let returned = unsafe { call_with(function, signature, &integers, &floats) };
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
        // The driver's own function, because the loader need not pass on an argument that the
        // command does not have.
        let marker = self.device.commands.device_wait_idle;
        let marker = marker.map(|function| {
            // SAFETY: an additional argument is harmless in this calling convention.
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

    /// An argument for the parameter at `place`.
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
            #[cfg(target_pointer_width = "64")]
            Class::Word => self.value(command, place as usize, Class::Bits64),
            #[cfg(target_pointer_width = "32")]
            Class::Word => self.value(command, place as usize, Class::Bits32),
            Class::Bits32 => 0xB000_0000 | number << 8 | (place + 1),
            Class::Bits16 => 0xC000 | (number & 0xFF) << 4 | (place + 1),
            Class::Float | Class::Void => unreachable!("no integer"),
        }
    }
}

/// Calls a command with arguments in registers and on the stack.
///
/// # Safety
///
/// The arguments are valid for the command.
#[cfg(not(target_arch = "x86"))]
unsafe fn call_with(function: AnyCommand, _: &Signature, integers: &[u64], floats: &[u64]) -> u64 {
    let (i, f) = (
        |place| integers.get(place).copied().unwrap_or(0),
        |place| f64::from_bits(floats.get(place).copied().unwrap_or(0)),
    );
    // SAFETY: the caller's promise.
    #[rustfmt::skip]
    let returned = unsafe {
        function(
            i(0), i(1), i(2), i(3), i(4), i(5),
            f(0), f(1), f(2), f(3), f(4), f(5), f(6), f(7),
            i(6), i(7), i(8), i(9), i(10), i(11), i(12), i(13), i(14),
        )
    };
    returned
}

/// Calls a command with all arguments on the stack.
///
/// # Safety
///
/// The arguments are valid for the command.
#[cfg(target_arch = "x86")]
unsafe fn call_with(
    function: AnyCommand,
    signature: &Signature,
    integers: &[u64],
    floats: &[u64],
) -> u64 {
    let (mut integers, mut floats) = (integers.iter(), floats.iter());
    let mut words = Vec::new();
    for parameter in signature.parameters {
        let is_float = parameter.class == Class::Float;
        let value = if is_float { floats.next() } else { integers.next() };
        let value = *value.expect("a value for each parameter");
        words.push(value as u32);
        if parameter.class.words() == 2 {
            words.push((value >> 32) as u32);
        }
    }
    words.resize(size_of::<Words>() / 4, 0);
    let words = Words(words.try_into().expect("no signature is longer"));
    // SAFETY: the caller's promise.
    unsafe { function(words) }
}

/// The bits of a floating-point register, distinct for each parameter.
fn float(command: Command, place: usize) -> u64 {
    u64::from(((command.index() * 16 + place) as f32 + 0.5).to_bits())
}

/// A surface for which the driver already has its own surface.
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

/// Calls, in the way that the argument names, every command for which `chosen` holds. Commands that
/// destroy objects of the application come last.
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

/// Calls the argument's command and ends the process, which may be in any state then.
pub(super) fn call_one() -> ! {
    let mut application = Application::new(vk::API_VERSION_1_2);
    let name = Sandbox::argument();
    let signature = super::signature(&name);
    let function = application.find(Way::InstanceProcAddr, signature.command);
    application.call(function.expect("it is known"), signature);
    std::process::exit(0)
}

/// The calls that the application printed.
pub(super) fn told(stdout: &str) -> Vec<Value> {
    let lines = stdout.lines().filter_map(|line| line.strip_prefix("told "));
    lines.map(|line| serde_json::from_str(line).expect("what the application told")).collect()
}
