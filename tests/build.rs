//! Makes the table of the layout test from the generated rows of dispatch-tables: `layout!` of every
//! structure and union, with the names of its members and of its bit-fields' accessors.

use std::path::Path;
use std::{env, fs};

/// The files of rows, `plain_data! { struct SubmitInfo = VkSubmitInfo;` or `compared! { struct Offset2D = VkOffset2D;`,
/// a member a line, `}`.
const FILES: [&str; 4] = ["physical_devices.rs", "structs.rs", "unions.rs", "video.rs"];

fn main() {
    let generated = Path::new("../dispatch-tables/src/generated/vk");
    let mut rows = String::new();
    for file in FILES {
        let path = generated.join(file);
        println!("cargo::rerun-if-changed={}", path.display());
        let text = fs::read_to_string(&path).expect("the rows of dispatch-tables");
        let text = text.replace("\ncompared! { ", "\nplain_data! { ");
        rows.extend(text.split("\nplain_data! { ").skip(1).map(row));
    }
    let table = format!("pub(crate) static LAYOUTS: &[Layout] = &[\n{rows}];\n");
    let folder = env::var("OUT_DIR").expect("Cargo names a folder");
    fs::write(Path::new(&folder).join("layouts.rs"), table).expect("written");
}

/// `layout!(Offset2D { x y }),`
fn row(text: &str) -> String {
    let mut lines = text.lines();
    let name = lines.next().and_then(|head| head.split([' ', ',', ':', ';']).nth(1));
    let (mut members, mut bits) = (String::new(), String::new());
    for line in lines.take_while(|line| line.starts_with("    ")) {
        let (member, ty) = line.split_once(": ").expect("a member");
        match ty.split_once(" as {") {
            // An integer of bit-fields, which the names of its accessors stand for.
            Some((_, getters)) => {
                let getters = getters.split_whitespace().filter(|word| word.starts_with("get_"));
                bits.extend(getters.map(|get| format!("{get} s{} ", &get[1..])));
            }
            None => members.push_str(member.trim_start().trim_start_matches("pub ")),
        }
        members.push(' ');
    }
    let bits = if bits.is_empty() { bits } else { format!(", bits {{ {bits}}}") };
    format!("    layout!({} {{ {members}}} {bits}),\n", name.expect("a name"))
}
