//! The signature of every command. `generated/signatures.rs` fills the table through
//! [`signatures!`].

use dispatch_tables::Command;

/// Made by `cargo vkgen generate`.
#[rustfmt::skip]
#[path = "generated/signatures.rs"]
mod generated;

pub use generated::SIGNATURES;

/// The signature of a command.
#[derive(Debug)]
pub struct Signature {
    /// The command.
    pub command: Command,
    /// Its parameters in order.
    pub parameters: &'static [Parameter],
    /// The class of its result.
    pub result: Class,
}

impl Signature {
    /// The signature of a command; `None` for a name that is not the registry's.
    pub fn of(name: &str) -> Option<&'static Signature> {
        SIGNATURES.iter().find(|signature| signature.command.name().to_bytes() == name.as_bytes())
    }
}

/// A parameter.
#[derive(Debug)]
pub struct Parameter {
    /// The name in C.
    pub name: &'static str,
    /// How it is passed.
    pub class: Class,
}

/// How a value is passed, and the loader's treatment of it. All classes but `Float` use an integer
/// register or a stack word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// A `VkInstance`.
    Instance,
    /// A `VkPhysicalDevice`.
    PhysicalDevice,
    /// A `VkDevice`.
    Device,
    /// A `VkQueue`.
    Queue,
    /// A `VkCommandBuffer`.
    CommandBuffer,
    /// A `VkExternalComputeQueueNV`.
    ExternalComputeQueueNV,
    /// A surface: the application has the loader's object, the driver its own.
    Surface,
    /// Any other handle, which the loader passes on unchanged.
    Handle,
    /// A pointer to data or to a function.
    Pointer,
    /// A number of 16 bits.
    Bits16,
    /// A number of 32 bits, or an enumeration.
    Bits32,
    /// A number of 64 bits.
    Bits64,
    /// A number as wide as a pointer.
    Word,
    /// A `float`.
    Float,
    /// No value; only for results.
    Void,
}

impl Class {
    /// Whether a value is a handle in which trampolines find their table.
    pub fn is_dispatchable(self) -> bool {
        use Class::{
            CommandBuffer, Device, ExternalComputeQueueNV, Instance, PhysicalDevice, Queue,
        };
        matches!(
            self,
            Instance | PhysicalDevice | Device | Queue | CommandBuffer | ExternalComputeQueueNV
        )
    }

    /// The words that an argument takes on the stack of a 32-bit machine.
    pub const fn words(self) -> usize {
        match self {
            Class::Void => 0,
            Class::Surface | Class::Handle | Class::Bits64 => 2,
            _ => 1,
        }
    }

    /// The bits of the register that belong to the value; the C ABI leaves the others undefined.
    pub fn mask(self) -> u64 {
        match self {
            Class::Void => 0,
            Class::Bits16 => 0xFFFF,
            Class::Bits32 | Class::Float => 0xFFFF_FFFF,
            one if cfg!(target_pointer_width = "32") && one.words() == 1 => 0xFFFF_FFFF,
            _ => u64::MAX,
        }
    }
}

/// `DESTROY_DEVICE(device: Device, pAllocator: Pointer) -> Void;` for each command.
macro_rules! signatures {
    ($($command:ident($($name:ident: $class:ident),*) -> $result:ident;)*) => {
        /// A signature for each command.
        pub static SIGNATURES: &[$crate::signatures::Signature] =
            &[$($crate::signatures::Signature {
                command: dispatch_tables::Command::$command,
                parameters: &[$($crate::signatures::Parameter {
                    name: stringify!($name),
                    class: $crate::signatures::Class::$class,
                }),*],
                result: $crate::signatures::Class::$result,
            }),*];
    };
}
pub(crate) use signatures;
