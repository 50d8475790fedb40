//! The threads of a world: each has objects of its own, and shares the first instance of the application.

use std::sync::Barrier;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::instances::Inst;
use super::{Application, call};
use crate::worlds::world::Step;

/// Whether threads run, so that nobody can say whose memory is alive.
pub(super) static AT_ONCE: AtomicBool = AtomicBool::new(false);

/// What a thread gets and gives back.
struct Sent(Application);

// SAFETY: Vulkan's handles and commands may be used on any thread; the shared instance is destroyed by none of them.
unsafe impl Send for Sent {}

/// Makes the calls of each list on a thread of its own, at once, or in turn for comparison. Returns the objects, which
/// are to be destroyed before the instance that the threads share.
pub(super) fn run(
    application: &mut Application,
    threads: &[Vec<Step>],
    in_turn: bool,
) -> Vec<Application> {
    if threads.is_empty() {
        return Vec::new();
    }
    // The first enumeration closes drivers without devices.
    call("before");
    application.devices(0, None);
    AT_ONCE.store(true, Ordering::Relaxed);
    let barrier = &Barrier::new(if in_turn { 1 } else { threads.len() });
    thread::scope(|scope| {
        let mut running = Vec::new();
        let mut ended = Vec::new();
        for (number, steps) in threads.iter().enumerate() {
            let sent = Sent(of_thread(application));
            let handle = scope.spawn(move || {
                let Sent(mut own) = { sent };
                barrier.wait();
                own.steps(&format!("t{number}."), steps);
                Sent(own)
            });
            if in_turn {
                ended.push(handle.join());
            } else {
                running.push(handle);
            }
        }
        ended.extend(running.into_iter().map(thread::ScopedJoinHandle::join));
        AT_ONCE.store(false, Ordering::Relaxed);
        ended.into_iter().map(|result| result.expect("a thread that does not panic").0).collect()
    })
}

/// A thread's application.
fn of_thread(application: &Application) -> Application {
    let shared =
        application.instances[0].as_ref().map(|own| Inst { is_shared: true, ..own.clone() });
    Application {
        folder: application.folder.clone(),
        get: application.get,
        globals: application.globals,
        instances: [shared, None, None],
        logicals: [const { None }; 3],
        surfaces: [const { None }; 3],
        messengers: [const { None }; 2],
    }
}
