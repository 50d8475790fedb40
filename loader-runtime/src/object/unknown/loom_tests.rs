//! Every interleaving of a thread that fills a slot and threads that go through it (callpath.md
//! 4.1, 9).

use loom::cell::UnsafeCell;
use loom::sync::Arc;
use loom::thread;

use super::*;
use crate::sync;

unsafe extern "system" fn missing() {}

unsafe extern "system" fn of_layer() {}

struct Shared {
    slots: UnknownSlots,
    /// What the function behind the slot works with.
    prepared: UnsafeCell<u32>,
}

impl Shared {
    /// What the machine code of the slot would jump to. It reads so on AArch64; on x86 every read
    /// is of this order.
    fn destination(&self) -> *mut c_void {
        self.slots.0[1].load(Ordering::Acquire)
    }
}

#[test]
fn loom_a_slot_leads_to_the_old_function_or_to_one_that_is_ready() {
    sync::interleave(|| {
        let slots = UnknownSlots::new(|_| Some(missing));
        let shared = Arc::new(Shared { slots, prepared: UnsafeCell::new(0) });
        let callers = [(); 2].map(|()| {
            let shared = Arc::clone(&shared);
            thread::spawn(move || {
                let destination = shared.destination();
                if destination != missing as *mut c_void {
                    assert_eq!(destination, of_layer as *mut c_void);
                    // SAFETY: loom fails the test when the other thread may still be writing.
                    assert_eq!(shared.prepared.with(|prepared| unsafe { *prepared }), 7);
                }
            })
        });
        // SAFETY: as above.
        shared.prepared.with_mut(|prepared| unsafe { *prepared = 7 });
        shared.slots.set(1, of_layer);
        // A name that is looked up again is set again.
        shared.slots.set(1, of_layer);
        assert_eq!(shared.destination(), of_layer as *mut c_void);
        for caller in callers {
            caller.join().expect("the caller");
        }
    });
}
