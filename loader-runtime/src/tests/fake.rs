//! Instances with made-up drivers for unit tests of terminators.

use std::cell::{Cell, RefCell};
use std::ffi::{c_char, c_void};
use std::ptr::{self, NonNull};

use dispatch_tables::{
    DeviceEntrypointTable, Extension, InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk,
};

use crate::device::record::{Device, DriverDevice};
use crate::device::terminators::DriverDeviceTable;
use crate::instance::driver::{Driver, DriverEntrypoints};
use crate::instance::extension_set::ExtensionSet;
use crate::instance::objects;
use crate::instance::record::Instance;
use crate::libraries::DriverLibrary;
use crate::lock;
use crate::names::Names;
use crate::physical_devices::record::TerminatorPhysicalDevice;
use crate::shared::Shared;

/// What a made-up driver can do.
pub(crate) struct FakeDriver {
    pub(crate) interface_version: u32,
    pub(crate) extensions: &'static [Extension],
    pub(crate) instance: InstanceEntrypointTable,
    pub(crate) physical_device: PhysicalDeviceEntrypointTable,
}

/// A made-up device: two words, the first of them the loader's.
pub(crate) struct FakeDevice {
    pub(crate) handle: vk::Device,
    _memory: Box<[usize; 2]>,
}

/// An instance over made-up drivers, one physical device each. Driver n's instance handle is
/// `instance_handle(n)`, its device's is `device_handle(n)`.
pub(crate) struct FakeInstance {
    instance: &'static Instance,
    devices: Vec<vk::PhysicalDevice>,
}

pub(crate) fn instance_handle(driver: usize) -> vk::Instance {
    vk::Instance::from_raw(ptr::without_provenance_mut(0x1000 + driver * 0x10))
}

pub(crate) fn device_handle(driver: usize) -> vk::PhysicalDevice {
    vk::PhysicalDevice::from_raw(ptr::without_provenance_mut(0x2000 + driver * 0x10))
}

unsafe extern "system" fn no_function(_: vk::Device, _: *const c_char) -> vk::PFN_vkVoidFunction {
    None
}

impl FakeInstance {
    pub(crate) fn new(
        p_allocator: *const vk::AllocationCallbacks,
        enabled: &[Extension],
        drivers: impl IntoIterator<Item = FakeDriver>,
    ) -> Self {
        // SAFETY: the callbacks are null or outlive the instance, as valid usage asks.
        let instance = unsafe { Instance::create(p_allocator, vk::API_VERSION_1_0) }.unwrap();
        let names: Vec<_> = enabled.iter().map(|extension| extension.name().as_ptr()).collect();
        // SAFETY: the array has as many names as it says.
        instance.enable(unsafe { Names::read(names.as_ptr(), names.len() as u32) });
        let lock = lock::acquire();
        let mut devices = Vec::new();
        for (number, fake) in drivers.into_iter().enumerate() {
            let extensions = ExtensionSet::new();
            fake.extensions.iter().for_each(|extension| extensions.insert(*extension));
            let entrypoints = DriverEntrypoints {
                instance: fake.instance,
                physical_device: fake.physical_device,
                get_device_proc_addr: no_function,
            };
            let library = Shared::try_new(DriverLibrary::fake(fake.interface_version)).unwrap();
            let own = instance_handle(number);
            let driver = Driver::new(instance, library, own, entrypoints, extensions);
            let scope = vk::SystemAllocationScope::INSTANCE;
            let driver = instance.allocator(scope).try_create(driver).unwrap();
            // SAFETY: `drop` takes the driver out of the list before it frees the driver.
            unsafe { instance.drivers.push(&lock, driver) };
            // SAFETY: just created; it lives as long as the instance.
            let driver = unsafe { driver.as_ref() };
            let device = instance.terminator_for(&lock, driver, device_handle(number)).unwrap();
            devices.push(device.loader_handle());
        }
        Self { instance, devices }
    }

    pub(crate) fn get(&self) -> &'static Instance {
        self.instance
    }

    pub(crate) fn loader_handle(&self) -> vk::Instance {
        self.instance.loader_handle()
    }

    /// A device of a driver with the tables that vkCreateDevice would have filled. Chain and driver
    /// have one handle for it, as without layers.
    pub(crate) fn create_device(
        &self,
        driver: usize,
        table: DeviceEntrypointTable,
        driver_table: DriverDeviceTable,
    ) -> FakeDevice {
        // SAFETY: `terminator_for` made the handle, which lives as long as the instance.
        let physical_device = unsafe { TerminatorPhysicalDevice::of(self.device(driver)) };
        let driver = physical_device.driver();
        Self::create_on(self.instance, driver, table, driver_table)
    }

    /// As [`Self::create_device`], on any driver of any instance.
    pub(crate) fn create_on(
        instance: &Instance,
        driver: &Driver,
        table: DeviceEntrypointTable,
        driver_table: DriverDeviceTable,
    ) -> FakeDevice {
        let lock = lock::acquire();
        let mut memory = Box::new([0_usize; 2]);
        let handle = vk::Device::from_raw(ptr::from_mut(&mut *memory).cast());
        let below = DriverDevice { handle, ..DriverDevice::default() };
        // SAFETY: nobody else has the new device yet.
        unsafe {
            let record = Device::create(instance, ptr::null()).unwrap();
            record.dispatch.table.set(table);
            record.dispatch.driver_table.set(driver_table);
            record.attach(&lock, driver, below);
        }
        FakeDevice { handle, _memory: memory }
    }

    /// The chain's handle of a driver's physical device.
    pub(crate) fn device(&self, driver: usize) -> vk::PhysicalDevice {
        self.devices[driver]
    }
}

