//! The kinds of surfaces: their creation commands, extensions and create infos, and the structures
//! of `vk_icd.h` that old drivers read (callpath.md 5.1, 5.3).
//!
//! The create info's name gives the names of a kind: `VkXcbSurfaceCreateInfoKHR` belongs to
//! `VkIcdSurfaceXcb` and `VK_ICD_WSI_PLATFORM_XCB`. The two structures have the same members. Fuchsia's
//! platform is named after the system, and `VkIcdSurfaceImagePipe` has no members.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use registry::Registry;
use registry::model::{Member, Role};

use super::classify::{Classified, Loader, SURFACE_CREATE_INFO, create_info};
use super::tokens;
use crate::names;
use crate::resolve::Command;
use crate::rules::{NotEnabled, Terminator};

/// `Vk_SurfaceCreateInfo` of Fuchsia's surfaces.
const IMAGE_PIPE: &str = "ImagePipe";

/// Emits `generated/surfaces.rs`.
pub(super) fn emit(loader: &Loader<'_>, registry: &Registry) -> TokenStream {
    let kinds: Vec<Kind<'_>> =
        loader.commands.iter().filter_map(|classified| Kind::of(classified, registry)).collect();
    let fields = kinds.iter().map(|Kind { cfg, icd_surface, structure, .. }| {
        quote!(#cfg pub(crate) #icd_surface: icd::#structure)
    });
    let names = kinds.iter().map(|Kind { cfg, kind, .. }| quote!(#cfg &#kind));
    let items = kinds.iter().map(Kind::items);
    quote! {
        #![doc = " The kinds of surfaces that this build creates."]

        use dispatch_tables::{Command, Extension, icd, vk};

        use crate::surfaces::kind::SurfaceKind;
        use crate::pnext::structure;

        #[doc = " What a `VkSurfaceKHR` points to. A driver with an interface version below 3 reads the member of its window"]
        #[doc = " system (callpath.md 5.3)."]
        #[derive(Clone, Copy)]
        #[repr(C)]
        pub(crate) union IcdSurface { #(#fields),* }

        #[doc = " Every kind."]
        pub(crate) static KINDS: &[&SurfaceKind] = &[#(#names),*];

        #(#items)*
    }
}

/// What the emitted items of one kind are made of.
struct Kind<'a> {
    cfg: Option<TokenStream>,
    /// `XCB`.
    kind: Ident,
    /// `xcb`.
    icd_surface: Ident,
    /// `IcdSurfaceXcb`.
    structure: Ident,
    command: TokenStream,
    extension: TokenStream,
    not_enabled: Ident,
    info: &'a str,
    registry: &'a Registry,
}

impl<'a> Kind<'a> {
    /// The kind that the command creates; none if it creates no surface.
    fn of(classified: &Classified<'a>, registry: &'a Registry) -> Option<Kind<'a>> {
        let Terminator::Surface(not_enabled) = classified.terminator else {
            return None;
        };
        let command = classified.command;
        let platform = platform(command);
        Some(Kind {
            cfg: tokens::cfg(classified.targets),
            kind: kind(command),
            icd_surface: icd_surface(command),
            structure: format_ident!("IcdSurface{platform}"),
            command: tokens::command(command),
            extension: tokens::extension(classified.extension()?),
            not_enabled: names::ident(match not_enabled {
                NotEnabled::ExtensionNotPresent => "ERROR_EXTENSION_NOT_PRESENT",
                NotEnabled::Success => "SUCCESS",
            }),
            info: create_info(command)?,
            registry,
        })
    }

    /// The row of the table, and the conversion of the create info.
    fn items(&self) -> TokenStream {
        let Kind { cfg, kind, icd_surface, structure, command, extension, not_enabled, .. } = self;
        let structures = self.structures();
        let info = names::ident(&names::type_name(self.info));
        let members = self.members();
        let parameter = if members.is_empty() { quote!(_) } else { quote!(info) };
        let (row, conversion) = (
            format!(" Surfaces from `Vk{info}`."),
            format!(" The head of a surface from `Vk{info}`."),
        );
        quote! {
            #[doc = #row]
            #cfg
            pub(crate) static #kind: SurfaceKind = SurfaceKind {
                platform: icd::IcdWsiPlatform::#kind,
                platform_size: size_of::<icd::#structure>(),
                command: #command,
                extension: #extension,
                not_enabled: vk::Result::#not_enabled,
                structures: &[#(#structures),*],
            };

            #[doc = #conversion]
            #cfg
            pub(crate) fn #icd_surface(#parameter: &vk::#info) -> IcdSurface {
                IcdSurface {
                    #icd_surface: icd::#structure {
                        base: icd::IcdSurfaceBase { platform: icd::IcdWsiPlatform::#kind },
                        #(#members: info.#members,)*
                    },
                }
            }
        }
    }

    /// The create info and the structures that may be in its chain.
    fn structures(&self) -> impl Iterator<Item = TokenStream> {
        self.registry.chain_of(self.info).into_iter().map(|(ty, _, tag)| {
            let variant = names::ident(&names::structure_type(tag, &self.registry.tags));
            let ty = names::ident(&names::type_name(&ty.name));
            quote!(structure::<vk::#ty>(vk::StructureType::#variant))
        })
    }

    /// The members that the create info shares with the structure of `vk_icd.h`.
    fn members(&self) -> Vec<Ident> {
        let info = self.registry.ty(self.info).filter(|_| self.structure != "IcdSurfaceImagePipe");
        let members = info.into_iter().flat_map(|info| info.kind.members());
        let is_head = |member: &Member| matches!(member.role, Role::SType | Role::Chain);
        let shared = members.filter(|member| !is_head(member) && member.name != "flags");
        shared.map(|member| names::ident(&names::member(&member.name))).collect()
    }
}

/// `Xcb`, of a command that creates a surface from `VkXcbSurfaceCreateInfoKHR`.
fn platform(command: &Command) -> &str {
    let info = create_info(command).unwrap_or_default();
    let platform = info.split(SURFACE_CREATE_INFO).next().unwrap_or_default();
    platform.strip_prefix("Vk").unwrap_or(platform)
}

/// The static of a kind, and the constant of its platform: `XCB`.
pub(super) fn kind(command: &Command) -> Ident {
    match platform(command) {
        IMAGE_PIPE => names::ident("FUCHSIA"),
        platform => names::ident(&platform.to_uppercase()),
    }
}

/// The function that reads the create info of a kind, and the union's member: `xcb`.
pub(super) fn icd_surface(command: &Command) -> Ident {
    names::ident(&platform(command).to_lowercase())
}
