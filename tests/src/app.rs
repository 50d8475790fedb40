//! The application's side of a scenario: the loader and the objects that most applications create.
//!
//! All functions panic when Vulkan does not do what a scenario takes for granted. Scenarios about
//! errors use [`Loader::globals`] and the entrypoint tables directly.

use std::ffi::{CStr, CString, c_char, c_void};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::{env, fs, ptr};

use dispatch_tables::{
    DeviceEntrypointTable, InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk,
};
use libloading::os::unix::Library;

use crate::{agreement, artifacts, scenario};

/// Calls a command of an entrypoint table: `call!(table.create_buffer(device, ...))`.
///
/// # Panics
///
/// When the table lacks the command.
#[macro_export]
macro_rules! call {
    ($($table:ident).+ ( $($argument:expr),* $(,)? )) => {{
        let command = $($table).+.expect(stringify!($($table).+));
        // SAFETY: the loader returned this pointer for this command. Scenarios pass valid
        // arguments, or pass invalid ones in a process that may crash.
        #[allow(clippy::macro_metavars_in_unsafe, reason = "the arguments are part of the call")]
        unsafe { command($($argument),*) }
    }};
}

/// The opened loader.
#[derive(Debug)]
pub struct Loader {
    /// Never closed: pointers into the library are everywhere.
    library: Library,
    get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr,
    path: PathBuf,
    /// The global commands.
    pub globals: InstanceEntrypointTable,
}

impl Loader {
    /// Opens the loader under test, and checks that it is the one that this process runs.
    ///
    /// # Panics
    ///
    /// When the library cannot be opened, another loader is mapped as well, or the version is not
    /// ours.
    pub fn open() -> &'static Self {
        let path = PathBuf::from(
            env::var_os(scenario::LOADER).unwrap_or_else(|| artifacts::loader().into()),
        );
        // SAFETY: the constructor of a Vulkan loader has no preconditions.
        let library = unsafe { Library::new(&path) }
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_only_loader(&path);
        // SAFETY: the symbol has this type in every Vulkan loader.
        let get_instance_proc_addr = unsafe {
            *library
                .get::<vk::PFN_vkGetInstanceProcAddr>("vkGetInstanceProcAddr")
                .expect("vkGetInstanceProcAddr")
        };
        let mut loader =
            Self { library, get_instance_proc_addr, path, globals: InstanceEntrypointTable::EMPTY };
        let get = |name: &'static CStr| loader.proc_addr(vk::Instance::NULL, name);
        // SAFETY: the loader returns functions for their commands' names.
        loader.globals = unsafe { InstanceEntrypointTable::load(get) };
        // Called for every loader: the query reads the settings and may log messages about them, so
        // the logs stay comparable.
        let version = loader.version();
        if loader.path == artifacts::our_loader() {
            let path = loader.path.display();
            assert_eq!(version, vk::HEADER_VERSION_COMPLETE, "the version of {path}");
        }
        Box::leak(Box::new(loader))
    }

    /// The path of the loader's library.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// `vkGetInstanceProcAddr`.
    pub fn proc_addr(&self, instance: vk::Instance, name: &CStr) -> vk::PFN_vkVoidFunction {
        // SAFETY: `name` is a C string. For an invalid instance the loader returns NULL or aborts.
        unsafe { (self.get_instance_proc_addr)(instance, name.as_ptr()) }
    }

    /// An exported symbol.
    pub fn symbol(&self, name: &str) -> Option<*const c_void> {
        // SAFETY: only the address of the symbol is used.
        let symbol = unsafe { self.library.get::<*const c_void>(name) };
        symbol.ok().map(|symbol| symbol.as_raw_ptr().cast_const())
    }

    /// `vkEnumerateInstanceVersion`.
    pub fn version(&self) -> u32 {
        let mut version = 0;
        assert_eq!(
            call!(self.globals.enumerate_instance_version(&mut version)),
            vk::Result::SUCCESS
        );
        version
    }

    /// `vkEnumerateInstanceExtensionProperties` without a layer.
    pub fn instance_extensions(&self) -> Vec<vk::ExtensionProperties> {
        let list = enumerate(|count, items| {
            call!(self.globals.enumerate_instance_extension_properties(ptr::null(), count, items))
        });
        list.expect("vkEnumerateInstanceExtensionProperties")
    }

    /// `vkEnumerateInstanceExtensionProperties` for one layer.
    ///
    /// # Errors
    ///
    /// The result of the command.
    pub fn extensions_of_layer(
        &self,
        layer: &str,
    ) -> Result<Vec<vk::ExtensionProperties>, vk::Result> {
        let layer = c_string(layer);
        enumerate(|count, items| {
            call!(self.globals.enumerate_instance_extension_properties(
                layer.as_ptr(),
                count,
                items
            ))
        })
    }

    /// The layer names of `vkEnumerateInstanceLayerProperties`.
    pub fn layer_names(&self) -> Vec<String> {
        self.layer_properties().iter().map(|layer| text(&layer.layer_name)).collect()
    }

    /// `vkEnumerateInstanceLayerProperties`.
    pub fn layer_properties(&self) -> Vec<vk::LayerProperties> {
        let list = enumerate(|count, items| {
            call!(self.globals.enumerate_instance_layer_properties(count, items))
        });
        list.expect("vkEnumerateInstanceLayerProperties")
    }

    /// `vkCreateInstance`. Loads the instance's commands through `vkGetInstanceProcAddr`.
    pub fn create_instance(
        &'static self,
        request: &InstanceRequest<'_>,
    ) -> Result<Instance, vk::Result> {
        let names: Vec<CString> = request.extensions.iter().map(|name| c_string(name)).collect();
        let names: Vec<*const c_char> = names.iter().map(|name| name.as_ptr()).collect();
        let layers: Vec<CString> = request.layers.iter().map(|name| c_string(name)).collect();
        let layers: Vec<*const c_char> = layers.iter().map(|name| name.as_ptr()).collect();
        let application = vk::ApplicationInfo {
            p_application_name: c"scenario".as_ptr(),
            p_engine_name: request.engine.map_or(ptr::null(), CStr::as_ptr),
            api_version: request.api_version,
            ..Default::default()
        };
        let info = vk::InstanceCreateInfo {
            p_next: request.next,
            p_application_info: if request.anonymous { ptr::null() } else { &application },
            enabled_extension_count: u32::try_from(names.len()).expect("few extensions"),
            pp_enabled_extension_names: names.as_ptr(),
            enabled_layer_count: u32::try_from(layers.len()).expect("few layers"),
            pp_enabled_layer_names: layers.as_ptr(),
            flags: request.flags,
            ..Default::default()
        };
        let mut handle = vk::Instance::NULL;
        match call!(self.globals.create_instance(&info, ptr::null(), &mut handle)) {
            vk::Result::SUCCESS => {
                agreement::note_instance();
                Ok(Instance::load(self, handle))
            }
            error => Err(error),
        }
    }
}

