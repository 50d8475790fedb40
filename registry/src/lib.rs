//! The Vulkan registry: the pinned `vk.xml` and `video.xml`, read strictly into a typed model.
//!
//! First half of the generation flow: `acquire -> read -> model`; `vkgen` takes the model on.

pub mod acquire;
pub mod c_text;
mod chains;
pub mod depends;
pub mod diagnostic;
pub mod external;
pub mod index;
pub mod known;
pub mod layout;
mod len;
pub mod model;
pub mod pin;
pub mod read;
pub mod release;
pub mod report;
mod version;

pub use diagnostic::{Diagnostic, Severity};
pub use known::Known;
pub use model::Registry;
pub use release::Release;
pub use report::Report;
