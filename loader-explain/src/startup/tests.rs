//! What is computed from times, and what a person reads of them.

use std::fs::File;

use super::*;

fn cost(steps: [f64; 3], memory: u64, nodes: &[&str]) -> Cost {
    let [opening, creating, listing] = steps;
    let nodes = nodes.iter().map(|&node| node.to_owned()).collect();
    Cost { opening, creating, listing, memory, nodes, devices: Some(1) }
}

#[test]
fn the_times_of_the_calls_divide_a_start_into_its_steps() {
    let now = Instant::now();
    let at = |milliseconds| now + Duration::from_millis(milliseconds);
    let calls = [(CREATION, 20), (DEVICES, 50), (DEVICES, 60)];
    let calls = calls.map(|(name, milliseconds)| (name.to_owned(), at(milliseconds)));
    std::thread::sleep(Duration::from_millis(100));
    let cost = Cost::of((now, 0), &calls, Some(2));
    assert_eq!((cost.opening, cost.creating), (20.0, 30.0));
    assert!((50.0..1e4).contains(&cost.listing), "{cost:?}");
    assert!(cost.memory > 0 && cost.devices == Some(2), "{cost:?}");
    assert_eq!(Cost::of((now, u64::MAX), &calls, None).memory, 0);
}

#[test]
fn a_layer_costs_what_the_driver_alone_does_not() {
    let both = cost([5.0, 30.0, 2.0], 300, &["/dev/a", "/dev/b"]);
    let driver = cost([4.0, 10.0, 3.0], 100, &["/dev/a"]);
    let layer = both.clone().without(&driver);
    assert_eq!([layer.opening, layer.creating, layer.listing], [1.0, 20.0, 0.0]);
    assert_eq!((layer.memory, layer.nodes), (200, ["/dev/b".to_owned()].into()));
    assert_eq!(driver.without(&both).memory, 0);
    assert_eq!(both.time(), 37.0);
}

#[test]
fn devices_of_the_kernel_are_named_once() {
    let open = ["/dev/zero", "/dev/zero", "/dev/null"].map(|path| File::open(path).expect(path));
    let nodes = nodes();
    let count = |path: &str| nodes.iter().filter(|node| *node == path).count();
    assert_eq!(["/dev/zero", "/dev/null"].map(count), [1, 0], "{nodes:?}");
    assert!(nodes.iter().all(|node| node.starts_with("/dev/")), "{nodes:?}");
    drop(open);
}

#[test]
fn a_person_reads_times_and_memory_and_what_is_missing() {
    let entry = |name: &str, is_driver, cost| Entry {
        name: name.to_owned(),
        is_driver,
        cost,
        reason: Some("ends the process".to_owned()),
        cure: "leave it out".to_owned(),
    };
    let without_device = Cost { devices: Some(0), ..cost([1.0, 2.0, 4.0], 2560, &[]) };
    let entries = [
        entry("driver a.json", true, None),
        entry("driver b.json", true, Some(cost([100.0, 20.5, 3.0], 1024, &["/dev/a", "/dev/b"]))),
        entry("driver c.json", true, Some(without_device.clone())),
        entry("layer VK_LAYER_d", false, Some(without_device)),
    ];
    insta::assert_snapshot!(render(&entries), @r"
    Time and memory of opening, creating and listing, the worst first:

             driver a.json ends the process
          cure: leave it out

       123.5 ms      1.0 MiB  driver b.json
          opening 100.0 ms, creating 20.5 ms, listing 3.0 ms
          opens /dev/a, /dev/b
          cure: leave it out

         7.0 ms      2.5 MiB  driver c.json
          opening 1.0 ms, creating 2.0 ms, listing 4.0 ms
          finds no device
          cure: leave it out

         7.0 ms      2.5 MiB  layer VK_LAYER_d
          opening 1.0 ms, creating 2.0 ms, listing 4.0 ms
          cure: leave it out

    docs/gpu-policy.md describes the policies.
    ");
    assert_eq!(entries[0].time(), f64::INFINITY);
}
