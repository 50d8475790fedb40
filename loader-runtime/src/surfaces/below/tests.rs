//! Surfaces from creation to destruction over made-up drivers (callpath.md 5.1 to 5.5, 7.4, 8).

#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = "the tests keep to valid usage as an application does"
)]

use std::cell::Cell;
use std::ffi::c_void;
use std::ptr;

use dispatch_tables::icd::{
    IcdSurfaceAndroid, IcdSurfaceBase, IcdSurfaceHeadless, IcdSurfaceXcb, IcdWsiPlatform,
};
use dispatch_tables::{
    Command, Extension, InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk,
};

use super::destroy_surface_khr;
use crate::commands::terminators::instance_terminators;
use crate::physical_devices::record::TerminatorPhysicalDevice;
use crate::surfaces::kind::{IcdSurface, SurfaceKind};
use crate::surfaces::own::on_driver;
use crate::surfaces::record::SurfaceRequest;
use crate::tests::fake::{CountingAllocator, FakeDriver, FakeInstance, log, take_log};
use crate::{lock, surfaces};

const XCB: &[Extension] = &[Extension::KHR_SURFACE, Extension::KHR_XCB_SURFACE];

thread_local! {
    /// What the next creation of a driver surface answers.
    static ANSWER: Cell<vk::Result> = const { Cell::new(vk::Result::SUCCESS) };
}

unsafe extern "system" fn create_on_driver(
    instance: vk::Instance,
    p_create_info: *const vk::XcbSurfaceCreateInfoKHR,
    p_allocator: *const vk::AllocationCallbacks,
    p_surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    let window = unsafe { &*p_create_info }.window;
    let allocator = if p_allocator.is_null() { "none" } else { "own" };
    log(format!("create on {:p}: window {window}, allocator {allocator}", instance.as_raw()));
    let answer = ANSWER.get();
    if answer == vk::Result::SUCCESS {
        unsafe { *p_surface = vk::SurfaceKHR::from_raw(instance.as_raw().addr() as u64 + 1) };
    }
    answer
}

unsafe extern "system" fn destroy_on_driver(
    instance: vk::Instance,
    surface: vk::SurfaceKHR,
    p_allocator: *const vk::AllocationCallbacks,
) {
    let allocator = if p_allocator.is_null() { "none" } else { "own" };
    let (instance, surface) = (instance.as_raw(), surface.as_raw());
    log(format!("destroy {surface:#x} on {instance:p}, allocator {allocator}"));
}

fn driver(interface_version: u32) -> FakeDriver {
    FakeDriver {
        interface_version,
        extensions: XCB,
        instance: InstanceEntrypointTable {
            create_xcb_surface_khr: Some(create_on_driver),
            destroy_surface_khr: Some(destroy_on_driver),
            ..InstanceEntrypointTable::EMPTY
        },
        physical_device: PhysicalDeviceEntrypointTable::EMPTY,
    }
}

fn create(
    instance: &FakeInstance,
    p_allocator: *const vk::AllocationCallbacks,
) -> Result<vk::SurfaceKHR, vk::Result> {
    let info = vk::XcbSurfaceCreateInfoKHR {
        connection: ptr::without_provenance_mut(0x77),
        window: 42,
        ..Default::default()
    };
    let mut surface = vk::SurfaceKHR::NULL;
    let create = instance_terminators().create_xcb_surface_khr.unwrap();
    match unsafe { create(instance.loader_handle(), &info, p_allocator, &mut surface) } {
        vk::Result::SUCCESS => Ok(surface),
        error => Err(error),
    }
}

fn ask(
    instance: &FakeInstance,
    driver: usize,
    surface: vk::SurfaceKHR,
) -> Result<vk::SurfaceKHR, vk::Result> {
    let device = unsafe { TerminatorPhysicalDevice::of(instance.device(driver)) };
    unsafe { on_driver(surface, device.driver()) }
}

fn destroy(instance: &FakeInstance, surface: vk::SurfaceKHR) {
    unsafe { destroy_surface_khr(instance.loader_handle(), surface, ptr::null()) };
}

