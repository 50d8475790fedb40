//! The callbacks of one instance that receive messages (callpath.md 6.1, drivers.md B.8).
//!
//! *Creation* callbacks come from the `pNext` chain of `VkInstanceCreateInfo` and receive messages
//! while the instance is created and destroyed. *Current* callbacks belong to the messengers and
//! report callbacks that the application or a layer created.
//!
//! The list changes under the loader lock. Any thread delivers messages without the lock, because
//! most commands hold none. So a removed registration stays in memory until no delivery is under
//! way.

use core::ffi::{CStr, c_char, c_void};
use core::ptr;
use core::ptr::NonNull;
use core::sync::atomic::Ordering::SeqCst;

use dispatch_tables::vk::{
    self, DebugUtilsMessageSeverityFlagsEXT as Severity, DebugUtilsMessageTypeFlagsEXT as Types,
};

use crate::debug;
use crate::journal::Messengers;
use crate::lock::{self, Guard, LockedCell};
use crate::memory::{Allocated, HostAllocator};
use crate::records::linked::{Linked, Next, Records};
use crate::sync::{AtomicBool, AtomicPtr, AtomicUsize};

/// A function of the application and the messages that it asked for.
#[derive(Clone, Copy)]
pub(crate) enum Callback {
    /// VK_EXT_debug_utils.
    Messenger {
        severities: Severity,
        types: Types,
        function: vk::PFN_vkDebugUtilsMessengerCallbackEXT,
        user_data: *mut c_void,
    },
    /// VK_EXT_debug_report.
    Report {
        flags: vk::DebugReportFlagsEXT,
        function: vk::PFN_vkDebugReportCallbackEXT,
        user_data: *mut c_void,
    },
}

impl Callback {
    /// Whether the callback asked for messages of this kind of VK_EXT_debug_utils.
    fn wants(&self, severity: Severity, types: Types) -> bool {
        match self {
            Self::Messenger { severities, types: wanted, .. } => {
                severity.intersects(*severities) && types.intersects(*wanted)
            }
            Self::Report { flags, .. } => {
                debug::types::report_flags(severity, types).intersects(*flags)
            }
        }
    }
}

impl From<&vk::DebugUtilsMessengerCreateInfoEXT> for Callback {
    fn from(info: &vk::DebugUtilsMessengerCreateInfoEXT) -> Self {
        Self::Messenger {
            severities: info.message_severity,
            types: info.message_type,
            function: info.pfn_user_callback,
            user_data: info.p_user_data,
        }
    }
}

impl From<&vk::DebugReportCallbackCreateInfoEXT> for Callback {
    fn from(info: &vk::DebugReportCallbackCreateInfoEXT) -> Self {
        Self::Report { flags: info.flags, function: info.pfn_callback, user_data: info.p_user_data }
    }
}

/// A message of VK_EXT_debug_utils.
pub(crate) struct UtilsMessage<'a> {
    pub(crate) severity: Severity,
    pub(crate) types: Types,
    pub(crate) data: &'a vk::DebugUtilsMessengerCallbackDataEXT,
}

/// A message of VK_EXT_debug_report.
pub(crate) struct ReportMessage {
    pub(crate) flags: vk::DebugReportFlagsEXT,
    pub(crate) object_type: vk::DebugReportObjectTypeEXT,
    pub(crate) object: u64,
    pub(crate) location: usize,
    pub(crate) code: i32,
    pub(crate) layer_prefix: *const c_char,
    pub(crate) text: *const c_char,
}

/// One registered callback.
struct Registration {
    /// The messenger's or report callback's handle; for creation callbacks the address of the
    /// create info.
    handle: u64,
    callback: Callback,
    /// The application's callbacks for this registration, if the creation brought any. The
    /// destruction replaces them by its own.
    own_allocator: LockedCell<Option<vk::AllocationCallbacks>>,
    /// The instance's allocator, for a registration without its own.
    fallback: HostAllocator,
    /// Whether the callback receives messages only while the instance is created or destroyed.
    is_for_creation: bool,
    removed: AtomicBool,
    next: AtomicPtr<Registration>,
    next_retired: Next<Self>,
}

