//! Query pools of a driver on the CPU: their results in every form.

use std::ffi::c_void;
use std::ptr::{from_ref, null};
use std::sync::atomic::Ordering;
use std::thread;
use std::time::Duration;

use author_kit::common::queries::{QueryPool, query_pool};
use dispatch_tables::vk::{self, QueryResultFlags as Flags};

use crate::held::OfCpu;
use crate::support::{DeviceOf, Instance, call};

/// A device and a query pool of it.
struct Queries {
    instance: Instance,
    device: DeviceOf,
    pool: vk::QueryPool,
}

impl Queries {
    fn new(info: &vk::QueryPoolCreateInfo) -> Self {
        let instance = Instance::create::<OfCpu>(&[], null(), null()).expect("vkCreateInstance");
        let device = instance.device();
        let mut pool = vk::QueryPool::NULL;
        let created =
            call!(device.commands.create_query_pool(device.handle, info, null(), &mut pool));
        assert_eq!(created, vk::Result::SUCCESS);
        Self { instance, device, pool }
    }

    fn pool(&self) -> &QueryPool {
        // SAFETY: the pool is alive.
        unsafe { query_pool(self.pool) }
    }

    fn write(&self, query: u32, values: &[u64]) {
        self.pool().write(&self.device.object().sync, query, values);
    }

    /// Results of four or eight bytes, over room that is filled with 7.
    fn results<T: Clone + From<u8>, const N: usize>(
        &self,
        first: u32,
        count: u32,
        flags: Flags,
    ) -> (vk::Result, Vec<T>) {
        let mut room = vec![T::from(7); N];
        let (device, data) = (&self.device, room.as_mut_ptr().cast::<c_void>());
        let (handle, size) = (device.handle, size_of::<T>() * N);
        let stride = (size / count as usize) as u64;
        let (pool, flags) = (self.pool, flags);
        let result = call!(
            device
                .commands
                .get_query_pool_results(handle, pool, first, count, size, data, stride, flags)
        );
        (result, room)
    }

    fn destroy(self) {
        let Self { instance, device, pool } = self;
        call!(device.commands.destroy_query_pool(device.handle, pool, null()));
        device.destroy();
        instance.destroy();
    }
}

/// The results of performance queries are VkPerformanceCounterResultKHR, for which no flag asks.
#[test]
fn performance_counters_have_eight_bytes_each() {
    let indices = [0, 1];
    let counters = vk::QueryPoolPerformanceCreateInfoKHR {
        counter_index_count: 2,
        p_counter_indices: indices.as_ptr(),
        ..Default::default()
    };
    let queries = Queries::new(&vk::QueryPoolCreateInfo {
        p_next: from_ref(&counters).cast(),
        query_type: vk::QueryType::PERFORMANCE_QUERY_KHR,
        query_count: 1,
        ..Default::default()
    });
    queries.write(0, &[1 << 40, 5]);
    let expected = (vk::Result::SUCCESS, vec![1 << 40, 5]);
    assert_eq!(queries.results::<u64, 2>(0, 1, Flags::default()), expected);
    queries.destroy();
}

fn occlusion(query_count: u32) -> vk::QueryPoolCreateInfo {
    vk::QueryPoolCreateInfo {
        query_type: vk::QueryType::OCCLUSION,
        query_count,
        ..Default::default()
    }
}

#[test]
fn results_have_32_or_64_bits_and_availability_behind_them() {
    let queries = Queries::new(&occlusion(3));
    let large = (3 << 32) + 5;
    queries.write(1, &[large]);
    let success = vk::Result::SUCCESS;
    assert_eq!(queries.results::<u32, 1>(1, 1, Flags::empty()), (success, vec![5]));
    assert_eq!(queries.results::<u64, 1>(1, 1, Flags::TYPE_64), (success, vec![large]));
    let both = Flags::TYPE_64 | Flags::WITH_AVAILABILITY;
    assert_eq!(queries.results::<u64, 2>(1, 1, both), (success, vec![large, 1]));
    // Room between the results of two queries stays as it was.
    queries.write(2, &[9]);
    assert_eq!(queries.results::<u32, 4>(1, 2, Flags::empty()), (success, vec![5, 7, 9, 7]));
    queries.destroy();
}

