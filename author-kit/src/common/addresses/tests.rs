//! Each command on real buffers: a driver that records calls has all forms with addresses.

use std::ptr::{from_ref, null};

use dispatch_tables::Command;

use super::*;
use crate::facts::{self, Call};
use crate::objects::{self, Description, Driver, PhysicalDeviceDescription, device, instance};

/// A device with buffers: 4096 bytes each, bound one behind the other.
struct Buffers {
    device: vk::Device,
    plain: vk::Buffer,
    /// May be used for storage.
    storage: vk::Buffer,
    /// Where the first begins.
    address: u64,
}

const SIZE: u64 = 4096;

static WITH_MEMORY: &[&[Common]] = &[host_memory::ENTRIES];

fn newer_forms() -> impl Iterator<Item = Command> {
    ENTRIES.iter().map(|entry| entry.requires[0])
}

impl Buffers {
    fn new() -> Self {
        let (physical_device, device_table) =
            facts::recording_tables(|command| newer_forms().any(|one| one == command));
        let driver: &'static Driver = Box::leak(Box::new(Driver::new(Description {
            physical_device,
            device: device_table,
            also: WITH_MEMORY,
            ..Description::new(
                vk::API_VERSION_1_4,
                |_| Ok(vec![PhysicalDeviceDescription::default()]),
                |_, _| Ok(()),
            )
        })));
        // SAFETY: valid usage; the objects live as long as the process.
        unsafe {
            let info = vk::InstanceCreateInfo::default();
            let instance = instance::create(driver, &info, null()).expect("an instance");
            let mut gpus = objects::instance(instance).physical_devices().expect("a device");
            let gpu = gpus.next().expect("one").handle();
            let (mut handle, info) = (vk::Device::NULL, vk::DeviceCreateInfo::default());
            assert_eq!(device::create(gpu, &info, null(), &mut handle), vk::Result::SUCCESS);
            let table = device_table_of(handle);
            let mut memory = vk::DeviceMemory::NULL;
            let info = vk::MemoryAllocateInfo { allocation_size: 2 * SIZE, ..Default::default() };
            table.allocate_memory().expect("kit")(handle, &info, null(), &mut memory);
            let buffer = |usage, at| {
                let info = vk::BufferCreateInfo { size: SIZE, usage, ..Default::default() };
                let mut buffer = vk::Buffer::NULL;
                table.create_buffer().expect("kit")(handle, &info, null(), &mut buffer);
                table.bind_buffer_memory().expect("pair")(handle, buffer, memory, at * SIZE);
                buffer
            };
            let plain = buffer(vk::BufferUsageFlags::empty(), 0);
            let storage = buffer(vk::BufferUsageFlags::STORAGE_BUFFER, 1);
            let info = vk::BufferDeviceAddressInfo { buffer: plain, ..Default::default() };
            let address = table.get_buffer_device_address().expect("kit")(handle, &info);
            Self { device: handle, plain, storage, address }
        }
    }

    /// Calls a command with these arguments behind the command buffer, which is the device: both
    /// begin alike. The answer is the call of the newer form.
    fn call(&self, command: Command, arguments: &[u64]) -> Call {
        let handle = self.device.as_raw().expose_provenance() as u64;
        let slots: Vec<u64> = [handle].into_iter().chain(arguments.iter().copied()).collect();
        // SAFETY: the device is alive, the arguments are valid.
        unsafe {
            let function = device_table_of(self.device).get(command).expect("installed");
            (facts::signature(command).call)(function, &slots);
        }
        let [call] = <[Call; 1]>::try_from(facts::calls()).ok().expect("one call");
        let entry = ENTRIES.iter().find(|entry| entry.command == command).expect("an entry");
        assert_eq!(call.command, entry.requires[0]);
        call
    }
}

/// # Safety
///
/// The device is alive.
unsafe fn device_table_of<'a>(device: vk::Device) -> &'a dispatch_tables::DeviceDispatchTable {
    // SAFETY: the caller's promise.
    unsafe { device_table(device) }
}

fn number(value: &[u8]) -> u64 {
    let mut bytes = [0; 8];
    bytes[..value.len()].copy_from_slice(value);
    u64::from_le_bytes(bytes)
}

/// The call has each of these facts behind the prefix.
fn has(call: &Call, prefix: &str, facts: &[(&str, u64)]) {
    for (name, expected) in facts {
        let name = format!("{prefix}{name}");
        let value = call.facts.get(&name);
        let value = value.unwrap_or_else(|| panic!("{name} is not in {:?}", call.facts.keys()));
        assert_eq!(number(value), *expected, "{:?}: {name}", call.command);
    }
}

