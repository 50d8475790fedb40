//! Unknown functions with fake drivers, layers and devices (callpath.md 4, drivers.md E.8).

#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = "made-up objects keep to valid usage as real ones do"
)]

use std::cell::{Cell, RefCell};
use std::ffi::{CStr, CString, c_char};
use std::mem::transmute;
use std::ptr;

use dispatch_tables::layer::PFN_GetPhysicalDeviceProcAddr;
use dispatch_tables::{
    DeviceEntrypointTable, InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk,
};
use loader_discovery::manifest::layer::LayerKind;
use loader_discovery::select::layers::activate::{EnabledBy, Implicitly};

use super::*;
use crate::device::record::{ChainDevice, Device};
use crate::device::terminators::DriverDeviceTable;
use crate::instance::dispatch::InstanceDispatch;
use crate::instance::driver::DriverEntrypoints;
use crate::instance::extension_set::ExtensionSet;
use crate::layers::library::LayerEntry;
use crate::layers::record::{ChainedLayer, bytes};
use crate::libraries::DriverLibrary;
use crate::lookup::above::vkGetInstanceProcAddr;
use crate::lookup::below::{get_instance_proc_addr, get_physical_device_proc_addr};
use crate::lookup::unknown_names::CAPACITY;
use crate::memory::{HostAllocator, List, try_push};
use crate::shared::Shared;
use crate::tests::fake::{CountingAllocator, FakeInstance, device_handle, instance_handle};

/// The type of all unknown functions.
type MadeUp = unsafe extern "system" fn(u64, u64) -> u64;

/// A physical-device function of the drivers, which gets the driver handle.
unsafe extern "system" fn of_driver(physical_device: u64, argument: u64) -> u64 {
    physical_device + argument
}

/// A device function of the drivers.
unsafe extern "system" fn of_device(_: u64, argument: u64) -> u64 {
    argument + 1
}

