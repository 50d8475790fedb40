//! Requests: whose memory is changed, and what is asked for.

use std::ffi::{CStr, c_char};
use std::ptr::{from_mut, from_ref, null_mut};

use dispatch_tables::{Extension, vk};

use crate::capability::features::Features;
use crate::layer::{DeviceRequest, InstanceRequest, list, list_into, read_list};

const TIMELINE: Features = Features { timeline_semaphore: true, ..Features::EMPTY };

/// The features of a request.
fn asked(request: &DeviceRequest) -> Features {
    // SAFETY: the chain is that of structures that live on, or are the request's.
    unsafe { Features::requested(request.info()) }
}

fn request(info: &vk::DeviceCreateInfo) -> DeviceRequest {
    // SAFETY: the create infos of these tests are valid and live on.
    unsafe { DeviceRequest::new(vk::PhysicalDevice::NULL, info) }
}

#[test]
fn a_feature_is_asked_for_in_a_copy_of_the_applications_structure() {
    let newer = vk::PhysicalDeviceVulkan12Features { host_query_reset: 1, ..Default::default() };
    let info = vk::DeviceCreateInfo { p_next: from_ref(&newer).cast(), ..Default::default() };
    let mut request = request(&info);
    assert!(request.enable_features(&TIMELINE));
    assert_eq!(asked(&request), Features { host_query_reset: true, ..TIMELINE });
    assert_eq!(newer.timeline_semaphore, vk::FALSE, "the application's memory");
    let first = request.info().p_next.cast::<vk::PhysicalDeviceVulkan12Features>();
    // SAFETY: the request's copy.
    unsafe { assert!((*first).p_next.is_null(), "no second structure of the feature") };
}

#[test]
fn a_feature_is_asked_for_in_a_structure_of_its_own_or_in_the_array_of_vulkan_1_0() {
    let given = vk::PhysicalDeviceFeatures { geometry_shader: 1, ..Default::default() };
    let info = vk::DeviceCreateInfo { p_enabled_features: &given, ..Default::default() };
    let mut request = request(&info);
    assert!(request.enable_features(&Features { wide_lines: true, ..TIMELINE }));
    let all = Features { wide_lines: true, geometry_shader: true, ..TIMELINE };
    assert_eq!(asked(&request), all);
    assert_eq!(given.wide_lines, vk::FALSE);
    // SAFETY: the request's structure.
    let ty = unsafe { (*request.info().p_next.cast::<vk::BaseInStructure>()).s_type };
    assert_eq!(ty, vk::StructureType::PHYSICAL_DEVICE_TIMELINE_SEMAPHORE_FEATURES);
}

#[test]
fn a_structure_behind_an_unknown_one_stays_as_it_is() {
    let mut newer = vk::PhysicalDeviceVulkan12Features::default();
    let mut unknown = vk::BaseOutStructure {
        s_type: vk::StructureType::from_raw(0x7000_0000),
        p_next: from_mut(&mut newer).cast(),
    };
    let info = vk::DeviceCreateInfo { p_next: from_mut(&mut unknown).cast(), ..Default::default() };
    let mut request = request(&info);
    assert!(!request.enable_features(&TIMELINE));
    assert_eq!((asked(&request), newer.timeline_semaphore), (Features::EMPTY, vk::FALSE));
    let found = |request: &mut DeviceRequest| {
        // SAFETY: nothing is changed.
        unsafe { request.edit(|_: &mut vk::PhysicalDeviceVulkan12Features| {}) }
    };
    assert!(!found(&mut request));
}

#[test]
fn a_request_owns_what_is_pushed() {
    let info = vk::InstanceCreateInfo::default();
    // SAFETY: the create info is valid and lives on; the structures point to nothing.
    unsafe {
        let mut request = InstanceRequest::new(&info);
        for _ in 0..2 {
            request.push(vk::ValidationFeaturesEXT::default());
        }
        let changed = request.edit(|checks: &mut vk::ValidationFeaturesEXT| {
            checks.disabled_validation_feature_count = 3;
        });
        assert!(changed);
        let first = request.info().p_next.cast::<vk::ValidationFeaturesEXT>();
        assert_eq!((*first).disabled_validation_feature_count, 3);
        let second = (*first).p_next.cast::<vk::ValidationFeaturesEXT>();
        assert_eq!((*second).disabled_validation_feature_count, 0);
        assert!((*second).p_next.is_null());
    }
}

#[test]
fn extensions_are_enabled_once_and_disabled() {
    let names = [c"VK_KHR_swapchain".as_ptr(), c"VK_KHR_maintenance1".as_ptr()];
    let info = vk::DeviceCreateInfo {
        pp_enabled_extension_names: names.as_ptr(),
        enabled_extension_count: 2,
        ..Default::default()
    };
    let mut request = request(&info);
    request.enable(Extension::KHR_SWAPCHAIN);
    assert_eq!(request.finish().enabled_extension_count, 2);
    request.disable(Extension::KHR_SWAPCHAIN);
    assert!(!request.is_enabled(Extension::KHR_SWAPCHAIN));
    assert!(request.is_enabled(Extension::KHR_MAINTENANCE1));
    assert!(!request.enable_if_supported(Extension::KHR_SWAPCHAIN), "there is nobody to ask");
    assert_eq!(request.finish().enabled_extension_count, 1);
}

