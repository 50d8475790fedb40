//! The lookup of commands by name, beside lookups in phf and in a `HashMap` with the same names, in
//! one run.
//!
//! `cargo bench -p tests --bench lookup`. Each figure is the time for one name in nanoseconds, a
//! median over many rounds. The three lookups alternate within a round, so that other load on the
//! machine affects them equally. Misses differ from a command's name in one letter, so that a
//! lookup cannot reject them by their length.

use std::collections::HashMap;
use std::ffi::{CStr, CString};
use std::hint::black_box;
use std::time::Instant;

use dispatch_tables::Command;

/// The rounds for each figure.
const ROUNDS: usize = 201;
/// The passes over all names in a round.
const PASSES: usize = 20;

/// The maximum fraction of phf's time (hits, misses).
const TARGETS: [f64; 2] = [0.45, 0.35];

fn main() {
    let hits: Vec<&CStr> = Command::all().map(Command::name).collect();
    let misses: Vec<CString> =
        hits.iter().enumerate().map(|(at, name)| changed(name, at)).collect();
    let misses: Vec<&CStr> = misses.iter().map(CString::as_c_str).collect();
    let phf = phf_map(&hits);
    let map: HashMap<&[u8], u16> = numbered(&hits).collect();

    let ours = |name: &CStr| Command::from_name(name).map(|command| command.index() as u16);
    let theirs = |name: &CStr| phf.get(name.to_bytes()).copied();
    let std = |name: &CStr| map.get(name.to_bytes()).copied();
    for (number, name) in hits.iter().enumerate() {
        assert_eq!([ours(name), theirs(name), std(name)], [Some(number as u16); 3]);
    }
    for name in &misses {
        assert_eq!([ours(name), theirs(name), std(name)], [None; 3]);
    }

    println!("{} names, ns a name; in brackets the fraction of phf's time", hits.len());
    println!("{:<6}{:>16}{:>10}{:>20}", "", "ours", "phf", "HashMap");
    for (what, names, target) in [("hit", &hits, TARGETS[0]), ("miss", &misses, TARGETS[1])] {
        let [ours, theirs, std] = medians(
            names,
            [&mut |name| ours(name), &mut |name| theirs(name), &mut |name| std(name)],
        );
        let (part, std_part) = (ours / theirs, std / theirs);
        println!("{what:<6}{ours:>9.2} ({part:.2}){theirs:>9.2}{std:>13.2} ({std_part:.2})");
        println!("{:<6}  at most ({target:.2}): {}", "", if part <= target { "yes" } else { "no" });
    }
}

/// The name with one character, selected from the end by `at`, replaced by `!`, so that it is not
/// the name of a command.
fn changed(name: &CStr, at: usize) -> CString {
    let mut bytes = name.to_bytes().to_vec();
    let place = bytes.len() - 1 - at % (bytes.len() - 2);
    bytes[place] = b'!';
    CString::new(bytes).expect("no NUL within")
}

fn numbered<'a>(names: &[&'a CStr]) -> impl Iterator<Item = (&'a [u8], u16)> {
    names.iter().enumerate().map(|(number, name)| (name.to_bytes(), number as u16))
}

/// The map that `phf_map!` makes of these names. The macro requires literals, so this function
/// calls its generator.
fn phf_map(names: &[&'static CStr]) -> phf::Map<&'static [u8], u16> {
    let keys: Vec<&[u8]> = names.iter().map(|name| name.to_bytes()).collect();
    let state = phf_generator::generate_hash(&keys);
    let entries = state.map.iter().map(|&number| (keys[number], number as u16));
    phf::Map {
        key: state.key,
        disps: state.disps.leak(),
        entries: entries.collect::<Vec<_>>().leak(),
    }
}

type Lookup<'a> = &'a mut dyn FnMut(&CStr) -> Option<u16>;

/// The median time per name of each lookup.
fn medians<const N: usize>(names: &[&CStr], mut lookups: [Lookup<'_>; N]) -> [f64; N] {
    let mut times = [const { Vec::new() }; N];
    for _ in 0..ROUNDS {
        for (lookup, times) in lookups.iter_mut().zip(&mut times) {
            let start = Instant::now();
            for _ in 0..PASSES {
                for name in names {
                    black_box(lookup(black_box(name)));
                }
            }
            let count = (names.len() * PASSES) as f64;
            times.push(start.elapsed().as_nanos() as f64 / count);
        }
    }
    times.map(|mut times: Vec<f64>| {
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    })
}