// SAFETY: the pointers in a registration belong to the application. The loader only passes them to
// the application's callbacks, which any thread may call. The rest is `Sync`.
unsafe impl Sync for Registration {}

impl Linked for Registration {
    fn next(&self) -> &Next<Self> {
        &self.next_retired
    }
}

/// The callbacks of one instance.
pub(crate) struct InstanceCallbacks {
    /// The handle of the instance.
    instance: u64,
    /// The newest registration: current callbacks are newer than those for the creation.
    first: AtomicPtr<Registration>,
    /// Whether the creation callbacks receive messages.
    creating: AtomicBool,
    /// Deliveries under way, nested ones included.
    deliveries: AtomicUsize,
    /// Removed registrations that a delivery may still be reading.
    retired: Records<Registration>,
}

impl InstanceCallbacks {
    /// No callbacks. The loader's own messages are about `instance`.
    pub(crate) const fn new(instance: u64) -> Self {
        Self {
            instance,
            first: AtomicPtr::new(ptr::null_mut()),
            creating: AtomicBool::new(false),
            deliveries: AtomicUsize::new(0),
            retired: Records::new(),
        }
    }

    /// Adds a creation callback in front of the earlier ones.
    ///
    /// `allocator` is the instance's (scope OBJECT): it must work until the registration is freed.
    ///
    /// # Errors
    ///
    /// The allocator refused.
    pub(crate) fn add_for_creation(
        &self,
        lock: &Guard,
        handle: u64,
        callback: Callback,
        allocator: HostAllocator,
    ) -> Allocated<()> {
        self.creating.store(true, SeqCst);
        self.push(lock, handle, callback, (None, allocator), true)
    }

    /// The instance exists: its creation callbacks receive nothing until its destruction.
    pub(crate) fn creation_succeeded(&self) {
        self.creating.store(false, SeqCst);
    }

    /// The destruction of the instance begins: removes the current callbacks, which the application
    /// did not destroy, and lets the creation callbacks receive messages again (callpath.md 7.4).
    pub(crate) fn begin_destroy(&self, lock: &Guard) {
        self.remove_all(lock, |registration| !registration.is_for_creation);
        self.creating.store(true, SeqCst);
    }

    /// Removes every callback.
    pub(crate) fn free_all(&self, lock: &Guard) {
        self.creating.store(false, SeqCst);
        self.remove_all(lock, |_| true);
    }

    /// Adds a callback in front of the current ones.
    ///
    /// # Errors
    ///
    /// The allocator refused: `own_allocator`, or else `fallback`, the instance's.
    pub(crate) fn add(
        &self,
        lock: &Guard,
        handle: u64,
        callback: Callback,
        own_allocator: Option<vk::AllocationCallbacks>,
        fallback: HostAllocator,
    ) -> Allocated<()> {
        self.push(lock, handle, callback, (own_allocator, fallback), false)
    }

    /// Removes the current callback with this handle, if there is one.
    ///
    /// `own_allocator` comes from the destruction, and frees the registration if the creation
    /// brought one too.
    pub(crate) fn remove(
        &self,
        lock: &Guard,
        handle: u64,
        own_allocator: Option<vk::AllocationCallbacks>,
    ) {
        self.remove_all(lock, |registration| {
            let is_it = registration.handle == handle && !registration.is_for_creation;
            if is_it && own_allocator.is_some() && registration.own_allocator.get(lock).is_some() {
                registration.own_allocator.set(lock, own_allocator);
            }
            is_it
        });
    }

    /// Delivers a message of VK_EXT_debug_utils to the callbacks that asked for its kind.
    pub(crate) fn deliver(&self, message: &UtilsMessage<'_>) {
        self.for_each(|callback| match callback {
            Callback::Messenger { .. } => call_messenger(callback, message),
            Callback::Report { .. } => call_report(callback, &message.to_report()),
        });
    }

