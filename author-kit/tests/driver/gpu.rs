//! A driver of devices that wait and signal themselves: it writes down what the kit hands over, and
//! executes when the test says so.
//!
//! Its binary payloads are like those of Linux: a place for the signal of the work that was submitted
//! last, which a wait takes when it is submitted. Its timelines are counters.

use std::collections::VecDeque;
#[cfg(unix)]
use std::os::fd::{AsRawFd, BorrowedFd, OwnedFd};
#[cfg(unix)]
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread::ThreadId;
use std::time::{Duration, Instant};

#[cfg(unix)]
use author_kit::driver::FdKind;
use author_kit::driver::payload::{HOST, HostPayload};
use author_kit::driver::{
    self, Description, Device, Driver, FdKinds, NewPayload, Payload, PhysicalDeviceDescription,
    Point, Queue, Submission, SyncType, Work, entry,
};
use dispatch_tables::{DeviceExtensionTable, vk};

use crate::support::{DeviceOf, Instance, physical_device};

/// A number with threads that wait for it.
#[derive(Default)]
pub(crate) struct Counter {
    value: Mutex<u64>,
    changed: Condvar,
}

impl Counter {
    pub(crate) fn get(&self) -> u64 {
        *self.value.lock().unwrap()
    }

    pub(crate) fn raise(&self, value: u64) {
        let mut current = self.value.lock().unwrap();
        *current = value.max(*current);
        drop(current);
        self.changed.notify_all();
    }

    fn wait(&self, value: u64, timeout: Duration) -> Result<(), vk::Result> {
        let guard = self.value.lock().unwrap();
        let waited = self.changed.wait_timeout_while(guard, timeout, |now| *now < value).unwrap();
        if *waited.0 >= value { Ok(()) } else { Err(vk::Result::TIMEOUT) }
    }
}

/// A payload of the driver's.
pub(crate) struct GpuPayload {
    /// The first payload of a device is 1.
    pub(crate) number: u32,
    gpu: Arc<Gpu>,
    state: Arc<State>,
}

/// What payloads share after an export and import.
enum State {
    /// The signal, which is a counter that becomes 1; none of a payload that was reset.
    Binary(Mutex<Option<Arc<Counter>>>),
    Timeline(Arc<Counter>),
}

impl GpuPayload {
    fn of(device: &Device, state: Arc<State>) -> Arc<dyn Payload> {
        let gpu = Arc::clone(device.data::<Arc<Gpu>>());
        let number = gpu.payloads.fetch_add(1, Ordering::Relaxed) + 1;
        Arc::new(Self { number, gpu, state })
    }

    fn create(device: &Device, new: &NewPayload) -> Result<Arc<dyn Payload>, vk::Result> {
        let panics = device.data::<Arc<Gpu>>().lock().panics;
        assert!(!panics, "part of the test");
        let counter = Arc::new(Counter::default());
        counter.raise(new.value);
        let state = match (new.is_timeline, new.value) {
            (true, _) => State::Timeline(counter),
            (false, 0) => State::Binary(Mutex::new(None)),
            (false, _) => State::Binary(Mutex::new(Some(counter))),
        };
        Ok(Self::of(device, Arc::new(state)))
    }

    fn signal_of(&self) -> Option<Arc<Counter>> {
        match &*self.state {
            State::Binary(signal) => signal.lock().unwrap().clone(),
            State::Timeline(counter) => Some(Arc::clone(counter)),
        }
    }

    /// What work that is submitted now waits for.
    fn to_wait_for(&self, value: u64) -> (Arc<Counter>, u64) {
        (self.signal_of().expect("a wait for a signal that the driver has"), value)
    }

    /// What work that is submitted now signals.
    fn to_signal(&self, value: u64) -> (Arc<Counter>, u64) {
        if let State::Binary(signal) = &*self.state {
            *signal.lock().unwrap() = Some(Arc::default());
        }
        self.to_wait_for(value)
    }
}

impl Payload for GpuPayload {
    fn value(&self) -> Result<u64, vk::Result> {
        Ok(self.signal_of().expect("a timeline").get())
    }

