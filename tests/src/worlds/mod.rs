//! Random worlds: `cargo run --release -p tests --example worlds -- --seed 1 --worlds 2000`.
//!
//! A world is all that a loader sees: folders, manifests, variables, drivers, layers, and an order of
//! calls (`world.rs`). `make*.rs` make the world of a seed, `lay.rs` writes the folder, `run.rs` runs the
//! application (`play`) in a process of its own, and `judge.rs` judges by invariants; `against.rs` compares
//! with another loader, `shrink.rs` makes a finding small, `command.rs` is the command line.

mod against;
mod command;
mod judge;
mod known;
mod lay;
mod make;
mod make_drivers;
mod make_layers;
mod make_steps;
mod play;
mod random;
mod run;
mod shrink;
mod world;

pub use command::main;

/// The divergences from another loader that have a reason, each by the place in a document and its words.
pub fn known_divergences() -> impl Iterator<Item = &'static str> {
    known::ROWS.iter().map(|row| row.name)
}
