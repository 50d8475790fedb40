//! Objects of the driver's own, and events that a queue waits for.

use std::ptr::null;
use std::sync::atomic::{AtomicU64, Ordering};

use author_kit::common::events;
use author_kit::driver::{Description, Driver, command_buffer, entry, object, objects, slice};
use dispatch_tables::{DeviceEntrypointTable, vk};

use crate::support::{Instance, call, physical_device};

// page: objects
// What a query pool is: a result for each query.
struct Queries(Vec<AtomicU64>);

unsafe extern "system" fn create_query_pool(
    device: vk::Device,
    info: *const vk::QueryPoolCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
    pool: *mut vk::QueryPool,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let queries = (0..(*info).query_count).map(|_| AtomicU64::new(0)).collect();
        let parent = objects::device(device).allocator();
        object::store(object::create(parent, callbacks, Queries(queries)), pool)
    }
}

unsafe extern "system" fn reset_query_pool(
    _: vk::Device,
    pool: vk::QueryPool,
    first: u32,
    count: u32,
) {
    // SAFETY: valid usage of the command: the pool is one of `create_query_pool`.
    let queries = unsafe { object::get::<Queries>(pool) };
    let range = queries.0.iter().skip(first as usize).take(count as usize);
    range.for_each(|query| query.store(0, Ordering::Relaxed));
}

unsafe extern "system" fn destroy_query_pool(
    _: vk::Device,
    pool: vk::QueryPool,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command. The handle may be null.
    unsafe { object::destroy::<Queries>(pool) };
}
// page

/// As in the crate on the page.
type Commands = Vec<Box<dyn Fn() + Send + Sync>>;

/// # Safety
///
/// As on the page.
unsafe fn commands<'a>(buffer: vk::CommandBuffer) -> &'a mut Commands {
    // SAFETY: as this function's.
    unsafe { command_buffer(buffer).data() }
}

// page: events
unsafe extern "system" fn cmd_set_event2(
    buffer: vk::CommandBuffer,
    event: vk::Event,
    _: *const vk::DependencyInfo,
) {
    let set = move || {
        // SAFETY: valid usage of the command: command buffer and event live until the work is done.
        let (device, event) = unsafe { (command_buffer(buffer).device(), events::of(event)) };
        // Whoever waits for something of this device looks again.
        device.sync.change(|| event.store(true, Ordering::Release));
    };
    // SAFETY: valid usage of the command.
    unsafe { commands(buffer) }.push(Box::new(set));
}

unsafe extern "system" fn cmd_wait_events2(
    buffer: vk::CommandBuffer,
    count: u32,
    list: *const vk::Event,
    _: *const vk::DependencyInfo,
) {
    // SAFETY: valid usage of the command.
    let list = unsafe { slice(list, count) }.to_vec();
    let wait = move || {
        // SAFETY: valid usage of the command: command buffer and events live until the work is done.
        let is_set = |&event| unsafe { events::of(event) }.load(Ordering::Acquire);
        let all_set = || list.iter().all(is_set).then_some(());
        // SAFETY: as above. The wait ends early, with an error, if the device is lost.
        _ = unsafe { command_buffer(buffer) }.device().sync.wait(u64::MAX, all_set);
    };
    // SAFETY: valid usage of the command.
    unsafe { commands(buffer) }.push(Box::new(wait));
}
// page

static OBJECTS: Driver = Driver::new(Description {
    device: DeviceEntrypointTable {
        create_query_pool: Some(create_query_pool),
        reset_query_pool: Some(reset_query_pool),
        destroy_query_pool: Some(destroy_query_pool),
        cmd_set_event2: Some(cmd_set_event2),
        cmd_wait_events2: Some(cmd_wait_events2),
        ..DeviceEntrypointTable::EMPTY
    },
    new_command_buffer: |buffer| {
        buffer.set_data(Commands::new());
        Ok(())
    },
    ..Description::new(
        vk::API_VERSION_1_3,
        |_| Ok(vec![physical_device()]),
        |_, work| {
            for &buffer in &work.command_buffers {
                // SAFETY: valid usage of vkQueueSubmit: nobody records while the command buffer is pending.
                unsafe { command_buffer(buffer).recorded::<Commands>() }
                    .iter()
                    .for_each(|run| run());
            }
            Ok(())
        },
    )
});

struct OfObjects;

impl entry::Exported for OfObjects {
    const DRIVER: &'static Driver = &OBJECTS;
}

#[test]
fn an_object_of_the_page_is_made_used_and_destroyed() {
    let instance = Instance::create::<OfObjects>(&[], null(), null()).expect("created");
    let device = instance.device();
    let info = vk::QueryPoolCreateInfo { query_count: 3, ..Default::default() };
    let mut pool = vk::QueryPool::NULL;
    let created = call!(device.commands.create_query_pool(device.handle, &info, null(), &mut pool));
    assert_eq!(created, vk::Result::SUCCESS);
    // SAFETY: the driver made the pool.
    let queries = unsafe { object::get::<Queries>(pool) };
    queries.0.iter().for_each(|query| query.store(7, Ordering::Relaxed));
    call!(device.commands.reset_query_pool(device.handle, pool, 1, 1));
    let values: Vec<_> = queries.0.iter().map(|query| query.load(Ordering::Relaxed)).collect();
    assert_eq!(values, [7, 0, 7]);
    call!(device.commands.destroy_query_pool(device.handle, pool, null()));
    device.destroy();
    instance.destroy();
}

/// A queue waits for an event that the host sets, and sets one itself.
#[test]
fn events_of_the_page_are_waited_for_and_set_by_a_queue() {
    let instance = Instance::create::<OfObjects>(&[], null(), null()).expect("created");
    let device = instance.device();
    let event = || {
        let (info, mut event) = (vk::EventCreateInfo::default(), vk::Event::NULL);
        call!(device.commands.create_event(device.handle, &info, null(), &mut event));
        event
    };
    let (asked, answer) = (event(), event());
    let (pool, buffers) = crate::queues::command_buffers(&device, 1);
    let dependency = vk::DependencyInfo::default();
    call!(device.commands.cmd_wait_events2(buffers[0], 1, &asked, &dependency));
    call!(device.commands.cmd_set_event2(buffers[0], answer, &dependency));
    let queue = device.queue(0);
    let submit = vk::SubmitInfo {
        command_buffer_count: 1,
        p_command_buffers: &buffers[0],
        ..Default::default()
    };
    let submitted = call!(device.commands.queue_submit(queue, 1, &submit, vk::Fence::NULL));
    assert_eq!(submitted, vk::Result::SUCCESS);
    let status = || call!(device.commands.get_event_status(device.handle, answer));
    assert_eq!(status(), vk::Result::EVENT_RESET);
    call!(device.commands.set_event(device.handle, asked));
    assert_eq!(call!(device.commands.queue_wait_idle(queue)), vk::Result::SUCCESS);
    assert_eq!(status(), vk::Result::EVENT_SET);
    for event in [asked, answer] {
        call!(device.commands.destroy_event(device.handle, event, null()));
    }
    call!(device.commands.destroy_command_pool(device.handle, pool, null()));
    device.destroy();
    instance.destroy();
}
