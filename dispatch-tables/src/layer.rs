//! The structures that loader and layers share outside the registry: what a layer's author finds in
//! `vk_layer.h`.
//!
//! A layer agrees on an interface version in its negotiation function
//! ([`NegotiateLayerInterface`]), finds the next layer in the nodes that the loader puts into the
//! chains of vkCreateInstance and vkCreateDevice ([`LayerInstanceCreateInfo`],
//! [`LayerDeviceCreateInfo`]), and may stand in front of the three global queries
//! ([`EnumerateInstanceVersionChain`] and its siblings). Names are C's without `Vk`, as in
//! [`crate::vk`]. Source: layers.md 5 to 10.

use core::ffi::{c_char, c_void};

use crate::vk;

/// `CURRENT_LOADER_LAYER_INTERFACE_VERSION`: the newest interface between loader and layers.
pub const CURRENT_LOADER_LAYER_INTERFACE_VERSION: u32 = 2;
/// `MIN_SUPPORTED_LOADER_LAYER_INTERFACE_VERSION`: the oldest one that can be negotiated.
pub const MIN_SUPPORTED_LOADER_LAYER_INTERFACE_VERSION: u32 = 1;
/// `VK_CURRENT_CHAIN_VERSION`: [`ChainHeader::version`].
pub const CURRENT_CHAIN_VERSION: u32 = 1;
/// `MAX_NUM_UNKNOWN_EXTS`: how many commands that the loader does not know it passes on, for each
/// level.
pub const MAX_NUM_UNKNOWN_EXTS: usize = 250;

