//! Limits frames per second: `VK_EXAMPLE_FRAME_LIMITER_FPS=30`. Without the setting nothing is limited.

use std::sync::Mutex;
use std::thread::sleep;
use std::time::{Duration, Instant};

use author_kit::layer::{Description, Device, Layer, Next};
use dispatch_tables::{DeviceEntrypointTable, vk};

/// When the next frame of a device may be presented, and the time between two.
pub(crate) struct Pace {
    period: Duration,
    next: Mutex<Instant>,
}

/// Of an instance the layer keeps its setting.
pub(crate) static LIMITER: Layer<u32, Pace> = Layer::new(Description {
    device_hooks: DeviceEntrypointTable {
        queue_present_khr: Some(queue_present_khr),
        ..DeviceEntrypointTable::EMPTY
    },
    ..Description::with(
        c"VK_LAYER_EXAMPLE_frame_limiter",
        c"Limits frames per second",
        |new| Ok(new.settings().value("fps", 0)),
        |new| {
            let period = Duration::from_secs(1).checked_div(new.instance.data).unwrap_or_default();
            Ok(Pace { period, next: Mutex::new(Instant::now()) })
        },
    )
});

author_kit::hook! {
    LIMITER;
    device queue_present_khr(queue: vk::Queue, info: &vk::PresentInfoKHR) -> vk::Result = wait;
}

/// Waits until the frame is due. Queues of other threads wait for the frames after.
fn wait(
    device: &Device<Pace>,
    _: vk::Queue,
    _: &vk::PresentInfoKHR,
    next: Next<'_, vk::Result>,
) -> vk::Result {
    let Pace { period, next: due } = &device.data;
    let now = Instant::now();
    let mut due = due.lock().unwrap_or_else(|broken| broken.into_inner());
    let begin = now.max(*due);
    *due = begin + *period;
    drop(due);
    sleep(begin - now);
    next.call()
}
