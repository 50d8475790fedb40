//! Commas and escapes of JSON.

use super::*;

#[test]
fn commas_and_escapes() {
    let mut json = Json::default();
    json.object(|json| {
        json.key("a").texts(&mut [&b"x\"\\\n\x7f"[..], b"\xff\xc3\xa9"].into_iter());
        json.key("f").text("\u{9f}\u{202e}\u{feff}\u{2028}\u{e0041}🌋".as_bytes());
        json.key("b").object(|_| {});
        json.key("c").word(b"null");
        json.key("d").array(|json| {
            json.word(b"1");
            json.object(|json| json.key("e").text(b""));
        });
    });
    let text = String::from_utf8(json.into_bytes().unwrap()).unwrap();
    let expected = "{\"a\":[\"x\\\"\\\\\\u000a\\u007f\",\"\u{fffd}é\"],\"f\":\"\\u009f\\u202e\\ufeff\\u2028\\udb40\\udc41🌋\",\"b\":{},\"c\":null,\
                    \"d\":[1,{\"e\":\"\"}]}";
    assert_eq!(text, expected);
}
