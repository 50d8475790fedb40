//! Windows of X, on the application's xcb connection.
//!
//! Images are put into the window by MIT-SHM where the server attaches a file of ours, and through the
//! connection else. The kit asks for the answer of each request: an error never reaches the application's
//! queue of events or a handler of Xlib's, and a put image is read when the answer is there.

use std::ffi::c_void;

use dispatch_tables::icd::IcdSurfaceXcb;
use dispatch_tables::vk;
use x11rb::connection::{Connection, RequestConnection};
use x11rb::errors::{ConnectionError, ReplyError, ReplyOrIdError};
use x11rb::protocol::shm;
use x11rb::protocol::xproto::{
    ConnectionExt, CreateGCAux, ImageFormat, ImageOrder, Setup, VisualClass, Visualtype,
};
use x11rb::xcb_ffi::{XCBConnection, load_libxcb};

use crate::objects::locks::Mutex;
use crate::objects::object::lock;

use super::capabilities::has_formats;
use super::frame::{Frame, PIXEL, Pixels};
use super::shm::SharedMemory;
use super::surface;
use super::system::{Facts, careful};

const LOST: vk::Result = vk::Result::ERROR_SURFACE_LOST_KHR;

/// The bytes of a request beside the pixels, and some to spare.
const HEAD: usize = 64;

/// A window, and the address of the application's `xcb_connection_t`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    connection: usize,
    window: u32,
}

/// What a visual's pixels are.
#[derive(Clone, Copy)]
struct Kind {
    red_first: bool,
    has_alpha: bool,
}

/// What is wrong with a request: each is a lost surface.
struct Lost;

impl From<ConnectionError> for Lost {
    fn from(_: ConnectionError) -> Self {
        Self
    }
}

impl From<ReplyError> for Lost {
    fn from(_: ReplyError) -> Self {
        Self
    }
}

impl From<ReplyOrIdError> for Lost {
    fn from(_: ReplyOrIdError) -> Self {
        Self
    }
}

impl From<Lost> for vk::Result {
    fn from(_: Lost) -> Self {
        LOST
    }
}

impl Window {
    /// A window of the application's connection.
    pub(super) fn new(connection: *mut c_void, window: u32) -> Self {
        Self { connection: connection.expose_provenance(), window }
    }

    /// The connection, which the application keeps as long as the surface and its swapchains are there.
    fn connect(&self) -> Result<XCBConnection, Lost> {
        connect(std::ptr::with_exposed_provenance_mut(self.connection))
    }

    /// What can be said of the window.
    ///
    /// # Errors
    ///
    /// `ERROR_SURFACE_LOST_KHR`.
    pub(super) fn facts(&self) -> Result<Facts, vk::Result> {
        let (extent, _, kind) = self.look(&self.connect()?)?;
        let opaque = vk::CompositeAlphaFlagsKHR::OPAQUE;
        let has_alpha = kind.is_some_and(|kind| kind.has_alpha);
        let alpha =
            if has_alpha { opaque | vk::CompositeAlphaFlagsKHR::PRE_MULTIPLIED } else { opaque };
        Ok(Facts { extent: Some(extent), is_supported: kind.is_some(), alpha })
    }

    /// The window's size and depth, and the kind of the pixels.
    fn look(&self, connection: &XCBConnection) -> Result<(vk::Extent2D, u8, Option<Kind>), Lost> {
        let geometry = connection.get_geometry(self.window)?;
        let attributes = connection.get_window_attributes(self.window)?;
        let (geometry, attributes) = (geometry.reply()?, attributes.reply()?);
        let extent =
            vk::Extent2D { width: u32::from(geometry.width), height: u32::from(geometry.height) };
        Ok((extent, geometry.depth, kind_of(connection.setup(), attributes.visual)))
    }
}

fn connect(connection: *mut c_void) -> Result<XCBConnection, Lost> {
    load_libxcb().map_err(|_| Lost)?;
    // SAFETY: the application's connection outlives the surface; it stays open when this one is dropped.
    unsafe { XCBConnection::from_raw_xcb_connection(connection, false) }.map_err(|_| Lost)
}

