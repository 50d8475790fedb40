//! How every command takes its arguments and gives its result: filled by `generated/signatures.rs`
//! through [`signature!`].

use dispatch_tables::Command;

/// Made by `cargo run -p vkgen -- generate`.
#[rustfmt::skip]
#[path = "generated/signatures.rs"]
mod generated;

pub(crate) use generated::SIGNATURES;

/// What a command takes and gives.
#[derive(Debug)]
pub(crate) struct Signature {
    /// The command.
    pub(crate) command: Command,
    /// Its parameters in order.
    pub(crate) parameters: &'static [Parameter],
    /// What it returns.
    pub(crate) result: Class,
}

/// A parameter.
#[derive(Debug)]
pub(crate) struct Parameter {
    /// Its name in C.
    pub(crate) name: &'static str,
    /// How it is passed.
    pub(crate) class: Class,
}

/// How a value is passed, and what it is for the loader. All but `Float` take an integer register
/// or a stack word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    Instance,
    PhysicalDevice,
    Device,
    Queue,
    CommandBuffer,
    ExternalComputeQueueNV,
    /// A surface, which is the loader's object for the application and the driver's for the driver.
    Surface,
    /// Any other handle: the loader does not look at it.
    Handle,
    Pointer,
    Bits16,
    Bits32,
    Bits64,
    Float,
    /// Nothing; of results only.
    Void,
}

impl Class {
    /// Whether it is a handle that trampolines find their table by.
    pub(crate) fn is_dispatchable(self) -> bool {
        use Class::{
            CommandBuffer, Device, ExternalComputeQueueNV, Instance, PhysicalDevice, Queue,
        };
        matches!(
            self,
            Instance | PhysicalDevice | Device | Queue | CommandBuffer | ExternalComputeQueueNV
        )
    }

    /// The bits of a register that the value takes; the others mean nothing in the C ABI.
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
