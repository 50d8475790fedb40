use dispatch_tables::vk;

fn main() {
    let layers = [c"VK_LAYER_KHRONOS_validation".as_ptr()];
    let info = vk::InstanceCreateInfo {
        enabled_layer_count: 1,
        pp_enabled_layer_names: &layers,
        ..Default::default()
    };
    assert_eq!(info.enabled_layer_count, 1);
}
