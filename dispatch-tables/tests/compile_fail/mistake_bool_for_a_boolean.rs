use dispatch_tables::vk;

fn main() {
    let features =
        vk::PhysicalDeviceVulkan13Features { synchronization2: true, ..Default::default() };
    assert_eq!(features.synchronization2, vk::TRUE);
}
