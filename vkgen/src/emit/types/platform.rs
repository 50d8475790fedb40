//! Types that the headers of window and operating systems declare.
//!
//! The registry has only their names; [`registry::external`] has their definitions.

use registry::Diagnostic;
use registry::external::external;
use registry::model::Type;

use super::base;
use crate::rust_type::external_type;
use crate::{Found, code};

/// The definition of a platform type.
pub(super) fn definition(ty: &Type) -> Found<String> {
    match external(&ty.name).map(external_type) {
        Some(Some(of)) => Ok(base::typedef(&ty.name, &of)),
        Some(None) => Ok(base::opaque(&ty.name)),
        None => Err(vec![Diagnostic::error(
            code::UNKNOWN_EXTERNAL,
            &ty.position,
            format!("the layout of the platform type {} is unknown", ty.name),
            "add the type to registry/src/external.rs",
        )]),
    }
}
