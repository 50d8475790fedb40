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

/// What has a payload.
#[derive(Clone, Copy)]
pub(super) enum Holder {
    Fence,
    Semaphore { is_timeline: bool },
}

impl Holder {
    pub(super) const fn is_timeline(self) -> bool {
        matches!(self, Self::Semaphore { is_timeline: true })
    }

    /// A new object may have a payload of the type.
    const fn is_made_of(self, one: &SyncType) -> bool {
        match self {
            Self::Fence => one.is_for_fences(),
            Self::Semaphore { is_timeline } => one.is_for_semaphores(is_timeline),
        }
    }

    /// The object may have a payload of the type until a wait or reset, which the object's own payload
    /// outlives: nobody resets the other.
    const fn borrows(self, one: &SyncType) -> bool {
        match self {
            Self::Fence => one.binary && one.host_wait,
            Self::Semaphore { is_timeline: true } => one.is_for_semaphores(true),
            Self::Semaphore { is_timeline: false } => one.binary,
        }
    }

    /// The object may have a payload of the type, of such a descriptor.
    pub(super) fn imports(
        self,
        device: &PhysicalDevice,
        one: &SyncType,
        kind: FdKind,
        is_temporary: bool,
    ) -> bool {
        let is_enough = if is_temporary { self.borrows(one) } else { self.is_made_of(one) };
        is_enough && one.imports.has(kind) && self.knows(device, one, kind)
    }

    /// A new object may have a payload of the type, to export as such a descriptor.
    fn exports(self, device: &PhysicalDevice, one: &SyncType, kind: FdKind) -> bool {
        self.is_made_of(one) && one.exports.has(kind) && self.knows(device, one, kind)
    }

    /// The kit works with the type, and such an object with the kind.
    fn knows(self, device: &PhysicalDevice, one: &SyncType, kind: FdKind) -> bool {
        self.has(kind) && one.suits(&device.instance().driver.description.submit)
    }

    /// Such an object has descriptors of the kind: timelines have no sync files.
    fn has(self, kind: FdKind) -> bool {
        !self.is_timeline() || kind == FdKind::Opaque
    }
}

/// A sync file is a copy, which never becomes the payload for good.
pub(super) fn is_temporary(kind: Option<FdKind>, flagged: bool) -> bool {
    flagged || kind == Some(FdKind::SyncFile)
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
    fn new(device: &PhysicalDevice, kind: Option<FdKind>, holder: Holder) -> Self {
        let Some(kind) = kind else {
            return Self::default();
        };
        let types = device.description.sync_types;
        let exporting = |one: &&&SyncType| holder.exports(device, one, kind);
        let exporting: Vec<_> = types.iter().filter(exporting).collect();
        // What can be imported can be for good, unless no such descriptor ever is.
        let is_temporary = is_temporary(Some(kind), false);
        let importing = |one: &&&SyncType| holder.imports(device, one, kind, is_temporary);
        let importing: Vec<_> = types.iter().filter(importing).collect();
        let exports = |types: &[&&SyncType]| {
            let any = |kind: &FdKind| types.iter().any(|one| one.exports.has(*kind));
            KINDS.into_iter().filter(|&kind| holder.has(kind)).filter(any).collect()
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
    let offer = Offer::new(device, kind, Holder::Fence);
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
    let kind = kind_of_semaphore(info.handle_type);
    let offer = Offer::new(device, kind, Holder::Semaphore { is_timeline });
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