/// Fails unless the library at `path` is the only Vulkan loader in this process.
fn assert_only_loader(path: &Path) {
    let path = path.canonicalize().expect("the loader's path");
    let maps = fs::read_to_string("/proc/self/maps").expect("the process's mappings");
    let mut loaders: Vec<&str> =
        maps.lines().filter_map(|line| line.split_once('/')).map(|(_, file)| file).collect();
    loaders.retain(|file| {
        file.rsplit('/').next().is_some_and(|name| name.starts_with("libvulkan.so"))
    });
    loaders.dedup();
    assert_eq!(loaders, [&path.to_string_lossy()[1..]], "the loaders in this process");
}

/// The text in one of Vulkan's character arrays.
pub fn text(array: &[c_char]) -> String {
    let bytes = array.iter().map(|byte| *byte as u8);
    let bytes: Vec<u8> = bytes.take_while(|byte| *byte != 0).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

fn c_string(text: &str) -> CString {
    CString::new(text).expect("a name without NUL")
}

/// Vulkan's two-call idiom.
pub(crate) fn enumerate<T: Default + Clone>(
    mut ask: impl FnMut(*mut u32, *mut T) -> vk::Result,
) -> Result<Vec<T>, vk::Result> {
    let mut count = 0;
    match ask(&mut count, ptr::null_mut()) {
        vk::Result::SUCCESS => {}
        error => return Err(error),
    }
    let mut items = vec![T::default(); count as usize];
    match ask(&mut count, items.as_mut_ptr()) {
        vk::Result::SUCCESS => {}
        error => return Err(error),
    }
    items.truncate(count as usize);
    Ok(items)
}

/// The parameters of vkCreateInstance.
#[derive(Clone, Debug)]
pub struct InstanceRequest<'a> {
    /// `VkApplicationInfo::apiVersion`.
    pub api_version: u32,
    /// Enabled extensions.
    pub extensions: &'a [&'a str],
    /// Enabled layers.
    pub layers: &'a [&'a str],
    /// `VkInstanceCreateInfo::pNext`.
    pub next: *const c_void,
    /// Flags.
    pub flags: vk::InstanceCreateFlags,
    /// Whether `pApplicationInfo` is NULL.
    pub anonymous: bool,
    /// `VkApplicationInfo::pEngineName`.
    pub engine: Option<&'a CStr>,
}

