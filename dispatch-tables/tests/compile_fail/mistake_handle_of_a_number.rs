use dispatch_tables::vk;

fn main() {
    let info = vk::BufferViewCreateInfo { buffer: 0, ..Default::default() };
    assert!(info.buffer.is_null());
}
