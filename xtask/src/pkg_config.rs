//! `vulkan.pc`: the compiler and linker flags for programs that use the library (drivers.md L.3).

use std::path::Path;

/// The text of `vulkan.pc`.
pub(crate) fn file(prefix: &Path, libdir: &Path, version: &str) -> String {
    let libdir = match libdir.strip_prefix(prefix) {
        Ok(below) => format!("${{exec_prefix}}/{}", below.display()),
        Err(_) => libdir.display().to_string(),
    };
    format!(
        "prefix={}\n\
         exec_prefix=${{prefix}}\n\
         libdir={libdir}\n\
         includedir=${{prefix}}/include\n\
         \n\
         Name: Vulkan-Loader\n\
         Description: Vulkan Loader\n\
         Version: {version}\n\
         Libs: -L${{libdir}} -lvulkan\n\
         Cflags: -I${{includedir}}\n",
        prefix.display()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directories_below_the_prefix_stay_relative_to_it() {
        let text = file(Path::new("/usr"), Path::new("/usr/lib"), "1.4.366");
        assert_eq!(
            text,
            "prefix=/usr\n\
             exec_prefix=${prefix}\n\
             libdir=${exec_prefix}/lib\n\
             includedir=${prefix}/include\n\
             \n\
             Name: Vulkan-Loader\n\
             Description: Vulkan Loader\n\
             Version: 1.4.366\n\
             Libs: -L${libdir} -lvulkan\n\
             Cflags: -I${includedir}\n"
        );
    }

    #[test]
    fn a_directory_elsewhere_is_absolute() {
        let text = file(Path::new("/usr"), Path::new("/lib64"), "1.4.366");
        assert!(text.contains("\nlibdir=/lib64\n"), "{text}");
    }
}