impl Default for InstanceRequest<'_> {
    fn default() -> Self {
        Self {
            api_version: vk::API_VERSION_1_3,
            extensions: &[],
            layers: &[],
            next: ptr::null(),
            flags: vk::InstanceCreateFlags::empty(),
            anonymous: false,
            engine: None,
        }
    }
}

/// An instance with its commands.
#[derive(Clone, Copy, Debug)]
pub struct Instance {
    /// The loader that created the instance.
    pub loader: &'static Loader,
    /// The handle.
    pub handle: vk::Instance,
    /// Instance commands.
    pub commands: &'static InstanceEntrypointTable,
    /// Physical-device commands.
    pub physical_device_commands: &'static PhysicalDeviceEntrypointTable,
    /// Device commands, through `vkGetInstanceProcAddr`.
    pub device_commands: &'static DeviceEntrypointTable,
}

impl Instance {
    /// Loads the commands of an instance that the scenario created.
    pub fn load(loader: &'static Loader, handle: vk::Instance) -> Self {
        let get = |name: &'static CStr| loader.proc_addr(handle, name);
        // SAFETY: the loader returns functions for their commands' names.
        let (commands, physical_device_commands, device_commands) = unsafe {
            (
                InstanceEntrypointTable::load(get),
                PhysicalDeviceEntrypointTable::load(get),
                DeviceEntrypointTable::load(get),
            )
        };
        Self {
            loader,
            handle,
            commands: Box::leak(Box::new(commands)),
            physical_device_commands: Box::leak(Box::new(physical_device_commands)),
            device_commands: Box::leak(Box::new(device_commands)),
        }
    }

    /// `vkEnumeratePhysicalDevices`.
    pub fn physical_devices(&self) -> Vec<vk::PhysicalDevice> {
        self.try_physical_devices().expect("vkEnumeratePhysicalDevices")
    }

    /// `vkEnumeratePhysicalDevices`, with its errors.
    pub fn try_physical_devices(&self) -> Result<Vec<vk::PhysicalDevice>, vk::Result> {
        enumerate(|count, items| {
            call!(self.commands.enumerate_physical_devices(self.handle, count, items))
        })
    }

    /// The name of a physical device.
    pub fn device_name(&self, device: vk::PhysicalDevice) -> String {
        let mut properties = vk::PhysicalDeviceProperties::default();
        call!(
            self.physical_device_commands.get_physical_device_properties(device, &mut properties)
        );
        // SAFETY: drivers write a NUL-terminated name.
        unsafe { CStr::from_ptr(properties.device_name.as_ptr()) }.to_string_lossy().into_owned()
    }

    /// The names of the physical devices, in order.
    pub fn device_names(&self) -> Vec<String> {
        let devices = self.physical_devices();
        devices.iter().map(|&device| self.device_name(device)).collect()
    }

    /// `vkCreateDevice` with a queue of family 0. Loads the device's commands through
    /// `vkGetDeviceProcAddr`.
    pub fn create_device(
        &self,
        physical_device: vk::PhysicalDevice,
        extensions: &[&str],
    ) -> Device {
        let features = vk::PhysicalDeviceFeatures::default();
        self.create_device_with(physical_device, extensions, &features)
    }

    /// [`create_device`](Self::create_device) with features of Vulkan 1.0.
    pub fn create_device_with(
        &self,
        physical_device: vk::PhysicalDevice,
        extensions: &[&str],
        features: &vk::PhysicalDeviceFeatures,
    ) -> Device {
        let names: Vec<CString> = extensions.iter().map(|name| c_string(name)).collect();
        let names: Vec<*const c_char> = names.iter().map(|name| name.as_ptr()).collect();
        let queue = vk::DeviceQueueCreateInfo {
            queue_count: 1,
            p_queue_priorities: &1.0,
            ..Default::default()
        };
        let info = vk::DeviceCreateInfo {
            queue_create_info_count: 1,
            p_queue_create_infos: &queue,
            enabled_extension_count: u32::try_from(names.len()).expect("few extensions"),
            pp_enabled_extension_names: names.as_ptr(),
            p_enabled_features: features,
            ..Default::default()
        };
        let mut handle = vk::Device::NULL;
        let result = call!(self.physical_device_commands.create_device(
            physical_device,
            &info,
            ptr::null(),
            &mut handle
        ));
        assert_eq!(result, vk::Result::SUCCESS, "vkCreateDevice");
        Device::load(self, handle)
    }

