//! Devices, and calls on their queues and command buffers.

use std::ffi::CStr;
use std::ptr;

use dispatch_tables::{DeviceEntrypointTable, vk};

use super::instances::count;
use super::{Application, allocator, broken, c_names, c_string, check_failure, nothing};
use crate::worlds::world::{Memory, Step};

/// A device of the application.
pub(super) struct Logical {
    pub(super) handle: vk::Device,
    pub(super) commands: DeviceEntrypointTable,
    pub(super) instance: usize,
    memory: Memory,
    pub(super) swapchain: bool,
}

impl Application {
    /// The physical devices of a new device, and the extensions that it has of those that are asked for.
    fn device_request(&self, step: &Step) -> Option<(vk::PhysicalDevice, Vec<vk::PhysicalDevice>)> {
        let Step::CreateDevice { instance, device, group, .. } = step else { return None };
        let instance = self.instances[*instance].as_ref()?;
        let device = instance.device(*device)?;
        // A group may change the order of the handles, but not its own device's group.
        let of_device = instance.groups.iter().find(|members| members.contains(&device));
        let members =
            of_device.filter(|members| *group && members.iter().all(|member| !member.is_null()));
        Some((device, members.cloned().unwrap_or_default()))
    }

    pub(super) fn create_device(&mut self, step: &Step) {
        let Step::CreateDevice { instance: place, logical, extensions, features, memory, .. } =
            step
        else {
            return nothing();
        };
        let Some((device, members)) =
            self.device_request(step).filter(|_| self.logicals[*logical].is_none())
        else {
            return nothing();
        };
        let Some(instance) = &self.instances[*place] else { return nothing() };
        let is_1_1 =
            instance.version.min(instance.properties(device).api_version) >= vk::API_VERSION_1_1;
        let (_names, names) = c_names(extensions);
        let queue = vk::DeviceQueueCreateInfo {
            queue_count: 1,
            p_queue_priorities: &1.0,
            ..Default::default()
        };
        let features2 = vk::PhysicalDeviceFeatures2::default();
        let group = vk::DeviceGroupDeviceCreateInfo {
            p_next: if *features && is_1_1 { (&raw const features2).cast() } else { ptr::null() },
            physical_device_count: count(members.len()),
            p_physical_devices: members.as_ptr(),
            ..Default::default()
        };
        let has_group = !members.is_empty() && is_1_1;
        let info = vk::DeviceCreateInfo {
            p_next: if has_group { (&raw const group).cast() } else { group.p_next },
            queue_create_info_count: 1,
            p_queue_create_infos: &queue,
            enabled_extension_count: count(names.len()),
            pp_enabled_extension_names: names.as_ptr(),
            ..Default::default()
        };
        let Some(create) = instance.physical.create_device else { return nothing() };
        let mut handle = vk::Device::NULL;
        let live = allocator::live();
        // SAFETY: valid usage: the create info and all that it names live during the call.
        let result = unsafe { create(device, &info, allocator::callbacks(*memory), &mut handle) };
        say!("vkCreateDevice -> {}", result.as_raw());
        check_failure(result, *memory, live);
        if result != vk::Result::SUCCESS {
            return;
        }
        let Some(get) = instance.device_commands.get_device_proc_addr else {
            return broken("no vkGetDeviceProcAddr");
        };
        // SAFETY: valid usage: the device is alive, and the name is a C string. The lookup returns
        // functions for their commands' names.
        let commands = unsafe {
            DeviceEntrypointTable::load(|name: &'static CStr| get(handle, name.as_ptr()))
        };
        let swapchain = extensions.iter().any(|name| name == "VK_KHR_swapchain");
        self.logicals[*logical] =
            Some(Logical { handle, commands, instance: *place, memory: *memory, swapchain });
    }

    pub(super) fn destroy_device(&mut self, place: usize) {
        let Some(logical) = self.logicals[place].take() else { return nothing() };
        let Some(destroy) = logical.commands.destroy_device else { return nothing() };
        // SAFETY: valid usage: the device is alive and has no objects.
        unsafe { destroy(logical.handle, allocator::callbacks(logical.memory.without_refusal())) };
        say!("vkDestroyDevice");
    }

    pub(super) fn device_lookup(&self, place: usize, name: &str) {
        let Some(logical) = &self.logicals[place] else { return nothing() };
        let Some(instance) = &self.instances[logical.instance] else { return nothing() };
        let Some(get) = instance.device_commands.get_device_proc_addr else { return nothing() };
        let c_name = c_string(name);
        // SAFETY: valid usage: the device is alive, and the name is a C string.
        let found = unsafe { get(logical.handle, c_name.as_ptr()) };
        say!("lookup {name} device -> {}", if found.is_some() { "found" } else { "NULL" });
    }

    /// A queue, a command buffer, and calls on both.
    pub(super) fn use_device(&self, place: usize) {
        let Some(logical) = &self.logicals[place] else { return nothing() };
        let answer = use_commands(&logical.commands, logical.handle);
        say!("use device -> {}", answer.unwrap_or_else(|| "a command is missing".to_owned()));
    }
}

fn use_commands(commands: &DeviceEntrypointTable, device: vk::Device) -> Option<String> {
    let mut queue = vk::Queue::NULL;
    let mut pool = vk::CommandPool::NULL;
    let mut buffer = vk::CommandBuffer::NULL;
    // SAFETY: valid usage of Vulkan 1.0 on a device that is alive.
    unsafe {
        commands.get_device_queue?(device, 0, 0, &mut queue);
        let info = vk::CommandPoolCreateInfo::default();
        let made = commands.create_command_pool?(device, &info, ptr::null(), &mut pool);
        let info = vk::CommandBufferAllocateInfo {
            command_pool: pool,
            command_buffer_count: 1,
            ..Default::default()
        };
        let allocated = commands.allocate_command_buffers?(device, &info, &mut buffer);
        let waited = commands.queue_wait_idle?(queue);
        let begun = commands.begin_command_buffer?(buffer, &vk::CommandBufferBeginInfo::default());
        let ended = commands.end_command_buffer?(buffer);
        let submitted = commands.queue_submit?(queue, 0, ptr::null(), vk::Fence::NULL);
        commands.destroy_command_pool?(device, pool, ptr::null());
        let results = [made, allocated, waited, begun, ended, submitted].map(vk::Result::as_raw);
        let same = commands.get_device_queue.map(|get| {
            let mut again = vk::Queue::NULL;
            get(device, 0, 0, &mut again);
            again == queue
        });
        Some(format!("{results:?} {} {same:?}", queue.is_null()))
    }
}
