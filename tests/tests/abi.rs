//! The structures of `vk_layer.h` and `vk_icd.h`: their layout is that of Debian's headers in a C
//! compiler (layers.md 5.2, callpath.md 5.1), and their constants are those of layers.md 5.

use std::ffi::{c_char, c_void};
use std::fmt::Write as _;
use std::mem::{align_of, offset_of, size_of};
use std::path::Path;
use std::process::Command;

use dispatch_tables::{icd, layer, vk};

/// A structure: its C name, size, alignment, and the C names and offsets of its members.
struct Layout {
    name: &'static str,
    size: usize,
    align: usize,
    members: Vec<(&'static str, usize)>,
}

macro_rules! layouts {
    ($($rust:ty as $c:ident { $($member:ident as $c_member:ident),* })*) => {
        vec![$(Layout {
            name: stringify!($c),
            size: size_of::<$rust>(),
            align: align_of::<$rust>(),
            members: vec![$((stringify!($c_member), offset_of!($rust, $member))),*],
        }),*]
    };
}

fn layouts() -> Vec<Layout> {
    layouts! {
        layer::NegotiateLayerInterface as VkNegotiateLayerInterface {
            s_type as sType, p_next as pNext,
            loader_layer_interface_version as loaderLayerInterfaceVersion,
            pfn_get_instance_proc_addr as pfnGetInstanceProcAddr,
            pfn_get_device_proc_addr as pfnGetDeviceProcAddr,
            pfn_get_physical_device_proc_addr as pfnGetPhysicalDeviceProcAddr
        }
        layer::LayerInstanceLink as VkLayerInstanceLink {
            p_next as pNext,
            pfn_next_get_instance_proc_addr as pfnNextGetInstanceProcAddr,
            pfn_next_get_physical_device_proc_addr as pfnNextGetPhysicalDeviceProcAddr
        }
        layer::LayerInstanceCreateInfo as VkLayerInstanceCreateInfo {
            s_type as sType, p_next as pNext, function as function, u as u
        }
        layer::LayerDeviceLink as VkLayerDeviceLink {
            p_next as pNext,
            pfn_next_get_instance_proc_addr as pfnNextGetInstanceProcAddr,
            pfn_next_get_device_proc_addr as pfnNextGetDeviceProcAddr
        }
        layer::LayerDeviceCreateInfo as VkLayerDeviceCreateInfo {
            s_type as sType, p_next as pNext, function as function, u as u
        }
        layer::LayerDeviceInfo as VkLayerDeviceInfo {
            device_info as device_info,
            pfn_next_get_instance_proc_addr as pfnNextGetInstanceProcAddr
        }
        layer::ChainHeader as VkChainHeader { ty as type, version as version, size as size }
        layer::EnumerateInstanceExtensionPropertiesChain as VkEnumerateInstanceExtensionPropertiesChain {
            header as header, pfn_next_layer as pfnNextLayer, p_next_link as pNextLink
        }
        layer::EnumerateInstanceLayerPropertiesChain as VkEnumerateInstanceLayerPropertiesChain {
            header as header, pfn_next_layer as pfnNextLayer, p_next_link as pNextLink
        }
        layer::EnumerateInstanceVersionChain as VkEnumerateInstanceVersionChain {
            header as header, pfn_next_layer as pfnNextLayer, p_next_link as pNextLink
        }
        icd::LoaderData as VK_LOADER_DATA { loader_magic as loaderMagic, loader_data as loaderData }
        icd::IcdSurfaceBase as VkIcdSurfaceBase { platform as platform }
        icd::IcdSurfaceWayland as VkIcdSurfaceWayland {
            base as base, display as display, surface as surface
        }
        icd::IcdSurfaceXcb as VkIcdSurfaceXcb {
            base as base, connection as connection, window as window
        }
        icd::IcdSurfaceXlib as VkIcdSurfaceXlib { base as base, dpy as dpy, window as window }
        icd::IcdSurfaceAndroid as VkIcdSurfaceAndroid { base as base, window as window }
        icd::IcdSurfaceMacOS as VkIcdSurfaceMacOS { base as base, p_view as pView }
        icd::IcdSurfaceVi as VkIcdSurfaceVi { base as base, window as window }
        icd::IcdSurfaceDisplay as VkIcdSurfaceDisplay {
            base as base, display_mode as displayMode, plane_index as planeIndex,
            plane_stack_index as planeStackIndex, transform as transform,
            global_alpha as globalAlpha, alpha_mode as alphaMode, image_extent as imageExtent
        }
        icd::IcdSurfaceHeadless as VkIcdSurfaceHeadless { base as base }
    }
}

/// Constants by their C names.
fn constants() -> Vec<(&'static str, i64)> {
    let function = |function: layer::LayerFunction| i64::from(function.as_raw());
    vec![
        ("VK_LAYER_LINK_INFO", function(layer::LayerFunction::LAYER_LINK_INFO)),
        ("VK_LOADER_DATA_CALLBACK", function(layer::LayerFunction::LOADER_DATA_CALLBACK)),
        (
            "VK_LOADER_LAYER_CREATE_DEVICE_CALLBACK",
            function(layer::LayerFunction::LOADER_LAYER_CREATE_DEVICE_CALLBACK),
        ),
        ("VK_LOADER_FEATURES", function(layer::LayerFunction::LOADER_FEATURES)),
        (
            "CURRENT_LOADER_LAYER_INTERFACE_VERSION",
            i64::from(layer::CURRENT_LOADER_LAYER_INTERFACE_VERSION),
        ),
        ("VK_CURRENT_CHAIN_VERSION", i64::from(layer::CURRENT_CHAIN_VERSION)),
        (
            "VK_CHAIN_TYPE_ENUMERATE_INSTANCE_VERSION",
            i64::from(layer::ChainType::ENUMERATE_INSTANCE_VERSION.as_raw()),
        ),
        (
            "CURRENT_LOADER_ICD_INTERFACE_VERSION",
            i64::from(icd::CURRENT_LOADER_ICD_INTERFACE_VERSION),
        ),
        ("ICD_LOADER_MAGIC", i64::try_from(icd::ICD_LOADER_MAGIC).expect("a small number")),
        ("VK_ICD_WSI_PLATFORM_DISPLAY", i64::from(icd::IcdWsiPlatform::DISPLAY.as_raw())),
        ("VK_ICD_WSI_PLATFORM_FUCHSIA", i64::from(icd::IcdWsiPlatform::FUCHSIA.as_raw())),
    ]
}

/// The expected output of the C program: one fact per line.
fn expected() -> String {
    let mut text = String::new();
    for layout in layouts() {
        let _ = writeln!(text, "{} {} {}", layout.name, layout.size, layout.align);
        for (member, offset) in layout.members {
            let _ = writeln!(text, "{}.{member} {offset}", layout.name);
        }
    }
    for (name, value) in constants() {
        let _ = writeln!(text, "{name} {value}");
    }
    text
}

fn program() -> String {
    let mut body = String::new();
    for layout in layouts() {
        let name = layout.name;
        let _ = writeln!(body, r#"printf("{name} %zu %zu\n", sizeof({name}), _Alignof({name}));"#);
        for (member, _) in layout.members {
            let _ =
                writeln!(body, r#"printf("{name}.{member} %zu\n", offsetof({name}, {member}));"#);
        }
    }
    for (name, _) in constants() {
        let _ = writeln!(body, r#"printf("{name} %lld\n", (long long){name});"#);
    }
    format!(
        "#include <stddef.h>\n#include <stdio.h>\n#include <stdint.h>\n\
         typedef struct xcb_connection_t xcb_connection_t; typedef uint32_t xcb_window_t; typedef uint32_t xcb_visualid_t;\n\
         typedef struct Display Display; typedef unsigned long Window; typedef unsigned long VisualID;\n\
         #include <vulkan/vk_platform.h>\n#include <vulkan/vulkan_core.h>\n\
         #define VK_USE_PLATFORM_WAYLAND_KHR\n#define VK_USE_PLATFORM_XCB_KHR\n#define VK_USE_PLATFORM_XLIB_KHR\n\
         #define VK_USE_PLATFORM_ANDROID_KHR\n#define VK_USE_PLATFORM_MACOS_MVK\n#define VK_USE_PLATFORM_VI_NN\n\
         #define VULKAN_H_ 1\n#include <vulkan/vk_icd.h>\n#include <vulkan/vk_layer.h>\n\
         int main(void) {{\n{body}return 0;\n}}\n"
    )
}

#[test]
#[ignore = "needs libvulkan-dev and a C compiler"]
fn layer_and_icd_structures_are_those_of_debians_headers() {
    assert!(
        Path::new("/usr/include/vulkan/vk_layer.h").exists(),
        "vk_layer.h is needed: `apt-get install libvulkan-dev`"
    );
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (source, binary) = (folder.path().join("abi.c"), folder.path().join("abi"));
    std::fs::write(&source, program()).expect("writing the C program");
    let mut compiler = Command::new(std::env::var("CC").unwrap_or_else(|_| "cc".to_owned()));
    let compiled = compiler.args(["-std=c11", "-w", "-o"]).arg(&binary).arg(&source).output();
    let compiled = compiled.expect("a C compiler is needed: `apt-get install gcc`");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let printed = Command::new(&binary).output().expect("running the C program").stdout;
    assert_eq!(String::from_utf8_lossy(&printed), expected());
}

/// The contract's constants are among those compared with Debian's headers above.
#[test]
fn s5_1_constants_of_the_layer_interface() {
    use layer::{ChainType, LayerFunction, NegotiateLayerStructType};
    assert_eq!(vk::StructureType::LOADER_INSTANCE_CREATE_INFO.as_raw(), 47);
    assert_eq!(vk::StructureType::LOADER_DEVICE_CREATE_INFO.as_raw(), 48);
    let functions = [
        LayerFunction::LAYER_LINK_INFO,
        LayerFunction::LOADER_DATA_CALLBACK,
        LayerFunction::LOADER_LAYER_CREATE_DEVICE_CALLBACK,
        LayerFunction::LOADER_FEATURES,
    ];
    assert_eq!(functions.map(LayerFunction::as_raw), [0, 1, 2, 3]);
    let types =
        [NegotiateLayerStructType::UNINITIALIZED, NegotiateLayerStructType::INTERFACE_STRUCT];
    assert_eq!(types.map(NegotiateLayerStructType::as_raw), [0, 1]);
    assert_eq!(layer::CURRENT_LOADER_LAYER_INTERFACE_VERSION, 2);
    assert_eq!(layer::MIN_SUPPORTED_LOADER_LAYER_INTERFACE_VERSION, 1);
    assert_eq!(layer::CURRENT_CHAIN_VERSION, 1);
    let chains = [
        ChainType::UNKNOWN,
        ChainType::ENUMERATE_INSTANCE_EXTENSION_PROPERTIES,
        ChainType::ENUMERATE_INSTANCE_LAYER_PROPERTIES,
        ChainType::ENUMERATE_INSTANCE_VERSION,
    ];
    assert_eq!(chains.map(ChainType::as_raw), [0, 1, 2, 3]);
    assert_eq!(layer::LOADER_FEATURE_PHYSICAL_DEVICE_SORTING, 1);
    assert_eq!(layer::MAX_NUM_UNKNOWN_EXTS, 250);
    assert_eq!(icd::ICD_LOADER_MAGIC, 0x01CD_C0DE);
}

/// The contract's sizes and offsets, for 64-bit processes.
#[cfg(target_pointer_width = "64")]
#[test]
fn s5_2_layouts_of_the_layer_interface() {
    let expected: [(&str, usize, &[usize]); 10] = [
        ("VkNegotiateLayerInterface", 48, &[0, 8, 16, 24, 32, 40]),
        ("VkLayerInstanceLink", 24, &[0, 8, 16]),
        ("VkLayerInstanceCreateInfo", 40, &[0, 8, 16, 24]),
        ("VkLayerDeviceLink", 24, &[0, 8, 16]),
        ("VkLayerDeviceCreateInfo", 32, &[0, 8, 16, 24]),
        ("VkLayerDeviceInfo", 16, &[0, 8]),
        ("VkChainHeader", 12, &[0, 4, 8]),
        ("VkEnumerateInstanceExtensionPropertiesChain", 32, &[0, 16, 24]),
        ("VkEnumerateInstanceLayerPropertiesChain", 32, &[0, 16, 24]),
        ("VkEnumerateInstanceVersionChain", 32, &[0, 16, 24]),
    ];
    for ((name, size, offsets), layout) in expected.into_iter().zip(layouts()) {
        let found: Vec<usize> = layout.members.iter().map(|(_, offset)| *offset).collect();
        assert_eq!((layout.name, layout.size, found.as_slice()), (name, size, offsets));
    }
    let union = layer::LayerInstanceCreateInfoData { loader_features: 0 };
    // SAFETY: only the addresses of members are computed.
    let members: [*const u8; 4] = unsafe {
        [
            (&raw const union.p_layer_info).cast(),
            (&raw const union.pfn_set_instance_loader_data).cast(),
            (&raw const union.layer_device.pfn_layer_create_device).cast(),
            (&raw const union.loader_features).cast(),
        ]
    };
    assert!(members.iter().all(|member| *member == (&raw const union).cast()));
    assert_eq!(offset_of!(layer::LayerDeviceCallbacks, pfn_layer_destroy_device), 8);
    assert_eq!(size_of_val(&layer::LOADER_FEATURE_PHYSICAL_DEVICE_SORTING), 4);
}

/// The parameters of the callbacks: the assignments compile only if the types match. Debian's
/// layers show that C agrees (`scenarios/real_drivers.rs`).
#[test]
fn s5_2_callback_signatures() {
    unsafe extern "system" fn negotiate(_: *mut layer::NegotiateLayerInterface) -> vk::Result {
        vk::Result::SUCCESS
    }
    unsafe extern "system" fn look_up(_: vk::Instance, _: *const c_char) -> vk::PFN_vkVoidFunction {
        None
    }
    unsafe extern "system" fn set_instance_data(_: vk::Instance, _: *mut c_void) -> vk::Result {
        vk::Result::SUCCESS
    }
    unsafe extern "system" fn set_device_data(_: vk::Device, _: *mut c_void) -> vk::Result {
        vk::Result::SUCCESS
    }
    unsafe extern "system" fn create_device(
        _: vk::Instance,
        _: vk::PhysicalDevice,
        _: *const vk::DeviceCreateInfo,
        _: *const vk::AllocationCallbacks,
        _: *mut vk::Device,
        _: Option<vk::PFN_vkGetInstanceProcAddr>,
        _: *mut Option<vk::PFN_vkGetDeviceProcAddr>,
    ) -> vk::Result {
        vk::Result::SUCCESS
    }
    unsafe extern "system" fn destroy_device(
        _: vk::Device,
        _: *const vk::AllocationCallbacks,
        _: Option<vk::PFN_vkDestroyDevice>,
    ) {
    }
    let _: layer::PFN_vkNegotiateLoaderLayerInterfaceVersion = negotiate;
    let _: layer::PFN_GetPhysicalDeviceProcAddr = look_up;
    let _: layer::PFN_vkSetInstanceLoaderData = set_instance_data;
    let _: layer::PFN_vkSetDeviceLoaderData = set_device_data;
    let _: layer::PFN_vkLayerCreateDevice = create_device;
    let _: layer::PFN_vkLayerDestroyDevice = destroy_device;
}
