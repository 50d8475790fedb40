//! Types that the headers of window and operating systems declare.
//!
//! The registry has only their names; [`registry::external`] has their definitions.

use registry::Diagnostic;
use registry::external::{External, external};
use registry::model::Type;

use super::base;
use crate::{Found, code};

/// The definition of a platform type.
pub(super) fn definition(ty: &Type) -> Found<String> {
    let Some(external) = external(&ty.name) else {
        return Err(vec![Diagnostic::error(
            code::UNKNOWN_EXTERNAL,
            &ty.position,
            format!("the layout of the platform type {} is unknown", ty.name),
            "add the type to registry/src/external.rs",
        )]);
    };
    let of = match external {
        External::Opaque => return Ok(base::opaque(&ty.name)),
        External::Pointer => "*mut c_void".to_owned(),
        External::WideText => "*const u16".to_owned(),
        External::Unsigned(bytes) => format!("u{}", 8 * bytes),
        External::Signed(bytes) => format!("i{}", 8 * bytes),
        External::Float(bytes) => format!("f{}", 8 * bytes),
        External::UnsignedLong => "c_ulong".to_owned(),
        External::Size => "usize".to_owned(),
    };
    Ok(base::typedef(&ty.name, &of))
}
