//! The `depends` expressions of features, extensions and require blocks.
//!
//! `,` is or, `+` is and, both of equal precedence, read from left to right; parentheses come first.
//! A leaf is a core version, an extension, or a feature `Struct::member`.

/// A condition on versions, extensions and features.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Depends {
    /// A name: `VK_VERSION_1_1`, `VK_KHR_surface`.
    Name(String),
    /// A feature: `VkPhysicalDeviceFeatures::geometryShader`.
    Feature {
        /// The feature structure.
        structure: String,
        /// Its member.
        member: String,
    },
    /// Both.
    And(Box<Depends>, Box<Depends>),
    /// Either.
    Or(Box<Depends>, Box<Depends>),
}
