//! Limits the budget of every memory heap that VK_EXT_memory_budget tells the application, in MiB:
//! `VK_EXAMPLE_MEMORY_BUDGET_MIB=64`.

use author_kit::layer::{Description, Instance, Layer, Next};
use dispatch_tables::vk::chain;
use dispatch_tables::{PhysicalDeviceEntrypointTable, vk};

/// Of an instance the layer keeps the limit in bytes.
pub(crate) static BUDGET: Layer<u64, ()> = Layer::new(Description {
    physical_device_hooks: PhysicalDeviceEntrypointTable {
        get_physical_device_memory_properties2: Some(get_physical_device_memory_properties2),
        ..PhysicalDeviceEntrypointTable::EMPTY
    },
    ..Description::with(
        c"VK_LAYER_EXAMPLE_memory_budget",
        c"Limits the memory budget",
        |new| Ok(new.settings().value("mib", u64::MAX >> 20) << 20),
        |_| Ok(()),
    )
});

author_kit::hook! {
    BUDGET;
    physical_device get_physical_device_memory_properties2(
        physical_device: vk::PhysicalDevice,
        properties: &mut vk::PhysicalDeviceMemoryProperties2) = limit;
}

fn limit(
    instance: &Instance<u64>,
    _: vk::PhysicalDevice,
    next: Next<'_, ((), &mut vk::PhysicalDeviceMemoryProperties2)>,
) {
    let ((), properties) = next.call();
    let heaps = properties.memory_properties.memory_heap_count as usize;
    // SAFETY: the chain of a valid call, which nobody else uses before the command returns.
    let budget =
        unsafe { chain::find_mut::<vk::PhysicalDeviceMemoryBudgetPropertiesEXT, _>(properties) };
    let Some(budget) = budget else { return };
    for heap in budget.heap_budget.iter_mut().take(heaps) {
        *heap = instance.data.min(*heap);
    }
}
