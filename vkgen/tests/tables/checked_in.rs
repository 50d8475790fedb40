//! The checked-in tree is what vkgen makes of the pinned registry.

use vkgen::diag;
use vkgen::generate::{self, Options};
use vkgen::progress::Progress;

#[test]
fn every_generated_file_is_fresh() {
    let workspace = registry::acquire::workspace();
    let options = Options {
        workspace: &workspace,
        check: true,
        only: &[],
        xml: None,
        video_xml: None,
        progress: &Progress::none(),
    };
    match generate::generate(&options) {
        Ok(outcome) => {
            assert!(outcome.differences.is_empty(), "{}", diag::checked(&outcome));
            let warnings: String = outcome.warnings.iter().map(diag::finding).collect();
            assert_eq!(warnings, "", "the pinned registry gives no warning");
        }
        Err(error) => panic!("{}", diag::error(&error)),
    }
}
