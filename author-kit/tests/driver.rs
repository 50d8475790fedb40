//! A driver on the kit, called as a loader calls it: creation, lookups, hooks, callbacks.

use std::ffi::{CStr, c_void};
use std::mem::transmute;
use std::ptr::{null, null_mut};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use author_kit::driver::{self, Description, Device, Driver, PhysicalDeviceDescription, entry};
use dispatch_tables::{
    Command, DeviceDispatchTable, DeviceEntrypointTable, DeviceExtensionTable,
    InstanceDispatchTable, InstanceEntrypointTable, InstanceExtensionTable,
    PhysicalDeviceDispatchTable, vk,
};

static DRIVER: Driver = Driver::new(Description {
    instance_extensions: InstanceExtensionTable {
        khr_surface: true,
        khr_get_surface_capabilities2: true,
        ..InstanceExtensionTable::EMPTY
    },
    device: DeviceEntrypointTable {
        queue_wait_idle: Some(queue_wait_idle),
        ..DeviceEntrypointTable::EMPTY
    },
    new_device,
    ..Description::new(vk::API_VERSION_1_3, |_| Ok(vec![physical_device()]))
});

struct OfTest;

impl entry::Exported for OfTest {
    const DRIVER: &'static Driver = &DRIVER;
}

fn physical_device() -> PhysicalDeviceDescription {
    PhysicalDeviceDescription {
        extensions: DeviceExtensionTable {
            khr_swapchain: true,
            ext_hdr_metadata: true,
            ext_private_data: true,
            ..DeviceExtensionTable::EMPTY
        },
        properties: vk::PhysicalDeviceProperties {
            api_version: vk::API_VERSION_1_1,
            ..Default::default()
        },
        features: vk::PhysicalDeviceFeatures { geometry_shader: vk::TRUE, ..Default::default() },
        queue_families: vec![vk::QueueFamilyProperties { queue_count: 2, ..Default::default() }],
        memory: vk::PhysicalDeviceMemoryProperties::default(),
        data: Box::new("data"),
    }
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

fn new_device(device: &mut Device, info: &vk::DeviceCreateInfo) -> Result<(), vk::Result> {
    static HOOKED: OnceLock<DeviceDispatchTable> = OnceLock::new();
    if info.queue_create_info_count > 0 {
        device.set_hooks(HOOKED.get_or_init(|| {
            let mut table = DRIVER.tables().device;
            table.set_queue_wait_idle(Some(hooked_wait));
            table
        }));
    }
    device.data = Box::new(7_u32);
    Ok(())
}

fn get(instance: vk::Instance, name: &CStr) -> vk::PFN_vkVoidFunction {
    // SAFETY: the instance is null or alive.
    unsafe { entry::get_instance_proc_addr::<OfTest>(instance, name.as_ptr()) }
}

fn create_instance(
    extensions: &[&CStr],
    callbacks: *const vk::AllocationCallbacks,
) -> Result<vk::Instance, vk::Result> {
    let globals = InstanceEntrypointTable::load(|name| get(vk::Instance::NULL, name));
    let names: Vec<_> = extensions.iter().map(|name| name.as_ptr()).collect();
    let application =
        vk::ApplicationInfo { api_version: vk::API_VERSION_1_3, ..Default::default() };
    let info = vk::InstanceCreateInfo {
        p_application_info: &application,
        enabled_extension_count: names.len() as u32,
        pp_enabled_extension_names: names.as_ptr(),
        ..Default::default()
    };
    let mut instance = vk::Instance::NULL;
    // SAFETY: valid usage.
    let created =
        unsafe { globals.create_instance.expect("global")(&info, callbacks, &mut instance) };
    created.result().map(|()| instance)
}

/// The instance's tables, and its physical device.
fn tables(
    instance: vk::Instance,
) -> (InstanceDispatchTable, PhysicalDeviceDispatchTable, vk::PhysicalDevice) {
    // SAFETY: the instance is alive.
    let (table, of_devices) = unsafe {
        (
            InstanceDispatchTable::load(entry::get_instance_proc_addr::<OfTest>, instance),
            PhysicalDeviceDispatchTable::load(entry::get_instance_proc_addr::<OfTest>, instance),
        )
    };
    let (mut count, mut physical_device) = (1, vk::PhysicalDevice::NULL);
    let enumerate = table.enumerate_physical_devices().expect("core");
    // SAFETY: the instance is alive, and there is room for one.
    let result = unsafe { enumerate(instance, &mut count, &mut physical_device) };
    assert_eq!((result, count), (vk::Result::SUCCESS, 1));
    (table, of_devices, physical_device)
}

fn create_device(
    physical_device: vk::PhysicalDevice,
    extensions: &[&CStr],
    features: &vk::PhysicalDeviceFeatures,
    queues: u32,
    create: vk::PFN_vkCreateDevice,
) -> Result<vk::Device, vk::Result> {
    let names: Vec<_> = extensions.iter().map(|name| name.as_ptr()).collect();
    let queue = vk::DeviceQueueCreateInfo {
        queue_count: queues,
        p_queue_priorities: [1.0, 1.0].as_ptr(),
        ..Default::default()
    };
    let info = vk::DeviceCreateInfo {
        enabled_extension_count: names.len() as u32,
        pp_enabled_extension_names: names.as_ptr(),
        queue_create_info_count: (queues > 0).into(),
        p_queue_create_infos: &queue,
        p_enabled_features: features,
        ..Default::default()
    };
    let mut device = vk::Device::NULL;
    // SAFETY: valid usage.
    unsafe { create(physical_device, &info, null(), &mut device) }.result().map(|()| device)
}

#[test]
fn an_instance_refuses_unknown_extensions_and_missing_dependencies() {
    let missing = Err(vk::Result::ERROR_EXTENSION_NOT_PRESENT);
    assert_eq!(create_instance(&[c"VK_EXT_debug_utils"], null()), missing);
    assert_eq!(create_instance(&[c"VK_KHR_get_surface_capabilities2"], null()), missing);
    let both = [c"VK_KHR_get_surface_capabilities2", c"VK_KHR_surface"];
    let instance = create_instance(&both, null()).expect("both are supported");
    // SAFETY: valid usage.
    unsafe { tables(instance).0.destroy_instance().expect("core")(instance, null()) };
}

#[test]
fn a_device_refuses_missing_extensions_dependencies_and_features() {
    let instance = create_instance(&[], null()).expect("created");
    let (table, of_devices, gpu) = tables(instance);
    let create = of_devices.create_device().expect("core");
    let none = vk::PhysicalDeviceFeatures::default();
    let missing = Err(vk::Result::ERROR_EXTENSION_NOT_PRESENT);
    assert_eq!(create_device(gpu, &[c"VK_KHR_maintenance5"], &none, 0, create), missing);
    // Without VK_KHR_surface.
    assert_eq!(create_device(gpu, &[c"VK_KHR_swapchain"], &none, 0, create), missing);
    let tessellation = vk::PhysicalDeviceFeatures { tessellation_shader: vk::TRUE, ..none };
    let refused = create_device(gpu, &[], &tessellation, 0, create);
    assert_eq!(refused, Err(vk::Result::ERROR_FEATURE_NOT_PRESENT));
    let geometry = vk::PhysicalDeviceFeatures { geometry_shader: vk::TRUE, ..none };
    let device = create_device(gpu, &[], &geometry, 0, create).expect("supported");
    // SAFETY: valid usage.
    unsafe {
        assert_eq!(*driver::objects::device(device).data::<u32>(), 7);
        assert_eq!(*driver::objects::physical_device(gpu).data::<&str>(), "data");
        let destroy = entry::get_device_proc_addr(device, c"vkDestroyDevice".as_ptr());
        transmute::<vk::PFN_vkVoidFunction, vk::PFN_vkDestroyDevice>(destroy)(device, null());
        table.destroy_instance().expect("core")(instance, null());
    }
}

/// Common functions call the driver's own table, never a hook (mesa.md 6.14, 1).
#[test]
fn a_hook_that_calls_a_common_function_is_called_once() {
    let instance = create_instance(&[], null()).expect("created");
    let (table, of_devices, gpu) = tables(instance);
    let create = of_devices.create_device().expect("core");
    let device = create_device(gpu, &[], &Default::default(), 2, create).expect("created");
    // SAFETY: valid usage.
    unsafe {
        let commands = DeviceDispatchTable::load(entry::get_device_proc_addr, device);
        let mut queue = vk::Queue::NULL;
        let info = vk::DeviceQueueInfo2 { queue_index: 1, ..Default::default() };
        commands.get_device_queue2().expect("common")(device, &info, &mut queue);
        assert!(!queue.is_null());
        let wait = commands.queue_wait_idle().expect("hooked");
        assert_eq!(wait(queue), vk::Result::SUCCESS);
        assert_eq!(HOOKED_WAITS.load(Ordering::Relaxed), 1);
        assert_eq!(WAITS.load(Ordering::Relaxed), 2, "each queue of the device once");
        // A trampoline of the instance calls the hook, as the device's function does.
        let trampoline = get(instance, c"vkQueueWaitIdle");
        let wait = transmute::<vk::PFN_vkVoidFunction, vk::PFN_vkQueueWaitIdle>(trampoline);
        assert_eq!(wait(queue), vk::Result::SUCCESS);
        assert_eq!(HOOKED_WAITS.load(Ordering::Relaxed), 2);
        commands.destroy_device().expect("common")(device, null());
        table.destroy_instance().expect("common")(instance, null());
    }
}

#[test]
fn private_data_is_of_one_object_and_slot() {
    let instance = create_instance(&[], null()).expect("created");
    let (table, of_devices, gpu) = tables(instance);
    let create = of_devices.create_device().expect("core");
    let extensions = [c"VK_EXT_private_data"];
    let device = create_device(gpu, &extensions, &Default::default(), 0, create).expect("created");
    // SAFETY: valid usage.
    unsafe {
        let commands = DeviceDispatchTable::load(entry::get_device_proc_addr, device);
        let info = vk::PrivateDataSlotCreateInfo::default();
        let mut slots = [vk::PrivateDataSlot::NULL; 2];
        for slot in &mut slots {
            let create = commands.create_private_data_slot().expect("common");
            assert_eq!(create(device, &info, null(), slot), vk::Result::SUCCESS);
        }
        let (set, get) = (commands.set_private_data(), commands.get_private_data());
        let (set, get) = (set.expect("common"), get.expect("common"));
        let objects = [
            (vk::ObjectType::DEVICE, device.as_raw() as u64),
            (vk::ObjectType::PRIVATE_DATA_SLOT, slots[1].as_raw()),
        ];
        for (number, (object_type, handle)) in objects.into_iter().enumerate() {
            let value = 10 + number as u64;
            assert_eq!(set(device, object_type, handle, slots[0], value), vk::Result::SUCCESS);
        }
        let read = |object: (vk::ObjectType, u64), slot| {
            let mut value = u64::MAX;
            get(device, object.0, object.1, slot, &mut value);
            value
        };
        assert_eq!(objects.map(|object| read(object, slots[0])), [10, 11]);
        assert_eq!(objects.map(|object| read(object, slots[1])), [0, 0]);
        for slot in slots {
            commands.destroy_private_data_slot().expect("common")(device, slot, null());
        }
        commands.destroy_device().expect("common")(device, null());
        table.destroy_instance().expect("common")(instance, null());
    }
}

/// An instance gives what the specification lets it give, and interface version 7 its names.
#[test]
fn lookups_give_what_is_enabled_and_implemented() {
    let instance = create_instance(&[], null()).expect("created");
    let (table, ..) = tables(instance);
    assert!(get(vk::Instance::NULL, c"vkCreateInstance").is_some());
    assert!(get(vk::Instance::NULL, c"vkDestroyInstance").is_none());
    assert!(get(instance, c"vkGetDeviceQueue2").is_some());
    assert!(get(instance, c"vkCreateBuffer").is_none(), "nobody implements the command");
    assert!(get(instance, c"vkDestroySurfaceKHR").is_none(), "not enabled");
    assert!(get(vk::Instance::NULL, c"vk_icdNegotiateLoaderICDInterfaceVersion").is_some());
    let of_devices = get(instance, c"vk_icdGetPhysicalDeviceProcAddr");
    // SAFETY: the type is the command's, and the instance is alive.
    unsafe {
        let get = transmute::<vk::PFN_vkVoidFunction, vk::PFN_vkGetInstanceProcAddr>(of_devices);
        assert!(get(instance, c"vkCreateDevice".as_ptr()).is_some());
        assert!(get(instance, c"vkGetDeviceQueue2".as_ptr()).is_none());
        assert!(get(instance, c"vkNoSuchCommand".as_ptr()).is_none());
        for (loader, agreed) in [(3, 3), (7, 7), (8, 7)] {
            let mut version = loader;
            assert_eq!(entry::negotiate(&mut version), vk::Result::SUCCESS);
            assert_eq!(version, agreed);
        }
        table.destroy_instance().expect("core")(instance, null());
    }
    assert!(!DRIVER.tables().has(Command::CREATE_BUFFER));
}

static LIVE: AtomicUsize = AtomicUsize::new(0);

/// The size stands before the memory.
unsafe extern "system" fn allocate(
    _: *mut c_void,
    size: usize,
    alignment: usize,
    _: vk::SystemAllocationScope,
) -> *mut c_void {
    assert!(alignment <= 16);
    LIVE.fetch_add(1, Ordering::Relaxed);
    let layout = std::alloc::Layout::from_size_align(size + 16, 16).expect("a layout");
    // SAFETY: the size is not 0, and there is room for the size before the memory.
    unsafe {
        let memory = std::alloc::alloc(layout);
        memory.cast::<usize>().write(size + 16);
        memory.add(16).cast()
    }
}

unsafe extern "system" fn free(_: *mut c_void, memory: *mut c_void) {
    LIVE.fetch_sub(1, Ordering::Relaxed);
    // SAFETY: `allocate` gave the memory and wrote the size.
    unsafe {
        let start = memory.cast::<u8>().sub(16);
        let size = start.cast::<usize>().read();
        std::alloc::dealloc(
            start,
            std::alloc::Layout::from_size_align(size, 16).expect("as above"),
        );
    }
}

unsafe extern "system" fn out_of_memory(
    _: *mut c_void,
    _: usize,
    _: usize,
    _: vk::SystemAllocationScope,
) -> *mut c_void {
    null_mut()
}

#[test]
fn objects_live_in_the_applications_memory() {
    let mut callbacks = vk::AllocationCallbacks {
        pfn_allocation: Some(allocate),
        pfn_free: Some(free),
        ..Default::default()
    };
    let instance = create_instance(&[], &callbacks).expect("created");
    let (table, of_devices, gpu) = tables(instance);
    assert_eq!(LIVE.load(Ordering::Relaxed), 2, "the instance and the physical device");
    let create = of_devices.create_device().expect("core");
    let device = create_device(gpu, &[], &Default::default(), 2, create).expect("created");
    assert_eq!(LIVE.load(Ordering::Relaxed), 5, "a device without callbacks has the instance's");
    // SAFETY: valid usage.
    unsafe {
        let commands = DeviceDispatchTable::load(entry::get_device_proc_addr, device);
        commands.destroy_device().expect("common")(device, null());
        table.destroy_instance().expect("common")(instance, &callbacks);
    }
    assert_eq!(LIVE.load(Ordering::Relaxed), 0);
    callbacks.pfn_allocation = Some(out_of_memory);
    let failed = create_instance(&[], &callbacks);
    assert_eq!(failed, Err(vk::Result::ERROR_OUT_OF_HOST_MEMORY));
}
