//! The code of shaders and its hash, identifiers of shader modules that hold their create info
//! ([`held`]), and executables of pipelines: none, in a driver without a compiler.

use dispatch_tables::vk;

use super::held;
use crate::common;
use crate::objects::{Common, slice, two_calls};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(
        GetShaderModuleIdentifierEXT,
        identifier,
        [CREATE_SHADER_MODULE],
        beside[CREATE_SHADER_MODULE]
    ),
    common!(
        GetShaderModuleCreateInfoIdentifierEXT,
        identifier_of_info,
        [],
        beside[GET_SHADER_MODULE_IDENTIFIER_EXT]
    ),
    common!(GetPipelineExecutablePropertiesKHR, executables, []),
    common!(
        GetPipelineExecutableStatisticsKHR,
        of_executable,
        [],
        beside[GET_PIPELINE_EXECUTABLE_PROPERTIES_KHR]
    ),
    common!(
        GetPipelineExecutableInternalRepresentationsKHR,
        of_executable,
        [],
        beside[GET_PIPELINE_EXECUTABLE_PROPERTIES_KHR]
    ),
];

/// The `shaderModuleIdentifierAlgorithmUUID` of these entries.
pub const ALGORITHM: [u8; 16] = *b"author-kit-fnv-1";

/// The code of a stage: that of its module, or the code in its chain where the module is null
/// (VK_KHR_maintenance5, VK_EXT_graphics_pipeline_library). None of a stage with an identifier alone.
///
/// # Safety
///
/// The structure is valid, and a module is a live one of [`held`].
pub unsafe fn code(
    stage: &vk::PipelineShaderStageCreateInfo,
) -> Option<&vk::ShaderModuleCreateInfo> {
    // SAFETY: the caller's promise.
    unsafe {
        match stage.module.is_null() {
            true => vk::chain::find::<vk::ShaderModuleCreateInfo, _>(stage),
            false => Some(held::info(stage.module)),
        }
    }
}

/// A hash of a module's code and flags, FNV-1a of 128 bits: the identifier of the module. Whoever
/// chooses the code can find another one with the same hash, so a driver that keeps pipelines by
/// hashes of shaders compares the code as well.
///
/// # Safety
///
/// The structure is valid.
#[must_use]
pub unsafe fn hash(info: &vk::ShaderModuleCreateInfo) -> [u8; 16] {
    // SAFETY: the caller's promise: the code has so many bytes, in words.
    let words = unsafe { slice(info.p_code, (info.code_size / 4) as u32) };
    let bytes = [info.flags.as_raw()].into_iter().chain(words.iter().copied());
    let hash = bytes.flat_map(u32::to_le_bytes).fold(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d, {
        |hash: u128, byte| (hash ^ u128::from(byte)).wrapping_mul(0x0100_0000_0000_0000_0000_013b)
    });
    hash.to_le_bytes()
}

/// # Safety
///
/// Both structures are valid.
unsafe fn identify(
    info: *const vk::ShaderModuleCreateInfo,
    answer: *mut vk::ShaderModuleIdentifierEXT,
) {
    // SAFETY: the caller's promise.
    unsafe {
        let hash = hash(&*info);
        (*answer).identifier_size = hash.len() as u32;
        (&mut (*answer).identifier)[..hash.len()].copy_from_slice(&hash);
    }
}

unsafe extern "system" fn identifier(
    _: vk::Device,
    module: vk::ShaderModule,
    answer: *mut vk::ShaderModuleIdentifierEXT,
) {
    // SAFETY: valid usage of the command; the module is of `held`, as the entry requires.
    unsafe { identify(held::info::<vk::ShaderModuleCreateInfo>(module), answer) };
}

unsafe extern "system" fn identifier_of_info(
    _: vk::Device,
    info: *const vk::ShaderModuleCreateInfo,
    answer: *mut vk::ShaderModuleIdentifierEXT,
) {
    // SAFETY: valid usage of the command.
    unsafe { identify(info, answer) };
}

unsafe extern "system" fn executables(
    _: vk::Device,
    _: *const vk::PipelineInfoKHR,
    count: *mut u32,
    array: *mut vk::PipelineExecutablePropertiesKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { two_calls([].into_iter(), count, array) }
}

/// `T` is what an executable has.
unsafe extern "system" fn of_executable<T>(
    _: vk::Device,
    _: *const vk::PipelineExecutableInfoKHR,
    count: *mut u32,
    array: *mut T,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { two_calls([].into_iter(), count, array) }
}
