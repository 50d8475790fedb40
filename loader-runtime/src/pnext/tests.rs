//! Copies of known and unknown chains.

use super::*;

const DISPLAY: [Structure; 2] = [
    structure::<vk::DisplaySurfaceCreateInfoKHR>(
        vk::StructureType::DISPLAY_SURFACE_CREATE_INFO_KHR,
    ),
    structure::<vk::DisplaySurfaceStereoCreateInfoNV>(
        vk::StructureType::DISPLAY_SURFACE_STEREO_CREATE_INFO_NV,
    ),
];

#[test]
fn a_chain_is_copied_and_relinked() {
    let stereo = vk::DisplaySurfaceStereoCreateInfoNV {
        stereo_type: vk::DisplaySurfaceStereoTypeNV::HDMI_3D,
        ..Default::default()
    };
    let info = vk::DisplaySurfaceCreateInfoKHR {
        p_next: ptr::from_ref(&stereo).cast(),
        plane_index: 7,
        global_alpha: 0.5,
        ..Default::default()
    };
    // SAFETY: the chain is valid, and the copy has the same structures until it is freed.
    unsafe {
        let chain = ptr::from_ref(&info).cast();
        let copy = copy(chain, ptr::null(), &DISPLAY, HostAllocator::NONE).unwrap().leak();
        let first = copy.cast::<vk::DisplaySurfaceCreateInfoKHR>().as_ref();
        assert_eq!((first.plane_index, first.global_alpha), (7, 0.5));
        assert_ne!(first.p_next, info.p_next);
        let second = &*first.p_next.cast::<vk::DisplaySurfaceStereoCreateInfoNV>();
        assert_eq!(second.stereo_type, stereo.stereo_type);
        assert!(second.p_next.is_null());
        free(copy, &DISPLAY, HostAllocator::NONE);
    }
}

#[test]
fn an_unknown_structure_is_refused_with_its_type() {
    let stereo = vk::DisplaySurfaceStereoCreateInfoNV::default();
    let info = vk::DisplaySurfaceCreateInfoKHR {
        p_next: ptr::from_ref(&stereo).cast(),
        ..Default::default()
    };
    let allowed = &DISPLAY[..1];
    // SAFETY: the chain is valid.
    let copy =
        unsafe { copy(ptr::from_ref(&info).cast(), ptr::null(), allowed, HostAllocator::NONE) };
    assert_eq!(copy.err(), Some(CopyError::UnknownStructure(stereo.s_type)));
}
