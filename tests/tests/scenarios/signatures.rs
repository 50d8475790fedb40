//! The signature of every command. `generated/signatures.rs` fills the table through
//! [`signature!`].

use dispatch_tables::Command;

/// Made by `cargo vkgen generate`.
#[rustfmt::skip]
#[path = "generated/signatures.rs"]
mod generated;

pub(crate) use generated::SIGNATURES;

/// The signature of a command.
#[derive(Debug)]
pub(crate) struct Signature {
    /// The command.
    pub(crate) command: Command,
    /// Its parameters in order.
    pub(crate) parameters: &'static [Parameter],
    /// The class of its result.
    pub(crate) result: Class,
}

/// A parameter.
#[derive(Debug)]
pub(crate) struct Parameter {
    /// The name in C.
    pub(crate) name: &'static str,
    /// How it is passed.
    pub(crate) class: Class,
}

/// How a value is passed, and the loader's treatment of it. All classes but `Float` use an integer
/// register or a stack word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    Instance,
    PhysicalDevice,
    Device,
    Queue,
    CommandBuffer,
    ExternalComputeQueueNV,
    /// A surface: the application has the loader's object, the driver its own.
    Surface,
    /// Any other handle, which the loader passes on unchanged.
    Handle,
    Pointer,
    Bits16,
    Bits32,
    Bits64,
    Float,
    /// No value; only for results.
    Void,
}

impl Class {
    /// Whether a value is a handle in which trampolines find their table.
    pub(crate) fn is_dispatchable(self) -> bool {
        use Class::{
            CommandBuffer, Device, ExternalComputeQueueNV, Instance, PhysicalDevice, Queue,
        };
        matches!(
            self,
            Instance | PhysicalDevice | Device | Queue | CommandBuffer | ExternalComputeQueueNV
        )
    }

    /// The bits of the register that belong to the value; the C ABI leaves the others undefined.
    pub(crate) fn mask(self) -> u64 {
        match self {
            Class::Void => 0,
            Class::Bits16 => 0xFFFF,
            Class::Bits32 | Class::Float => 0xFFFF_FFFF,
            _ => u64::MAX,
        }
    }
}

/// `signature!(DESTROY_DEVICE(device: Device, pAllocator: Pointer) -> Void)`.
macro_rules! signature {
    ($command:ident($($name:ident: $class:ident),*) -> $result:ident) => {
        Signature {
            command: dispatch_tables::Command::$command,
            parameters: &[$($crate::signatures::Parameter {
                name: stringify!($name),
                class: $crate::signatures::Class::$class,
            }),*],
            result: $crate::signatures::Class::$result,
        }
    };
}
pub(crate) use signature;
