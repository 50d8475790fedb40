//! Instances, and the queries of physical devices.

use std::ffi::CStr;
use std::ptr;

use dispatch_tables::{
    DeviceEntrypointTable, InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk,
};
use libloading::os::unix::Library;

use super::lists::list;
use super::surfaces::messenger_info;
use super::{
    Application, allocator, c_names, c_string, check_failure, extension, layer, nothing, print_list,
};
use crate::worlds::world::{Memory, Query, Request};

/// An instance of the application.
pub(super) struct Inst {
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
        println!("vkCreateInstance -> {}", result.as_raw());
        check_failure(result, request.memory, live);
        // The drivers of an instance stay open as long as the process.
        libraries.into_iter().for_each(|(library, _)| std::mem::forget(library));
        if result == vk::Result::SUCCESS {
            self.keep_instance(place, handle, request);
        }
    }

    fn keep_instance(&mut self, place: usize, handle: vk::Instance, request: &Request) {
        let get = |name: &'static CStr| self.lookup(handle, name);
        self.instances[place] = Some(Inst {
            handle,
            commands: InstanceEntrypointTable::load(get),
            physical: PhysicalDeviceEntrypointTable::load(get),
            device_commands: DeviceEntrypointTable::load(get),
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
                    // SAFETY: both types have the same representation.
                    pfn_get_instance_proc_addr: Some(std::mem::transmute::<
                        vk::PFN_vkGetInstanceProcAddr,
                        _,
                    >(function)),
                    ..Default::default()
                };
                Some((library, driver))
            }
        };
        paths.filter_map(open).collect()
    }

    /// Destroys an instance after its objects.
    pub(super) fn destroy_instance(&mut self, place: usize) {
        if self.instances[place].is_none() {
            return nothing();
        }
        self.destroy_children(place);
        if let Some(instance) = self.instances[place].take()
            && let Some(destroy) = instance.commands.destroy_instance
        {
            // SAFETY: valid usage: the instance is alive and has no objects.
            unsafe {
                destroy(instance.handle, allocator::callbacks(without_refusal(instance.memory)))
            };
        }
        println!("vkDestroyInstance");
    }

    pub(super) fn devices(&mut self, place: usize, room: Option<u32>) {
        let Some(instance) = &mut self.instances[place] else { return nothing() };
        let Some(command) = instance.commands.enumerate_physical_devices else { return nothing() };
        // SAFETY: valid usage: `list` gives an array of as many elements as the count says.
        let list = list(room, |count, items| unsafe { command(instance.handle, count, items) });
        let texts: Vec<String> =
            list.items.iter().map(|&device| describe(instance, device)).collect();
        println!("devices -> {} {} [{}]", list.result, list.count, texts.join(", "));
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
        println!("groups -> {} {} [{}]", list.result, list.count, texts.join(", "));
        if let Some(why) = &list.broken {
            super::broken(why);
        }
    }

    pub(super) fn device_extensions(
        &self,
        place: usize,
        device: usize,
        layer: Option<&str>,
        room: Option<u32>,
    ) {
        let Some(instance) = &self.instances[place] else { return nothing() };
        let Some(device) = instance.device(device) else { return nothing() };
        let name = layer.map(c_string);
        let layer_name = name.as_ref().map_or(ptr::null(), |name| name.as_ptr());
        let Some(command) = instance.physical.enumerate_device_extension_properties else {
            return nothing();
        };
        // SAFETY: valid usage: `list` gives an array of as many elements as the count says.
        let list = list(room, |count, items| unsafe { command(device, layer_name, count, items) });
        print_list(&format!("device extensions {layer:?}"), &list, extension);
    }

    pub(super) fn device_layers(&self, place: usize, device: usize, room: Option<u32>) {
        let Some(instance) = &self.instances[place] else { return nothing() };
        let Some(device) = instance.device(device) else { return nothing() };
        let Some(command) = instance.physical.enumerate_device_layer_properties else {
            return nothing();
        };
        // SAFETY: valid usage: `list` gives an array of as many elements as the count says.
        let list = list(room, |count, items| unsafe { command(device, count, items) });
        print_list("device layers", &list, layer);
    }

    pub(super) fn query(&self, place: usize, device: usize, query: Query, room: Option<u32>) {
        let Some(instance) = &self.instances[place] else { return nothing() };
        let Some(device) = instance.device(device) else { return nothing() };
        let version = instance.version.min(instance.properties(device).api_version);
        let khr = instance.has("VK_KHR_get_physical_device_properties2");
        let (answer, why) = answer(instance, device, query, room, version, khr)
            .unwrap_or_else(|| ("nothing".to_owned(), None));
        println!("query {query:?} -> {answer}");
        if let Some(why) = why {
            super::broken(&why);
        }
    }

    pub(super) fn print_lookup(&self, place: Option<usize>, name: &str) {
        let handle = match place {
            None => vk::Instance::NULL,
            Some(place) => match &self.instances[place] {
                Some(instance) => instance.handle,
                None => return nothing(),
            },
        };
        let found = self.lookup(handle, &c_string(name));
        println!(
            "lookup {name} {} -> {}",
            if place.is_some() { "instance" } else { "global" },
            if found.is_some() { "found" } else { "NULL" }
        );
    }
}

