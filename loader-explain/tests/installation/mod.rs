//! A directory with manifests, libraries and variables, on which the tests run `vkexplain`.

use std::fs;
use std::io;
use std::os::unix::process::CommandExt as _;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::{Value, json};
use tempfile::TempDir;

/// An installation with nothing but the files of a test.
pub(crate) struct Installation {
    pub(crate) directory: TempDir,
    pub(crate) variables: Vec<(String, String)>,
    /// Arguments of every run.
    pub(crate) options: Vec<String>,
    /// Whether file modes bind the program also if root runs it.
    pub(crate) obeys_modes: bool,
    /// The number of files that the program may have open at once.
    #[allow(dead_code, reason = "only the fixtures use this")]
    pub(crate) open_files: Option<u64>,
}

impl Installation {
    pub(crate) fn new() -> Installation {
        let directory = tempfile::tempdir().expect("a directory");
        let mut installation = Installation {
            directory,
            variables: Vec::new(),
            options: Vec::new(),
            obeys_modes: false,
            open_files: None,
        };
        for name in ["HOME", "XDG_CONFIG_DIRS", "XDG_DATA_DIRS"] {
            let path = installation.path("nothing");
            installation.set(name, &path.display().to_string());
        }
        for folder in ["implicit", "explicit"] {
            fs::create_dir(installation.path(folder)).expect("a folder");
        }
        let folder = |name| installation.path(name).display().to_string();
        let (implicit, explicit) = (folder("implicit"), folder("explicit"));
        installation.set("VK_IMPLICIT_LAYER_PATH", &implicit);
        installation.set("VK_LAYER_PATH", &explicit);
        installation
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    pub(crate) fn set(&mut self, name: &str, value: &str) {
        self.variables.push((name.to_owned(), value.to_owned()));
    }

    pub(crate) fn write(&self, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, content).expect("a file");
        path
    }

    /// A driver manifest with this library, the only one of the installation.
    pub(crate) fn driver(&mut self, library: &str) {
        let manifest = json!({
            "file_format_version": "1.0.1",
            "ICD": { "library_path": library, "api_version": "1.3.0" },
        });
        self.manifest(manifest.to_string());
    }

    /// The only driver manifest of the installation.
    pub(crate) fn manifest(&mut self, text: impl AsRef<[u8]>) {
        let path = self.write("x.json", text).display().to_string();
        self.set("VK_DRIVER_FILES", &path);
    }

    pub(crate) fn layer(&self, folder: &str, name: &str, more: Value) {
        let mut layer = json!({
            "name": name, "type": "GLOBAL", "api_version": "1.3.0", "library_path": "./liblayer.so",
            "implementation_version": "1", "description": "a layer",
        });
        layer
            .as_object_mut()
            .expect("an object")
            .extend(more.as_object().expect("an object").clone());
        let manifest = json!({ "file_format_version": "1.2.0", "layer": layer });
        self.write(&format!("{folder}/{name}.json"), manifest.to_string());
    }

    /// Compiles a shared library of C.
    pub(crate) fn library(&self, name: &str, source: &str, arguments: &[&str]) -> String {
        let source = self.write(&format!("{name}.c"), source);
        let library = self.path(&format!("lib{name}.so"));
        let mut compiler = Command::new("cc");
        compiler.args(["-shared", "-fPIC", "-o"]).arg(&library).arg(&source).args(arguments);
        let output = compiler.output().expect("a C compiler, cc");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        library.display().to_string()
    }

    /// A driver that works, whose vkEnumeratePhysicalDevices has this body.
    #[allow(dead_code, reason = "not all test programs use this")]
    pub(crate) fn working_driver(&mut self, devices: &str) {
        let source = include_str!("driver.c").replace("DEVICES", devices);
        let library = self.library("driver", &source, &[]);
        self.driver(&library);
    }

    /// The library of a layer that runs `devices` after vkEnumeratePhysicalDevices.
    #[allow(dead_code, reason = "not all test programs use this")]
    pub(crate) fn working_layer(&self, name: &str, devices: &str) -> String {
        let source = include_str!("layer.c").replace("CREATE", "").replace("DEVICES", devices);
        self.library(name, &source, &[])
    }

    /// A driver whose vkCreateInstance fails.
    #[allow(dead_code, reason = "not all test programs use this")]
    pub(crate) fn driver_that_creates_no_instance(&mut self) {
        self.driver_with("*created = instance;\n    return 0;", "return -3;");
    }

