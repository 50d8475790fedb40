//! Pipeline caches: what an application gets of one, and what becomes of an application's data.

use std::ptr::{null, null_mut};

use author_kit::common::pipeline_caches::{PipelineCache, pipeline_cache};
use dispatch_tables::vk;

use crate::support::{DeviceOf, Instance, call};

fn create(device: &DeviceOf, initial: &[u8]) -> vk::PipelineCache {
    let info = vk::PipelineCacheCreateInfo {
        initial_data_size: initial.len(),
        p_initial_data: initial.as_ptr().cast(),
        ..Default::default()
    };
    let mut cache = vk::PipelineCache::NULL;
    let created =
        call!(device.commands.create_pipeline_cache(device.handle, &info, null(), &mut cache));
    assert_eq!(created, vk::Result::SUCCESS);
    cache
}

fn of<'a>(cache: vk::PipelineCache) -> &'a PipelineCache {
    // SAFETY: the cache is alive.
    unsafe { pipeline_cache(cache) }.expect("not null")
}

/// What vkGetPipelineCacheData gives with this much room.
fn data(device: &DeviceOf, cache: vk::PipelineCache, room: usize) -> (vk::Result, Vec<u8>) {
    let (mut size, mut bytes) = (room, vec![7_u8; room]);
    let place = bytes.as_mut_ptr().cast();
    let result =
        call!(device.commands.get_pipeline_cache_data(device.handle, cache, &mut size, place));
    assert!(bytes[size..].iter().all(|&byte| byte == 7), "nothing behind the size is written");
    bytes.truncate(size);
    (result, bytes)
}

fn size(device: &DeviceOf, cache: vk::PipelineCache) -> usize {
    let mut size = 0;
    call!(device.commands.get_pipeline_cache_data(device.handle, cache, &mut size, null_mut()));
    size
}

#[test]
fn data_begins_with_the_header_and_makes_an_equal_cache() {
    let instance = Instance::new();
    let device = instance.device();
    let cache = create(&device, &[]);
    assert_eq!(size(&device, cache), 32);
    assert_eq!(&*of(cache).insert(b"one", &[1, 2, 3]), [1, 2, 3]);
    assert_eq!(&*of(cache).insert(b"one", &[4]), [1, 2, 3], "the first counts");
    of(cache).insert(b"two", &[]);
    let (result, bytes) = data(&device, cache, size(&device, cache));
    assert_eq!((result, bytes.len()), (vk::Result::SUCCESS, 32 + 16 + 6 + 16 + 3));
    // The length, the version, vendor and device.
    assert_eq!(bytes[..16], [32, 0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(bytes[16..32], [6; 16], "the UUID");
    let copy = create(&device, &bytes);
    assert_eq!(of(copy).get(b"one").as_deref(), Some(&[1, 2, 3][..]));
    assert_eq!(of(copy).get(b"two").as_deref(), Some(&[][..]));
    assert_eq!(of(copy).get(b"three"), None);
    assert_eq!(data(&device, copy, 500), (vk::Result::SUCCESS, bytes));
    for cache in [cache, copy] {
        call!(device.commands.destroy_pipeline_cache(device.handle, cache, null()));
    }
    device.destroy();
    instance.destroy();
}

#[test]
fn too_little_room_has_whole_pieces_or_nothing() {
    let instance = Instance::new();
    let device = instance.device();
    let cache = create(&device, &[]);
    of(cache).insert(b"a", &[1]);
    of(cache).insert(b"b", &[2; 9]);
    let all = size(&device, cache);
    assert_eq!(data(&device, cache, all).0, vk::Result::SUCCESS);
    for (room, written) in [(all - 1, 50), (50, 50), (49, 32), (32, 32), (31, 0), (0, 0)] {
        let (result, bytes) = data(&device, cache, room);
        assert_eq!((result, bytes.len()), (vk::Result::INCOMPLETE, written), "{room}");
        let part = create(&device, &bytes);
        assert_eq!(of(part).get(b"a").is_some(), written == 50);
        assert_eq!(of(part).get(b"b"), None);
        call!(device.commands.destroy_pipeline_cache(device.handle, part, null()));
    }
    call!(device.commands.destroy_pipeline_cache(device.handle, cache, null()));
    device.destroy();
    instance.destroy();
}

/// Each byte of an application's data is another, or the data ends there.
#[test]
fn damaged_data_is_ignored() {
    let instance = Instance::new();
    let device = instance.device();
    let cache = create(&device, &[]);
    of(cache).insert(b"key", &[5; 20]);
    let (_, bytes) = data(&device, cache, 500);
    for at in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0xff;
        for initial in [&damaged[..], &bytes[..at]] {
            let other = create(&device, initial);
            assert_eq!(of(other).get(b"key"), None, "{at}");
            assert_eq!(size(&device, other), 32, "{at}");
            call!(device.commands.destroy_pipeline_cache(device.handle, other, null()));
        }
    }
    let lengths = [&bytes[..32], &[0xff; 8], &bytes[40..]].concat();
    let other = create(&device, &lengths);
    assert_eq!(size(&device, other), 32);
    for cache in [cache, other] {
        call!(device.commands.destroy_pipeline_cache(device.handle, cache, null()));
    }
    device.destroy();
    instance.destroy();
}

#[test]
fn a_merged_cache_has_what_all_have() {
    let instance = Instance::new();
    let device = instance.device();
    let [to, first, second] = [(); 3].map(|()| create(&device, &[]));
    of(to).insert(b"a", &[1]);
    of(first).insert(b"a", &[2]);
    of(first).insert(b"b", &[3]);
    of(second).insert(b"c", &[4]);
    let sources = [first, second];
    let array = sources.as_ptr();
    let merged = call!(device.commands.merge_pipeline_caches(device.handle, to, 2, array));
    assert_eq!(merged, vk::Result::SUCCESS);
    let found = [b"a", b"b", b"c"].map(|key| of(to).get(key).expect("merged")[0]);
    assert_eq!(found, [1, 3, 4]);
    // SAFETY: no cache.
    assert!(unsafe { pipeline_cache(vk::PipelineCache::NULL) }.is_none());
    for cache in [to, first, second] {
        call!(device.commands.destroy_pipeline_cache(device.handle, cache, null()));
    }
    device.destroy();
    instance.destroy();
}
