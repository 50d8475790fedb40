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
    let order = [
        (Flags::INFORMATION, Severity::INFO),
        (Flags::WARNING | Flags::PERFORMANCE_WARNING, Severity::WARNING),
        (Flags::ERROR, Severity::ERROR),
        (Flags::DEBUG, Severity::VERBOSE),
    ];
    let severity = order.iter().find(|(flag, _)| flags.intersects(*flag));
    let severity = severity.map_or(Severity::empty(), |(_, severity)| *severity);
    let general = severity.intersects(Severity::INFO | Severity::VERBOSE);
    let types = match (general, flags.intersects(Flags::PERFORMANCE_WARNING)) {
        (true, true) => Types::GENERAL | Types::PERFORMANCE,
        (false, true) => Types::PERFORMANCE,
        (_, false) => Types::GENERAL,
    };
    (severity, types)
}

/// Debug-report flags of a debug-utils message; the gravest severity that is set decides.
pub(crate) fn report_flags(severity: Severity, types: Types) -> Flags {
    let is_performance = types.intersects(Types::PERFORMANCE);
    let warning = if is_performance { Flags::PERFORMANCE_WARNING } else { Flags::WARNING };
    let order = [
        (Severity::ERROR, Flags::ERROR),
        (Severity::WARNING, warning),
        (Severity::INFO, Flags::INFORMATION),
        (Severity::VERBOSE, Flags::DEBUG),
    ];
    let flags = order.iter().find(|(known, _)| severity.intersects(*known));
    flags.map_or(Flags::empty(), |(_, flags)| *flags)
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

macro_rules! pairs {
    ($($name:ident)+) => {
        [$((ObjectType::$name, ReportType::$name)),+]
    };
}

/// The types of objects that both extensions know, by the name that they share.
const PAIRS: [(ObjectType, ReportType); 40] = pairs! {
    INSTANCE PHYSICAL_DEVICE DEVICE QUEUE SEMAPHORE COMMAND_BUFFER FENCE DEVICE_MEMORY BUFFER
    IMAGE EVENT QUERY_POOL BUFFER_VIEW IMAGE_VIEW SHADER_MODULE PIPELINE_CACHE PIPELINE_LAYOUT
    RENDER_PASS PIPELINE DESCRIPTOR_SET_LAYOUT SAMPLER DESCRIPTOR_POOL DESCRIPTOR_SET
    FRAMEBUFFER COMMAND_POOL DESCRIPTOR_UPDATE_TEMPLATE SAMPLER_YCBCR_CONVERSION SURFACE_KHR
    SWAPCHAIN_KHR DISPLAY_KHR DISPLAY_MODE_KHR DEBUG_REPORT_CALLBACK_EXT CU_MODULE_NVX
    CU_FUNCTION_NVX ACCELERATION_STRUCTURE_KHR VALIDATION_CACHE_EXT ACCELERATION_STRUCTURE_NV
    CUDA_MODULE_NV CUDA_FUNCTION_NV BUFFER_COLLECTION_FUCHSIA
};

#[cfg(test)]
mod tests;