    /// Delivers a message of VK_EXT_debug_report to the callbacks that asked for its kind
    /// (callpath.md 6.2).
    pub(crate) fn deliver_report(&self, message: &ReportMessage) {
        self.for_each(|callback| match callback {
            Callback::Report { .. } => call_report(callback, message),
            Callback::Messenger { .. } => {
                let kind = debug::types::severity_and_types(message.flags);
                message.to_utils(kind, |message| call_messenger(callback, message));
            }
        });
    }

    /// Calls `deliver` for the current callbacks, then for the creation callbacks if they receive
    /// messages now; not for those that are removed meanwhile.
    fn for_each(&self, mut deliver: impl FnMut(&Callback)) {
        if self.first.load(SeqCst).is_null() {
            return;
        }
        self.deliveries.fetch_add(1, SeqCst);
        let mut next = self.first.load(SeqCst);
        // SAFETY: this delivery is counted, so that `free_retired` frees no registration that the
        // delivery can reach.
        while let Some(registration) = unsafe { next.as_ref() } {
            let is_silent = registration.is_for_creation && !self.creating.load(SeqCst);
            if !is_silent && !registration.removed.load(SeqCst) {
                deliver(&registration.callback);
            }
            next = registration.next.load(SeqCst);
        }
        self.deliveries.fetch_sub(1, SeqCst);
    }

    /// Adds a registration in front of the others.
    fn push(
        &self,
        _: &Guard,
        handle: u64,
        callback: Callback,
        (own_allocator, fallback): (Option<vk::AllocationCallbacks>, HostAllocator),
        is_for_creation: bool,
    ) -> Allocated<()> {
        let registration = Registration {
            handle,
            callback,
            own_allocator: LockedCell::new(own_allocator),
            fallback,
            is_for_creation,
            removed: AtomicBool::new(false),
            next: AtomicPtr::new(self.first.load(SeqCst)),
            next_retired: Next::none(),
        };
        let registration = choose(own_allocator.as_ref(), fallback).try_create(registration)?;
        self.first.store(registration.as_ptr(), SeqCst);
        Ok(())
    }

    /// Takes the registrations out that `is_removed` chooses.
    fn remove_all(&self, lock: &Guard, is_removed: impl Fn(&Registration) -> bool) {
        let mut link = &self.first;
        // SAFETY: `free_retired` alone frees registrations, and only those that were taken out.
        while let Some(registration) = unsafe { link.load(SeqCst).as_ref() } {
            if is_removed(registration) {
                registration.removed.store(true, SeqCst);
                link.store(registration.next.load(SeqCst), SeqCst);
                // SAFETY: `free_retired` takes the registration out of the list before it frees
                // the registration, and every registration is retired once.
                unsafe { self.retired.push(lock, NonNull::from(registration)) };
            } else {
                link = &registration.next;
            }
        }
        self.free_retired(lock);
    }

    /// Frees removed registrations unless a delivery is under way, which may be reading them. A
    /// later delivery cannot reach them.
    fn free_retired(&self, lock: &Guard) {
        if self.deliveries.load(SeqCst) != 0 {
            return;
        }
        while let Some(registration) = self.retired.pop(lock) {
            // SAFETY: a registration in the list is live, and nobody else frees this one.
            let retired = unsafe { registration.as_ref() };
            let own_allocator = retired.own_allocator.get(lock);
            let allocator = choose(own_allocator.as_ref(), retired.fallback);
            // SAFETY: `push` allocated the registration from compatible callbacks; no list leads to
            // the registration, and no delivery that could have reached it is under way.
            unsafe { allocator.destroy(registration) };
        }
    }
}

/// The loader's own messages, about the instance (drivers.md B.8).
impl Messengers for InstanceCallbacks {
    fn are_present(&self) -> bool {
        let mut are_present = false;
        self.for_each(|_| are_present = true);
        are_present
    }

