//! Where the registry is looked for, in order, and what the error lists when it is nowhere.

use super::*;

const VK: &str = "<registry>vk</registry>";
const VIDEO: &str = "<registry>video</registry>";

fn pin_of(vk: &str, video: &str) -> Pin {
    Pin {
        registry: "1.4.999".to_owned(),
        package: "1.4.999.post1".to_owned(),
        vk_xml_sha256: sha256(vk.as_bytes()),
        video_xml_sha256: sha256(video.as_bytes()),
        video_requirement: None,
    }
}

fn request<'a>(
    workspace: &'a Path,
    xml: Option<&'a Path>,
    video_xml: Option<&'a Path>,
) -> Request<'a> {
    Request { workspace, xml, video_xml }
}

/// A workspace with these files in its cache.
fn workspace(files: &[(&str, &str)]) -> tempfile::TempDir {
    let workspace = tempfile::tempdir().unwrap();
    let cache = Cache::new(workspace.path(), "1.4.999");
    for (name, text) in files {
        cache.store(name, text).unwrap();
    }
    workspace
}

/// Acquires without a way to download.
fn offline(pin: &Pin, request: &Request<'_>) -> Result<Acquired, AcquireError> {
    Pinned { pin, requirements: "", python: "no-such-python" }.acquire(request)
}