/// A number of `vk_layer.h`: an enumeration in C, so that any value may come in.
macro_rules! enumeration {
    ($(#[$docs:meta])* $name:ident { $($(#[$value_docs:meta])* $value:ident = $number:literal,)* }) => {
        $(#[$docs])*
        #[repr(transparent)]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name(i32);

        impl $name {
            $($(#[$value_docs])* pub const $value: Self = Self($number);)*

            /// The C value.
            pub const fn as_raw(self) -> i32 {
                self.0
            }

            /// From the C value.
            pub const fn from_raw(raw: i32) -> Self {
                Self(raw)
            }
        }
    };
}

enumeration! {
    /// `VkNegotiateLayerStructType`: what [`NegotiateLayerInterface::s_type`] holds.
    NegotiateLayerStructType {
        /// `LAYER_NEGOTIATE_UNINTIALIZED`.
        UNINITIALIZED = 0,
        /// `LAYER_NEGOTIATE_INTERFACE_STRUCT`.
        INTERFACE_STRUCT = 1,
    }
}

enumeration! {
    /// `VkLayerFunction`: which member of a node's union is meant.
    LayerFunction {
        /// `VK_LAYER_LINK_INFO`: `layer_info`.
        LAYER_LINK_INFO = 0,
        /// `VK_LOADER_DATA_CALLBACK`: `set_instance_loader_data` or `set_device_loader_data`.
        LOADER_DATA_CALLBACK = 1,
        /// `VK_LOADER_LAYER_CREATE_DEVICE_CALLBACK`: `layer_device`.
        LOADER_LAYER_CREATE_DEVICE_CALLBACK = 2,
        /// `VK_LOADER_FEATURES`: `loader_features`.
        LOADER_FEATURES = 3,
    }
}

enumeration! {
    /// `VkChainType`: which global query a [`ChainHeader`] belongs to.
    ChainType {
        /// `VK_CHAIN_TYPE_UNKNOWN`.
        UNKNOWN = 0,
        /// `VK_CHAIN_TYPE_ENUMERATE_INSTANCE_EXTENSION_PROPERTIES`.
        ENUMERATE_INSTANCE_EXTENSION_PROPERTIES = 1,
        /// `VK_CHAIN_TYPE_ENUMERATE_INSTANCE_LAYER_PROPERTIES`.
        ENUMERATE_INSTANCE_LAYER_PROPERTIES = 2,
        /// `VK_CHAIN_TYPE_ENUMERATE_INSTANCE_VERSION`.
        ENUMERATE_INSTANCE_VERSION = 3,
    }
}

/// `VkLoaderFeatureFlags`: what the loader does besides passing calls on.
pub type LoaderFeatureFlags = vk::Flags;
/// `VK_LOADER_FEATURE_PHYSICAL_DEVICE_SORTING`: the loader sorts physical devices.
pub const LOADER_FEATURE_PHYSICAL_DEVICE_SORTING: LoaderFeatureFlags = 1;

/// `PFN_GetPhysicalDeviceProcAddr`: a lookup for physical-device commands alone.
#[allow(non_camel_case_types, reason = "C's name")]
pub type PFN_GetPhysicalDeviceProcAddr =
    unsafe extern "system" fn(vk::Instance, *const c_char) -> vk::PFN_vkVoidFunction;

/// `PFN_vkNegotiateLoaderLayerInterfaceVersion`: the first function of a layer that the loader
/// calls.
#[allow(non_camel_case_types, reason = "C's name")]
pub type PFN_vkNegotiateLoaderLayerInterfaceVersion =
    unsafe extern "system" fn(*mut NegotiateLayerInterface) -> vk::Result;

/// `PFN_vkSetInstanceLoaderData`: writes the loader's pointer into the first word of an object that
/// a layer made for an instance.
#[allow(non_camel_case_types, reason = "C's name")]
pub type PFN_vkSetInstanceLoaderData =
    unsafe extern "system" fn(instance: vk::Instance, object: *mut c_void) -> vk::Result;

/// `PFN_vkSetDeviceLoaderData`: the same for objects of a device.
#[allow(non_camel_case_types, reason = "C's name")]
pub type PFN_vkSetDeviceLoaderData =
    unsafe extern "system" fn(device: vk::Device, object: *mut c_void) -> vk::Result;

/// `PFN_vkLayerCreateDevice`: creates a device for the layer itself, through the layers that follow
/// it.
#[allow(non_camel_case_types, reason = "C's name")]
pub type PFN_vkLayerCreateDevice = unsafe extern "system" fn(
    instance: vk::Instance,
    physical_device: vk::PhysicalDevice,
    p_create_info: *const vk::DeviceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    p_device: *mut vk::Device,
    layer_gipa: Option<vk::PFN_vkGetInstanceProcAddr>,
    next_gdpa: *mut Option<vk::PFN_vkGetDeviceProcAddr>,
) -> vk::Result;

/// `PFN_vkLayerDestroyDevice`: destroys such a device; `destroy_function` is the next
/// vkDestroyDevice.
#[allow(non_camel_case_types, reason = "C's name")]
pub type PFN_vkLayerDestroyDevice = unsafe extern "system" fn(
    device: vk::Device,
    p_allocator: *const vk::AllocationCallbacks,
    destroy_function: Option<vk::PFN_vkDestroyDevice>,
);

/// `VkNegotiateLayerInterface`: the loader's offer, which the layer overwrites with its answer.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct NegotiateLayerInterface {
    /// [`NegotiateLayerStructType::INTERFACE_STRUCT`].
    pub s_type: NegotiateLayerStructType,
    /// NULL.
    pub p_next: *mut c_void,
    /// In: the newest version that the loader knows. Out: the version that both will use.
    pub loader_layer_interface_version: u32,
    /// Out: the layer's vkGetInstanceProcAddr.
    pub pfn_get_instance_proc_addr: Option<vk::PFN_vkGetInstanceProcAddr>,
    /// Out: the layer's vkGetDeviceProcAddr; without one the layer is in no device chain.
    pub pfn_get_device_proc_addr: Option<vk::PFN_vkGetDeviceProcAddr>,
    /// Out: the layer's vk_layerGetPhysicalDeviceProcAddr, if it has one.
    pub pfn_get_physical_device_proc_addr: Option<PFN_GetPhysicalDeviceProcAddr>,
}

/// `VkLayerInstanceLink`: the functions of the next layer in an instance chain, or of the loader's
/// end of the chain.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct LayerInstanceLink {
    /// The link of the next layer; NULL for the last layer.
    pub p_next: *mut Self,
    /// vkGetInstanceProcAddr of the next layer or of the loader.
    pub pfn_next_get_instance_proc_addr: Option<vk::PFN_vkGetInstanceProcAddr>,
    /// vk_layerGetPhysicalDeviceProcAddr of the next layer that has one, or of the loader.
    pub pfn_next_get_physical_device_proc_addr: Option<PFN_GetPhysicalDeviceProcAddr>,
}

/// How a layer creates devices of its own: a member of [`LayerInstanceCreateInfoData`].
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct LayerDeviceCallbacks {
    /// Creates one.
    pub pfn_layer_create_device: Option<PFN_vkLayerCreateDevice>,
    /// Destroys one.
    pub pfn_layer_destroy_device: Option<PFN_vkLayerDestroyDevice>,
}

/// The union of [`LayerInstanceCreateInfo`].
#[repr(C)]
#[derive(Clone, Copy)]
pub union LayerInstanceCreateInfoData {
    /// With [`LayerFunction::LAYER_LINK_INFO`]. A layer moves it to the next link before it calls
    /// the next layer.
    pub p_layer_info: *mut LayerInstanceLink,
    /// With [`LayerFunction::LOADER_DATA_CALLBACK`].
    pub pfn_set_instance_loader_data: Option<PFN_vkSetInstanceLoaderData>,
    /// With [`LayerFunction::LOADER_LAYER_CREATE_DEVICE_CALLBACK`].
    pub layer_device: LayerDeviceCallbacks,
    /// With [`LayerFunction::LOADER_FEATURES`].
    pub loader_features: LoaderFeatureFlags,
}

/// `VkLayerInstanceCreateInfo`: a node that the loader puts in front of the chain of
/// `VkInstanceCreateInfo`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct LayerInstanceCreateInfo {
    /// [`vk::StructureType::LOADER_INSTANCE_CREATE_INFO`].
    pub s_type: vk::StructureType,
    /// The next node.
    pub p_next: *const c_void,
    /// Which member of `u` is meant.
    pub function: LayerFunction,
    /// What the node carries.
    pub u: LayerInstanceCreateInfoData,
}

/// `VkLayerDeviceLink`: the functions of the next layer in a device chain, or of the driver.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct LayerDeviceLink {
    /// The link of the next layer; NULL for the last layer.
    pub p_next: *mut Self,
    /// vkGetInstanceProcAddr of the next layer or of the loader.
    pub pfn_next_get_instance_proc_addr: Option<vk::PFN_vkGetInstanceProcAddr>,
    /// vkGetDeviceProcAddr of the next layer or of the driver.
    pub pfn_next_get_device_proc_addr: Option<vk::PFN_vkGetDeviceProcAddr>,
}

