//! Creation of instances and devices, lookups, hooks, private data, allocation callbacks.

use std::ffi::CStr;
use std::ptr::null;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use author_kit::driver::{self, Description, Driver, entry};
use dispatch_tables::{
    Command, DeviceDispatchTable, DeviceEntrypointTable, PhysicalDeviceEntrypointTable, vk,
};

use crate::memory::Memory;
use crate::support::{DRIVER, Instance, OfTest, call, physical_device, typed};

fn create_instance(extensions: &[&CStr]) -> Result<Instance, vk::Result> {
    Instance::create::<OfTest>(extensions, null(), null())
}

#[test]
fn an_instance_refuses_unknown_extensions_and_missing_dependencies() {
    let refused = |extensions: &[&CStr]| create_instance(extensions).err();
    let missing = Some(vk::Result::ERROR_EXTENSION_NOT_PRESENT);
    assert_eq!(refused(&[c"VK_KHR_display"]), missing);
    assert_eq!(refused(&[c"VK_KHR_get_surface_capabilities2"]), missing);
    let both = [c"VK_KHR_get_surface_capabilities2", c"VK_KHR_surface"];
    create_instance(&both).expect("both are supported").destroy();
}

#[test]
fn a_device_refuses_missing_extensions_dependencies_and_features() {
    let instance = Instance::new();
    let none = vk::PhysicalDeviceFeatures::default();
    let refused = |extensions: &[&CStr], features: &vk::PhysicalDeviceFeatures| {
        instance.create_device(extensions, features, 0).err()
    };
    let missing = Some(vk::Result::ERROR_EXTENSION_NOT_PRESENT);
    assert_eq!(refused(&[c"VK_KHR_maintenance5"], &none), missing);
    // Without VK_KHR_surface.
    assert_eq!(refused(&[c"VK_KHR_swapchain"], &none), missing);
    let tessellation = vk::PhysicalDeviceFeatures { tessellation_shader: vk::TRUE, ..none };
    assert_eq!(refused(&[], &tessellation), Some(vk::Result::ERROR_FEATURE_NOT_PRESENT));
    let geometry = vk::PhysicalDeviceFeatures { geometry_shader: vk::TRUE, ..none };
    instance.create_device(&[], &geometry, 0).expect("supported").destroy();
    // SAFETY: the physical device is alive.
    let gpu = unsafe { driver::objects::physical_device(instance.gpu) };
    assert_eq!(*gpu.data::<&str>(), "data");
    instance.destroy();
}

/// An instance gives what the specification lets it give, and interface version 7 its names.
#[test]
fn lookups_give_what_is_enabled_and_implemented() {
    let instance = Instance::new();
    // SAFETY: the instance is null, and the name is a string.
    let global = |name: &CStr| unsafe { (instance.get)(vk::Instance::NULL, name.as_ptr()) };
    assert!(global(c"vkCreateInstance").is_some());
    assert!(global(c"vkEnumerateInstanceVersion").is_some());
    assert!(global(c"vkEnumerateInstanceExtensionProperties").is_some());
    assert!(global(c"vkDestroyInstance").is_none());
    assert!(global(c"vk_icdNegotiateLoaderICDInterfaceVersion").is_some());
    assert!(instance.get(c"vkGetDeviceQueue2").is_some());
    assert!(instance.get(c"vkCreateBuffer").is_none(), "nobody implements the command");
    assert!(instance.get(c"vkDestroySurfaceKHR").is_none(), "not enabled");
    assert!(!DRIVER.tables().has(Command::CREATE_BUFFER));
    let of_devices = instance.get(c"vk_icdGetPhysicalDeviceProcAddr");
    // SAFETY: the type is the function's, and the instance is alive.
    unsafe {
        let get = typed::<vk::PFN_vkGetInstanceProcAddr>(of_devices);
        assert!(get(instance.handle, c"vkCreateDevice".as_ptr()).is_some());
        assert!(get(instance.handle, c"vkGetDeviceQueue2".as_ptr()).is_none());
        assert!(get(instance.handle, c"vkNoSuchCommand".as_ptr()).is_none());
        for (loader, agreed) in [(3, 3), (7, 7), (8, 7)] {
            let mut version = loader;
            assert_eq!(entry::negotiate(&mut version), vk::Result::SUCCESS);
            assert_eq!(version, agreed);
        }
    }
    instance.destroy();
}

/// A driver with its own vkQueueWaitIdle and hooks over the table.
static HOOKED: Driver = Driver::new(Description {
    device: DeviceEntrypointTable {
        queue_wait_idle: Some(queue_wait_idle),
        ..DeviceEntrypointTable::EMPTY
    },
    new_device: |device, _| {
        device.set_hooks(hooks());
        Ok(())
    },
    ..Description::new(vk::API_VERSION_1_3, |_| Ok(vec![physical_device()]), |_, _| Ok(()))
});

fn hooks() -> &'static DeviceDispatchTable {
    static HOOKS: OnceLock<DeviceDispatchTable> = OnceLock::new();
    HOOKS.get_or_init(|| {
        HOOKED.tables().with_hooks(&DeviceEntrypointTable {
            queue_wait_idle: Some(hooked_wait),
            allocate_command_buffers: Some(hooked_allocate),
            ..DeviceEntrypointTable::EMPTY
        })
    })
}

