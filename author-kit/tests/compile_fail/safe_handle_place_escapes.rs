//! The place of a handle is in an arena that may be gone.

use author_kit::structure::{self, Arena, Extent, HandlePlace};
use dispatch_tables::vk;

pub fn find(info: &vk::BufferViewCreateInfo) -> u64 {
    let mut places: Vec<HandlePlace<'static>> = Vec::new();
    {
        let arena = Arena::new();
        // SAFETY: the structure is valid.
        unsafe { structure::copy_with(&arena, Extent::All, info, |place| places.push(place)) };
    }
    places[0].get()
}

fn main() {}
