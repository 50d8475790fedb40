//! Functions of a driver that panic, or wait for themselves: the application goes on with an error,
//! and its messengers hear why.

use std::ptr::{from_ref, null};
use std::sync::{Mutex, mpsc};

use author_kit::driver::{Description, Driver, PhysicalDeviceDescription, entry, objects};
use dispatch_tables::vk::{self, DebugUtilsMessageTypeFlagsEXT as Kind};

use crate::debug::{Heard, messenger, texts};
use crate::queues::{command_buffers, submit};
use crate::support::{DeviceOf, Instance, OfTest, call, physical_device};

fn listener(heard: &Heard) -> vk::DebugUtilsMessengerCreateInfoEXT {
    vk::DebugUtilsMessengerCreateInfoEXT { message_type: Kind::GENERAL, ..messenger(heard) }
}

/// Has `heard` hear of what happens from now on.
fn listen(instance: &Instance, heard: &Heard) -> vk::DebugUtilsMessengerEXT {
    let (info, mut made) = (listener(heard), vk::DebugUtilsMessengerEXT::NULL);
    let handle = instance.handle;
    call!(instance.commands.create_debug_utils_messenger_ext(handle, &info, null(), &mut made));
    made
}

fn stop_listening(instance: &Instance, messenger: vk::DebugUtilsMessengerEXT) {
    let handle = instance.handle;
    call!(instance.commands.destroy_debug_utils_messenger_ext(handle, messenger, null()));
}

/// The function of the driver that panics, in the tests that hold the lock.
static PANICS: Mutex<&str> = Mutex::new("");

fn panic_in(name: &str) {
    let panics = *PANICS.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    assert!(panics != name, "part of the test");
}

static PANICKING: Driver = Driver::new(Description {
    instance_extensions: crate::support::EXTENSIONS,
    new_instance: |_| {
        panic_in("new_instance");
        Ok(())
    },
    new_device: |_, _| {
        panic_in("new_device");
        Ok(())
    },
    new_command_buffer: |_| {
        panic_in("new_command_buffer");
        Ok(())
    },
    reset_command_buffer: |_| panic_in("reset_command_buffer"),
    ..Description::new(vk::API_VERSION_1_3, devices, |_, _| Ok(()))
});

fn devices(_: &objects::Instance) -> Result<Vec<PhysicalDeviceDescription>, vk::Result> {
    panic_in("physical_devices");
    let format = |_| {
        panic_in("format");
        vk::FormatProperties3::default()
    };
    let image_format = |_: &_| {
        panic_in("image_format");
        None
    };
    Ok(vec![PhysicalDeviceDescription { format, image_format, ..physical_device() }])
}

struct OfPanicking;

impl entry::Exported for OfPanicking {
    const DRIVER: &'static Driver = &PANICKING;
}

fn allocate(device: &DeviceOf, command_pool: vk::CommandPool) -> vk::Result {
    let info = vk::CommandBufferAllocateInfo {
        command_pool,
        command_buffer_count: 1,
        ..Default::default()
    };
    let mut buffer = vk::CommandBuffer::NULL;
    call!(device.commands.allocate_command_buffers(device.handle, &info, &mut buffer))
}

/// One test, because the driver has one static that says what panics.
#[test]
fn a_panic_of_the_drivers_function_is_an_error_and_a_message() {
    let heard = Heard::default();
    let says = |name: &str| {
        let expected = format!("{name} of the driver panicked: part of the test");
        assert_eq!(texts(&heard), [expected]);
    };
    let panics = |name| *PANICS.lock().unwrap() = name;
    let (failed, unknown) = (vk::Result::ERROR_INITIALIZATION_FAILED, vk::Result::ERROR_UNKNOWN);

    panics("new_instance");
    let info = listener(&heard);
    let refused = Instance::bare::<OfPanicking>(&[], from_ref(&info).cast(), null());
    assert_eq!(refused.err(), Some(failed));
    says("new_instance");

    panics("physical_devices");
    let extensions = [c"VK_EXT_debug_utils"];
    let bare = || Instance::bare::<OfPanicking>(&extensions, null(), null()).expect("created");
    let instance = bare();
    let messenger = listen(&instance, &heard);
    assert_eq!(instance.gpus().err(), Some(failed));
    says("physical_devices");
    stop_listening(&instance, messenger);
    instance.destroy();

    panics("new_device");
    let mut instance = bare();
    let messenger = listen(&instance, &heard);
    instance.gpu = instance.gpus().expect("no panic")[0];
    assert_eq!(instance.create_device(&[], &Default::default(), 1).err(), Some(failed));
    says("new_device");

    panics("format");
    let (gpu, mut found) = (instance.gpu, vk::FormatProperties2::default());
    let format = vk::Format::R8_UNORM;
    call!(instance.physical.get_physical_device_format_properties2(gpu, format, &mut found));
    says("format");

    panics("image_format");
    let (info, mut found) = Default::default();
    let answer = call!(
        instance.physical.get_physical_device_image_format_properties2(gpu, &info, &mut found)
    );
    assert_eq!(answer, unknown);
    says("image_format");

    panics("new_command_buffer");
    let device = instance.device();
    let (pool, _) = command_buffers(&device, 0);
    assert_eq!(allocate(&device, pool), unknown);
    says("new_command_buffer");

    panics("reset_command_buffer");
    assert_eq!(allocate(&device, pool), vk::Result::SUCCESS);
    let flags = vk::CommandPoolResetFlags::default();
    assert_eq!(call!(device.commands.reset_command_pool(device.handle, pool, flags)), unknown);
    says("reset_command_buffer");
    call!(device.commands.destroy_command_pool(device.handle, pool, null()));
    device.destroy();
    stop_listening(&instance, messenger);
    instance.destroy();
}