struct OfHooked;

impl entry::Exported for OfHooked {
    const DRIVER: &'static Driver = &HOOKED;
}

static WAITS: AtomicUsize = AtomicUsize::new(0);
static HOOKED_WAITS: AtomicUsize = AtomicUsize::new(0);

unsafe extern "system" fn queue_wait_idle(_: vk::Queue) -> vk::Result {
    WAITS.fetch_add(1, Ordering::Relaxed);
    vk::Result::SUCCESS
}

/// A hook that goes on with a common function, which calls vkQueueWaitIdle.
unsafe extern "system" fn hooked_wait(queue: vk::Queue) -> vk::Result {
    HOOKED_WAITS.fetch_add(1, Ordering::Relaxed);
    // SAFETY: the queue is alive, and the driver's table has the command.
    unsafe {
        let device = driver::queue(queue).device().handle();
        driver::device_table(queue).device_wait_idle().expect("common")(device)
    }
}

/// A hook that goes on with the driver's function, without a change.
unsafe extern "system" fn hooked_allocate(
    device: vk::Device,
    info: *const vk::CommandBufferAllocateInfo,
    buffers: *mut vk::CommandBuffer,
) -> vk::Result {
    // SAFETY: the device is alive, and the driver's table has the command.
    unsafe {
        let table = driver::device_table(device);
        table.allocate_command_buffers().expect("common")(device, info, buffers)
    }
}

/// A table of hooks has the driver's functions, common ones too (mesa.md 6.14, 4).
#[test]
fn hooks_leave_every_other_command_as_it_is() {
    let (own, hooked) = (&HOOKED.tables().device, hooks());
    let pairs = own.as_array().iter().zip(hooked.as_array());
    let address = |one: &vk::PFN_vkVoidFunction| one.map(|function| function as usize);
    let differing = pairs.filter(|(own, hook)| address(own) != address(hook));
    assert_eq!(differing.count(), 2);
    let instance = Instance::create::<OfHooked>(&[], null(), null()).expect("vkCreateInstance");
    let device = instance.device();
    let core = |command: &Command| {
        command.level() == dispatch_tables::Level::Device
            && command.core_version().is_some_and(|version| version <= vk::API_VERSION_1_3)
    };
    for command in Command::all().filter(core) {
        let (own, of_device) = (own.get(command), device.commands.get(command));
        assert_eq!(own.is_some(), of_device.is_some(), "{command:?}");
    }
    device.destroy();
    instance.destroy();
}

/// Mesa's runtime uses freed command buffers again only if nobody hooks the allocation (mesa.md
/// 6.14, 5). The kit makes each command buffer anew, hooked or not.
#[test]
fn a_hooked_allocation_makes_the_same_command_buffers() {
    static MADE: AtomicUsize = AtomicUsize::new(0);
    static COUNTED: Driver = Driver::new(Description {
        new_command_buffer: |_| {
            MADE.fetch_add(1, Ordering::Relaxed);
            Ok(())
        },
        new_device: |device, _| {
            static HOOKS: OnceLock<DeviceDispatchTable> = OnceLock::new();
            static DEVICES: AtomicUsize = AtomicUsize::new(0);
            // The second device has the hook.
            if DEVICES.fetch_add(1, Ordering::Relaxed) == 1 {
                device.set_hooks(HOOKS.get_or_init(|| {
                    COUNTED.tables().with_hooks(&DeviceEntrypointTable {
                        allocate_command_buffers: Some(hooked_allocate),
                        ..DeviceEntrypointTable::EMPTY
                    })
                }));
            }
            Ok(())
        },
        ..Description::new(vk::API_VERSION_1_3, |_| Ok(vec![physical_device()]), |_, _| Ok(()))
    });
    struct OfCounted;
    impl entry::Exported for OfCounted {
        const DRIVER: &'static Driver = &COUNTED;
    }
    let instance = Instance::create::<OfCounted>(&[], null(), null()).expect("vkCreateInstance");
    let made = [(); 2].map(|()| {
        let device = instance.device();
        let (handle, mut pool) = (device.handle, vk::CommandPool::NULL);
        let info = vk::CommandPoolCreateInfo::default();
        call!(device.commands.create_command_pool(handle, &info, null(), &mut pool));
        let before = MADE.load(Ordering::Relaxed);
        for _ in 0..3 {
            let info = vk::CommandBufferAllocateInfo {
                command_pool: pool,
                command_buffer_count: 1,
                ..Default::default()
            };
            let mut buffer = vk::CommandBuffer::NULL;
            call!(device.commands.allocate_command_buffers(handle, &info, &mut buffer));
            call!(device.commands.free_command_buffers(handle, pool, 1, &buffer));
        }
        call!(device.commands.destroy_command_pool(handle, pool, null()));
        device.destroy();
        MADE.load(Ordering::Relaxed) - before
    });
    assert_eq!(made, [3, 3]);
    instance.destroy();
}