/// The union of [`LayerDeviceCreateInfo`].
#[repr(C)]
#[derive(Clone, Copy)]
pub union LayerDeviceCreateInfoData {
    /// With [`LayerFunction::LAYER_LINK_INFO`]. A layer moves it to the next link before it calls
    /// the next layer.
    pub p_layer_info: *mut LayerDeviceLink,
    /// With [`LayerFunction::LOADER_DATA_CALLBACK`].
    pub pfn_set_device_loader_data: Option<PFN_vkSetDeviceLoaderData>,
}

/// `VkLayerDeviceCreateInfo`: a node that the loader puts in front of the chain of
/// `VkDeviceCreateInfo`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct LayerDeviceCreateInfo {
    /// [`vk::StructureType::LOADER_DEVICE_CREATE_INFO`].
    pub s_type: vk::StructureType,
    /// The next node.
    pub p_next: *const c_void,
    /// Which member of `u` is meant.
    pub function: LayerFunction,
    /// What the node carries.
    pub u: LayerDeviceCreateInfoData,
}

/// How a loader makes nodes of type `$s_type`, and what a layer asks of them. Their links are
/// `$link`s.
macro_rules! loader_nodes {
    ($node:ident, $data:ident, $link:ident, $s_type:ident) => {
        impl $node {
            /// A node of the loader that is in no chain yet. `u` is what `function` carries.
            #[must_use]
            pub const fn new(function: LayerFunction, u: $data) -> Self {
                let s_type = vk::StructureType::$s_type;
                Self { s_type, p_next: core::ptr::null(), function, u }
            }

            /// The loader's node for `function` in the chain of a create info; none where there is
            /// none.
            ///
            /// # Safety
            ///
            /// `chain` is null or a valid structure chain.
            #[must_use]
            pub unsafe fn find(chain: *const c_void, function: LayerFunction) -> Option<*mut Self> {
                let mut next = chain.cast::<vk::BaseInStructure>();
                // SAFETY: the caller says that the chain is valid; structures of this type are the
                // loader's.
                unsafe {
                    while let Some(structure) = next.as_ref() {
                        let node = next.cast::<Self>();
                        if structure.s_type == vk::StructureType::$s_type
                            && (*node).function == function
                        {
                            return Some(node.cast_mut());
                        }
                        next = structure.p_next;
                    }
                }
                None
            }

            /// Takes the layer's link out of the chain, and puts the link of the next layer in its
            /// place. A layer does so once in each creation, before it calls the next layer
            /// (layers.md 7.3, 8.3).
            ///
            /// # Returns
            ///
            /// None where no loader has put a link into the chain: creation fails then.
            ///
            /// # Safety
            ///
            /// `chain` is null or a valid structure chain, and the loader's nodes in it are those
            /// of this creation.
            pub unsafe fn take_link(chain: *const c_void) -> Option<$link> {
                // SAFETY: the caller's promise. A node of this function has links.
                unsafe {
                    let node = Self::find(chain, LayerFunction::LAYER_LINK_INFO)?;
                    let link = *(*node).u.p_layer_info.as_ref()?;
                    (*node).u.p_layer_info = link.p_next;
                    Some(link)
                }
            }
        }
    };
}

