//! Finds definitions that never end: aliases of each other, structures that contain themselves,
//! handles that are their own parents.

use std::collections::{BTreeSet, HashMap, HashSet};

/// What each name leads to.
pub(super) type Graph<'a> = HashMap<&'a str, Vec<&'a str>>;

/// The names that stand in circles, from which one can walk back to themselves, in alphabetical
/// order.
///
/// Kosaraju's algorithm finds the sets of names that all lead to each other in time linear in the
/// graph.
pub(super) fn circles<'a>(graph: &Graph<'a>) -> BTreeSet<&'a str> {
    let mut backwards: Graph<'a> = HashMap::new();
    for (&name, targets) in graph {
        for &target in targets {
            backwards.entry(target).or_default().push(name);
        }
    }
    let mut circles = BTreeSet::new();
    let mut seen = HashSet::new();
    for &name in walk(graph, graph.keys().copied(), &mut HashSet::new()).iter().rev() {
        let component = walk(&backwards, [name], &mut seen);
        if component.len() > 1 || targets(graph, name).contains(&name) {
            circles.extend(component);
        }
    }
    circles
}

/// The names that the roots lead to and that are not yet `seen`, each after those that it led to.
fn walk<'a>(
    graph: &Graph<'a>,
    roots: impl IntoIterator<Item = &'a str>,
    seen: &mut HashSet<&'a str>,
) -> Vec<&'a str> {
    let mut left = Vec::new();
    for root in roots {
        // Not recursive: a registry may have a chain that is longer than the stack is deep.
        let mut path = Vec::new();
        if seen.insert(root) {
            path.push((root, targets(graph, root).iter()));
        }
        while let Some((name, ahead)) = path.last_mut() {
            match ahead.next() {
                Some(&target) if seen.insert(target) => {
                    path.push((target, targets(graph, target).iter()));
                }
                Some(_) => {}
                None => {
                    left.push(*name);
                    path.pop();
                }
            }
        }
    }
    left
}

fn targets<'g, 'a>(graph: &'g Graph<'a>, name: &str) -> &'g [&'a str] {
    graph.get(name).map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(edges: &[(&'static str, &[&'static str])]) -> Vec<&'static str> {
        circles(&edges.iter().map(|&(name, targets)| (name, targets.to_vec())).collect())
            .into_iter()
            .collect()
    }

    #[test]
    fn what_leads_into_a_circle_is_not_in_it() {
        assert_eq!(
            of(&[("a", &["b"]), ("b", &["a"]), ("c", &["a"]), ("d", &["e"]), ("e", &[])]),
            ["a", "b"]
        );
        assert_eq!(of(&[("self", &["self"])]), ["self"]);
    }

    #[test]
    fn what_stands_between_two_circles_is_in_neither() {
        assert_eq!(
            of(&[("a", &["a", "b"]), ("b", &["c"]), ("c", &["d"]), ("d", &["c"])]),
            ["a", "c", "d"]
        );
    }

    #[test]
    fn shared_and_unknown_targets_end() {
        assert_eq!(of(&[("a", &["c", "c", "unknown"]), ("b", &["c", "a"]), ("c", &[])]), [""; 0]);
    }
}
