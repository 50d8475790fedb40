use dispatch_tables::vk;

fn main() {
    let usage = vk::ImageUsageFlags::SAMPLED | vk::BufferUsageFlags::UNIFORM_BUFFER;
    assert!(!usage.is_empty());
}
