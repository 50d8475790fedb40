//! The loader's own messages on their way to the messengers of an instance (drivers.md B.8).

use core::ptr;

use dispatch_tables::vk;

use crate::instance::record::Instance;
use crate::journal::{Message, MessageTypes, Severity, Sink};

/// Where the journal of `instance` delivers: to the instance's callbacks, on the thread that the
/// message comes from.
///
/// # Safety
/// The sink is not used after the instance is freed.
pub(crate) unsafe fn sink(instance: &Instance) -> Sink {
    // SAFETY: an instance delivers messages of any thread, and the caller promises that the
    // instance outlives the sink.
    unsafe { Sink::new(ptr::from_ref(instance).cast(), wants, deliver) }
}

/// # Safety
/// `instance` is the instance that [`sink`] was given.
unsafe fn wants(instance: *const (), severity: Severity, types: MessageTypes) -> bool {
    // SAFETY: the sink holds a pointer to a live instance.
    let instance = unsafe { &*instance.cast::<Instance>() };
    instance.callbacks.want(utils_severity(severity), utils_types(types))
}

/// # Safety
/// `instance` is the instance that [`sink`] was given.
unsafe fn deliver(instance: *const (), message: &Message<'_>) {
    // SAFETY: the sink holds a pointer to a live instance.
    let instance = unsafe { &*instance.cast::<Instance>() };
    instance.callbacks.deliver_loader_message(
        ptr::from_ref(instance).expose_provenance() as u64,
        utils_severity(message.severity),
        utils_types(message.types),
        message.text,
    );
}

fn utils_severity(severity: Severity) -> vk::DebugUtilsMessageSeverityFlagsEXT {
    vk::DebugUtilsMessageSeverityFlagsEXT::from_raw(severity.0)
}

fn utils_types(types: MessageTypes) -> vk::DebugUtilsMessageTypeFlagsEXT {
    vk::DebugUtilsMessageTypeFlagsEXT::from_raw(types.0)
}
