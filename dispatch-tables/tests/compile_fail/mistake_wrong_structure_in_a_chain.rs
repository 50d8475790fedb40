use dispatch_tables::vk::{self, chain::Chain};

fn main() {
    let mut messenger = vk::DebugUtilsMessengerCreateInfoEXT::default();
    let mut info = Chain::new(vk::DeviceCreateInfo::default());
    info.push(&mut messenger);
}
