//! Makes a finding small: takes away calls, files, libraries, variables and list entries, as long as it stays.

use serde_json::Value;

use super::world::{Step, World};

/// A change that makes a world smaller; None if there is no such part.
type Cut = fn(&World, usize) -> Option<World>;

/// The cuts by kind, large ones first.
const CUTS: &[Cut] =
    &[cut_tail, cut_thread, cut_step, cut_library, cut_file, cut_variable, cut_request, cut_config];

/// The smallest world for which `stays` holds that the cuts lead to.
pub(super) fn shrink(world: &World, mut stays: impl FnMut(&World) -> bool) -> World {
    let mut smallest = world.clone();
    loop {
        let before = smallest.clone();
        for cut in CUTS {
            let mut place = 0;
            while let Some(smaller) = cut(&smallest, place) {
                if smaller != smallest && stays(&smaller) {
                    smallest = smaller;
                } else {
                    place += 1;
                }
            }
        }
        if smallest == before {
            return smallest;
        }
    }
}

/// Half of the last calls, then a quarter, and so on.
fn cut_tail(world: &World, place: usize) -> Option<World> {
    let count = world.steps.len() >> (place + 1);
    let mut smaller = world.clone();
    smaller.steps.truncate(world.steps.len() - count);
    (count > 0).then_some(smaller)
}

fn cut_thread(world: &World, place: usize) -> Option<World> {
    let mut smaller = world.clone();
    (place < world.threads.len()).then(|| smaller.threads.remove(place))?;
    Some(smaller)
}

/// A call of the application or of one of its threads, the last one first.
fn cut_step(world: &World, place: usize) -> Option<World> {
    let mut left = place;
    let mut smaller = world.clone();
    let World { steps, threads, .. } = &mut smaller;
    let is_cut = std::iter::once(steps).chain(threads).any(|steps| {
        let is_here = left < steps.len();
        if is_here {
            steps.remove(steps.len() - 1 - left);
        } else {
            left -= steps.len();
        }
        is_here
    });
    is_cut.then_some(smaller)
}

fn cut_library(world: &World, place: usize) -> Option<World> {
    let mut smaller = world.clone();
    (place < world.libraries.len()).then(|| smaller.libraries.remove(place))?;
    Some(smaller)
}

fn cut_file(world: &World, place: usize) -> Option<World> {
    let mut smaller = world.clone();
    (place < world.files.len()).then(|| smaller.files.remove(place))?;
    Some(smaller)
}

fn cut_variable(world: &World, place: usize) -> Option<World> {
    let mut smaller = world.clone();
    (place < world.variables.len()).then(|| smaller.variables.remove(place))?;
    Some(smaller)
}

/// An extension or a layer of a request.
fn cut_request(world: &World, place: usize) -> Option<World> {
    let mut left = place;
    let mut smaller = world.clone();
    for step in &mut smaller.steps {
        let lists = match step {
            Step::CreateInstance { request, .. } => {
                vec![&mut request.extensions, &mut request.layers]
            }
            Step::CreateDevice { extensions, .. } => vec![extensions],
            _ => Vec::new(),
        };
        for list in lists {
            if left < list.len() {
                list.remove(left);
                return Some(smaller);
            }
            left -= list.len();
        }
    }
    None
}

/// A key of a library's configuration, or of the layers in it.
fn cut_config(world: &World, place: usize) -> Option<World> {
    let mut left = place;
    let mut smaller = world.clone();
    for library in &mut smaller.libraries {
        let config = if library.config["layers"].is_array() {
            &mut library.config["layers"][0]
        } else {
            &mut library.config
        };
        if let Value::Object(keys) = config {
            let names: Vec<String> = keys.keys().filter(|name| *name != "name").cloned().collect();
            if let Some(name) = names.get(left) {
                keys.remove(name);
                return Some(smaller);
            }
            left -= names.len();
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worlds::make;

    #[test]
    fn what_does_not_matter_is_taken_away() {
        let has_lookup =
            |world: &World| world.steps.iter().any(|step| matches!(step, Step::Lookup { .. }));
        let world = (1..)
            .map(make::world)
            .find(|world| has_lookup(world) && world.steps.len() > 20)
            .expect("a world");
        let small = shrink(&world, has_lookup);
        assert_eq!(
            (small.steps.len(), small.files.len(), small.libraries.len(), small.variables.len()),
            (1, 0, 0, 0)
        );
    }
}
