//! The driver, and an application of it.

use std::ffi::CStr;
use std::ptr::{from_ref, null};
use std::sync::Mutex;

use author_kit::common::features::Features;
use author_kit::common::properties::Properties;
use author_kit::driver::{
    self, Description, Device, Driver, PhysicalDeviceDescription, Queue, Work, entry,
};
use dispatch_tables::{
    DeviceDispatchTable, DeviceExtensionTable, InstanceDispatchTable, InstanceEntrypointTable,
    InstanceExtensionTable, PhysicalDeviceDispatchTable, vk,
};

/// The extensions of the tests' drivers.
pub(crate) const EXTENSIONS: InstanceExtensionTable = InstanceExtensionTable {
    khr_surface: true,
    khr_get_surface_capabilities2: true,
    ext_debug_utils: true,
    ext_debug_report: true,
    ..InstanceExtensionTable::EMPTY
};

/// Executes work by a function of the test that made the device.
pub(crate) static DRIVER: Driver = Driver::new(Description {
    instance_extensions: EXTENSIONS,
    new_device: |device, _| {
        device.data = Box::new(Executor::default());
        Ok(())
    },
    ..Description::new(vk::API_VERSION_1_3, |_| Ok(vec![physical_device()]), submit)
});

/// What the driver does with work.
pub(crate) type Execute = Box<dyn FnMut(&Work) -> Result<(), vk::Result> + Send>;

#[derive(Default)]
pub(crate) struct Executor(pub(crate) Mutex<Option<Execute>>);

fn submit(queue: &Queue, work: &Work) -> Result<(), vk::Result> {
    let executor = queue.device().data::<Executor>();
    executor.0.lock().unwrap().as_mut().map_or(Ok(()), |execute| execute(work))
}

pub(crate) fn physical_device() -> PhysicalDeviceDescription {
    PhysicalDeviceDescription {
        extensions: DeviceExtensionTable {
            khr_swapchain: true,
            ext_hdr_metadata: true,
            ..DeviceExtensionTable::EMPTY
        },
        properties: Properties {
            api_version: vk::API_VERSION_1_3,
            vendor_id: 9,
            pipeline_cache_uuid: [6; vk::UUID_SIZE],
            ..Properties::EMPTY
        },
        features: Features { geometry_shader: true, ..Features::EMPTY },
        queue_families: vec![vk::QueueFamilyProperties { queue_count: 2, ..Default::default() }],
        data: Box::new("data"),
        format: |format| match format {
            vk::Format::R8_UNORM => vk::FormatProperties3 {
                linear_tiling_features: vk::FormatFeatureFlags2::SAMPLED_IMAGE,
                buffer_features: vk::FormatFeatureFlags2::from_raw(1 << 40 | 2),
                ..Default::default()
            },
            _ => vk::FormatProperties3::default(),
        },
        image_format: |info| {
            let properties = vk::ImageFormatProperties { max_mip_levels: 3, ..Default::default() };
            (info.format == vk::Format::R8_UNORM).then_some(properties)
        },
        ..Default::default()
    }
}

/// Makes a driver findable by `vkGetInstanceProcAddr`, without exports.
pub(crate) struct OfTest;

impl entry::Exported for OfTest {
    const DRIVER: &'static Driver = &DRIVER;
}

/// An instance with its tables and its physical device.
pub(crate) struct Instance {
    pub(crate) handle: vk::Instance,
    pub(crate) get: vk::PFN_vkGetInstanceProcAddr,
    pub(crate) commands: InstanceDispatchTable,
    pub(crate) physical: PhysicalDeviceDispatchTable,
    pub(crate) gpu: vk::PhysicalDevice,
}

/// A device with its table.
pub(crate) struct DeviceOf {
    pub(crate) handle: vk::Device,
    pub(crate) commands: DeviceDispatchTable,
}

/// Calls a command of a table: `call!(device.commands.device_wait_idle(device.handle))`.
macro_rules! call {
    ($owner:ident.$table:ident.$command:ident($($argument:expr),* $(,)?)) => {{
        let command = $owner.$table.$command().expect("the driver has the command");
        // SAFETY: valid usage, by the test.
        unsafe { command($($argument),*) }
    }};
}
pub(crate) use call;

