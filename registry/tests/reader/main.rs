//! The reader as its users see it: registries in, models and findings out.

mod contradictions;
mod errors;
mod hostile;
mod messages;
mod pinned;
mod support;
mod traps;
