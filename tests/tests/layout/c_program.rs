//! Generates, compiles with `cc` and runs a C program that prints the layout of types, and reads
//! its output.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use crate::Subject;

/// The layouts in C, by the types' C names.
pub(crate) type Found = BTreeMap<String, CLayout>;

/// The layout of a type in C.
#[derive(Default)]
pub(crate) struct CLayout {
    /// In bytes.
    pub(crate) size: usize,
    /// In bytes.
    pub(crate) align: usize,
    /// C names and byte offsets of the members that are not bit-fields.
    pub(crate) members: Vec<(String, usize)>,
    /// For each bit-field, the bytes of a structure in which only this bit-field is set, to all
    /// ones.
    pub(crate) bit_fields: Vec<(String, Vec<u8>)>,
}

/// Compiles `declarations` and returns the layouts of `subjects`.
pub(crate) fn run(declarations: &str, subjects: &[Subject<'_>]) -> Found {
    let mut body = String::new();
    for subject in subjects {
        ask(&mut body, subject);
    }
    read(&output(&program(declarations, &body)))
}

/// Compiles `declarations` and returns the values of constant expressions.
pub(crate) fn run_values<'a>(
    declarations: &str,
    names: impl Iterator<Item = &'a str>,
) -> BTreeMap<String, i64> {
    let mut body = String::new();
    for name in names {
        let _ = writeln!(body, r#"printf("{name} %lld\n", (long long){name});"#);
    }
    let output = output(&program(declarations, &body));
    let pairs = output.lines().filter_map(|line| line.split_once(' '));
    pairs.map(|(name, value)| (name.to_owned(), number(value))).collect()
}

fn program(declarations: &str, body: &str) -> String {
    format!(
        "#include <stddef.h>\n#include <stdint.h>\n#include <stdio.h>\n#include <string.h>\n{declarations}\n\
         static void bits(const char *field, const void *start, size_t size) {{\n\
         printf(\"bits %s \", field);\n\
         for (size_t i = 0; i < size; i++) printf(\"%02x\", ((const unsigned char *)start)[i]);\n\
         printf(\"\\n\");\n}}\n\
         int main(void) {{\n{body}return 0;\n}}\n"
    )
}

/// The statements that print one type.
fn ask(body: &mut String, subject: &Subject<'_>) {
    let name = subject.name;
    let _ = writeln!(body, r#"printf("type {name} %zu %zu\n", sizeof({name}), _Alignof({name}));"#);
    for member in subject.members {
        let field = &member.name;
        let _ = if member.bits.is_some() {
            writeln!(
                body,
                r#"{{ {name} x; memset(&x, 0, sizeof x); x.{field} = -1; bits("{field}", &x, sizeof x); }}"#
            )
        } else {
            writeln!(body, r#"printf("member {field} %zu\n", offsetof({name}, {field}));"#)
        };
    }
}

/// Compiles and runs a program.
fn output(program: &str) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (source, binary) = (folder.path().join("layout.c"), folder.path().join("layout"));
    std::fs::write(&source, program).expect("writing the C program");
    compile(&source, &binary);
    let run = Command::new(&binary).output().expect("running the C program");
    assert!(run.status.success(), "the C program failed: {}", run.status);
    String::from_utf8(run.stdout).expect("the C program prints text")
}

fn compile(source: &Path, binary: &Path) {
    let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    let mut cc = Command::new(&compiler);
    cc.args(["-std=c11", "-w", "-o"]).arg(binary).arg(source);
    let result = cc.output();
    let result = result.unwrap_or_else(|error| panic!("cannot run {compiler}: {error}"));
    let messages = String::from_utf8_lossy(&result.stderr);
    let first: Vec<&str> = messages.lines().take(40).collect();
    assert!(result.status.success(), "{compiler} refuses the program:\n{}", first.join("\n"));
}

/// Parses the output of [`ask`].
fn read(output: &str) -> Found {
    let mut found = Found::new();
    let mut current = String::new();
    for line in output.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        match words.as_slice() {
            ["type", name, size, align] => {
                current = (*name).to_owned();
                let layout = found.entry(current.clone()).or_default();
                layout.size = number(size);
                layout.align = number(align);
            }
            ["member", name, offset] => {
                let layout = found.entry(current.clone()).or_default();
                layout.members.push(((*name).to_owned(), number(offset)));
            }
            ["bits", name, hexadecimal] => {
                let layout = found.entry(current.clone()).or_default();
                let field = ((*name).to_owned(), bytes(hexadecimal));
                layout.bit_fields.push(field);
            }
            _ => panic!("the C program prints {line:?}"),
        }
    }
    found
}

fn number<T: std::str::FromStr>(text: &str) -> T {
    text.parse().unwrap_or_else(|_| panic!("the C program prints {text:?} for a number"))
}

fn bytes(hexadecimal: &str) -> Vec<u8> {
    let digits: Vec<u32> = hexadecimal.chars().filter_map(|c| c.to_digit(16)).collect();
    let pairs = digits.chunks_exact(2);
    pairs.map(|pair| u8::try_from(pair[0] << 4 | pair[1]).expect("two digits are a byte")).collect()
}
