//! A structure on the stack is gone when the next layer reads the chain.

use author_kit::layer::InstanceRequest;
use dispatch_tables::vk::{self, chain};

pub fn change(request: &mut InstanceRequest) {
    let mut messenger = vk::DebugUtilsMessengerCreateInfoEXT::default();
    chain::push(&mut request.info, &mut messenger);
}

fn main() {}
