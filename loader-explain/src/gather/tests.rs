//! Tests of what forbids programs on a file system.

use std::collections::HashMap;

use super::*;

/// By the list of all mounts: the last one at a place is seen there.
#[test]
fn a_file_system_from_which_no_code_may_run() {
    let mounts = std::fs::read_to_string("/proc/self/mounts").expect("the mounts");
    let mut all = HashMap::new();
    for line in mounts.lines() {
        let [_, place, _, options] = [(); 4].map({
            let mut words = line.split(' ');
            move |()| words.next().expect("four words")
        });
        all.insert(place, options.split(',').any(|option| option == "noexec"));
    }
    assert!(all.contains_key("/"), "{mounts}");
    let readable = all.into_iter().filter(|(place, _)| Path::new(place).exists());
    for (place, expected) in readable {
        assert_eq!(is_noexec(Path::new(place)), expected, "{place}");
    }
    assert!(!is_noexec(Path::new("/no/such/file")));
}
