use dispatch_tables::vk::{self, chain::Chain};

fn main() {
    let _ = Chain::new(vk::Extent2D { width: 1, height: 1 });
}
