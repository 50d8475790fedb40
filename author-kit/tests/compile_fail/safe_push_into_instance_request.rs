//! A structure on the stack is gone when the next layer reads the chain.

use author_kit::layer::InstanceRequest;
use dispatch_tables::vk;

pub fn change(request: &mut InstanceRequest) {
    let messenger = vk::DebugUtilsMessengerCreateInfoEXT::default();
    request.info.p_next = (&raw const messenger).cast();
}

fn main() {}