    /// `vkDestroyInstance`.
    pub fn destroy(self) {
        call!(self.commands.destroy_instance(self.handle, ptr::null()));
    }
}

/// A device with its commands.
#[derive(Clone, Copy, Debug)]
pub struct Device {
    /// The handle.
    pub handle: vk::Device,
    /// The device's commands, through `vkGetDeviceProcAddr`.
    pub commands: &'static DeviceEntrypointTable,
}

impl Device {
    fn load(instance: &Instance, handle: vk::Device) -> Self {
        let get = |name: &'static CStr| {
            call!(instance.device_commands.get_device_proc_addr(handle, name.as_ptr()))
        };
        // SAFETY: the chain returns functions for their commands' names.
        let commands = unsafe { DeviceEntrypointTable::load(get) };
        Self { handle, commands: Box::leak(Box::new(commands)) }
    }

    /// `vkGetDeviceQueue` for family 0.
    pub fn queue(&self) -> vk::Queue {
        let mut queue = vk::Queue::NULL;
        call!(self.commands.get_device_queue(self.handle, 0, 0, &mut queue));
        queue
    }

    /// A command pool and one primary command buffer.
    pub fn command_buffer(&self) -> (vk::CommandPool, vk::CommandBuffer) {
        let mut pool = vk::CommandPool::NULL;
        let info = vk::CommandPoolCreateInfo::default();
        let result =
            call!(self.commands.create_command_pool(self.handle, &info, ptr::null(), &mut pool));
        assert_eq!(result, vk::Result::SUCCESS, "vkCreateCommandPool");
        let info = vk::CommandBufferAllocateInfo {
            command_pool: pool,
            command_buffer_count: 1,
            ..Default::default()
        };
        let mut buffer = vk::CommandBuffer::NULL;
        let result = call!(self.commands.allocate_command_buffers(self.handle, &info, &mut buffer));
        assert_eq!(result, vk::Result::SUCCESS, "vkAllocateCommandBuffers");
        (pool, buffer)
    }

    /// `vkDestroyDevice`.
    pub fn destroy(self) {
        call!(self.commands.destroy_device(self.handle, ptr::null()));
    }
}

/// The messages that a debug-utils messenger received.
#[derive(Debug, Default)]
pub struct Messages {
    /// Severity, message ID name and text, in order.
    received: Mutex<Vec<(vk::DebugUtilsMessageSeverityFlagsEXT, String, String)>>,
}

impl Messages {
    /// The create info of a messenger that stores messages in `self`, for all severities and types.
    pub fn messenger(&'static self) -> vk::DebugUtilsMessengerCreateInfoEXT {
        vk::DebugUtilsMessengerCreateInfoEXT {
            message_severity: vk::DebugUtilsMessageSeverityFlagsEXT::from_raw(0x1111),
            message_type: vk::DebugUtilsMessageTypeFlagsEXT::from_raw(7),
            pfn_user_callback: Some(receive),
            p_user_data: ptr::from_ref(self).cast_mut().cast(),
            ..Default::default()
        }
    }

    /// Removes and returns the messages received so far.
    ///
    /// # Panics
    ///
    /// When a callback panicked.
    pub fn take(&self) -> Vec<(vk::DebugUtilsMessageSeverityFlagsEXT, String, String)> {
        std::mem::take(&mut *self.received.lock().expect("the messages"))
    }
}

/// The callback of [`Messages::messenger`].
unsafe extern "system" fn receive(
    severity: vk::DebugUtilsMessageSeverityFlagsEXT,
    _types: vk::DebugUtilsMessageTypeFlagsEXT,
    data: *const vk::DebugUtilsMessengerCallbackDataEXT,
    user: *mut c_void,
) -> vk::Bool32 {
    // SAFETY: the loader passes valid callback data, and the user data is that of `messenger`.
    let (name, text, messages) = unsafe {
        let text = |pointer| CStr::from_ptr(pointer).to_string_lossy().into_owned();
        (text((*data).p_message_id_name), text((*data).p_message), &*user.cast::<Messages>())
    };
    if let Ok(mut received) = messages.received.lock() {
        received.push((severity, name, text));
    }
    vk::FALSE
}
