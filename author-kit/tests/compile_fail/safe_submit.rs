//! The semaphores of a submission are raw handles.

use author_kit::driver::{Queue, Submission};
use dispatch_tables::vk;

pub fn submit(queue: &Queue) {
    let waits = vec![(vk::Semaphore::from_raw(1), 0)];
    let _ = queue.submit(vec![Submission { waits, ..Submission::default() }]);
}

fn main() {}
