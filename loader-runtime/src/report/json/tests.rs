//! Commas and escapes of JSON.

use super::*;

#[test]
fn commas_and_escapes() {
    let mut json = Json::default();
    json.object(|json| {
        json.key("a").texts(&mut [&b"x\"\\\n\x7f"[..], b"\xff\xc3\xa9"].into_iter());
        json.key("b").object(|_| {});
        json.key("c").word("null");
        json.key("d").array(|json| {
            json.word("1");
            json.object(|json| json.key("e").text(b""));
        });
    });
    let text = String::from_utf8(json.into_bytes()).unwrap();
    let expected = "{\"a\":[\"x\\\"\\\\\\u000a\u{7f}\",\"\u{fffd}é\"],\"b\":{},\"c\":null,\
                    \"d\":[1,{\"e\":\"\"}]}";
    assert_eq!(text, expected);
}