#[test]
fn drivers_are_called_when_a_command_needs_their_surface_5_4() {
    let instance = FakeInstance::new(ptr::null(), XCB, [driver(3), driver(7)]);
    let surface = create(&instance, ptr::null()).unwrap();
    assert!(take_log().is_empty());
    let own = ask(&instance, 1, surface);
    assert_eq!(own, Ok(vk::SurfaceKHR::from_raw(0x1011)));
    assert_eq!(ask(&instance, 1, surface), own);
    assert_eq!(take_log(), ["create on 0x1010: window 42, allocator none"]);
    destroy(&instance, surface);
    assert_eq!(take_log(), ["destroy 0x1011 on 0x1010, allocator none"]);
}

#[test]
fn drivers_below_version_3_read_the_container_5_3() {
    let instance = FakeInstance::new(ptr::null(), XCB, [driver(2), driver(5)]);
    // Other objects of the application, such as messengers, have handles in old drivers too.
    for driver in instance.get().drivers.iter(&lock::acquire()) {
        driver.objects.make_room(0).unwrap();
    }
    let surface = create(&instance, ptr::null()).unwrap();
    assert_eq!(ask(&instance, 0, surface), Ok(surface));
    let seen = ptr::with_exposed_provenance::<IcdSurfaceXcb>(surface.as_raw() as usize);
    let seen = unsafe { &*seen };
    assert_eq!((seen.base.platform, seen.window), (IcdWsiPlatform::XCB, 42));
    assert_eq!(seen.connection.addr(), 0x77);
    let sizes = ptr::with_exposed_provenance::<[u32; 5]>(surface.as_raw() as usize + 48);
    assert_eq!(unsafe { *sizes }, [4, 24, 48, 128, 0]);
    destroy(&instance, surface);
    assert!(take_log().is_empty());
}

#[test]
fn a_driver_that_cannot_make_surfaces_is_an_error_5_4() {
    let mut mute = driver(5);
    mute.instance.create_xcb_surface_khr = None;
    let mut unaware = driver(5);
    unaware.extensions = &[Extension::KHR_SURFACE];
    let instance = FakeInstance::new(ptr::null(), XCB, [mute, unaware]);
    let surface = create(&instance, ptr::null()).unwrap();
    let error = Err(vk::Result::ERROR_EXTENSION_NOT_PRESENT);
    assert_eq!(ask(&instance, 0, surface), error);
    assert_eq!(ask(&instance, 1, surface), error);
    destroy(&instance, surface);
    assert!(take_log().is_empty());
}

#[test]
fn a_driver_that_failed_is_asked_again_5_4() {
    let instance = FakeInstance::new(ptr::null(), XCB, [driver(5)]);
    let surface = create(&instance, ptr::null()).unwrap();
    ANSWER.set(vk::Result::ERROR_OUT_OF_DEVICE_MEMORY);
    assert_eq!(ask(&instance, 0, surface), Err(vk::Result::ERROR_OUT_OF_DEVICE_MEMORY));
    ANSWER.set(vk::Result::SUCCESS);
    assert_eq!(ask(&instance, 0, surface), Ok(vk::SurfaceKHR::from_raw(0x1001)));
    destroy(&instance, surface);
    assert_eq!(take_log().len(), 3);
}

#[test]
fn an_index_that_is_used_again_meets_no_stale_handle_5_5() {
    let instance = FakeInstance::new(ptr::null(), XCB, [driver(5)]);
    let first = create(&instance, ptr::null()).unwrap();
    ask(&instance, 0, first).unwrap();
    destroy(&instance, first);
    let second = create(&instance, ptr::null()).unwrap();
    take_log();
    ask(&instance, 0, second).unwrap();
    assert_eq!(take_log(), ["create on 0x1000: window 42, allocator none"]);
    destroy(&instance, second);
}

