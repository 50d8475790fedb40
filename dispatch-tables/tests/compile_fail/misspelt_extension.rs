use dispatch_tables::DeviceExtensionTable;

const EXTENSIONS: DeviceExtensionTable = DeviceExtensionTable {
    khr_swap_chain: true,
    ..DeviceExtensionTable::EMPTY
};

fn main() {
    assert!(EXTENSIONS.khr_swapchain);
}
