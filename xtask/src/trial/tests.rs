//! Trials of a C program on two small libraries with the loader's name.

use super::*;

/// A directory that is removed at the end of the test.
struct Folder(PathBuf);

impl Folder {
    /// With `ours.so`, `other/libvulkan.so.1` and `program`, which opens the library that its first
    /// argument names.
    fn new(name: &str) -> Folder {
        let folder = Folder(env::temp_dir().join(format!("xtask-{name}-{}", std::process::id())));
        fs::create_dir_all(folder.0.join("other")).expect("a temporary directory");
        fs::write(folder.0.join("library.c"), "__attribute__((constructor)) void on_load(void) {}")
            .expect("a file");
        fs::write(
            folder.0.join("program.c"),
            "#include <dlfcn.h>\nint main(int n, char **a) { return dlopen(a[1], RTLD_NOW) ? 7 : 1; }",
        )
        .expect("a file");
        let soname = "-Wl,-soname,libvulkan.so.1";
        folder.compile(&["-shared", "-fPIC", soname, "library.c", "-o", "ours.so"]);
        folder.compile(&["-shared", "-fPIC", soname, "library.c", "-o", "other/libvulkan.so.1"]);
        folder.compile(&["program.c", "-o", "program", "-ldl"]);
        folder
    }

    fn compile(&self, arguments: &[&str]) {
        let compiled = Command::new("cc").args(arguments).current_dir(&self.0).status();
        assert!(compiled.expect("a C compiler").success(), "{arguments:?}");
    }

    /// The exit code of the program that opens `library`, and the verdict.
    fn try_program(&self, library: &OsStr) -> (Option<i32>, Result<PathBuf, Error>) {
        // The shell stands for programs that start others.
        let mut command: Vec<OsString> =
            ["sh", "-c", "\"$@\"; exit $?", "sh"].map(Into::into).into();
        command.extend([self.0.join("program").into(), library.to_owned()]);
        let trial = run_on(&self.0.join("ours.so"), &self.0.join("try"), &command);
        let (status, loaded) = trial.expect("the program can be run");
        (status.code(), judge(&loaded, &self.0.join("try/lib")).map(Path::to_owned))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_program_that_opens_the_library_by_its_name_runs_on_ours() {
    let folder = Folder::new("ours");
    for name in ["libvulkan.so.1", "libvulkan.so"] {
        let (code, verdict) = folder.try_program(OsStr::new(name));
        assert_eq!(code, Some(7));
        assert_eq!(verdict.expect("our library"), folder.0.join("try/lib").join(name));
    }
}

#[test]
fn a_program_with_a_loader_of_its_own_is_found_out() {
    let folder = Folder::new("other");
    let other = folder.0.join("other/libvulkan.so.1");
    let (code, verdict) = folder.try_program(other.as_os_str());
    assert_eq!(code, Some(7));
    let text = verdict.expect_err("another loader").to_string();
    assert_eq!(text, format!("the program ran on another Vulkan loader: {}", other.display()));
}

#[test]
fn a_program_without_vulkan_is_found_out() {
    let folder = Folder::new("none");
    let (_, verdict) = folder.try_program(OsStr::new("libc.so.6"));
    assert!(matches!(verdict, Err(Error::NoLoader)), "{verdict:?}");
}
