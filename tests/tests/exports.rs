//! The library as a file: its exports, dependencies and names (callpath.md 12; drivers.md L.1, L.2;
//! ARCHITECTURE.md, "Limits").

#![cfg(target_os = "linux")]

use std::collections::BTreeSet;

use object::elf::{DT_NEEDED, DT_SONAME, DynamicTag, PT_TLS, SHF_ALLOC, SHT_GNU_VERDEF};
use object::read::elf::{Dyn, ElfFile64, FileHeader, ProgramHeader, SectionHeader};
use object::{Endianness, Object, ObjectSymbol, RelocationTarget, SymbolKind};

mod library;

/// The exports of extensions (drivers.md L.2), listed independently of the generated list.
const EXTENSION_EXPORTS: &[&str] = &[
    "vkAcquireNextImage2KHR",
    "vkAcquireNextImageKHR",
    "vkCreateDisplayModeKHR",
    "vkCreateDisplayPlaneSurfaceKHR",
    "vkCreateHeadlessSurfaceEXT",
    "vkCreateSharedSwapchainsKHR",
    "vkCreateSwapchainKHR",
    "vkCreateWaylandSurfaceKHR",
    "vkCreateXcbSurfaceKHR",
    "vkCreateXlibSurfaceKHR",
    "vkDestroySurfaceKHR",
    "vkDestroySwapchainKHR",
    "vkGetDeviceGroupPresentCapabilitiesKHR",
    "vkGetDeviceGroupSurfacePresentModesKHR",
    "vkGetDisplayModeProperties2KHR",
    "vkGetDisplayModePropertiesKHR",
    "vkGetDisplayPlaneCapabilities2KHR",
    "vkGetDisplayPlaneCapabilitiesKHR",
    "vkGetDisplayPlaneSupportedDisplaysKHR",
    "vkGetPhysicalDeviceDisplayPlaneProperties2KHR",
    "vkGetPhysicalDeviceDisplayPlanePropertiesKHR",
    "vkGetPhysicalDeviceDisplayProperties2KHR",
    "vkGetPhysicalDeviceDisplayPropertiesKHR",
    "vkGetPhysicalDevicePresentRectanglesKHR",
    "vkGetPhysicalDeviceSurfaceCapabilities2KHR",
    "vkGetPhysicalDeviceSurfaceCapabilitiesKHR",
    "vkGetPhysicalDeviceSurfaceFormats2KHR",
    "vkGetPhysicalDeviceSurfaceFormatsKHR",
    "vkGetPhysicalDeviceSurfacePresentModesKHR",
    "vkGetPhysicalDeviceSurfaceSupportKHR",
    "vkGetPhysicalDeviceWaylandPresentationSupportKHR",
    "vkGetPhysicalDeviceXcbPresentationSupportKHR",
    "vkGetPhysicalDeviceXlibPresentationSupportKHR",
    "vkGetSwapchainImagesKHR",
    "vkQueuePresentKHR",
];

/// The shared objects that the library may depend on.
const MAY_NEED: &[&str] = &["libc.so.6"];

/// The size limit of the library file (ARCHITECTURE.md, "Limits").
const MOST_BYTES: u64 = 615_000;

