//! C's name of an enumeration is that of its kind.

use dispatch_tables::vk;

struct Image {
    format: vk::VkFormat,
}

fn main() {
    let image = Image { format: vk::Format::R8_UNORM };
    let _: vk::Format = image.format;
}