    fn want(&self, severity: Severity, types: Types) -> bool {
        let mut is_wanted = false;
        self.for_each(|callback| is_wanted |= callback.wants(severity, types));
        is_wanted
    }

    fn hear(&self, severity: Severity, types: Types, text: &CStr) {
        let message = ReportMessage {
            flags: debug::types::report_flags(severity, types),
            object_type: vk::DebugReportObjectTypeEXT::INSTANCE,
            object: self.instance,
            location: 0,
            code: 0,
            layer_prefix: c"Loader Message".as_ptr(),
            text: text.as_ptr(),
        };
        message.to_utils((severity, types), |message| self.deliver(message));
    }
}

impl Drop for InstanceCallbacks {
    fn drop(&mut self) {
        self.free_all(&lock::acquire());
    }
}

impl UtilsMessage<'_> {
    /// The same message for report callbacks, about its first object (callpath.md 6.2).
    fn to_report(&self) -> ReportMessage {
        let object = if self.data.object_count == 0 {
            None
        } else {
            // SAFETY: VkDebugUtilsMessengerCallbackDataEXT: pObjects has objectCount elements.
            unsafe { self.data.p_objects.as_ref() }
        };
        ReportMessage {
            flags: debug::types::report_flags(self.severity, self.types),
            object_type: object.map_or(vk::DebugReportObjectTypeEXT::UNKNOWN, |object| {
                debug::types::report_type(object.object_type)
            }),
            object: object.map_or(0, |object| object.object_handle),
            location: 0,
            code: self.data.message_id_number,
            layer_prefix: self.data.p_message_id_name,
            text: self.data.p_message,
        }
    }
}

impl ReportMessage {
    /// The same message for messengers: one object, no labels (callpath.md 6.2).
    fn to_utils(
        &self,
        (severity, types): (Severity, Types),
        deliver: impl FnOnce(&UtilsMessage<'_>),
    ) {
        let object = vk::DebugUtilsObjectNameInfoEXT {
            object_type: debug::types::object_type(self.object_type),
            object_handle: self.object,
            ..Default::default()
        };
        let data = &vk::DebugUtilsMessengerCallbackDataEXT {
            p_message_id_name: self.layer_prefix,
            message_id_number: self.code,
            p_message: self.text,
            object_count: 1,
            p_objects: &object,
            ..Default::default()
        };
        deliver(&UtilsMessage { severity, types, data });
    }
}

/// The allocator of one request: the application's own, else the instance's.
fn choose(own: Option<&vk::AllocationCallbacks>, fallback: HostAllocator) -> HostAllocator {
    match own {
        // SAFETY: the callers use the allocator while they borrow `own`.
        Some(own) => unsafe { HostAllocator::new(own, vk::SystemAllocationScope::OBJECT) },
        None => fallback,
    }
}

fn call_messenger(callback: &Callback, message: &UtilsMessage<'_>) {
    let UtilsMessage { severity, types, data } = *message;
    if let Callback::Messenger { function: Some(function), user_data, .. } = *callback
        && callback.wants(severity, types)
    {
        // SAFETY: VK_EXT_debug_utils: the application's function, valid as long as its messenger;
        // the data lives through the call.
        unsafe { function(severity, types, data, user_data) };
    }
}

fn call_report(callback: &Callback, message: &ReportMessage) {
    let Callback::Report { flags: wanted, function: Some(function), user_data } = *callback else {
        return;
    };
    let ReportMessage { flags, object_type, object, location, code, layer_prefix, text } = *message;
    if flags.intersects(wanted) {
        // SAFETY: VK_EXT_debug_report: the application's function, valid as long as its callback
        // object; texts live through the call.
        unsafe {
            function(flags, object_type, object, location, code, layer_prefix, text, user_data)
        };
    }
}

#[cfg(test)]
mod tests;