    /// A driver without devices, in whose source `part` is replaced.
    #[allow(dead_code, reason = "not all test programs use this")]
    pub(crate) fn driver_with(&mut self, part: &str, replacement: &str) {
        let source = include_str!("driver.c").replace("DEVICES", "*count = 0; return 0;");
        assert!(source.contains(part), "{part}");
        let library = self.library("driver", &source.replace(part, replacement), &[]);
        self.driver(&library);
    }

    pub(crate) fn run(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().expect("vkexplain")
    }

    /// The program with these arguments, not started.
    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        self.without_options(&[arguments, &self.options()].concat())
    }

    fn options(&self) -> Vec<&str> {
        self.options.iter().map(String::as_str).collect()
    }

    /// The program with these arguments alone.
    pub(crate) fn without_options(&self, arguments: &[&str]) -> Command {
        let mut program = Command::new(env!("CARGO_BIN_EXE_vkexplain"));
        program.args(arguments).env_clear();
        program.envs(self.variables.iter().map(|(name, value)| (name, value)));
        if self.obeys_modes {
            obey_modes(&mut program);
        }
        if let Some(limit) = self.open_files {
            limit_open_files(&mut program, limit);
        }
        program
    }

    /// The report with every folder, file and fact.
    #[allow(dead_code, reason = "not all test programs use this")]
    pub(crate) fn all(&self, arguments: &[&str]) -> String {
        self.text(&[&["--all"], arguments].concat())
    }

    /// The output without these names.
    pub(crate) fn text(&self, arguments: &[&str]) -> String {
        self.without_names(&self.run(arguments).stdout)
    }

    /// Text without the names of the directory, of the program and of the user.
    pub(crate) fn without_names(&self, text: &[u8]) -> String {
        let text = std::str::from_utf8(text).expect("UTF-8");
        let (owner, group) = (name_in_words("-un"), name_in_words("-gn"));
        text.replace(&self.directory.path().display().to_string(), "DIR")
            .replace(env!("CARGO_BIN_EXE_vkexplain"), "PROGRAM")
            .replace(&format!("owner {owner}, group {group}"), "owner USER, group GROUP")
    }

    pub(crate) fn report(&self, arguments: &[&str]) -> Value {
        let text = self.text(&[&["--format", "json"], arguments].concat());
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
    }
}

/// The name of this user or group, as `id` prints it.
fn name_in_words(option: &str) -> String {
    let output = Command::new("id").arg(option).output().expect("id");
    String::from_utf8(output.stdout).expect("UTF-8").trim().to_owned()
}

/// The header of an ELF file for a machine of this number.
pub(crate) fn elf_header(machine: u8) -> Vec<u8> {
    let mut header = vec![0; 4096];
    header[..7].copy_from_slice(b"\x7fELF\x02\x01\x01");
    header[16] = 3;
    header[18] = machine;
    header[20] = 1;
    header
}

fn limit_open_files(program: &mut Command, most: u64) {
    // The program inherits more than the three usual files from some callers.
    let inherited = |number: &u64| {
        let number = libc::c_int::try_from(*number).expect("a small number");
        // SAFETY: the call reads a flag.
        let flags = unsafe { libc::fcntl(number, libc::F_GETFD) };
        flags != -1 && flags & libc::FD_CLOEXEC == 0
    };
    let mut free = (3..).filter(|number| !inherited(number));
    let most = free.nth(usize::try_from(most - 3).expect("small")).expect("a number");
    let limit = libc::rlimit { rlim_cur: most, rlim_max: most };
    // SAFETY: the closure makes one system call, which reads `limit`, and allocates nothing.
    unsafe {
        program.pre_exec(move || match libc::setrlimit(libc::RLIMIT_NOFILE, &raw const limit) {
            0 => Ok(()),
            _ => Err(io::Error::last_os_error()),
        })
    };
}

/// Takes away root's capabilities to ignore the modes of files. Changes nothing for other users, who
/// lack them.
fn obey_modes(program: &mut Command) {
    const CAP_DAC_OVERRIDE: libc::c_int = 1;
    const CAP_DAC_READ_SEARCH: libc::c_int = 2;
    let drop_capabilities = || -> io::Result<()> {
        for capability in [CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH] {
            // SAFETY: the call has one integer argument and changes only the calling process.
            unsafe { libc::prctl(libc::PR_CAPBSET_DROP, capability) };
        }
        Ok(())
    };
    // SAFETY: the closure makes two system calls and allocates nothing.
    unsafe { program.pre_exec(drop_capabilities) };
}
