//! Installs the library in the directories of distributions (drivers.md L.1, L.4).

use std::io;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Component, Path, PathBuf};
use std::process::Command;
use std::{env, fmt, fs};

use crate::cmake;
use crate::pkg_config;
use crate::place::Place;

/// The loader's version is that of the Vulkan headers that it was generated from.
const VERSION: &str = env!("CARGO_PKG_VERSION");
/// Cargo's name for the library.
const BUILT: &str = "libvulkan.so";

/// Why the installation failed, completely or in part.
#[derive(Debug)]
pub(crate) enum Error {
    /// The prefix or library directory is relative or contains `..`.
    NoPlace(PathBuf),
    /// The library is not where cargo should have built it.
    NotBuilt(PathBuf),
    /// The system returned an error.
    System(&'static str, PathBuf, io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::NoPlace(path) => write!(
                f,
                "{} is no installation path: PREFIX must begin with `/`, and neither PREFIX nor LIBDIR may contain `..`",
                path.display()
            ),
            Error::NotBuilt(path) => write!(
                f,
                "{} does not exist: build it with `cargo build --release -p loader-cdylib`",
                path.display()
            ),
            Error::System(what, path, error) => {
                write!(f, "cannot {what} {}: {error}", path.display())?;
                if error.kind() == io::ErrorKind::PermissionDenied {
                    f.write_str(
                        "; install with the necessary permission, or elsewhere with PREFIX or DESTDIR",
                    )?;
                }
                Ok(())
            }
        }
    }
}

/// Installs the library, its links, `vulkan.pc` and the CMake package, and prints each path.
pub(crate) fn install(place: &Place) -> Result<(), Error> {
    let program = env::current_exe()
        .map_err(|error| Error::System("find", PathBuf::from("this program"), error))?;
    // This program is target/release/xtask, or target/debug/xtask.
    let target = program.ancestors().nth(2).unwrap_or(Path::new("target"));
    install_library(&build_library(target)?, place)
}

/// Builds the library as it is shipped, in the target directory `target`.
///
/// The library is no dependency of this program. Cargo compiles the crates that both use once, with
/// the features of both, and the library must not have the standard library.
fn build_library(target: &Path) -> Result<PathBuf, Error> {
    let library = target.join("release").join(BUILT);
    let status = Command::new(env!("CARGO"))
        .args(["build", "--release", "--package", "loader-cdylib", "--manifest-path"])
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml"))
        .arg("--target-dir")
        .arg(target)
        .status()
        .map_err(|error| Error::System("run", PathBuf::from(env!("CARGO")), error))?;
    if status.success() && library.is_file() { Ok(library) } else { Err(Error::NotBuilt(library)) }
}

fn install_library(library: &Path, place: &Place) -> Result<(), Error> {
    let libdir = place.libdir();
    for path in [place.prefix(), &libdir] {
        if !is_findable(path) {
            return Err(Error::NoPlace(path.to_owned()));
        }
    }
    let staged = place.staged(&libdir);
    let file = format!("libvulkan.so.{VERSION}");
    create_directory(&staged)?;
    put(&staged.join(&file), |new| copy(library, new))?;
    put(&staged.join("libvulkan.so.1"), |new| symlink(&file, new))?;
    put(&staged.join("libvulkan.so"), |new| symlink("libvulkan.so.1", new))?;
    let pkg_config = staged.join("pkgconfig");
    create_directory(&pkg_config)?;
    put(&pkg_config.join("vulkan.pc"), |new| {
        fs::write(new, pkg_config::file(place.prefix(), &libdir, VERSION))
    })?;
    let package = staged.join("cmake/VulkanLoader");
    create_directory(&package)?;
    for (name, text) in cmake::files(place.prefix(), &libdir, VERSION) {
        put(&package.join(name), |new| fs::write(new, &text))?;
    }
    Ok(())
}

/// `vulkan.pc` and the CMake package contain these paths and count their components, so the paths
/// must be absolute and without `..`.
fn is_findable(path: &Path) -> bool {
    path.is_absolute() && !path.components().any(|part| part == Component::ParentDir)
}

fn create_directory(path: &Path) -> Result<(), Error> {
    fs::create_dir_all(path).map_err(|error| Error::System("create", path.to_owned(), error))
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::copy(from, to)?;
    fs::set_permissions(to, fs::Permissions::from_mode(0o644))
}

/// Creates `path` by calling `make` with another name, then renames the result: running programs
/// keep the file that they have mapped, and no program sees an incomplete file.
fn put(path: &Path, make: impl Fn(&Path) -> io::Result<()>) -> Result<(), Error> {
    let mut new = path.as_os_str().to_owned();
    new.push(".new");
    let new = PathBuf::from(new);
    let made = fs::remove_file(&new)
        .or_else(|error| match error.kind() {
            io::ErrorKind::NotFound => Ok(()),
            _ => Err(error),
        })
        .and_then(|()| make(&new))
        .and_then(|()| fs::rename(&new, path));
    made.map_err(|error| Error::System("install", path.to_owned(), error))?;
    crate::print(&path.display())
        .map_err(|error| Error::System("write to", PathBuf::from("standard output"), error))
}

#[cfg(test)]
mod tests {
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
            let [out, err] =
                [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
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
        let test = env::current_exe().expect("this program");
        let prefix = stage.0.join("installed");
        let place = Place::at(prefix.to_str().expect("UTF-8"), Path::new("/"));
        let target = test.ancestors().nth(3).expect("a target directory");
        let library = build_library(target).expect("the library can be built");
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

    #[test]
    fn a_refusal_names_the_path_and_the_way_out() {
        let error = Error::System(
            "create",
            PathBuf::from("/usr/local/lib"),
            io::Error::from(io::ErrorKind::PermissionDenied),
        );
        let text = error.to_string();
        assert!(text.contains("/usr/local/lib"), "{text}");
        assert!(text.contains("PREFIX or DESTDIR"), "{text}");
    }
}
