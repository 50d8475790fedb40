//! Each value is that of its member: none has its default.

use super::*;
use crate::dynamic::structures::{
    DepthBiasRepresentation, DepthClampRange, FragmentShadingRate, VertexBinding,
};

#[test]
fn values_are_those_of_the_create_info() {
    let state = Whole::new(&[]).state();
    let values = &state.values;
    macro_rules! values {
        ($($member:ident: $value:expr;)*) => {
            $(assert_eq!(values.$member.value(), Some(&$value), stringify!($member));)*
        };
    }
    values! {
        primitive_topology: (vk::PrimitiveTopology::PATCH_LIST,);
        primitive_restart_enable: (vk::TRUE,);
        patch_control_points_ext: (6,);
        tessellation_domain_origin_ext: (vk::TessellationDomainOrigin::LOWER_LEFT,);
        viewport_w_scaling_enable_nv: (vk::TRUE,);
        shading_rate_image_enable_nv: (vk::TRUE,);
        depth_clip_negative_one_to_one_ext: (vk::TRUE,);
        conservative_rasterization_mode_ext:
            (vk::ConservativeRasterizationModeEXT::OVERESTIMATE,);
        extra_primitive_overestimation_size_ext: (0.125,);
        line_rasterization_mode_ext: (vk::LineRasterizationMode::BRESENHAM,);
        line_stipple_enable_ext: (vk::TRUE,);
        line_stipple: (3, 9);
        provoking_vertex_mode_ext: (vk::ProvokingVertexModeEXT::LAST_VERTEX,);
        rasterization_stream_ext: (2,);
        depth_clip_enable_ext: (vk::TRUE,);
        depth_bias_representation: DepthBiasRepresentation {
            representation: vk::DepthBiasRepresentationEXT::FLOAT,
            is_exact: true,
        };
        depth_clamp_enable_ext: (vk::TRUE,);
        rasterizer_discard_enable: (vk::FALSE,);
        polygon_mode_ext: (vk::PolygonMode::LINE,);
        cull_mode: (vk::CullModeFlags::BACK,);
        front_face: (vk::FrontFace::CLOCKWISE,);
        depth_bias_enable: (vk::TRUE,);
        depth_bias: (1.0, 2.0, 3.0);
        line_width: (4.0,);
        rasterization_samples_ext: (vk::SampleCountFlags::TYPE_4,);
        alpha_to_coverage_enable_ext: (vk::TRUE,);
        alpha_to_one_enable_ext: (vk::TRUE,);
        sample_locations_enable_ext: (vk::TRUE,);
        coverage_to_color_enable_nv: (vk::TRUE,);
        coverage_to_color_location_nv: (3,);
        coverage_modulation_mode_nv: (vk::CoverageModulationModeNV::RGB,);
        coverage_modulation_table_enable_nv: (vk::TRUE,);
        coverage_reduction_mode_nv: (vk::CoverageReductionModeNV::TRUNCATE,);
        depth_test_enable: (vk::TRUE,);
        depth_write_enable: (vk::TRUE,);
        depth_compare_op: (vk::CompareOp::GREATER,);
        depth_bounds_test_enable: (vk::TRUE,);
        depth_bounds: (0.125, 0.875);
        stencil_test_enable: (vk::TRUE,);
        logic_op_enable_ext: (vk::TRUE,);
        logic_op_ext: (vk::LogicOp::XOR,);
        blend_constants: [1.0, 2.0, 3.0, 4.0];
        discard_rectangle_enable_ext: (vk::TRUE,);
        discard_rectangle_mode_ext: (vk::DiscardRectangleModeEXT::EXCLUSIVE,);
        representative_fragment_test_enable_nv: (vk::TRUE,);
        attachment_feedback_loop_enable_ext: (vk::ImageAspectFlags::COLOR,);
        fragment_shading_rate_khr: FragmentShadingRate {
            fragment_size: (2, 4),
            combiners: [vk::FragmentShadingRateCombinerOpKHR::REPLACE; 2],
        };
        depth_clamp_range_ext: DepthClampRange {
            mode: vk::DepthClampModeEXT::USER_DEFINED_RANGE,
            range: Some((0.25, 0.5)),
        };
    }
    faces(values);
    arrays(values);
    assert_eq!(state.fixed.min_sample_shading, Some(0.75));
    assert_eq!((state.fixed.viewports, state.fixed.scissors), (2, 2));
    assert_eq!(
        (state.rendering.view_mask, &state.rendering.colors[..]),
        (3, &[vk::Format::R8_UNORM][..])
    );
}

