//! What a driver is: plain data, tables, and a few functions.

use std::ptr;
use std::sync::{Mutex, OnceLock, PoisonError};

use dispatch_tables::{
    DeviceEntrypointTable, DeviceExtensionTable, InstanceEntrypointTable, InstanceExtensionTable,
    PhysicalDeviceEntrypointTable, vk,
};

use crate::capability::features::Features;
use crate::capability::properties::Properties;

use super::dispatchable::{CommandBuffer, Data, Device, Instance};
use super::install::{Common, Entrypoints, Report, Tables};
use super::payload::{HOST, SyncType};
use super::submission::Submit;

/// A driver, as one static.
pub struct Driver {
    pub(crate) description: Description,
    tables: OnceLock<Tables>,
    variants: Mutex<Vec<(&'static Variant, &'static Tables)>>,
}

/// What the driver's author writes. All but the version, the physical devices and
/// the execution of work has a default.
pub struct Description {
    /// The version of vkEnumerateInstanceVersion.
    pub api_version: u32,
    /// Supported extensions.
    pub instance_extensions: InstanceExtensionTable,
    /// Instance commands that the driver implements itself.
    pub instance: InstanceEntrypointTable,
    /// Physical-device commands that the driver implements itself.
    pub physical_device: PhysicalDeviceEntrypointTable,
    /// Device commands that the driver implements itself.
    pub device: DeviceEntrypointTable,
    /// Entrypoints that go before the ones above, for all physical devices.
    pub over: &'static [Entrypoints<'static>],
    /// Entrypoints for commands that the ones above do not have: those of a window system.
    pub under: &'static [Entrypoints<'static>],
    /// The common entries; all that the kit has by default.
    pub common: &'static [&'static [Common]],
    /// More common entries, such as [`host_memory`](crate::common::host_memory).
    pub also: &'static [&'static [Common]],
    /// Completes a new instance; its [data](Instance::data) is still empty.
    pub new_instance: fn(&mut Instance) -> Result<(), vk::Result>,
    /// The physical devices, asked for once for each instance.
    pub physical_devices: fn(&Instance) -> Result<Vec<PhysicalDeviceDescription>, vk::Result>,
    /// Completes a new device; its [data](Device::data) is still empty, and the kit makes the queues
    /// afterwards.
    pub new_device: fn(&mut Device, &vk::DeviceCreateInfo) -> Result<(), vk::Result>,
    /// Executes the work of queues. An error loses the device.
    pub submit: Submit,
    /// Completes a new command buffer; its [data](CommandBuffer::data) is still empty.
    pub new_command_buffer: fn(&mut CommandBuffer) -> Result<(), vk::Result>,
    /// Forgets what was recorded.
    pub reset_command_buffer: fn(&CommandBuffer),
}

/// The commands in which physical devices of a kind differ from others of the driver: those of a
/// generation of hardware. Instance commands of the entrypoints do not count.
#[derive(Clone, Copy)]
pub struct Variant {
    /// A name for the report.
    pub name: &'static str,
    /// Entrypoints that go before the driver's.
    pub over: &'static [Entrypoints<'static>],
    /// Entrypoints for commands that the driver does not have.
    pub under: &'static [Entrypoints<'static>],
}

/// What a physical device is.
pub struct PhysicalDeviceDescription {
    /// The commands of this device that are not those of all; none by default.
    pub variant: &'static Variant,
    /// Supported extensions.
    pub extensions: DeviceExtensionTable,
    /// Properties, with the API version.
    pub properties: Properties,
    /// Supported features.
    pub features: Features,
    /// Queue families.
    pub queue_families: Vec<vk::QueueFamilyProperties>,
    /// Memory types and heaps.
    pub memory: vk::PhysicalDeviceMemoryProperties,
    /// The kinds of payloads that fences and semaphores have and queues know, the best first;
    /// those in software by default.
    pub sync_types: &'static [&'static SyncType],
    /// What a format can be used for; nothing by default.
    pub format: fn(vk::Format) -> vk::FormatProperties3,
    /// The limits of images; none where no such image can be made, which is the default.
    pub image_format: fn(&vk::PhysicalDeviceImageFormatInfo2) -> Option<vk::ImageFormatProperties>,
    /// How much of a memory heap may be used and is, for VK_EXT_memory_budget; none by default, which
    /// leaves the application's structure as it is.
    pub heap_use: fn(heap: u32) -> Option<HeapUse>,
    /// What the driver keeps.
    pub data: Data,
}

