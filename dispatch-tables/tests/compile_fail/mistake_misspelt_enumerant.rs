use dispatch_tables::vk;

fn main() {
    assert_eq!(vk::PresentModeKHR::FIFO_KHR.as_raw(), 2);
}
