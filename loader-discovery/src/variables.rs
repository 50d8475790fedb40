//! The environment variables of the loader (docs/environment.md) and their effects, for reports.

/// Name and effect, a line each. One text instead of a list of pairs, which would need relocations
/// whenever the library is loaded.
const TEXT: &str = include_str!("variables.txt");

use alloc::vec::Vec;
use core::ffi::CStr;

use crate::memory::joined;
use crate::{Context, Grown};

/// The variables, each with its effect as a sentence about it.
pub fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    TEXT.lines().filter_map(|line| line.split_once(' '))
}

/// A variable that is set.
pub struct Set {
    /// The name.
    pub name: &'static str,
    /// The effect, as a sentence about the variable.
    pub effect: &'static str,
    /// The value.
    pub value: Vec<u8>,
}

/// The value of a variable; `None` if it is unset.
pub type Read = Grown<Option<Vec<u8>>>;

/// Passes each variable to which `read` gives a value to `each`.
pub fn each_set(read: &dyn Fn(&CStr) -> Read, each: &mut dyn FnMut(Set) -> Grown<()>) -> Grown<()> {
    for (name, effect) in all() {
        let name_with_nul = joined(&[name.as_bytes(), b"\0"])?;
        let c_name = CStr::from_bytes_with_nul(&name_with_nul).unwrap_or_default();
        if let Some(value) = read(c_name)? {
            each(Set { name, effect, value })?;
        }
    }
    Ok(())
}

/// The variable whose list has this path as an element, with or without a slash behind it.
pub(crate) fn naming(context: Context<'_>, path: &[u8]) -> Grown<Option<Set>> {
    let separator = context.platform().list_separator();
    let mut naming = None;
    each_set(&|name| context.system.secure_variable(name), &mut |set| {
        let mut elements = set.value.split(|byte| *byte == separator);
        let lists_paths = ["FILES", "FILENAMES", "PATH"].iter().any(|end| set.name.ends_with(end));
        if naming.is_none() && lists_paths && elements.any(|one| plain(one) == plain(path)) {
            naming = Some(set);
        }
        Ok(())
    })?;
    Ok(naming)
}

fn plain(path: &[u8]) -> &[u8] {
    path.strip_suffix(b"/").unwrap_or(path)
}
