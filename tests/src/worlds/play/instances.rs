//! Instances, and the queries of physical devices.

use std::ffi::CStr;
use std::ptr;
use std::sync::atomic::Ordering;

use dispatch_tables::{
    DeviceEntrypointTable, InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk,
};
use libloading::os::unix::Library;

use super::lists::list;
use super::messengers::messenger_info;
use super::threads::AT_ONCE;
use super::{Application, allocator, c_names, check_failure, nothing};
use crate::worlds::world::{Memory, Request};

/// An instance of the application.
#[derive(Clone)]
pub(super) struct Inst {
    /// Whether other threads use it; then it is not destroyed here.
    pub(super) is_shared: bool,
    pub(super) handle: vk::Instance,
    pub(super) commands: InstanceEntrypointTable,
    pub(super) physical: PhysicalDeviceEntrypointTable,
    pub(super) device_commands: DeviceEntrypointTable,
    pub(super) memory: Memory,
    pub(super) version: u32,
    pub(super) extensions: Vec<String>,
    /// The physical devices in the order in which the application met them.
    pub(super) known: Vec<vk::PhysicalDevice>,
    /// The groups of the last enumeration.
    pub(super) groups: Vec<Vec<vk::PhysicalDevice>>,
}

impl Inst {
    /// The device's number.
    fn number(&mut self, device: vk::PhysicalDevice) -> usize {
        self.known.iter().position(|&known| known == device).unwrap_or_else(|| {
            self.known.push(device);
            self.known.len() - 1
        })
    }

    pub(super) fn has(&self, extension: &str) -> bool {
        self.extensions.iter().any(|name| name == extension)
    }

    pub(super) fn properties(&self, device: vk::PhysicalDevice) -> vk::PhysicalDeviceProperties {
        let mut properties = vk::PhysicalDeviceProperties::default();
        if let Some(command) = self.physical.get_physical_device_properties {
            // SAFETY: valid usage: the device is one that the loader gave for this instance.
            unsafe { command(device, &mut properties) };
        }
        properties
    }

    /// A device that the application knows.
    pub(super) fn device(&self, number: usize) -> Option<vk::PhysicalDevice> {
        (!self.known.is_empty()).then(|| self.known[number % self.known.len()])
    }
}

impl Application {
    pub(super) fn create_instance(&mut self, place: usize, request: &Request) {
        if self.instances[place].is_some() {
            return nothing();
        }
        let (_extensions, extensions) = c_names(&request.extensions);
        let (_layers, layers) = c_names(&request.layers);
        let application = vk::ApplicationInfo {
            p_application_name: c"world".as_ptr(),
            api_version: request.api_version.unwrap_or(vk::API_VERSION_1_0),
            ..Default::default()
        };
        let libraries = self.direct_libraries(request);
        let drivers: Vec<_> = libraries.iter().map(|(_, driver)| *driver).collect();
        let direct = vk::DirectDriverLoadingListLUNARG {
            mode: if request.direct.as_ref().is_some_and(|(_, only)| *only) {
                vk::DirectDriverLoadingModeLUNARG::EXCLUSIVE
            } else {
                vk::DirectDriverLoadingModeLUNARG::INCLUSIVE
            },
            driver_count: count(drivers.len()),
            p_drivers: drivers.as_ptr(),
            ..Default::default()
        };
        let messenger = vk::DebugUtilsMessengerCreateInfoEXT {
            p_next: if drivers.is_empty() { ptr::null() } else { (&raw const direct).cast() },
            ..messenger_info()
        };
        let info = vk::InstanceCreateInfo {
            p_next: if request.messenger {
                (&raw const messenger).cast()
            } else {
                messenger.p_next
            },
            flags: vk::InstanceCreateFlags::from_raw(request.flags),
            p_application_info: if request.api_version.is_some() {
                &application
            } else {
                ptr::null()
            },
            enabled_extension_count: count(extensions.len()),
            pp_enabled_extension_names: extensions.as_ptr(),
            enabled_layer_count: count(layers.len()),
            pp_enabled_layer_names: layers.as_ptr(),
            ..Default::default()
        };
        let Some(create) = self.globals.create_instance else { return nothing() };
        let mut handle = vk::Instance::NULL;
        let live = allocator::live();
        // SAFETY: valid usage: the create info and all that it names live during the call.
        let result = unsafe { create(&info, allocator::callbacks(request.memory), &mut handle) };
        say!("vkCreateInstance -> {}", result.as_raw());
        check_failure(result, request.memory, live);
        // The drivers of an instance stay open as long as the process.
        libraries.into_iter().for_each(|(library, _)| std::mem::forget(library));
        if result == vk::Result::SUCCESS {
            self.keep_instance(place, handle, request);
        }
    }