    fn wait(&self, value: u64, timeout: Duration) -> Result<(), vk::Result> {
        let deadline = Instant::now() + timeout.min(Duration::from_secs(60));
        loop {
            let Inner { is_lost, panics, .. } = *self.gpu.lock();
            assert!(!panics, "part of the test");
            if is_lost {
                return Err(vk::Result::ERROR_DEVICE_LOST);
            }
            // A driver in the kernel sleeps until there is a signal.
            let left = deadline.saturating_duration_since(Instant::now());
            match self.signal_of() {
                Some(signal) => return signal.wait(value, left),
                None if left.is_zero() => return Err(vk::Result::TIMEOUT),
                None => std::thread::yield_now(),
            }
        }
    }

    fn signal(&self, value: u64) -> Result<(), vk::Result> {
        self.gpu.check()?;
        self.to_signal(value).0.raise(value);
        Ok(())
    }

    fn reset(&self) -> Result<(), vk::Result> {
        self.gpu.check()?;
        if let State::Binary(signal) = &*self.state {
            *signal.lock().unwrap() = None;
        }
        Ok(())
    }

    #[cfg(unix)]
    fn export(&self, kind: FdKind) -> Result<Option<OwnedFd>, vk::Result> {
        let shared = match kind {
            FdKind::Opaque => Shared::Payload(Arc::clone(&self.state)),
            FdKind::SyncFile => {
                let (signal, _) = self.to_wait_for(1);
                if signal.get() == 1 {
                    return Ok(None);
                }
                Shared::Signal(signal)
            }
        };
        let (kept, given) = UnixStream::pair().expect("a pair of sockets");
        let given = OwnedFd::from(given);
        let number = inode(&given);
        SHARED.lock().unwrap().push((number, kept, shared));
        self.gpu.lock().exported.push(number);
        Ok(Some(given))
    }
}

/// What stands behind a descriptor.
#[cfg(unix)]
enum Shared {
    Payload(Arc<State>),
    Signal(Arc<Counter>),
}

/// What was exported, by the numbers of the descriptors' files. The other ends keep the numbers taken.
#[cfg(unix)]
static SHARED: Mutex<Vec<(u64, UnixStream, Shared)>> = Mutex::new(Vec::new());

/// Somebody has the exported descriptor whose file has the number.
#[cfg(unix)]
pub(crate) fn is_open(number: u64) -> bool {
    let shared = SHARED.lock().unwrap();
    let (_, kept, _) = shared.iter().find(|(known, ..)| *known == number).expect("exported");
    kept.set_nonblocking(true).expect("a socket");
    // A socket whose other end is closed is at its end.
    std::io::Read::read(&mut &*kept, &mut [0]).is_err()
}

#[cfg(unix)]
pub(crate) fn inode(descriptor: &OwnedFd) -> u64 {
    use std::os::unix::fs::MetadataExt;
    let file = std::fs::File::from(descriptor.try_clone().expect("a descriptor"));
    file.metadata().expect("a file").ino()
}

#[cfg(unix)]
fn import(
    device: &Device,
    _: &NewPayload,
    kind: FdKind,
    descriptor: Option<BorrowedFd<'_>>,
) -> Result<Arc<dyn Payload>, vk::Result> {
    let invalid = vk::Result::ERROR_INVALID_EXTERNAL_HANDLE;
    let Some(descriptor) = descriptor else {
        return GpuPayload::create(device, &NewPayload { value: 1, ..NewPayload::default() });
    };
    assert!(descriptor.as_raw_fd() >= 0);
    let number = inode(&descriptor.try_clone_to_owned().map_err(|_| invalid)?);
    let shared = SHARED.lock().unwrap();
    let found = shared.iter().find(|(known, ..)| *known == number);
    let state = match (found.map(|(.., shared)| shared), kind) {
        (Some(Shared::Payload(state)), FdKind::Opaque) => Arc::clone(state),
        (Some(Shared::Signal(signal)), FdKind::SyncFile) => {
            Arc::new(State::Binary(Mutex::new(Some(Arc::clone(signal)))))
        }
        _ => return Err(invalid),
    };
    Ok(GpuPayload::of(device, state))
}

/// What the driver was told.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Told {
    pub(crate) queue: u32,
    /// Number of the payload, value, stages, device of the group.
    pub(crate) waits: Vec<(u32, u64, vk::PipelineStageFlags2, u32)>,
    pub(crate) signals: Vec<(u32, u64, vk::PipelineStageFlags2, u32)>,
}