#[test]
fn a_null_surface_passes_through() {
    let instance = FakeInstance::new(ptr::null(), XCB, [driver(5)]);
    let surface = create(&instance, ptr::null()).unwrap();
    assert_eq!(ask(&instance, 0, vk::SurfaceKHR::NULL), Ok(vk::SurfaceKHR::NULL));
    destroy(&instance, vk::SurfaceKHR::NULL);
    destroy(&instance, surface);
}

#[test]
fn without_the_extension_nothing_is_created_5_1() {
    let instance = FakeInstance::new(ptr::null(), &[Extension::KHR_SURFACE], [driver(5)]);
    let error = Err(vk::Result::ERROR_EXTENSION_NOT_PRESENT);
    assert_eq!(create(&instance, ptr::null()), error);
    let info = vk::HeadlessSurfaceCreateInfoEXT::default();
    let mut surface = vk::SurfaceKHR::from_raw(5);
    let (create, handle) =
        (instance_terminators().create_headless_surface_ext.unwrap(), instance.loader_handle());
    let result = unsafe { create(handle, &info, ptr::null(), &mut surface) };
    assert_eq!((result, surface.as_raw()), (vk::Result::SUCCESS, 5));
}

#[test]
fn a_chain_with_a_foreign_structure_is_refused_5_2() {
    let enabled = [Extension::KHR_SURFACE, Extension::KHR_WAYLAND_SURFACE];
    let memory = CountingAllocator::default();
    let callbacks = memory.callbacks();
    let instance = FakeInstance::new(&callbacks, &enabled, [driver(5)]);
    let foreign = vk::ApplicationInfo::default();
    let info = vk::WaylandSurfaceCreateInfoKHR {
        p_next: ptr::from_ref(&foreign).cast(),
        ..Default::default()
    };
    let mut surface = vk::SurfaceKHR::from_raw(5);
    let (create, handle) =
        (instance_terminators().create_wayland_surface_khr.unwrap(), instance.loader_handle());
    let result = unsafe { create(handle, &info, ptr::null(), &mut surface) };
    assert_eq!((result, surface.as_raw()), (vk::Result::ERROR_EXTENSION_NOT_PRESENT, 5));
    drop(instance);
    assert_eq!(memory.live.get(), 0);
}

/// A kind of surface as Android and iOS have it.
const ANDROID: SurfaceKind = SurfaceKind {
    platform: IcdWsiPlatform::ANDROID,
    platform_size: size_of::<IcdSurfaceAndroid>(),
    command: Command::CREATE_ANDROID_SURFACE_KHR,
    extension: Extension::KHR_ANDROID_SURFACE,
    not_enabled: vk::Result::ERROR_EXTENSION_NOT_PRESENT,
    structures: &[],
};

#[test]
fn every_driver_gets_the_container_of_android_with_any_chain_5_1_5_4() {
    let memory = CountingAllocator::default();
    let callbacks = memory.callbacks();
    let instance = FakeInstance::new(&callbacks, XCB, [driver(2), driver(7)]);
    let foreign = vk::ApplicationInfo::default();
    let base = IcdSurfaceBase { platform: IcdWsiPlatform::ANDROID };
    static KIND: SurfaceKind = ANDROID;
    let request = SurfaceRequest {
        kind: &KIND,
        surface: IcdSurface { headless: IcdSurfaceHeadless { base } },
        create_info: ptr::from_ref(&foreign).cast(),
        callbacks: None,
    };
    let surface =
        unsafe { surfaces::own::create(&lock::acquire(), instance.get(), &request) }.ok().unwrap();
    assert_eq!(ask(&instance, 0, surface), Ok(surface));
    assert_eq!(ask(&instance, 1, surface), Ok(surface));
    destroy(&instance, surface);
    assert!(take_log().is_empty());
    drop(instance);
    assert_eq!(memory.live.get(), 0);
}

unsafe fn headless(_: *const c_void) -> IcdSurface {
    let base = IcdSurfaceBase { platform: IcdWsiPlatform::HEADLESS };
    IcdSurface { headless: IcdSurfaceHeadless { base } }
}

