//! The search of dynamic linkers other than glibc's is unknown: their words are quoted.

use alloc::vec::Vec;

use crate::libraries::elf::Elf;
use crate::libraries::examination::Found;

/// Unknown.
pub(super) fn locate(_: &[u8]) -> Found {
    Found::Unknown
}

/// Unknown.
pub(super) fn missing(_: Vec<u8>, _: Elf) -> Option<Vec<u8>> {
    None
}
