//! A program has the tables that it uses: one that prints formats has the names of formats, and of
//! nothing else.

use std::fs;
use std::path::Path;
use std::process::Command;

const MAIN: &str = r#"
fn main() {
    let raw = std::env::args().count() as i32;
    println!("{:?}", dispatch_tables::vk::Format::from_raw(raw));
}
"#;

fn has(program: &[u8], text: &str) -> bool {
    program.windows(text.len()).any(|window| window == text.as_bytes())
}

#[test]
fn a_program_that_prints_formats_has_their_names_alone() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("one-table");
    fs::create_dir_all(folder.join("src")).expect("a folder for the program");
    let manifest = format!(
        "[package]\nname = \"one-table\"\nedition = \"2024\"\n[workspace]\n\
         [dependencies]\ndispatch-tables = {{ path = {:?} }}\n",
        env!("CARGO_MANIFEST_DIR")
    );
    fs::write(folder.join("Cargo.toml"), manifest).expect("the program's manifest");
    fs::write(folder.join("src/main.rs"), MAIN).expect("the program");
    let status = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--release", "--offline", "--target-dir", "target"])
        .current_dir(&folder)
        .status()
        .expect("cargo runs");
    assert!(status.success());
    let file = format!("target/release/one-table{}", std::env::consts::EXE_SUFFIX);
    let program = fs::read(folder.join(file)).expect("the program is built");
    assert!(has(&program, "R8G8B8A8_UNORM"));
    let of_other_tables = [
        "PHYSICAL_DEVICE_SUBGROUP_PROPERTIES", // enumerants of other types
        "vkCmdDraw",                           // commands
        "VK_KHR_swapchain",                    // extensions
        "8-bit 2-plane 420",                   // classes of formats
        "geometryShader",                      // members of feature structures
    ];
    for text in of_other_tables {
        assert!(!has(&program, text), "the program has the table with {text}");
    }
}
