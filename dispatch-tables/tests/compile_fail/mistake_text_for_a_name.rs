use dispatch_tables::{Command, DeviceExtensionTable};

fn main() {
    let _ = Command::from_name("vkCmdDraw");
    let _ = DeviceExtensionTable::EMPTY.get_by_name("VK_KHR_swapchain");
}
