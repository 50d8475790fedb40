//! Lays an installation out: each line of a row is a verb with its arguments.

use std::collections::HashMap;
use std::fs;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock};

use serde_json::{Value, json};

use crate::installation::{Installation, elf_header};

const ONE: &str = "if (list) list[0] = one; *count = 1; return 0;";
const TWO: &str = "static void *two[4]; two[0] = one[0]; if (list) list[0] = one, list[1] = two; *count = 2; return 0;";
const NONE: &str = "*count = 0; return 0;";
const CREATED: &str = "*created = instance;\n    return 0;";
const NEGOTIATED: &str = "*version = 5;\n    return 0;";
const TRAP: &str = "__builtin_trap();";

/// The places in `driver.c`, with what each kind of driver has there.
const DRIVERS: [(&str, &str, &str, &str); 27] = [
    ("good", ONE, "", ""),
    ("none", NONE, "", ""),
    ("two", TWO, "", ""),
    (
        "prints",
        "write(2, \"MESA: error: cannot open /dev/dri/renderD128: Permission denied\\n\", 64); *count = 0; return 0;",
        "",
        "",
    ),
    ("enumeration-fails", "return -4;", "", ""),
    ("no-device-by-result", "return -3;", "", ""),
    ("enumeration-crashes", TRAP, "", ""),
    ("enumeration-segfaults", "raise(11); return 0;", "", ""),
    ("enumeration-dereferences", "*(volatile int *)8 = 1; return 0;", "", ""),
    (
        "closing-dereferences",
        ONE,
        "void nothing(void) {}",
        "void nothing(void) {}\n__attribute__((destructor)) static void crash(void) { *(volatile int *)8 = 1; }",
    ),
    (
        "one-of-two-lacks",
        TWO,
        "(void)device;\n    return no_extensions(layer, count, properties);",
        "if (device != one) return no_extensions(layer, count, properties);\n    *count = 1; if (properties) strcpy(properties, \"VK_KHR_swapchain\"); return 0;",
    ),
    (
        "unknown-extension",
        ONE,
        "*count = 0;\n    return 0;\n}\n\nstatic int no_device",
        "*count = 1; if (properties) strcpy(properties, \"VK_XX_unknown\"); return 0;\n}\n\nstatic int no_device",
    ),
    (
        "windows-extension",
        ONE,
        "*count = 0;\n    return 0;\n}\n\nstatic int no_device",
        "*count = 1; if (properties) strcpy(properties, \"VK_KHR_win32_surface\"); return 0;\n}\n\nstatic int no_device",
    ),
    (
        "misplaced-extension",
        ONE,
        "*count = 0;\n    return 0;\n}\n\nstatic int no_device",
        "*count = 1; if (properties) strcpy(properties, \"VK_KHR_swapchain\"); return 0;\n}\n\nstatic int no_device",
    ),
    ("enumeration-hangs", "for (;;) pause();", "", ""),
    ("creation-fails", NONE, CREATED, "return -9;"),
    ("creation-lacks-memory", NONE, CREATED, "return -1;"),
    (
        "creation-prints",
        NONE,
        CREATED,
        "write(2, \"MESA: error: no memory for the screen\\n\", 38); return -3;",
    ),
    ("creation-crashes", NONE, CREATED, TRAP),
    ("creation-exits", NONE, CREATED, "_exit(3);"),
    ("negotiation-fails", ONE, NEGOTIATED, "return -9;"),
    ("negotiation-crashes", ONE, NEGOTIATED, TRAP),
    ("negotiation-hangs", ONE, NEGOTIATED, "for (;;) pause();"),
    ("marks", ONE, CREATED, "setenv(\"MARKED\", \"1\", 1); *created = instance;\n    return 0;"),
    (
        "crashes-if-marked",
        ONE,
        CREATED,
        "if (getenv(\"MARKED\")) __builtin_trap(); *created = instance;\n    return 0;",
    ),
    ("no-create-device", ONE, "{\"vkCreateDevice\", abort},", ""),
    (
        "closing-crashes",
        ONE,
        "void nothing(void) {}",
        "void nothing(void) {}\n__attribute__((destructor)) static void crash(void) { __builtin_trap(); }",
    ),
];