fn with_library(look: impl FnOnce(&ElfFile64<'_>)) {
    let bytes = std::fs::read(library::release()).expect("the library can be read");
    look(&ElfFile64::<Endianness>::parse(&*bytes).expect("it is a 64-bit ELF file"));
}

fn exported(elf: &ElfFile64<'_>) -> BTreeSet<String> {
    let symbols = elf.dynamic_symbols().filter(|symbol| symbol.is_definition());
    let names = symbols.map(|symbol| symbol.name().expect("names are UTF-8").to_owned());
    names.collect()
}

/// The strings of the dynamic section with this tag.
fn dynamic_strings(elf: &ElfFile64<'_>, tag: DynamicTag) -> Vec<String> {
    let endian = elf.endian();
    let sections = elf.elf_section_table();
    let dynamic = sections.dynamic(endian, elf.data());
    let (entries, strings) = dynamic.expect("it can be read").expect("it is there");
    let strings = sections.strings(endian, elf.data(), strings);
    let strings = strings.expect("its strings can be read");
    let with_tag = entries.iter().filter(|entry| entry.tag(endian) == tag);
    let texts = with_tag.map(|entry| entry.string(endian, strings).expect("a string"));
    texts.map(|text| String::from_utf8_lossy(text).into_owned()).collect()
}

#[test]
fn it_exports_the_generated_list_and_nothing_else() {
    let wanted: BTreeSet<_> = library::commands()
        .iter()
        .filter(|line| line.exported)
        .map(|line| line.name.to_owned())
        .collect();
    with_library(|elf| {
        let exported = exported(elf);
        let missing: Vec<_> = wanted.difference(&exported).collect();
        let surplus: Vec<_> = exported.difference(&wanted).collect();
        assert!(
            missing.is_empty() && surplus.is_empty(),
            "missing: {missing:?}\nsurplus: {surplus:?}"
        );
    });
}

#[test]
fn the_exports_of_extensions_are_those_of_drivers_md_l_2() {
    with_library(|elf| {
        let vendor = |name: &str| name.ends_with("KHR") || name.ends_with("EXT");
        let of_extensions: Vec<_> = exported(elf).into_iter().filter(|name| vendor(name)).collect();
        assert_eq!(of_extensions, EXTENSION_EXPORTS);
    });
}

#[test]
fn exports_are_functions_without_a_version() {
    with_library(|elf| {
        for symbol in elf.dynamic_symbols().filter(|symbol| symbol.is_definition()) {
            assert_eq!(symbol.kind(), SymbolKind::Text, "{:?}", symbol.name());
        }
        let endian = elf.endian();
        let mut sections = elf.elf_section_table().iter();
        assert!(!sections.any(|section| section.sh_type(endian) == SHT_GNU_VERDEF));
    });
}

#[test]
fn it_is_called_libvulkan_so_1_and_needs_only_the_c_library() {
    with_library(|elf| {
        assert_eq!(dynamic_strings(elf, DT_SONAME), ["libvulkan.so.1"]);
        for needed in dynamic_strings(elf, DT_NEEDED) {
            let linker = needed.starts_with("ld-linux");
            assert!(linker || MAY_NEED.contains(&needed.as_str()), "needs {needed}");
        }
    });
}

#[test]
fn it_has_no_thread_local_storage() {
    with_library(|elf| {
        let segments = elf.elf_header().program_headers(elf.endian(), elf.data());
        let mut segments = segments.expect("the program headers can be read").iter();
        assert!(!segments.any(|segment| segment.p_type(elf.endian()) == PT_TLS));
    });
}

#[test]
fn none_of_its_own_references_to_a_command_can_be_interposed() {
    with_library(|elf| {
        let relocations = elf.dynamic_relocations().expect("it has relocations");
        for (offset, relocation) in relocations {
            let RelocationTarget::Symbol(index) = relocation.target() else {
                continue;
            };
            let symbols = elf.dynamic_symbol_table().expect("it has dynamic symbols");
            let symbol = object::ObjectSymbolTable::symbol_by_index(&symbols, index);
            let symbol = symbol.expect("the symbol is there");
            let name = symbol.name().expect("names are UTF-8");
            assert!(!name.starts_with("vk"), "{offset:#x} refers to {name}");
        }
    });
}

/// Every growth can be refused (callpath.md 8): no path leads to the functions of Rust's library that
/// end a process without memory.
#[test]
fn no_code_of_it_ends_a_process_without_memory() {
    let bytes = std::fs::read(library::release()).expect("the library can be read");
    for words in ["memory allocation of", "capacity overflow"] {
        let mut windows = bytes.windows(words.len());
        assert!(!windows.any(|window| window == words.as_bytes()), "the library says `{words}`");
    }
    with_library(|elf| {
        let names = elf.symbols().filter_map(|symbol| symbol.name().ok());
        let ends = [
            "alloc_error_handler",
            "handle_alloc_error",
            "capacity_overflow",
            "raw_vec12handle_error",
        ];
        let found: Vec<_> =
            names.filter(|name| ends.iter().any(|end| name.contains(end))).collect();
        assert!(found.is_empty(), "{found:?}");
    });
}

#[test]
fn it_takes_no_more_than_its_limit_without_its_symbol_table() {
    with_library(|elf| {
        let endian = elf.endian();
        let header = elf.elf_header();
        let headers = u64::from(header.e_shentsize(endian)) * u64::from(header.e_shnum(endian));
        let loaded: u64 = elf
            .elf_section_table()
            .iter()
            .filter(|section| section.sh_flags(endian).contains(SHF_ALLOC))
            .filter_map(|section| section.file_range(endian))
            .map(|(_, size)| size)
            .sum();
        let size = loaded + headers;
        assert!(size <= MOST_BYTES, "{size} bytes");
    });
}