/// The result, and the handle that was 5 before, if the extension is not enabled.
fn create_without_the_extension(kind: &'static SurfaceKind) -> (vk::Result, u64) {
    let instance = FakeInstance::new(ptr::null(), XCB, [driver(5)]);
    let info = vk::HeadlessSurfaceCreateInfoEXT::default();
    let mut surface = vk::SurfaceKHR::from_raw(5);
    let handle = instance.loader_handle();
    let info = ptr::from_ref(&info).cast();
    let result = unsafe { super::create(kind, headless, handle, info, ptr::null(), &mut surface) };
    (result, surface.as_raw())
}

#[test]
fn without_the_extension_win32_and_fuchsia_get_null_5_1() {
    static OF_ANDROID: SurfaceKind = ANDROID;
    static WIN32: SurfaceKind = SurfaceKind { platform: IcdWsiPlatform::WIN32, ..ANDROID };
    static FUCHSIA: SurfaceKind = SurfaceKind { platform: IcdWsiPlatform::FUCHSIA, ..ANDROID };
    let error = vk::Result::ERROR_EXTENSION_NOT_PRESENT;
    assert_eq!(create_without_the_extension(&OF_ANDROID), (error, 5));
    assert_eq!(create_without_the_extension(&WIN32), (error, 0));
    assert_eq!(create_without_the_extension(&FUCHSIA), (error, 0));
}

#[test]
fn forgotten_surfaces_go_with_the_instance_7_4() {
    let memory = CountingAllocator::default();
    let callbacks = memory.callbacks();
    let instance = FakeInstance::new(&callbacks, XCB, [driver(5)]);
    let own = CountingAllocator::default();
    let own_callbacks = own.callbacks();
    for allocator in [ptr::null(), ptr::from_ref(&own_callbacks)] {
        let surface = create(&instance, allocator).unwrap();
        ask(&instance, 0, surface).unwrap();
    }
    take_log();
    drop(instance);
    let expected =
        ["destroy 0x1001 on 0x1000, allocator none", "destroy 0x1001 on 0x1000, allocator own"];
    assert_eq!(take_log(), expected);
    assert_eq!(memory.live.get(), 0);
    assert!(own.scopes.borrow().is_empty());
}

/// Creates a surface while one allocation is refused; true when none was needed any more.
fn create_refusing(refused: u64) -> bool {
    let memory = CountingAllocator::default();
    let callbacks = memory.callbacks();
    let instance = FakeInstance::new(&callbacks, XCB, [driver(5), driver(5)]);
    memory.refuse(refused);
    let outcome = create(&instance, ptr::null());
    let done = memory.refuse(0) < refused;
    let expected = if done { Ok(()) } else { Err(vk::Result::ERROR_OUT_OF_HOST_MEMORY) };
    assert_eq!(outcome.map(|_| ()), expected, "refused {refused}");
    let taken = instance.get().objects.len();
    assert_eq!(taken, usize::from(done), "refused {refused}: a failure keeps no index");
    let again = create(&instance, ptr::null()).unwrap();
    ask(&instance, 1, again).unwrap();
    destroy(&instance, again);
    drop(instance);
    assert_eq!(memory.live.get(), 0, "refused {refused}");
    done
}

/// callpath.md 5.2, 8.
#[test]
fn every_refused_allocation_is_rolled_back_8() {
    // The slot list, an array per driver, the container and its create info.
    let refusals = (1..).take_while(|refused| !create_refusing(*refused)).count();
    assert_eq!(refusals, 5);
}

#[test]
fn lists_have_scope_instance_and_surfaces_scope_object_8() {
    let memory = CountingAllocator::default();
    let callbacks = memory.callbacks();
    let instance = FakeInstance::new(&callbacks, XCB, [driver(5)]);
    memory.scopes.borrow_mut().clear();
    destroy(&instance, create(&instance, ptr::null()).unwrap());
    use vk::SystemAllocationScope as Scope;
    let expected = [Scope::INSTANCE, Scope::INSTANCE, Scope::OBJECT, Scope::OBJECT];
    assert_eq!(*memory.scopes.borrow(), expected);
}
