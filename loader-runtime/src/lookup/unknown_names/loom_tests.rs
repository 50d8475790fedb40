//! Checks every interleaving of one thread that fills a slot with threads that call through it
//! (callpath.md 4.1, 9).

use loom::cell::UnsafeCell;
use loom::sync::Arc;
use loom::thread;

use super::*;
use crate::sync;

unsafe extern "system" fn missing() {}

unsafe extern "system" fn of_layer() {}

struct Shared {
    slots: UnknownSlots,
    /// Data that the function needs, written before the slot is filled.
    prepared: UnsafeCell<u32>,
}

impl Shared {
    /// The address that the machine code of the slot would jump to. The AArch64 code loads with
    /// acquire order; on x86-64 every load has acquire order.
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
        // SAFETY: loom fails the test if another thread may be reading.
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
