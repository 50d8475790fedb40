//! `VkResult` as Rust code meets it.

use super::Result;

impl Result {
    /// The command did not do what it was called for: negative codes.
    #[must_use]
    pub const fn is_error(self) -> bool {
        self.as_raw() < 0
    }

    /// `Ok` for [`Result::SUCCESS`], `Err` for every other code, those included that report a success of another kind
    /// (`INCOMPLETE`, `TIMEOUT`, `SUBOPTIMAL_KHR`).
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
}

#[cfg(test)]
mod tests {
    use super::Result;

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
    }
}