/// What an application may use of a memory heap, and uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeapUse {
    /// The bytes that the process may allocate in all.
    pub budget: vk::DeviceSize,
    /// The bytes that the process has allocated.
    pub usage: vk::DeviceSize,
}

impl Default for PhysicalDeviceDescription {
    fn default() -> Self {
        Self {
            variant: &Variant::NONE,
            extensions: DeviceExtensionTable::EMPTY,
            properties: Properties::EMPTY,
            features: Features::EMPTY,
            queue_families: Vec::new(),
            memory: vk::PhysicalDeviceMemoryProperties::default(),
            sync_types: const { &[&HOST] },
            format: |_| vk::FormatProperties3::default(),
            image_format: |_| None,
            heap_use: |_| None,
            data: Box::new(()),
        }
    }
}

impl Variant {
    /// No difference.
    pub const NONE: Self = Self { name: "", over: &[], under: &[] };
}

impl Driver {
    /// The driver of this description.
    #[must_use]
    pub const fn new(description: Description) -> Self {
        Self { description, tables: OnceLock::new(), variants: Mutex::new(Vec::new()) }
    }

    /// The driver's own tables: its entrypoints and the common ones. The first call makes them, and
    /// prints the report to stderr if the variable `AUTHOR_KIT_REPORT` is set.
    pub fn tables(&'static self) -> &'static Tables {
        self.tables.get_or_init(|| self.announce(&Variant::NONE))
    }

    /// The tables of physical devices of a variant, made once like those of [`Self::tables`].
    pub(crate) fn tables_of(&'static self, variant: &'static Variant) -> &'static Tables {
        if variant.over.is_empty() && variant.under.is_empty() {
            return self.tables();
        }
        let mut variants = self.variants.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, tables)) = variants.iter().find(|(made, _)| ptr::eq(*made, variant)) {
            return tables;
        }
        // As the driver is a static, so are its tables.
        let tables = Box::leak(Box::new(self.announce(variant)));
        variants.push((variant, tables));
        tables
    }

    fn build(&self, variant: &Variant) -> Tables {
        let Description { instance, physical_device, device, over, under, .. } = &self.description;
        let of_device = |all: &[Entrypoints<'static>]| {
            let instance = &InstanceEntrypointTable::EMPTY;
            all.iter().map(|one| Entrypoints { instance, ..*one }).collect::<Vec<_>>()
        };
        let own = [Entrypoints { instance, physical_device, device }];
        let (first, last) = (of_device(variant.over), of_device(variant.under));
        let own = [&first, *over, &own, *under, &last].concat();
        let common = [self.description.common, self.description.also].concat();
        Tables::build(&own, &common, self.description.api_version)
    }

    /// Builds tables for good, and prints the report if that is asked for. The tables have no report: when
    /// the library is unloaded, memory behind its statics would be lost.
    fn announce(&self, variant: &Variant) -> Tables {
        let mut tables = self.build(variant);
        let report = std::mem::take(&mut tables.report);
        if std::env::var_os("AUTHOR_KIT_REPORT").is_some() {
            if !variant.name.is_empty() {
                eprintln!("Of the variant {}:", variant.name);
            }
            eprint!("{report}");
        }
        tables
    }

    /// Which common entries stayed out and why, and which core commands are missing; found anew by
    /// each call.
    #[must_use]
    pub fn report(&self) -> Report {
        self.build(&Variant::NONE).report
    }
}