fn faces(values: &DynamicState) {
    for (face, first) in [(0, 1_u32), (1, 2)] {
        macro_rules! of {
            ($member:ident) => {
                *[&values.$member.front, &values.$member.back][face].value().expect("static")
            };
        }
        assert_eq!(of!(stencil_compare_mask), (first + 10,));
        assert_eq!(of!(stencil_write_mask), (first + 20,));
        assert_eq!(of!(stencil_reference), (first + 30,));
        let operations = (
            vk::StencilOp::from_raw(first as i32),
            vk::StencilOp::INVERT,
            vk::StencilOp::REPLACE,
            vk::CompareOp::LESS,
        );
        assert_eq!(of!(stencil_op), operations);
    }
}

fn arrays(values: &DynamicState) {
    macro_rules! of {
        ($member:ident) => {
            &values.$member.value().expect("static").0
        };
    }
    let x = |of: &[vk::Viewport]| of.iter().map(|one| one.x).collect::<Vec<_>>();
    assert_eq!(x(of!(viewport)), [1.0, 2.0]);
    assert_eq!(x(of!(viewport_with_count)), [1.0, 2.0]);
    let x = |of: &[vk::Rect2D]| of.iter().map(|one| one.offset.x).collect::<Vec<_>>();
    assert_eq!(x(of!(scissor)), [11, 12]);
    assert_eq!(x(of!(scissor_with_count)), [11, 12]);
    assert_eq!(x(of!(exclusive_scissor_nv)), [11, 12]);
    assert_eq!(x(of!(discard_rectangle_ext)), [11, 12]);
    assert_eq!(of!(exclusive_scissor_enable_nv)[..], [vk::TRUE; 2]);
    assert_eq!(of!(viewport_w_scaling_nv)[0].ycoeff, 2.0);
    let swizzle = of!(viewport_swizzle_nv)[0].x;
    assert_eq!(swizzle, vk::ViewportCoordinateSwizzleNV::NEGATIVE_X);
    assert_eq!(of!(coverage_modulation_table_nv)[..], [0.5, 1.0]);
    assert_eq!(of!(color_write_enable_ext)[..], [vk::FALSE]);
    assert_eq!(of!(color_blend_enable_ext)[..], [vk::TRUE]);
    assert_eq!(of!(color_write_mask_ext)[..], [vk::ColorComponentFlags::G]);
    let equation = of!(color_blend_equation_ext)[0];
    assert_eq!(equation.src_color_blend_factor, vk::BlendFactor::ONE);
    assert_eq!(equation.dst_color_blend_factor, vk::BlendFactor::SRC_ALPHA);
    assert_eq!(equation.src_alpha_blend_factor, vk::BlendFactor::DST_ALPHA);
    assert_eq!(equation.dst_alpha_blend_factor, vk::BlendFactor::DST_COLOR);
    let advanced = of!(color_blend_advanced_ext)[0];
    assert_eq!(advanced.advanced_blend_op, vk::BlendOp::MULTIPLY_EXT);
    assert_eq!((advanced.src_premultiplied, advanced.dst_premultiplied), (vk::FALSE, vk::TRUE));
    assert_eq!(advanced.blend_overlap, vk::BlendOverlapEXT::CONJOINT);
    let mask = values.sample_mask_ext.value().expect("static");
    assert_eq!((mask.samples, &mask.mask[..]), (vk::SampleCountFlags::TYPE_4, &[5][..]));
    let locations = values.sample_locations_ext.value().expect("static");
    assert_eq!(locations.locations.0[0].x, 0.25);
    let input = values.vertex_input_ext.value().expect("static");
    let binding = |binding, divisor| VertexBinding {
        binding,
        stride: 8,
        input_rate: vk::VertexInputRate::INSTANCE,
        divisor,
    };
    assert_eq!(input.bindings, [binding(3, 1), binding(4, 7)]);
    assert_eq!(input.attributes.0[0].location, 5);
}