/// What a kind of layer does before vkCreateInstance is passed on, and after vkEnumeratePhysicalDevices.
const LAYERS: [(&str, &str, &str); 13] = [
    ("good", "", ""),
    ("lists", "", "if (getenv(\"MESA_VK_DEVICE_SELECT\")) _exit(0);"),
    (
        "reverses",
        "",
        "if (devices && *count == 2) { void *first = devices[0]; devices[0] = devices[1]; devices[1] = first; }",
    ),
    ("hides", "", "*count = 0;"),
    ("enumeration-fails", "", "return -4;"),
    ("enumeration-crashes", "", TRAP),
    ("creation-fails", "return -3;", ""),
    ("creation-crashes", TRAP, ""),
    (
        "creation-prints",
        "write(2, \"layer: cannot open its configuration\\n\", 37); return -3;",
        "",
    ),
    ("creation-hangs", "for (;;) pause();", ""),
    ("creation-exits", "_exit(1);", ""),
    ("marks", "setenv(\"MARKED\", \"1\", 1);", ""),
    ("crashes-if-marked", "if (getenv(\"MARKED\")) __builtin_trap();", ""),
];

/// Libraries that are neither, by their whole source and the arguments of the compiler.
const OTHERS: [(&str, &str, &[&str]); 7] = [
    ("plain", "int answer(void) { return 42; }", &[]),
    ("needs", "int needed(void) { return 1; }", &["-Wl,--no-as-needed"]),
    ("unresolved", "int missing(void); int ask(void) { return missing(); }", &["-Wl,-z,now"]),
    (
        "unresolved-lazily",
        "int missing(void); int vk_icdNegotiateLoaderICDInterfaceVersion(unsigned *v) { return *v + missing(); }",
        &["-Wl,-z,lazy"],
    ),
    (
        "constructor-crashes",
        "__attribute__((constructor)) static void crash(void) { __builtin_trap(); }",
        &[],
    ),
    (
        "constructor-exits",
        "#include <unistd.h>\n__attribute__((constructor)) static void end(void) { _exit(5); }",
        &[],
    ),
    (
        "layer-negotiation-crashes",
        "int vkNegotiateLoaderLayerInterfaceVersion(void *i) { (void)i; __builtin_trap(); }",
        &[],
    ),
];

/// The source of a library and the arguments of the compiler; `None` for a kind that no compiler makes.
fn source(folder: &str, kind: &str) -> Option<(String, &'static [&'static str])> {
    let head = "#include <signal.h>\n#include <unistd.h>\n";
    if let Some((_, source, arguments)) = OTHERS.iter().find(|(name, ..)| *name == kind) {
        return Some((format!("{head}{source}"), arguments));
    }
    if folder == "icd.d" {
        let (_, devices, part, other) = DRIVERS.iter().find(|(name, ..)| *name == kind)?;
        let source = include_str!("../installation/driver.c");
        assert!(source.contains(part), "{part}");
        let source = if part.is_empty() { source.to_owned() } else { source.replace(part, other) };
        // A second device has another vendor and name.
        let source = source.replace("0x1234", "0x1234 + (device != one)");
        let name = "\"Device of the test\"";
        let source = source.replace(name, &format!("device == one ? {name} : \"Second device\""));
        return Some((head.to_owned() + &source.replace("DEVICES", devices), &[]));
    }
    let (_, create, devices) = LAYERS.iter().find(|(name, ..)| *name == kind)?;
    let source = include_str!("../installation/layer.c");
    Some((head.to_owned() + &source.replace("CREATE", create).replace("DEVICES", devices), &[]))
}

/// The compiled library of a kind. Each is compiled once.
fn compiled(folder: &str, kind: &str) -> Option<PathBuf> {
    static KNOWN: OnceLock<(Installation, Mutex<HashMap<String, PathBuf>>)> = OnceLock::new();
    let (source, arguments) = source(folder, kind)?;
    let (place, known) = KNOWN.get_or_init(|| (Installation::new(), Mutex::default()));
    let name = format!("{folder}-{kind}");
    let mut known = known.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let compile = || PathBuf::from(place.library(&name, &source, arguments));
    Some(known.entry(name.clone()).or_insert_with(compile).clone())
}

/// The library of a driver or layer, and how the manifest names it. `path` is where it would be.
fn library(installation: &Installation, folder: &str, kind: &str, path: &str) -> Value {
    let file = path.rsplit('/').next().unwrap_or_default();
    let content = match kind {
        "gone" => return json!(format!("./{file}")),
        "bare" => return json!("libvulkan_nowhere.so"),
        "none" if folder != "icd.d" => return Value::Null,
        "text" => b"#!/bin/sh\n".to_vec(),
        "empty" => Vec::new(),
        "aarch64" => elf_header(183),
        "32bit" => {
            let mut header = elf_header(3);
            header[4] = 1;
            header
        }
        "cut" => {
            let whole = compiled("icd.d", "good").expect("a driver");
            let whole = fs::read(whole).expect("a library");
            whole[..whole.len() / 2].to_vec()
        }
        "folder" => {
            fs::create_dir_all(installation.path(path)).expect("a folder");
            return json!(format!("./{file}"));
        }
        _ => fs::read(compiled(folder, kind).unwrap_or_else(|| panic!("no kind {kind}")))
            .expect("a library"),
    };
    installation.write(path, content);
    json!(format!("./{file}"))
}

