//! What stands before each subpass and after the last one: barriers, and the load and store operations
//! of each rendering. A render pass has one plan, made when the render pass is.

use dispatch_tables::vk::{
    self, AccessFlags2, AttachmentLoadOp, AttachmentStoreOp, DependencyFlags, ImageAspectFlags,
    ImageLayout, PipelineStageFlags2,
};

use super::digest::{Attachment, Dependency, Part, Reference, RenderPass, Subpass};

/// What a render pass becomes.
#[derive(Debug)]
pub(super) struct Plan {
    /// Of each subpass.
    pub(super) steps: Vec<Step>,
    /// The barrier after the last subpass.
    pub(super) end: Barrier,
    /// The views of all subpasses; 0 without multiview.
    pub(super) view_mask: u32,
}

/// What a subpass becomes.
#[derive(Debug)]
pub(super) struct Step {
    /// The barrier before the rendering.
    pub(super) barrier: Barrier,
    /// The operations of each attachment that the subpass uses.
    pub(super) operations: Vec<Operations>,
}

/// A barrier.
#[derive(Debug)]
pub(super) struct Barrier {
    /// The flags.
    pub(super) flags: DependencyFlags,
    /// Dependencies.
    pub(super) memory: Vec<Scopes>,
    /// Changes of layouts.
    pub(super) transitions: Vec<Transition>,
}

/// Stages and accesses before and after a barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scopes {
    pub(super) src_stages: PipelineStageFlags2,
    pub(super) src_access: AccessFlags2,
    pub(super) dst_stages: PipelineStageFlags2,
    pub(super) dst_access: AccessFlags2,
}

/// A change of an attachment's layout.
#[derive(Debug)]
pub(super) struct Transition {
    pub(super) attachment: usize,
    /// Depth, stencil or both; of color attachments, those of the view.
    pub(super) aspects: ImageAspectFlags,
    pub(super) old: ImageLayout,
    pub(super) new: ImageLayout,
    pub(super) scopes: Scopes,
    /// The subpass that used the attachment last.
    pub(super) after: Option<usize>,
}

/// What happens to an attachment at the beginning and the end of a subpass's rendering.
#[derive(Debug)]
pub(super) struct Operations {
    pub(super) attachment: usize,
    pub(super) layouts: [ImageLayout; 2],
    /// Of color or depth, and of stencil.
    pub(super) load: [AttachmentLoadOp; 2],
    pub(super) store: [AttachmentStoreOp; 2],
    /// What a rendering of its own clears before the subpass's rendering, whose load operation cannot:
    /// some views are new and others are not, or the subpass does not draw to the attachment.
    pub(super) clear: Option<Clear>,
}

/// What is cleared before a subpass.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clear {
    /// Views; bit 0 without multiview.
    pub(super) views: u32,
    /// Color or depth, and stencil.
    pub(super) parts: [bool; 2],
}

/// The accesses of attachments, in the specification's implicit dependencies.
pub(super) const ATTACHMENT_ACCESS: AccessFlags2 = AccessFlags2::INPUT_ATTACHMENT_READ
    .union(AccessFlags2::COLOR_ATTACHMENT_READ)
    .union(AccessFlags2::COLOR_ATTACHMENT_WRITE)
    .union(AccessFlags2::DEPTH_STENCIL_ATTACHMENT_READ)
    .union(AccessFlags2::DEPTH_STENCIL_ATTACHMENT_WRITE);

/// Between two subpasses without a dependency: whatever the one did, and whatever the other will do.
const ALL: Scopes = Scopes {
    src_stages: PipelineStageFlags2::ALL_COMMANDS,
    src_access: ATTACHMENT_ACCESS,
    dst_stages: PipelineStageFlags2::ALL_COMMANDS,
    dst_access: ATTACHMENT_ACCESS,
};

/// The implicit dependency on what was before the render pass.
const IMPLICIT_BEGIN: Scopes =
    Scopes { src_stages: PipelineStageFlags2::NONE, src_access: AccessFlags2::NONE, ..ALL };

