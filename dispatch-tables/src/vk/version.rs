//! Version numbers as Vulkan packs them: variant, major, minor and patch in 3, 7, 10 and 12 bits
//! (Vulkan specification, "Version Numbers").

/// `VK_MAKE_API_VERSION`. Parts that are too big for their bits spill, as they do in C.
#[must_use]
pub const fn make_api_version(variant: u32, major: u32, minor: u32, patch: u32) -> u32 {
    variant << 29 | major << 22 | minor << 12 | patch
}

/// `VK_API_VERSION_VARIANT`: 0 for Vulkan.
#[must_use]
pub const fn api_version_variant(version: u32) -> u32 {
    version >> 29
}

/// `VK_API_VERSION_MAJOR`.
#[must_use]
pub const fn api_version_major(version: u32) -> u32 {
    version >> 22 & 0x7f
}

/// `VK_API_VERSION_MINOR`.
#[must_use]
pub const fn api_version_minor(version: u32) -> u32 {
    version >> 12 & 0x3ff
}

/// `VK_API_VERSION_PATCH`.
#[must_use]
pub const fn api_version_patch(version: u32) -> u32 {
    version & 0xfff
}

/// `VK_MAKE_VIDEO_STD_VERSION`: the version of a video standard's header, which has no variant.
#[must_use]
pub const fn make_video_std_version(major: u32, minor: u32, patch: u32) -> u32 {
    major << 22 | minor << 12 | patch
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_come_back() {
        let version = make_api_version(1, 2, 3, 4);
        assert_eq!(api_version_variant(version), 1);
        assert_eq!(api_version_major(version), 2);
        assert_eq!(api_version_minor(version), 3);
        assert_eq!(api_version_patch(version), 4);
    }

    #[test]
    fn every_part_has_all_its_bits() {
        let version = make_api_version(7, 127, 1023, 4095);
        assert_eq!(version, u32::MAX);
        assert_eq!(api_version_variant(version), 7);
        assert_eq!(api_version_major(version), 127);
        assert_eq!(api_version_minor(version), 1023);
    }

    #[test]
    fn a_video_standard_has_the_parts_of_a_version_without_variant() {
        assert_eq!(make_video_std_version(127, 1023, 4095), make_api_version(0, 127, 1023, 4095));
        assert_eq!(make_video_std_version(1, 2, 3), make_api_version(0, 1, 2, 3));
    }
}
