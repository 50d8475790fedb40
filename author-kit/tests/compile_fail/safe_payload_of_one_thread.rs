//! Any thread may wait for a payload: one of a single thread is none.

use std::rc::Rc;
use std::time::Duration;

use author_kit::driver::Payload;
use dispatch_tables::vk;

struct OfOneThread(Rc<u64>);

impl Payload for OfOneThread {
    fn wait(&self, value: u64, _: Duration) -> Result<(), vk::Result> {
        if *self.0 >= value { Ok(()) } else { Err(vk::Result::TIMEOUT) }
    }
}

fn main() {}