fn words<const N: usize>(text: &str) -> [&str; N] {
    let mut words = text.splitn(N, ' ');
    [(); N].map(|()| words.next().unwrap_or_default())
}

/// Puts the members of a JSON object into another one; null removes a member.
fn merge(into: &mut Value, more: &str) {
    let more: Value =
        if more.is_empty() { json!({}) } else { serde_json::from_str(more).expect(more) };
    let into = into.as_object_mut().expect("an object");
    for (key, value) in more.as_object().expect("an object") {
        match value {
            Value::Null => drop(into.remove(key)),
            value => drop(into.insert(key.clone(), value.clone())),
        }
    }
}

/// Does what a line says.
pub(crate) fn lay_out(installation: &mut Installation, line: &str) {
    let line = line.replace("DIR/", &format!("{}/", installation.directory.path().display()));
    let (verb, rest) = line.split_once(' ').unwrap_or((&line, ""));
    match verb {
        // driver NAME KIND [MEMBERS]
        "driver" => {
            let [name, kind, more] = words(rest);
            let library =
                library(installation, "icd.d", kind, &format!("share/vulkan/icd.d/lib{name}.so"));
            let mut icd = json!({ "library_path": library, "api_version": "1.0.0" });
            merge(&mut icd, more);
            let manifest = json!({ "file_format_version": "1.0.1", "ICD": icd });
            installation.write(&format!("share/vulkan/icd.d/{name}.json"), manifest.to_string());
        }
        // implicit NAME KIND [MEMBERS], explicit NAME KIND [MEMBERS]
        "implicit" | "explicit" => {
            let [name, kind, more] = words(rest);
            let folder = format!("{verb}_layer.d");
            let path = format!("share/vulkan/{folder}/lib{name}.so");
            let mut layer = json!({
                "name": format!("VK_LAYER_{name}"), "type": "GLOBAL", "api_version": "1.3.0",
                "library_path": library(installation, &folder, kind, &path),
                "implementation_version": "1", "description": "a layer",
            });
            if LAYERS.iter().any(|(known, ..)| *known == kind) {
                layer["functions"] = json!({ "vkGetInstanceProcAddr": "test_lookup" });
            }
            if verb == "implicit" {
                layer["disable_environment"] =
                    json!({ format!("DISABLE_{}", name.to_uppercase()): "1" });
            }
            merge(&mut layer, more);
            let manifest = json!({ "file_format_version": "1.2.0", "layer": layer });
            installation.write(&format!("share/vulkan/{folder}/{name}.json"), manifest.to_string());
        }
        // file PATH TEXT
        "file" => {
            let [path, text] = words(rest);
            installation.write(path, text.replace("\\n", "\n").replace("\\r", "\r"));
        }
        // settings TEXT: the members of `settings`
        "settings" => {
            let text = format!(r#"{{ "file_format_version": "1.0.0", "settings": {rest} }}"#);
            let folder = installation.path("config").display().to_string();
            installation.set("XDG_CONFIG_HOME", &folder);
            installation.write("config/vulkan/loader_settings.d/vk_loader_settings.json", text);
        }
        "set" => {
            let (name, value) = rest.split_once('=').expect("a variable");
            installation.set(name, &value.replace("\\r", "\r"));
        }
        "with" => installation.options.extend(rest.split(' ').map(str::to_owned)),
        // mode PATH OCTAL
        "mode" => {
            let [path, mode] = words(rest);
            installation.obeys_modes = true;
            let mode = u32::from_str_radix(mode, 8).expect("a mode");
            let mode = fs::Permissions::from_mode(mode);
            fs::set_permissions(installation.path(path), mode).expect("a mode");
        }
        // utf16 PATH: the file in UTF-16 with its mark
        "utf16" => {
            let text = fs::read_to_string(installation.path(rest)).expect("a text");
            let units = "\u{feff}".encode_utf16().chain(text.encode_utf16());
            installation.write(rest, units.flat_map(u16::to_le_bytes).collect::<Vec<u8>>());
        }
        // zeros PATH: as much of a file as a system that lost power has written
        "zeros" => drop(installation.write(rest, [0; 64])),
        "remove" => fs::remove_file(installation.path(rest)).expect("a file"),
        // move FROM TO, copy FROM TO, link TARGET LINK
        "move" | "copy" | "link" => {
            let [from, to] = words(rest);
            let (from, to) = (installation.path(from), installation.path(to));
            fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
            match verb {
                "move" => fs::rename(from, to),
                "copy" => fs::copy(from, to).map(drop),
                _ => symlink(from, to),
            }
            .expect(&line);
        }
        _ => panic!("no verb {verb}"),
    }
}