/// The kind of a visual's pixels; none if they are not made of four bytes.
fn kind_of(setup: &Setup, visual: u32) -> Option<Kind> {
    let depths = setup.roots.iter().flat_map(|root| &root.allowed_depths);
    let found = depths.flat_map(|depth| depth.visuals.iter().map(|of| (depth.depth, of)));
    let (depth, found) = found.into_iter().find(|(_, found)| found.visual_id == visual)?;
    let is_of_depth = |format: &&x11rb::protocol::xproto::Format| format.depth == depth;
    let format = setup.pixmap_formats.iter().find(is_of_depth)?;
    let is_known = setup.image_byte_order == ImageOrder::LSB_FIRST
        && format.bits_per_pixel as usize == PIXEL * 8
        && format.scanline_pad as usize <= PIXEL * 8
        && matches!(depth, 24 | 32);
    let red_first = red_first(found)?;
    is_known.then_some(Kind { red_first, has_alpha: depth == 32 })
}

fn red_first(visual: &Visualtype) -> Option<bool> {
    let masks = (visual.red_mask, visual.green_mask, visual.blue_mask);
    match masks {
        _ if visual.class != VisualClass::TRUE_COLOR => None,
        (0xff_0000, 0xff00, 0xff) => Some(false),
        (0xff, 0xff00, 0xff_0000) => Some(true),
        _ => None,
    }
}

/// What a swapchain shows its images on.
pub(super) struct Screen {
    connection: XCBConnection,
    window: Window,
    context: u32,
    depth: u8,
    pixels: Pixels,
    area: Mutex<Area>,
}

/// Where an image is copied for the server.
enum Area {
    /// Memory that the server has attached by this number.
    Shared(SharedMemory, u32),
    /// Memory that goes through the connection.
    Own(Vec<u8>),
}

impl Screen {
    /// # Errors
    ///
    /// As [`super::system::Screen::open`].
    pub(super) fn open(
        window: &Window,
        info: &vk::SwapchainCreateInfoKHR,
    ) -> Result<Self, vk::Result> {
        let connection = window.connect()?;
        let (_, depth, kind) = window.look(&connection)?;
        let kind = kind.ok_or(vk::Result::ERROR_INITIALIZATION_FAILED)?;
        let is_opaque = info.composite_alpha == vk::CompositeAlphaFlagsKHR::OPAQUE;
        let size = Frame::size(info.image_extent).ok_or(vk::Result::ERROR_OUT_OF_HOST_MEMORY)?;
        let context = create_context(&connection, window.window)?;
        // What fails from now on leaves the rest to `drop`.
        let mut screen = Self {
            connection,
            window: *window,
            context,
            depth,
            pixels: Pixels { red_first: kind.red_first, make_opaque: kind.has_alpha && is_opaque },
            area: Mutex::new(Area::Own(Vec::new())),
        };
        screen.area = Mutex::new(match attach(&screen.connection, size) {
            Some((memory, segment)) => Area::Shared(memory, segment),
            None => Area::Own(zeros(size)?),
        });
        Ok(screen)
    }

    /// # Errors
    ///
    /// As [`super::system::Screen::check`].
    pub(super) fn check(&self, extent: vk::Extent2D) -> Result<(), vk::Result> {
        let geometry = || Ok::<_, Lost>(self.connection.get_geometry(self.window.window)?.reply()?);
        let geometry = geometry()?;
        let size = (u32::from(geometry.width), u32::from(geometry.height));
        match size == (extent.width, extent.height) {
            true => Ok(()),
            false => Err(vk::Result::ERROR_OUT_OF_DATE_KHR),
        }
    }

    /// # Errors
    ///
    /// `ERROR_SURFACE_LOST_KHR`.
    pub(super) fn show(&self, frame: &Frame) -> Result<(), vk::Result> {
        let mut area = lock(&self.area);
        let bytes = match &mut *area {
            Area::Shared(memory, _) => memory.bytes(),
            Area::Own(bytes) => bytes,
        };
        // SAFETY: the thread of the swapchain shows an image of the swapchain, which nobody has acquired.
        unsafe { frame.copy(0, bytes, self.pixels) };
        match &*area {
            Area::Shared(_, segment) => self.put_shared(*segment, frame.extent)?,
            Area::Own(bytes) => self.put(bytes, frame)?,
        }
        Ok(())
    }

