//! What fences and semaphores may be exported as and imported from: by the
//! [types](crate::objects::PhysicalDeviceDescription::sync_types) of the physical device.

use dispatch_tables::vk;

use super::semaphores::type_of;
use crate::common;
use crate::objects::{self, Common, FdKind, FdKinds, PhysicalDevice, SyncType};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(GetPhysicalDeviceExternalFenceProperties, fence_properties, [], beside[CREATE_FENCE]),
    common!(
        GetPhysicalDeviceExternalSemaphoreProperties,
        semaphore_properties,
        [],
        beside[CREATE_SEMAPHORE]
    ),
];

const KINDS: [FdKind; 2] = [FdKind::Opaque, FdKind::SyncFile];

const fn of_fence(kind: FdKind) -> vk::ExternalFenceHandleTypeFlags {
    match kind {
        FdKind::Opaque => vk::ExternalFenceHandleTypeFlags::OPAQUE_FD,
        FdKind::SyncFile => vk::ExternalFenceHandleTypeFlags::SYNC_FD,
    }
}

const fn of_semaphore(kind: FdKind) -> vk::ExternalSemaphoreHandleTypeFlags {
    match kind {
        FdKind::Opaque => vk::ExternalSemaphoreHandleTypeFlags::OPAQUE_FD,
        FdKind::SyncFile => vk::ExternalSemaphoreHandleTypeFlags::SYNC_FD,
    }
}

/// The kinds of descriptors among the handles of a fence.
pub(super) fn kinds_of_fence(handles: vk::ExternalFenceHandleTypeFlags) -> FdKinds {
    let has = |kind| handles.contains(of_fence(kind));
    FdKinds { opaque: has(FdKind::Opaque), sync_file: has(FdKind::SyncFile) }
}

/// The kinds of descriptors among the handles of a semaphore.
pub(super) fn kinds_of_semaphore(handles: vk::ExternalSemaphoreHandleTypeFlags) -> FdKinds {
    let has = |kind| handles.contains(of_semaphore(kind));
    FdKinds { opaque: has(FdKind::Opaque), sync_file: has(FdKind::SyncFile) }
}

/// The one kind of descriptor that a handle of a fence is.
pub(super) fn kind_of_fence(handle: vk::ExternalFenceHandleTypeFlags) -> Option<FdKind> {
    KINDS.into_iter().find(|&kind| handle == of_fence(kind))
}

/// The one kind of descriptor that a handle of a semaphore is.
pub(super) fn kind_of_semaphore(handle: vk::ExternalSemaphoreHandleTypeFlags) -> Option<FdKind> {
    KINDS.into_iter().find(|&kind| handle == of_semaphore(kind))
}

/// What a kind of descriptor is good for.
#[derive(Default)]
struct Offer {
    exportable: bool,
    importable: bool,
    /// What a payload that was imported may be exported as.
    from_imported: Vec<FdKind>,
    /// What a payload may be exported as, too.
    compatible: Vec<FdKind>,
}

impl Offer {
    fn new(
        device: &PhysicalDevice,
        kind: Option<FdKind>,
        is_timeline: bool,
        is_enough: impl Fn(&SyncType) -> bool,
    ) -> Self {
        let Some(kind) = kind.filter(|kind| !is_timeline || *kind == FdKind::Opaque) else {
            return Self::default();
        };
        let types = device.description.sync_types;
        let exporting = |one: &&&SyncType| is_enough(one) && one.exports.has(kind);
        let exporting: Vec<_> = types.iter().filter(exporting).collect();
        let importing = |one: &&&SyncType| one.makes(is_timeline) && one.imports.has(kind);
        let importing: Vec<_> = types.iter().filter(importing).collect();
        let exports = |types: &[&&SyncType]| {
            let any = |kind: &FdKind| types.iter().any(|one| one.exports.has(*kind));
            KINDS.into_iter().filter(any).collect()
        };
        Self {
            exportable: !exporting.is_empty(),
            importable: !importing.is_empty(),
            from_imported: exports(&importing),
            compatible: exports(&exporting),
        }
    }
}

unsafe extern "system" fn fence_properties(
    physical_device: vk::PhysicalDevice,
    info: *const vk::PhysicalDeviceExternalFenceInfo,
    properties: *mut vk::ExternalFenceProperties,
) {
    use vk::ExternalFenceFeatureFlags as Feature;
    // SAFETY: valid usage of the command.
    let (device, info, properties) =
        unsafe { (objects::physical_device(physical_device), &*info, &mut *properties) };
    let kind = kind_of_fence(info.handle_type);
    let offer = Offer::new(device, kind, false, SyncType::is_for_fences);
    let union = |kinds: Vec<FdKind>| {
        let none = vk::ExternalFenceHandleTypeFlags::empty();
        kinds.into_iter().fold(none, |all, kind| all | of_fence(kind))
    };
    let none = Feature::empty();
    properties.export_from_imported_handle_types = union(offer.from_imported);
    properties.compatible_handle_types = union(offer.compatible);
    properties.external_fence_features = if offer.exportable { Feature::EXPORTABLE } else { none }
        | if offer.importable { Feature::IMPORTABLE } else { none };
}

unsafe extern "system" fn semaphore_properties(
    physical_device: vk::PhysicalDevice,
    info: *const vk::PhysicalDeviceExternalSemaphoreInfo,
    properties: *mut vk::ExternalSemaphoreProperties,
) {
    use vk::ExternalSemaphoreFeatureFlags as Feature;
    // SAFETY: valid usage of the command.
    let (device, info, properties) =
        unsafe { (objects::physical_device(physical_device), &*info, &mut *properties) };
    // SAFETY: valid usage of the command.
    let (is_timeline, _) = type_of(unsafe { vk::chain::find(info) });
    let is_enough = |one: &SyncType| one.is_for_semaphores(is_timeline);
    let offer = Offer::new(device, kind_of_semaphore(info.handle_type), is_timeline, is_enough);
    let union = |kinds: Vec<FdKind>| {
        let none = vk::ExternalSemaphoreHandleTypeFlags::empty();
        kinds.into_iter().fold(none, |all, kind| all | of_semaphore(kind))
    };
    let none = Feature::empty();
    properties.export_from_imported_handle_types = union(offer.from_imported);
    properties.compatible_handle_types = union(offer.compatible);
    properties.external_semaphore_features =
        if offer.exportable { Feature::EXPORTABLE } else { none }
            | if offer.importable { Feature::IMPORTABLE } else { none };
}