#[test]
fn a_panic_of_submit_loses_the_device_and_is_a_message() {
    let heard = Heard::default();
    let extensions = [c"VK_EXT_debug_utils"];
    let instance = Instance::create::<OfTest>(&extensions, null(), null()).expect("created");
    let messenger = listen(&instance, &heard);
    let device = instance.device();
    device.execute(|_| panic!("part of the test"));
    let queue = device.queue(0);
    assert_eq!(submit(&device, queue, None, None, vk::Fence::NULL), vk::Result::SUCCESS);
    let lost = vk::Result::ERROR_DEVICE_LOST;
    assert_eq!(call!(device.commands.queue_wait_idle(queue)), lost);
    assert_eq!(texts(&heard), ["submit of the driver panicked: part of the test"]);
    device.destroy();
    stop_listening(&instance, messenger);
    instance.destroy();
}

/// It would wait until its own submission ends.
#[test]
fn a_wait_for_its_own_queue_within_submit_fails() {
    let heard = Heard::default();
    let extensions = [c"VK_EXT_debug_utils"];
    let instance = Instance::create::<OfTest>(&extensions, null(), null()).expect("created");
    let messenger = listen(&instance, &heard);
    let device = instance.device();
    let (queue, other) = (device.queue(0), device.queue(1));
    let wait = device.commands.queue_wait_idle().expect("core");
    let wait_device = device.commands.device_wait_idle().expect("core");
    let (send, receive) = mpsc::channel();
    let handle = device.handle.as_raw().expose_provenance();
    let [queue_of_work, other_queue] = [queue, other].map(|it| it.as_raw().expose_provenance());
    device.execute(move |_| {
        let queue = |address| vk::Queue::from_raw(std::ptr::with_exposed_provenance_mut(address));
        let device = vk::Device::from_raw(std::ptr::with_exposed_provenance_mut(handle));
        // SAFETY: device and queues are alive.
        let results =
            unsafe { [wait(queue(other_queue)), wait(queue(queue_of_work)), wait_device(device)] };
        send.send(results).map_err(|_| vk::Result::ERROR_UNKNOWN)
    });
    assert_eq!(submit(&device, queue, None, None, vk::Fence::NULL), vk::Result::SUCCESS);
    let unknown = vk::Result::ERROR_UNKNOWN;
    assert_eq!(receive.recv(), Ok([vk::Result::SUCCESS, unknown, unknown]));
    assert_eq!(call!(device.commands.queue_wait_idle(queue)), vk::Result::SUCCESS);
    let text = "submit of the driver waits for the queue whose work it executes";
    assert_eq!(texts(&heard), [text, text]);
    device.destroy();
    stop_listening(&instance, messenger);
    instance.destroy();
}

/// A driver that asks for its physical devices while it lists them.
static CURIOUS: Driver = Driver::new(Description {
    instance_extensions: crate::support::EXTENSIONS,
    ..Description::new(vk::API_VERSION_1_3, list_and_ask, |_, _| Ok(()))
});

fn list_and_ask(
    instance: &objects::Instance,
) -> Result<Vec<PhysicalDeviceDescription>, vk::Result> {
    let enabled = instance.enabled();
    assert!(enabled.instance_extensions.ext_debug_utils);
    assert!(!enabled.device_extensions.khr_swapchain);
    let asked = instance.physical_devices().map(|devices| devices.len());
    assert_eq!(asked, Err(vk::Result::ERROR_INITIALIZATION_FAILED));
    Ok(vec![physical_device()])
}

struct OfCurious;

impl entry::Exported for OfCurious {
    const DRIVER: &'static Driver = &CURIOUS;
}

#[test]
fn a_question_for_the_physical_devices_within_their_list_is_answered() {
    let heard = Heard::default();
    let extensions = [c"VK_EXT_debug_utils"];
    let instance = Instance::bare::<OfCurious>(&extensions, null(), null()).expect("created");
    let messenger = listen(&instance, &heard);
    assert_eq!(instance.gpus().map(|gpus| gpus.len()), Ok(1));
    assert_eq!(texts(&heard), ["physical_devices of the driver asks for the list that it makes"]);
    stop_listening(&instance, messenger);
    instance.destroy();

    let instance = Instance::bare::<OfCurious>(&extensions, null(), null()).expect("created");
    // SAFETY: the instance is alive.
    let object = unsafe { objects::instance(instance.handle) };
    assert!(object.enabled().device_extensions.khr_swapchain, "known after the list");
    instance.destroy();
}
