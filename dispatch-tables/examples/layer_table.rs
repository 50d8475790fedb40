//! A layer's table: hooks that serve every name of their commands, over the next layer's functions.

use std::ffi::{CStr, c_char};

use dispatch_tables::{Command, DeviceDispatchTable, DeviceEntrypointTable, vk};

/// The next layer or driver, which knows the commands by one name each.
unsafe extern "system" fn next_get_device_proc_addr(
    _: vk::Device,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    unsafe extern "system" fn submit(
        _: vk::Queue,
        count: u32,
        _: *const vk::SubmitInfo2,
        _: vk::Fence,
    ) -> vk::Result {
        println!("the driver executes {count} submissions");
        vk::Result::SUCCESS
    }
    let table =
        DeviceEntrypointTable { queue_submit2_khr: Some(submit), ..DeviceEntrypointTable::EMPTY };
    // SAFETY: the name is a string.
    table.get(unsafe { Command::from_ptr(name) }?)
}

/// The layer's hook.
unsafe extern "system" fn queue_submit2(
    queue: vk::Queue,
    count: u32,
    submits: *const vk::SubmitInfo2,
    fence: vk::Fence,
) -> vk::Result {
    println!("the layer sees {count} submissions");
    // A real layer loads the table once, in vkCreateDevice.
    // SAFETY: the lookup gives functions for their names, and the call is the application's.
    unsafe {
        let next = DeviceDispatchTable::load(next_get_device_proc_addr, vk::Device::NULL);
        next.queue_submit2().expect("the driver has it")(queue, count, submits, fence)
    }
}

static HOOKS: DeviceDispatchTable = DeviceDispatchTable::of(&DeviceEntrypointTable {
    queue_submit2: Some(queue_submit2),
    ..DeviceEntrypointTable::EMPTY
});

/// The layer's vkGetDeviceProcAddr, without the question of what is enabled.
fn proc_addr(name: &CStr) -> vk::PFN_vkVoidFunction {
    let hook = Command::from_name(name).and_then(|command| HOOKS.get(command));
    // SAFETY: the name is a string.
    hook.or_else(|| unsafe { next_get_device_proc_addr(vk::Device::NULL, name.as_ptr()) })
}

fn main() {
    for name in [c"vkQueueSubmit2KHR", c"vkQueueSubmit2"] {
        println!("the application calls {}", name.to_string_lossy());
        let submit = proc_addr(name).expect("a hook");
        // SAFETY: both names are of one command, whose type this is.
        unsafe {
            let submit =
                std::mem::transmute::<unsafe extern "system" fn(), vk::PFN_vkQueueSubmit2>(submit);
            let infos = [vk::SubmitInfo2::default(); 2];
            assert_eq!(
                submit(vk::Queue::NULL, 2, infos.as_ptr(), vk::Fence::NULL),
                vk::Result::SUCCESS
            );
        }
    }
}
