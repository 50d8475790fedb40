//! Payloads of the device's own, and a queue that hands work to the device.

use std::ptr::null;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use author_kit::driver::payload::Made;
use author_kit::driver::{
    Description, Device, Driver, NewPayload, Payload, PhysicalDeviceDescription, Point, Queue,
    Submission, SyncType, Work, entry,
};
use dispatch_tables::vk;

use crate::support::{Instance, call, physical_device};

// page: payloads
// Set when the device has done some work.
type Done = Arc<AtomicBool>;

// The work that was submitted last to signal a fence or semaphore, as kernels keep it.
#[derive(Default)]
struct LastWork(Mutex<Option<Done>>);

impl LastWork {
    fn get(&self) -> Option<Done> {
        self.0.lock().expect("no panic under the lock").clone()
    }

    fn set(&self, work: Option<Done>) {
        *self.0.lock().expect("no panic under the lock") = work;
    }
}

impl Payload for LastWork {
    fn wait(&self, _: u64, timeout: Duration) -> Result<(), vk::Result> {
        let begin = Instant::now();
        while !self.get().is_some_and(|done| done.load(Ordering::Acquire)) {
            if begin.elapsed() >= timeout {
                return Err(vk::Result::TIMEOUT);
            }
            thread::yield_now();
        }
        Ok(())
    }

    fn reset(&self) -> Result<(), vk::Result> {
        self.set(None);
        Ok(())
    }
}

fn create(_: &Device, new: &NewPayload) -> Made {
    let signaled = (new.value == 1).then(|| Arc::new(AtomicBool::new(true)));
    Ok(Arc::new(LastWork(Mutex::new(signaled))))
}

// The kit makes timelines of these.
static LAST_WORK: SyncType = SyncType {
    binary: true,
    host_wait: true,
    host_reset: true,
    ..SyncType::new("last work", create)
};

// For `sync_types` of the physical device.
static TYPES: &[&SyncType] = &[&LAST_WORK];

// What the device does one after the other: wait, work, say that the work is done.
struct Job {
    waits: Vec<Done>,
    work: Work,
    done: Done,
}

// Hands work to the device, and comes back: `Description::with_payloads` has this function.
fn submit_to_device(queue: &Queue, submission: &Submission) -> Result<(), vk::Result> {
    let payload = |point| Point::payload::<LastWork>(point).expect("of the types that are listed");
    let job = Job {
        waits: submission.waits.iter().filter_map(|point| payload(point).get()).collect(),
        work: submission.work.clone(),
        done: Done::default(),
    };
    for point in &submission.signals {
        payload(point).set(Some(Arc::clone(&job.done)));
    }
    let device = queue.device().data::<Mutex<mpsc::Sender<Job>>>().lock();
    let sent = device.expect("no panic under the lock").send(job);
    sent.map_err(|_| vk::Result::ERROR_DEVICE_LOST)
}
// page

/// A driver whose device is a thread.
static OF_PAYLOADS: Driver = Driver::new(Description {
    new_device: |device, _| {
        let (send, receive) = mpsc::channel::<Job>();
        thread::spawn(move || {
            for job in receive {
                assert!(job.work.command_buffers.is_empty());
                while !job.waits.iter().all(|done| done.load(Ordering::Acquire)) {
                    thread::yield_now();
                }
                job.done.store(true, Ordering::Release);
            }
        });
        device.data = Box::new(Mutex::new(send));
        Ok(())
    },
    ..Description::with_payloads(
        vk::API_VERSION_1_3,
        |_| Ok(vec![PhysicalDeviceDescription { sync_types: TYPES, ..physical_device() }]),
        submit_to_device,
    )
});

struct OfPayloads;

impl entry::Exported for OfPayloads {
    const DRIVER: &'static Driver = &OF_PAYLOADS;
}

#[test]
fn a_device_of_the_page_waits_and_signals_itself() {
    let instance = Instance::create::<OfPayloads>(&[], null(), null()).expect("created");
    let device = instance.device();
    let (timeline, binary, fence) =
        (device.semaphore(Some(0)), device.semaphore(None), device.fence());
    let (queue, none) = (device.queue(0), vk::Fence::NULL);
    crate::queues::submit(&device, queue, None, Some((binary, 0)), none);
    crate::queues::submit(&device, queue, Some((binary, 0)), Some((timeline, 5)), none);
    crate::queues::submit(&device, queue, Some((timeline, 4)), None, fence);
    assert_eq!(call!(device.commands.queue_wait_idle(queue)), vk::Result::SUCCESS);
    let status = call!(device.commands.get_fence_status(device.handle, fence));
    assert_eq!(status, vk::Result::SUCCESS);
    let (handle, mut value) = (device.handle, 0);
    call!(device.commands.get_semaphore_counter_value(handle, timeline, &mut value));
    assert_eq!(value, 5);
    call!(device.commands.destroy_fence(device.handle, fence, null()));
    device.destroy_semaphores(&[timeline, binary]);
    device.destroy();
    instance.destroy();
}