#[test]
fn an_unavailable_result_is_not_ready_or_partial() {
    let queries = Queries::new(&occlusion(2));
    queries.write(0, &[4]);
    queries.pool().values(1)[0].fetch_add(2, Ordering::Relaxed);
    let not_ready = vk::Result::NOT_READY;
    assert_eq!(queries.results::<u32, 2>(0, 2, Flags::empty()), (not_ready, vec![4, 7]));
    let available = Flags::WITH_AVAILABILITY;
    assert_eq!(queries.results::<u32, 4>(0, 2, available), (not_ready, vec![4, 1, 7, 0]));
    let partial = Flags::PARTIAL;
    assert_eq!(queries.results::<u32, 2>(0, 2, partial), (vk::Result::SUCCESS, vec![4, 2]));
    let both = available | partial;
    assert_eq!(queries.results::<u32, 4>(0, 2, both), (vk::Result::SUCCESS, vec![4, 1, 2, 0]));

    let device = &queries.device;
    call!(device.commands.reset_query_pool(device.handle, queries.pool, 0, 1));
    assert_eq!(queries.results::<u32, 2>(0, 2, both & partial).1, [0, 2]);
    assert!(!queries.pool().is_available(0));
    queries.destroy();
}

#[test]
fn waiting_for_results_ends_when_they_are_written_or_the_device_is_lost() {
    let queries = Queries::new(&occlusion(2));
    thread::scope(|scope| {
        scope.spawn(|| {
            thread::sleep(Duration::from_millis(20));
            queries.write(1, &[3]);
        });
        assert_eq!(queries.results::<u32, 1>(1, 1, Flags::WAIT), (vk::Result::SUCCESS, vec![3]));
    });
    thread::scope(|scope| {
        scope.spawn(|| {
            thread::sleep(Duration::from_millis(20));
            queries.device.object().sync.lose();
        });
        let lost = queries.results::<u32, 1>(0, 1, Flags::WAIT);
        assert_eq!(lost, (vk::Result::ERROR_DEVICE_LOST, vec![7]));
    });
    queries.destroy();
}

#[test]
fn pipeline_statistics_have_a_value_for_each_flag() {
    use vk::QueryPipelineStatisticFlags as Statistics;
    let pipeline_statistics = Statistics::INPUT_ASSEMBLY_VERTICES
        | Statistics::CLIPPING_PRIMITIVES
        | Statistics::FRAGMENT_SHADER_INVOCATIONS;
    let queries = Queries::new(&vk::QueryPoolCreateInfo {
        query_type: vk::QueryType::PIPELINE_STATISTICS,
        query_count: 2,
        pipeline_statistics,
        ..Default::default()
    });
    queries.write(1, &[1, 2, 3, 99]);
    let flags = Flags::WITH_AVAILABILITY | Flags::PARTIAL;
    let expected = vec![0, 0, 0, 0, 1, 2, 3, 1];
    assert_eq!(queries.results::<u32, 8>(0, 2, flags), (vk::Result::SUCCESS, expected));
    assert!(queries.pool().values(2).is_empty(), "no such query");
    queries.write(2, &[1]);
    queries.destroy();
}

#[test]
fn a_pool_of_more_queries_than_memory_is_refused() {
    let instance = Instance::create::<OfCpu>(&[], null(), null()).expect("vkCreateInstance");
    let device = instance.device();
    let counters = vk::QueryPoolPerformanceCreateInfoKHR {
        counter_index_count: u32::MAX,
        ..Default::default()
    };
    let info = vk::QueryPoolCreateInfo {
        p_next: from_ref(&counters).cast(),
        query_type: vk::QueryType::PERFORMANCE_QUERY_KHR,
        query_count: u32::MAX,
        ..Default::default()
    };
    let mut pool = vk::QueryPool::NULL;
    let made = call!(device.commands.create_query_pool(device.handle, &info, null(), &mut pool));
    assert_eq!((made, pool), (vk::Result::ERROR_OUT_OF_HOST_MEMORY, vk::QueryPool::NULL));
    device.destroy();
    instance.destroy();
}

/// A buffer that is too short gets the results that have room.
#[test]
fn results_without_room_are_not_copied() {
    let queries = Queries::new(&occlusion(3));
    (0..3).for_each(|query| queries.write(query, &[5]));
    let sync = &queries.device.object().sync;
    let mut bytes = [7_u8; 10];
    let copied = queries.pool().copy_results(sync, 0, 9, &mut bytes, 4, Flags::empty());
    assert_eq!(copied, Ok(()));
    assert_eq!(bytes[8..], [7, 7]);
    assert_eq!(bytes[..4], 5_u32.to_ne_bytes());
    queries.destroy();
}
