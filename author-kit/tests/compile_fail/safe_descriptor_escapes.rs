//! The kit closes a descriptor after the import: a payload that keeps one has a duplicate.

use std::os::fd::BorrowedFd;
use std::sync::Arc;

use author_kit::driver::{Device, FdKind, NewPayload, Payload, SyncType};
use dispatch_tables::vk;

struct Kept(BorrowedFd<'static>);

impl Payload for Kept {}

fn import(
    _: &Device,
    _: &NewPayload,
    _: FdKind,
    descriptor: Option<BorrowedFd<'_>>,
) -> Result<Arc<dyn Payload>, vk::Result> {
    Ok(Arc::new(Kept(descriptor.ok_or(vk::Result::ERROR_INVALID_EXTERNAL_HANDLE)?)))
}

pub static TYPE: SyncType =
    SyncType { import, ..SyncType::new("kept", |_, _| Err(vk::Result::ERROR_UNKNOWN)) };

fn main() {}