    fn keep_instance(&mut self, place: usize, handle: vk::Instance, request: &Request) {
        let get = |name: &'static CStr| self.lookup(handle, name);
        // SAFETY: the loader returns functions for their commands' names.
        let (commands, physical, device_commands) = unsafe {
            (
                InstanceEntrypointTable::load(get),
                PhysicalDeviceEntrypointTable::load(get),
                DeviceEntrypointTable::load(get),
            )
        };
        self.instances[place] = Some(Inst {
            is_shared: false,
            handle,
            commands,
            physical,
            device_commands,
            memory: request.memory,
            version: request.api_version.unwrap_or(vk::API_VERSION_1_0),
            extensions: request.extensions.clone(),
            known: Vec::new(),
            groups: Vec::new(),
        });
    }

    /// The libraries of the drivers that the application brings.
    fn direct_libraries(
        &self,
        request: &Request,
    ) -> Vec<(Library, vk::DirectDriverLoadingInfoLUNARG)> {
        let paths = request.direct.iter().flat_map(|(paths, _)| paths);
        let open = |path: &String| {
            // SAFETY: the mock driver's library has no preconditions, and the symbol has this type.
            unsafe {
                let library = Library::new(self.folder.join(path)).ok()?;
                let function = *library
                    .get::<vk::PFN_vkGetInstanceProcAddr>("vk_icdGetInstanceProcAddr")
                    .ok()?;
                let driver = vk::DirectDriverLoadingInfoLUNARG {
                    pfn_get_instance_proc_addr: Some(function),
                    ..Default::default()
                };
                Some((library, driver))
            }
        };
        paths.filter_map(open).collect()
    }

    /// Destroys an instance after its objects.
    pub(super) fn destroy_instance(&mut self, place: usize) {
        let is_shared = self.instances[place].as_ref().map(|instance| instance.is_shared);
        let is_busy = is_shared == Some(true) && AT_ONCE.load(Ordering::Relaxed);
        if is_shared.is_none() || is_busy {
            return nothing();
        }
        self.destroy_children(place);
        if is_shared == Some(true) {
            return;
        }
        if let Some(instance) = self.instances[place].take()
            && let Some(destroy) = instance.commands.destroy_instance
        {
            // SAFETY: valid usage: the instance is alive and has no objects.
            unsafe {
                destroy(instance.handle, allocator::callbacks(instance.memory.without_refusal()))
            };
        }
        say!("vkDestroyInstance");
    }

    pub(super) fn devices(&mut self, place: usize, room: Option<u32>) {
        let Some(instance) = &mut self.instances[place] else { return nothing() };
        let Some(command) = instance.commands.enumerate_physical_devices else { return nothing() };
        // SAFETY: valid usage: `list` gives an array of as many elements as the count says.
        let list = list(room, |count, items| unsafe { command(instance.handle, count, items) });
        let texts: Vec<String> =
            list.items.iter().map(|&device| describe(instance, device)).collect();
        say!("devices -> {} {} [{}]", list.result, list.count, texts.join(", "));
        if let Some(why) = &list.broken {
            super::broken(why);
        }
    }

    pub(super) fn groups(&mut self, place: usize, room: Option<u32>, khr: bool) {
        let Some(instance) = &mut self.instances[place] else { return nothing() };
        let is_valid = if khr {
            instance.has("VK_KHR_device_group_creation")
        } else {
            instance.version >= vk::API_VERSION_1_1
        };
        let commands = &instance.commands;
        let command = if khr {
            commands.enumerate_physical_device_groups_khr
        } else {
            commands.enumerate_physical_device_groups
        };
        let Some(command) = command.filter(|_| is_valid) else { return nothing() };
        // SAFETY: valid usage: `list` gives an array of as many elements as the count says.
        let list = list(room, |count, items| unsafe { command(instance.handle, count, items) });
        let mut texts = Vec::new();
        instance.groups.clear();
        for group in &list.items {
            let members = group
                .physical_devices
                .get(..group.physical_device_count as usize)
                .unwrap_or_default();
            let names: Vec<String> =
                members.iter().map(|&device| describe(instance, device)).collect();
            texts.push(format!("({} {})", names.join(", "), group.subset_allocation));
            instance.groups.push(members.to_vec());
        }
        say!("groups -> {} {} [{}]", list.result, list.count, texts.join(", "));
        if let Some(why) = &list.broken {
            super::broken(why);
        }
    }
}

/// The device's number and name.
fn describe(instance: &mut Inst, device: vk::PhysicalDevice) -> String {
    if device.is_null() {
        super::broken("a physical device without a handle");
        return "NULL".to_owned();
    }
    let number = instance.number(device);
    format!("#{number} {}", crate::text(&instance.properties(device).device_name))
}

pub(super) fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or_default()
}
