//! The kinds of surfaces: their creation commands, extensions and create infos, and the structures
//! of `vk_icd.h` that old drivers read (callpath.md 5.1, 5.3).
//!
//! The create info's name gives the names of a kind: `VkXcbSurfaceCreateInfoKHR` belongs to
//! `VkIcdSurfaceXcb` and `VK_ICD_WSI_PLATFORM_XCB`. The two structures have the same members. Fuchsia's
//! platform is named after the system, and `VkIcdSurfaceImagePipe` has no members.

use registry::Registry;
use registry::model::{Member, Role};

use super::classify::{Classified, Loader, SURFACE_CREATE_INFO, create_info};
use super::targets;
use crate::emit::{OutputFile, RowsFile, commas};
use crate::names;
use crate::resolve::Command;
use crate::rules::{NotEnabled, Terminator};

/// `Vk_SurfaceCreateInfo` of Fuchsia's surfaces.
const IMAGE_PIPE: &str = "ImagePipe";

/// Emits `generated/surfaces.rs`.
pub(super) fn emit(loader: &Loader<'_>, registry: &Registry) -> OutputFile {
    RowsFile::new(
        "loader-runtime/src/generated/surfaces.rs",
        "each_surface_kind",
        "The kinds of surfaces; `surfaces/kind.rs` says what a row is.",
    )
    .group("kinds", loader.commands.iter().filter_map(|one| row(one, registry)))
    .finish()
}

/// `if (wsi_xcb) [XCB xcb] IcdSurfaceXcb CREATE_XCB_SURFACE_KHR KHR_XCB_SURFACE ERROR_EXTENSION_NOT_PRESENT
/// XcbSurfaceCreateInfoKHR [XCB_SURFACE_CREATE_INFO_KHR XcbSurfaceCreateInfoKHR] [connection, window]`; none
/// if the command creates no surface.
fn row(classified: &Classified<'_>, registry: &Registry) -> Option<String> {
    let Terminator::Surface(not_enabled) = classified.terminator else { return None };
    let command = classified.command;
    let info = create_info(command)?;
    let not_enabled = match not_enabled {
        NotEnabled::ExtensionNotPresent => "ERROR_EXTENSION_NOT_PRESENT",
        NotEnabled::Success => "SUCCESS",
    };
    let chain = registry.chain_of(info).into_iter();
    let structures = chain.map(|(ty, _, tag)| names::structure(ty, tag, &registry.tags));
    Some(format!(
        "{}[{}] IcdSurface{} {} {} {not_enabled} {} [{}] [{}]",
        targets::row_condition(classified.targets),
        kind(command),
        platform(command),
        command.constant,
        names::extension_constant(&classified.extension()?.name),
        names::type_name(info),
        commas(structures),
        members(command, info, registry),
    ))
}

/// The members that the create info shares with the structure of `vk_icd.h`.
fn members(command: &Command, info: &str, registry: &Registry) -> String {
    let info = registry.ty(info).filter(|_| platform(command) != IMAGE_PIPE);
    let members = info.into_iter().flat_map(|info| info.kind.members());
    let is_head = |member: &Member| matches!(member.role, Role::SType | Role::Chain);
    let shared = members.filter(|member| !is_head(member) && member.name != "flags");
    commas(shared.map(|member| names::field(&member.name)))
}

/// `Xcb`, of a command that creates a surface from `VkXcbSurfaceCreateInfoKHR`.
fn platform(command: &Command) -> String {
    let info = create_info(command).unwrap_or_default();
    let platform = info.split(SURFACE_CREATE_INFO).next().unwrap_or_default();
    names::type_name(platform)
}

/// The static of a kind, which is named after the platform's constant, and the function that reads the
/// create info, which is named after the union's member: `XCB xcb`.
pub(super) fn kind(command: &Command) -> String {
    let platform = platform(command);
    let constant = match platform.as_str() {
        IMAGE_PIPE => "FUCHSIA".to_owned(),
        platform => platform.to_uppercase(),
    };
    format!("{constant} {}", platform.to_lowercase())
}
