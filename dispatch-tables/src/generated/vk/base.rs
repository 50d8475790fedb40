// provisional banner

//! Typedefs of scalars and types of which Vulkan knows the name only.
use core::ffi::c_void;
#[allow(unused_imports, reason = "which files need others depends on the registry")]
use super::*;
/// `ANativeWindow`
#[repr(C)]
pub struct ANativeWindow {
    _opaque: [u8; 0],
}
/// `AHardwareBuffer`
#[repr(C)]
pub struct AHardwareBuffer {
    _opaque: [u8; 0],
}
/// `CAMetalLayer`
#[repr(C)]
pub struct CAMetalLayer {
    _opaque: [u8; 0],
}
/// `MTLDevice_id`
pub type MTLDevice_id = *mut c_void;
/// `MTLCommandQueue_id`
pub type MTLCommandQueue_id = *mut c_void;
/// `MTLBuffer_id`
pub type MTLBuffer_id = *mut c_void;
/// `MTLTexture_id`
pub type MTLTexture_id = *mut c_void;
/// `MTLSharedEvent_id`
pub type MTLSharedEvent_id = *mut c_void;
/// `IOSurfaceRef`
pub type IOSurfaceRef = *mut c_void;
/// `VkSampleMask`
pub type SampleMask = u32;
/// `VkBool32`
pub type Bool32 = u32;
/// `VkFlags`
pub type Flags = u32;
/// `VkFlags64`
pub type Flags64 = u64;
/// `VkDeviceSize`
pub type DeviceSize = u64;
/// `VkDeviceAddress`
pub type DeviceAddress = u64;
/// `OHNativeWindow`
#[repr(C)]
pub struct OHNativeWindow {
    _opaque: [u8; 0],
}
/// `OH_NativeBuffer`
#[repr(C)]
pub struct OH_NativeBuffer {
    _opaque: [u8; 0],
}
/// `VkRemoteAddressNV`
pub type RemoteAddressNV = *mut c_void;
