//! The layout of the wrappers (drivers.md J.1).

use std::mem::offset_of;

use super::{TerminatorPhysicalDevice, TrampolinePhysicalDevice};

/// Layers and tools read these words.
#[cfg(target_pointer_width = "64")]
#[test]
fn j1_layout_of_the_wrappers() {
    type Upper = TrampolinePhysicalDevice;
    type Lower = TerminatorPhysicalDevice;
    let upper = [
        offset_of!(Upper, dispatch),
        offset_of!(Upper, instance),
        offset_of!(Upper, magic),
        offset_of!(Upper, lower),
    ];
    assert_eq!(upper, [0, 8, 16, 24]);
    let lower = [offset_of!(Lower, dispatch), offset_of!(Lower, driver), offset_of!(Lower, handle)];
    assert_eq!(lower, [0, 8, 16]);
}
