//! Query pools whose results are in the host's memory: the driver writes the results, and the kit
//! resets, reads and copies them.
//!
//! These entries are no part of [`ALL`](super::ALL): a driver takes them with
//! [`also`](crate::objects::Description::also).

use std::any::Any;
use std::ffi::c_void;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use dispatch_tables::vk::{self, QueryResultFlags, QueryType};

use crate::common;
use crate::objects::sync::Sync;
use crate::objects::{self, Common, Data, object};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(CreateQueryPool, create, []),
    common!(DestroyQueryPool, destroy, [], beside[CREATE_QUERY_POOL]),
    common!(ResetQueryPool, reset, [], beside[CREATE_QUERY_POOL]),
    common!(GetQueryPoolResults, results, [], beside[CREATE_QUERY_POOL]),
];

/// A query pool. A query has one value or several, and is available or not.
pub struct QueryPool {
    /// What the queries count.
    pub query_type: QueryType,
    /// Which statistics a query of pipeline statistics has, one value each from the lowest flag.
    pub statistics: vk::QueryPipelineStatisticFlags,
    width: usize,
    /// The values of all queries.
    values: Box<[AtomicU64]>,
    available: Box<[AtomicBool]>,
    data: OnceLock<Data>,
}

/// A number behind the values. A status is 1 for complete and 0 for not ready, as availability is.
const MORE: QueryResultFlags =
    QueryResultFlags::WITH_AVAILABILITY.union(QueryResultFlags::WITH_STATUS_KHR);

impl QueryPool {
    /// A pool whose queries are reset.
    ///
    /// # Errors
    ///
    /// `ERROR_OUT_OF_HOST_MEMORY`.
    ///
    /// # Safety
    ///
    /// The chain of the create info is valid.
    pub unsafe fn new(info: &vk::QueryPoolCreateInfo) -> Result<Self, vk::Result> {
        // SAFETY: the caller's promise.
        let counters = unsafe { vk::chain::find::<vk::QueryPoolPerformanceCreateInfoKHR, _>(info) };
        let width = match info.query_type {
            QueryType::PIPELINE_STATISTICS => {
                info.pipeline_statistics.as_raw().count_ones() as usize
            }
            // Primitives that were written, and that there would have been room for.
            QueryType::TRANSFORM_FEEDBACK_STREAM_EXT => 2,
            QueryType::PERFORMANCE_QUERY_KHR => {
                counters.map_or(0, |it| it.counter_index_count as usize)
            }
            QueryType::RESULT_STATUS_ONLY_KHR => 0,
            _ => 1,
        };
        let count = info.query_count as usize;
        Ok(Self {
            query_type: info.query_type,
            statistics: info.pipeline_statistics,
            width,
            values: filled(width.saturating_mul(count), || AtomicU64::new(0))?,
            available: filled(count, || AtomicBool::new(false))?,
            data: OnceLock::new(),
        })
    }

    /// The number of queries.
    #[must_use]
    pub fn count(&self) -> usize {
        self.available.len()
    }

    /// What the driver keeps for the pool, made by `new` when the driver first asks.
    ///
    /// # Panics
    ///
    /// Where the data is of another type.
    pub fn data<T: Any + Send + std::marker::Sync>(&self, new: impl FnOnce() -> T) -> &T {
        let data = self.data.get_or_init(|| Box::new(new()));
        data.downcast_ref().expect("query-pool data of another type")
    }

    /// The values of a query, to be counted up while the query is active: vkGetQueryPoolResults gives
    /// them as partial results. Empty for a query that the pool does not have.
    #[must_use]
    pub fn values(&self, query: u32) -> &[AtomicU64] {
        let start = (query as usize).saturating_mul(self.width);
        self.values.get(start..start.saturating_add(self.width)).unwrap_or_default()
    }

    /// The query's result is complete.
    #[must_use]
    pub fn is_available(&self, query: u32) -> bool {
        let query = self.available.get(query as usize);
        query.is_some_and(|available| available.load(Ordering::Acquire))
    }

    /// Ends queries with the values that they have, and wakes who waits for the results: vkCmdEndQuery.
    pub fn end(&self, sync: &Sync, first: u32, count: u32) {
        sync.change(|| self.set_available(first, count, true));
    }

    /// Writes the values of a query and ends the query: a timestamp, for instance. Values that the
    /// query does not have are discarded.
    pub fn write(&self, sync: &Sync, query: u32, values: &[u64]) {
        for (place, value) in self.values(query).iter().zip(values) {
            place.store(*value, Ordering::Relaxed);
        }
        self.end(sync, query, 1);
    }

    /// Resets queries: they have the value 0 and are unavailable.
    pub fn reset(&self, sync: &Sync, first: u32, count: u32) {
        sync.change(|| {
            self.set_available(first, count, false);
            let values = (first..first.saturating_add(count)).flat_map(|query| self.values(query));
            values.for_each(|value| value.store(0, Ordering::Relaxed));
        });
    }

    fn set_available(&self, first: u32, count: u32, available: bool) {
        let queries = self.available.iter().skip(first as usize).take(count as usize);
        queries.for_each(|query| query.store(available, Ordering::Release));
    }

