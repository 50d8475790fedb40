//! The installation into a directory of the test.

use std::os::unix::fs::PermissionsExt;
use std::process::Command;
use std::{env, fs, io};

use super::*;

/// A directory that is removed at the end of the test.
struct Stage(PathBuf);

impl Stage {
    fn new(name: &str) -> Stage {
        let path = env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a temporary directory can be made");
        Stage(path)
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn install_text(stage: &Stage, text: &str) {
    let library = stage.0.join("built.so");
    fs::write(&library, text).expect("the stage can be written");
    let place = Place::at("/usr", &stage.0.join("root"));
    install_library(&library, &place).expect("the stage can be installed into");
}

fn link(path: &Path) -> String {
    let target = fs::read_link(path).expect("it is a link");
    target.display().to_string()
}

/// drivers.md L.1, L.4.
#[test]
fn the_links_lead_to_the_versioned_file() {
    let stage = Stage::new("links");
    install_text(&stage, "library");
    let lib = stage.0.join("root/usr/lib");
    assert_eq!(link(&lib.join("libvulkan.so")), "libvulkan.so.1");
    assert_eq!(link(&lib.join("libvulkan.so.1")), format!("libvulkan.so.{VERSION}"));
    let text = fs::read_to_string(lib.join("libvulkan.so")).expect("the links lead somewhere");
    assert_eq!(text, "library");
    let pc = fs::read_to_string(lib.join("pkgconfig/vulkan.pc")).expect("vulkan.pc is there");
    assert!(pc.contains(&format!("\nVersion: {VERSION}\n")), "{pc}");
}

/// The names of all files and links below `path`.
fn names(path: &Path) -> Vec<String> {
    let entries = fs::read_dir(path).expect("a directory").map(|entry| entry.expect("an entry"));
    let mut all: Vec<_> = entries
        .flat_map(|entry| match entry.file_type().expect("a type").is_dir() {
            true => names(&entry.path()),
            false => vec![entry.file_name().to_string_lossy().into_owned()],
        })
        .collect();
    all.sort();
    all
}

/// The headers of the distribution's loader come with its own `vulkan.pc`, whose version is theirs.
#[test]
fn a_runtime_has_nothing_that_programs_are_compiled_with() {
    let stage = Stage::new("runtime");
    let library = stage.0.join("built.so");
    fs::write(&library, "library").expect("the stage can be written");
    let root = stage.0.join("root");
    let place = Place { is_runtime: true, ..Place::at("/usr", &root) };
    install_library(&library, &place).expect("the stage can be installed into");
    let expected = ["libvulkan.so.1", &format!("libvulkan.so.{VERSION}"), "vulkan-loader.7"];
    assert_eq!(names(&root), expected);
}

#[test]
fn installing_again_replaces_the_file_and_leaves_the_old_one_to_those_who_have_it_open() {
    let stage = Stage::new("again");
    install_text(&stage, "old");
    let path = stage.0.join("root/usr/lib/libvulkan.so.1");
    let mut open = fs::File::open(&path).expect("it was installed");
    install_text(&stage, "new");
    let text = fs::read_to_string(&path).expect("it was installed again");
    assert_eq!(text, "new");
    let kept = io::read_to_string(&mut open).expect("the old file is still there");
    assert_eq!(kept, "old");
}

/// The mode of each directory, and of each file that is not a link.
fn modes(path: &Path) -> Vec<(PathBuf, u32)> {
    let metadata = fs::symlink_metadata(path).expect("it was installed");
    if metadata.is_symlink() {
        return Vec::new();
    }
    let mut all = vec![(path.to_owned(), metadata.permissions().mode() & 0o7777)];
    if metadata.is_dir() {
        let entries = fs::read_dir(path).expect("a directory");
        all.extend(entries.flat_map(|entry| modes(&entry.expect("an entry").path())));
    }
    all
}

/// The umask belongs to the whole process, so a child process installs with another one.
#[test]
fn modes_do_not_depend_on_the_umask() {
    let stage = Stage::new("umask");
    let library = stage.0.join("built.so");
    fs::write(&library, "library").expect("the stage can be written");
    let root = stage.0.join("root");
    let install = Command::new("sh")
        .args(["-c", "umask 077; exec \"$@\"", "sh"])
        .arg(env::current_exe().expect("this program"))
        .args(["--ignored", "--exact", "install::tests::installs_for_another_test"])
        .env("XTASK_TEST_STAGE", &stage.0)
        .output()
        .expect("sh runs");
    assert!(install.status.success(), "{install:?}");
    let modes = modes(&root);
    assert!(modes.len() > 8, "{modes:?}");
    for (path, mode) in modes {
        let expected = if path.is_dir() { 0o755 } else { 0o644 };
        assert_eq!(mode, expected, "{}: {mode:o}", path.display());
    }
}

#[test]
#[ignore = "a part of modes_do_not_depend_on_the_umask"]
fn installs_for_another_test() {
    // Without the variable, someone runs all ignored tests.
    let Some(stage) = env::var_os("XTASK_TEST_STAGE").map(PathBuf::from) else { return };
    let place = Place::at("/usr", &stage.join("root"));
    install_library(&stage.join("built.so"), &place).expect("the stage can be installed into");
}

#[test]
fn relative_paths_and_paths_that_go_up_are_refused() {
    let stage = Stage::new("no-place");
    for (prefix, libdir, fault) in [
        ("usr", "lib", "usr"),
        ("usr", "/opt/lib", "usr"),
        ("/usr/../opt", "lib", "/usr/../opt"),
        ("/usr", "../lib", "/usr/../lib"),
    ] {
        let place = Place::at(prefix, &stage.0.join("root")).with_libdir(libdir);
        let refused = install_library(Path::new("no library"), &place).expect_err(fault);
        let text = refused.to_string();
        assert!(text.starts_with(&format!("{fault} is no installation path")), "{text}");
        assert!(!stage.0.join("root").exists());
    }
}

/// The Vulkan version that a program prints, after the commands that compile it.
fn version_through(commands: &mut [Command]) -> String {
    let mut last = String::new();
    for command in commands {
        let output = command.output().unwrap_or_else(|error| {
            panic!("{command:?}: {error} (`apt-get install cmake pkg-config gcc`)")
        });
        let [out, err] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
        assert!(output.status.success(), "{command:?}: {out}{err}");
        last = out.trim().to_owned();
    }
    last
}

const PROGRAM: &str = r#"
    #include <stdio.h>
    int vkEnumerateInstanceVersion(unsigned *version);
    int main(void) {
        unsigned version = 0;
        int result = vkEnumerateInstanceVersion(&version);
        printf("%u.%u.%u\n", version >> 22, version >> 12 & 1023, version & 4095);
        return result;
    }
"#;

const CMAKE_LISTS: &str = "
    cmake_minimum_required(VERSION 3.10)
    project(program C)
    find_package(VulkanLoader 2.0 QUIET CONFIG)
    if(VulkanLoader_FOUND)
      message(FATAL_ERROR \"2.0 is another major version\")
    endif()
    find_package(VulkanLoader 1.3 REQUIRED CONFIG)
    add_executable(program program.c)
    target_link_libraries(program Vulkan::Loader)
";

/// One program is built with the flags of pkg-config, another with CMake after the installation
/// was moved (drivers.md L.3, L.4).
#[test]
#[ignore = "needs cmake, pkg-config and a C compiler"]
fn pkg_config_and_cmake_find_what_was_installed() {
    let stage = Stage::new("build");
    let prefix = stage.0.join("installed");
    let place = Place::at(prefix.to_str().expect("UTF-8"), Path::new("/"));
    let library = LIBRARY.build().expect("the library can be built");
    install_library(&library, &place).expect("the library can be installed");
    for (name, text) in [("program.c", PROGRAM), ("CMakeLists.txt", CMAKE_LISTS)] {
        fs::write(stage.0.join(name), text).expect("a file of the stage");
    }
    let script = "cc program.c -o program $(pkg-config --cflags --libs vulkan)";
    let mut compile = Command::new("sh");
    compile.args(["-ec", script]).current_dir(&stage.0);
    compile.env("PKG_CONFIG_LIBDIR", prefix.join("lib/pkgconfig"));
    let mut run = Command::new(stage.0.join("program"));
    run.env("LD_LIBRARY_PATH", prefix.join("lib"));
    assert_eq!(version_through(&mut [compile, run]), VERSION);

    let moved = stage.0.join("moved");
    fs::rename(&prefix, &moved).expect("it can be moved");
    let build = stage.0.join("build");
    let mut configure = Command::new("cmake");
    configure.arg("-S").arg(&stage.0).arg("-B").arg(&build);
    configure.env("CMAKE_PREFIX_PATH", &moved);
    let mut compile = Command::new("cmake");
    compile.arg("--build").arg(&build);
    let run = Command::new(build.join("program"));
    assert_eq!(version_through(&mut [configure, compile, run]), VERSION);
}