thread_local! {
    /// The function of the next layer or driver, as the fake layer looked it up.
    static BELOW: Cell<vk::PFN_vkVoidFunction> = const { Cell::new(None) };
    /// The names that the vkGetInstanceProcAddr of drivers received.
    static ASKED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// A physical-device function of a layer, which calls the next one.
unsafe extern "system" fn of_layer(physical_device: u64, argument: u64) -> u64 {
    unsafe { call(BELOW.get(), physical_device, argument * 2) }
}

fn erase(function: MadeUp) -> vk::PFN_vkVoidFunction {
    Some(unsafe { transmute::<MadeUp, Function>(function) })
}

fn address(function: vk::PFN_vkVoidFunction) -> Option<usize> {
    function.map(|function| function as usize)
}

unsafe fn call(function: vk::PFN_vkVoidFunction, handle: u64, argument: u64) -> u64 {
    unsafe { transmute::<Function, MadeUp>(function.unwrap())(handle, argument) }
}

unsafe extern "system" fn driver_gipa(
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    assert!(instance == instance_handle(0) || instance == instance_handle(1));
    let name = unsafe { CStr::from_ptr(name) }.to_str().unwrap();
    ASKED.with_borrow_mut(|asked| asked.push(name.to_owned()));
    (name.starts_with("vkDriver") || name == "vkCmdDraw").then(|| erase(of_device).unwrap())
}

/// The lookup for physical-device functions of the first driver. The second driver has none.
unsafe extern "system" fn driver_gpdpa(
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    assert_eq!(instance, instance_handle(0));
    let name = unsafe { CStr::from_ptr(name) };
    name.to_bytes().starts_with(b"vkGetPhysicalDevice").then(|| erase(of_driver).unwrap())
}

/// The lookup of a layer with one function, which also looks up the next one.
unsafe extern "system" fn layer_gpdpa(
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    let below = unsafe { get_physical_device_proc_addr(instance, name) };
    if unsafe { CStr::from_ptr(name) } != c"vkGetPhysicalDeviceInLayer" {
        return below;
    }
    BELOW.set(below);
    erase(of_layer)
}

/// The lookup of a layer without functions, which does not look up the next one.
unsafe extern "system" fn deaf_gpdpa(_: vk::Instance, _: *const c_char) -> vk::PFN_vkVoidFunction {
    None
}

unsafe extern "system" fn layer_only_gpdpa(
    _: vk::Instance,
    _: *const c_char,
) -> vk::PFN_vkVoidFunction {
    erase(of_driver)
}

unsafe extern "system" fn layer_gipa(
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    if unsafe { CStr::from_ptr(name) } == c"vkOfTopLayer" {
        return erase(of_device);
    }
    unsafe { get_instance_proc_addr(instance, name) }
}

unsafe extern "system" fn device_lookup(
    _: vk::Device,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    let name = unsafe { CStr::from_ptr(name) };
    (name != c"vkDriverLacking").then(|| erase(of_device).unwrap())
}

/// An instance with two drivers. The first has a lookup for physical-device functions.
fn instance(p_allocator: *const vk::AllocationCallbacks) -> FakeInstance {
    let fake = FakeInstance::new(p_allocator, &[], []);
    let instance = fake.get();
    let memory = instance.allocator(vk::SystemAllocationScope::INSTANCE);
    let dispatch = InstanceDispatch::new(
        instance,
        InstanceEntrypointTable::EMPTY,
        PhysicalDeviceEntrypointTable::EMPTY,
    );
    unsafe { instance.dispatch.set(memory.try_create(dispatch).unwrap().as_ptr()) };
    for (number, lookup) in
        [Some(driver_gpdpa as PFN_GetPhysicalDeviceProcAddr), None].into_iter().enumerate()
    {
        let entrypoints = DriverEntrypoints {
            instance: InstanceEntrypointTable::EMPTY,
            physical_device: PhysicalDeviceEntrypointTable::EMPTY,
            get_device_proc_addr: device_lookup,
        };
        let library = Shared::try_new(DriverLibrary::fake_with(7, driver_gipa, lookup)).unwrap();
        let driver = Driver::new(
            instance,
            library,
            instance_handle(number),
            entrypoints,
            ExtensionSet::new(),
        );
        unsafe { instance.drivers.push(&lock::acquire(), memory.try_create(driver).unwrap()) };
    }
    fake
}

/// Adds layers, the one nearest the application first, each with its lookup for physical-device
/// functions and the functions in its manifest.
fn set_layers(fake: &FakeInstance, layers: &[(Option<PFN_GetPhysicalDeviceProcAddr>, &str)]) {
    let memory = HostAllocator::NONE;
    let mut available = List::new_in(memory);
    for (_, entrypoint) in layers {
        let mut entrypoints = List::new_in(memory);
        try_push(&mut entrypoints, bytes(entrypoint.as_bytes(), memory).unwrap()).unwrap();
        let record = LayerRecord {
            properties: vk::LayerProperties::default(),
            kind: LayerKind::Implicit,
            device_extensions: List::new_in(memory),
            entrypoints,
            manifest: List::new_in(memory),
            disable_variable: List::new_in(memory),
            enable_variable: None,
        };
        try_push(&mut available, record).unwrap();
    }
    let mut expanded = List::new_in(memory);
    expanded.extend(0..layers.len());
    let mut made = InstanceLayers {
        available,
        listed: List::new_in(memory),
        expanded,
        chained: List::new_in(memory),
        requested: List::new_in(memory),
        open: lock::LockedCell::new(None),
    };
    for (record, (lookup, _)) in layers.iter().enumerate().rev() {
        let entry = LayerEntry {
            get_instance_proc_addr: layer_gipa,
            get_device_proc_addr: None,
            get_physical_device_proc_addr: *lookup,
        };
        let (enabled_by, library) = (EnabledBy::Implicit(Implicitly::Always), List::new_in(memory));
        try_push(&mut made.chained, ChainedLayer { record, enabled_by, entry, library }).unwrap();
    }
    unsafe { fake.get().layers.set(Some(made)) };
}

/// The physical device that the application sees for a driver.
fn physical_device(fake: &FakeInstance, driver: usize) -> u64 {
    let (instance, lock) = (fake.get(), &lock::acquire());
    let is_owner = |known: &&Driver| known.instance == instance_handle(driver);
    let owner = instance.drivers.iter(lock).find(is_owner).unwrap();
    let lower =
        instance.terminator_for(lock, owner, device_handle(driver)).unwrap().loader_handle();
    let wrapper = instance.trampoline_for(lock, lower).unwrap();
    wrapper.loader_handle().as_raw() as u64
}

fn lookup(fake: &FakeInstance, name: &CStr) -> vk::PFN_vkVoidFunction {
    unsafe { vkGetInstanceProcAddr(fake.loader_handle(), name.as_ptr()) }
}

/// callpath.md 4.2: trampoline, layer, terminator, driver. The layer stays in the slot when layers
/// look the name up again (layers.md 11.2, 11.4).
#[test]
fn physical_device_functions_pass_through_layers() {
    let fake = instance(ptr::null());
    set_layers(&fake, &[(None, ""), (Some(layer_gpdpa), "")]);
    let device = physical_device(&fake, 0);
    let driver = device_handle(0).as_raw() as u64;
    let plain = lookup(&fake, c"vkGetPhysicalDevicePlain");
    assert_eq!(unsafe { call(plain, device, 5) }, driver + 5);
    let layered = lookup(&fake, c"vkGetPhysicalDeviceInLayer");
    assert_eq!(unsafe { call(layered, device, 5) }, driver + 10);
    for get in [get_physical_device_proc_addr, get_instance_proc_addr] {
        let below = unsafe { get(fake.loader_handle(), c"vkGetPhysicalDeviceInLayer".as_ptr()) };
        assert_ne!(address(below), address(layered));
        assert_eq!(address(below), address(BELOW.get()));
        assert_eq!(unsafe { call(layered, device, 5) }, driver + 10);
    }
}

/// callpath.md 4.2 a: the answer of the first layer with a lookup is final (layers.md 11.2).
#[test]
fn the_first_layer_with_a_lookup_answers_for_those_below() {
    let deaf: PFN_GetPhysicalDeviceProcAddr = deaf_gpdpa;
    let only: PFN_GetPhysicalDeviceProcAddr = layer_only_gpdpa;
    let first = instance(ptr::null());
    set_layers(&first, &[(Some(deaf), ""), (Some(only), "")]);
    assert!(lookup(&first, c"vkOfLayer").is_none());
    let second = instance(ptr::null());
    set_layers(&second, &[(None, ""), (Some(only), "")]);
    let function = lookup(&second, c"vkOfLayer");
    let lock = &lock::acquire();
    let lower = {
        let owner = second.get().drivers.iter(lock).next().unwrap();
        let wrapper = second.get().terminator_for(lock, owner, device_handle(0));
        wrapper.unwrap().loader_handle().as_raw() as u64
    };
    // The call starts in the layer, with the handle of the chain.
    let device =
        second.get().trampoline_for(lock, vk::PhysicalDevice::from_raw(lower as *mut _)).unwrap();
    let device = device.loader_handle().as_raw() as u64;
    assert_eq!(unsafe { call(function, device, 1) }, lower + 1);
    let below = unsafe { get_instance_proc_addr(second.loader_handle(), c"vkOfLayer".as_ptr()) };
    assert!(below.is_none(), "no driver knows it");
}

/// callpath.md 4.1 b: drivers, manifests and the first layer make a device function known. Lookups
/// of layers include drivers only (layers.md 11.3).
#[test]
fn device_functions_of_layers_are_for_applications() {
    let fake = instance(ptr::null());
    set_layers(&fake, &[(None, ""), (None, "vkOfManifest")]);
    for (name, below) in [(c"vkDriver", true), (c"vkOfManifest", false), (c"vkOfTopLayer", false)] {
        assert!(
            unsafe { get_instance_proc_addr(fake.loader_handle(), name.as_ptr()) }.is_some()
                == below,
            "{name:?} below"
        );
        let function = lookup(&fake, name);
        assert!(function.is_some(), "{name:?}");
        assert_eq!(address(lookup(&fake, name)), address(function));
        // The name has a number now.
        let below = unsafe { get_instance_proc_addr(fake.loader_handle(), name.as_ptr()) };
        assert_eq!(address(below), address(function));
    }
    assert!(lookup(&fake, c"vkNobodys").is_none());
    assert_eq!(fake.get().unknown_device_functions.iter(&lock::acquire()).count(), 3);
}

/// callpath.md 3.4 step 9: a device command that the loader knows takes no number.
#[test]
fn known_device_commands_below_the_layers_are_their_trampolines() {
    let fake = instance(ptr::null());
    let below =
        |name: &CStr| unsafe { get_instance_proc_addr(fake.loader_handle(), name.as_ptr()) };
    let trampoline = lookup(&fake, c"vkCmdDraw");
    assert!(trampoline.is_some());
    assert_eq!(address(below(c"vkCmdDraw")), address(trampoline));
    assert!(below(c"vkCmdDispatch").is_none(), "no driver has it");
    assert_eq!(fake.get().unknown_device_functions.iter(&lock::acquire()).count(), 0);
}

/// callpath.md 4.1 f: existing devices get the function; a device without it keeps the stub
/// (layers.md 11.3).
#[test]
fn existing_devices_are_filled() {
    let lock = &lock::acquire();
    let fake = instance(ptr::null());
    let owner = fake.get().drivers.iter(lock).last().unwrap();
    fake.get().terminator_for(lock, owner, device_handle(0)).unwrap();
    let made = FakeInstance::create_on(
        fake.get(),
        owner,
        DeviceEntrypointTable::EMPTY,
        DriverDeviceTable::EMPTY,
    );
    let record = unsafe { Device::of(made.handle.as_raw()) }.unwrap();
    let chain_device =
        ChainDevice { handle: made.handle, get_device_proc_addr: Some(device_lookup) };
    unsafe { record.chain_device.set(chain_device) };
    let handle = made.handle.as_raw() as u64;
    let function = lookup(&fake, c"vkDriverFilled");
    assert_eq!(unsafe { call(function, handle, 41) }, 42);
    let lacking = lookup(&fake, c"vkDriverLacking");
    let result = unsafe { call(lacking, handle, 41) } as u32;
    let not_present = vk::Result::ERROR_EXTENSION_NOT_PRESENT.as_raw();
    assert_eq!(result.cast_signed(), not_present);
}

/// callpath.md 4, 4.1: physical-device and device functions have 250 numbers each.
#[test]
fn each_series_has_its_numbers() {
    let fake = instance(ptr::null());
    for prefix in ["vkDriver", "vkGetPhysicalDevice"] {
        let mut functions = Vec::new();
        for number in 0..CAPACITY {
            let name = CString::new(format!("{prefix}{number}")).unwrap();
            functions.push(lookup(&fake, &name).unwrap() as usize);
        }
        functions.sort_unstable();
        functions.dedup();
        assert_eq!(functions.len(), CAPACITY, "{prefix}");
        let name = CString::new(format!("{prefix}250")).unwrap();
        assert!(lookup(&fake, &name).is_none());
    }
}

/// callpath.md 4.1, 8: names belong to the instance. A failed allocation returns NULL and adds
/// nothing.
#[test]
fn names_come_from_the_instances_allocator() {
    let allocator = CountingAllocator::default();
    let callbacks = allocator.callbacks();
    let fake = instance(&raw const callbacks);
    for name in [c"vkDriver", c"vkGetPhysicalDevice"] {
        allocator.refuse(1);
        let live = allocator.live.get();
        assert!(lookup(&fake, name).is_none());
        assert_eq!(allocator.live.get(), live);
        allocator.refuse(0);
        allocator.scopes.borrow_mut().clear();
        assert!(lookup(&fake, name).is_some());
        assert_eq!(*allocator.scopes.borrow(), [vk::SystemAllocationScope::INSTANCE]);
    }
    drop(fake);
    assert_eq!(allocator.live.get(), 0);
}

/// callpath.md 3.1, 4.1: a known name whose extension is disabled is not looked up elsewhere
/// (layers.md 11.1).
#[test]
fn known_names_are_asked_of_nobody() {
    let fake = instance(ptr::null());
    ASKED.take();
    assert!(lookup(&fake, c"vkCreateXcbSurfaceKHR").is_none());
    assert_eq!(ASKED.take(), [""; 0]);
    assert!(lookup(&fake, c"vkNobodys").is_none());
    assert_eq!(ASKED.take(), ["vkNobodys", "vkNobodys"]);
}

/// layers.md 11.3, callpath.md 4.3: there are no unknown functions without machine code.
#[test]
fn without_machine_code_there_are_no_unknown_functions() {
    for code in [none::device_trampoline, none::physical_device_trampoline, none::terminator] {
        assert!([0, 1, CAPACITY - 1].map(code) == [None; 3]);
    }
    assert_ne!(none::MISSING as usize, 0);
}

/// Where a process has branch tracking, a jump to an entry ends at this instruction.
#[cfg(target_arch = "x86_64")]
#[test]
fn entries_for_x86_64_begin_with_endbr64() {
    for entry in [code::device_trampoline, code::physical_device_trampoline, code::terminator] {
        for number in 0..CAPACITY {
            let entry = entry(number).unwrap() as *const [u8; 4];
            assert_eq!(unsafe { entry.read_unaligned() }, [0xf3, 0x0f, 0x1e, 0xfa], "{number}");
        }
    }
}

/// The function of a slot is used by machine code that no tool for threads sees: an acquire for each
/// of the three kinds of entries. On x86 each load is one.
#[test]
fn entries_load_slots_with_acquire_order() {
    for (source, jump, acquire) in [
        (include_str!("aarch64.rs"), "\"br x16\",", "\"ldar x16, [x16]\","),
        (include_str!("riscv64.rs"), "\"jr t1\",", "\"fence r, rw\","),
    ] {
        assert_eq!(source.matches(acquire).count(), 3, "{acquire}");
        for (at, _) in source.match_indices(jump) {
            assert!(source[..at].trim_end().ends_with(acquire), "{}", &source[..at]);
        }
    }
}
