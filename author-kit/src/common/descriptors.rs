//! Descriptor pools and sets: a pool owns its sets. What is written to a set is the driver's affair.
//!
//! These entries are no part of [`ALL`](super::ALL): a driver takes them with
//! [`also`](crate::objects::Description::also). A set holds its [layout].

use std::collections::BTreeSet;

use dispatch_tables::vk;

use crate::common;
use crate::objects::locks::Mutex;
use crate::objects::{self, Common, object, slice};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(CreateDescriptorPool, create, []),
    common!(DestroyDescriptorPool, destroy, [], beside[CREATE_DESCRIPTOR_POOL]),
    common!(ResetDescriptorPool, reset, [], beside[CREATE_DESCRIPTOR_POOL]),
    common!(AllocateDescriptorSets, allocate, [], beside[CREATE_DESCRIPTOR_POOL]),
    common!(
        FreeDescriptorSets,
        free,
        [],
        beside [CREATE_DESCRIPTOR_POOL, ALLOCATE_DESCRIPTOR_SETS]
    ),
    common!(GetDescriptorSetLayoutSupport, layout_support, [], beside[CREATE_DESCRIPTOR_POOL]),
];

/// The layout of a set.
///
/// # Safety
///
/// A live set of these entries.
pub unsafe fn layout(set: vk::DescriptorSet) -> vk::DescriptorSetLayout {
    // SAFETY: the caller's promise.
    unsafe { *object::get::<vk::DescriptorSetLayout>(set) }
}

#[derive(Default)]
struct Pool(Mutex<BTreeSet<vk::DescriptorSet>>);

impl Drop for Pool {
    fn drop(&mut self) {
        self.destroy_sets();
    }
}

impl Pool {
    fn destroy_sets(&self) {
        for set in std::mem::take(&mut *object::lock(&self.0)) {
            // SAFETY: the pool made the set, and by valid usage nobody uses the set any more.
            unsafe { object::destroy::<vk::DescriptorSetLayout>(set) };
        }
    }
}

unsafe extern "system" fn create(
    device: vk::Device,
    _: *const vk::DescriptorPoolCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
    pool: *mut vk::DescriptorPool,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let allocator = objects::device(device).allocator;
        object::store(object::create(allocator, callbacks, Pool::default()), pool)
    }
}

unsafe extern "system" fn destroy(
    _: vk::Device,
    pool: vk::DescriptorPool,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<Pool>(pool) };
}

unsafe extern "system" fn reset(
    _: vk::Device,
    pool: vk::DescriptorPool,
    _: vk::DescriptorPoolResetFlags,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { object::get::<Pool>(pool) }.destroy_sets();
    vk::Result::SUCCESS
}

unsafe extern "system" fn allocate(
    device: vk::Device,
    info: *const vk::DescriptorSetAllocateInfo,
    sets: *mut vk::DescriptorSet,
) -> vk::Result {
    // SAFETY: valid usage of the command, which has room for as many sets as layouts.
    unsafe {
        let (allocator, info) = (objects::device(device).allocator, &*info);
        let layouts = slice(info.p_set_layouts, info.descriptor_set_count);
        let make = |layout: &vk::DescriptorSetLayout| {
            object::create::<vk::DescriptorSet, _>(allocator, std::ptr::null(), *layout)
        };
        // A pool of its own until all sets are there.
        let new = Pool::default();
        for (at, layout) in layouts.iter().enumerate() {
            match make(layout) {
                Ok(set) => {
                    *sets.add(at) = set;
                    object::lock(&new.0).insert(set);
                }
                Err(error) => {
                    // By the specification, all handles are null if one fails.
                    for at in 0..layouts.len() {
                        *sets.add(at) = vk::DescriptorSet::NULL;
                    }
                    return error;
                }
            }
        }
        let pool = object::get::<Pool>(info.descriptor_pool);
        object::lock(&pool.0).append(&mut object::lock(&new.0));
    }
    vk::Result::SUCCESS
}

unsafe extern "system" fn free(
    _: vk::Device,
    pool: vk::DescriptorPool,
    count: u32,
    sets: *const vk::DescriptorSet,
) -> vk::Result {
    // SAFETY: valid usage of the command. A handle may be null.
    unsafe {
        let mut kept = object::lock(&object::get::<Pool>(pool).0);
        for set in slice(sets, count) {
            if kept.remove(set) {
                object::destroy::<vk::DescriptorSetLayout>(*set);
            }
        }
    }
    vk::Result::SUCCESS
}

/// Every layout that keeps to the limits.
unsafe extern "system" fn layout_support(
    _: vk::Device,
    _: *const vk::DescriptorSetLayoutCreateInfo,
    support: *mut vk::DescriptorSetLayoutSupport,
) {
    // SAFETY: valid usage of the command.
    unsafe { (*support).supported = vk::TRUE };
}
