//! What a physical device can: plain data that knows nothing of objects and commands.
//!
//! | file | content |
//! |---|---|
//! | [`features`], [`properties`] | all features, all properties as one flat structure |
//! | [`formats`] | what a format can be used for, in the structures that an application asks with |
//! | [`limits`] | the limits and features that the specification requires |

pub mod features;
pub mod formats;
pub mod limits;
pub mod properties;
