//! A driver whose device works on after the driver's function is back, with the kit's payloads in software.

use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use author_kit::driver::{
    self, Description, Driver, PhysicalDeviceDescription, Point, Queue, Submission, entry,
};
use dispatch_tables::vk;

use crate::support::{DeviceOf, Instance, physical_device};
use crate::sync_types::{in_time, while_repeating};

const SUCCESS: vk::Result = vk::Result::SUCCESS;
const NOT_READY: vk::Result = vk::Result::NOT_READY;
const FOR_EVER: u64 = u64::MAX;
const NO_FENCE: vk::Fence = vk::Fence::NULL;

/// What a device has to do: submissions with the numbers of their queues.
#[derive(Default)]
struct Jobs(Mutex<Vec<(u32, Submission)>>);

impl Jobs {
    /// Executes all that can be.
    fn run(&self) {
        while let Some(done) = self.next() {
            for signal in &done.signals {
                signal.payload.signal(signal.value).expect("the kit's");
            }
        }
    }

    /// The first job of a queue, if what it waits for is signaled.
    fn next(&self) -> Option<Submission> {
        let mut jobs = self.0.lock().unwrap();
        let is_signaled = |point: &Point| point.payload.wait(point.value, Duration::ZERO).is_ok();
        let is_next = |at: &usize| {
            let (queue, job) = &jobs[*at];
            let is_first = jobs[..*at].iter().all(|(other, _)| other != queue);
            is_first && job.waits.iter().all(is_signaled)
        };
        let found = (0..jobs.len()).find(is_next)?;
        Some(jobs.remove(found).1)
    }

    fn count(&self) -> usize {
        self.0.lock().unwrap().len()
    }
}

fn submit(queue: &Queue, submission: &Submission) -> Result<(), vk::Result> {
    let jobs = queue.device().data::<Arc<Jobs>>();
    jobs.0.lock().unwrap().push((queue.index, submission.clone()));
    Ok(())
}

fn physical_devices(_: &driver::Instance) -> Result<Vec<PhysicalDeviceDescription>, vk::Result> {
    let queues = vk::QueueFamilyProperties { queue_count: 3, ..Default::default() };
    let described = PhysicalDeviceDescription { queue_families: vec![queues], ..physical_device() };
    Ok(vec![described])
}

static DRIVER: Driver = Driver::new(Description {
    new_device: |device, _| {
        device.data = Box::new(Arc::new(Jobs::default()));
        Ok(())
    },
    ..Description::with_payloads(vk::API_VERSION_1_3, physical_devices, submit)
});

struct Later;

impl entry::Exported for Later {
    const DRIVER: &'static Driver = &DRIVER;
}

/// A device with three queues.
fn device() -> (Instance, DeviceOf, Arc<Jobs>) {
    let no_chain = std::ptr::null();
    let instance = Instance::create::<Later>(&[], no_chain, std::ptr::null()).expect("an instance");
    let device = instance.create_device(&[], &Default::default(), 3).expect("vkCreateDevice");
    let jobs = Arc::clone(device.object().data::<Arc<Jobs>>());
    (instance, device, jobs)
}

#[test]
fn a_binary_semaphore_is_waited_for_before_the_driver_has_the_work() {
    let (instance, device, jobs) = device();
    let (binary, fence) = (device.semaphore(None), device.fence());
    let wait = || in_time(&device, || device.wait_for(true, &[fence], FOR_EVER));
    // The signal happens before the work that waits is submitted, and after.
    for is_early in [true, false, true, false] {
        device.submit(0, &[], &[(binary, 0)], NO_FENCE);
        if is_early {
            jobs.run();
        }
        device.submit(1, &[(binary, 0)], &[], fence);
        assert_eq!(device.status(fence), NOT_READY);
        assert_eq!(while_repeating(|| jobs.run(), wait), SUCCESS);
        device.reset(fence);
    }
    // No signal is left: the wait is for one to come.
    device.submit(0, &[], &[(binary, 0)], NO_FENCE);
    device.submit(1, &[(binary, 0)], &[], fence);
    thread::sleep(Duration::from_millis(5));
    assert_eq!((jobs.count(), device.status(fence)), (1, NOT_READY));
    assert_eq!(while_repeating(|| jobs.run(), wait), SUCCESS);
    device.destroy_all(instance, &[binary], &[fence]);
}

/// The device signals again what the kit has waited for.
#[test]
fn work_waits_for_and_signals_the_same_binary_semaphore() {
    let (instance, device, jobs) = device();
    let (binary, fence) = (device.semaphore(None), device.fence());
    device.acquire(binary, NO_FENCE);
    device.submit(0, &[(binary, 0)], &[(binary, 0)], NO_FENCE);
    device.submit(1, &[(binary, 0)], &[], fence);
    while jobs.count() == 0 {
        thread::yield_now();
    }
    thread::sleep(Duration::from_millis(5));
    assert_eq!(jobs.count(), 1, "the second waits for the signal of the first");
    let wait = || in_time(&device, || device.wait_for(true, &[fence], FOR_EVER));
    assert_eq!(while_repeating(|| jobs.run(), wait), SUCCESS);
    device.destroy_all(instance, &[binary], &[fence]);
}

/// The third queue waits for the second signal, while the wait for the first waits for the host.
#[test]
fn a_wait_in_software_is_for_the_signal_of_its_turn() {
    let (instance, device, jobs) = device();
    let (binary, fence) = (device.semaphore(None), device.fence());
    let (held, later) = (device.semaphore(Some(0)), device.semaphore(Some(0)));
    device.submit(0, &[], &[(binary, 0)], NO_FENCE);
    jobs.run();
    device.submit(1, &[(binary, 0), (held, 1)], &[(later, 1)], NO_FENCE);
    device.submit(0, &[(later, 1)], &[(binary, 0)], NO_FENCE);
    device.submit(2, &[(binary, 0)], &[], fence);
    thread::sleep(Duration::from_millis(5));
    jobs.run();
    assert_eq!(device.status(fence), NOT_READY);
    device.signal(held, 1);
    let wait = || in_time(&device, || device.wait_for(true, &[fence], FOR_EVER));
    assert_eq!(while_repeating(|| jobs.run(), wait), SUCCESS);
    device.destroy_all(instance, &[binary, held, later], &[fence]);
}