/// The implicit dependency of what comes after the render pass.
const IMPLICIT_END: Scopes =
    Scopes { dst_stages: PipelineStageFlags2::NONE, dst_access: AccessFlags2::NONE, ..ALL };

impl Plan {
    pub(super) fn new(pass: &RenderPass) -> Self {
        let mut now = Layouts::new(pass);
        let step = |at| Step {
            barrier: before(pass, at, &mut now),
            operations: pass.uses(at).iter().map(|one| operations(pass, at, one)).collect(),
        };
        let steps = (0..pass.subpasses.len()).map(step).collect();
        Self {
            steps,
            end: end(pass, &now),
            view_mask: pass.subpasses.iter().fold(0, |all, subpass| all | subpass.view_mask),
        }
    }
}

impl Dependency {
    fn scopes(&self) -> Scopes {
        let &Self { src_stages, src_access, dst_stages, dst_access, .. } = self;
        Scopes { src_stages, src_access, dst_stages, dst_access }
    }

    /// A dependency of a subpass on itself is for barriers that the application records in the subpass.
    fn is_of_one(&self) -> bool {
        self.src_subpass == self.dst_subpass
    }
}

impl Scopes {
    /// One that contains all; none of none.
    fn all<'a>(dependencies: impl Iterator<Item = &'a Dependency>) -> Option<Self> {
        dependencies.map(Dependency::scopes).reduce(|one, other| Self {
            src_stages: one.src_stages | other.src_stages,
            src_access: one.src_access | other.src_access,
            dst_stages: one.dst_stages | other.dst_stages,
            dst_access: one.dst_access | other.dst_access,
        })
    }
}

/// The layouts that attachments have, and the subpass that used each last.
struct Layouts {
    layouts: Vec<[ImageLayout; 2]>,
    after: Vec<Option<usize>>,
}

impl Layouts {
    fn new(pass: &RenderPass) -> Self {
        let initial = |one: &Attachment| one.parts.map(|part| part.initial_layout);
        Self {
            layouts: pass.attachments.iter().map(initial).collect(),
            after: vec![None; pass.attachments.len()],
        }
    }
}

/// The barrier before a subpass.
fn before(pass: &RenderPass, at: usize, now: &mut Layouts) -> Barrier {
    let mut transitions = Vec::new();
    for one in pass.uses(at) {
        let (attachment, after) = (one.attachment, now.after[one.attachment]);
        let scopes = match after {
            None => scopes_of_first_use(pass, at, attachment),
            Some(after) => scopes_between(pass, after, at),
        };
        let change = Change { attachment, after, scopes };
        let old = now.layouts[attachment];
        transitions.extend(change.transitions(&pass.attachments[attachment], old, one.layouts));
        now.layouts[attachment] = one.layouts;
        now.after[attachment] = Some(at);
    }
    let into = |one: &&Dependency| one.dst_subpass == Some(at);
    Barrier::new(pass.dependencies.iter().filter(into), transitions)
}

/// The barrier after the last subpass. Attachments that no subpass uses get their final layout too.
fn end(pass: &RenderPass, now: &Layouts) -> Barrier {
    let out = |one: &&Dependency| one.dst_subpass.is_none();
    let mut transitions = Vec::new();
    for (at, attachment) in pass.attachments.iter().enumerate() {
        let after = now.after[at];
        let of_last = |one: &&Dependency| after.is_none() || one.src_subpass == after;
        let dependencies = pass.dependencies.iter().filter(out).filter(of_last);
        let scopes = Scopes::all(dependencies).unwrap_or(IMPLICIT_END);
        let change = Change { attachment: at, after, scopes };
        let new = attachment.parts.map(|part| part.final_layout);
        transitions.extend(change.transitions(attachment, now.layouts[at], new));
    }
    Barrier::new(pass.dependencies.iter().filter(out), transitions)
}

