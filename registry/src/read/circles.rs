//! Finds definitions that never end: aliases of each other, structures that contain themselves, handles that are their own parents.

use std::collections::{BTreeSet, HashMap};

/// What each name leads to.
pub(super) type Graph<'a> = HashMap<&'a str, Vec<&'a str>>;

/// The names that stand in circles, or on the way from one circle to another, in alphabetical order.
pub(super) fn circles<'a>(graph: &Graph<'a>) -> BTreeSet<&'a str> {
    let endless = endless(graph);
    let mut backwards: Graph<'a> = endless.iter().map(|&name| (name, Vec::new())).collect();
    for &name in &endless {
        for target in graph.get(name).into_iter().flatten() {
            if let Some(from) = backwards.get_mut(target) {
                from.push(name);
            }
        }
    }
    self::endless(&backwards)
}

/// The names from which one can walk on forever.
///
/// Takes away, again and again, the names that lead to nothing that is left.
fn endless<'a>(graph: &Graph<'a>) -> BTreeSet<&'a str> {
    let mut led_from: HashMap<&str, Vec<&'a str>> = HashMap::new();
    let mut left: HashMap<&'a str, usize> = HashMap::new();
    for (&name, targets) in graph {
        let targets = targets.iter().filter(|target| graph.contains_key(*target));
        left.insert(name, targets.clone().count());
        targets.for_each(|target| led_from.entry(target).or_default().push(name));
    }
    let mut ending: Vec<&str> = left
        .iter()
        .filter(|&(_, &count)| count == 0)
        .map(|(&name, _)| name)
        .collect();
    while let Some(name) = ending.pop() {
        left.remove(name);
        for &from in led_from.get(name).into_iter().flatten() {
            let Some(count) = left.get_mut(from) else {
                continue;
            };
            *count -= 1;
            if *count == 0 {
                ending.push(from);
            }
        }
    }
    left.into_keys().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(edges: &[(&'static str, &[&'static str])]) -> Vec<&'static str> {
        circles(
            &edges
                .iter()
                .map(|&(name, targets)| (name, targets.to_vec()))
                .collect(),
        )
        .into_iter()
        .collect()
    }

    #[test]
    fn what_leads_into_a_circle_is_not_in_it() {
        assert_eq!(
            of(&[
                ("a", &["b"]),
                ("b", &["a"]),
                ("c", &["a"]),
                ("d", &["e"]),
                ("e", &[])
            ]),
            ["a", "b"]
        );
        assert_eq!(of(&[("self", &["self"])]), ["self"]);
    }

    #[test]
    fn shared_and_unknown_targets_end() {
        assert_eq!(
            of(&[
                ("a", &["c", "c", "unknown"]),
                ("b", &["c", "a"]),
                ("c", &[])
            ]),
            [""; 0]
        );
    }
}
