//! The JSON reader agrees with serde_json on changed texts, as the fuzz target `json` checks at length.
#![allow(clippy::disallowed_methods, clippy::disallowed_macros, reason = "tests may abort")]

mod reference;

use std::fs;
use std::path::Path;

/// The seeds of the fuzz target with some bytes changed, inserted, removed or repeated.
#[test]
fn d1_changed_texts_are_read_as_serde_json_reads_them() {
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/seeds");
    let seeds = ["json", "driver_manifest", "layer_manifest", "settings"].map(|it| seeds.join(it));
    let files = seeds.iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    let texts: Vec<Vec<u8>> = files.map(|file| fs::read(file.unwrap().path()).unwrap()).collect();
    let interesting = b"\"\\{}[]:,-+.eE019tfn/u d8c \n\0\x1f\x7f\x80\xc3\xa9\xed\xff";
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state >> 33).unwrap() % below
    };
    for text in texts.iter().filter(|text| !text.is_empty()).cycle().take(20_000) {
        let mut text = text.clone();
        for _ in 0..=random(4) {
            let (at, byte) = (random(text.len() + 1), interesting[random(interesting.len())]);
            let end = (at + random(4)).min(text.len());
            match random(5) {
                0 => text.truncate(at),
                1 => drop(text.splice(at..end, [])),
                2 => drop(text.splice(at..end, [byte])),
                3 => text.insert(at, byte),
                _ => text.extend_from_within(at..),
            }
        }
        reference::compare(&text);
    }
}