    /// Copies results into `bytes`, a query each `stride` bytes: the whole of vkGetQueryPoolResults,
    /// and of vkCmdCopyQueryPoolResults for a driver that executes the command on the CPU. What has no
    /// room in `bytes` is not copied.
    ///
    /// # Errors
    ///
    /// `NOT_READY` if a query is unavailable and the flags have neither `WAIT` nor `PARTIAL`: those
    /// that are available were copied. `ERROR_DEVICE_LOST` if the device is lost while this function
    /// waits.
    pub fn copy_results(
        &self,
        sync: &Sync,
        first: u32,
        count: u32,
        bytes: &mut [u8],
        stride: u64,
        flags: QueryResultFlags,
    ) -> Result<(), vk::Result> {
        let mut result = Ok(());
        let known = u32::try_from(self.count()).unwrap_or(u32::MAX);
        for (query, at) in (first..first.saturating_add(count).min(known)).zip(0_u64..) {
            if flags.contains(QueryResultFlags::WAIT) {
                sync.wait(u64::MAX, || self.is_available(query).then_some(()))?;
            }
            let is_available = self.is_available(query);
            let is_partial = flags.contains(QueryResultFlags::PARTIAL);
            if !is_available && !is_partial {
                result = Err(vk::Result::NOT_READY);
            }
            let place = usize::try_from(at.saturating_mul(stride)).ok();
            let Some(place) = place.and_then(|place| bytes.get_mut(place..)) else { continue };
            self.copy_one(query, is_available, is_available || is_partial, place, flags);
        }
        result
    }

    /// The bytes of each value.
    fn value_size(&self, flags: QueryResultFlags) -> usize {
        // A VkPerformanceCounterResultKHR has eight, whatever the flags.
        let is_wide = flags.contains(QueryResultFlags::TYPE_64)
            || self.query_type == QueryType::PERFORMANCE_QUERY_KHR;
        if is_wide { 8 } else { 4 }
    }

    /// The bytes that the results of so many queries take.
    pub(crate) fn results_size(&self, count: u32, stride: u64, flags: QueryResultFlags) -> u64 {
        let values = self.width + usize::from(flags.intersects(MORE));
        let one = values.saturating_mul(self.value_size(flags)) as u64;
        let Some(before) = count.checked_sub(1) else { return 0 };
        stride.saturating_mul(before.into()).saturating_add(one)
    }

    fn copy_one(
        &self,
        query: u32,
        is_available: bool,
        with_values: bool,
        bytes: &mut [u8],
        flags: QueryResultFlags,
    ) {
        let mut places = bytes.chunks_exact_mut(self.value_size(flags));
        let values = self.values(query).iter().map(|value| value.load(Ordering::Relaxed));
        for (value, place) in values.zip(places.by_ref()) {
            if with_values {
                put(value, place);
            }
        }
        if flags.intersects(MORE) {
            if let Some(place) = places.next() {
                put(is_available.into(), place);
            }
        }
    }
}

/// So many values, for which there may be too little memory.
fn filled<T>(count: usize, new: fn() -> T) -> Result<Box<[T]>, vk::Result> {
    let mut values = Vec::new();
    let reserved = values.try_reserve_exact(count);
    reserved.map_err(|_| vk::Result::ERROR_OUT_OF_HOST_MEMORY)?;
    values.resize_with(count, new);
    Ok(values.into_boxed_slice())
}

/// Writes four or eight bytes of a value, the lower ones, in the processor's order.
fn put(value: u64, place: &mut [u8]) {
    match place.len() {
        4 => place.copy_from_slice(&(value as u32).to_ne_bytes()),
        _ => place.copy_from_slice(&value.to_ne_bytes()),
    }
}

/// The query pool of a handle.
///
/// # Safety
///
/// A live query pool of these entries.
pub unsafe fn query_pool<'a>(handle: vk::QueryPool) -> &'a QueryPool {
    // SAFETY: the caller's promise.
    unsafe { object::get(handle) }
}

unsafe extern "system" fn create(
    device: vk::Device,
    info: *const vk::QueryPoolCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
    pool: *mut vk::QueryPool,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let allocator = objects::device(device).allocator;
        let made = QueryPool::new(&*info);
        object::store(made.and_then(|made| object::create(allocator, callbacks, made)), pool)
    }
}

unsafe extern "system" fn destroy(
    _: vk::Device,
    pool: vk::QueryPool,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<QueryPool>(pool) };
}

unsafe extern "system" fn reset(device: vk::Device, pool: vk::QueryPool, first: u32, count: u32) {
    // SAFETY: valid usage of the command.
    unsafe { query_pool(pool).reset(&objects::device(device).sync, first, count) };
}

unsafe extern "system" fn results(
    device: vk::Device,
    pool: vk::QueryPool,
    first: u32,
    count: u32,
    size: usize,
    data: *mut c_void,
    stride: vk::DeviceSize,
    flags: QueryResultFlags,
) -> vk::Result {
    // SAFETY: valid usage of the command, which has so many bytes at `data`.
    let (pool, sync, bytes) = unsafe {
        let bytes = std::slice::from_raw_parts_mut(data.cast::<u8>(), size);
        (query_pool(pool), &objects::device(device).sync, bytes)
    };
    let copied = pool.copy_results(sync, first, count, bytes, stride, flags);
    copied.err().unwrap_or(vk::Result::SUCCESS)
}