/// The answer to a query whose usage is valid, and a broken invariant.
fn answer(
    instance: &Inst,
    device: vk::PhysicalDevice,
    query: Query,
    room: Option<u32>,
    version: u32,
    khr: bool,
) -> Option<(String, Option<String>)> {
    let table = &instance.physical;
    let is_1_1 = version >= vk::API_VERSION_1_1;
    // SAFETY: valid usage: the device is the instance's, the version or extension is there, and the structures have
    // room for the answers.
    unsafe {
        Some(match query {
            Query::Properties => (text_of(&instance.properties(device)), None),
            Query::Features => {
                let mut features = vk::PhysicalDeviceFeatures::default();
                table.get_physical_device_features?(device, &mut features);
                (format!("{}", features.robust_buffer_access), None)
            }
            Query::Families => {
                let command = table.get_physical_device_queue_family_properties?;
                let list = list(room, |count, items: *mut vk::QueueFamilyProperties| {
                    command(device, count, items);
                    vk::Result::SUCCESS
                });
                (format!("{}", list.count), list.broken)
            }
            Query::Memory => {
                let mut memory = vk::PhysicalDeviceMemoryProperties::default();
                table.get_physical_device_memory_properties?(device, &mut memory);
                (format!("{}", memory.memory_type_count), None)
            }
            Query::Format => {
                let mut format = vk::FormatProperties::default();
                table.get_physical_device_format_properties?(
                    device,
                    vk::Format::R8G8B8A8_UNORM,
                    &mut format,
                );
                (format!("{}", format.buffer_features.as_raw()), None)
            }
            Query::Properties2 | Query::Properties2Khr => {
                let core = query == Query::Properties2;
                let command = if core {
                    table.get_physical_device_properties2
                } else {
                    table.get_physical_device_properties2_khr
                };
                let command = command.filter(|_| if core { is_1_1 } else { khr })?;
                let mut properties = vk::PhysicalDeviceProperties2::default();
                command(device, &mut properties);
                (text_of(&properties.properties), None)
            }
            Query::Families2 | Query::Families2Khr => {
                let core = query == Query::Families2;
                let command = if core {
                    table.get_physical_device_queue_family_properties2
                } else {
                    table.get_physical_device_queue_family_properties2_khr
                };
                let command = command.filter(|_| if core { is_1_1 } else { khr })?;
                let list = list(room, |count, items: *mut vk::QueueFamilyProperties2| {
                    command(device, count, items);
                    vk::Result::SUCCESS
                });
                (format!("{}", list.count), list.broken)
            }
            Query::Tools => {
                let command = table
                    .get_physical_device_tool_properties
                    .filter(|_| version >= vk::API_VERSION_1_3)?;
                let list = list(room, |count, items| command(device, count, items));
                (format!("{} {}", list.result, list.count), list.broken)
            }
        })
    }
}

fn text_of(properties: &vk::PhysicalDeviceProperties) -> String {
    format!(
        "{} {} {}",
        crate::text(&properties.device_name),
        properties.api_version,
        properties.device_id
    )
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

/// The callbacks of a creation, for the destruction.
pub(super) fn without_refusal(memory: Memory) -> Memory {
    if memory == Memory::None { Memory::None } else { Memory::Counted }
}
