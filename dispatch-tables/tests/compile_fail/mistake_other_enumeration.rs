use dispatch_tables::vk;

fn main() {
    let info = vk::ImageCreateInfo { format: vk::ImageLayout::GENERAL, ..Default::default() };
    assert_eq!(info.mip_levels, 0);
}
