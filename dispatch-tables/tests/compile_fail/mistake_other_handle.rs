use dispatch_tables::vk;

fn main() {
    let info = vk::BufferViewCreateInfo { buffer: vk::Image::NULL, ..Default::default() };
    assert!(info.buffer.is_null());
}
