//! The types that have a meaning beyond their definition: C's own, and those of Vulkan that generators
//! treat in a way of their own. Behind the reader, only tables of C's scalars compare whole names of types
//! with text. What makes a name of another one looks at parts of it, such as `Features`.

use crate::model::{CType, EnumGroup, Registry};

macro_rules! known {
    ($($(#[$doc:meta])* $Name:ident = $text:literal;)*) => {
        /// A type with a meaning of its own.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Known {
            $($(#[$doc])* $Name,)*
        }

        impl Known {
            /// All of them.
            pub const ALL: &'static [Known] = &[$(Known::$Name),*];

            /// Its name.
            pub fn name(self) -> &'static str {
                match self {
                    $(Known::$Name => $text,)*
                }
            }

            /// The type of this name; none without a meaning of its own.
            pub fn of(name: &str) -> Option<Known> {
                Known::ALL.iter().copied().find(|known| known.name() == name)
            }
        }
    };
}

known! {
    /// C's `void`: nothing, or bytes behind a pointer.
    Void = "void";
    /// C's `char`: text.
    Char = "char";
    /// `uint8_t`.
    U8 = "uint8_t";
    /// `uint16_t`.
    U16 = "uint16_t";
    /// `uint32_t`, which most counts are.
    U32 = "uint32_t";
    /// C's `size_t`.
    Size = "size_t";
    /// True or false.
    Bool = "VkBool32";
    /// Success or an error.
    Result = "VkResult";
    /// The type of a structure.
    StructureType = "VkStructureType";
    /// The type of an object.
    ObjectType = "VkObjectType";
    /// The type of an object in the numbers of VK_EXT_debug_report.
    ReportObjectType = "VkDebugReportObjectTypeEXT";
    /// The kinds of queues.
    QueueFlags = "VkQueueFlagBits";
    /// The formats.
    Format = "VkFormat";
    /// The states that commands set.
    DynamicState = "VkDynamicState";
    /// The faces that a state of a stencil is for.
    StencilFaces = "VkStencilFaceFlags";
    /// The kind of pipeline.
    BindPoint = "VkPipelineBindPoint";
    /// The structure that asks for features; Vulkan 1.0's are a member.
    Features2 = "VkPhysicalDeviceFeatures2";
    /// The features of Vulkan 1.0.
    Features = "VkPhysicalDeviceFeatures";
    /// The structure that asks for properties; Vulkan 1.0's are a member.
    Properties2 = "VkPhysicalDeviceProperties2";
    /// What a device is created from.
    DeviceInfo = "VkDeviceCreateInfo";
    /// An instance, the first parent of all handles.
    Instance = "VkInstance";
    /// A GPU.
    PhysicalDevice = "VkPhysicalDevice";
    /// A device.
    Device = "VkDevice";
    /// A swapchain, which owns its images.
    Swapchain = "VkSwapchainKHR";
    /// A surface, which the loader has an object of its own for.
    Surface = "VkSurfaceKHR";
}

impl CType {
    /// Whether the type is this one itself, and no pointer to it.
    pub fn is(&self, known: Known) -> bool {
        matches!(self, CType::Named(name) if name == known.name())
    }

    /// The type itself.
    pub fn known(known: Known) -> CType {
        CType::named(known.name())
    }
}

impl Registry {
    /// The values of an enumeration that has a meaning of its own.
    pub fn known_group(&self, known: Known) -> Option<&EnumGroup> {
        self.group(known.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_means_the_type_that_has_the_name() {
        assert_eq!(Known::of(Known::Swapchain.name()), Some(Known::Swapchain));
        assert_eq!(Known::of("VkBuffer"), None);
        assert!(CType::known(Known::Void).is(Known::Void));
    }
}
