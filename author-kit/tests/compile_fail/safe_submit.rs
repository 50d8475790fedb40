//! The semaphores of a batch are raw handles.

use author_kit::driver::submission::in_all_stages;
use author_kit::driver::{Batch, Queue};
use dispatch_tables::vk;

pub fn submit(queue: &Queue) {
    let waits = vec![in_all_stages(vk::Semaphore::from_raw(1), 0)];
    let _ = queue.submit(vec![Batch { waits, ..Batch::default() }]);
}

fn main() {}
