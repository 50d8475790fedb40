//! Tests of which names are similar.

use super::*;

#[test]
fn exchanged_and_missing_letters_are_similar() {
    let names = ["VK_LAYER_KHRONOS_validation", "VK_LAYER_KHRONOS_profiles"];
    assert_eq!(nearest("VK_LAYER_KHRONOS_validaton", names), Some(names[0]));
    assert_eq!(nearest("vk_layer_khronos_porfiles", names), Some(names[1]));
    assert_eq!(nearest("nonsense", names), None);
}

#[test]
fn a_pattern_is_compared_with_parts_of_names() {
    let names = ["asahi_icd.json", "lvp_icd.json", "radeon_icd.json"];
    assert_eq!(nearest_of_pattern("*lpv*", names), Some(names[1]));
    assert_eq!(nearest_of_pattern("radoen*", names), Some(names[2]));
    assert_eq!(nearest_of_pattern("asahi_icd.jsn", names), Some(names[0]));
    assert_eq!(nearest_of_pattern("nvidia*", names), None);
    assert_eq!(nearest_of_pattern("*", names), None);
}
