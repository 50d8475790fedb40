//! The program `vkexplain` (docs/vkexplain.md), whose parts are in the library.

fn main() -> std::process::ExitCode {
    loader_explain::program::main()
}