/// Queue, waits and signals, without stages.
type Short = (u32, Vec<(u32, u64)>, Vec<(u32, u64)>);

/// Work that the device has.
struct Job {
    waits: Vec<(Arc<Counter>, u64)>,
    signals: Vec<(Arc<Counter>, u64)>,
}

/// A device.
#[derive(Default)]
pub(crate) struct Gpu {
    payloads: AtomicU32,
    inner: Mutex<Inner>,
}

#[derive(Default)]
pub(crate) struct Inner {
    pub(crate) told: Vec<Told>,
    pub(crate) work: Vec<Work>,
    pub(crate) threads: Vec<ThreadId>,
    jobs: [VecDeque<Job>; 2],
    /// What happens while the driver has work and has not come back.
    pub(crate) meanwhile: Option<Box<dyn FnOnce() + Send>>,
    /// The driver refuses work.
    pub(crate) refuses: bool,
    /// Payloads panic.
    pub(crate) panics: bool,
    /// Payloads cannot be signaled by the host, or reset.
    pub(crate) fails: bool,
    /// The numbers of the files of exported descriptors.
    #[cfg(unix)]
    pub(crate) exported: Vec<u64>,
    /// Payloads say that the device is lost.
    pub(crate) is_lost: bool,
    /// How often the driver waited for any of several payloads.
    pub(crate) waits_for_any: u32,
}

impl Gpu {
    pub(crate) fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap()
    }

    fn check(&self) -> Result<(), vk::Result> {
        match self.lock().fails {
            true => Err(vk::Result::ERROR_OUT_OF_HOST_MEMORY),
            false => Ok(()),
        }
    }

    /// How many payloads there were.
    pub(crate) fn payloads(&self) -> u32 {
        self.payloads.load(Ordering::Relaxed)
    }

    /// What the driver was told since the last call.
    pub(crate) fn told(&self) -> Vec<Short> {
        let told = std::mem::take(&mut self.lock().told);
        let short = |all: Vec<(u32, u64, vk::PipelineStageFlags2, u32)>| {
            all.into_iter().map(|(number, value, ..)| (number, value)).collect()
        };
        told.into_iter().map(|one| (one.queue, short(one.waits), short(one.signals))).collect()
    }

    /// Executes all that can be: the first work of a queue whose waits are signaled.
    pub(crate) fn run(&self) {
        while self.step() {}
    }

    /// Executes one.
    pub(crate) fn step(&self) -> bool {
        let mut inner = self.lock();
        for jobs in &mut inner.jobs {
            let is_ready = |job: &Job| job.waits.iter().all(|(on, value)| on.get() >= *value);
            if let Some(job) =
                jobs.front().is_some_and(is_ready).then(|| jobs.pop_front()).flatten()
            {
                job.signals.iter().for_each(|(on, value)| on.raise(*value));
                return true;
            }
        }
        false
    }
}

fn of(point: &Point) -> &GpuPayload {
    point.payload().expect("a payload of the driver")
}

fn submit(queue: &Queue, submission: &Submission) -> Result<(), vk::Result> {
    let gpu = queue.device().data::<Arc<Gpu>>();
    let mut inner = gpu.lock();
    if inner.refuses {
        return Err(vk::Result::ERROR_OUT_OF_DEVICE_MEMORY);
    }
    let tell = |point: &Point| (of(point).number, point.value, point.stages, point.device_index);
    inner.told.push(Told {
        queue: queue.index,
        waits: submission.waits.iter().map(tell).collect(),
        signals: submission.signals.iter().map(tell).collect(),
    });
    inner.work.push(submission.work.clone());
    inner.threads.push(std::thread::current().id());
    // The waits first: what is waited for and signaled is waited for before.
    let waits = submission.waits.iter().map(|point| of(point).to_wait_for(point.value)).collect();
    let signals = submission.signals.iter().map(|point| of(point).to_signal(point.value)).collect();
    inner.jobs[queue.index as usize].push_back(Job { waits, signals });
    let meanwhile = inner.meanwhile.take();
    drop(inner);
    meanwhile.into_iter().for_each(|meanwhile| meanwhile());
    Ok(())
}

