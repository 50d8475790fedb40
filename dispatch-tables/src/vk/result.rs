//! `VkResult` as a `Result` of Rust.

use super::Result;

impl Result {
    /// Whether the code is an error: the codes of errors are negative.
    #[must_use]
    pub const fn is_error(self) -> bool {
        self.as_raw() < 0
    }

    /// `Ok` for [`Result::SUCCESS`], `Err` for every other code, those included that report a
    /// success of another kind (`INCOMPLETE`, `TIMEOUT`, `SUBOPTIMAL_KHR`).
    ///
    /// # Errors
    ///
    /// The code itself.
    pub const fn result(self) -> core::result::Result<(), Result> {
        match self {
            Result::SUCCESS => Ok(()),
            _ => Err(self),
        }
    }

    /// `Ok` with the code if that is no error: [`Result::SUCCESS`] or a success of another kind.
    ///
    /// # Errors
    ///
    /// The code itself.
    pub const fn success(self) -> core::result::Result<Result, Result> {
        if self.is_error() { Err(self) } else { Ok(self) }
    }
}

/// A [`Result`] that is an error, in a `Result` of Rust.
pub type Error = Result;

impl core::error::Error for Result {}

#[cfg(test)]
mod tests {
    use core::fmt::Write;

    use super::Result;

    /// Compares what is written with what is expected, without memory of its own.
    struct Expect<'a>(&'a str);

    impl Write for Expect<'_> {
        fn write_str(&mut self, text: &str) -> core::fmt::Result {
            self.0 = self.0.strip_prefix(text).ok_or(core::fmt::Error)?;
            Ok(())
        }
    }

    fn prints(result: Result, text: &str) -> bool {
        let mut expect = Expect(text);
        write!(expect, "{result}").is_ok() && expect.0.is_empty()
    }

    #[test]
    fn results_are_spelt_as_in_the_specification() {
        assert!(prints(Result::ERROR_DEVICE_LOST, "VK_ERROR_DEVICE_LOST"));
        assert!(prints(Result::from_raw(-77), "VkResult -77"));
    }

    #[test]
    fn only_negative_codes_are_errors() {
        assert!(Result::ERROR_DEVICE_LOST.is_error());
        assert!(!Result::INCOMPLETE.is_error());
        assert!(!Result::SUCCESS.is_error());
    }

    #[test]
    fn success_alone_is_ok() {
        assert_eq!(Result::SUCCESS.result(), Ok(()));
        assert_eq!(Result::INCOMPLETE.result(), Err(Result::INCOMPLETE));
        assert_eq!(Result::INCOMPLETE.success(), Ok(Result::INCOMPLETE));
        assert_eq!(Result::ERROR_UNKNOWN.success(), Err(Result::ERROR_UNKNOWN));
    }
}
