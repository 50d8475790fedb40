//! What a physical device can: plain data that knows nothing of objects and commands.
//!
//! | file | content |
//! |---|---|
//! | [`compressed`] | the texels of compressed blocks |
//! | [`features`], [`properties`] | all features, all properties as one flat structure |
//! | [`formats`] | what a format can be used for, in the structures that an application asks with |
//! | [`images`] | what an image was created as, and where its texels are in linear memory |
//! | [`limits`] | the limits and features that the specification requires |
//! | [`texels`] | the colors that the bytes of a texel say, and the other way round |

pub mod compressed;
pub mod features;
pub mod formats;
pub mod images;
pub mod limits;
pub mod properties;
pub mod texels;
