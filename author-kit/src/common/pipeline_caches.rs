//! Pipeline caches: data that the driver keeps by key, and gives to applications for another run.
//!
//! An application's data begins with the header of Vulkan, which has the device's vendor, device and
//! `pipelineCacheUUID`. Pieces follow: the lengths of key and data as 32-bit numbers, a checksum of 64
//! bits, key and data, all little-endian. Initial data of another device or driver is ignored, and so
//! is all that follows a piece that is cut off or damaged. The checksum finds accidents and no forgery:
//! a driver checks the data of a key as it would check a shader of the application.

use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::Arc;

use dispatch_tables::vk;

use crate::common;
use crate::objects::locks::Mutex;
use crate::objects::{self, Common, Device, object, slice};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(CreatePipelineCache, create, []),
    common!(DestroyPipelineCache, destroy, [], beside[CREATE_PIPELINE_CACHE]),
    common!(GetPipelineCacheData, data, [], beside[CREATE_PIPELINE_CACHE]),
    common!(MergePipelineCaches, merge, [], beside[CREATE_PIPELINE_CACHE]),
];

/// The bytes of the header, as it is written.
const HEADER: usize = 16 + vk::UUID_SIZE;

/// The bytes of a piece before its key.
const PIECE: usize = 16;

type Pieces = BTreeMap<Arc<[u8]>, Arc<[u8]>>;

/// A pipeline cache. Any number of threads may use one.
#[derive(Default)]
pub struct PipelineCache(Mutex<Pieces>);

impl PipelineCache {
    /// The data of a key, such as the hash of a pipeline's shaders and state.
    #[must_use]
    pub fn get(&self, key: &[u8]) -> Option<Arc<[u8]>> {
        object::lock(&self.0).get(key).cloned()
    }

    /// Keeps data for a key, unless the cache has data for that key. Gives what the cache has then.
    pub fn insert(&self, key: &[u8], data: &[u8]) -> Arc<[u8]> {
        let mut pieces = object::lock(&self.0);
        pieces.entry(key.into()).or_insert_with(|| data.into()).clone()
    }

    /// A cache of an application's data.
    fn read(header: &[u8; HEADER], data: &[u8]) -> Self {
        let mut pieces = Pieces::new();
        let mut rest = data.strip_prefix(header).unwrap_or_default();
        while let Some((key, data, after)) = piece(rest) {
            pieces.insert(key.into(), data.into());
            rest = after;
        }
        Self(Mutex::new(pieces))
    }

    /// The bytes of a header and of each piece, in the order of the keys.
    fn written(&self, header: [u8; HEADER]) -> Vec<Vec<u8>> {
        let of = |(key, data): (&Arc<[u8]>, &Arc<[u8]>)| {
            // Lengths that no number of 32 bits can hold are those of no pipeline.
            let lengths = [key.len(), data.len()].map(|length| u32::try_from(length).ok());
            let [Some(of_key), Some(of_data)] = lengths else { return Vec::new() };
            let sum = checksum(key, data).to_le_bytes();
            [&of_key.to_le_bytes()[..], &of_data.to_le_bytes(), &sum, key, data].concat()
        };
        let pieces = object::lock(&self.0);
        [header.to_vec()].into_iter().chain(pieces.iter().map(of)).collect()
    }
}

/// The first piece's key and data, and what follows the piece; none of a damaged one.
fn piece(bytes: &[u8]) -> Option<(&[u8], &[u8], &[u8])> {
    let (head, rest) = bytes.split_at_checked(PIECE)?;
    let number = |at: usize| Some(u32::from_le_bytes(head[at..at + 4].try_into().ok()?) as usize);
    let (key, rest) = rest.split_at_checked(number(0)?)?;
    let (data, rest) = rest.split_at_checked(number(4)?)?;
    (head[8..] == checksum(key, data).to_le_bytes()).then_some((key, data, rest))
}

/// FNV-1a of 64 bits, of key and data one after the other.
fn checksum(key: &[u8], data: &[u8]) -> u64 {
    key.iter().chain(data).fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// `VkPipelineCacheHeaderVersionOne` of a device, least significant byte first.
fn header(device: &Device) -> [u8; HEADER] {
    let properties = &device.physical_device().description.properties;
    let numbers = [
        HEADER as u32,
        vk::PipelineCacheHeaderVersion::ONE.as_raw() as u32,
        properties.vendor_id,
        properties.device_id,
    ];
    let mut header = [0; HEADER];
    for (place, number) in header.chunks_exact_mut(4).zip(numbers) {
        place.copy_from_slice(&number.to_le_bytes());
    }
    header[16..].copy_from_slice(&properties.pipeline_cache_uuid);
    header
}

/// The pipeline cache of a handle; none of a null handle, which creating commands may be given.
///
/// # Safety
///
/// The handle is null, or a live pipeline cache of these entries.
pub unsafe fn pipeline_cache<'a>(handle: vk::PipelineCache) -> Option<&'a PipelineCache> {
    // SAFETY: the caller's promise.
    (!handle.is_null()).then(|| unsafe { object::get(handle) })
}

unsafe extern "system" fn create(
    device: vk::Device,
    info: *const vk::PipelineCacheCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
    cache: *mut vk::PipelineCache,
) -> vk::Result {
    // SAFETY: valid usage of the command, which has so many bytes of initial data.
    unsafe {
        let (device, info) = (objects::device(device), &*info);
        let initial = match info.initial_data_size {
            0 => &[],
            size => std::slice::from_raw_parts(info.p_initial_data.cast::<u8>(), size),
        };
        let made = PipelineCache::read(&header(device), initial);
        object::store(object::create(device.allocator, callbacks, made), cache)
    }
}

unsafe extern "system" fn destroy(
    _: vk::Device,
    cache: vk::PipelineCache,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<PipelineCache>(cache) };
}

/// Gives as many whole pieces as there is room for: nothing at all without room for the header.
unsafe extern "system" fn data(
    device: vk::Device,
    cache: vk::PipelineCache,
    size: *mut usize,
    data: *mut c_void,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let header = header(objects::device(device));
        let parts = object::get::<PipelineCache>(cache).written(header);
        if data.is_null() {
            *size = parts.iter().map(Vec::len).sum();
            return vk::Result::SUCCESS;
        }
        let room = std::slice::from_raw_parts_mut(data.cast::<u8>(), *size);
        *size = 0;
        for part in parts {
            let Some(place) = room.get_mut(*size..*size + part.len()) else {
                return vk::Result::INCOMPLETE;
            };
            place.copy_from_slice(&part);
            *size += part.len();
        }
    }
    vk::Result::SUCCESS
}

unsafe extern "system" fn merge(
    _: vk::Device,
    to: vk::PipelineCache,
    count: u32,
    from: *const vk::PipelineCache,
) -> vk::Result {
    // SAFETY: valid usage of the command: no cache is merged into itself.
    unsafe {
        let to = object::get::<PipelineCache>(to);
        for cache in slice(from, count) {
            // One lock after the other, since another thread may merge the other way.
            let pieces = object::lock(&object::get::<PipelineCache>(*cache).0).clone();
            let mut all = object::lock(&to.0);
            for (key, data) in pieces {
                all.entry(key).or_insert(data);
            }
        }
    }
    vk::Result::SUCCESS
}
