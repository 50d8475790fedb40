//! The two vocabularies of debug messages, VK_EXT_debug_utils and VK_EXT_debug_report, and how the
//! loader translates between them, so that a message of either kind reaches callbacks of both
//! (callpath.md 6.3).

use core::convert::identity;

use dispatch_tables::vk::{
    self, DebugReportFlagsEXT as Flags, DebugReportObjectTypeEXT as ReportType,
    DebugUtilsMessageSeverityFlagsEXT as Severity, DebugUtilsMessageTypeFlagsEXT as Types,
    ObjectType,
};

/// Severity and type of a debug-report message; the first flag that is set decides the severity.
pub(crate) fn severity_and_types(flags: Flags) -> (Severity, Types) {
    let performance = flags.intersects(Flags::PERFORMANCE_WARNING);
    let (severity, general) = if flags.intersects(Flags::INFORMATION) {
        (Severity::INFO, true)
    } else if flags.intersects(Flags::WARNING) || performance {
        (Severity::WARNING, false)
    } else if flags.intersects(Flags::ERROR) {
        (Severity::ERROR, false)
    } else if flags.intersects(Flags::DEBUG) {
        (Severity::VERBOSE, true)
    } else {
        (Severity::empty(), false)
    };
    let types = match (general, performance) {
        (true, true) => Types::GENERAL | Types::PERFORMANCE,
        (false, true) => Types::PERFORMANCE,
        (_, false) => Types::GENERAL,
    };
    (severity, types)
}

/// Debug-report flags of a debug-utils message; the gravest severity that is set decides.
pub(crate) fn report_flags(severity: Severity, types: Types) -> Flags {
    if severity.intersects(Severity::ERROR) {
        Flags::ERROR
    } else if severity.intersects(Severity::WARNING) {
        if types.intersects(Types::PERFORMANCE) {
            Flags::PERFORMANCE_WARNING
        } else {
            Flags::WARNING
        }
    } else if severity.intersects(Severity::INFO) {
        Flags::INFORMATION
    } else if severity.intersects(Severity::VERBOSE) {
        Flags::DEBUG
    } else {
        Flags::empty()
    }
}

/// The debug-report name of an object type, `UNKNOWN` for those that the extension never got.
pub(crate) fn report_type(object_type: ObjectType) -> ReportType {
    let pair = PAIRS.iter().find(|(utils, _)| *utils == object_type);
    pair.map_or(ReportType::UNKNOWN, |(_, report)| *report)
}

/// The core name of a debug-report object type, `UNKNOWN` for those that have none.
pub(crate) fn object_type(report_type: ReportType) -> ObjectType {
    let pair = PAIRS.iter().find(|(_, report)| *report == report_type);
    pair.map_or(ObjectType::UNKNOWN, |(utils, _)| *utils)
}

/// A structure with which an application names an object.
pub(crate) trait Named: Copy {
    /// The type and the handle of the object.
    fn object(&mut self) -> (ObjectType, &mut u64);
}

macro_rules! named {
    ($Info:ident.$handle:ident, $object_type:expr) => {
        impl Named for vk::$Info {
            fn object(&mut self) -> (ObjectType, &mut u64) {
                ($object_type(self.object_type), &mut self.$handle)
            }
        }
    };
}

named!(DebugUtilsObjectNameInfoEXT.object_handle, identity);
named!(DebugUtilsObjectTagInfoEXT.object_handle, identity);
named!(DebugMarkerObjectNameInfoEXT.object, object_type);
named!(DebugMarkerObjectTagInfoEXT.object, object_type);

const PAIRS: [(ObjectType, ReportType); 40] = [
    (ObjectType::INSTANCE, ReportType::INSTANCE),
    (ObjectType::PHYSICAL_DEVICE, ReportType::PHYSICAL_DEVICE),
    (ObjectType::DEVICE, ReportType::DEVICE),
    (ObjectType::QUEUE, ReportType::QUEUE),
    (ObjectType::SEMAPHORE, ReportType::SEMAPHORE),
    (ObjectType::COMMAND_BUFFER, ReportType::COMMAND_BUFFER),
    (ObjectType::FENCE, ReportType::FENCE),
    (ObjectType::DEVICE_MEMORY, ReportType::DEVICE_MEMORY),
    (ObjectType::BUFFER, ReportType::BUFFER),
    (ObjectType::IMAGE, ReportType::IMAGE),
    (ObjectType::EVENT, ReportType::EVENT),
    (ObjectType::QUERY_POOL, ReportType::QUERY_POOL),
    (ObjectType::BUFFER_VIEW, ReportType::BUFFER_VIEW),
    (ObjectType::IMAGE_VIEW, ReportType::IMAGE_VIEW),
    (ObjectType::SHADER_MODULE, ReportType::SHADER_MODULE),
    (ObjectType::PIPELINE_CACHE, ReportType::PIPELINE_CACHE),
    (ObjectType::PIPELINE_LAYOUT, ReportType::PIPELINE_LAYOUT),
    (ObjectType::RENDER_PASS, ReportType::RENDER_PASS),
    (ObjectType::PIPELINE, ReportType::PIPELINE),
    (ObjectType::DESCRIPTOR_SET_LAYOUT, ReportType::DESCRIPTOR_SET_LAYOUT),
    (ObjectType::SAMPLER, ReportType::SAMPLER),
    (ObjectType::DESCRIPTOR_POOL, ReportType::DESCRIPTOR_POOL),
    (ObjectType::DESCRIPTOR_SET, ReportType::DESCRIPTOR_SET),
    (ObjectType::FRAMEBUFFER, ReportType::FRAMEBUFFER),
    (ObjectType::COMMAND_POOL, ReportType::COMMAND_POOL),
    (ObjectType::DESCRIPTOR_UPDATE_TEMPLATE, ReportType::DESCRIPTOR_UPDATE_TEMPLATE),
    (ObjectType::SAMPLER_YCBCR_CONVERSION, ReportType::SAMPLER_YCBCR_CONVERSION),
    (ObjectType::SURFACE_KHR, ReportType::SURFACE_KHR),
    (ObjectType::SWAPCHAIN_KHR, ReportType::SWAPCHAIN_KHR),
    (ObjectType::DISPLAY_KHR, ReportType::DISPLAY_KHR),
    (ObjectType::DISPLAY_MODE_KHR, ReportType::DISPLAY_MODE_KHR),
    (ObjectType::DEBUG_REPORT_CALLBACK_EXT, ReportType::DEBUG_REPORT_CALLBACK_EXT),
    (ObjectType::CU_MODULE_NVX, ReportType::CU_MODULE_NVX),
    (ObjectType::CU_FUNCTION_NVX, ReportType::CU_FUNCTION_NVX),
    (ObjectType::ACCELERATION_STRUCTURE_KHR, ReportType::ACCELERATION_STRUCTURE_KHR),
    (ObjectType::VALIDATION_CACHE_EXT, ReportType::VALIDATION_CACHE_EXT),
    (ObjectType::ACCELERATION_STRUCTURE_NV, ReportType::ACCELERATION_STRUCTURE_NV),
    (ObjectType::CUDA_MODULE_NV, ReportType::CUDA_MODULE_NV),
    (ObjectType::CUDA_FUNCTION_NV, ReportType::CUDA_FUNCTION_NV),
    (ObjectType::BUFFER_COLLECTION_FUCHSIA, ReportType::BUFFER_COLLECTION_FUCHSIA),
];

#[cfg(test)]
mod tests;