impl Instance {
    pub(crate) fn new() -> Self {
        Self::create::<OfTest>(&[], null(), null()).expect("vkCreateInstance")
    }

    /// An instance with one physical device.
    pub(crate) fn create<E: entry::Exported>(
        extensions: &[&CStr],
        chain: *const std::ffi::c_void,
        callbacks: *const vk::AllocationCallbacks,
    ) -> Result<Self, vk::Result> {
        let mut instance = Self::bare::<E>(extensions, chain, callbacks)?;
        let gpus = instance.gpus()?;
        assert_eq!(gpus.len(), 1);
        instance.gpu = gpus[0];
        Ok(instance)
    }

    /// The physical devices, of which there are at most sixteen.
    pub(crate) fn gpus(&self) -> Result<Vec<vk::PhysicalDevice>, vk::Result> {
        let (mut count, mut gpus) = (16, vec![vk::PhysicalDevice::NULL; 16]);
        let array = gpus.as_mut_ptr();
        call!(self.commands.enumerate_physical_devices(self.handle, &mut count, array)).result()?;
        gpus.truncate(count as usize);
        Ok(gpus)
    }

    /// An instance whose physical devices nobody has asked for.
    pub(crate) fn bare<E: entry::Exported>(
        extensions: &[&CStr],
        chain: *const std::ffi::c_void,
        callbacks: *const vk::AllocationCallbacks,
    ) -> Result<Self, vk::Result> {
        let get = entry::get_instance_proc_addr::<E>;
        let global = |name: &CStr| {
            // SAFETY: the instance is null, and the name is a string.
            unsafe { get(vk::Instance::NULL, name.as_ptr()) }
        };
        // SAFETY: the kit's lookup gives functions for their commands' names.
        let globals = unsafe { InstanceEntrypointTable::load(global) };
        let names: Vec<_> = extensions.iter().map(|name| name.as_ptr()).collect();
        let application =
            vk::ApplicationInfo { api_version: vk::API_VERSION_1_3, ..Default::default() };
        let info = vk::InstanceCreateInfo {
            p_next: chain,
            p_application_info: &application,
            enabled_extension_count: names.len() as u32,
            pp_enabled_extension_names: names.as_ptr(),
            ..Default::default()
        };
        let mut handle = vk::Instance::NULL;
        let create = globals.create_instance.expect("global");
        // SAFETY: valid usage; the type of the instance's commands is that of their slots.
        unsafe {
            create(&info, callbacks, &mut handle).result()?;
            let commands = InstanceDispatchTable::load(get, handle);
            let physical = PhysicalDeviceDispatchTable::load(get, handle);
            Ok(Self { handle, get, commands, physical, gpu: vk::PhysicalDevice::NULL })
        }
    }

    /// What vkGetInstanceProcAddr gives.
    pub(crate) fn get(&self, name: &CStr) -> vk::PFN_vkVoidFunction {
        // SAFETY: the instance is alive, and the name is a string.
        unsafe { (self.get)(self.handle, name.as_ptr()) }
    }

    /// A device with two queues.
    pub(crate) fn device(&self) -> DeviceOf {
        self.create_device(&[], &Default::default(), 2).expect("vkCreateDevice")
    }

    pub(crate) fn create_device(
        &self,
        extensions: &[&CStr],
        features: &vk::PhysicalDeviceFeatures,
        queues: u32,
    ) -> Result<DeviceOf, vk::Result> {
        let names: Vec<_> = extensions.iter().map(|name| name.as_ptr()).collect();
        let queue = vk::DeviceQueueCreateInfo {
            queue_count: queues,
            p_queue_priorities: [1.0; 3].as_ptr(),
            ..Default::default()
        };
        let info = vk::DeviceCreateInfo {
            enabled_extension_count: names.len() as u32,
            pp_enabled_extension_names: names.as_ptr(),
            queue_create_info_count: (queues > 0).into(),
            p_queue_create_infos: &queue,
            p_enabled_features: features,
            ..Default::default()
        };
        let mut handle = vk::Device::NULL;
        call!(self.physical.create_device(self.gpu, &info, null(), &mut handle)).result()?;
        // SAFETY: the device is alive.
        let commands = unsafe { DeviceDispatchTable::load(entry::get_device_proc_addr, handle) };
        Ok(DeviceOf { handle, commands })
    }

