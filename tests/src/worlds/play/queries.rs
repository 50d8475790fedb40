//! Queries of physical devices, and lookups.

use std::ptr;

use dispatch_tables::vk;

use super::instances::Inst;
use super::lists::list;
use super::{Application, broken, c_string, extension, layer, nothing, print_list};
use crate::worlds::world::Query;

impl Application {
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
        say!("query {query:?} -> {answer}");
        if let Some(why) = why {
            broken(&why);
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
        say!(
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
