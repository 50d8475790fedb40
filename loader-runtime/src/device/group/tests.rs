//! Groups behind known and unknown structures, with the chain restored (callpath.md 7.1, 7.2).

use dispatch_tables::layer::{LayerDeviceCreateInfo, LayerDeviceCreateInfoData, LayerFunction};

use super::*;

/// Handles of the application; one level down each has the next address.
const HANDLES: [vk::PhysicalDevice; 2] = [handle(0x10), handle(0x20)];

const fn handle(address: usize) -> vk::PhysicalDevice {
    vk::PhysicalDevice::from_raw(ptr::without_provenance_mut(address))
}

fn lower(upper: vk::PhysicalDevice) -> vk::PhysicalDevice {
    handle(upper.as_raw().addr() + 1)
}

fn group(p_next: *const c_void) -> vk::DeviceGroupDeviceCreateInfo {
    vk::DeviceGroupDeviceCreateInfo {
        p_next,
        physical_device_count: 2,
        p_physical_devices: HANDLES.as_ptr(),
        ..Default::default()
    }
}

fn features(p_next: *const c_void) -> vk::PhysicalDeviceFeatures2 {
    vk::PhysicalDeviceFeatures2 {
        p_next: p_next.cast_mut(),
        features: vk::PhysicalDeviceFeatures {
            robust_buffer_access: vk::TRUE,
            inherited_queries: vk::TRUE,
            ..Default::default()
        },
        ..Default::default()
    }
}

fn loader_node(p_next: *const c_void) -> LayerDeviceCreateInfo {
    LayerDeviceCreateInfo {
        s_type: vk::StructureType::LOADER_DEVICE_CREATE_INFO,
        p_next,
        function: LayerFunction::LOADER_DATA_CALLBACK,
        u: LayerDeviceCreateInfoData { pfn_set_device_loader_data: None },
    }
}

fn address<T>(of: &T) -> *const c_void {
    ptr::from_ref(of).cast()
}

/// The chain from `p_next` on, and the handles of the group info in it.
fn look(p_next: *const c_void) -> (Vec<*const c_void>, Vec<usize>) {
    let (mut chain, mut handles) = (Vec::new(), Vec::new());
    let mut node = p_next.cast::<vk::BaseInStructure>();
    // SAFETY: the chains of these tests.
    while let Some(structure) = unsafe { node.as_ref() } {
        if structure.s_type == vk::StructureType::DEVICE_GROUP_DEVICE_CREATE_INFO {
            // SAFETY: the type says so, and the array has two elements.
            let list = unsafe {
                let group = &*node.cast::<vk::DeviceGroupDeviceCreateInfo>();
                std::slice::from_raw_parts(group.p_physical_devices, 2)
            };
            handles.extend(list.iter().map(|handle| handle.as_raw().addr()));
        }
        chain.push(node.cast());
        node = structure.p_next;
    }
    (chain, handles)
}

fn unwrapped(p_next: &mut *const c_void) -> UnwrappedGroup {
    // SAFETY: a valid chain that outlives the result.
    let group = unsafe { unwrap(p_next, HostAllocator::NONE, lower) };
    group.expect("memory").expect("a group info")
}

#[test]
fn structures_in_front_are_copied_and_none_is_written_to() {
    let last = features(ptr::null());
    let group = group(address(&last));
    let second = vk::PhysicalDeviceMultiviewFeatures {
        p_next: address(&group).cast_mut(),
        multiview: vk::TRUE,
        ..Default::default()
    };
    let first = features(address(&second));
    let mut p_next = address(&first);
    let original = look(p_next);
    let unwrapped = unwrapped(&mut p_next);
    let (chain, handles) = look(p_next);
    assert_eq!(handles, [0x11, 0x21]);
    assert_eq!(chain.len(), 4);
    assert_eq!(chain[3], address(&last), "what follows is the application's");
    assert!(chain[..3].iter().all(|node| !original.0.contains(node)));
    // SAFETY: the copies have the types of the originals.
    unsafe {
        let first = &*chain[0].cast::<vk::PhysicalDeviceFeatures2>();
        assert_eq!(first.features.robust_buffer_access, vk::TRUE);
        assert_eq!(first.features.inherited_queries, vk::TRUE);
        let second = &*chain[1].cast::<vk::PhysicalDeviceMultiviewFeatures>();
        assert_eq!(second.multiview, vk::TRUE);
    }
    assert_eq!(look(address(&first)), original, "while the call lasts, too");
    drop(unwrapped);
}

#[test]
fn the_loaders_own_nodes_lead_to_the_copies() {
    let group = group(ptr::null());
    let features = features(address(&group));
    let inner = loader_node(address(&features));
    let outer = loader_node(address(&inner));
    let mut p_next = address(&outer);
    let unwrapped = unwrapped(&mut p_next);
    let (chain, handles) = look(address(&outer));
    assert_eq!(handles, [0x11, 0x21]);
    assert_eq!(chain[..2], [address(&outer), address(&inner)]);
    assert_eq!(look(address(&features)).1, [0x10, 0x20]);
    drop(unwrapped);
    assert_eq!(inner.p_next, address(&features));
}

#[test]
fn the_link_of_an_unknown_structure_is_changed_and_put_back() {
    let group = group(ptr::null());
    let unknown = vk::BaseInStructure {
        s_type: vk::StructureType::from_raw(0x7FFF_0000),
        p_next: address(&group).cast(),
    };
    let features = features(address(&unknown));
    let mut p_next = address(&features);
    let original = look(p_next);
    let unwrapped = unwrapped(&mut p_next);
    assert_eq!(look(p_next).1, [0x11, 0x21]);
    drop(unwrapped);
    assert_eq!(look(address(&features)), original);
}

#[test]
fn chains_without_a_group_stay() {
    let features = features(ptr::null());
    let empty = vk::DeviceGroupDeviceCreateInfo::default();
    for start in [ptr::null(), address(&features), address(&empty)] {
        let mut p_next = start;
        // SAFETY: a valid chain.
        let group = unsafe { unwrap(&mut p_next, HostAllocator::NONE, lower) };
        assert!(group.expect("memory").is_none());
        assert_eq!(p_next, start);
    }
}
