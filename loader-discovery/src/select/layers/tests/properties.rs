//! Checks the properties of selections on some thousand generated cases.

use alloc::vec::Vec;

use crate::select::layers::cases::{Case, Choices, Selection};

/// Pseudo-random numbers, the same in every run (xorshift).
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

fn selections(check: impl Fn(&Case, &Selection)) {
    let mut numbers = Numbers(0x9E37_79B9_7F4A_7C15);
    for _ in 0..5000 {
        let bytes: Vec<u8> = (0..16).flat_map(|_| numbers.next().to_le_bytes()).collect();
        let case = Case::new(&mut Choices(&bytes));
        check(&case, &Selection::of(&case));
    }
}

#[test]
fn no_name_is_available_listed_or_chained_twice() {
    selections(|_, selection| selection.has_no_name_twice());
}

#[test]
fn the_chain_is_the_list_without_metas_and_in_the_same_order() {
    selections(|_, selection| selection.chains_the_list_without_metas());
}

#[test]
fn phases_follow_each_other() {
    selections(|_, selection| selection.has_phases_in_order());
}

#[test]
fn layers_keep_their_order() {
    selections(|case, selection| selection.leaves_layers_in_their_order(case));
}

#[test]
fn nothing_is_there_that_a_filter_takes_away() {
    selections(|case, selection| selection.has_nothing_that_a_filter_takes_away(case));
}

#[test]
fn what_the_application_asks_for_is_on() {
    selections(|case, selection| selection.turns_on_what_the_application_asks_for(case));
}

#[test]
fn nothing_is_on_without_a_cause() {
    selections(|case, selection| selection.turns_nothing_on_without_a_cause(case));
}

#[test]
fn the_settings_files_order_is_the_chains() {
    selections(|_, selection| selection.keeps_the_settings_files_order());
}

#[test]
fn every_layer_left_out_has_a_reason() {
    selections(|case, selection| selection.gives_a_reason_for_each_layer_left_out(case));
}

#[test]
fn the_same_case_gives_the_same_answer() {
    selections(|case, selection| assert_eq!(*selection, Selection::of(case)));
}
