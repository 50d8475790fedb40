//! The pixels of an image, and their copy in the order of a window's.

use dispatch_tables::vk;

/// The bytes of a pixel of all formats.
pub(super) const PIXEL: usize = 4;

/// An image in host memory, to be shown.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    /// The first pixel.
    pub(super) start: *const u8,
    /// From one row to the next.
    pub(super) row_pitch: usize,
    pub(super) extent: vk::Extent2D,
    /// Red is the first byte of a pixel; else blue is.
    pub(super) red_first: bool,
}

/// The pixels of a window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pixels {
    /// Red is the first byte of a pixel; else blue is.
    pub(super) red_first: bool,
    /// The window would show alpha, and the application wants none.
    pub(super) make_opaque: bool,
}

// SAFETY: the application writes to an image only while it has acquired it, and the memory lives as long
// as the swapchain.
unsafe impl Send for Frame {}
// SAFETY: as above.
unsafe impl Sync for Frame {}

impl Frame {
    /// Whether red is the first byte of a format's pixel.
    pub(super) fn is_red_first(format: vk::Format) -> bool {
        matches!(format, vk::Format::R8G8B8A8_UNORM | vk::Format::R8G8B8A8_SRGB)
    }

    /// The bytes of a copy; none of one that has no place in memory.
    pub(super) fn size(extent: vk::Extent2D) -> Option<usize> {
        (extent.width as usize).checked_mul(extent.height as usize)?.checked_mul(PIXEL)
    }

    /// The bytes of a row of the copy.
    pub(super) fn row_size(&self) -> usize {
        self.extent.width as usize * PIXEL
    }

    /// Copies rows to `target`, which has rows of [`Self::row_size`].
    ///
    /// # Safety
    ///
    /// The image is alive, has the rows, and nobody writes to the image.
    pub(super) unsafe fn copy(&self, first_row: usize, target: &mut [u8], pixels: Pixels) {
        let swaps = self.red_first != pixels.red_first;
        for (at, row) in target.chunks_exact_mut(self.row_size()).enumerate() {
            // SAFETY: the caller's promise: the row is in the image.
            let source = unsafe {
                let start = self.start.add((first_row + at) * self.row_pitch);
                std::slice::from_raw_parts(start, row.len())
            };
            row.copy_from_slice(source);
            if swaps {
                row.chunks_exact_mut(PIXEL).for_each(|pixel| pixel.swap(0, 2));
            }
            if pixels.make_opaque {
                row.chunks_exact_mut(PIXEL).for_each(|pixel| pixel[3] = u8::MAX);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_that_is_too_large_has_no_size() {
        let size = |side| Frame::size(vk::Extent2D { width: side, height: side });
        assert_eq!((size(3), size(u32::MAX)), (Some(36), None));
    }

    #[test]
    fn rows_are_copied_in_the_order_of_the_window() {
        let image: Vec<u8> = (0..24).collect();
        let extent = vk::Extent2D { width: 2, height: 2 };
        let frame = Frame { start: image.as_ptr(), row_pitch: 12, extent, red_first: true };
        let copy = |first_row, rows: usize, pixels| {
            let mut target = vec![0; rows * 8];
            // SAFETY: the image has two rows.
            unsafe { frame.copy(first_row, &mut target, pixels) };
            target
        };
        let same = Pixels { red_first: true, make_opaque: false };
        assert_eq!(copy(0, 2, same), [0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15, 16, 17, 18, 19]);
        let swapped = Pixels { red_first: false, make_opaque: true };
        assert_eq!(copy(1, 1, swapped), [14, 13, 12, 255, 18, 17, 16, 255]);
    }
}
