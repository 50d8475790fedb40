//! What a driver's vkCreateDevice gets, without a driver (callpath.md 7.2).

use super::*;

const SWAPCHAIN: Extension = Extension::KHR_SWAPCHAIN;
const MAINTENANCE5: Extension = Extension::KHR_MAINTENANCE5;

/// Plans for a driver with `offered` that reads neither structure; `test` sees the create info,
/// too.
fn with_plan(
    names: &[&CStr],
    p_next: *const core::ffi::c_void,
    offered: &[Extension],
    test: impl FnOnce(&DevicePlan<'_>, &DeviceFacts<'_>, &DeviceRequest<'_>, &vk::DeviceCreateInfo),
) {
    let names: Vec<_> = names.iter().map(|name| name.as_ptr()).collect();
    let info = vk::DeviceCreateInfo {
        p_next,
        enabled_layer_count: 3,
        enabled_extension_count: u32::try_from(names.len()).unwrap(),
        pp_enabled_extension_names: names.as_ptr(),
        ..Default::default()
    };
    // SAFETY: the create info is valid; nobody reads its layers, which the plan must remove.
    let request = unsafe { DeviceRequest::read(&info) };
    let offered: Vec<_> = offered.iter().map(|extension| extension.properties()).collect();
    let facts = DeviceFacts {
        offered: &offered,
        reads_features2: false,
        reads_groups: false,
        has_properties2: true,
    };
    let plan = DevicePlan::new(&request, &facts, HostAllocator::NONE).expect("memory");
    let info = plan.create_info(&request);
    assert_eq!(info.enabled_layer_count, 0);
    assert_eq!(info.enabled_extension_count as usize, plan.names.len());
    test(&plan, &facts, &request, &info);
}

#[test]
fn extensions_that_the_driver_does_not_list_are_dropped_callpath_7_2() {
    let names = [SWAPCHAIN.name(), c"VK_MADE_UP"];
    with_plan(&names, ptr::null(), &[SWAPCHAIN], |plan, facts, _, info| {
        assert_eq!(info.enabled_extension_count, 1);
        assert_eq!(plan.names.as_slice(), [SWAPCHAIN.name().as_ptr()]);
        assert!(facts.offers(SWAPCHAIN.name()) && !facts.offers(c"VK_MADE_UP"));
    });
}

#[test]
fn structures_that_the_driver_cannot_read_are_emulated_callpath_7_2() {
    let group = vk::DeviceGroupDeviceCreateInfo { physical_device_count: 2, ..Default::default() };
    let features = vk::PhysicalDeviceFeatures2 {
        p_next: ptr::from_ref(&group).cast_mut().cast(),
        ..Default::default()
    };
    with_plan(&[], ptr::from_ref(&features).cast(), &[], |plan, _, _, info| {
        assert_eq!((plan.emulates_features2, plan.emulates_group), (true, Some(2)));
        assert!(ptr::eq(info.p_enabled_features, &raw const features.features));
    });
}

#[test]
fn maintenance5_counts_if_extension_and_feature_are_on_callpath_3_5() {
    let feature =
        vk::PhysicalDeviceMaintenance5Features { maintenance5: vk::TRUE, ..Default::default() };
    let on = ptr::from_ref(&feature).cast();
    for (names, p_next, offered, ignores) in [
        (&[MAINTENANCE5.name()][..], on, &[MAINTENANCE5][..], true),
        (&[MAINTENANCE5.name()], on, &[], false),
        (&[], on, &[MAINTENANCE5], false),
        (&[MAINTENANCE5.name()], ptr::null(), &[MAINTENANCE5], false),
    ] {
        with_plan(names, p_next, offered, |plan, _, _, _| {
            assert_eq!(plan.ignores_newer_commands, ignores);
        });
    }
}

#[test]
fn the_first_extension_that_nobody_offers_is_rejected_callpath_7_1() {
    let marker = Extension::EXT_DEBUG_MARKER;
    let named = [SWAPCHAIN.name(), marker.name(), MAINTENANCE5.name(), c"\x01"];
    let names = [ptr::null()].into_iter().chain(named.map(CStr::as_ptr)).collect::<Vec<_>>();
    let check = |count, offered: &[Extension]| {
        let offered: Vec<_> = offered.iter().map(|extension| extension.properties()).collect();
        // SAFETY: the array has at least `count` names.
        let requested = unsafe { Names::read(names.as_ptr(), count) };
        match check_extensions(requested, &offered, None) {
            Ok(false) => "accepted",
            Ok(true) => "accepted with debug markers",
            Err(DeviceEvent::ExtensionUnsupported { .. }) => "unsupported",
            Err(DeviceEvent::ExtensionNameMalformed) => "malformed",
            Err(_) => "other",
        }
    };
    assert_eq!(check(2, &[SWAPCHAIN, marker]), "accepted", "NULL is passed over");
    assert_eq!(check(3, &[SWAPCHAIN, marker]), "accepted with debug markers");
    assert_eq!(check(3, &[SWAPCHAIN]), "unsupported");
    assert_eq!(check(4, &[SWAPCHAIN, marker]), "unsupported");
    assert_eq!(check(5, &[SWAPCHAIN, marker, MAINTENANCE5]), "malformed");
}
