//! Layers of made-up and real libraries (drivers.md C.4).

use std::ffi::c_char;
use std::ptr;

use super::*;
use crate::names;

fn text<const N: usize>(text: &str) -> [c_char; N] {
    let mut array = [0; N];
    names::fill(&mut array, text.as_bytes());
    array
}

/// # Safety
///
/// By Vulkan's valid usage.
unsafe fn answer<T: Copy>(all: &[T], count: *mut u32, array: *mut T) -> vk::Result {
    // SAFETY: the caller's promise.
    unsafe {
        if !array.is_null() {
            assert_eq!(*count as usize, all.len());
            array.copy_from_nonoverlapping(all.as_ptr(), all.len());
        }
        *count = u32::try_from(all.len()).unwrap();
    }
    vk::Result::SUCCESS
}

unsafe extern "system" fn of_layers(
    count: *mut u32,
    array: *mut vk::LayerProperties,
) -> vk::Result {
    let layer = |name, version| vk::LayerProperties {
        layer_name: text(name),
        spec_version: version,
        implementation_version: version + 1,
        description: text("a layer"),
    };
    // SAFETY: the caller keeps to valid usage.
    unsafe { answer(&[layer("one", 7), layer("two", 9)], count, array) }
}

fn extension(name: &str, version: u32) -> vk::ExtensionProperties {
    vk::ExtensionProperties { extension_name: text(name), spec_version: version }
}

unsafe extern "system" fn of_instances(
    layer: *const c_char,
    count: *mut u32,
    array: *mut vk::ExtensionProperties,
) -> vk::Result {
    // SAFETY: the caller keeps to valid usage.
    unsafe {
        let all = if CStr::from_ptr(layer) == c"one" { vec![extension("i", 3)] } else { vec![] };
        answer(&all, count, array)
    }
}

unsafe extern "system" fn of_devices(
    device: vk::PhysicalDevice,
    layer: *const c_char,
    count: *mut u32,
    array: *mut vk::ExtensionProperties,
) -> vk::Result {
    assert!(device.as_raw().is_null());
    // SAFETY: the caller keeps to valid usage.
    unsafe {
        let all = if CStr::from_ptr(layer) == c"two" { vec![extension("d", 4)] } else { vec![] };
        answer(&all, count, array)
    }
}

fn find(name: &CStr) -> *mut c_void {
    match name.to_str().unwrap() {
        "vkEnumerateInstanceLayerProperties" => of_layers as *mut c_void,
        "vkEnumerateInstanceExtensionProperties" => of_instances as *mut c_void,
        "vkEnumerateDeviceExtensionProperties" => of_devices as *mut c_void,
        _ => ptr::null_mut(),
    }
}

#[test]
fn c4_a_library_reports_its_layers_and_their_extensions() {
    let [one, two] = &layers(b"/l.so", find).unwrap()[..] else { panic!("two layers") };
    let extension = |name: &str, spec_version| {
        vec![LayerExtension { name: name.into(), spec_version, entrypoints: TextList::default() }]
    };
    let expected = Layer {
        name: "one".into(),
        manifest: b"/l.so".to_vec(),
        content: LayerContent::Library(b"/l.so".to_vec()),
        api_version: 7,
        implementation_version: 8,
        description: "a layer".into(),
        instance_extensions: extension("i", 3),
        ..Layer::default()
    };
    assert_eq!(*one, expected);
    assert_eq!((&two.name[..], &two.device_extensions), ("two", &extension("d", 4)));
}

#[test]
fn c4_libraries_without_layers_say_why() {
    let missing = HostSystem.introspect(b"/no/such/library.so").unwrap_err();
    let Fault::Rejected(missing) = missing else { panic!("memory") };
    assert!(missing.contains("/no/such/library.so"), "{missing}");
    let foreign = HostSystem.introspect(b"libc.so.6").unwrap_err();
    let words = "it does not export vkEnumerateInstanceLayerProperties";
    assert_eq!(foreign, Fault::Rejected(words.to_owned()));
}

#[test]
fn c4_the_applications_libraries_lie_beside_the_loader() {
    let program = std::env::current_exe().unwrap();
    let directory = program.parent().unwrap().as_os_str().as_encoded_bytes().to_vec();
    assert_eq!(HostSystem.library_directories().unwrap(), [directory]);
}
