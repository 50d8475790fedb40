//! What a replayed object of VK_EXT_descriptor_buffer needs to get the same descriptors again:
//! nothing, in a driver whose `…CaptureReplayDescriptorDataSize` properties are 0.

use core::ffi::c_void;

use dispatch_tables::vk;

use crate::common;
use crate::objects::Common;

/// The entries, of a driver that has descriptor buffers.
pub static ENTRIES: &[Common] = &[
    common!(GetBufferOpaqueCaptureDescriptorDataEXT, no_data, [GET_DESCRIPTOR_EXT]),
    common!(GetImageOpaqueCaptureDescriptorDataEXT, no_data, [GET_DESCRIPTOR_EXT]),
    common!(GetImageViewOpaqueCaptureDescriptorDataEXT, no_data, [GET_DESCRIPTOR_EXT]),
    common!(GetSamplerOpaqueCaptureDescriptorDataEXT, no_data, [GET_DESCRIPTOR_EXT]),
    common!(GetAccelerationStructureOpaqueCaptureDescriptorDataEXT, no_data, [GET_DESCRIPTOR_EXT]),
];

unsafe extern "system" fn no_data<Info>(
    _: vk::Device,
    _: *const Info,
    _: *mut c_void,
) -> vk::Result {
    vk::Result::SUCCESS
}

#[cfg(test)]
mod tests {
    use dispatch_tables::Command;

    use super::*;

    /// mesa.md 6.5: success, and no data.
    #[test]
    fn every_object_of_descriptor_buffers_is_captured_without_data() {
        let of_objects = Command::all().filter(|command| {
            let name = command.name().to_str().expect("ASCII");
            name.ends_with("OpaqueCaptureDescriptorDataEXT")
        });
        assert!(of_objects.eq(ENTRIES.iter().map(|entry| entry.command)));
        let function: vk::PFN_vkGetBufferOpaqueCaptureDescriptorDataEXT = no_data;
        let mut data = 0x55_u8;
        // SAFETY: the function reads no argument.
        let result =
            unsafe { function(vk::Device::NULL, &Default::default(), (&raw mut data).cast()) };
        assert_eq!((result, data), (vk::Result::SUCCESS, 0x55));
    }
}