#[test]
fn a_list_that_grows_is_read_again() {
    let mut calls = 0;
    let list = read_list(|count, items: *mut u32| {
        calls += 1;
        // SAFETY: the places of a number and of as many elements as it says.
        unsafe {
            if items.is_null() {
                *count = 1;
                return vk::Result::SUCCESS;
            }
            assert_eq!(*count, 1);
            *items = 7;
        }
        if calls < 4 { vk::Result::INCOMPLETE } else { vk::Result::SUCCESS }
    });
    assert_eq!((list, calls), (Ok(vec![7]), 4));
    let lost = read_list(|_, _: *mut u32| vk::Result::ERROR_DEVICE_LOST);
    assert_eq!(lost, Err(vk::Result::ERROR_DEVICE_LOST));
    let endless = read_list(|count, _: *mut u32| {
        // SAFETY: the place of a number.
        unsafe { *count = 1 };
        vk::Result::INCOMPLETE
    });
    assert!(endless.is_err());
}

/// Lists one extension.
unsafe extern "system" fn list_swapchain(
    device: vk::PhysicalDevice,
    layer: *const c_char,
    count: *mut u32,
    properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    assert!(device.is_null() && layer.is_null());
    // SAFETY: the places of a number and of as many elements as it says.
    unsafe { list(&[Extension::KHR_SWAPCHAIN.properties()], count, properties) }
}

#[test]
fn an_extension_is_enabled_if_the_next_layer_lists_it() {
    let info = vk::DeviceCreateInfo::default();
    let mut request = request(&info);
    request.enumerate = Some(list_swapchain);
    assert!(!request.enable_if_supported(Extension::KHR_MAINTENANCE1));
    assert!(!request.is_enabled(Extension::KHR_MAINTENANCE1));
    for _ in 0..2 {
        assert!(request.enable_if_supported(Extension::KHR_SWAPCHAIN));
    }
    assert!(request.extensions().khr_swapchain);
    assert_eq!(request.finish().enabled_extension_count, 1);
    request.enable(Extension::KHR_MAINTENANCE1);
    assert!(request.enable_if_supported(Extension::KHR_MAINTENANCE1), "the application's wish");
}

#[test]
fn an_instances_version_and_extensions_are_changed_in_copies() {
    let application = vk::ApplicationInfo { application_version: 5, ..Default::default() };
    let names = [c"VK_EXT_debug_report".as_ptr()];
    let info = vk::InstanceCreateInfo {
        p_application_info: &application,
        pp_enabled_extension_names: names.as_ptr(),
        enabled_extension_count: 1,
        ..Default::default()
    };
    // SAFETY: the create info is valid and lives on.
    let mut request = unsafe { InstanceRequest::new(&info) };
    request.require_version(vk::API_VERSION_1_2);
    request.require_version(vk::API_VERSION_1_1);
    assert_eq!(request.api_version(), vk::API_VERSION_1_2);
    request.enable(Extension::EXT_DEBUG_UTILS);
    request.disable(Extension::EXT_DEBUG_REPORT);
    assert!(request.is_enabled(Extension::EXT_DEBUG_UTILS));
    assert!(!request.is_enabled(Extension::EXT_DEBUG_REPORT));
    let extensions = request.extensions();
    assert!(extensions.ext_debug_utils && !extensions.ext_debug_report);
    let down = request.finish();
    // SAFETY: the request's own structures.
    unsafe {
        assert_eq!((*down.p_application_info).api_version, vk::API_VERSION_1_2);
        assert_eq!((*down.p_application_info).application_version, 5);
        let name = CStr::from_ptr(*down.pp_enabled_extension_names);
        assert_eq!((down.enabled_extension_count, name), (1, c"VK_EXT_debug_utils"));
    }
    assert_eq!(application.api_version, 0, "the application's memory");
}

#[test]
fn an_instance_without_a_version_stays_without() {
    let info = vk::InstanceCreateInfo::default();
    // SAFETY: the create info is valid and lives on.
    let mut request = unsafe { InstanceRequest::new(&info) };
    assert!(request.finish().p_application_info.is_null());
    request.require_version(vk::API_VERSION_1_1);
    assert!(!request.finish().p_application_info.is_null());
}

#[test]
fn a_list_is_cut_where_the_application_has_no_room() {
    let mut count = 0;
    // SAFETY: the places of a number and of as many elements as it says.
    unsafe {
        assert_eq!(list(&[1, 2, 3], &mut count, null_mut::<u32>()), vk::Result::SUCCESS);
        assert_eq!(count, 3);
        let mut items = [0; 4];
        count = 2;
        assert_eq!(list(&[1, 2, 3], &mut count, items.as_mut_ptr()), vk::Result::INCOMPLETE);
        assert_eq!((count, items), (2, [1, 2, 0, 0]));
        count = 4;
        assert_eq!(list(&[1, 2, 3], &mut count, items.as_mut_ptr()), vk::Result::SUCCESS);
        assert_eq!((count, items), (3, [1, 2, 3, 0]));
        // Only the new part is written.
        let mut places = [(7, 0); 2];
        let write = |place: &mut (u32, u32), item: &u32| place.1 = *item;
        count = 2;
        let result = list_into(&[5, 6, 7], &mut count, places.as_mut_ptr(), write);
        assert_eq!((result, places), (vk::Result::INCOMPLETE, [(7, 5), (7, 6)]));
    }
}