    pub(crate) fn destroy(self) {
        call!(self.commands.destroy_instance(self.handle, null()));
    }
}

impl DeviceOf {
    pub(crate) fn queue(&self, queue_index: u32) -> vk::Queue {
        let info = vk::DeviceQueueInfo2 { queue_index, ..Default::default() };
        let mut queue = vk::Queue::NULL;
        call!(self.commands.get_device_queue2(self.handle, &info, &mut queue));
        assert!(!queue.is_null());
        queue
    }

    /// A command pool and a primary command buffer of the pool.
    pub(crate) fn command_buffer(&self) -> (vk::CommandPool, vk::CommandBuffer) {
        let mut pool = vk::CommandPool::NULL;
        let info = vk::CommandPoolCreateInfo::default();
        call!(self.commands.create_command_pool(self.handle, &info, null(), &mut pool));
        (pool, self.command_buffer_of(pool, vk::CommandBufferLevel::PRIMARY))
    }

    /// Another command buffer of a pool.
    pub(crate) fn command_buffer_of(
        &self,
        command_pool: vk::CommandPool,
        level: vk::CommandBufferLevel,
    ) -> vk::CommandBuffer {
        let info = vk::CommandBufferAllocateInfo {
            command_pool,
            level,
            command_buffer_count: 1,
            ..Default::default()
        };
        let mut buffer = vk::CommandBuffer::NULL;
        call!(self.commands.allocate_command_buffers(self.handle, &info, &mut buffer));
        buffer
    }

    /// The object behind the handle.
    pub(crate) fn object(&self) -> &Device {
        // SAFETY: the device is alive.
        unsafe { driver::objects::device(self.handle) }
    }

    /// Sets what the driver does with work.
    pub(crate) fn execute(
        &self,
        execute: impl FnMut(&Work) -> Result<(), vk::Result> + Send + 'static,
    ) {
        *self.object().data::<Executor>().0.lock().unwrap() = Some(Box::new(execute));
    }

    pub(crate) fn fence(&self) -> vk::Fence {
        let mut fence = vk::Fence::NULL;
        let info = vk::FenceCreateInfo::default();
        let created = call!(self.commands.create_fence(self.handle, &info, null(), &mut fence));
        assert_eq!(created, vk::Result::SUCCESS);
        fence
    }

    /// A timeline with a value, or a binary semaphore.
    pub(crate) fn semaphore(&self, timeline: Option<u64>) -> vk::Semaphore {
        let kind = vk::SemaphoreTypeCreateInfo {
            semaphore_type: vk::SemaphoreType::TIMELINE,
            initial_value: timeline.unwrap_or_default(),
            ..Default::default()
        };
        let p_next = if timeline.is_some() { from_ref(&kind).cast() } else { null() };
        let info = vk::SemaphoreCreateInfo { p_next, ..Default::default() };
        let mut semaphore = vk::Semaphore::NULL;
        let created =
            call!(self.commands.create_semaphore(self.handle, &info, null(), &mut semaphore));
        assert_eq!(created, vk::Result::SUCCESS);
        semaphore
    }

    pub(crate) fn destroy_semaphores(&self, semaphores: &[vk::Semaphore]) {
        for &semaphore in semaphores {
            call!(self.commands.destroy_semaphore(self.handle, semaphore, null()));
        }
    }

    pub(crate) fn destroy_fence(&self, fence: vk::Fence) {
        call!(self.commands.destroy_fence(self.handle, fence, null()));
    }

    pub(crate) fn destroy(self) {
        call!(self.commands.destroy_device(self.handle, null()));
    }
}

/// A function of a lookup, called by the type of its command.
///
/// # Safety
///
/// `T` is the type of the function.
pub(crate) unsafe fn typed<T: Copy>(function: vk::PFN_vkVoidFunction) -> T {
    assert_eq!(size_of::<T>(), size_of::<unsafe extern "system" fn()>());
    let function = function.expect("a function");
    // SAFETY: the caller's promise.
    unsafe { *from_ref(&function).cast::<T>() }
}
