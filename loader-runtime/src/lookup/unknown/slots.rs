//! The slots of a new device, instance or driver, before any unknown function has a number
//! (layers.md 11.2, 11.3).

use core::ffi::c_void;
use core::mem;

use dispatch_tables::vk;

use super::code;
use super::missing::bad_destination;
use crate::lookup::unknown_names::{Function, UnknownSlots};

/// The slots of a new device: each answers VK_ERROR_EXTENSION_NOT_PRESENT.
pub(crate) fn device_slots() -> UnknownSlots {
    UnknownSlots::new(|_| Some(without_destination()))
}

/// The slots of a new instance: each leads to the end of the chain.
pub(crate) fn instance_slots() -> UnknownSlots {
    UnknownSlots::new(code::terminator)
}

/// The slots of a new driver: each ends the process.
pub(crate) fn driver_slots() -> UnknownSlots {
    UnknownSlots::new(|_| Some(code::MISSING))
}

fn without_destination() -> Function {
    let stub: unsafe extern "system" fn(*const c_void) -> vk::Result = bad_destination;
    // SAFETY: function pointers have one representation. A caller passes a device-level handle
    // first, and a callee may ignore extra arguments, except on 32-bit Windows, where this one does
    // not return.
    unsafe { mem::transmute(stub) }
}