/// A change away from the initial layout: after the external dependencies of the subpass. An attachment
/// that may alias another also waits for subpasses, which may have used the other.
fn scopes_of_first_use(pass: &RenderPass, at: usize, attachment: usize) -> Scopes {
    let flags = pass.attachments[attachment].flags;
    let may_alias = flags.contains(vk::AttachmentDescriptionFlags::MAY_ALIAS);
    let into = |one: &&Dependency| one.dst_subpass == Some(at) && !one.is_of_one();
    let matters = |one: &&Dependency| one.src_subpass.is_none() || may_alias;
    Scopes::all(pass.dependencies.iter().filter(into).filter(matters)).unwrap_or(IMPLICIT_BEGIN)
}

/// A change from the layout of one subpass to that of another: after the dependencies on the earlier one,
/// and before those of the later one.
fn scopes_between(pass: &RenderPass, after: usize, at: usize) -> Scopes {
    let is_between = |one: &&Dependency| {
        let (from, to) = (one.src_subpass, one.dst_subpass);
        from.is_some() && to.is_some() && !one.is_of_one()
    };
    let matters = |one: &&Dependency| one.src_subpass == Some(after) || one.dst_subpass == Some(at);
    Scopes::all(pass.dependencies.iter().filter(is_between).filter(matters)).unwrap_or(ALL)
}

/// What is known of a change of layouts, whatever the layouts are.
struct Change {
    attachment: usize,
    after: Option<usize>,
    scopes: Scopes,
}

impl Change {
    /// One transition for depth and stencil where both change in the same way, and one for each where
    /// not.
    fn transitions(
        self,
        attachment: &Attachment,
        old: [ImageLayout; 2],
        new: [ImageLayout; 2],
    ) -> Vec<Transition> {
        let parts: Vec<_> = (0..2).filter(|&part| attachment.has(part)).collect();
        let make = |part: usize, aspects| Transition {
            attachment: self.attachment,
            aspects,
            old: old[part],
            new: new[part],
            scopes: self.scopes,
            after: self.after,
        };
        let is_one = parts.len() == 2 && old[0] == old[1] && new[0] == new[1];
        if is_one && old[0] != new[0] {
            return vec![make(0, ImageAspectFlags::DEPTH | ImageAspectFlags::STENCIL)];
        }
        let changed = parts.into_iter().filter(|&part| old[part] != new[part]);
        changed.map(|part| make(part, attachment.aspect(part))).collect()
    }
}

impl Attachment {
    /// The format has color or depth (0), or stencil (1).
    pub(super) fn has(&self, part: usize) -> bool {
        match part {
            0 => self.aspects != ImageAspectFlags::STENCIL,
            _ => self.aspects.contains(ImageAspectFlags::STENCIL),
        }
    }

    /// The aspect of a part.
    fn aspect(&self, part: usize) -> ImageAspectFlags {
        match part {
            0 if self.aspects.contains(ImageAspectFlags::DEPTH) => ImageAspectFlags::DEPTH,
            0 => ImageAspectFlags::COLOR,
            _ => ImageAspectFlags::STENCIL,
        }
    }
}

impl Barrier {
    fn new<'a>(
        dependencies: impl Iterator<Item = &'a Dependency>,
        transitions: Vec<Transition>,
    ) -> Self {
        let dependencies: Vec<_> = dependencies.filter(|one| !one.is_of_one()).collect();
        let mut memory: Vec<Scopes> = Vec::new();
        for scopes in dependencies.iter().map(|one| one.scopes()) {
            if !memory.contains(&scopes) {
                memory.push(scopes);
            }
        }
        // A barrier of all regions and views is a stronger one, and one of all devices is too. The
        // barrier stands between renderings, where views mean nothing.
        let local = DependencyFlags::BY_REGION | DependencyFlags::VIEW_LOCAL;
        let any = dependencies.iter().fold(DependencyFlags::empty(), |all, one| all | one.flags);
        let mut flags = any & !(local | DependencyFlags::FEEDBACK_LOOP_EXT);
        let by_region = |one: &&Dependency| one.flags.contains(DependencyFlags::BY_REGION);
        if !memory.is_empty() && transitions.is_empty() && dependencies.iter().all(by_region) {
            flags |= DependencyFlags::BY_REGION;
        }
        Self { flags, memory, transitions }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.memory.is_empty() && self.transitions.is_empty()
    }
}

