//! Tests of what the page does with foreign text.

use super::*;

#[test]
fn letters_that_nobody_sees_are_escaped_in_the_page() {
    assert_eq!(
        escape("a\u{202e}\u{7f}\u{9f}\u{200b}\u{feff}\u{2028}\u{e0041}é\nb"),
        "a\\u{202e}\\u{7f}\\u{9f}\\u{200b}\\u{feff}\\u{2028}\\u{e0041}é\nb"
    );
    assert_eq!(escape("<\u{2066}&>\"'"), "&lt;\\u{2066}&amp;&gt;&quot;&#39;");
}