impl Drop for FakeInstance {
    /// Ends as vkDestroyInstance does (callpath.md 7.4).
    fn drop(&mut self) {
        let lock = &lock::acquire();
        let scope = vk::SystemAllocationScope::INSTANCE;
        self.instance.callbacks.begin_destroy(lock);
        while let Some(driver) = self.instance.drivers.iter(lock).next() {
            // SAFETY: nobody uses the driver's objects any more.
            unsafe {
                objects::destroy_leftovers(lock, self.instance, driver);
                Device::destroy_leftovers(lock, driver);
                let driver = self.instance.drivers.take(lock, driver).unwrap();
                self.instance.allocator(scope).destroy(driver);
            }
        }
        self.instance.callbacks.free_all(lock);
        // SAFETY: the instance is not used after this.
        unsafe {
            self.instance.free_wrappers(lock, &self.instance.terminators);
            Instance::destroy(lock, NonNull::from(self.instance));
        }
    }
}

thread_local! {
    static LOG: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Notes a call that reached a made-up driver on this thread.
pub(crate) fn log(line: impl Into<String>) {
    LOG.with(|log| log.borrow_mut().push(line.into()));
}

/// What reached made-up drivers on this thread since the last look.
pub(crate) fn take_log() -> Vec<String> {
    LOG.with(RefCell::take)
}

/// Callbacks that count live allocations and can refuse one of them.
#[derive(Default)]
pub(crate) struct CountingAllocator {
    pub(crate) live: Cell<i64>,
    requests: Cell<u64>,
    /// 0 for none.
    refused: Cell<u64>,
    /// Scopes of the requests so far.
    pub(crate) scopes: RefCell<Vec<vk::SystemAllocationScope>>,
}

impl CountingAllocator {
    /// Refuses that request from now on, counted from 1. Returns the number of requests since the
    /// last call.
    pub(crate) fn refuse(&self, request: u64) -> u64 {
        self.refused.set(request);
        self.requests.take()
    }

    /// Callbacks over this allocator, which must stay where it is.
    pub(crate) fn callbacks(&self) -> vk::AllocationCallbacks {
        vk::AllocationCallbacks {
            p_user_data: ptr::from_ref(self).cast_mut().cast(),
            pfn_allocation: Some(allocate),
            pfn_reallocation: Some(reallocate),
            pfn_free: Some(free),
            pfn_internal_allocation: Some(internal),
            pfn_internal_free: Some(internal),
        }
    }
}

const HEADER: usize = 16;

unsafe extern "system" fn allocate(
    user_data: *mut c_void,
    size: usize,
    alignment: usize,
    scope: vk::SystemAllocationScope,
) -> *mut c_void {
    // SAFETY: `callbacks` put the allocator there, which stays where it is.
    let allocator = unsafe { &*user_data.cast::<CountingAllocator>() };
    assert!(alignment <= HEADER);
    allocator.requests.set(allocator.requests.get() + 1);
    if allocator.requests.get() == allocator.refused.get() {
        return ptr::null_mut();
    }
    allocator.live.set(allocator.live.get() + 1);
    allocator.scopes.borrow_mut().push(scope);
    let memory = Box::leak(vec![0xcd_u128; size.div_ceil(HEADER) + 1].into_boxed_slice());
    memory[0] = memory.len() as u128;
    ptr::from_mut(&mut memory[1]).cast()
}

unsafe extern "system" fn reallocate(
    _: *mut c_void,
    _: *mut c_void,
    _: usize,
    _: usize,
    _: vk::SystemAllocationScope,
) -> *mut c_void {
    ptr::null_mut()
}

unsafe extern "system" fn free(user_data: *mut c_void, memory: *mut c_void) {
    let Some(memory) = NonNull::new(memory.cast::<u128>()) else {
        return;
    };
    // SAFETY: as in `allocate`.
    let allocator = unsafe { &*user_data.cast::<CountingAllocator>() };
    allocator.live.set(allocator.live.get() - 1);
    // SAFETY: `allocate` leaked the block, whose length is in front of the memory.
    unsafe {
        let block = memory.sub(1);
        let length = block.read() as usize;
        drop(Box::from_raw(ptr::slice_from_raw_parts_mut(block.as_ptr(), length)));
    }
}

unsafe extern "system" fn internal(
    _: *mut c_void,
    _: usize,
    _: vk::InternalAllocationType,
    _: vk::SystemAllocationScope,
) {
}