loader_nodes!(
    LayerInstanceCreateInfo,
    LayerInstanceCreateInfoData,
    LayerInstanceLink,
    LOADER_INSTANCE_CREATE_INFO
);
loader_nodes!(
    LayerDeviceCreateInfo,
    LayerDeviceCreateInfoData,
    LayerDeviceLink,
    LOADER_DEVICE_CREATE_INFO
);

/// `VkLayerDeviceInfo`: of older loaders; nothing uses it today.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct LayerDeviceInfo {
    /// The loader's device.
    pub device_info: *mut c_void,
    /// vkGetInstanceProcAddr of the next layer or of the loader.
    pub pfn_next_get_instance_proc_addr: Option<vk::PFN_vkGetInstanceProcAddr>,
}

/// `VkChainHeader`: how a link of a global query begins.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChainHeader {
    /// The query.
    pub ty: ChainType,
    /// [`CURRENT_CHAIN_VERSION`].
    pub version: u32,
    /// Bytes of the whole link.
    pub size: u32,
}

/// A link of a global query: the three structures differ in the type of the function alone.
macro_rules! chain {
    ($($(#[$docs:meta])* $name:ident($($parameter:ident: $type:ty),*), $function:ident;)*) => {
        $(
            /// The function of a layer, or the loader's own, in the chain of the same name. Its
            /// first argument is the link of the next layer.
            #[allow(non_camel_case_types, reason = "in the manner of C's names")]
            pub type $function = unsafe extern "system" fn(*const $name, $($parameter: $type),*) -> vk::Result;

            $(#[$docs])*
            #[repr(C)]
            #[derive(Clone, Copy, Debug)]
            pub struct $name {
                /// The query, its version and the structure's size.
                pub header: ChainHeader,
                /// The function of the next layer, or the loader's; called with `p_next_link`.
                pub pfn_next_layer:
                    Option<unsafe extern "system" fn(*const Self, $($parameter: $type),*) -> vk::Result>,
                /// The first argument for `pfn_next_layer`; NULL for the loader's own function.
                pub p_next_link: *const Self,
            }

            impl $name {
                /// Calls the next layer or the loader. A link without a function is an error.
                ///
                /// # Safety
                ///
                /// Valid usage of the query; the link is the first argument of a layer's function.
                pub unsafe fn call_down(&self, $($parameter: $type),*) -> vk::Result {
                    match self.pfn_next_layer {
                        // SAFETY: the caller guarantees a link of the loader and valid arguments.
                        Some(next) => unsafe { next(self.p_next_link, $($parameter),*) },
                        None => vk::Result::ERROR_INITIALIZATION_FAILED,
                    }
                }
            }
        )*
    };
}

chain! {
    /// `VkEnumerateInstanceExtensionPropertiesChain`.
    EnumerateInstanceExtensionPropertiesChain(
        p_layer_name: *const c_char,
        p_property_count: *mut u32,
        p_properties: *mut vk::ExtensionProperties
    ), PFN_EnumerateInstanceExtensionPropertiesLink;
    /// `VkEnumerateInstanceLayerPropertiesChain`.
    EnumerateInstanceLayerPropertiesChain(
        p_property_count: *mut u32,
        p_properties: *mut vk::LayerProperties
    ), PFN_EnumerateInstanceLayerPropertiesLink;
    /// `VkEnumerateInstanceVersionChain`.
    EnumerateInstanceVersionChain(p_api_version: *mut u32), PFN_EnumerateInstanceVersionLink;
}

/// layers.md 5.2.
#[cfg(target_pointer_width = "64")]
const _: () = {
    use core::mem::offset_of;
    assert!(size_of::<NegotiateLayerInterface>() == 48);
    assert!(offset_of!(NegotiateLayerInterface, loader_layer_interface_version) == 16);
    assert!(offset_of!(NegotiateLayerInterface, pfn_get_instance_proc_addr) == 24);
    assert!(offset_of!(NegotiateLayerInterface, pfn_get_physical_device_proc_addr) == 40);
    assert!(size_of::<LayerInstanceLink>() == 24 && size_of::<LayerDeviceLink>() == 24);
    assert!(size_of::<LayerInstanceCreateInfo>() == 40);
    assert!(offset_of!(LayerInstanceCreateInfo, function) == 16);
    assert!(offset_of!(LayerInstanceCreateInfo, u) == 24);
    assert!(offset_of!(LayerDeviceCallbacks, pfn_layer_destroy_device) == 8);
    assert!(size_of::<LayerDeviceCreateInfo>() == 32);
    assert!(offset_of!(LayerDeviceCreateInfo, u) == 24);
    assert!(size_of::<LayerDeviceInfo>() == 16 && size_of::<ChainHeader>() == 12);
    assert!(size_of::<EnumerateInstanceVersionChain>() == 32);
    assert!(offset_of!(EnumerateInstanceVersionChain, pfn_next_layer) == 16);
    assert!(offset_of!(EnumerateInstanceVersionChain, p_next_link) == 24);
};

#[cfg(test)]
mod tests {
    use core::ptr::{from_mut, from_ref, null, null_mut};

    use super::*;

    fn link(p_next: *mut LayerInstanceLink) -> LayerInstanceLink {
        LayerInstanceLink {
            p_next,
            pfn_next_get_instance_proc_addr: None,
            pfn_next_get_physical_device_proc_addr: None,
        }
    }

    fn node(p_next: *const c_void, function: LayerFunction) -> LayerInstanceCreateInfo {
        let u = LayerInstanceCreateInfoData { p_layer_info: null_mut() };
        LayerInstanceCreateInfo { p_next, ..LayerInstanceCreateInfo::new(function, u) }
    }

    /// layers.md 7.3.
    #[test]
    fn a_link_is_taken_once_by_every_layer() {
        let mut lowest = link(null_mut());
        let mut upper = link(&mut lowest);
        let mut links = node(null(), LayerFunction::LAYER_LINK_INFO);
        links.u.p_layer_info = &mut upper;
        let data =
            node(from_mut(&mut links).cast_const().cast(), LayerFunction::LOADER_DATA_CALLBACK);
        let application = vk::DebugUtilsMessengerCreateInfoEXT {
            p_next: from_ref(&data).cast(),
            ..Default::default()
        };
        let chain: *const c_void = from_ref(&application).cast();
        // SAFETY: the chain is valid.
        let take = || unsafe { LayerInstanceCreateInfo::take_link(chain) };
        assert_eq!(take().expect("the upper layer's").p_next, &raw mut lowest);
        assert!(take().expect("the lower layer's").p_next.is_null());
        assert!(take().is_none(), "no layer is left");
        // SAFETY: as above.
        let find = |function| unsafe { LayerInstanceCreateInfo::find(chain, function) };
        let found = find(LayerFunction::LOADER_DATA_CALLBACK);
        assert_eq!(found.map(|node| node.cast_const()), Some(from_ref(&data)));
        assert!(find(LayerFunction::LOADER_FEATURES).is_none());
        // SAFETY: as above. These nodes are of another type.
        assert!(unsafe { LayerDeviceCreateInfo::take_link(chain) }.is_none());
        // SAFETY: no chain is one, too.
        assert!(unsafe { LayerInstanceCreateInfo::take_link(null()) }.is_none());
    }
}
