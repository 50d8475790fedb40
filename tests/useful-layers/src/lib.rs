//! Three layers that people use, in one library, each in a file of its own.

mod device_selector;
mod frame_limiter;
mod memory_budget;

use device_selector::{SELECTOR, Selection};
use frame_limiter::{LIMITER, Pace};
use memory_budget::BUDGET;

author_kit::export_layers! {
    LIMITER: Layer<u32, Pace> as
        vkNegotiateLoaderLayerInterfaceVersion, vkGetInstanceProcAddr, vkGetDeviceProcAddr;
    SELECTOR: Layer<Selection, ()> as
        selector_Negotiate, selector_GetInstance, selector_GetDevice;
    BUDGET: Layer<u64, ()> as
        budget_Negotiate, budget_GetInstance, budget_GetDevice;
}
