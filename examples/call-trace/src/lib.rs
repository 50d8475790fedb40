//! A layer that writes every call of an application as Chrome trace JSON. README.md has its settings.
//!
//! Every command has one hook, which dispatch-tables makes: it calls [`Trace`], the next layer or
//! driver, and [`Trace`] again.

mod file;

use std::cell::Cell;
use std::ffi::{CStr, c_void};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Instant;

use author_kit::layer::{Description, InstanceRequest, Layer, Settings};
use dispatch_tables::observe::{Handle, Observer};
use dispatch_tables::{
    Command, DeviceEntrypointTable, InstanceEntrypointTable, Level, PhysicalDeviceEntrypointTable,
    vk,
};

use file::{Event, TraceFile};

const NAME: &CStr = c"VK_LAYER_EXAMPLE_call_trace";

static LAYER: Layer<Destruction, Destruction> = Layer::new(Description {
    instance_hooks: InstanceEntrypointTable {
        destroy_instance: None,
        ..InstanceEntrypointTable::observed::<Trace>()
    },
    physical_device_hooks: PhysicalDeviceEntrypointTable {
        create_device: None,
        enumerate_device_layer_properties: None,
        ..PhysicalDeviceEntrypointTable::observed::<Trace>()
    },
    device_hooks: DeviceEntrypointTable {
        destroy_device: None,
        get_device_proc_addr: None,
        ..DeviceEntrypointTable::observed::<Trace>()
    },
    change_instance,
    end_instance: |instance| {
        instance.data.begin(Command::DESTROY_INSTANCE, instance_handle(instance.handle));
    },
    change_device: |_, request| {
        let physical_device = request.physical_device().as_raw() as u64;
        let handle = (vk::ObjectType::PHYSICAL_DEVICE, physical_device);
        CREATION.set(Trace::before(Command::CREATE_DEVICE, &[Some(handle)]));
        Ok(())
    },
    end_device: |device| device.data.begin(Command::DESTROY_DEVICE, device_handle(device.handle)),
    ..Description::with(
        NAME,
        c"Writes every call as Chrome trace JSON",
        |new| Ok(end_creation(instance_handle(new.handle))),
        |new| Ok(end_creation(device_handle(new.handle))),
    )
});

author_kit::export_layer!(LAYER: Layer<Destruction, Destruction>);

/// What the first instance of the process has decided.
static RECORDER: OnceLock<Recorder> = OnceLock::new();

struct Recorder {
    file: TraceFile,
    start: Instant,
    /// By [`Command::index`].
    is_recorded: Vec<bool>,
    /// The least duration, in nanoseconds.
    least: u64,
}

impl Recorder {
    fn new(settings: &Settings) -> Self {
        let (record, skip) = (settings.list("record"), settings.list("skip"));
        let begins = |name: &str, list: &[String]| list.iter().any(|with| name.starts_with(with));
        let is_recorded = |command: Command| {
            let name = command.name().to_str().unwrap_or_default();
            (record.is_empty() || begins(name, &record)) && !begins(name, &skip)
        };
        Self {
            file: TraceFile::create(&settings.text("path").unwrap_or("call-trace.json".into())),
            start: Instant::now(),
            is_recorded: Command::all().map(is_recorded).collect(),
            least: settings.value("least", 0) * 1000,
        }
    }

    fn nanoseconds(&self, moment: Instant) -> u64 {
        moment.duration_since(self.start).as_nanos() as u64
    }
}

fn instance_handle(instance: vk::Instance) -> Handle {
    (vk::ObjectType::INSTANCE, instance.as_raw() as u64)
}

fn device_handle(device: vk::Device) -> Handle {
    (vk::ObjectType::DEVICE, device.as_raw() as u64)
}

thread_local! {
    /// The creation that this thread has begun. Without a destructor, as [`thread`].
    static CREATION: Cell<Option<Call>> = const { Cell::new(None) };
}

fn change_instance(request: &mut InstanceRequest) -> Result<(), vk::Result> {
    RECORDER.get_or_init(|| Recorder::new(&request.settings(NAME)));
    CREATION.set(Trace::before(Command::CREATE_INSTANCE, &[]));
    Ok(())
}

/// Writes the creation that this thread has begun, with the object.
fn end_creation(created: Handle) -> Destruction {
    let mut call = CREATION.take();
    if let Some(call) = &mut call
        && let Some(place) = call.handles.iter_mut().find(|place| place.is_none())
    {
        *place = Some(created);
    }
    Trace::after(call, Some(vk::Result::SUCCESS));
    flush();
    Destruction::default()
}

/// The destruction of an instance or device. The kit drops the layer's state when the next layer's
/// function has returned.
#[derive(Default)]
struct Destruction(OnceLock<Call>);

impl Destruction {
    fn begin(&self, command: Command, object: Handle) {
        if let Some(call) = Trace::before(command, &[Some(object)]) {
            self.0.get_or_init(|| call);
        }
    }
}

impl Drop for Destruction {
    fn drop(&mut self) {
        Trace::after(self.0.take(), None);
        flush();
    }
}

/// Puts all events into the file.
fn flush() {
    if let Some(recorder) = RECORDER.get() {
        recorder.file.flush();
    }
}

/// The number of the calling thread, in the order of first calls.
fn thread() -> u32 {
    static THREADS: AtomicU32 = AtomicU32::new(0);
    thread_local! {
        // Without a destructor, which would keep the library from being unloaded.
        static NUMBER: Cell<u32> = const { Cell::new(0) };
    }
    NUMBER.with(|number| {
        if number.get() == 0 {
            number.set(THREADS.fetch_add(1, Relaxed) + 1);
        }
        number.get()
    })
}

/// The observer of all commands.
struct Trace;

/// A call that has begun.
struct Call {
    command: Command,
    handles: [Option<Handle>; HANDLES],
    begin: Instant,
}

/// More handles than this are not written.
const HANDLES: usize = 8;

impl Observer for Trace {
    /// None of a command that is not recorded.
    type Call = Option<Call>;

    unsafe fn next(command: Command, object: *const c_void) -> unsafe extern "system" fn() {
        let object = object.cast_mut();
        // SAFETY: the first argument of a command of this level.
        let next = unsafe {
            match command.level() {
                Level::Global => None,
                Level::Instance => LAYER.instance(vk::Instance::from_raw(object)).next.get(command),
                Level::PhysicalDevice => {
                    let instance = LAYER.instance(vk::PhysicalDevice::from_raw(object));
                    instance.next_physical_device.get(command)
                }
                Level::Device => LAYER.device(vk::Device::from_raw(object)).next.get(command),
            }
        };
        next.expect("a hook is given where the next function is")
    }

    fn before(command: Command, handles: &[Option<Handle>]) -> Option<Call> {
        let recorder = RECORDER.get().filter(|recorder| recorder.is_recorded[command.index()]);
        recorder.map(|_| {
            let mut kept = [None; HANDLES];
            for (place, handle) in kept.iter_mut().zip(handles.iter().filter(|it| it.is_some())) {
                *place = *handle;
            }
            Call { command, handles: kept, begin: Instant::now() }
        })
    }

    fn after(call: Option<Call>, result: Option<vk::Result>) {
        let end = Instant::now();
        let (Some(call), Some(recorder)) = (call, RECORDER.get()) else { return };
        let duration = end.duration_since(call.begin).as_nanos() as u64;
        if duration >= recorder.least {
            recorder.file.write(&Event {
                name: call.command.name().to_str().unwrap_or_default(),
                thread: thread(),
                at: recorder.nanoseconds(call.begin),
                duration,
                handles: &call.handles,
                result,
            });
        }
    }
}
