//! Layers that call down again after a failed creation (layers.md 7.5), such as capture layers:
//! they first request more than the application, then only the application's own request.

use tests::{Sandbox, json};

use super::{result, run};

/// A layer that retries, with another layer below and drivers of which the last fails in its first
/// call of `command`. Returns for each driver the number of creations and of destructions.
macro_rules! retry {
    ($command:literal, $error:expr, $drivers:expr) => {{
        let mut sandbox = Sandbox::new();
        let first = json!({ $command: { "call": 1, "last": 1, "result": $error } });
        let mut drivers = Vec::new();
        for number in 1..=$drivers {
            let config = if number == $drivers {
                json!({ "results_from": first })
            } else {
                json!({})
            };
            drivers.push(sandbox.driver(&format!("driver{number}"), config));
        }
        let more = json!({ "add_extensions": ["VK_KHR_surface"], "retry": true });
        let config = json!({ "create_instance": more, "create_device": { "retry": true } });
        sandbox.implicit_layer("capture", json!({}), config);
        sandbox.implicit_layer("below", json!({}), json!({}));
        let outcome = run!(sandbox, json!({ "device": [] }));
        assert_eq!(result(&outcome), 0, "{}", outcome.stderr);
        let reached = sandbox.layers();
        assert_eq!(reached.through($command), ["capture", "below", "below"]);
        let counts = drivers.iter().map(|driver| {
            let log = driver.log();
            let destroy = $command.replace("Create", "Destroy");
            (log.count($command), log.count(&destroy))
        });
        counts.collect::<Vec<_>>()
    }};
}

/// The driver that failed is called again.
#[test]
fn s7_5_a_creation_that_failed_may_be_tried_again() {
    assert_eq!(retry!("vkCreateInstance", -3, 1), [(2, 1)]);
}

/// So is the driver that succeeded before lack of memory ended the creation; its first instance has
/// been destroyed.
#[test]
fn s7_5_a_second_try_begins_without_instances() {
    assert_eq!(retry!("vkCreateInstance", -1, 2), [(2, 2), (2, 1)]);
}

/// The same for devices (8.4).
#[test]
fn s8_4_a_device_that_failed_may_be_tried_again() {
    assert_eq!(retry!("vkCreateDevice", -3, 1), [(2, 1)]);
}