/// Common functions call the driver's own table, never a hook (mesa.md 6.14, 1).
#[test]
fn a_hook_that_calls_a_common_function_is_called_once() {
    let instance = Instance::create::<OfHooked>(&[], null(), null()).expect("vkCreateInstance");
    let device = instance.device();
    let queue = device.queue(1);
    assert_eq!(call!(device.commands.queue_wait_idle(queue)), vk::Result::SUCCESS);
    assert_eq!(HOOKED_WAITS.load(Ordering::Relaxed), 1);
    assert_eq!(WAITS.load(Ordering::Relaxed), 2, "each queue of the device once");
    // A trampoline of the instance calls the hook, as the device's function does.
    // SAFETY: the type is the command's, and the queue is alive.
    unsafe {
        let wait: vk::PFN_vkQueueWaitIdle = typed(instance.get(c"vkQueueWaitIdle"));
        assert_eq!(wait(queue), vk::Result::SUCCESS);
    }
    assert_eq!(HOOKED_WAITS.load(Ordering::Relaxed), 2);
    device.destroy();
    instance.destroy();
}

/// A driver that makes fences itself gets no command that takes the kit's fences.
#[test]
fn a_driver_with_objects_of_its_own_gets_nothing_that_does_not_know_them() {
    unsafe extern "system" fn create_fence(
        _: vk::Device,
        _: *const vk::FenceCreateInfo,
        _: *const vk::AllocationCallbacks,
        _: *mut vk::Fence,
    ) -> vk::Result {
        vk::Result::SUCCESS
    }
    static OWN: Driver = Driver::new(Description {
        device: DeviceEntrypointTable {
            create_fence: Some(create_fence),
            ..DeviceEntrypointTable::EMPTY
        },
        physical_device: PhysicalDeviceEntrypointTable::EMPTY,
        ..Description::new(vk::API_VERSION_1_3, |_| Ok(Vec::new()), |_, _| Ok(()))
    });
    let tables = OWN.tables();
    for command in [
        Command::WAIT_FOR_FENCES,
        Command::DESTROY_FENCE,
        Command::QUEUE_SUBMIT2,
        Command::QUEUE_SUBMIT,
        Command::QUEUE_BIND_SPARSE,
    ] {
        assert!(!tables.has(command), "{command:?}");
        assert!(OWN.report().left_out.iter().any(|entry| entry.command == command), "{command:?}");
        assert!(DRIVER.tables().has(command), "{command:?}");
    }
    assert!(tables.has(Command::WAIT_SEMAPHORES));
    assert!(tables.report.left_out.is_empty(), "what is kept has no memory of its own");
}

#[test]
fn private_data_is_of_one_object_and_slot() {
    let instance = Instance::new();
    let device = instance.device();
    let info = vk::PrivateDataSlotCreateInfo::default();
    let slots = [(); 2].map(|()| {
        let mut slot = vk::PrivateDataSlot::NULL;
        let handle = device.handle;
        let created =
            call!(device.commands.create_private_data_slot(handle, &info, null(), &mut slot));
        assert_eq!(created, vk::Result::SUCCESS);
        slot
    });
    let objects = [
        (vk::ObjectType::DEVICE, device.handle.as_raw() as u64),
        (vk::ObjectType::QUEUE, device.queue(0).as_raw() as u64),
        (vk::ObjectType::PRIVATE_DATA_SLOT, slots[1].as_raw()),
    ];
    for (number, (kind, object)) in (10..).zip(objects) {
        let slot = slots[0];
        let set =
            call!(device.commands.set_private_data(device.handle, kind, object, slot, number));
        assert_eq!(set, vk::Result::SUCCESS);
    }
    let read = |(kind, object), slot| {
        let mut value = u64::MAX;
        call!(device.commands.get_private_data(device.handle, kind, object, slot, &mut value));
        value
    };
    assert_eq!(objects.map(|object| read(object, slots[0])), [10, 11, 12]);
    assert_eq!(objects.map(|object| read(object, slots[1])), [0, 0, 0]);
    for slot in slots {
        call!(device.commands.destroy_private_data_slot(device.handle, slot, null()));
    }
    device.destroy();
    instance.destroy();
}

#[test]
fn objects_live_in_the_applications_memory() {
    let memory = Memory::default();
    let callbacks = memory.callbacks();
    let instance = Instance::create::<OfTest>(&[], null(), &callbacks).expect("created");
    assert_eq!(memory.live(), 2, "the instance and the physical device");
    let device = instance.device();
    assert_eq!(memory.live(), 5, "a device without callbacks has the instance's");
    let fence = device.fence();
    assert_eq!(memory.live(), 6);
    call!(device.commands.destroy_fence(device.handle, fence, null()));
    device.destroy();
    call!(instance.commands.destroy_instance(instance.handle, &callbacks));
    assert_eq!(memory.live(), 0);
    memory.fail_after(0);
    let failed = Instance::create::<OfTest>(&[], null(), &callbacks).err();
    assert_eq!(failed, Some(vk::Result::ERROR_OUT_OF_HOST_MEMORY));
}