#[test]
fn sha256_is_the_standard_one() {
    assert_eq!(sha256(b"abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

#[test]
fn a_cache_with_the_pinned_files_is_taken() {
    let workspace = workspace(&[("vk.xml", VK), ("video.xml", VIDEO)]);
    let acquired = offline(&pin_of(VK, VIDEO), &request(workspace.path(), None, None)).unwrap();
    assert_eq!(acquired.vk.text, VK);
    assert_eq!(acquired.video.sha256, sha256(VIDEO.as_bytes()));
    assert_eq!(acquired.vk.name, "target/registry/1.4.999/vk.xml");
}

#[test]
fn a_cache_with_another_file_is_not_taken_and_the_error_lists_what_was_tried() {
    let workspace = workspace(&[("vk.xml", "tampered"), ("video.xml", VIDEO)]);
    let error = offline(&pin_of(VK, VIDEO), &request(workspace.path(), None, None)).unwrap_err();
    assert_eq!(error.tried.len(), 2);
    let text = error.to_string();
    for part in [
        "cannot get the Vulkan registry 1.4.999",
        "vk.xml is not the pinned file",
        "no-such-python",
        "--xml PATH",
    ] {
        assert!(text.contains(part), "{part} is not in:\n{text}");
    }
    assert!(!text.contains(&workspace.path().display().to_string()), "{text}");
}

#[test]
fn named_files_need_no_pin_and_no_cache() {
    let folder = tempfile::tempdir().unwrap();
    let (vk, video) = (folder.path().join("my.xml"), folder.path().join("video.xml"));
    std::fs::write(&vk, "mine").unwrap();
    std::fs::write(&video, "beside").unwrap();
    let acquired = offline(&pin_of(VK, VIDEO), &request(folder.path(), Some(&vk), None)).unwrap();
    assert_eq!((acquired.vk.text.as_str(), acquired.video.text.as_str()), ("mine", "beside"));
    assert_eq!(acquired.vk.name, vk.display().to_string());
    let acquired =
        offline(&pin_of(VK, VIDEO), &request(folder.path(), Some(&vk), Some(&vk))).unwrap();
    assert_eq!(acquired.video.text, "mine");
}

#[test]
fn a_vk_xml_without_a_video_xml_is_completed_by_the_pinned_one() {
    let workspace = workspace(&[("vk.xml", VK), ("video.xml", VIDEO)]);
    let vk = workspace.path().join("my.xml");
    std::fs::write(&vk, "mine").unwrap();
    let acquired =
        offline(&pin_of(VK, VIDEO), &request(workspace.path(), Some(&vk), None)).unwrap();
    assert_eq!((acquired.vk.text.as_str(), acquired.video.text.as_str()), ("mine", VIDEO));
}

#[test]
fn a_named_file_that_cannot_be_read_is_an_error_even_with_a_good_cache() {
    let workspace = workspace(&[("vk.xml", VK), ("video.xml", VIDEO)]);
    let missing = workspace.path().join("missing.xml");
    let error =
        offline(&pin_of(VK, VIDEO), &request(workspace.path(), Some(&missing), None)).unwrap_err();
    assert!(error.to_string().contains("missing.xml"), "{error}");
    let binary = workspace.path().join("binary.xml");
    std::fs::write(&binary, [0xff, 0xfe]).unwrap();
    assert!(offline(&pin_of(VK, VIDEO), &request(workspace.path(), Some(&binary), None)).is_err());
}

#[cfg(unix)]
mod with_a_pretended_index {
    use std::io::Write;
    use std::process::{Command, Stdio};

    use super::*;

    /// A program that stands in for Python: as pip it leaves a wheel, as zipfile it unpacks these
    /// files from it.
    fn python(folder: &Path, vk: &str, video: &str) -> String {
        let script = format!(
            "#!/bin/sh\ncase \"$2\" in\npip) for last; do :; done; mkdir -p \"$last\" && touch \"$last/x.whl\";;\n\
             zipfile) mkdir -p \"$5/vulkan_object\" && printf %s '{vk}' > \"$5/vulkan_object/vk.xml\" && \
             printf %s '{video}' > \"$5/vulkan_object/video.xml\";;\nesac\n"
        );
        program(folder, &script)
    }

    /// The script as a program.
    fn program(folder: &Path, script: &str) -> String {
        let path = folder.join("python3");
        // Written by a child: a file that another thread's child still holds open for writing
        // cannot be run.
        let mut writer = Command::new("sh");
        writer.args(["-c", "cat > \"$0\" && chmod +x \"$0\""]).arg(&path).stdin(Stdio::piped());
        let mut writer = writer.spawn().unwrap();
        let mut stdin = writer.stdin.take().unwrap();
        stdin.write_all(script.as_bytes()).unwrap();
        drop(stdin);
        assert!(writer.wait().unwrap().success());
        path.display().to_string()
    }

    #[test]
    fn a_download_fills_the_cache() {
        let workspace = workspace(&[("vk.xml", "tampered")]);
        let python = python(workspace.path(), VK, VIDEO);
        let pin = pin_of(VK, VIDEO);
        let request = request(workspace.path(), None, None);
        let acquired =
            Pinned { pin: &pin, requirements: "", python: &python }.acquire(&request).unwrap();
        assert_eq!((acquired.vk.text.as_str(), acquired.notes.len()), (VK, 1));
        assert_eq!(offline(&pin, &request).unwrap().video.text, VIDEO);
        let left =
            std::fs::read_dir(workspace.path().join("target/registry/1.4.999")).unwrap().count();
        assert_eq!(left, 2, "temporary files are left in the cache");
    }

    #[test]
    fn a_download_of_other_files_is_refused_and_not_cached() {
        let workspace = workspace(&[]);
        let python = python(workspace.path(), "other", VIDEO);
        let pin = pin_of(VK, VIDEO);
        let request = request(workspace.path(), None, None);
        let error =
            Pinned { pin: &pin, requirements: "", python: &python }.acquire(&request).unwrap_err();
        assert!(error.tried[1].contains("is not the pinned file"), "{error}");
        // A package with other files is no sign of a missing pip.
        assert!(!error.to_string().contains("install Python"), "{error}");
        assert!(error.to_string().contains("`cargo vkgen bump`"), "{error}");
        assert!(!workspace.path().join("target").exists());
    }

    /// Packages before 1.4.343 have no `video.xml`.
    #[test]
    fn the_pin_says_which_package_has_the_missing_file() {
        let workspace = workspace(&[]);
        // The wheel is the requirements file, whose package has a `video.xml` if it is the later one.
        let script = format!(
            "#!/bin/sh\ncase \"$2\" in\npip) for last; do :; done; mkdir -p \"$last\"
             for it; do case $it in */requirements.txt) cp \"$it\" \"$last/x.whl\";; esac; done;;\n\
             zipfile) mkdir -p \"$5/vulkan_object\" && printf %s '{VK}' > \"$5/vulkan_object/vk.xml\"
             if grep -q later \"$4\"; then printf %s '{VIDEO}' > \"$5/vulkan_object/video.xml\"; fi;;\nesac\n"
        );
        let python = program(workspace.path(), &script);
        let request = request(workspace.path(), None, None);
        let acquire =
            |pin: &Pin| Pinned { pin, requirements: "earlier", python: &python }.acquire(&request);
        let without = pin_of(VK, VIDEO);
        assert!(acquire(&without).unwrap_err().to_string().contains("has no video.xml"));
        let with = Pin { video_requirement: Some("later".to_owned()), ..without };
        assert_eq!(acquire(&with).unwrap().video.text, VIDEO);
    }

    #[test]
    fn concurrent_acquisitions_all_succeed() {
        let workspace = workspace(&[]);
        let python = python(workspace.path(), VK, VIDEO);
        let pin = pin_of(VK, VIDEO);
        let request = request(workspace.path(), None, None);
        std::thread::scope(|scope| {
            let one = || {
                Pinned { pin: &pin, requirements: "", python: &python }
                    .acquire(&request)
                    .unwrap()
                    .vk
                    .text
            };
            let all: Vec<_> = (0..8).map(|_| scope.spawn(one)).collect();
            assert!(all.into_iter().all(|thread| thread.join().unwrap() == VK));
        });
    }
}

#[test]
fn another_pin_is_told_from_other_files_of_the_same_version() {
    let said = |change: fn(&mut Pin)| {
        let mut other = pin::pin().clone();
        change(&mut other);
        let workspace = tempfile::tempdir().unwrap();
        std::fs::create_dir(workspace.path().join("registry")).unwrap();
        std::fs::write(workspace.path().join("registry/pin.json"), other.text()).unwrap();
        acquire(&request(workspace.path(), None, None)).unwrap_err().message
    };
    let version = &pin::pin().package;
    assert_eq!(
        said(|pin| pin.vk_xml_sha256 = "00".repeat(32)),
        format!(
            "this vkgen was built for other files of the registry {version} than registry/pin.json pins"
        )
    );
    assert_eq!(
        said(|pin| pin.package = "1.4.1".to_owned()),
        format!(
            "this vkgen was built for the registry {version}, but registry/pin.json pins 1.4.1"
        )
    );
}
