//! Command pools and command buffers, over the driver's callbacks.
//!
//! A pool owns its command buffers. Freed ones are not used again, so nothing depends on who else
//! allocates.

use std::cell::UnsafeCell;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI32, Ordering};

use dispatch_tables::{ObjectHeader, vk};

use crate::common;
use crate::objects::guard::Callback;
use crate::objects::locks::{Mutex, MutexGuard};
use crate::objects::{self, DeviceHead};
use crate::objects::{CommandBuffer, Common, Device, Owned, object, slice};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(CreateCommandPool, create, []),
    common!(DestroyCommandPool, destroy, [], beside[CREATE_COMMAND_POOL]),
    common!(ResetCommandPool, reset, [], beside[CREATE_COMMAND_POOL]),
    common!(TrimCommandPool, trim, [], beside[CREATE_COMMAND_POOL]),
    common!(AllocateCommandBuffers, allocate, [], beside[CREATE_COMMAND_POOL]),
    common!(
        FreeCommandBuffers,
        free,
        [],
        beside [CREATE_COMMAND_POOL, ALLOCATE_COMMAND_BUFFERS]
    ),
    common!(
        ResetCommandBuffer,
        reset_buffer,
        [],
        beside [CREATE_COMMAND_POOL, ALLOCATE_COMMAND_BUFFERS]
    ),
    common!(
        BeginCommandBuffer,
        begin,
        [],
        beside [CREATE_COMMAND_POOL, ALLOCATE_COMMAND_BUFFERS]
    ),
    common!(
        EndCommandBuffer,
        end,
        [],
        beside [CREATE_COMMAND_POOL, ALLOCATE_COMMAND_BUFFERS]
    ),
];

const NEW_COMMAND_BUFFER: Callback =
    Callback::of_use(c"vkAllocateCommandBuffers", "new_command_buffer");
const RESET_COMMAND_BUFFER: Callback =
    Callback::of_use(c"vkResetCommandBuffer", "reset_command_buffer");

/// The command buffers by address.
#[derive(Default)]
struct Pool(Mutex<BTreeMap<usize, Owned<CommandBuffer>>>);

impl Pool {
    fn buffers(&self) -> MutexGuard<'_, BTreeMap<usize, Owned<CommandBuffer>>> {
        object::lock(&self.0)
    }
}

unsafe extern "system" fn create(
    device: vk::Device,
    _: *const vk::CommandPoolCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
    pool: *mut vk::CommandPool,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let allocator = objects::device(device).allocator;
        object::store(object::create(allocator, callbacks, Pool::default()), pool)
    }
}

unsafe extern "system" fn destroy(
    _: vk::Device,
    pool: vk::CommandPool,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<Pool>(pool) };
}

unsafe extern "system" fn reset(
    _: vk::Device,
    pool: vk::CommandPool,
    _: vk::CommandPoolResetFlags,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    let pool = unsafe { object::get::<Pool>(pool) };
    let buffers = pool.buffers();
    // All are reset, whichever fails.
    buffers.values().map(|buffer| reset_one(buffer)).fold(vk::Result::SUCCESS, vk::Result::min)
}

/// There is nothing to give back.
unsafe extern "system" fn trim(_: vk::Device, _: vk::CommandPool, _: vk::CommandPoolTrimFlags) {}

unsafe extern "system" fn allocate(
    device: vk::Device,
    info: *const vk::CommandBufferAllocateInfo,
    buffers: *mut vk::CommandBuffer,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let (device, info) = (objects::device(device), &*info);
        let new = (0..info.command_buffer_count).map(|_| make(device, info));
        let new = new.collect::<Result<Vec<_>, _>>();
        // By the specification, all handles are null if one fails.
        let handles = std::slice::from_raw_parts_mut(buffers, info.command_buffer_count as usize);
        handles.fill(vk::CommandBuffer::NULL);
        let new = match new {
            Ok(new) => new,
            Err(error) => return error,
        };
        let mut pool = object::get::<Pool>(info.command_pool).buffers();
        for (buffer, handle) in new.into_iter().zip(handles) {
            *handle = vk::CommandBuffer::from_raw(buffer.as_ptr().cast());
            pool.insert(buffer.as_ptr().addr(), buffer);
        }
    }
    vk::Result::SUCCESS
}

fn make(
    device: &Device,
    info: &vk::CommandBufferAllocateInfo,
) -> Result<Owned<CommandBuffer>, vk::Result> {
    let header = ObjectHeader::new(device.head.header.dispatch);
    let buffer = CommandBuffer {
        head: DeviceHead { header, device },
        pool: info.command_pool,
        level: info.level,
        data: UnsafeCell::new(Box::new(())),
        error: AtomicI32::new(0),
        lowered: UnsafeCell::new(None),
        base: object::ObjectBase::default(),
    };
    let mut buffer = device.allocator.allocate(vk::SystemAllocationScope::OBJECT, buffer)?;
    let new = || (device.instance().driver.description.new_command_buffer)(&mut buffer);
    device.guard(NEW_COMMAND_BUFFER, new)?;
    Ok(buffer)
}

unsafe extern "system" fn free(
    _: vk::Device,
    pool: vk::CommandPool,
    count: u32,
    buffers: *const vk::CommandBuffer,
) {
    // SAFETY: valid usage of the command. A handle may be null.
    let (pool, buffers) = unsafe { (object::get::<Pool>(pool), slice(buffers, count)) };
    let mut pool = pool.buffers();
    for buffer in buffers {
        pool.remove(&buffer.as_raw().addr());
    }
}

/// Puts a command buffer into the initial state.
fn reset_one(buffer: &CommandBuffer) -> vk::Result {
    buffer.error.store(0, Ordering::Relaxed);
    // SAFETY: applications synchronize access to a command buffer that they reset.
    drop(unsafe { buffer.lowered() }.take());
    let device = buffer.device();
    let reset = || {
        (device.instance().driver.description.reset_command_buffer)(buffer);
        Ok(())
    };
    device.guard(RESET_COMMAND_BUFFER, reset).err().unwrap_or_default()
}

unsafe extern "system" fn reset_buffer(
    buffer: vk::CommandBuffer,
    _: vk::CommandBufferResetFlags,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    reset_one(unsafe { objects::command_buffer(buffer) })
}

/// Resets the command buffer, which has no effect on one that is in the initial state.
unsafe extern "system" fn begin(
    buffer: vk::CommandBuffer,
    _: *const vk::CommandBufferBeginInfo,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    reset_one(unsafe { objects::command_buffer(buffer) })
}

/// Gives the first error of a recording command, [`CommandBuffer::fail`].
unsafe extern "system" fn end(buffer: vk::CommandBuffer) -> vk::Result {
    // SAFETY: valid usage of the command.
    let buffer = unsafe { objects::command_buffer(buffer) };
    vk::Result::from_raw(buffer.error.load(Ordering::Relaxed))
}
