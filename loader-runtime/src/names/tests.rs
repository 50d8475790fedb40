//! Names that are accepted and refused (drivers.md I.5).

use super::*;

fn accepts(bytes: &[u8]) -> bool {
    let mut text = bytes.to_vec();
    text.push(0);
    // SAFETY: a NUL was appended.
    unsafe { well_formed(text.as_ptr().cast()) }.is_some()
}

#[test]
fn names_of_up_to_256_bytes_pass_drivers_i5() {
    assert!(accepts(b""));
    assert!(accepts(&[b'a'; 256]));
    assert!(!accepts(&[b'a'; 257]));
}

#[test]
fn control_bytes_and_broken_sequences_are_refused_drivers_i5() {
    assert!(accepts("VK_ÄÖ_€_😀".as_bytes()));
    for bad in [&b"\x1f"[..], b"\x7f", b"\x80", b"\xc3", b"\xc3a", b"\xe2\x82", b"\xf8\x80\x80\x80"]
    {
        assert!(!accepts(bad), "{bad:?}");
    }
    // SAFETY: null is allowed.
    assert!(unsafe { well_formed(std::ptr::null()) }.is_none());
}
