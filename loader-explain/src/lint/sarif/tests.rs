//! Tests of the URIs of paths.

#[test]
fn paths_are_uri_references() {
    for (path, uri) in [
        ("/usr/share/vulkan/icd.d/x.json", "file:///usr/share/vulkan/icd.d/x.json"),
        ("a b/100%.json", "a%20b/100%25.json"),
        ("c:x#y?.json", "c%3Ax%23y%3F.json"),
        ("/ä.json", "file:///%C3%A4.json"),
    ] {
        assert_eq!(super::uri(path), uri);
    }
}
