use dispatch_tables::vk;

fn main() {
    let info = vk::ImageCreateInfo { format: 37, ..Default::default() };
    assert_eq!(info.mip_levels, 0);
}