/// The operations of an attachment that a subpass uses: what the render pass says at the first and the
/// last use of all views, and to load and to store between.
fn operations(pass: &RenderPass, at: usize, one: &Reference) -> Operations {
    let attachment = &pass.attachments[one.attachment];
    let uses =
        |subpass: &usize| pass.uses(*subpass).iter().any(|of| of.attachment == one.attachment);
    let views = |subpasses: std::ops::Range<usize>| {
        subpasses.filter(uses).fold(0, |all, subpass| all | views(&pass.subpasses[subpass]))
    };
    let mine = views(at..at + 1);
    let fresh = mine & !views(0..at);
    let leaving = mine & !views(at + 1..pass.subpasses.len());
    let subpass = &pass.subpasses[at];
    let is_drawn = subpass.draws_to(one.attachment);
    let clears = attachment.parts.map(|part| part.load_op == AttachmentLoadOp::CLEAR);
    let parts = [0, 1].map(|part| clears[part] && attachment.has(part));
    let is_apart = fresh != mine || !is_drawn && !subpass.overwrites(one.attachment);
    let clear = Clear { views: fresh, parts };
    Operations {
        attachment: one.attachment,
        layouts: one.layouts,
        load: attachment.parts.map(|part| match fresh == mine {
            true => part.load_op,
            false => AttachmentLoadOp::LOAD,
        }),
        store: [0, 1].map(|part| match leaving == mine {
            true => attachment.parts[part].store_op,
            false => between(attachment.parts[part], part, one.layouts[part]),
        }),
        clear: (fresh != 0 && is_apart && parts != [false; 2]).then_some(clear),
    }
}

/// The views of a subpass; one without multiview.
fn views(subpass: &Subpass) -> u32 {
    subpass.view_mask.max(1)
}

/// The store operation of a use that is not the last. A part (0 for color or depth, 1 for stencil) that
/// is only read, and that neither the first load operation nor the last store operation changes, is not
/// written by this one either.
fn between(operations: Part, part: usize, layout: ImageLayout) -> AttachmentStoreOp {
    let of_both = [
        ImageLayout::DEPTH_STENCIL_READ_ONLY_OPTIMAL,
        ImageLayout::DEPTH_READ_ONLY_OPTIMAL,
        ImageLayout::STENCIL_READ_ONLY_OPTIMAL,
        ImageLayout::READ_ONLY_OPTIMAL,
    ];
    let of_one = [
        ImageLayout::DEPTH_READ_ONLY_STENCIL_ATTACHMENT_OPTIMAL,
        ImageLayout::DEPTH_ATTACHMENT_STENCIL_READ_ONLY_OPTIMAL,
    ];
    let is_read = of_both.contains(&layout) || of_one[part] == layout;
    let is_kept = operations.store_op == AttachmentStoreOp::NONE
        && [AttachmentLoadOp::LOAD, AttachmentLoadOp::NONE].contains(&operations.load_op);
    match is_read && is_kept {
        true => AttachmentStoreOp::NONE,
        false => AttachmentStoreOp::STORE,
    }
}

impl Subpass {
    /// The attachment is a color or depth/stencil attachment.
    fn draws_to(&self, attachment: usize) -> bool {
        let mut drawn = self.colors.iter().chain([&self.depth_stencil]).flatten();
        drawn.any(|one| one.attachment == attachment)
    }

    /// A color attachment is resolved to the attachment.
    fn overwrites(&self, attachment: usize) -> bool {
        let is_that = |one: &Option<Reference>| one.is_some_and(|one| one.attachment == attachment);
        let mut pairs = self.colors.iter().zip(&self.resolves);
        pairs.any(|(color, resolve)| color.is_some() && is_that(resolve))
    }
}
