// provisional banner

//! Enumerations and structures of the video coding standards. Unsafe class: zeroed defaults.
#[allow(unused_imports, reason = "which files need others depends on the registry")]
use super::*;
/// `StdVideoH264ChromaFormatIdc`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoH264ChromaFormatIdc(pub i32);
enumeration!(StdVideoH264ChromaFormatIdc, i32);
impl StdVideoH264ChromaFormatIdc {
    pub const MONOCHROME: Self = Self(0);
    pub const TYPE_420: Self = Self(1);
    pub const TYPE_422: Self = Self(2);
    pub const TYPE_444: Self = Self(3);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoH264ProfileIdc`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoH264ProfileIdc(pub i32);
enumeration!(StdVideoH264ProfileIdc, i32);
impl StdVideoH264ProfileIdc {
    pub const BASELINE: Self = Self(66);
    pub const MAIN: Self = Self(77);
    pub const HIGH: Self = Self(100);
    pub const HIGH_10: Self = Self(110);
    pub const HIGH_422: Self = Self(122);
    pub const HIGH_444_PREDICTIVE: Self = Self(244);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoH264LevelIdc`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoH264LevelIdc(pub i32);
enumeration!(StdVideoH264LevelIdc, i32);
impl StdVideoH264LevelIdc {
    pub const TYPE_1_0: Self = Self(0);
    pub const TYPE_1_1: Self = Self(1);
    pub const TYPE_1_2: Self = Self(2);
    pub const TYPE_1_3: Self = Self(3);
    pub const TYPE_2_0: Self = Self(4);
    pub const TYPE_2_1: Self = Self(5);
    pub const TYPE_2_2: Self = Self(6);
    pub const TYPE_3_0: Self = Self(7);
    pub const TYPE_3_1: Self = Self(8);
    pub const TYPE_3_2: Self = Self(9);
    pub const TYPE_4_0: Self = Self(10);
    pub const TYPE_4_1: Self = Self(11);
    pub const TYPE_4_2: Self = Self(12);
    pub const TYPE_5_0: Self = Self(13);
    pub const TYPE_5_1: Self = Self(14);
    pub const TYPE_5_2: Self = Self(15);
    pub const TYPE_6_0: Self = Self(16);
    pub const TYPE_6_1: Self = Self(17);
    pub const TYPE_6_2: Self = Self(18);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoH264PocType`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoH264PocType(pub i32);
enumeration!(StdVideoH264PocType, i32);
impl StdVideoH264PocType {
    pub const TYPE_0: Self = Self(0);
    pub const TYPE_1: Self = Self(1);
    pub const TYPE_2: Self = Self(2);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoH264AspectRatioIdc`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoH264AspectRatioIdc(pub i32);
enumeration!(StdVideoH264AspectRatioIdc, i32);
impl StdVideoH264AspectRatioIdc {
    pub const UNSPECIFIED: Self = Self(0);
    pub const SQUARE: Self = Self(1);
    pub const TYPE_12_11: Self = Self(2);
    pub const TYPE_10_11: Self = Self(3);
    pub const TYPE_16_11: Self = Self(4);
    pub const TYPE_40_33: Self = Self(5);
    pub const TYPE_24_11: Self = Self(6);
    pub const TYPE_20_11: Self = Self(7);
    pub const TYPE_32_11: Self = Self(8);
    pub const TYPE_80_33: Self = Self(9);
    pub const TYPE_18_11: Self = Self(10);
    pub const TYPE_15_11: Self = Self(11);
    pub const TYPE_64_33: Self = Self(12);
    pub const TYPE_160_99: Self = Self(13);
    pub const TYPE_4_3: Self = Self(14);
    pub const TYPE_3_2: Self = Self(15);
    pub const TYPE_2_1: Self = Self(16);
    pub const EXTENDED_SAR: Self = Self(255);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoH264WeightedBipredIdc`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoH264WeightedBipredIdc(pub i32);
enumeration!(StdVideoH264WeightedBipredIdc, i32);
impl StdVideoH264WeightedBipredIdc {
    pub const DEFAULT: Self = Self(0);
    pub const EXPLICIT: Self = Self(1);
    pub const IMPLICIT: Self = Self(2);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoH264ModificationOfPicNumsIdc`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoH264ModificationOfPicNumsIdc(pub i32);
enumeration!(StdVideoH264ModificationOfPicNumsIdc, i32);
impl StdVideoH264ModificationOfPicNumsIdc {
    pub const SHORT_TERM_SUBTRACT: Self = Self(0);
    pub const SHORT_TERM_ADD: Self = Self(1);
    pub const LONG_TERM: Self = Self(2);
    pub const END: Self = Self(3);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoH264MemMgmtControlOp`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoH264MemMgmtControlOp(pub i32);
enumeration!(StdVideoH264MemMgmtControlOp, i32);
impl StdVideoH264MemMgmtControlOp {
    pub const END: Self = Self(0);
    pub const UNMARK_SHORT_TERM: Self = Self(1);
    pub const UNMARK_LONG_TERM: Self = Self(2);
    pub const MARK_LONG_TERM: Self = Self(3);
    pub const SET_MAX_LONG_TERM_INDEX: Self = Self(4);
    pub const UNMARK_ALL: Self = Self(5);
    pub const MARK_CURRENT_AS_LONG_TERM: Self = Self(6);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoH264CabacInitIdc`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoH264CabacInitIdc(pub i32);
enumeration!(StdVideoH264CabacInitIdc, i32);
impl StdVideoH264CabacInitIdc {
    pub const TYPE_0: Self = Self(0);
    pub const TYPE_1: Self = Self(1);
    pub const TYPE_2: Self = Self(2);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoH264DisableDeblockingFilterIdc`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoH264DisableDeblockingFilterIdc(pub i32);
enumeration!(StdVideoH264DisableDeblockingFilterIdc, i32);
impl StdVideoH264DisableDeblockingFilterIdc {
    pub const DISABLED: Self = Self(0);
    pub const ENABLED: Self = Self(1);
    pub const PARTIAL: Self = Self(2);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoH264SliceType`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoH264SliceType(pub i32);
enumeration!(StdVideoH264SliceType, i32);
impl StdVideoH264SliceType {
    pub const P: Self = Self(0);
    pub const B: Self = Self(1);
    pub const I: Self = Self(2);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoH264PictureType`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoH264PictureType(pub i32);
enumeration!(StdVideoH264PictureType, i32);
impl StdVideoH264PictureType {
    pub const P: Self = Self(0);
    pub const B: Self = Self(1);
    pub const I: Self = Self(2);
    pub const IDR: Self = Self(5);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoH264NonVclNaluType`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoH264NonVclNaluType(pub i32);
enumeration!(StdVideoH264NonVclNaluType, i32);
impl StdVideoH264NonVclNaluType {
    pub const SPS: Self = Self(0);
    pub const PPS: Self = Self(1);
    pub const AUD: Self = Self(2);
    pub const PREFIX: Self = Self(3);
    pub const END_OF_SEQUENCE: Self = Self(4);
    pub const END_OF_STREAM: Self = Self(5);
    pub const PRECODED: Self = Self(6);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoH264SpsVuiFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH264SpsVuiFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoH264SpsVuiFlags);
impl StdVideoH264SpsVuiFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_aspect_ratio_info_present_flag,
        set_aspect_ratio_info_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_overscan_info_present_flag,
        set_overscan_info_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 2, 0x1, get_overscan_appropriate_flag,
        set_overscan_appropriate_flag
    );
    bit_field!(
        bitfield_0 : u32, 3, 0x1, get_video_signal_type_present_flag,
        set_video_signal_type_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 4, 0x1, get_video_full_range_flag, set_video_full_range_flag
    );
    bit_field!(
        bitfield_0 : u32, 5, 0x1, get_color_description_present_flag,
        set_color_description_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 6, 0x1, get_chroma_loc_info_present_flag,
        set_chroma_loc_info_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 7, 0x1, get_timing_info_present_flag,
        set_timing_info_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 8, 0x1, get_fixed_frame_rate_flag, set_fixed_frame_rate_flag
    );
    bit_field!(
        bitfield_0 : u32, 9, 0x1, get_bitstream_restriction_flag,
        set_bitstream_restriction_flag
    );
    bit_field!(
        bitfield_0 : u32, 10, 0x1, get_nal_hrd_parameters_present_flag,
        set_nal_hrd_parameters_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 11, 0x1, get_vcl_hrd_parameters_present_flag,
        set_vcl_hrd_parameters_present_flag
    );
}
/// `StdVideoH264HrdParameters`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH264HrdParameters {
    pub cpb_cnt_minus1: u8,
    pub bit_rate_scale: u8,
    pub cpb_size_scale: u8,
    pub reserved1: u8,
    pub bit_rate_value_minus1: [u32; STD_VIDEO_H264_CPB_CNT_LIST_SIZE],
    pub cpb_size_value_minus1: [u32; STD_VIDEO_H264_CPB_CNT_LIST_SIZE],
    pub cbr_flag: [u8; STD_VIDEO_H264_CPB_CNT_LIST_SIZE],
    pub initial_cpb_removal_delay_length_minus1: u32,
    pub cpb_removal_delay_length_minus1: u32,
    pub dpb_output_delay_length_minus1: u32,
    pub time_offset_length: u32,
}
zero_default!(StdVideoH264HrdParameters);
/// `StdVideoH264SequenceParameterSetVui`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH264SequenceParameterSetVui {
    pub flags: StdVideoH264SpsVuiFlags,
    pub aspect_ratio_idc: StdVideoH264AspectRatioIdc,
    pub sar_width: u16,
    pub sar_height: u16,
    pub video_format: u8,
    pub colour_primaries: u8,
    pub transfer_characteristics: u8,
    pub matrix_coefficients: u8,
    pub num_units_in_tick: u32,
    pub time_scale: u32,
    pub max_num_reorder_frames: u8,
    pub max_dec_frame_buffering: u8,
    pub chroma_sample_loc_type_top_field: u8,
    pub chroma_sample_loc_type_bottom_field: u8,
    pub reserved1: u32,
    pub p_hrd_parameters: *const StdVideoH264HrdParameters,
}
zero_default!(StdVideoH264SequenceParameterSetVui);
/// `StdVideoH264SpsFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH264SpsFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoH264SpsFlags);
impl StdVideoH264SpsFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_constraint_set0_flag, set_constraint_set0_flag
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_constraint_set1_flag, set_constraint_set1_flag
    );
    bit_field!(
        bitfield_0 : u32, 2, 0x1, get_constraint_set2_flag, set_constraint_set2_flag
    );
    bit_field!(
        bitfield_0 : u32, 3, 0x1, get_constraint_set3_flag, set_constraint_set3_flag
    );
    bit_field!(
        bitfield_0 : u32, 4, 0x1, get_constraint_set4_flag, set_constraint_set4_flag
    );
    bit_field!(
        bitfield_0 : u32, 5, 0x1, get_constraint_set5_flag, set_constraint_set5_flag
    );
    bit_field!(
        bitfield_0 : u32, 6, 0x1, get_direct_8x8_inference_flag,
        set_direct_8x8_inference_flag
    );
    bit_field!(
        bitfield_0 : u32, 7, 0x1, get_mb_adaptive_frame_field_flag,
        set_mb_adaptive_frame_field_flag
    );
    bit_field!(
        bitfield_0 : u32, 8, 0x1, get_frame_mbs_only_flag, set_frame_mbs_only_flag
    );
    bit_field!(
        bitfield_0 : u32, 9, 0x1, get_delta_pic_order_always_zero_flag,
        set_delta_pic_order_always_zero_flag
    );
    bit_field!(
        bitfield_0 : u32, 10, 0x1, get_separate_colour_plane_flag,
        set_separate_colour_plane_flag
    );
    bit_field!(
        bitfield_0 : u32, 11, 0x1, get_gaps_in_frame_num_value_allowed_flag,
        set_gaps_in_frame_num_value_allowed_flag
    );
    bit_field!(
        bitfield_0 : u32, 12, 0x1, get_qpprime_y_zero_transform_bypass_flag,
        set_qpprime_y_zero_transform_bypass_flag
    );
    bit_field!(
        bitfield_0 : u32, 13, 0x1, get_frame_cropping_flag, set_frame_cropping_flag
    );
    bit_field!(
        bitfield_0 : u32, 14, 0x1, get_seq_scaling_matrix_present_flag,
        set_seq_scaling_matrix_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 15, 0x1, get_vui_parameters_present_flag,
        set_vui_parameters_present_flag
    );
}
/// `StdVideoH264ScalingLists`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH264ScalingLists {
    pub scaling_list_present_mask: u16,
    pub use_default_scaling_matrix_mask: u16,
    pub scaling_list4x4: [[u8; STD_VIDEO_H264_SCALING_LIST_4X4_NUM_ELEMENTS]; STD_VIDEO_H264_SCALING_LIST_4X4_NUM_LISTS],
    pub scaling_list8x8: [[u8; STD_VIDEO_H264_SCALING_LIST_8X8_NUM_ELEMENTS]; STD_VIDEO_H264_SCALING_LIST_8X8_NUM_LISTS],
}
zero_default!(StdVideoH264ScalingLists);
/// `StdVideoH264SequenceParameterSet`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH264SequenceParameterSet {
    pub flags: StdVideoH264SpsFlags,
    pub profile_idc: StdVideoH264ProfileIdc,
    pub level_idc: StdVideoH264LevelIdc,
    pub chroma_format_idc: StdVideoH264ChromaFormatIdc,
    pub seq_parameter_set_id: u8,
    pub bit_depth_luma_minus8: u8,
    pub bit_depth_chroma_minus8: u8,
    pub log2_max_frame_num_minus4: u8,
    pub pic_order_cnt_type: StdVideoH264PocType,
    pub offset_for_non_ref_pic: i32,
    pub offset_for_top_to_bottom_field: i32,
    pub log2_max_pic_order_cnt_lsb_minus4: u8,
    pub num_ref_frames_in_pic_order_cnt_cycle: u8,
    pub max_num_ref_frames: u8,
    pub reserved1: u8,
    pub pic_width_in_mbs_minus1: u32,
    pub pic_height_in_map_units_minus1: u32,
    pub frame_crop_left_offset: u32,
    pub frame_crop_right_offset: u32,
    pub frame_crop_top_offset: u32,
    pub frame_crop_bottom_offset: u32,
    pub reserved2: u32,
    pub p_offset_for_ref_frame: *const i32,
    pub p_scaling_lists: *const StdVideoH264ScalingLists,
    pub p_sequence_parameter_set_vui: *const StdVideoH264SequenceParameterSetVui,
}
zero_default!(StdVideoH264SequenceParameterSet);
/// `StdVideoH264PpsFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH264PpsFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoH264PpsFlags);
impl StdVideoH264PpsFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_transform_8x8_mode_flag,
        set_transform_8x8_mode_flag
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_redundant_pic_cnt_present_flag,
        set_redundant_pic_cnt_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 2, 0x1, get_constrained_intra_pred_flag,
        set_constrained_intra_pred_flag
    );
    bit_field!(
        bitfield_0 : u32, 3, 0x1, get_deblocking_filter_control_present_flag,
        set_deblocking_filter_control_present_flag
    );
    bit_field!(bitfield_0 : u32, 4, 0x1, get_weighted_pred_flag, set_weighted_pred_flag);
    bit_field!(
        bitfield_0 : u32, 5, 0x1, get_bottom_field_pic_order_in_frame_present_flag,
        set_bottom_field_pic_order_in_frame_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 6, 0x1, get_entropy_coding_mode_flag,
        set_entropy_coding_mode_flag
    );
    bit_field!(
        bitfield_0 : u32, 7, 0x1, get_pic_scaling_matrix_present_flag,
        set_pic_scaling_matrix_present_flag
    );
}
/// `StdVideoH264PictureParameterSet`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH264PictureParameterSet {
    pub flags: StdVideoH264PpsFlags,
    pub seq_parameter_set_id: u8,
    pub pic_parameter_set_id: u8,
    pub num_ref_idx_l0_default_active_minus1: u8,
    pub num_ref_idx_l1_default_active_minus1: u8,
    pub weighted_bipred_idc: StdVideoH264WeightedBipredIdc,
    pub pic_init_qp_minus26: i8,
    pub pic_init_qs_minus26: i8,
    pub chroma_qp_index_offset: i8,
    pub second_chroma_qp_index_offset: i8,
    pub p_scaling_lists: *const StdVideoH264ScalingLists,
}
zero_default!(StdVideoH264PictureParameterSet);
/// `StdVideoDecodeH264FieldOrderCount`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoDecodeH264FieldOrderCount(pub i32);
enumeration!(StdVideoDecodeH264FieldOrderCount, i32);
impl StdVideoDecodeH264FieldOrderCount {
    pub const TOP: Self = Self(0);
    pub const BOTTOM: Self = Self(1);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoDecodeH264PictureInfoFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoDecodeH264PictureInfoFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoDecodeH264PictureInfoFlags);