fn place<T: ?Sized>(value: &T) -> u64 {
    from_ref(value).cast::<u8>().expose_provenance() as u64
}

const BOUND: u64 = Flags::FULLY_BOUND.as_raw() as u64;
const STORAGE: u64 = BOUND | Flags::STORAGE_BUFFER_USAGE.as_raw() as u64;

fn tag(s_type: vk::StructureType) -> (&'static str, u64) {
    ("sType", s_type.as_raw() as u64)
}

/// The rest of the plain buffer from byte 16 on.
fn rest(of: &Buffers) -> [(&'static str, u64); 3] {
    [
        ("addressRange.address", of.address + 16),
        ("addressRange.size", SIZE - 16),
        ("addressFlags", BOUND),
    ]
}

/// mesa.md 6.13: structures without their type in indirect draws, also by a byte count and of mesh
/// tasks; flags of one kind in the place of another.
#[test]
fn indirect_commands_have_their_type_addresses_and_flags() {
    let of = Buffers::new();
    let (plain, storage) = (of.plain.as_raw(), of.storage.as_raw());
    for command in [
        Command::CMD_DRAW_INDIRECT,
        Command::CMD_DRAW_INDEXED_INDIRECT,
        Command::CMD_DRAW_MESH_TASKS_INDIRECT_EXT,
    ] {
        let call = of.call(command, &[plain, 16, 3, 20]);
        has(&call, "pInfo[0].", &[tag(vk::StructureType::DRAW_INDIRECT_2_INFO_KHR)]);
        has(&call, "pInfo[0].", &rest(&of));
        has(&call, "pInfo[0].", &[("addressRange.stride", 20), ("drawCount", 3)]);
    }
    for command in [
        Command::CMD_DRAW_INDIRECT_COUNT,
        Command::CMD_DRAW_INDEXED_INDIRECT_COUNT,
        Command::CMD_DRAW_MESH_TASKS_INDIRECT_COUNT_EXT,
    ] {
        let call = of.call(command, &[plain, 16, storage, 8, 5, 24]);
        has(&call, "pInfo[0].", &[tag(vk::StructureType::DRAW_INDIRECT_COUNT_2_INFO_KHR)]);
        has(&call, "pInfo[0].", &rest(&of));
        has(
            &call,
            "pInfo[0].",
            &[
                ("addressRange.stride", 24),
                ("countAddressRange.address", of.address + SIZE + 8),
                ("countAddressRange.size", 4),
                ("countAddressFlags", STORAGE),
                ("maxDrawCount", 5),
            ],
        );
    }
    let call = of.call(Command::CMD_DISPATCH_INDIRECT, &[storage, 8]);
    has(
        &call,
        "pInfo[0].",
        &[
            tag(vk::StructureType::DISPATCH_INDIRECT_2_INFO_KHR),
            ("addressRange.address", of.address + SIZE + 8),
            ("addressRange.size", 12),
            ("addressFlags", STORAGE),
        ],
    );
    let call = of.call(Command::CMD_DRAW_INDIRECT_BYTE_COUNT_EXT, &[1, 2, storage, 8, 3, 4]);
    has(
        &call,
        "",
        &[("instanceCount", 1), ("firstInstance", 2), ("counterOffset", 3), ("vertexStride", 4)],
    );
    has(
        &call,
        "pCounterInfo[0].",
        &[
            tag(vk::StructureType::BIND_TRANSFORM_FEEDBACK_BUFFER_2_INFO_EXT),
            ("addressRange.address", of.address + SIZE + 8),
            ("addressRange.size", 4),
            ("addressFlags", STORAGE),
        ],
    );
}

#[test]
fn binds_have_the_parts_of_their_buffers() {
    let of = Buffers::new();
    let (plain, storage) = (of.plain.as_raw(), of.storage.as_raw());
    let call = of.call(Command::CMD_BIND_INDEX_BUFFER2, &[plain, 16, WHOLE_SIZE, 1]);
    has(&call, "pInfo[0].", &rest(&of));
    has(
        &call,
        "pInfo[0].",
        &[tag(vk::StructureType::BIND_INDEX_BUFFER_3_INFO_KHR), ("indexType", 1)],
    );
    let (buffers, offsets) = ([plain, storage, 0], [16_u64, 8, 0]);
    let (sizes, strides) = ([WHOLE_SIZE, 64, WHOLE_SIZE], [4_u64, 8, 0]);
    let second = [
        ("addressRange.address", of.address + SIZE + 8),
        ("addressRange.size", 64),
        ("addressFlags", STORAGE),
    ];
    let none = [("addressRange.address", 0), ("addressRange.size", 0), ("addressFlags", 0)];
    let arrays = [place(&buffers), place(&offsets), place(&sizes)];
    let vertex = tag(vk::StructureType::BIND_VERTEX_BUFFER_3_INFO_KHR);
    let arguments = [&[2, 3], &arrays[..], &[place(&strides)]].concat();
    let call = of.call(Command::CMD_BIND_VERTEX_BUFFERS2, &arguments);
    has(&call, "", &[("firstBinding", 2), ("bindingCount", 3)]);
    let first = [&rest(&of)[..], &[vertex, ("setStride", 1), ("addressRange.stride", 4)]].concat();
    has(&call, "pBindingInfos[0].", &first);
    has(&call, "pBindingInfos[1].", &second);
    has(&call, "pBindingInfos[2].", &none);
    let without = [&[2, 3], &arrays[..2], &[0, 0]].concat();
    let call = of.call(Command::CMD_BIND_VERTEX_BUFFERS2, &without);
    has(&call, "pBindingInfos[0].", &[("setStride", 0), ("addressRange.stride", 0)]);
    has(&call, "pBindingInfos[1].", &[("addressRange.size", SIZE - 8)]);

    let feedback = tag(vk::StructureType::BIND_TRANSFORM_FEEDBACK_BUFFER_2_INFO_EXT);
    let arguments = [&[2, 3], &arrays[..]].concat();
    let call = of.call(Command::CMD_BIND_TRANSFORM_FEEDBACK_BUFFERS_EXT, &arguments);
    has(&call, "pBindingInfos[0].", &[&rest(&of)[..], &[feedback]].concat());
    has(&call, "pBindingInfos[1].", &second);
    for command in
        [Command::CMD_BEGIN_TRANSFORM_FEEDBACK_EXT, Command::CMD_END_TRANSFORM_FEEDBACK_EXT]
    {
        let call = of.call(command, &[1, 3, arrays[0], arrays[1]]);
        has(&call, "", &[("firstCounterRange", 1), ("counterRangeCount", 3)]);
        let counter = [second[0], ("addressRange.size", 4), second[2], feedback];
        has(&call, "pCounterInfos[1].", &counter);
        has(&call, "pCounterInfos[2].", &none);
        has(&of.call(command, &[1, 1, 0, 0]), "pCounterInfos[0].", &none);
    }
}

/// mesa.md 6.13: the copy from an image called the command of the other direction, and the regions
/// of a copy had no type.
#[test]
fn copies_have_their_direction_and_their_regions() {
    let of = Buffers::new();
    let region = vk::BufferCopy2 { src_offset: 16, dst_offset: 8, size: 32, ..Default::default() };
    let info = vk::CopyBufferInfo2 {
        src_buffer: of.plain,
        dst_buffer: of.storage,
        region_count: 1,
        p_regions: &region,
        ..Default::default()
    };
    let call = of.call(Command::CMD_COPY_BUFFER2, &[place(&info)]);
    has(&call, "pCopyMemoryInfo[0].", &[tag(vk::StructureType::COPY_DEVICE_MEMORY_INFO_KHR)]);
    has(
        &call,
        "pCopyMemoryInfo[0].pRegions[0].",
        &[
            tag(vk::StructureType::DEVICE_MEMORY_COPY_KHR),
            ("srcRange.address", of.address + 16),
            ("srcRange.size", 32),
            ("srcFlags", BOUND),
            ("dstRange.address", of.address + SIZE + 8),
            ("dstRange.size", 32),
            ("dstFlags", STORAGE),
        ],
    );
    let region = vk::BufferImageCopy2 {
        buffer_offset: 16,
        buffer_row_length: 2,
        buffer_image_height: 3,
        image_extent: vk::Extent3D { width: 4, height: 5, depth: 6 },
        ..Default::default()
    };
    let image = vk::Image::from_raw(77);
    let to_image = vk::CopyBufferToImageInfo2 {
        src_buffer: of.plain,
        dst_image: image,
        dst_image_layout: vk::ImageLayout::GENERAL,
        region_count: 1,
        p_regions: &region,
        ..Default::default()
    };
    let to_buffer = vk::CopyImageToBufferInfo2 {
        dst_buffer: of.plain,
        src_image: image,
        src_image_layout: vk::ImageLayout::GENERAL,
        region_count: 1,
        p_regions: &region,
        ..Default::default()
    };
    for (command, info, newer) in [
        (
            Command::CMD_COPY_BUFFER_TO_IMAGE2,
            place(&to_image),
            Command::CMD_COPY_MEMORY_TO_IMAGE_KHR,
        ),
        (
            Command::CMD_COPY_IMAGE_TO_BUFFER2,
            place(&to_buffer),
            Command::CMD_COPY_IMAGE_TO_MEMORY_KHR,
        ),
    ] {
        let call = of.call(command, &[info]);
        assert_eq!(call.command, newer);
        let head = [tag(vk::StructureType::COPY_DEVICE_MEMORY_IMAGE_INFO_KHR), ("image", 77)];
        has(&call, "pCopyMemoryInfo[0].", &head);
        has(&call, "pCopyMemoryInfo[0].pRegions[0].", &rest(&of));
        has(
            &call,
            "pCopyMemoryInfo[0].pRegions[0].",
            &[
                tag(vk::StructureType::DEVICE_MEMORY_IMAGE_COPY_KHR),
                ("addressRowLength", 2),
                ("addressImageHeight", 3),
                ("imageLayout", vk::ImageLayout::GENERAL.as_raw() as u64),
                ("imageExtent.width", 4),
                ("imageExtent.depth", 6),
            ],
        );
    }
}

#[test]
fn writes_have_the_bytes_that_they_write() {
    let of = Buffers::new();
    let storage = of.storage.as_raw();
    let start = of.address + SIZE + 8;
    let data = [0_u8; 12];
    let call = of.call(Command::CMD_UPDATE_BUFFER, &[storage, 8, 12, place(&data)]);
    has(&call, "pDstRange[0].", &[("address", start), ("size", 12)]);
    has(&call, "", &[("dstFlags", STORAGE), ("dataSize", 12)]);
    let call = of.call(Command::CMD_FILL_BUFFER, &[storage, 8, WHOLE_SIZE, 9]);
    has(&call, "pDstRange[0].", &[("address", start), ("size", SIZE - 8)]);
    has(&call, "", &[("dstFlags", STORAGE), ("data", 9)]);
    let results = [5, 1, 2, storage, 8, 16, 1];
    let call = of.call(Command::CMD_COPY_QUERY_POOL_RESULTS, &results);
    has(&call, "pDstRange[0].", &[("address", start), ("size", SIZE - 8), ("stride", 16)]);
    has(&call, "", &[("queryPool", 5), ("firstQuery", 1), ("queryCount", 2)]);
    has(&call, "", &[("dstFlags", STORAGE), ("queryResultFlags", 1)]);
    let stage = vk::PipelineStageFlags2::CLEAR.as_raw();
    let call = of.call(Command::CMD_WRITE_BUFFER_MARKER2_AMD, &[stage, storage, 8, 6]);
    let written = [("dstRange.address", start), ("dstRange.size", 4), ("dstFlags", STORAGE)];
    has(&call, "pInfo[0].", &written);
    let marker = tag(vk::StructureType::MEMORY_MARKER_INFO_AMD);
    has(&call, "pInfo[0].", &[marker, ("stage", stage), ("marker", 6)]);
    let info = vk::ConditionalRenderingBeginInfoEXT {
        buffer: of.storage,
        offset: 8,
        flags: vk::ConditionalRenderingFlagsEXT::INVERTED,
        ..Default::default()
    };
    let call = of.call(Command::CMD_BEGIN_CONDITIONAL_RENDERING_EXT, &[place(&info)]);
    let condition = tag(vk::StructureType::CONDITIONAL_RENDERING_BEGIN_INFO_2_EXT);
    let read = [condition, ("addressRange.address", start), ("addressRange.size", 4), ("flags", 1)];
    has(&call, "pConditionalRenderingBegin[0].", &read);
}

/// Every entry is installed over the kit's buffers, and none over a driver's own.
#[test]
fn the_entries_need_the_kits_buffers() {
    let of = Buffers::new();
    for entry in ENTRIES {
        // SAFETY: the device is alive.
        let installed = unsafe { device_table(of.device) }.get(entry.command);
        let ours = installed.is_some_and(|one| std::ptr::fn_addr_eq(one, entry.function));
        assert!(ours, "{:?}", entry.command);
    }
    let (_, own) = facts::recording_tables(|command| {
        command == Command::CREATE_BUFFER || newer_forms().any(|one| one == command)
    });
    let driver: &'static Driver = Box::leak(Box::new(Driver::new(Description {
        device: own,
        ..Description::new(vk::API_VERSION_1_4, |_| Ok(Vec::new()), |_, _| Ok(()))
    })));
    assert!(ENTRIES.iter().all(|entry| !driver.tables().has(entry.command)));
}
