//! Another queue may execute the command buffer: neither way to its data is safe.

use author_kit::driver::CommandBuffer;

pub fn execute(buffer: &CommandBuffer) -> usize {
    buffer.recorded::<Vec<u32>>().len() + buffer.data::<Vec<u32>>().len()
}

fn main() {}