impl StdVideoDecodeH264PictureInfoFlags {
    bit_field!(bitfield_0 : u32, 0, 0x1, get_field_pic_flag, set_field_pic_flag);
    bit_field!(bitfield_0 : u32, 1, 0x1, get_is_intra, set_is_intra);
    bit_field!(bitfield_0 : u32, 2, 0x1, get_idr_pic_flag, set_idr_pic_flag);
    bit_field!(bitfield_0 : u32, 3, 0x1, get_bottom_field_flag, set_bottom_field_flag);
    bit_field!(bitfield_0 : u32, 4, 0x1, get_is_reference, set_is_reference);
    bit_field!(
        bitfield_0 : u32, 5, 0x1, get_complementary_field_pair,
        set_complementary_field_pair
    );
}
/// `StdVideoDecodeH264PictureInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoDecodeH264PictureInfo {
    pub flags: StdVideoDecodeH264PictureInfoFlags,
    pub seq_parameter_set_id: u8,
    pub pic_parameter_set_id: u8,
    pub reserved1: u8,
    pub reserved2: u8,
    pub frame_num: u16,
    pub idr_pic_id: u16,
    pub pic_order_cnt: [i32; STD_VIDEO_DECODE_H264_FIELD_ORDER_COUNT_LIST_SIZE],
}
zero_default!(StdVideoDecodeH264PictureInfo);
/// `StdVideoDecodeH264ReferenceInfoFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoDecodeH264ReferenceInfoFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoDecodeH264ReferenceInfoFlags);
impl StdVideoDecodeH264ReferenceInfoFlags {
    bit_field!(bitfield_0 : u32, 0, 0x1, get_top_field_flag, set_top_field_flag);
    bit_field!(bitfield_0 : u32, 1, 0x1, get_bottom_field_flag, set_bottom_field_flag);
    bit_field!(
        bitfield_0 : u32, 2, 0x1, get_used_for_long_term_reference,
        set_used_for_long_term_reference
    );
    bit_field!(bitfield_0 : u32, 3, 0x1, get_is_non_existing, set_is_non_existing);
}
/// `StdVideoDecodeH264ReferenceInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoDecodeH264ReferenceInfo {
    pub flags: StdVideoDecodeH264ReferenceInfoFlags,
    pub frame_num: u16,
    pub reserved: u16,
    pub pic_order_cnt: [i32; STD_VIDEO_DECODE_H264_FIELD_ORDER_COUNT_LIST_SIZE],
}
zero_default!(StdVideoDecodeH264ReferenceInfo);
/// `StdVideoEncodeH264WeightTableFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH264WeightTableFlags {
    pub luma_weight_l0_flag: u32,
    pub chroma_weight_l0_flag: u32,
    pub luma_weight_l1_flag: u32,
    pub chroma_weight_l1_flag: u32,
}
zero_default!(StdVideoEncodeH264WeightTableFlags);
/// `StdVideoEncodeH264WeightTable`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH264WeightTable {
    pub flags: StdVideoEncodeH264WeightTableFlags,
    pub luma_log2_weight_denom: u8,
    pub chroma_log2_weight_denom: u8,
    pub luma_weight_l0: [i8; STD_VIDEO_H264_MAX_NUM_LIST_REF],
    pub luma_offset_l0: [i8; STD_VIDEO_H264_MAX_NUM_LIST_REF],
    pub chroma_weight_l0: [[i8; STD_VIDEO_H264_MAX_CHROMA_PLANES]; STD_VIDEO_H264_MAX_NUM_LIST_REF],
    pub chroma_offset_l0: [[i8; STD_VIDEO_H264_MAX_CHROMA_PLANES]; STD_VIDEO_H264_MAX_NUM_LIST_REF],
    pub luma_weight_l1: [i8; STD_VIDEO_H264_MAX_NUM_LIST_REF],
    pub luma_offset_l1: [i8; STD_VIDEO_H264_MAX_NUM_LIST_REF],
    pub chroma_weight_l1: [[i8; STD_VIDEO_H264_MAX_CHROMA_PLANES]; STD_VIDEO_H264_MAX_NUM_LIST_REF],
    pub chroma_offset_l1: [[i8; STD_VIDEO_H264_MAX_CHROMA_PLANES]; STD_VIDEO_H264_MAX_NUM_LIST_REF],
}
zero_default!(StdVideoEncodeH264WeightTable);
/// `StdVideoEncodeH264SliceHeaderFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH264SliceHeaderFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoEncodeH264SliceHeaderFlags);
impl StdVideoEncodeH264SliceHeaderFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_direct_spatial_mv_pred_flag,
        set_direct_spatial_mv_pred_flag
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_num_ref_idx_active_override_flag,
        set_num_ref_idx_active_override_flag
    );
    bit_field!(bitfield_0 : u32, 2, 0x3fffffff, get_reserved, set_reserved);
}
/// `StdVideoEncodeH264PictureInfoFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH264PictureInfoFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoEncodeH264PictureInfoFlags);
impl StdVideoEncodeH264PictureInfoFlags {
    bit_field!(bitfield_0 : u32, 0, 0x1, get_idr_pic_flag, set_idr_pic_flag);
    bit_field!(bitfield_0 : u32, 1, 0x1, get_is_reference, set_is_reference);
    bit_field!(
        bitfield_0 : u32, 2, 0x1, get_no_output_of_prior_pics_flag,
        set_no_output_of_prior_pics_flag
    );
    bit_field!(
        bitfield_0 : u32, 3, 0x1, get_long_term_reference_flag,
        set_long_term_reference_flag
    );
    bit_field!(
        bitfield_0 : u32, 4, 0x1, get_adaptive_ref_pic_marking_mode_flag,
        set_adaptive_ref_pic_marking_mode_flag
    );
    bit_field!(bitfield_0 : u32, 5, 0x7ffffff, get_reserved, set_reserved);
}
/// `StdVideoEncodeH264ReferenceInfoFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH264ReferenceInfoFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoEncodeH264ReferenceInfoFlags);
impl StdVideoEncodeH264ReferenceInfoFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_used_for_long_term_reference,
        set_used_for_long_term_reference
    );
    bit_field!(bitfield_0 : u32, 1, 0x7fffffff, get_reserved, set_reserved);
}
/// `StdVideoEncodeH264ReferenceListsInfoFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH264ReferenceListsInfoFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoEncodeH264ReferenceListsInfoFlags);
impl StdVideoEncodeH264ReferenceListsInfoFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_ref_pic_list_modification_flag_l0,
        set_ref_pic_list_modification_flag_l0
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_ref_pic_list_modification_flag_l1,
        set_ref_pic_list_modification_flag_l1
    );
    bit_field!(bitfield_0 : u32, 2, 0x3fffffff, get_reserved, set_reserved);
}
/// `StdVideoEncodeH264RefListModEntry`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH264RefListModEntry {
    pub modification_of_pic_nums_idc: StdVideoH264ModificationOfPicNumsIdc,
    pub abs_diff_pic_num_minus1: u16,
    pub long_term_pic_num: u16,
}
zero_default!(StdVideoEncodeH264RefListModEntry);
/// `StdVideoEncodeH264RefPicMarkingEntry`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH264RefPicMarkingEntry {
    pub memory_management_control_operation: StdVideoH264MemMgmtControlOp,
    pub difference_of_pic_nums_minus1: u16,
    pub long_term_pic_num: u16,
    pub long_term_frame_idx: u16,
    pub max_long_term_frame_idx_plus1: u16,
}
zero_default!(StdVideoEncodeH264RefPicMarkingEntry);
/// `StdVideoEncodeH264ReferenceListsInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH264ReferenceListsInfo {
    pub flags: StdVideoEncodeH264ReferenceListsInfoFlags,
    pub num_ref_idx_l0_active_minus1: u8,
    pub num_ref_idx_l1_active_minus1: u8,
    pub ref_pic_list0: [u8; STD_VIDEO_H264_MAX_NUM_LIST_REF],
    pub ref_pic_list1: [u8; STD_VIDEO_H264_MAX_NUM_LIST_REF],
    pub ref_list0_mod_op_count: u8,
    pub ref_list1_mod_op_count: u8,
    pub ref_pic_marking_op_count: u8,
    pub reserved1: [u8; 7],
    pub p_ref_list0_mod_operations: *const StdVideoEncodeH264RefListModEntry,
    pub p_ref_list1_mod_operations: *const StdVideoEncodeH264RefListModEntry,
    pub p_ref_pic_marking_operations: *const StdVideoEncodeH264RefPicMarkingEntry,
}
zero_default!(StdVideoEncodeH264ReferenceListsInfo);
/// `StdVideoEncodeH264PictureInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH264PictureInfo {
    pub flags: StdVideoEncodeH264PictureInfoFlags,
    pub seq_parameter_set_id: u8,
    pub pic_parameter_set_id: u8,
    pub idr_pic_id: u16,
    pub primary_pic_type: StdVideoH264PictureType,
    pub frame_num: u32,
    pub pic_order_cnt: i32,
    pub temporal_id: u8,
    pub reserved1: [u8; 3],
    pub p_ref_lists: *const StdVideoEncodeH264ReferenceListsInfo,
}
zero_default!(StdVideoEncodeH264PictureInfo);
/// `StdVideoEncodeH264ReferenceInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH264ReferenceInfo {
    pub flags: StdVideoEncodeH264ReferenceInfoFlags,
    pub primary_pic_type: StdVideoH264PictureType,
    pub frame_num: u32,
    pub pic_order_cnt: i32,
    pub long_term_pic_num: u16,
    pub long_term_frame_idx: u16,
    pub temporal_id: u8,
}
zero_default!(StdVideoEncodeH264ReferenceInfo);
/// `StdVideoEncodeH264SliceHeader`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH264SliceHeader {
    pub flags: StdVideoEncodeH264SliceHeaderFlags,
    pub first_mb_in_slice: u32,
    pub slice_type: StdVideoH264SliceType,
    pub slice_alpha_c0_offset_div2: i8,
    pub slice_beta_offset_div2: i8,
    pub slice_qp_delta: i8,
    pub reserved1: u8,
    pub cabac_init_idc: StdVideoH264CabacInitIdc,
    pub disable_deblocking_filter_idc: StdVideoH264DisableDeblockingFilterIdc,
    pub p_weight_table: *const StdVideoEncodeH264WeightTable,
}
zero_default!(StdVideoEncodeH264SliceHeader);
/// `StdVideoH265ChromaFormatIdc`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoH265ChromaFormatIdc(pub i32);
enumeration!(StdVideoH265ChromaFormatIdc, i32);
impl StdVideoH265ChromaFormatIdc {
    pub const MONOCHROME: Self = Self(0);
    pub const TYPE_420: Self = Self(1);
    pub const TYPE_422: Self = Self(2);
    pub const TYPE_444: Self = Self(3);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoH265ProfileIdc`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoH265ProfileIdc(pub i32);
enumeration!(StdVideoH265ProfileIdc, i32);
impl StdVideoH265ProfileIdc {
    pub const MAIN: Self = Self(1);
    pub const MAIN_10: Self = Self(2);
    pub const MAIN_STILL_PICTURE: Self = Self(3);
    pub const FORMAT_RANGE_EXTENSIONS: Self = Self(4);
    pub const SCC_EXTENSIONS: Self = Self(9);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoH265LevelIdc`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoH265LevelIdc(pub i32);
enumeration!(StdVideoH265LevelIdc, i32);
impl StdVideoH265LevelIdc {
    pub const TYPE_1_0: Self = Self(0);
    pub const TYPE_2_0: Self = Self(1);
    pub const TYPE_2_1: Self = Self(2);
    pub const TYPE_3_0: Self = Self(3);
    pub const TYPE_3_1: Self = Self(4);
    pub const TYPE_4_0: Self = Self(5);
    pub const TYPE_4_1: Self = Self(6);
    pub const TYPE_5_0: Self = Self(7);
    pub const TYPE_5_1: Self = Self(8);
    pub const TYPE_5_2: Self = Self(9);
    pub const TYPE_6_0: Self = Self(10);
    pub const TYPE_6_1: Self = Self(11);
    pub const TYPE_6_2: Self = Self(12);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoH265SliceType`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoH265SliceType(pub i32);
enumeration!(StdVideoH265SliceType, i32);
impl StdVideoH265SliceType {
    pub const B: Self = Self(0);
    pub const P: Self = Self(1);
    pub const I: Self = Self(2);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoH265PictureType`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoH265PictureType(pub i32);
enumeration!(StdVideoH265PictureType, i32);
impl StdVideoH265PictureType {
    pub const P: Self = Self(0);
    pub const B: Self = Self(1);
    pub const I: Self = Self(2);
    pub const IDR: Self = Self(3);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoH265AspectRatioIdc`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoH265AspectRatioIdc(pub i32);
enumeration!(StdVideoH265AspectRatioIdc, i32);
impl StdVideoH265AspectRatioIdc {
    pub const UNSPECIFIED: Self = Self(0);
    pub const SQUARE: Self = Self(1);
    pub const TYPE_12_11: Self = Self(2);
    pub const TYPE_10_11: Self = Self(3);
    pub const TYPE_16_11: Self = Self(4);
    pub const TYPE_40_33: Self = Self(5);
    pub const TYPE_24_11: Self = Self(6);
    pub const TYPE_20_11: Self = Self(7);
    pub const TYPE_32_11: Self = Self(8);
    pub const TYPE_80_33: Self = Self(9);
    pub const TYPE_18_11: Self = Self(10);
    pub const TYPE_15_11: Self = Self(11);
    pub const TYPE_64_33: Self = Self(12);
    pub const TYPE_160_99: Self = Self(13);
    pub const TYPE_4_3: Self = Self(14);
    pub const TYPE_3_2: Self = Self(15);
    pub const TYPE_2_1: Self = Self(16);
    pub const EXTENDED_SAR: Self = Self(255);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoH265ProfileTierLevelFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH265ProfileTierLevelFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoH265ProfileTierLevelFlags);
impl StdVideoH265ProfileTierLevelFlags {
    bit_field!(bitfield_0 : u32, 0, 0x1, get_general_tier_flag, set_general_tier_flag);
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_general_progressive_source_flag,
        set_general_progressive_source_flag
    );
    bit_field!(
        bitfield_0 : u32, 2, 0x1, get_general_interlaced_source_flag,
        set_general_interlaced_source_flag
    );
    bit_field!(
        bitfield_0 : u32, 3, 0x1, get_general_non_packed_constraint_flag,
        set_general_non_packed_constraint_flag
    );
    bit_field!(
        bitfield_0 : u32, 4, 0x1, get_general_frame_only_constraint_flag,
        set_general_frame_only_constraint_flag
    );
}
/// `StdVideoH265ProfileTierLevel`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH265ProfileTierLevel {
    pub flags: StdVideoH265ProfileTierLevelFlags,
    pub general_profile_idc: StdVideoH265ProfileIdc,
    pub general_level_idc: StdVideoH265LevelIdc,
}
zero_default!(StdVideoH265ProfileTierLevel);
/// `StdVideoH265DecPicBufMgr`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH265DecPicBufMgr {
    pub max_latency_increase_plus1: [u32; STD_VIDEO_H265_SUBLAYERS_LIST_SIZE],
    pub max_dec_pic_buffering_minus1: [u8; STD_VIDEO_H265_SUBLAYERS_LIST_SIZE],
    pub max_num_reorder_pics: [u8; STD_VIDEO_H265_SUBLAYERS_LIST_SIZE],
}
zero_default!(StdVideoH265DecPicBufMgr);
/// `StdVideoH265SubLayerHrdParameters`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH265SubLayerHrdParameters {
    pub bit_rate_value_minus1: [u32; STD_VIDEO_H265_CPB_CNT_LIST_SIZE],
    pub cpb_size_value_minus1: [u32; STD_VIDEO_H265_CPB_CNT_LIST_SIZE],
    pub cpb_size_du_value_minus1: [u32; STD_VIDEO_H265_CPB_CNT_LIST_SIZE],
    pub bit_rate_du_value_minus1: [u32; STD_VIDEO_H265_CPB_CNT_LIST_SIZE],
    pub cbr_flag: u32,
}
zero_default!(StdVideoH265SubLayerHrdParameters);
/// `StdVideoH265HrdFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH265HrdFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoH265HrdFlags);
impl StdVideoH265HrdFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_nal_hrd_parameters_present_flag,
        set_nal_hrd_parameters_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_vcl_hrd_parameters_present_flag,
        set_vcl_hrd_parameters_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 2, 0x1, get_sub_pic_hrd_params_present_flag,
        set_sub_pic_hrd_params_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 3, 0x1, get_sub_pic_cpb_params_in_pic_timing_sei_flag,
        set_sub_pic_cpb_params_in_pic_timing_sei_flag
    );
    bit_field!(
        bitfield_0 : u32, 4, 0xff, get_fixed_pic_rate_general_flag,
        set_fixed_pic_rate_general_flag
    );
    bit_field!(
        bitfield_0 : u32, 12, 0xff, get_fixed_pic_rate_within_cvs_flag,
        set_fixed_pic_rate_within_cvs_flag
    );
    bit_field!(
        bitfield_0 : u32, 20, 0xff, get_low_delay_hrd_flag, set_low_delay_hrd_flag
    );
}
/// `StdVideoH265HrdParameters`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH265HrdParameters {
    pub flags: StdVideoH265HrdFlags,
    pub tick_divisor_minus2: u8,
    pub du_cpb_removal_delay_increment_length_minus1: u8,
    pub dpb_output_delay_du_length_minus1: u8,
    pub bit_rate_scale: u8,
    pub cpb_size_scale: u8,
    pub cpb_size_du_scale: u8,
    pub initial_cpb_removal_delay_length_minus1: u8,
    pub au_cpb_removal_delay_length_minus1: u8,
    pub dpb_output_delay_length_minus1: u8,
    pub cpb_cnt_minus1: [u8; STD_VIDEO_H265_SUBLAYERS_LIST_SIZE],
    pub elemental_duration_in_tc_minus1: [u16; STD_VIDEO_H265_SUBLAYERS_LIST_SIZE],
    pub reserved: [u16; 3],
    pub p_sub_layer_hrd_parameters_nal: *const StdVideoH265SubLayerHrdParameters,
    pub p_sub_layer_hrd_parameters_vcl: *const StdVideoH265SubLayerHrdParameters,
}
zero_default!(StdVideoH265HrdParameters);
/// `StdVideoH265VpsFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH265VpsFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoH265VpsFlags);
impl StdVideoH265VpsFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_vps_temporal_id_nesting_flag,
        set_vps_temporal_id_nesting_flag
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_vps_sub_layer_ordering_info_present_flag,
        set_vps_sub_layer_ordering_info_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 2, 0x1, get_vps_timing_info_present_flag,
        set_vps_timing_info_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 3, 0x1, get_vps_poc_proportional_to_timing_flag,
        set_vps_poc_proportional_to_timing_flag
    );
}
/// `StdVideoH265VideoParameterSet`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH265VideoParameterSet {
    pub flags: StdVideoH265VpsFlags,
    pub vps_video_parameter_set_id: u8,
    pub vps_max_sub_layers_minus1: u8,
    pub reserved1: u8,
    pub reserved2: u8,
    pub vps_num_units_in_tick: u32,
    pub vps_time_scale: u32,
    pub vps_num_ticks_poc_diff_one_minus1: u32,
    pub reserved3: u32,
    pub p_dec_pic_buf_mgr: *const StdVideoH265DecPicBufMgr,
    pub p_hrd_parameters: *const StdVideoH265HrdParameters,
    pub p_profile_tier_level: *const StdVideoH265ProfileTierLevel,
}
zero_default!(StdVideoH265VideoParameterSet);
/// `StdVideoH265ScalingLists`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH265ScalingLists {
    pub scaling_list4x4: [[u8; STD_VIDEO_H265_SCALING_LIST_4X4_NUM_ELEMENTS]; STD_VIDEO_H265_SCALING_LIST_4X4_NUM_LISTS],
    pub scaling_list8x8: [[u8; STD_VIDEO_H265_SCALING_LIST_8X8_NUM_ELEMENTS]; STD_VIDEO_H265_SCALING_LIST_8X8_NUM_LISTS],
    pub scaling_list16x16: [[u8; STD_VIDEO_H265_SCALING_LIST_16X16_NUM_ELEMENTS]; STD_VIDEO_H265_SCALING_LIST_16X16_NUM_LISTS],
    pub scaling_list32x32: [[u8; STD_VIDEO_H265_SCALING_LIST_32X32_NUM_ELEMENTS]; STD_VIDEO_H265_SCALING_LIST_32X32_NUM_LISTS],
    pub scaling_list_dc_coef16x16: [u8; STD_VIDEO_H265_SCALING_LIST_16X16_NUM_LISTS],
    pub scaling_list_dc_coef32x32: [u8; STD_VIDEO_H265_SCALING_LIST_32X32_NUM_LISTS],
}
zero_default!(StdVideoH265ScalingLists);
/// `StdVideoH265ShortTermRefPicSetFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH265ShortTermRefPicSetFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoH265ShortTermRefPicSetFlags);
impl StdVideoH265ShortTermRefPicSetFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_inter_ref_pic_set_prediction_flag,
        set_inter_ref_pic_set_prediction_flag
    );
    bit_field!(bitfield_0 : u32, 1, 0x1, get_delta_rps_sign, set_delta_rps_sign);
}
/// `StdVideoH265ShortTermRefPicSet`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH265ShortTermRefPicSet {
    pub flags: StdVideoH265ShortTermRefPicSetFlags,
    pub delta_idx_minus1: u32,
    pub use_delta_flag: u16,
    pub abs_delta_rps_minus1: u16,
    pub used_by_curr_pic_flag: u16,
    pub used_by_curr_pic_s0_flag: u16,
    pub used_by_curr_pic_s1_flag: u16,
    pub reserved1: u16,
    pub reserved2: u8,
    pub reserved3: u8,
    pub num_negative_pics: u8,
    pub num_positive_pics: u8,
    pub delta_poc_s0_minus1: [u16; STD_VIDEO_H265_MAX_DPB_SIZE],
    pub delta_poc_s1_minus1: [u16; STD_VIDEO_H265_MAX_DPB_SIZE],
}
zero_default!(StdVideoH265ShortTermRefPicSet);
/// `StdVideoH265LongTermRefPicsSps`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH265LongTermRefPicsSps {
    pub used_by_curr_pic_lt_sps_flag: u32,
    pub lt_ref_pic_poc_lsb_sps: [u32; STD_VIDEO_H265_MAX_LONG_TERM_REF_PICS_SPS],
}
zero_default!(StdVideoH265LongTermRefPicsSps);
/// `StdVideoH265SpsVuiFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH265SpsVuiFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoH265SpsVuiFlags);
impl StdVideoH265SpsVuiFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_aspect_ratio_info_present_flag,
        set_aspect_ratio_info_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_overscan_info_present_flag,
        set_overscan_info_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 2, 0x1, get_overscan_appropriate_flag,
        set_overscan_appropriate_flag
    );
    bit_field!(
        bitfield_0 : u32, 3, 0x1, get_video_signal_type_present_flag,
        set_video_signal_type_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 4, 0x1, get_video_full_range_flag, set_video_full_range_flag
    );
    bit_field!(
        bitfield_0 : u32, 5, 0x1, get_colour_description_present_flag,
        set_colour_description_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 6, 0x1, get_chroma_loc_info_present_flag,
        set_chroma_loc_info_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 7, 0x1, get_neutral_chroma_indication_flag,
        set_neutral_chroma_indication_flag
    );
    bit_field!(bitfield_0 : u32, 8, 0x1, get_field_seq_flag, set_field_seq_flag);
    bit_field!(
        bitfield_0 : u32, 9, 0x1, get_frame_field_info_present_flag,
        set_frame_field_info_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 10, 0x1, get_default_display_window_flag,
        set_default_display_window_flag
    );
    bit_field!(
        bitfield_0 : u32, 11, 0x1, get_vui_timing_info_present_flag,
        set_vui_timing_info_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 12, 0x1, get_vui_poc_proportional_to_timing_flag,
        set_vui_poc_proportional_to_timing_flag
    );
    bit_field!(
        bitfield_0 : u32, 13, 0x1, get_vui_hrd_parameters_present_flag,
        set_vui_hrd_parameters_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 14, 0x1, get_bitstream_restriction_flag,
        set_bitstream_restriction_flag
    );
    bit_field!(
        bitfield_0 : u32, 15, 0x1, get_tiles_fixed_structure_flag,
        set_tiles_fixed_structure_flag
    );
    bit_field!(
        bitfield_0 : u32, 16, 0x1, get_motion_vectors_over_pic_boundaries_flag,
        set_motion_vectors_over_pic_boundaries_flag
    );
    bit_field!(
        bitfield_0 : u32, 17, 0x1, get_restricted_ref_pic_lists_flag,
        set_restricted_ref_pic_lists_flag
    );
}
/// `StdVideoH265SequenceParameterSetVui`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH265SequenceParameterSetVui {
    pub flags: StdVideoH265SpsVuiFlags,
    pub aspect_ratio_idc: StdVideoH265AspectRatioIdc,
    pub sar_width: u16,
    pub sar_height: u16,
    pub video_format: u8,
    pub colour_primaries: u8,
    pub transfer_characteristics: u8,
    pub matrix_coeffs: u8,
    pub chroma_sample_loc_type_top_field: u8,
    pub chroma_sample_loc_type_bottom_field: u8,
    pub reserved1: u8,
    pub reserved2: u8,
    pub def_disp_win_left_offset: u16,
    pub def_disp_win_right_offset: u16,
    pub def_disp_win_top_offset: u16,
    pub def_disp_win_bottom_offset: u16,
    pub vui_num_units_in_tick: u32,
    pub vui_time_scale: u32,
    pub vui_num_ticks_poc_diff_one_minus1: u32,
    pub min_spatial_segmentation_idc: u16,
    pub reserved3: u16,
    pub max_bytes_per_pic_denom: u8,
    pub max_bits_per_min_cu_denom: u8,
    pub log2_max_mv_length_horizontal: u8,
    pub log2_max_mv_length_vertical: u8,
    pub p_hrd_parameters: *const StdVideoH265HrdParameters,
}
zero_default!(StdVideoH265SequenceParameterSetVui);
/// `StdVideoH265PredictorPaletteEntries`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH265PredictorPaletteEntries {
    pub predictor_palette_entries: [[u16; STD_VIDEO_H265_PREDICTOR_PALETTE_COMP_ENTRIES_LIST_SIZE]; STD_VIDEO_H265_PREDICTOR_PALETTE_COMPONENTS_LIST_SIZE],
}
zero_default!(StdVideoH265PredictorPaletteEntries);
/// `StdVideoH265SpsFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH265SpsFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoH265SpsFlags);
impl StdVideoH265SpsFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_sps_temporal_id_nesting_flag,
        set_sps_temporal_id_nesting_flag
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_separate_colour_plane_flag,
        set_separate_colour_plane_flag
    );
    bit_field!(
        bitfield_0 : u32, 2, 0x1, get_conformance_window_flag,
        set_conformance_window_flag
    );
    bit_field!(
        bitfield_0 : u32, 3, 0x1, get_sps_sub_layer_ordering_info_present_flag,
        set_sps_sub_layer_ordering_info_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 4, 0x1, get_scaling_list_enabled_flag,
        set_scaling_list_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 5, 0x1, get_sps_scaling_list_data_present_flag,
        set_sps_scaling_list_data_present_flag
    );
    bit_field!(bitfield_0 : u32, 6, 0x1, get_amp_enabled_flag, set_amp_enabled_flag);
    bit_field!(
        bitfield_0 : u32, 7, 0x1, get_sample_adaptive_offset_enabled_flag,
        set_sample_adaptive_offset_enabled_flag
    );
    bit_field!(bitfield_0 : u32, 8, 0x1, get_pcm_enabled_flag, set_pcm_enabled_flag);
    bit_field!(
        bitfield_0 : u32, 9, 0x1, get_pcm_loop_filter_disabled_flag,
        set_pcm_loop_filter_disabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 10, 0x1, get_long_term_ref_pics_present_flag,
        set_long_term_ref_pics_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 11, 0x1, get_sps_temporal_mvp_enabled_flag,
        set_sps_temporal_mvp_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 12, 0x1, get_strong_intra_smoothing_enabled_flag,
        set_strong_intra_smoothing_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 13, 0x1, get_vui_parameters_present_flag,
        set_vui_parameters_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 14, 0x1, get_sps_extension_present_flag,
        set_sps_extension_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 15, 0x1, get_sps_range_extension_flag,
        set_sps_range_extension_flag
    );
    bit_field!(
        bitfield_0 : u32, 16, 0x1, get_transform_skip_rotation_enabled_flag,
        set_transform_skip_rotation_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 17, 0x1, get_transform_skip_context_enabled_flag,
        set_transform_skip_context_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 18, 0x1, get_implicit_rdpcm_enabled_flag,
        set_implicit_rdpcm_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 19, 0x1, get_explicit_rdpcm_enabled_flag,
        set_explicit_rdpcm_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 20, 0x1, get_extended_precision_processing_flag,
        set_extended_precision_processing_flag
    );
    bit_field!(
        bitfield_0 : u32, 21, 0x1, get_intra_smoothing_disabled_flag,
        set_intra_smoothing_disabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 22, 0x1, get_high_precision_offsets_enabled_flag,
        set_high_precision_offsets_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 23, 0x1, get_persistent_rice_adaptation_enabled_flag,
        set_persistent_rice_adaptation_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 24, 0x1, get_cabac_bypass_alignment_enabled_flag,
        set_cabac_bypass_alignment_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 25, 0x1, get_sps_scc_extension_flag, set_sps_scc_extension_flag
    );
    bit_field!(
        bitfield_0 : u32, 26, 0x1, get_sps_curr_pic_ref_enabled_flag,
        set_sps_curr_pic_ref_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 27, 0x1, get_palette_mode_enabled_flag,
        set_palette_mode_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 28, 0x1, get_sps_palette_predictor_initializers_present_flag,
        set_sps_palette_predictor_initializers_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 29, 0x1, get_intra_boundary_filtering_disabled_flag,
        set_intra_boundary_filtering_disabled_flag
    );
}
/// `StdVideoH265SequenceParameterSet`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH265SequenceParameterSet {
    pub flags: StdVideoH265SpsFlags,
    pub chroma_format_idc: StdVideoH265ChromaFormatIdc,
    pub pic_width_in_luma_samples: u32,
    pub pic_height_in_luma_samples: u32,
    pub sps_video_parameter_set_id: u8,
    pub sps_max_sub_layers_minus1: u8,
    pub sps_seq_parameter_set_id: u8,
    pub bit_depth_luma_minus8: u8,
    pub bit_depth_chroma_minus8: u8,
    pub log2_max_pic_order_cnt_lsb_minus4: u8,
    pub log2_min_luma_coding_block_size_minus3: u8,
    pub log2_diff_max_min_luma_coding_block_size: u8,
    pub log2_min_luma_transform_block_size_minus2: u8,
    pub log2_diff_max_min_luma_transform_block_size: u8,
    pub max_transform_hierarchy_depth_inter: u8,
    pub max_transform_hierarchy_depth_intra: u8,
    pub num_short_term_ref_pic_sets: u8,
    pub num_long_term_ref_pics_sps: u8,
    pub pcm_sample_bit_depth_luma_minus1: u8,
    pub pcm_sample_bit_depth_chroma_minus1: u8,
    pub log2_min_pcm_luma_coding_block_size_minus3: u8,
    pub log2_diff_max_min_pcm_luma_coding_block_size: u8,
    pub reserved1: u8,
    pub reserved2: u8,
    pub palette_max_size: u8,
    pub delta_palette_max_predictor_size: u8,
    pub motion_vector_resolution_control_idc: u8,
    pub sps_num_palette_predictor_initializers_minus1: u8,
    pub conf_win_left_offset: u32,
    pub conf_win_right_offset: u32,
    pub conf_win_top_offset: u32,
    pub conf_win_bottom_offset: u32,
    pub p_profile_tier_level: *const StdVideoH265ProfileTierLevel,
    pub p_dec_pic_buf_mgr: *const StdVideoH265DecPicBufMgr,
    pub p_scaling_lists: *const StdVideoH265ScalingLists,
    pub p_short_term_ref_pic_set: *const StdVideoH265ShortTermRefPicSet,
    pub p_long_term_ref_pics_sps: *const StdVideoH265LongTermRefPicsSps,
    pub p_sequence_parameter_set_vui: *const StdVideoH265SequenceParameterSetVui,
    pub p_predictor_palette_entries: *const StdVideoH265PredictorPaletteEntries,
}
zero_default!(StdVideoH265SequenceParameterSet);
/// `StdVideoH265PpsFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH265PpsFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoH265PpsFlags);
impl StdVideoH265PpsFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_dependent_slice_segments_enabled_flag,
        set_dependent_slice_segments_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_output_flag_present_flag,
        set_output_flag_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 2, 0x1, get_sign_data_hiding_enabled_flag,
        set_sign_data_hiding_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 3, 0x1, get_cabac_init_present_flag,
        set_cabac_init_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 4, 0x1, get_constrained_intra_pred_flag,
        set_constrained_intra_pred_flag
    );
    bit_field!(
        bitfield_0 : u32, 5, 0x1, get_transform_skip_enabled_flag,
        set_transform_skip_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 6, 0x1, get_cu_qp_delta_enabled_flag,
        set_cu_qp_delta_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 7, 0x1, get_pps_slice_chroma_qp_offsets_present_flag,
        set_pps_slice_chroma_qp_offsets_present_flag
    );
    bit_field!(bitfield_0 : u32, 8, 0x1, get_weighted_pred_flag, set_weighted_pred_flag);
    bit_field!(
        bitfield_0 : u32, 9, 0x1, get_weighted_bipred_flag, set_weighted_bipred_flag
    );
    bit_field!(
        bitfield_0 : u32, 10, 0x1, get_transquant_bypass_enabled_flag,
        set_transquant_bypass_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 11, 0x1, get_tiles_enabled_flag, set_tiles_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 12, 0x1, get_entropy_coding_sync_enabled_flag,
        set_entropy_coding_sync_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 13, 0x1, get_uniform_spacing_flag, set_uniform_spacing_flag
    );
    bit_field!(
        bitfield_0 : u32, 14, 0x1, get_loop_filter_across_tiles_enabled_flag,
        set_loop_filter_across_tiles_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 15, 0x1, get_pps_loop_filter_across_slices_enabled_flag,
        set_pps_loop_filter_across_slices_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 16, 0x1, get_deblocking_filter_control_present_flag,
        set_deblocking_filter_control_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 17, 0x1, get_deblocking_filter_override_enabled_flag,
        set_deblocking_filter_override_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 18, 0x1, get_pps_deblocking_filter_disabled_flag,
        set_pps_deblocking_filter_disabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 19, 0x1, get_pps_scaling_list_data_present_flag,
        set_pps_scaling_list_data_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 20, 0x1, get_lists_modification_present_flag,
        set_lists_modification_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 21, 0x1, get_slice_segment_header_extension_present_flag,
        set_slice_segment_header_extension_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 22, 0x1, get_pps_extension_present_flag,
        set_pps_extension_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 23, 0x1, get_cross_component_prediction_enabled_flag,
        set_cross_component_prediction_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 24, 0x1, get_chroma_qp_offset_list_enabled_flag,
        set_chroma_qp_offset_list_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 25, 0x1, get_pps_curr_pic_ref_enabled_flag,
        set_pps_curr_pic_ref_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 26, 0x1, get_residual_adaptive_colour_transform_enabled_flag,
        set_residual_adaptive_colour_transform_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 27, 0x1, get_pps_slice_act_qp_offsets_present_flag,
        set_pps_slice_act_qp_offsets_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 28, 0x1, get_pps_palette_predictor_initializers_present_flag,
        set_pps_palette_predictor_initializers_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 29, 0x1, get_monochrome_palette_flag,
        set_monochrome_palette_flag
    );
    bit_field!(
        bitfield_0 : u32, 30, 0x1, get_pps_range_extension_flag,
        set_pps_range_extension_flag
    );
}
/// `StdVideoH265PictureParameterSet`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoH265PictureParameterSet {
    pub flags: StdVideoH265PpsFlags,
    pub pps_pic_parameter_set_id: u8,
    pub pps_seq_parameter_set_id: u8,
    pub sps_video_parameter_set_id: u8,
    pub num_extra_slice_header_bits: u8,
    pub num_ref_idx_l0_default_active_minus1: u8,
    pub num_ref_idx_l1_default_active_minus1: u8,
    pub init_qp_minus26: i8,
    pub diff_cu_qp_delta_depth: u8,
    pub pps_cb_qp_offset: i8,
    pub pps_cr_qp_offset: i8,
    pub pps_beta_offset_div2: i8,
    pub pps_tc_offset_div2: i8,
    pub log2_parallel_merge_level_minus2: u8,
    pub log2_max_transform_skip_block_size_minus2: u8,
    pub diff_cu_chroma_qp_offset_depth: u8,
    pub chroma_qp_offset_list_len_minus1: u8,
    pub cb_qp_offset_list: [i8; STD_VIDEO_H265_CHROMA_QP_OFFSET_LIST_SIZE],
    pub cr_qp_offset_list: [i8; STD_VIDEO_H265_CHROMA_QP_OFFSET_LIST_SIZE],
    pub log2_sao_offset_scale_luma: u8,
    pub log2_sao_offset_scale_chroma: u8,
    pub pps_act_y_qp_offset_plus5: i8,
    pub pps_act_cb_qp_offset_plus5: i8,
    pub pps_act_cr_qp_offset_plus3: i8,
    pub pps_num_palette_predictor_initializers: u8,
    pub luma_bit_depth_entry_minus8: u8,
    pub chroma_bit_depth_entry_minus8: u8,
    pub num_tile_columns_minus1: u8,
    pub num_tile_rows_minus1: u8,
    pub reserved1: u8,
    pub reserved2: u8,
    pub column_width_minus1: [u16; STD_VIDEO_H265_CHROMA_QP_OFFSET_TILE_COLS_LIST_SIZE],
    pub row_height_minus1: [u16; STD_VIDEO_H265_CHROMA_QP_OFFSET_TILE_ROWS_LIST_SIZE],
    pub reserved3: u32,
    pub p_scaling_lists: *const StdVideoH265ScalingLists,
    pub p_predictor_palette_entries: *const StdVideoH265PredictorPaletteEntries,
}
zero_default!(StdVideoH265PictureParameterSet);
/// `StdVideoDecodeH265PictureInfoFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoDecodeH265PictureInfoFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoDecodeH265PictureInfoFlags);
impl StdVideoDecodeH265PictureInfoFlags {
    bit_field!(bitfield_0 : u32, 0, 0x1, get_irap_pic_flag, set_irap_pic_flag);
    bit_field!(bitfield_0 : u32, 1, 0x1, get_idr_pic_flag, set_idr_pic_flag);
    bit_field!(bitfield_0 : u32, 2, 0x1, get_is_reference, set_is_reference);
    bit_field!(
        bitfield_0 : u32, 3, 0x1, get_short_term_ref_pic_set_sps_flag,
        set_short_term_ref_pic_set_sps_flag
    );
}
/// `StdVideoDecodeH265PictureInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoDecodeH265PictureInfo {
    pub flags: StdVideoDecodeH265PictureInfoFlags,
    pub sps_video_parameter_set_id: u8,
    pub pps_seq_parameter_set_id: u8,
    pub pps_pic_parameter_set_id: u8,
    pub num_delta_pocs_of_ref_rps_idx: u8,
    pub pic_order_cnt_val: i32,
    pub num_bits_for_st_ref_pic_set_in_slice: u16,
    pub reserved: u16,
    pub ref_pic_set_st_curr_before: [u8; STD_VIDEO_DECODE_H265_REF_PIC_SET_LIST_SIZE],
    pub ref_pic_set_st_curr_after: [u8; STD_VIDEO_DECODE_H265_REF_PIC_SET_LIST_SIZE],
    pub ref_pic_set_lt_curr: [u8; STD_VIDEO_DECODE_H265_REF_PIC_SET_LIST_SIZE],
}
zero_default!(StdVideoDecodeH265PictureInfo);
/// `StdVideoDecodeH265ReferenceInfoFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoDecodeH265ReferenceInfoFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoDecodeH265ReferenceInfoFlags);
impl StdVideoDecodeH265ReferenceInfoFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_used_for_long_term_reference,
        set_used_for_long_term_reference
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_unused_for_reference, set_unused_for_reference
    );
}
/// `StdVideoDecodeH265ReferenceInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoDecodeH265ReferenceInfo {
    pub flags: StdVideoDecodeH265ReferenceInfoFlags,
    pub pic_order_cnt_val: i32,
}
zero_default!(StdVideoDecodeH265ReferenceInfo);
/// `StdVideoEncodeH265WeightTableFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH265WeightTableFlags {
    pub luma_weight_l0_flag: u16,
    pub chroma_weight_l0_flag: u16,
    pub luma_weight_l1_flag: u16,
    pub chroma_weight_l1_flag: u16,
}
zero_default!(StdVideoEncodeH265WeightTableFlags);
/// `StdVideoEncodeH265WeightTable`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH265WeightTable {
    pub flags: StdVideoEncodeH265WeightTableFlags,
    pub luma_log2_weight_denom: u8,
    pub delta_chroma_log2_weight_denom: i8,
    pub delta_luma_weight_l0: [i8; STD_VIDEO_H265_MAX_NUM_LIST_REF],
    pub luma_offset_l0: [i8; STD_VIDEO_H265_MAX_NUM_LIST_REF],
    pub delta_chroma_weight_l0: [[i8; STD_VIDEO_H265_MAX_CHROMA_PLANES]; STD_VIDEO_H265_MAX_NUM_LIST_REF],
    pub delta_chroma_offset_l0: [[i8; STD_VIDEO_H265_MAX_CHROMA_PLANES]; STD_VIDEO_H265_MAX_NUM_LIST_REF],
    pub delta_luma_weight_l1: [i8; STD_VIDEO_H265_MAX_NUM_LIST_REF],
    pub luma_offset_l1: [i8; STD_VIDEO_H265_MAX_NUM_LIST_REF],
    pub delta_chroma_weight_l1: [[i8; STD_VIDEO_H265_MAX_CHROMA_PLANES]; STD_VIDEO_H265_MAX_NUM_LIST_REF],
    pub delta_chroma_offset_l1: [[i8; STD_VIDEO_H265_MAX_CHROMA_PLANES]; STD_VIDEO_H265_MAX_NUM_LIST_REF],
}
zero_default!(StdVideoEncodeH265WeightTable);
/// `StdVideoEncodeH265LongTermRefPics`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH265LongTermRefPics {
    pub num_long_term_sps: u8,
    pub num_long_term_pics: u8,
    pub lt_idx_sps: [u8; STD_VIDEO_H265_MAX_LONG_TERM_REF_PICS_SPS],
    pub poc_lsb_lt: [u8; STD_VIDEO_H265_MAX_LONG_TERM_PICS],
    pub used_by_curr_pic_lt_flag: u16,
    pub delta_poc_msb_present_flag: [u8; STD_VIDEO_H265_MAX_DELTA_POC],
    pub delta_poc_msb_cycle_lt: [u8; STD_VIDEO_H265_MAX_DELTA_POC],
}
zero_default!(StdVideoEncodeH265LongTermRefPics);
/// `StdVideoEncodeH265SliceSegmentHeaderFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH265SliceSegmentHeaderFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoEncodeH265SliceSegmentHeaderFlags);
impl StdVideoEncodeH265SliceSegmentHeaderFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_first_slice_segment_in_pic_flag,
        set_first_slice_segment_in_pic_flag
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_dependent_slice_segment_flag,
        set_dependent_slice_segment_flag
    );
    bit_field!(
        bitfield_0 : u32, 2, 0x1, get_slice_sao_luma_flag, set_slice_sao_luma_flag
    );
    bit_field!(
        bitfield_0 : u32, 3, 0x1, get_slice_sao_chroma_flag, set_slice_sao_chroma_flag
    );
    bit_field!(
        bitfield_0 : u32, 4, 0x1, get_num_ref_idx_active_override_flag,
        set_num_ref_idx_active_override_flag
    );
    bit_field!(bitfield_0 : u32, 5, 0x1, get_mvd_l1_zero_flag, set_mvd_l1_zero_flag);
    bit_field!(bitfield_0 : u32, 6, 0x1, get_cabac_init_flag, set_cabac_init_flag);
    bit_field!(
        bitfield_0 : u32, 7, 0x1, get_cu_chroma_qp_offset_enabled_flag,
        set_cu_chroma_qp_offset_enabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 8, 0x1, get_deblocking_filter_override_flag,
        set_deblocking_filter_override_flag
    );
    bit_field!(
        bitfield_0 : u32, 9, 0x1, get_slice_deblocking_filter_disabled_flag,
        set_slice_deblocking_filter_disabled_flag
    );
    bit_field!(
        bitfield_0 : u32, 10, 0x1, get_collocated_from_l0_flag,
        set_collocated_from_l0_flag
    );
    bit_field!(
        bitfield_0 : u32, 11, 0x1, get_slice_loop_filter_across_slices_enabled_flag,
        set_slice_loop_filter_across_slices_enabled_flag
    );
    bit_field!(bitfield_0 : u32, 12, 0xfffff, get_reserved, set_reserved);
}
/// `StdVideoEncodeH265SliceSegmentHeader`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH265SliceSegmentHeader {
    pub flags: StdVideoEncodeH265SliceSegmentHeaderFlags,
    pub slice_type: StdVideoH265SliceType,
    pub slice_segment_address: u32,
    pub collocated_ref_idx: u8,
    pub max_num_merge_cand: u8,
    pub slice_cb_qp_offset: i8,
    pub slice_cr_qp_offset: i8,
    pub slice_beta_offset_div2: i8,
    pub slice_tc_offset_div2: i8,
    pub slice_act_y_qp_offset: i8,
    pub slice_act_cb_qp_offset: i8,
    pub slice_act_cr_qp_offset: i8,
    pub slice_qp_delta: i8,
    pub reserved1: u16,
    pub p_weight_table: *const StdVideoEncodeH265WeightTable,
}
zero_default!(StdVideoEncodeH265SliceSegmentHeader);
/// `StdVideoEncodeH265ReferenceListsInfoFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH265ReferenceListsInfoFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoEncodeH265ReferenceListsInfoFlags);
impl StdVideoEncodeH265ReferenceListsInfoFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_ref_pic_list_modification_flag_l0,
        set_ref_pic_list_modification_flag_l0
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_ref_pic_list_modification_flag_l1,
        set_ref_pic_list_modification_flag_l1
    );
    bit_field!(bitfield_0 : u32, 2, 0x3fffffff, get_reserved, set_reserved);
}
/// `StdVideoEncodeH265ReferenceListsInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH265ReferenceListsInfo {
    pub flags: StdVideoEncodeH265ReferenceListsInfoFlags,
    pub num_ref_idx_l0_active_minus1: u8,
    pub num_ref_idx_l1_active_minus1: u8,
    pub ref_pic_list0: [u8; STD_VIDEO_H265_MAX_NUM_LIST_REF],
    pub ref_pic_list1: [u8; STD_VIDEO_H265_MAX_NUM_LIST_REF],
    pub list_entry_l0: [u8; STD_VIDEO_H265_MAX_NUM_LIST_REF],
    pub list_entry_l1: [u8; STD_VIDEO_H265_MAX_NUM_LIST_REF],
}
zero_default!(StdVideoEncodeH265ReferenceListsInfo);
/// `StdVideoEncodeH265PictureInfoFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH265PictureInfoFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoEncodeH265PictureInfoFlags);
impl StdVideoEncodeH265PictureInfoFlags {
    bit_field!(bitfield_0 : u32, 0, 0x1, get_is_reference, set_is_reference);
    bit_field!(bitfield_0 : u32, 1, 0x1, get_irap_pic_flag, set_irap_pic_flag);
    bit_field!(
        bitfield_0 : u32, 2, 0x1, get_used_for_long_term_reference,
        set_used_for_long_term_reference
    );
    bit_field!(bitfield_0 : u32, 3, 0x1, get_discardable_flag, set_discardable_flag);
    bit_field!(
        bitfield_0 : u32, 4, 0x1, get_cross_layer_bla_flag, set_cross_layer_bla_flag
    );
    bit_field!(bitfield_0 : u32, 5, 0x1, get_pic_output_flag, set_pic_output_flag);
    bit_field!(
        bitfield_0 : u32, 6, 0x1, get_no_output_of_prior_pics_flag,
        set_no_output_of_prior_pics_flag
    );
    bit_field!(
        bitfield_0 : u32, 7, 0x1, get_short_term_ref_pic_set_sps_flag,
        set_short_term_ref_pic_set_sps_flag
    );
    bit_field!(
        bitfield_0 : u32, 8, 0x1, get_slice_temporal_mvp_enabled_flag,
        set_slice_temporal_mvp_enabled_flag
    );
    bit_field!(bitfield_0 : u32, 9, 0x7fffff, get_reserved, set_reserved);
}
/// `StdVideoEncodeH265PictureInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH265PictureInfo {
    pub flags: StdVideoEncodeH265PictureInfoFlags,
    pub pic_type: StdVideoH265PictureType,
    pub sps_video_parameter_set_id: u8,
    pub pps_seq_parameter_set_id: u8,
    pub pps_pic_parameter_set_id: u8,
    pub short_term_ref_pic_set_idx: u8,
    pub pic_order_cnt_val: i32,
    pub temporal_id: u8,
    pub reserved1: [u8; 7],
    pub p_ref_lists: *const StdVideoEncodeH265ReferenceListsInfo,
    pub p_short_term_ref_pic_set: *const StdVideoH265ShortTermRefPicSet,
    pub p_long_term_ref_pics: *const StdVideoEncodeH265LongTermRefPics,
}
zero_default!(StdVideoEncodeH265PictureInfo);
/// `StdVideoEncodeH265ReferenceInfoFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH265ReferenceInfoFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoEncodeH265ReferenceInfoFlags);
impl StdVideoEncodeH265ReferenceInfoFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_used_for_long_term_reference,
        set_used_for_long_term_reference
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_unused_for_reference, set_unused_for_reference
    );
    bit_field!(bitfield_0 : u32, 2, 0x3fffffff, get_reserved, set_reserved);
}
/// `StdVideoEncodeH265ReferenceInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeH265ReferenceInfo {
    pub flags: StdVideoEncodeH265ReferenceInfoFlags,
    pub pic_type: StdVideoH265PictureType,
    pub pic_order_cnt_val: i32,
    pub temporal_id: u8,
}
zero_default!(StdVideoEncodeH265ReferenceInfo);
/// `StdVideoVP9Profile`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoVP9Profile(pub i32);
enumeration!(StdVideoVP9Profile, i32);
impl StdVideoVP9Profile {
    pub const TYPE_0: Self = Self(0);
    pub const TYPE_1: Self = Self(1);
    pub const TYPE_2: Self = Self(2);
    pub const TYPE_3: Self = Self(3);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoVP9Level`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoVP9Level(pub i32);
enumeration!(StdVideoVP9Level, i32);
impl StdVideoVP9Level {
    pub const TYPE_1_0: Self = Self(0);
    pub const TYPE_1_1: Self = Self(1);
    pub const TYPE_2_0: Self = Self(2);
    pub const TYPE_2_1: Self = Self(3);
    pub const TYPE_3_0: Self = Self(4);
    pub const TYPE_3_1: Self = Self(5);
    pub const TYPE_4_0: Self = Self(6);
    pub const TYPE_4_1: Self = Self(7);
    pub const TYPE_5_0: Self = Self(8);
    pub const TYPE_5_1: Self = Self(9);
    pub const TYPE_5_2: Self = Self(10);
    pub const TYPE_6_0: Self = Self(11);
    pub const TYPE_6_1: Self = Self(12);
    pub const TYPE_6_2: Self = Self(13);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoVP9FrameType`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoVP9FrameType(pub i32);
enumeration!(StdVideoVP9FrameType, i32);
impl StdVideoVP9FrameType {
    pub const KEY: Self = Self(0);
    pub const NON_KEY: Self = Self(1);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoVP9ReferenceName`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoVP9ReferenceName(pub i32);
enumeration!(StdVideoVP9ReferenceName, i32);
impl StdVideoVP9ReferenceName {
    pub const INTRA_FRAME: Self = Self(0);
    pub const LAST_FRAME: Self = Self(1);
    pub const GOLDEN_FRAME: Self = Self(2);
    pub const ALTREF_FRAME: Self = Self(3);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoVP9InterpolationFilter`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoVP9InterpolationFilter(pub i32);
enumeration!(StdVideoVP9InterpolationFilter, i32);
impl StdVideoVP9InterpolationFilter {
    pub const EIGHTTAP: Self = Self(0);
    pub const EIGHTTAP_SMOOTH: Self = Self(1);
    pub const EIGHTTAP_SHARP: Self = Self(2);
    pub const BILINEAR: Self = Self(3);
    pub const SWITCHABLE: Self = Self(4);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoVP9ColorSpace`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoVP9ColorSpace(pub i32);
enumeration!(StdVideoVP9ColorSpace, i32);
impl StdVideoVP9ColorSpace {
    pub const UNKNOWN: Self = Self(0);
    pub const BT_601: Self = Self(1);
    pub const BT_709: Self = Self(2);
    pub const SMPTE_170: Self = Self(3);
    pub const SMPTE_240: Self = Self(4);
    pub const BT_2020: Self = Self(5);
    pub const RESERVED: Self = Self(6);
    pub const RGB: Self = Self(7);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoVP9ColorConfigFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoVP9ColorConfigFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoVP9ColorConfigFlags);
impl StdVideoVP9ColorConfigFlags {
    bit_field!(bitfield_0 : u32, 0, 0x1, get_color_range, set_color_range);
    bit_field!(bitfield_0 : u32, 1, 0x7fffffff, get_reserved, set_reserved);
}
/// `StdVideoVP9ColorConfig`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoVP9ColorConfig {
    pub flags: StdVideoVP9ColorConfigFlags,
    pub bit_depth: u8,
    pub subsampling_x: u8,
    pub subsampling_y: u8,
    pub reserved1: u8,
    pub color_space: StdVideoVP9ColorSpace,
}
zero_default!(StdVideoVP9ColorConfig);
/// `StdVideoVP9LoopFilterFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoVP9LoopFilterFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoVP9LoopFilterFlags);
impl StdVideoVP9LoopFilterFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_loop_filter_delta_enabled,
        set_loop_filter_delta_enabled
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_loop_filter_delta_update,
        set_loop_filter_delta_update
    );
    bit_field!(bitfield_0 : u32, 2, 0x3fffffff, get_reserved, set_reserved);
}
/// `StdVideoVP9LoopFilter`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoVP9LoopFilter {
    pub flags: StdVideoVP9LoopFilterFlags,
    pub loop_filter_level: u8,
    pub loop_filter_sharpness: u8,
    pub update_ref_delta: u8,
    pub loop_filter_ref_deltas: [i8; STD_VIDEO_VP9_MAX_REF_FRAMES],
    pub update_mode_delta: u8,
    pub loop_filter_mode_deltas: [i8; STD_VIDEO_VP9_LOOP_FILTER_ADJUSTMENTS],
}
zero_default!(StdVideoVP9LoopFilter);
/// `StdVideoVP9SegmentationFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoVP9SegmentationFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoVP9SegmentationFlags);
impl StdVideoVP9SegmentationFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_segmentation_update_map,
        set_segmentation_update_map
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_segmentation_temporal_update,
        set_segmentation_temporal_update
    );
    bit_field!(
        bitfield_0 : u32, 2, 0x1, get_segmentation_update_data,
        set_segmentation_update_data
    );
    bit_field!(
        bitfield_0 : u32, 3, 0x1, get_segmentation_abs_or_delta_update,
        set_segmentation_abs_or_delta_update
    );
    bit_field!(bitfield_0 : u32, 4, 0xfffffff, get_reserved, set_reserved);
}
/// `StdVideoVP9Segmentation`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoVP9Segmentation {
    pub flags: StdVideoVP9SegmentationFlags,
    pub segmentation_tree_probs: [u8; STD_VIDEO_VP9_MAX_SEGMENTATION_TREE_PROBS],
    pub segmentation_pred_prob: [u8; STD_VIDEO_VP9_MAX_SEGMENTATION_PRED_PROB],
    pub feature_enabled: [u8; STD_VIDEO_VP9_MAX_SEGMENTS],
    pub feature_data: [[i16; STD_VIDEO_VP9_SEG_LVL_MAX]; STD_VIDEO_VP9_MAX_SEGMENTS],
}
zero_default!(StdVideoVP9Segmentation);
/// `StdVideoDecodeVP9PictureInfoFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoDecodeVP9PictureInfoFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoDecodeVP9PictureInfoFlags);
impl StdVideoDecodeVP9PictureInfoFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_error_resilient_mode, set_error_resilient_mode
    );
    bit_field!(bitfield_0 : u32, 1, 0x1, get_intra_only, set_intra_only);
    bit_field!(
        bitfield_0 : u32, 2, 0x1, get_allow_high_precision_mv,
        set_allow_high_precision_mv
    );
    bit_field!(
        bitfield_0 : u32, 3, 0x1, get_refresh_frame_context, set_refresh_frame_context
    );
    bit_field!(
        bitfield_0 : u32, 4, 0x1, get_frame_parallel_decoding_mode,
        set_frame_parallel_decoding_mode
    );
    bit_field!(
        bitfield_0 : u32, 5, 0x1, get_segmentation_enabled, set_segmentation_enabled
    );
    bit_field!(bitfield_0 : u32, 6, 0x1, get_show_frame, set_show_frame);
    bit_field!(bitfield_0 : u32, 7, 0x1, get_use_prev_frame_mvs, set_use_prev_frame_mvs);
    bit_field!(bitfield_0 : u32, 8, 0xffffff, get_reserved, set_reserved);
}
/// `StdVideoDecodeVP9PictureInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoDecodeVP9PictureInfo {
    pub flags: StdVideoDecodeVP9PictureInfoFlags,
    pub profile: StdVideoVP9Profile,
    pub frame_type: StdVideoVP9FrameType,
    pub frame_context_idx: u8,
    pub reset_frame_context: u8,
    pub refresh_frame_flags: u8,
    pub ref_frame_sign_bias_mask: u8,
    pub interpolation_filter: StdVideoVP9InterpolationFilter,
    pub base_q_idx: u8,
    pub delta_q_y_dc: i8,
    pub delta_q_uv_dc: i8,
    pub delta_q_uv_ac: i8,
    pub tile_cols_log2: u8,
    pub tile_rows_log2: u8,
    pub reserved1: [u16; 3],
    pub p_color_config: *const StdVideoVP9ColorConfig,
    pub p_loop_filter: *const StdVideoVP9LoopFilter,
    pub p_segmentation: *const StdVideoVP9Segmentation,
}
zero_default!(StdVideoDecodeVP9PictureInfo);
/// `StdVideoAV1Profile`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoAV1Profile(pub i32);
enumeration!(StdVideoAV1Profile, i32);
impl StdVideoAV1Profile {
    pub const MAIN: Self = Self(0);
    pub const HIGH: Self = Self(1);
    pub const PROFESSIONAL: Self = Self(2);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoAV1Level`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoAV1Level(pub i32);
enumeration!(StdVideoAV1Level, i32);
impl StdVideoAV1Level {
    pub const TYPE_2_0: Self = Self(0);
    pub const TYPE_2_1: Self = Self(1);
    pub const TYPE_2_2: Self = Self(2);
    pub const TYPE_2_3: Self = Self(3);
    pub const TYPE_3_0: Self = Self(4);
    pub const TYPE_3_1: Self = Self(5);
    pub const TYPE_3_2: Self = Self(6);
    pub const TYPE_3_3: Self = Self(7);
    pub const TYPE_4_0: Self = Self(8);
    pub const TYPE_4_1: Self = Self(9);
    pub const TYPE_4_2: Self = Self(10);
    pub const TYPE_4_3: Self = Self(11);
    pub const TYPE_5_0: Self = Self(12);
    pub const TYPE_5_1: Self = Self(13);
    pub const TYPE_5_2: Self = Self(14);
    pub const TYPE_5_3: Self = Self(15);
    pub const TYPE_6_0: Self = Self(16);
    pub const TYPE_6_1: Self = Self(17);
    pub const TYPE_6_2: Self = Self(18);
    pub const TYPE_6_3: Self = Self(19);
    pub const TYPE_7_0: Self = Self(20);
    pub const TYPE_7_1: Self = Self(21);
    pub const TYPE_7_2: Self = Self(22);
    pub const TYPE_7_3: Self = Self(23);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoAV1FrameType`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoAV1FrameType(pub i32);
enumeration!(StdVideoAV1FrameType, i32);
impl StdVideoAV1FrameType {
    pub const KEY: Self = Self(0);
    pub const INTER: Self = Self(1);
    pub const INTRA_ONLY: Self = Self(2);
    pub const SWITCH: Self = Self(3);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoAV1ReferenceName`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoAV1ReferenceName(pub i32);
enumeration!(StdVideoAV1ReferenceName, i32);
impl StdVideoAV1ReferenceName {
    pub const INTRA_FRAME: Self = Self(0);
    pub const LAST_FRAME: Self = Self(1);
    pub const LAST2_FRAME: Self = Self(2);
    pub const LAST3_FRAME: Self = Self(3);
    pub const GOLDEN_FRAME: Self = Self(4);
    pub const BWDREF_FRAME: Self = Self(5);
    pub const ALTREF2_FRAME: Self = Self(6);
    pub const ALTREF_FRAME: Self = Self(7);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoAV1InterpolationFilter`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoAV1InterpolationFilter(pub i32);
enumeration!(StdVideoAV1InterpolationFilter, i32);
impl StdVideoAV1InterpolationFilter {
    pub const EIGHTTAP: Self = Self(0);
    pub const EIGHTTAP_SMOOTH: Self = Self(1);
    pub const EIGHTTAP_SHARP: Self = Self(2);
    pub const BILINEAR: Self = Self(3);
    pub const SWITCHABLE: Self = Self(4);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoAV1TxMode`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoAV1TxMode(pub i32);
enumeration!(StdVideoAV1TxMode, i32);
impl StdVideoAV1TxMode {
    pub const ONLY_4X4: Self = Self(0);
    pub const LARGEST: Self = Self(1);
    pub const SELECT: Self = Self(2);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoAV1FrameRestorationType`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoAV1FrameRestorationType(pub i32);
enumeration!(StdVideoAV1FrameRestorationType, i32);
impl StdVideoAV1FrameRestorationType {
    pub const NONE: Self = Self(0);
    pub const WIENER: Self = Self(1);
    pub const SGRPROJ: Self = Self(2);
    pub const SWITCHABLE: Self = Self(3);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoAV1ColorPrimaries`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoAV1ColorPrimaries(pub i32);
enumeration!(StdVideoAV1ColorPrimaries, i32);
impl StdVideoAV1ColorPrimaries {
    pub const BT_709: Self = Self(1);
    pub const UNSPECIFIED: Self = Self(2);
    pub const BT_UNSPECIFIED: Self = Self::UNSPECIFIED;
    pub const BT_470_M: Self = Self(4);
    pub const BT_470_B_G: Self = Self(5);
    pub const BT_601: Self = Self(6);
    pub const SMPTE_240: Self = Self(7);
    pub const GENERIC_FILM: Self = Self(8);
    pub const BT_2020: Self = Self(9);
    pub const XYZ: Self = Self(10);
    pub const SMPTE_431: Self = Self(11);
    pub const SMPTE_432: Self = Self(12);
    pub const EBU_3213: Self = Self(22);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoAV1TransferCharacteristics`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoAV1TransferCharacteristics(pub i32);
enumeration!(StdVideoAV1TransferCharacteristics, i32);
impl StdVideoAV1TransferCharacteristics {
    pub const RESERVED_0: Self = Self(0);
    pub const BT_709: Self = Self(1);
    pub const UNSPECIFIED: Self = Self(2);
    pub const RESERVED_3: Self = Self(3);
    pub const BT_470_M: Self = Self(4);
    pub const BT_470_B_G: Self = Self(5);
    pub const BT_601: Self = Self(6);
    pub const SMPTE_240: Self = Self(7);
    pub const LINEAR: Self = Self(8);
    pub const LOG_100: Self = Self(9);
    pub const LOG_100_SQRT10: Self = Self(10);
    pub const IEC_61966: Self = Self(11);
    pub const BT_1361: Self = Self(12);
    pub const SRGB: Self = Self(13);
    pub const BT_2020_10: Self = Self(14);
    pub const BT_2020_12: Self = Self(15);
    pub const SMPTE_2084: Self = Self(16);
    pub const SMPTE_428: Self = Self(17);
    pub const HLG: Self = Self(18);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoAV1MatrixCoefficients`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoAV1MatrixCoefficients(pub i32);
enumeration!(StdVideoAV1MatrixCoefficients, i32);
impl StdVideoAV1MatrixCoefficients {
    pub const IDENTITY: Self = Self(0);
    pub const BT_709: Self = Self(1);
    pub const UNSPECIFIED: Self = Self(2);
    pub const RESERVED_3: Self = Self(3);
    pub const FCC: Self = Self(4);
    pub const BT_470_B_G: Self = Self(5);
    pub const BT_601: Self = Self(6);
    pub const SMPTE_240: Self = Self(7);
    pub const SMPTE_YCGCO: Self = Self(8);
    pub const BT_2020_NCL: Self = Self(9);
    pub const BT_2020_CL: Self = Self(10);
    pub const SMPTE_2085: Self = Self(11);
    pub const CHROMAT_NCL: Self = Self(12);
    pub const CHROMAT_CL: Self = Self(13);
    pub const ICTCP: Self = Self(14);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoAV1ChromaSamplePosition`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StdVideoAV1ChromaSamplePosition(pub i32);
enumeration!(StdVideoAV1ChromaSamplePosition, i32);
impl StdVideoAV1ChromaSamplePosition {
    pub const UNKNOWN: Self = Self(0);
    pub const VERTICAL: Self = Self(1);
    pub const COLOCATED: Self = Self(2);
    pub const RESERVED: Self = Self(3);
    pub const INVALID: Self = Self(2147483647);
}
/// `StdVideoAV1ColorConfigFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoAV1ColorConfigFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoAV1ColorConfigFlags);
impl StdVideoAV1ColorConfigFlags {
    bit_field!(bitfield_0 : u32, 0, 0x1, get_mono_chrome, set_mono_chrome);
    bit_field!(bitfield_0 : u32, 1, 0x1, get_color_range, set_color_range);
    bit_field!(
        bitfield_0 : u32, 2, 0x1, get_separate_uv_delta_q, set_separate_uv_delta_q
    );
    bit_field!(
        bitfield_0 : u32, 3, 0x1, get_color_description_present_flag,
        set_color_description_present_flag
    );
    bit_field!(bitfield_0 : u32, 4, 0xfffffff, get_reserved, set_reserved);
}
/// `StdVideoAV1ColorConfig`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoAV1ColorConfig {
    pub flags: StdVideoAV1ColorConfigFlags,
    pub bit_depth: u8,
    pub subsampling_x: u8,
    pub subsampling_y: u8,
    pub reserved1: u8,
    pub color_primaries: StdVideoAV1ColorPrimaries,
    pub transfer_characteristics: StdVideoAV1TransferCharacteristics,
    pub matrix_coefficients: StdVideoAV1MatrixCoefficients,
    pub chroma_sample_position: StdVideoAV1ChromaSamplePosition,
}
zero_default!(StdVideoAV1ColorConfig);
/// `StdVideoAV1TimingInfoFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoAV1TimingInfoFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoAV1TimingInfoFlags);
impl StdVideoAV1TimingInfoFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_equal_picture_interval, set_equal_picture_interval
    );
    bit_field!(bitfield_0 : u32, 1, 0x7fffffff, get_reserved, set_reserved);
}
/// `StdVideoAV1TimingInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoAV1TimingInfo {
    pub flags: StdVideoAV1TimingInfoFlags,
    pub num_units_in_display_tick: u32,
    pub time_scale: u32,
    pub num_ticks_per_picture_minus_1: u32,
}
zero_default!(StdVideoAV1TimingInfo);
/// `StdVideoAV1SequenceHeaderFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoAV1SequenceHeaderFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoAV1SequenceHeaderFlags);
impl StdVideoAV1SequenceHeaderFlags {
    bit_field!(bitfield_0 : u32, 0, 0x1, get_still_picture, set_still_picture);
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_reduced_still_picture_header,
        set_reduced_still_picture_header
    );
    bit_field!(
        bitfield_0 : u32, 2, 0x1, get_use_128x128_superblock, set_use_128x128_superblock
    );
    bit_field!(
        bitfield_0 : u32, 3, 0x1, get_enable_filter_intra, set_enable_filter_intra
    );
    bit_field!(
        bitfield_0 : u32, 4, 0x1, get_enable_intra_edge_filter,
        set_enable_intra_edge_filter
    );
    bit_field!(
        bitfield_0 : u32, 5, 0x1, get_enable_interintra_compound,
        set_enable_interintra_compound
    );
    bit_field!(
        bitfield_0 : u32, 6, 0x1, get_enable_masked_compound, set_enable_masked_compound
    );
    bit_field!(
        bitfield_0 : u32, 7, 0x1, get_enable_warped_motion, set_enable_warped_motion
    );
    bit_field!(bitfield_0 : u32, 8, 0x1, get_enable_dual_filter, set_enable_dual_filter);
    bit_field!(bitfield_0 : u32, 9, 0x1, get_enable_order_hint, set_enable_order_hint);
    bit_field!(bitfield_0 : u32, 10, 0x1, get_enable_jnt_comp, set_enable_jnt_comp);
    bit_field!(
        bitfield_0 : u32, 11, 0x1, get_enable_ref_frame_mvs, set_enable_ref_frame_mvs
    );
    bit_field!(
        bitfield_0 : u32, 12, 0x1, get_frame_id_numbers_present_flag,
        set_frame_id_numbers_present_flag
    );
    bit_field!(bitfield_0 : u32, 13, 0x1, get_enable_superres, set_enable_superres);
    bit_field!(bitfield_0 : u32, 14, 0x1, get_enable_cdef, set_enable_cdef);
    bit_field!(
        bitfield_0 : u32, 15, 0x1, get_enable_restoration, set_enable_restoration
    );
    bit_field!(
        bitfield_0 : u32, 16, 0x1, get_film_grain_params_present,
        set_film_grain_params_present
    );
    bit_field!(
        bitfield_0 : u32, 17, 0x1, get_timing_info_present_flag,
        set_timing_info_present_flag
    );
    bit_field!(
        bitfield_0 : u32, 18, 0x1, get_initial_display_delay_present_flag,
        set_initial_display_delay_present_flag
    );
    bit_field!(bitfield_0 : u32, 19, 0x1fff, get_reserved, set_reserved);
}
/// `StdVideoAV1SequenceHeader`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoAV1SequenceHeader {
    pub flags: StdVideoAV1SequenceHeaderFlags,
    pub seq_profile: StdVideoAV1Profile,
    pub frame_width_bits_minus_1: u8,
    pub frame_height_bits_minus_1: u8,
    pub max_frame_width_minus_1: u16,
    pub max_frame_height_minus_1: u16,
    pub delta_frame_id_length_minus_2: u8,
    pub additional_frame_id_length_minus_1: u8,
    pub order_hint_bits_minus_1: u8,
    pub seq_force_integer_mv: u8,
    pub seq_force_screen_content_tools: u8,
    pub reserved1: [u8; 5],
    pub p_color_config: *const StdVideoAV1ColorConfig,
    pub p_timing_info: *const StdVideoAV1TimingInfo,
}
zero_default!(StdVideoAV1SequenceHeader);
/// `StdVideoAV1LoopFilterFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoAV1LoopFilterFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoAV1LoopFilterFlags);
impl StdVideoAV1LoopFilterFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_loop_filter_delta_enabled,
        set_loop_filter_delta_enabled
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_loop_filter_delta_update,
        set_loop_filter_delta_update
    );
    bit_field!(bitfield_0 : u32, 2, 0x3fffffff, get_reserved, set_reserved);
}
/// `StdVideoAV1LoopFilter`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoAV1LoopFilter {
    pub flags: StdVideoAV1LoopFilterFlags,
    pub loop_filter_level: [u8; STD_VIDEO_AV1_MAX_LOOP_FILTER_STRENGTHS],
    pub loop_filter_sharpness: u8,
    pub update_ref_delta: u8,
    pub loop_filter_ref_deltas: [i8; STD_VIDEO_AV1_TOTAL_REFS_PER_FRAME],
    pub update_mode_delta: u8,
    pub loop_filter_mode_deltas: [i8; STD_VIDEO_AV1_LOOP_FILTER_ADJUSTMENTS],
}
zero_default!(StdVideoAV1LoopFilter);
/// `StdVideoAV1QuantizationFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoAV1QuantizationFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoAV1QuantizationFlags);
impl StdVideoAV1QuantizationFlags {
    bit_field!(bitfield_0 : u32, 0, 0x1, get_using_qmatrix, set_using_qmatrix);
    bit_field!(bitfield_0 : u32, 1, 0x1, get_diff_uv_delta, set_diff_uv_delta);
    bit_field!(bitfield_0 : u32, 2, 0x3fffffff, get_reserved, set_reserved);
}
/// `StdVideoAV1Quantization`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoAV1Quantization {
    pub flags: StdVideoAV1QuantizationFlags,
    pub base_q_idx: u8,
    pub delta_qy_dc: i8,
    pub delta_qu_dc: i8,
    pub delta_qu_ac: i8,
    pub delta_qv_dc: i8,
    pub delta_qv_ac: i8,
    pub qm_y: u8,
    pub qm_u: u8,
    pub qm_v: u8,
}
zero_default!(StdVideoAV1Quantization);
/// `StdVideoAV1Segmentation`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoAV1Segmentation {
    pub feature_enabled: [u8; STD_VIDEO_AV1_MAX_SEGMENTS],
    pub feature_data: [[i16; STD_VIDEO_AV1_SEG_LVL_MAX]; STD_VIDEO_AV1_MAX_SEGMENTS],
}
zero_default!(StdVideoAV1Segmentation);
/// `StdVideoAV1TileInfoFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoAV1TileInfoFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoAV1TileInfoFlags);
impl StdVideoAV1TileInfoFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_uniform_tile_spacing_flag,
        set_uniform_tile_spacing_flag
    );
    bit_field!(bitfield_0 : u32, 1, 0x7fffffff, get_reserved, set_reserved);
}
/// `StdVideoAV1TileInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoAV1TileInfo {
    pub flags: StdVideoAV1TileInfoFlags,
    pub tile_cols: u8,
    pub tile_rows: u8,
    pub context_update_tile_id: u16,
    pub tile_size_bytes_minus_1: u8,
    pub reserved1: [u8; 7],
    pub p_mi_col_starts: *const u16,
    pub p_mi_row_starts: *const u16,
    pub p_width_in_sbs_minus1: *const u16,
    pub p_height_in_sbs_minus1: *const u16,
}
zero_default!(StdVideoAV1TileInfo);
/// `StdVideoAV1CDEF`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoAV1CDEF {
    pub cdef_damping_minus_3: u8,
    pub cdef_bits: u8,
    pub cdef_y_pri_strength: [u8; STD_VIDEO_AV1_MAX_CDEF_FILTER_STRENGTHS],
    pub cdef_y_sec_strength: [u8; STD_VIDEO_AV1_MAX_CDEF_FILTER_STRENGTHS],
    pub cdef_uv_pri_strength: [u8; STD_VIDEO_AV1_MAX_CDEF_FILTER_STRENGTHS],
    pub cdef_uv_sec_strength: [u8; STD_VIDEO_AV1_MAX_CDEF_FILTER_STRENGTHS],
}
zero_default!(StdVideoAV1CDEF);
/// `StdVideoAV1LoopRestoration`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoAV1LoopRestoration {
    pub frame_restoration_type: [StdVideoAV1FrameRestorationType; STD_VIDEO_AV1_MAX_NUM_PLANES],
    pub loop_restoration_size: [u16; STD_VIDEO_AV1_MAX_NUM_PLANES],
}
zero_default!(StdVideoAV1LoopRestoration);
/// `StdVideoAV1GlobalMotion`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoAV1GlobalMotion {
    pub gm_type: [u8; STD_VIDEO_AV1_NUM_REF_FRAMES],
    pub gm_params: [[i32; STD_VIDEO_AV1_GLOBAL_MOTION_PARAMS]; STD_VIDEO_AV1_NUM_REF_FRAMES],
}
zero_default!(StdVideoAV1GlobalMotion);
/// `StdVideoAV1FilmGrainFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoAV1FilmGrainFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoAV1FilmGrainFlags);
impl StdVideoAV1FilmGrainFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_chroma_scaling_from_luma,
        set_chroma_scaling_from_luma
    );
    bit_field!(bitfield_0 : u32, 1, 0x1, get_overlap_flag, set_overlap_flag);
    bit_field!(
        bitfield_0 : u32, 2, 0x1, get_clip_to_restricted_range,
        set_clip_to_restricted_range
    );
    bit_field!(bitfield_0 : u32, 3, 0x1, get_update_grain, set_update_grain);
    bit_field!(bitfield_0 : u32, 4, 0xfffffff, get_reserved, set_reserved);
}
/// `StdVideoAV1FilmGrain`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoAV1FilmGrain {
    pub flags: StdVideoAV1FilmGrainFlags,
    pub grain_scaling_minus_8: u8,
    pub ar_coeff_lag: u8,
    pub ar_coeff_shift_minus_6: u8,
    pub grain_scale_shift: u8,
    pub grain_seed: u16,
    pub film_grain_params_ref_idx: u8,
    pub num_y_points: u8,
    pub point_y_value: [u8; STD_VIDEO_AV1_MAX_NUM_Y_POINTS],
    pub point_y_scaling: [u8; STD_VIDEO_AV1_MAX_NUM_Y_POINTS],
    pub num_cb_points: u8,
    pub point_cb_value: [u8; STD_VIDEO_AV1_MAX_NUM_CB_POINTS],
    pub point_cb_scaling: [u8; STD_VIDEO_AV1_MAX_NUM_CB_POINTS],
    pub num_cr_points: u8,
    pub point_cr_value: [u8; STD_VIDEO_AV1_MAX_NUM_CR_POINTS],
    pub point_cr_scaling: [u8; STD_VIDEO_AV1_MAX_NUM_CR_POINTS],
    pub ar_coeffs_y_plus_128: [i8; STD_VIDEO_AV1_MAX_NUM_POS_LUMA],
    pub ar_coeffs_cb_plus_128: [i8; STD_VIDEO_AV1_MAX_NUM_POS_CHROMA],
    pub ar_coeffs_cr_plus_128: [i8; STD_VIDEO_AV1_MAX_NUM_POS_CHROMA],
    pub cb_mult: u8,
    pub cb_luma_mult: u8,
    pub cb_offset: u16,
    pub cr_mult: u8,
    pub cr_luma_mult: u8,
    pub cr_offset: u16,
}
zero_default!(StdVideoAV1FilmGrain);
/// `StdVideoDecodeAV1PictureInfoFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoDecodeAV1PictureInfoFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoDecodeAV1PictureInfoFlags);
impl StdVideoDecodeAV1PictureInfoFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_error_resilient_mode, set_error_resilient_mode
    );
    bit_field!(bitfield_0 : u32, 1, 0x1, get_disable_cdf_update, set_disable_cdf_update);
    bit_field!(bitfield_0 : u32, 2, 0x1, get_use_superres, set_use_superres);
    bit_field!(
        bitfield_0 : u32, 3, 0x1, get_render_and_frame_size_different,
        set_render_and_frame_size_different
    );
    bit_field!(
        bitfield_0 : u32, 4, 0x1, get_allow_screen_content_tools,
        set_allow_screen_content_tools
    );
    bit_field!(
        bitfield_0 : u32, 5, 0x1, get_is_filter_switchable, set_is_filter_switchable
    );
    bit_field!(bitfield_0 : u32, 6, 0x1, get_force_integer_mv, set_force_integer_mv);
    bit_field!(
        bitfield_0 : u32, 7, 0x1, get_frame_size_override_flag,
        set_frame_size_override_flag
    );
    bit_field!(
        bitfield_0 : u32, 8, 0x1, get_buffer_removal_time_present_flag,
        set_buffer_removal_time_present_flag
    );
    bit_field!(bitfield_0 : u32, 9, 0x1, get_allow_intrabc, set_allow_intrabc);
    bit_field!(
        bitfield_0 : u32, 10, 0x1, get_frame_refs_short_signaling,
        set_frame_refs_short_signaling
    );
    bit_field!(
        bitfield_0 : u32, 11, 0x1, get_allow_high_precision_mv,
        set_allow_high_precision_mv
    );
    bit_field!(
        bitfield_0 : u32, 12, 0x1, get_is_motion_mode_switchable,
        set_is_motion_mode_switchable
    );
    bit_field!(bitfield_0 : u32, 13, 0x1, get_use_ref_frame_mvs, set_use_ref_frame_mvs);
    bit_field!(
        bitfield_0 : u32, 14, 0x1, get_disable_frame_end_update_cdf,
        set_disable_frame_end_update_cdf
    );
    bit_field!(
        bitfield_0 : u32, 15, 0x1, get_allow_warped_motion, set_allow_warped_motion
    );
    bit_field!(bitfield_0 : u32, 16, 0x1, get_reduced_tx_set, set_reduced_tx_set);
    bit_field!(bitfield_0 : u32, 17, 0x1, get_reference_select, set_reference_select);
    bit_field!(bitfield_0 : u32, 18, 0x1, get_skip_mode_present, set_skip_mode_present);
    bit_field!(bitfield_0 : u32, 19, 0x1, get_delta_q_present, set_delta_q_present);
    bit_field!(bitfield_0 : u32, 20, 0x1, get_delta_lf_present, set_delta_lf_present);
    bit_field!(bitfield_0 : u32, 21, 0x1, get_delta_lf_multi, set_delta_lf_multi);
    bit_field!(
        bitfield_0 : u32, 22, 0x1, get_segmentation_enabled, set_segmentation_enabled
    );
    bit_field!(
        bitfield_0 : u32, 23, 0x1, get_segmentation_update_map,
        set_segmentation_update_map
    );
    bit_field!(
        bitfield_0 : u32, 24, 0x1, get_segmentation_temporal_update,
        set_segmentation_temporal_update
    );
    bit_field!(
        bitfield_0 : u32, 25, 0x1, get_segmentation_update_data,
        set_segmentation_update_data
    );
    bit_field!(bitfield_0 : u32, 26, 0x1, get_uses_lr, set_uses_lr);
    bit_field!(bitfield_0 : u32, 27, 0x1, get_uses_chroma_lr, set_uses_chroma_lr);
    bit_field!(bitfield_0 : u32, 28, 0x1, get_apply_grain, set_apply_grain);
    bit_field!(bitfield_0 : u32, 29, 0x7, get_reserved, set_reserved);
}
/// `StdVideoDecodeAV1PictureInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoDecodeAV1PictureInfo {
    pub flags: StdVideoDecodeAV1PictureInfoFlags,
    pub frame_type: StdVideoAV1FrameType,
    pub current_frame_id: u32,
    pub order_hint: u8,
    pub primary_ref_frame: u8,
    pub refresh_frame_flags: u8,
    pub reserved1: u8,
    pub interpolation_filter: StdVideoAV1InterpolationFilter,
    pub tx_mode: StdVideoAV1TxMode,
    pub delta_q_res: u8,
    pub delta_lf_res: u8,
    pub skip_mode_frame: [u8; STD_VIDEO_AV1_SKIP_MODE_FRAMES],
    pub coded_denom: u8,
    pub reserved2: [u8; 3],
    pub order_hints: [u8; STD_VIDEO_AV1_NUM_REF_FRAMES],
    pub expected_frame_id: [u32; STD_VIDEO_AV1_NUM_REF_FRAMES],
    pub p_tile_info: *const StdVideoAV1TileInfo,
    pub p_quantization: *const StdVideoAV1Quantization,
    pub p_segmentation: *const StdVideoAV1Segmentation,
    pub p_loop_filter: *const StdVideoAV1LoopFilter,
    pub p_cdef: *const StdVideoAV1CDEF,
    pub p_loop_restoration: *const StdVideoAV1LoopRestoration,
    pub p_global_motion: *const StdVideoAV1GlobalMotion,
    pub p_film_grain: *const StdVideoAV1FilmGrain,
}
zero_default!(StdVideoDecodeAV1PictureInfo);
/// `StdVideoDecodeAV1ReferenceInfoFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoDecodeAV1ReferenceInfoFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoDecodeAV1ReferenceInfoFlags);
impl StdVideoDecodeAV1ReferenceInfoFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_disable_frame_end_update_cdf,
        set_disable_frame_end_update_cdf
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_segmentation_enabled, set_segmentation_enabled
    );
    bit_field!(bitfield_0 : u32, 2, 0x3fffffff, get_reserved, set_reserved);
}
/// `StdVideoDecodeAV1ReferenceInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoDecodeAV1ReferenceInfo {
    pub flags: StdVideoDecodeAV1ReferenceInfoFlags,
    pub frame_type: u8,
    pub ref_frame_sign_bias: u8,
    pub order_hint: u8,
    pub saved_order_hints: [u8; STD_VIDEO_AV1_NUM_REF_FRAMES],
}
zero_default!(StdVideoDecodeAV1ReferenceInfo);
/// `StdVideoEncodeAV1ExtensionHeader`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeAV1ExtensionHeader {
    pub temporal_id: u8,
    pub spatial_id: u8,
}
zero_default!(StdVideoEncodeAV1ExtensionHeader);
/// `StdVideoEncodeAV1DecoderModelInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeAV1DecoderModelInfo {
    pub buffer_delay_length_minus_1: u8,
    pub buffer_removal_time_length_minus_1: u8,
    pub frame_presentation_time_length_minus_1: u8,
    pub reserved1: u8,
    pub num_units_in_decoding_tick: u32,
}
zero_default!(StdVideoEncodeAV1DecoderModelInfo);
/// `StdVideoEncodeAV1OperatingPointInfoFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeAV1OperatingPointInfoFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoEncodeAV1OperatingPointInfoFlags);
impl StdVideoEncodeAV1OperatingPointInfoFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_decoder_model_present_for_this_op,
        set_decoder_model_present_for_this_op
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_low_delay_mode_flag, set_low_delay_mode_flag
    );
    bit_field!(
        bitfield_0 : u32, 2, 0x1, get_initial_display_delay_present_for_this_op,
        set_initial_display_delay_present_for_this_op
    );
    bit_field!(bitfield_0 : u32, 3, 0x1fffffff, get_reserved, set_reserved);
}
/// `StdVideoEncodeAV1OperatingPointInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeAV1OperatingPointInfo {
    pub flags: StdVideoEncodeAV1OperatingPointInfoFlags,
    pub operating_point_idc: u16,
    pub seq_level_idx: u8,
    pub seq_tier: u8,
    pub decoder_buffer_delay: u32,
    pub encoder_buffer_delay: u32,
    pub initial_display_delay_minus_1: u8,
}
zero_default!(StdVideoEncodeAV1OperatingPointInfo);
/// `StdVideoEncodeAV1PictureInfoFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeAV1PictureInfoFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoEncodeAV1PictureInfoFlags);
impl StdVideoEncodeAV1PictureInfoFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_error_resilient_mode, set_error_resilient_mode
    );
    bit_field!(bitfield_0 : u32, 1, 0x1, get_disable_cdf_update, set_disable_cdf_update);
    bit_field!(bitfield_0 : u32, 2, 0x1, get_use_superres, set_use_superres);
    bit_field!(
        bitfield_0 : u32, 3, 0x1, get_render_and_frame_size_different,
        set_render_and_frame_size_different
    );
    bit_field!(
        bitfield_0 : u32, 4, 0x1, get_allow_screen_content_tools,
        set_allow_screen_content_tools
    );
    bit_field!(
        bitfield_0 : u32, 5, 0x1, get_is_filter_switchable, set_is_filter_switchable
    );
    bit_field!(bitfield_0 : u32, 6, 0x1, get_force_integer_mv, set_force_integer_mv);
    bit_field!(
        bitfield_0 : u32, 7, 0x1, get_frame_size_override_flag,
        set_frame_size_override_flag
    );
    bit_field!(
        bitfield_0 : u32, 8, 0x1, get_buffer_removal_time_present_flag,
        set_buffer_removal_time_present_flag
    );
    bit_field!(bitfield_0 : u32, 9, 0x1, get_allow_intrabc, set_allow_intrabc);
    bit_field!(
        bitfield_0 : u32, 10, 0x1, get_frame_refs_short_signaling,
        set_frame_refs_short_signaling
    );
    bit_field!(
        bitfield_0 : u32, 11, 0x1, get_allow_high_precision_mv,
        set_allow_high_precision_mv
    );
    bit_field!(
        bitfield_0 : u32, 12, 0x1, get_is_motion_mode_switchable,
        set_is_motion_mode_switchable
    );
    bit_field!(bitfield_0 : u32, 13, 0x1, get_use_ref_frame_mvs, set_use_ref_frame_mvs);
    bit_field!(
        bitfield_0 : u32, 14, 0x1, get_disable_frame_end_update_cdf,
        set_disable_frame_end_update_cdf
    );
    bit_field!(
        bitfield_0 : u32, 15, 0x1, get_allow_warped_motion, set_allow_warped_motion
    );
    bit_field!(bitfield_0 : u32, 16, 0x1, get_reduced_tx_set, set_reduced_tx_set);
    bit_field!(bitfield_0 : u32, 17, 0x1, get_skip_mode_present, set_skip_mode_present);
    bit_field!(bitfield_0 : u32, 18, 0x1, get_delta_q_present, set_delta_q_present);
    bit_field!(bitfield_0 : u32, 19, 0x1, get_delta_lf_present, set_delta_lf_present);
    bit_field!(bitfield_0 : u32, 20, 0x1, get_delta_lf_multi, set_delta_lf_multi);
    bit_field!(
        bitfield_0 : u32, 21, 0x1, get_segmentation_enabled, set_segmentation_enabled
    );
    bit_field!(
        bitfield_0 : u32, 22, 0x1, get_segmentation_update_map,
        set_segmentation_update_map
    );
    bit_field!(
        bitfield_0 : u32, 23, 0x1, get_segmentation_temporal_update,
        set_segmentation_temporal_update
    );
    bit_field!(
        bitfield_0 : u32, 24, 0x1, get_segmentation_update_data,
        set_segmentation_update_data
    );
    bit_field!(bitfield_0 : u32, 25, 0x1, get_uses_lr, set_uses_lr);
    bit_field!(bitfield_0 : u32, 26, 0x1, get_uses_chroma_lr, set_uses_chroma_lr);
    bit_field!(bitfield_0 : u32, 27, 0x1, get_show_frame, set_show_frame);
    bit_field!(bitfield_0 : u32, 28, 0x1, get_showable_frame, set_showable_frame);
    bit_field!(bitfield_0 : u32, 29, 0x7, get_reserved, set_reserved);
}
/// `StdVideoEncodeAV1PictureInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeAV1PictureInfo {
    pub flags: StdVideoEncodeAV1PictureInfoFlags,
    pub frame_type: StdVideoAV1FrameType,
    pub frame_presentation_time: u32,
    pub current_frame_id: u32,
    pub order_hint: u8,
    pub primary_ref_frame: u8,
    pub refresh_frame_flags: u8,
    pub coded_denom: u8,
    pub render_width_minus_1: u16,
    pub render_height_minus_1: u16,
    pub interpolation_filter: StdVideoAV1InterpolationFilter,
    pub tx_mode: StdVideoAV1TxMode,
    pub delta_q_res: u8,
    pub delta_lf_res: u8,
    pub ref_order_hint: [u8; STD_VIDEO_AV1_NUM_REF_FRAMES],
    pub ref_frame_idx: [i8; STD_VIDEO_AV1_REFS_PER_FRAME],
    pub reserved1: [u8; 3],
    pub delta_frame_id_minus_1: [u32; STD_VIDEO_AV1_REFS_PER_FRAME],
    pub p_tile_info: *const StdVideoAV1TileInfo,
    pub p_quantization: *const StdVideoAV1Quantization,
    pub p_segmentation: *const StdVideoAV1Segmentation,
    pub p_loop_filter: *const StdVideoAV1LoopFilter,
    pub p_cdef: *const StdVideoAV1CDEF,
    pub p_loop_restoration: *const StdVideoAV1LoopRestoration,
    pub p_global_motion: *const StdVideoAV1GlobalMotion,
    pub p_extension_header: *const StdVideoEncodeAV1ExtensionHeader,
    pub p_buffer_removal_times: *const u32,
}
zero_default!(StdVideoEncodeAV1PictureInfo);
/// `StdVideoEncodeAV1ReferenceInfoFlags`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeAV1ReferenceInfoFlags {
    bitfield_0: u32,
}
zero_default!(StdVideoEncodeAV1ReferenceInfoFlags);
impl StdVideoEncodeAV1ReferenceInfoFlags {
    bit_field!(
        bitfield_0 : u32, 0, 0x1, get_disable_frame_end_update_cdf,
        set_disable_frame_end_update_cdf
    );
    bit_field!(
        bitfield_0 : u32, 1, 0x1, get_segmentation_enabled, set_segmentation_enabled
    );
    bit_field!(bitfield_0 : u32, 2, 0x3fffffff, get_reserved, set_reserved);
}
/// `StdVideoEncodeAV1ReferenceInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StdVideoEncodeAV1ReferenceInfo {
    pub flags: StdVideoEncodeAV1ReferenceInfoFlags,
    pub ref_frame_id: u32,
    pub frame_type: StdVideoAV1FrameType,
    pub order_hint: u8,
    pub reserved1: [u8; 3],
    pub p_extension_header: *const StdVideoEncodeAV1ExtensionHeader,
}
zero_default!(StdVideoEncodeAV1ReferenceInfo);
