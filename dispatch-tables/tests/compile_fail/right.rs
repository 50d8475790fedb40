use dispatch_tables::vk::{self, chain::Chain};
use dispatch_tables::{DeviceDispatchTable, DeviceEntrypointTable, DeviceExtensionTable};

unsafe extern "system" fn device_wait_idle(_: vk::Device) -> vk::Result {
    vk::Result::SUCCESS
}

const TABLE: DeviceEntrypointTable = DeviceEntrypointTable {
    device_wait_idle: Some(device_wait_idle),
    ..DeviceEntrypointTable::EMPTY
};

static DISPATCH: DeviceDispatchTable = DeviceDispatchTable::of(&TABLE);

const EXTENSIONS: DeviceExtensionTable = DeviceExtensionTable {
    khr_swapchain: true,
    ..DeviceExtensionTable::EMPTY
};

fn main() {
    assert!(DISPATCH.device_wait_idle().is_some() && EXTENSIONS.khr_swapchain);
    let mut features = vk::PhysicalDeviceVulkan13Features::default();
    {
        let mut info = Chain::new(vk::DeviceCreateInfo::default());
        info.push(&mut features);
        assert!(!info.p_next.is_null());
    }
    features.synchronization2 = vk::TRUE;
}
