//! What a physical device says of itself.

use std::ptr::{from_mut, null_mut};

use dispatch_tables::vk;

use crate::support::{Instance, call};

#[test]
fn formats_are_those_of_the_description() {
    let instance = Instance::new();
    let mut all = vk::FormatProperties3::default();
    let mut both =
        vk::FormatProperties2 { p_next: from_mut(&mut all).cast(), ..Default::default() };
    let format = vk::Format::R8_UNORM;
    let gpu = instance.gpu;
    call!(instance.physical.get_physical_device_format_properties2(gpu, format, &mut both));
    let sampled = vk::FormatFeatureFlags::SAMPLED_IMAGE;
    assert_eq!(both.format_properties.linear_tiling_features, sampled);
    assert_eq!(both.format_properties.buffer_features.as_raw(), 2, "the lower half");
    assert_eq!(all.buffer_features.as_raw(), 1 << 40 | 2);
    assert_eq!(all.p_next, null_mut());

    let mut found = vk::ImageFormatProperties2::default();
    for (format, levels, result) in [
        (format, 3, vk::Result::SUCCESS),
        (vk::Format::D16_UNORM, 0, vk::Result::ERROR_FORMAT_NOT_SUPPORTED),
    ] {
        let info = vk::PhysicalDeviceImageFormatInfo2 { format, ..Default::default() };
        let physical = &instance.physical;
        let get = physical.get_physical_device_image_format_properties2().expect("common");
        // SAFETY: valid usage.
        assert_eq!(unsafe { get(gpu, &info, &mut found) }, result);
        assert_eq!(found.image_format_properties.max_mip_levels, levels);
    }
    instance.destroy();
}

#[test]
fn lists_are_given_by_two_calls() {
    let instance = Instance::new();
    let (gpu, handle) = (instance.gpu, instance.handle);
    let mut count = 9;
    let mut families = [vk::QueueFamilyProperties2::default(); 2];
    let array = families.as_mut_ptr();
    let physical = &instance.physical;
    let get = physical.get_physical_device_queue_family_properties2().expect("common");
    // SAFETY: valid usage.
    unsafe {
        get(gpu, &mut count, null_mut());
        assert_eq!(count, 1);
        count = 2;
        get(gpu, &mut count, array);
    }
    assert_eq!((count, families[0].queue_family_properties.queue_count), (1, 2));
    assert_eq!(families[1].queue_family_properties.queue_count, 0);

    let mut group = vk::PhysicalDeviceGroupProperties::default();
    let listed =
        call!(instance.commands.enumerate_physical_device_groups(handle, &mut count, &mut group));
    assert_eq!((listed, count), (vk::Result::SUCCESS, 1));
    assert_eq!((group.physical_device_count, group.physical_devices[0]), (1, gpu));

    let mut names = vec![vk::ExtensionProperties::default(); 1];
    let layer = std::ptr::null();
    let listed = call!(instance.physical.enumerate_device_extension_properties(
        gpu,
        layer,
        &mut count,
        names.as_mut_ptr()
    ));
    assert_eq!((listed, count), (vk::Result::INCOMPLETE, 1));
    let mut tools = vk::PhysicalDeviceToolProperties::default();
    let listed =
        call!(instance.physical.get_physical_device_tool_properties(gpu, &mut count, &mut tools));
    assert_eq!((listed, count), (vk::Result::SUCCESS, 0));
    instance.destroy();
}
