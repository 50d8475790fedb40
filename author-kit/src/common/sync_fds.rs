//! File descriptors of fences and semaphores, by functions of the driver's
//! [types](crate::objects::SyncType).

use std::ffi::c_int;
use std::os::fd::{BorrowedFd, FromRawFd, IntoRawFd, OwnedFd};
use std::sync::Arc;

use dispatch_tables::vk;

use super::external_sync::{kind_of_fence, kind_of_semaphore};
use crate::common;
use crate::objects::sync::{Fence, Semaphore};
use crate::objects::tracked::{Tracked, guard};
use crate::objects::{self, Common, Device, FdKind, NewPayload, SyncType, object};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(GetFenceFdKHR, get_fence_fd, [], beside[CREATE_FENCE]),
    common!(ImportFenceFdKHR, import_fence_fd, [], beside[CREATE_FENCE]),
    common!(GetSemaphoreFdKHR, get_semaphore_fd, [], beside[CREATE_SEMAPHORE]),
    common!(ImportSemaphoreFdKHR, import_semaphore_fd, [], beside[CREATE_SEMAPHORE]),
];

/// No payload has such a descriptor.
const NO_HANDLE: vk::Result = vk::Result::ERROR_INVALID_EXTERNAL_HANDLE;

/// A descriptor for the payload, or -1 for a signaled one.
fn export(device: &Device, tracked: &Tracked, kind: Option<FdKind>) -> Result<c_int, vk::Result> {
    let kind = kind.filter(|kind| tracked.exports(*kind)).ok_or(NO_HANDLE)?;
    if kind == FdKind::SyncFile {
        // The signal may wait in a queue of the kit, and the sync file is of what the driver has.
        tracked.wait_for_submits(device)?;
    }
    let descriptor = guard(device, || tracked.payload.export(kind))?;
    Ok(descriptor.map_or(-1, IntoRawFd::into_raw_fd))
}

/// Stores a descriptor, if there is one.
///
/// # Safety
///
/// `place` is where the command stores its descriptor.
unsafe fn store(exported: Result<c_int, vk::Result>, place: *mut c_int) -> vk::Result {
    match exported {
        Ok(descriptor) => {
            // SAFETY: the caller's promise.
            unsafe { *place = descriptor };
            vk::Result::SUCCESS
        }
        Err(error) => error,
    }
}

unsafe extern "system" fn get_fence_fd(
    device: vk::Device,
    info: *const vk::FenceGetFdInfoKHR,
    fd: *mut c_int,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    let (device, info) = unsafe { (objects::device(device), &*info) };
    // SAFETY: valid usage of the command.
    let fence = unsafe { object::get::<Fence>(info.fence) };
    let kind = kind_of_fence(info.handle_type);
    let exported = export(device, &fence.active(), kind).and_then(|descriptor| {
        // A copy of the signal goes with a reset (specification, importing fence payloads).
        if kind == Some(FdKind::SyncFile) {
            fence.set(device, false)?;
        }
        Ok(descriptor)
    });
    // SAFETY: valid usage of the command.
    unsafe { store(exported, fd) }
}

unsafe extern "system" fn get_semaphore_fd(
    device: vk::Device,
    info: *const vk::SemaphoreGetFdInfoKHR,
    fd: *mut c_int,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    let (device, info) = unsafe { (objects::device(device), &*info) };
    // SAFETY: valid usage of the command.
    let semaphore = unsafe { object::get::<Semaphore>(info.semaphore) };
    let kind = kind_of_semaphore(info.handle_type);
    let exported = export(device, &semaphore.active(), kind).and_then(|descriptor| {
        // A copy of the signal is a wait for the semaphore.
        if kind == Some(FdKind::SyncFile) {
            let waited = semaphore.for_wait();
            waited.count_queued();
            waited.end_wait(device, false)?;
        }
        Ok(descriptor)
    });
    // SAFETY: valid usage of the command.
    unsafe { store(exported, fd) }
}

/// A payload of a descriptor, which is closed; with an error, the descriptor stays the application's.
///
/// # Safety
///
/// The descriptor is open and nobody else's, or less than 0.
unsafe fn import(
    device: &Device,
    kind: Option<FdKind>,
    is_timeline: bool,
    fd: c_int,
) -> Result<Arc<Tracked>, vk::Result> {
    let kind = kind.filter(|kind| fd >= 0 || *kind == FdKind::SyncFile).ok_or(NO_HANDLE)?;
    // SAFETY: the caller's promise.
    let borrowed = (fd >= 0).then(|| unsafe { BorrowedFd::borrow_raw(fd) });
    let new = NewPayload { is_timeline, ..NewPayload::default() };
    let types = device.physical_device().description.sync_types.iter();
    let makes = |one: &&&'static SyncType| one.makes(is_timeline) && one.imports.has(kind);
    let mut made = Err(NO_HANDLE);
    for one in types.filter(makes) {
        made = guard(device, || (one.import)(device, &new, kind, borrowed))
            .map(|payload| Tracked::new(payload, one, &new));
        if !matches!(made, Err(NO_HANDLE)) {
            break;
        }
    }
    let made = made?;
    if fd >= 0 {
        // SAFETY: the caller's promise; a successful import takes the descriptor over.
        drop(unsafe { OwnedFd::from_raw_fd(fd) });
    }
    Ok(made)
}

/// A sync file is a copy, which never becomes the payload for good.
fn is_temporary(kind: Option<FdKind>, flagged: bool) -> bool {
    flagged || kind == Some(FdKind::SyncFile)
}

unsafe extern "system" fn import_fence_fd(
    device: vk::Device,
    info: *const vk::ImportFenceFdInfoKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    let (device, info) = unsafe { (objects::device(device), &*info) };
    let kind = kind_of_fence(info.handle_type);
    let temporary = is_temporary(kind, info.flags.contains(vk::FenceImportFlags::TEMPORARY));
    // SAFETY: valid usage of the command.
    let (fence, payload) =
        unsafe { (object::get::<Fence>(info.fence), import(device, kind, false, info.fd)) };
    match payload {
        Ok(payload) => fence.import(payload, temporary),
        Err(error) => return error,
    }
    vk::Result::SUCCESS
}

unsafe extern "system" fn import_semaphore_fd(
    device: vk::Device,
    info: *const vk::ImportSemaphoreFdInfoKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    let (device, info) = unsafe { (objects::device(device), &*info) };
    let kind = kind_of_semaphore(info.handle_type);
    let temporary = is_temporary(kind, info.flags.contains(vk::SemaphoreImportFlags::TEMPORARY));
    // SAFETY: valid usage of the command.
    let semaphore = unsafe { object::get::<Semaphore>(info.semaphore) };
    // SAFETY: valid usage of the command.
    match unsafe { import(device, kind, semaphore.is_timeline, info.fd) } {
        Ok(payload) => semaphore.import(payload, temporary),
        Err(error) => return error,
    }
    vk::Result::SUCCESS
}
