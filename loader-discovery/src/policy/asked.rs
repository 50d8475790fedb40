//! Which GPUs a process asks for, by the variables that users know from Mesa and NVIDIA and by the
//! loader's own.

use core::ffi::CStr;

use super::hardware::Controller;
use crate::event::line::Line;
use crate::select::device_order::parse_choice;
use crate::{Context, Grown};

const NVIDIA: u32 = 0x10de;

/// A variable by which a process asks for GPUs, and whether a value of it asks for a given one.
type Way = (&'static CStr, fn(&[u8], Controller<'_>) -> bool);

const WAYS: [Way; 4] = [
    (c"DRI_PRIME", dri_prime),
    // Mesa's layer takes vendor and device, or lists all devices.
    (c"MESA_VK_DEVICE_SELECT", dri_prime),
    (c"__NV_PRIME_RENDER_OFFLOAD", |value, gpu| is_set(value) && gpu.numbers().0 == NVIDIA),
    (c"VK_LOADER_DEVICE_SELECT", names),
];

/// Whether the process asks for this GPU.
pub(super) fn asks_for(context: Context<'_>, gpu: Controller<'_>) -> Grown<bool> {
    for (name, asks) in WAYS {
        if context.system.variable(name)?.is_some_and(|value| asks(&value, gpu)) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// All that the process asks for, as `NAME=value`.
pub(super) fn in_words(context: Context<'_>) -> Grown<Line> {
    let mut words = Line::new();
    for (name, _) in WAYS {
        if let Some(value) = context.system.variable(name)?.filter(|value| is_request(value)) {
            let separator: &[u8] = if words.is_empty() { b"" } else { b", " };
            for part in [separator, name.to_bytes(), b"=", &value] {
                words.push(part);
            }
        }
    }
    if words.is_empty() {
        words.push(b"no GPU");
    }
    Ok(words)
}

/// Whether a value asks for anything: an empty one and 0 do not.
fn is_request(value: &[u8]) -> bool {
    value.iter().any(|byte| *byte != b'0')
}

fn is_set(value: &[u8]) -> bool {
    value.first().is_some_and(u8::is_ascii_digit) && value.iter().any(|byte| *byte != b'0')
}

/// Whether `vendor:device` in hexadecimal are the numbers of the GPU.
fn names(value: &[u8], gpu: Controller<'_>) -> bool {
    parse_choice(value) == Some(gpu.numbers())
}

/// Mesa's variable. A number counts the GPUs that are not the default one, and 0 is the default;
/// `pci-0000_01_00_0` names an address, `10de:28e0` vendor and device. A `!` behind them hides all
/// other GPUs. What this loader cannot tell apart asks for every GPU.
fn dri_prime(value: &[u8], gpu: Controller<'_>) -> bool {
    let value = value.strip_suffix(b"!").unwrap_or(value);
    if value.is_empty() || value.iter().all(u8::is_ascii_digit) {
        return is_set(value);
    }
    if let Some(tag) = value.strip_prefix(b"pci-") {
        let letter = |byte: &u8| if matches!(byte, b':' | b'.') { b'_' } else { *byte };
        return gpu.address().iter().map(letter).eq(tag.iter().copied());
    }
    parse_choice(value).is_none() || names(value, gpu)
}
