//! A driver that records: commands that are not executed reach the recording in their newer form.

use std::ptr::null;
use std::sync::Mutex;

use author_kit::driver::{self, Description, Driver, entry};
use author_kit::recording::{self, Recorder, Recording};
use dispatch_tables::{Command, DeviceDispatchTable, DeviceEntrypointTable, vk};

use crate::support::{Instance, call, physical_device};

/// The one command that the driver executes.
const EXECUTED: DeviceEntrypointTable =
    DeviceEntrypointTable { cmd_copy_buffer2: Some(copy_buffer2), ..DeviceEntrypointTable::EMPTY };

struct OfCommandBuffer;

impl Recorder for OfCommandBuffer {
    unsafe fn with(command_buffer: vk::CommandBuffer, record: impl FnOnce(&mut Recording)) {
        // SAFETY: the command buffer is alive, and the test uses it from one thread.
        record(unsafe { driver::command_buffer(command_buffer).data() });
    }
}

static RECORDS: Driver = Driver::new(Description {
    device: recording::entrypoints::<OfCommandBuffer>(&EXECUTED),
    new_command_buffer: |buffer| {
        buffer.set_data(Recording::new());
        Ok(())
    },
    ..Description::new(vk::API_VERSION_1_3, |_| Ok(vec![physical_device()]), |_, _| Ok(()))
});

struct OfRecords;

impl entry::Exported for OfRecords {
    const DRIVER: &'static Driver = &RECORDS;
}

static SIZES: Mutex<Vec<u64>> = Mutex::new(Vec::new());

unsafe extern "system" fn copy_buffer2(_: vk::CommandBuffer, info: *const vk::CopyBufferInfo2) {
    // SAFETY: valid usage of the command.
    let regions = unsafe { driver::slice((*info).p_regions, (*info).region_count) };
    SIZES.lock().unwrap().extend(regions.iter().map(|region| region.size));
}

/// The table of replayed commands needs no common ones, which are called before the recording, and
/// recording functions do not stand in their slots (mesa.md 6.14, 3).
#[test]
fn common_commands_are_called_before_the_recording() {
    let instance = Instance::create::<OfRecords>(&[], null(), null()).expect("vkCreateInstance");
    let device = instance.device();
    let (handle, mut pool) = (device.handle, vk::CommandPool::NULL);
    let info = vk::CommandPoolCreateInfo::default();
    call!(device.commands.create_command_pool(handle, &info, null(), &mut pool));
    let info = vk::CommandBufferAllocateInfo {
        command_pool: pool,
        command_buffer_count: 1,
        ..Default::default()
    };
    let (mut buffer, null_buffer) = (vk::CommandBuffer::NULL, vk::Buffer::NULL);
    call!(device.commands.allocate_command_buffers(handle, &info, &mut buffer));
    let regions = [5, 6].map(|size| vk::BufferCopy { size, ..Default::default() });
    let array = regions.as_ptr();
    call!(device.commands.cmd_copy_buffer(buffer, null_buffer, null_buffer, 2, array));
    // SAFETY: the command buffer is alive, and nobody else uses it.
    let recording = unsafe { driver::command_buffer(buffer).data::<Recording>() };
    let recorded: Vec<_> = recording.calls().map(|(command, _)| command).collect();
    assert_eq!(recorded, [Command::CMD_COPY_BUFFER2]);
    let table = DeviceDispatchTable::of(&EXECUTED);
    // SAFETY: the command reads its regions alone.
    assert_eq!(unsafe { recording.replay(&table, buffer) }, Ok(()));
    assert_eq!(*SIZES.lock().unwrap(), [5, 6]);
    call!(device.commands.destroy_command_pool(handle, pool, null()));
    device.destroy();
    instance.destroy();
}
