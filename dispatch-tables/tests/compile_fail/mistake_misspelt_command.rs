use dispatch_tables::Command;

fn main() {
    assert_eq!(Command::QUEUE_SUBMIT_2.index(), 0);
}
