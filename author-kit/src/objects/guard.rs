//! Calls of the author's functions. A panic of one ends at the kit, since Vulkan's commands may not
//! unwind: it becomes an error of the command and a message to the application's messengers.

use std::any::Any;
use std::ffi::CStr;
use std::panic::{AssertUnwindSafe, catch_unwind};

use dispatch_tables::vk;

use super::dispatchable::{Device, Instance};
use super::messages::Message;

/// A function of the driver's description, and the command that calls it.
#[derive(Clone, Copy)]
pub(crate) struct Callback {
    pub(crate) command: &'static CStr,
    pub(crate) name: &'static str,
    /// What the command returns where the function panics.
    pub(crate) error: vk::Result,
}

impl Callback {
    /// A callback that completes an instance or a device.
    pub(crate) const fn of_creation(command: &'static CStr, name: &'static str) -> Self {
        Self { command, name, error: vk::Result::ERROR_INITIALIZATION_FAILED }
    }

    /// A callback of a command that may not say that initialization failed.
    pub(crate) const fn of_use(command: &'static CStr, name: &'static str) -> Self {
        Self { command, name, error: vk::Result::ERROR_UNKNOWN }
    }

    /// What the function returns. `tell` gets the message of a panic.
    pub(crate) fn call<R>(
        self,
        tell: impl FnOnce(&Message<'_>),
        function: impl FnOnce() -> Result<R, vk::Result>,
    ) -> Result<R, vk::Result> {
        // What the panic left half changed is the driver's own.
        catch_unwind(AssertUnwindSafe(function)).unwrap_or_else(|panic| {
            let text = format!("{} of the driver panicked: {}", self.name, text_of(&*panic));
            tell(&Message::general_error(self.command, &text));
            Err(self.error)
        })
    }
}

fn text_of(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a text")
}

impl Instance {
    /// What a function of the driver returns.
    pub(crate) fn guard<R>(
        &self,
        callback: Callback,
        function: impl FnOnce() -> Result<R, vk::Result>,
    ) -> Result<R, vk::Result> {
        callback.call(|message| self.message(message), function)
    }
}

impl Device {
    /// What a function of the driver returns.
    pub(crate) fn guard<R>(
        &self,
        callback: Callback,
        function: impl FnOnce() -> Result<R, vk::Result>,
    ) -> Result<R, vk::Result> {
        self.instance().guard(callback, function)
    }
}
