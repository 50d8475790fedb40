//! Lists by two calls, with a check that nothing is written beyond the room.

use std::mem::MaybeUninit;
use std::ptr;

use dispatch_tables::vk;

use crate::worlds::judge::GREW;

/// The byte of memory behind the room.
const UNTOUCHED: u8 = 0xa5;
const GUARDS: usize = 2;

/// What a query of a list gave.
pub(super) struct List<T> {
    pub(super) result: i32,
    pub(super) count: u32,
    pub(super) items: Vec<T>,
    /// The broken invariant, if any.
    pub(super) broken: Option<String>,
}

/// Asks for a list with this room, or by two calls.
pub(super) fn list<T: Copy + Default>(
    room: Option<u32>,
    mut ask: impl FnMut(*mut u32, *mut T) -> vk::Result,
) -> List<T> {
    let mut count = 0;
    let counted = room.is_none();
    if counted {
        let result = ask(&mut count, ptr::null_mut()).as_raw();
        if result != 0 || count > 4096 {
            return List { result, count, items: Vec::new(), broken: None };
        }
    }
    let room = room.unwrap_or(count) as usize;
    let mut memory: Vec<MaybeUninit<T>> = vec![MaybeUninit::new(T::default()); room + GUARDS];
    // SAFETY: the elements behind the room are memory of the vector.
    unsafe { ptr::write_bytes(memory.as_mut_ptr().add(room), UNTOUCHED, GUARDS) };
    count = u32::try_from(room).unwrap_or_default();
    let result = ask(&mut count, memory.as_mut_ptr().cast()).as_raw();
    let mut broken = None;
    // SAFETY: the bytes were written above.
    let guards = unsafe {
        std::slice::from_raw_parts(memory.as_ptr().add(room).cast::<u8>(), GUARDS * size_of::<T>())
    };
    if guards.iter().any(|&byte| byte != UNTOUCHED) {
        broken = Some("the list was written beyond its room".to_owned());
    } else if result >= 0 && count as usize > room {
        broken = Some(format!("a count of {count} with room for {room}"));
    } else if counted && result == vk::Result::INCOMPLETE.as_raw() {
        broken = Some(GREW.to_owned());
    } else if result == vk::Result::INCOMPLETE.as_raw() && (count as usize) < room {
        broken = Some("VK_INCOMPLETE although there was room".to_owned());
    }
    let valid = if result >= 0 { (count as usize).min(room) } else { 0 };
    // SAFETY: each element is the default or what the command wrote.
    let items = memory[..valid].iter().map(|item| unsafe { item.assume_init() }).collect();
    List { result, count, items, broken }
}