    fn put_shared(&self, segment: u32, extent: vk::Extent2D) -> Result<(), Lost> {
        let (width, height) = (extent.width as u16, extent.height as u16);
        let format = ImageFormat::Z_PIXMAP.into();
        let put = shm::put_image(
            &self.connection,
            self.window.window,
            self.context,
            width,
            height,
            0,
            0,
            width,
            height,
            0,
            0,
            self.depth,
            format,
            false,
            segment,
            0,
        )?;
        // The server has read the memory when the answer is there.
        Ok(put.check()?)
    }

    /// As many rows at once as a request may have.
    fn put(&self, bytes: &[u8], frame: &Frame) -> Result<(), Lost> {
        let room = self.connection.maximum_request_bytes().saturating_sub(HEAD);
        let rows = (room / frame.row_size().max(1)).max(1);
        for (at, part) in bytes.chunks(rows * frame.row_size()).enumerate() {
            let put = self.connection.put_image(
                ImageFormat::Z_PIXMAP,
                self.window.window,
                self.context,
                frame.extent.width as u16,
                (part.len() / frame.row_size()) as u16,
                0,
                (at * rows) as i16,
                0,
                self.depth,
                part,
            )?;
            put.check()?;
        }
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // Neither a window nor a server that is gone is an error now.
        let free = || {
            self.connection.free_gc(self.context)?.ignore_error();
            let area = lock(&self.area);
            if let Area::Shared(_, segment) = &*area {
                shm::detach(&self.connection, *segment)?.ignore_error();
            }
            self.connection.flush()
        };
        _ = careful(|| Ok(free()));
    }
}

/// # Errors
///
/// `ERROR_OUT_OF_HOST_MEMORY`.
fn zeros(size: usize) -> Result<Vec<u8>, vk::Result> {
    let mut bytes = Vec::new();
    bytes.try_reserve_exact(size).map_err(|_| vk::Result::ERROR_OUT_OF_HOST_MEMORY)?;
    bytes.resize(size, 0);
    Ok(bytes)
}

fn create_context(connection: &XCBConnection, window: u32) -> Result<u32, Lost> {
    let context = connection.generate_id()?;
    connection.create_gc(context, window, &CreateGCAux::new().graphics_exposures(0))?.check()?;
    Ok(context)
}

/// Memory that the server attaches; none of a server on another machine, or without the extension.
fn attach(connection: &XCBConnection, size: usize) -> Option<(SharedMemory, u32)> {
    let version = shm::query_version(connection).ok()?.reply().ok()?;
    // Files are attached since the second version.
    if (version.major_version, version.minor_version) < (1, 2) {
        return None;
    }
    let memory = SharedMemory::new(size).ok()?;
    let file = memory.file().try_clone_to_owned().ok()?;
    let segment = connection.generate_id().ok()?;
    shm::attach_fd(connection, segment, file, true).ok()?.check().ok()?;
    Some((memory, segment))
}

pub(super) unsafe extern "system" fn create_surface(
    instance: vk::Instance,
    info: *const vk::XcbSurfaceCreateInfoKHR,
    callbacks: *const vk::AllocationCallbacks,
    surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let window = Window::new((*info).connection.cast(), (*info).window);
        surface::create(instance, super::system::Window::X(window), callbacks, surface)
    }
}

/// The window of a surface of the loader.
pub(super) fn of_loader(surface: &IcdSurfaceXcb) -> super::system::Window {
    super::system::Window::X(Window::new(surface.connection.cast(), surface.window))
}

/// Whether images can be shown in windows of a visual.
pub(super) fn shows(connection: *mut c_void, visual: u32) -> bool {
    let kind = careful(|| Ok(kind_of(connect(connection)?.setup(), visual)));
    matches!(kind, Ok(Some(_)))
}

pub(super) unsafe extern "system" fn presentation_support(
    device: vk::PhysicalDevice,
    _: u32,
    connection: *mut vk::xcb_connection_t,
    visual: vk::xcb_visualid_t,
) -> vk::Bool32 {
    // SAFETY: valid usage of the command.
    (unsafe { has_formats(device) } && shows(connection.cast(), visual)).into()
}
