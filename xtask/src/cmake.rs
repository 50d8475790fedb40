//! The CMake package for `find_package(VulkanLoader)`, with the target `Vulkan::Loader` (drivers.md
//! L.4).

use std::path::{Component, Path};

/// The soname of the library.
const SONAME: &str = "libvulkan.so.1";

/// The name and content of each file of the package, for a library of `version` in `libdir`.
///
/// The files are installed in `<libdir>/cmake/VulkanLoader` and find the library relative to that
/// directory, so the installation can be moved. If `libdir` is not below `prefix`, the path of the
/// library is absolute.
pub(crate) fn files(prefix: &Path, libdir: &Path, version: &str) -> [(&'static str, String); 3] {
    [
        ("VulkanLoaderConfig.cmake", config(prefix, libdir)),
        ("VulkanLoaderConfig-release.cmake", release(libdir, prefix, version)),
        ("VulkanLoaderConfigVersion.cmake", version_file(version)),
    ]
}

/// The file that defines the target and includes the files for each configuration.
fn config(prefix: &Path, libdir: &Path) -> String {
    format!(
        "# The target Vulkan::Loader. Made by the Vulkan loader's installation.\n\
         cmake_minimum_required(VERSION 3.0)\n\
         if(TARGET Vulkan::Loader)\n\
         \x20 return()\n\
         endif()\n\
         \n\
         {root}\n\
         add_library(Vulkan::Loader SHARED IMPORTED)\n\
         \n\
         file(GLOB _vulkan_loader_configurations \"${{CMAKE_CURRENT_LIST_DIR}}/VulkanLoaderConfig-*.cmake\")\n\
         foreach(_vulkan_loader_configuration IN LISTS _vulkan_loader_configurations)\n\
         \x20 include(\"${{_vulkan_loader_configuration}}\")\n\
         endforeach()\n\
         unset(_vulkan_loader_configuration)\n\
         unset(_vulkan_loader_configurations)\n\
         unset(_vulkan_loader_prefix)\n",
        root = prefix_of(prefix, libdir),
    )
}

/// The CMake statement that sets the prefix: relative to the package's directory if `libdir` is
/// below the prefix.
fn prefix_of(prefix: &Path, libdir: &Path) -> String {
    match libdir.strip_prefix(prefix) {
        Ok(below) => {
            // The components of the library directory, then `cmake` and `VulkanLoader`.
            let depth = below.components().filter(is_named).count() + 2;
            let up = "/..".repeat(depth);
            format!(
                "get_filename_component(_vulkan_loader_prefix \"${{CMAKE_CURRENT_LIST_DIR}}{up}\" ABSOLUTE)"
            )
        }
        Err(_) => format!("set(_vulkan_loader_prefix \"{}\")", prefix.display()),
    }
}

fn is_named(component: &Component<'_>) -> bool {
    matches!(component, Component::Normal(_))
}

/// The file with the location of the library.
fn release(libdir: &Path, prefix: &Path, version: &str) -> String {
    let directory = match libdir.strip_prefix(prefix) {
        Ok(below) => format!("${{_vulkan_loader_prefix}}/{}", below.display()),
        Err(_) => libdir.display().to_string(),
    };
    let location = format!("{directory}/libvulkan.so.{version}");
    format!(
        "# The location of the release build of Vulkan::Loader.\n\
         set_property(TARGET Vulkan::Loader APPEND PROPERTY IMPORTED_CONFIGURATIONS RELEASE)\n\
         set_target_properties(Vulkan::Loader PROPERTIES\n\
         \x20 IMPORTED_LOCATION_RELEASE \"{location}\"\n\
         \x20 IMPORTED_SONAME_RELEASE \"{SONAME}\"\n\
         )\n\
         if(NOT EXISTS \"{location}\")\n\
         \x20 message(FATAL_ERROR \"{location} is missing: install the Vulkan loader again\")\n\
         endif()\n"
    )
}

/// The version file: compatible with requests for the same or an older version of the same major
/// version.
fn version_file(version: &str) -> String {
    let major = version.split('.').next().unwrap_or(version);
    format!(
        "# The version of Vulkan::Loader, compatible with older versions of the same major version.\n\
         set(PACKAGE_VERSION \"{version}\")\n\
         if(PACKAGE_VERSION VERSION_LESS PACKAGE_FIND_VERSION)\n\
         \x20 set(PACKAGE_VERSION_COMPATIBLE FALSE)\n\
         else()\n\
         \x20 if(PACKAGE_FIND_VERSION_MAJOR STREQUAL \"{major}\")\n\
         \x20   set(PACKAGE_VERSION_COMPATIBLE TRUE)\n\
         \x20 else()\n\
         \x20   set(PACKAGE_VERSION_COMPATIBLE FALSE)\n\
         \x20 endif()\n\
         \x20 if(PACKAGE_FIND_VERSION STREQUAL PACKAGE_VERSION)\n\
         \x20   set(PACKAGE_VERSION_EXACT TRUE)\n\
         \x20 endif()\n\
         endif()\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_package_finds_the_library_from_its_own_directory() {
        let [(_, config), (_, release), _] =
            files(Path::new("/usr"), Path::new("/usr/lib/x86_64-linux-gnu"), "1.4.366");
        assert!(config.contains("\"${CMAKE_CURRENT_LIST_DIR}/../../../..\" ABSOLUTE"), "{config}");
        assert!(
            release
                .contains("\"${_vulkan_loader_prefix}/lib/x86_64-linux-gnu/libvulkan.so.1.4.366\""),
            "{release}"
        );
        assert!(release.contains("IMPORTED_SONAME_RELEASE \"libvulkan.so.1\""), "{release}");
    }

    #[test]
    fn a_library_directory_elsewhere_is_absolute() {
        let [(_, config), (_, release), _] =
            files(Path::new("/usr"), Path::new("/lib64"), "1.4.366");
        assert!(config.contains("set(_vulkan_loader_prefix \"/usr\")"), "{config}");
        assert!(release.contains("\"/lib64/libvulkan.so.1.4.366\""), "{release}");
    }

    #[test]
    fn any_older_version_of_the_same_major_is_compatible() {
        let [_, _, (name, text)] = files(Path::new("/usr"), Path::new("/usr/lib"), "1.4.366");
        assert_eq!(name, "VulkanLoaderConfigVersion.cmake");
        assert!(text.contains("PACKAGE_FIND_VERSION_MAJOR STREQUAL \"1\""), "{text}");
        assert!(text.contains("set(PACKAGE_VERSION \"1.4.366\")"), "{text}");
    }
}
