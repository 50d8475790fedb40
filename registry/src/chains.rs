//! Chains of aliases and where they end.

/// Where the chain that begins at each place ends; `next` leads in no circle.
pub(crate) fn ends(next: &[Option<usize>]) -> Vec<usize> {
    let mut ends: Vec<Option<usize>> = vec![None; next.len()];
    for start in 0..next.len() {
        let mut chain = Vec::new();
        let mut place = start;
        while ends[place].is_none() {
            chain.push(place);
            match next[place] {
                Some(further) => place = further,
                None => ends[place] = Some(place),
            }
        }
        for on_the_way in chain {
            ends[on_the_way] = ends[place];
        }
    }
    // Every place has an end by now.
    ends.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chains_share_their_end() {
        assert_eq!(ends(&[Some(1), Some(3), Some(1), None, None]), [3, 3, 3, 3, 4]);
    }
}
