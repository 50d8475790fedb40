//! Types that the headers of window and operating systems declare.
//!
//! The registry has only their names; [`registry::external`] has their definitions.

use registry::Diagnostic;
use registry::external::{External, external};
use registry::model::Type;

use super::base;
use crate::code;

/// The definition of a platform type.
pub(super) fn definition(ty: &Type) -> Result<String, Vec<Diagnostic>> {
    let Some(external) = external(&ty.name) else {
        return Err(vec![Diagnostic::error(
            code::UNKNOWN_EXTERNAL,
            &ty.position,
            format!("the layout of the platform type {} is unknown", ty.name),
            "add the type to registry/src/external.rs",
        )]);
    };
    Ok(match external {
        External::Opaque => base::opaque(&ty.name),
        External::Pointer => base::typedef(&ty.name, "*mut c_void"),
        External::WideText => base::typedef(&ty.name, "*const u16"),
        External::Unsigned(8) => base::typedef(&ty.name, "u64"),
        External::Unsigned(_) | External::Signed(_) | External::Float(_) => {
            base::typedef(&ty.name, "u32")
        }
        External::UnsignedLong => base::typedef(&ty.name, "c_ulong"),
        External::Size => base::typedef(&ty.name, "usize"),
    })
}