fn wait_for_any(payloads: &[(&dyn Payload, u64)], timeout: Duration) -> Result<(), vk::Result> {
    let deadline = Instant::now() + timeout.min(Duration::from_secs(60));
    let first = driver::payload::of_type::<GpuPayload>(payloads[0].0).expect("the driver's");
    first.gpu.lock().waits_for_any += 1;
    loop {
        for (payload, value) in payloads {
            match payload.wait(*value, Duration::ZERO) {
                Err(vk::Result::TIMEOUT) => {}
                result => return result,
            }
        }
        if Instant::now() >= deadline {
            return Err(vk::Result::TIMEOUT);
        }
        std::thread::yield_now();
    }
}

const BOTH: FdKinds = FdKinds { opaque: true, sync_file: true };

/// Binary payloads that the host waits for and resets, and does not signal.
static BINARY: SyncType = SyncType {
    binary: true,
    host_wait: true,
    host_reset: true,
    exports: BOTH,
    imports: BOTH,
    #[cfg(unix)]
    import,
    ..SyncType::new("binary", GpuPayload::create)
};

/// The same, with a wait for any of several.
static BINARY_ANY: SyncType = SyncType { wait_any: Some(wait_for_any), ..BINARY };

/// Binary payloads that the host signals, too, and nobody shares.
static SIGNALED: SyncType = SyncType {
    host_signal: true,
    exports: FdKinds { opaque: false, sync_file: false },
    imports: FdKinds { opaque: false, sync_file: false },
    ..BINARY
};

/// Timelines that work may wait for before the signal is submitted.
static TIMELINE: SyncType = SyncType {
    timeline: true,
    host_wait: true,
    host_signal: true,
    wait_before_signal: true,
    exports: FdKinds { opaque: true, sync_file: false },
    imports: FdKinds { opaque: true, sync_file: false },
    #[cfg(unix)]
    import,
    ..SyncType::new("timeline", GpuPayload::create)
};

/// Timelines whose signals must be submitted before waits, and which nobody shares.
static LATE_TIMELINE: SyncType = SyncType {
    wait_before_signal: false,
    exports: FdKinds { opaque: false, sync_file: false },
    ..TIMELINE
};

/// Payloads that nobody shares.
static PRIVATE: SyncType = SyncType {
    exports: FdKinds { opaque: false, sync_file: false },
    imports: FdKinds { opaque: false, sync_file: false },
    ..BINARY
};

/// Binary payloads that are imported, and that the host neither waits for nor resets.
static BARE: SyncType = SyncType { host_wait: false, host_reset: false, ..BINARY };

/// Binary payloads that are imported, and that the host does not reset.
static WAITED: SyncType = SyncType { host_reset: false, ..BINARY };

/// Timelines that are imported, and that the host does not signal.
static BARE_TIMELINE: SyncType = SyncType { host_signal: false, ..TIMELINE };

/// Timelines that nobody shares.
static PRIVATE_TIMELINE: SyncType = SyncType {
    exports: FdKinds { opaque: false, sync_file: false },
    imports: FdKinds { opaque: false, sync_file: false },
    ..TIMELINE
};

/// Binary payloads and timelines, which are shared as every kind of descriptor.
static EVERY: SyncType =
    SyncType { binary: true, host_reset: true, exports: BOTH, imports: BOTH, ..TIMELINE };

/// Nothing of use.
static USELESS: SyncType = SyncType { binary: true, ..SyncType::new("", GpuPayload::create) };

/// Which types a physical device has.
#[derive(Clone, Copy)]
#[cfg_attr(not(unix), allow(dead_code, reason = "some are for file descriptors"))]
pub(crate) enum Has {
    Binary = 0,
    BinaryAndTimeline = 1,
    BinaryAndLateTimeline = 2,
    Useless = 3,
    Timeline = 4,
    /// Timelines that are exported take waits before signals, and the others do not.
    BothTimelines = 5,
    /// What is imported, the host neither waits for nor resets or signals.
    Bare = 6,
    /// What is imported, the host does not reset.
    Waited = 7,
    /// One type, for everything.
    Every = 8,
}

static TYPES: [&[&SyncType]; 9] = [
    &[&BINARY],
    &[&BINARY_ANY, &TIMELINE],
    &[&BINARY, &LATE_TIMELINE],
    &[&USELESS],
    &[&TIMELINE],
    &[&BINARY, &LATE_TIMELINE, &TIMELINE],
    &[&PRIVATE, &PRIVATE_TIMELINE, &BARE, &BARE_TIMELINE],
    &[&PRIVATE, &WAITED],
    &[&EVERY],
];

fn physical_devices(_: &driver::Instance) -> Result<Vec<PhysicalDeviceDescription>, vk::Result> {
    let describe = |sync_types: &&'static [&'static SyncType]| PhysicalDeviceDescription {
        sync_types,
        extensions: DeviceExtensionTable {
            khr_external_fence_fd: true,
            khr_external_semaphore_fd: true,
            ..DeviceExtensionTable::EMPTY
        },
        ..physical_device()
    };
    Ok(TYPES.iter().map(describe).collect())
}

static DRIVER: Driver = Driver::new(Description {
    instance_extensions: crate::support::EXTENSIONS,
    new_device: |device, _| {
        device.data = Box::new(Arc::new(Gpu::default()));
        Ok(())
    },
    ..Description::with_payloads(vk::API_VERSION_1_3, physical_devices, submit)
});

/// A driver that executes work on the CPU, with the binary payloads of this module.
static ON_CPU: Driver = Driver::new(Description {
    new_device: |device, _| {
        device.data = Box::new(Arc::new(Gpu::default()));
        Ok(())
    },
    ..Description::new(
        vk::API_VERSION_1_3,
        |_| {
            let sync_types = const { &[&SIGNALED] };
            Ok(vec![PhysicalDeviceDescription { sync_types, ..physical_device() }])
        },
        |_, _| Ok(()),
    )
});

/// A driver that executes work on the CPU. The kit cannot signal the driver's payloads; the first physical
/// device has those in software, too.
static UNSIGNALED: Driver = Driver::new(Description {
    instance_extensions: crate::support::EXTENSIONS,
    new_device: |device, _| {
        device.data = Box::new(Arc::new(Gpu::default()));
        Ok(())
    },
    ..Description::new(
        vk::API_VERSION_1_3,
        |_| {
            let both: &[&SyncType] = const { &[&BINARY, &HOST] };
            let one: &[&SyncType] = const { &[&BINARY] };
            let describe =
                |sync_types| PhysicalDeviceDescription { sync_types, ..physical_device() };
            Ok(vec![describe(both), describe(one)])
        },
        |_, _| Ok(()),
    )
});

pub(crate) struct Unsignaled;

impl entry::Exported for Unsignaled {
    const DRIVER: &'static Driver = &UNSIGNALED;
}

/// A driver that takes submissions with the kit's payloads in software, and executes at once.
static IN_SOFTWARE: Driver = Driver::new(Description::with_payloads(
    vk::API_VERSION_1_3,
    |_| Ok(vec![physical_device()]),
    |_, submission| {
        let is_the_kits = |point: &Point| point.payload::<HostPayload>().is_some();
        assert!(submission.waits.iter().chain(&submission.signals).all(is_the_kits));
        for wait in &submission.waits {
            wait.payload.wait(wait.value, Duration::MAX)?;
        }
        submission.signals.iter().try_for_each(|signal| signal.payload.signal(signal.value))
    },
));

pub(crate) struct InSoftware;

impl entry::Exported for InSoftware {
    const DRIVER: &'static Driver = &IN_SOFTWARE;
}

pub(crate) struct OfGpu;

impl entry::Exported for OfGpu {
    const DRIVER: &'static Driver = &DRIVER;
}

pub(crate) struct OnCpu;

impl entry::Exported for OnCpu {
    const DRIVER: &'static Driver = &ON_CPU;
}

/// An instance, and a device with these types.
pub(crate) fn device(has: Has) -> (Instance, DeviceOf, Arc<Gpu>) {
    let extensions = [c"VK_EXT_debug_utils"];
    let bare = Instance::bare::<OfGpu>(&extensions, std::ptr::null(), std::ptr::null());
    let mut instance = bare.expect("vkCreateInstance");
    instance.gpu = instance.gpus().expect("vkEnumeratePhysicalDevices")[has as usize];
    let names = [c"VK_KHR_external_fence_fd", c"VK_KHR_external_semaphore_fd"];
    let device = instance.create_device(&names, &Default::default(), 2).expect("vkCreateDevice");
    let gpu = Arc::clone(device.object().data::<Arc<Gpu>>());
    (instance, device, gpu)
}
