//! Swapchains in windows of X, on a server without a screen.

use std::ffi::{c_char, c_void};
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::ptr::{from_ref, null};
use std::thread;
use std::time::{Duration, Instant};

use author_kit::common::host_images;
use dispatch_tables::icd::{IcdSurfaceBase, IcdSurfaceXcb, IcdSurfaceXlib, IcdWsiPlatform};
use dispatch_tables::vk::{self, Handle};
use libloading::Library;
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{
    ColormapAlloc, ConfigureWindowAux, ConnectionExt, CreateWindowAux, ImageFormat, WindowClass,
};
use x11rb::xcb_ffi::XCBConnection;

use crate::support::call;
use crate::window::{App, Chain, Windows, of};

const SUCCESS: vk::Result = vk::Result::SUCCESS;
const LOST: vk::Result = vk::Result::ERROR_SURFACE_LOST_KHR;
const OUT_OF_DATE: vk::Result = vk::Result::ERROR_OUT_OF_DATE_KHR;
const IMMEDIATE: vk::PresentModeKHR = vk::PresentModeKHR::IMMEDIATE;
const FOR_EVER: u64 = u64::MAX;

/// A server, which ends with the value.
struct Server {
    process: Child,
    display: String,
}

impl Server {
    fn start(arguments: &[&str]) -> Self {
        let command = ["-displayfd", "1", "-screen", "0", "2300x2100x24", "-noreset"];
        let process = Command::new("Xvfb")
            .args(command)
            .args(["-nolisten", "tcp"])
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut process = process.expect("Debian's xvfb");
        let mut display = String::new();
        let output = process.stdout.take().expect("the output");
        BufReader::new(output).read_line(&mut display).expect("the number of the display");
        Self { process, display: format!(":{}", display.trim()) }
    }

    fn connect(&self) -> XCBConnection {
        let display = std::ffi::CString::new(&*self.display).expect("a name");
        XCBConnection::connect(Some(&display)).expect("a connection").0
    }

    /// The server has memory of a swapchain.
    fn has_attached(&self) -> bool {
        let maps = fs::read_to_string(format!("/proc/{}/maps", self.process.id()));
        maps.expect("the memory of the server").contains("memfd:vulkan images")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

/// A mapped window of a depth of 24 or 32.
fn window(connection: &XCBConnection, depth: u8, (width, height): (u16, u16)) -> u32 {
    let root = &connection.setup().roots[0];
    let depths = root.allowed_depths.iter().filter(|of| of.depth == depth);
    let visual = depths.flat_map(|of| &of.visuals).next().expect("a visual").visual_id;
    let (window, colors) = (connection.generate_id().unwrap(), connection.generate_id().unwrap());
    let colormap = connection.create_colormap(ColormapAlloc::NONE, colors, root.root, visual);
    colormap.unwrap().check().expect("colors");
    let aux = CreateWindowAux::new().colormap(colors).border_pixel(0).background_pixel(0);
    let class = WindowClass::INPUT_OUTPUT;
    let made = connection
        .create_window(depth, window, root.root, 0, 0, width, height, 0, class, visual, &aux);
    made.unwrap().check().expect("a window");
    connection.map_window(window).unwrap().check().expect("a map");
    window
}

/// Blue, green, red and alpha of a pixel of a window.
fn pixel(connection: &XCBConnection, window: u32, (x, y): (i16, i16)) -> [u8; 4] {
    let image = connection.get_image(ImageFormat::Z_PIXMAP, window, x, y, 1, 1, u32::MAX);
    image.unwrap().reply().expect("an image").data[..4].try_into().expect("a pixel")
}

/// Waits until a window shows the color, which the swapchain's thread puts there.
fn wait_for(connection: &XCBConnection, window: u32, at: (i16, i16), color: [u8; 3]) {
    let start = Instant::now();
    while pixel(connection, window, at)[..3] != color {
        let seen = pixel(connection, window, at);
        assert!(start.elapsed() < Duration::from_secs(20), "{seen:?} instead of {color:?}");
        thread::sleep(Duration::from_millis(1));
    }
}

fn pointer(connection: &XCBConnection) -> *mut c_void {
    connection.get_raw_xcb_connection()
}

impl App {
    fn of_xcb() -> Self {
        Self::of_system::<Windows>(c"VK_KHR_xcb_surface")
    }

    fn xcb_surface(&self, connection: &XCBConnection, window: u32) -> vk::SurfaceKHR {
        let info = vk::XcbSurfaceCreateInfoKHR {
            connection: pointer(connection).cast(),
            window,
            ..Default::default()
        };
        self.surface(|of, surface| {
            call!(of.commands.create_xcb_surface_khr(of.handle, &info, null(), surface))
        })
    }

    /// Fills the next image and presents the image.
    pub(crate) fn show(&self, swapchain: Chain, pixel: [u8; 4]) -> vk::Result {
        let image = self.acquire(swapchain, FOR_EVER).expect("an image");
        fill(self.images(swapchain)[image as usize], pixel);
        self.present(swapchain, image)
    }
}

/// Draws to an image.
pub(crate) fn fill(image: vk::Image, pixel: [u8; 4]) {
    let color = vk::ImageAspectFlags::COLOR;
    // SAFETY: an image of the kit, which is acquired.
    unsafe {
        let image = host_images::image(image);
        let layout = image.info().layout(color, 0, 0).expect("a layout");
        let (start, extent) = (image.start(color).add(layout.offset as usize), image.info().extent);
        for row in 0..extent.height as usize {
            let start = start.add(row * layout.row_pitch as usize).cast::<[u8; 4]>();
            (0..extent.width as usize).for_each(|column| *start.add(column) = pixel);
        }
    }
}

/// A swapchain of a window's size.
fn chain_of(app: &App, surface: vk::SurfaceKHR, format: vk::Format) -> vk::SwapchainCreateInfoKHR {
    let found = app.capabilities(surface).expect("capabilities");
    vk::SwapchainCreateInfoKHR {
        image_extent: found.current_extent,
        image_format: format,
        ..of(surface, IMMEDIATE)
    }
}

/// Shows colors of both orders of bytes in a window, up to the last row.
fn colors_are_shown(app: &App, connection: &XCBConnection, window: u32, surface: vk::SurfaceKHR) {
    assert_eq!(app.supports(surface), (SUCCESS, vk::TRUE));
    let mut old = Chain::NULL;
    for (format, [blue, green, red]) in
        [(vk::Format::B8G8R8A8_UNORM, [1, 2, 3]), (vk::Format::R8G8B8A8_UNORM, [6, 5, 4])]
    {
        let info =
            vk::SwapchainCreateInfoKHR { old_swapchain: old, ..chain_of(app, surface, format) };
        let swapchain = app.create(&info).expect("a swapchain");
        app.destroy_chain(old);
        let is_swapped = format == vk::Format::R8G8B8A8_UNORM;
        let drawn = if is_swapped { [red, green, blue, 7] } else { [blue, green, red, 7] };
        assert_eq!(app.show(swapchain, drawn), SUCCESS);
        let last = (info.image_extent.width as i16 - 1, info.image_extent.height as i16 - 1);
        wait_for(connection, window, last, [blue, green, red]);
        assert_eq!(pixel(connection, window, (0, 0))[..3], [blue, green, red]);
        old = swapchain;
    }
    app.destroy_chain(old);
}

#[test]
#[ignore = "needs xvfb"]
fn images_are_shown_in_a_window_with_and_without_shared_memory() {
    for (arguments, is_shared) in [(&[][..], true), (&["-extension", "MIT-SHM"][..], false)] {
        let server = Server::start(arguments);
        let (app, connection) = (App::of_xcb(), server.connect());
        // The second takes several requests.
        for size in [(20, 10), (2200, 2000)] {
            let window = window(&connection, 24, size);
            let surface = app.xcb_surface(&connection, window);
            let swapchain = app.create(&chain_of(&app, surface, vk::Format::B8G8R8A8_UNORM));
            assert_eq!(server.has_attached(), is_shared);
            app.destroy_chain(swapchain.expect("a swapchain"));
            colors_are_shown(&app, &connection, window, surface);
            app.destroy_surface(surface);
        }
        has_no_events(&connection);
        app.destroy();
    }
}

/// No error of the kit's requests is among the application's events.
fn has_no_events(connection: &XCBConnection) {
    connection.get_input_focus().unwrap().reply().expect("an answer");
    assert!(connection.poll_for_event().expect("a connection").is_none());
}

#[test]
#[ignore = "needs xvfb"]
fn a_swapchain_is_out_of_date_after_a_resize_of_the_window() {
    let server = Server::start(&[]);
    let (app, connection) = (App::of_xcb(), server.connect());
    let window = window(&connection, 24, (20, 10));
    let surface = app.xcb_surface(&connection, window);
    let format = vk::Format::B8G8R8A8_UNORM;
    let old = app.create(&chain_of(&app, surface, format)).expect("a swapchain");
    let image = app.acquire(old, 0).expect("an image");
    let size = ConfigureWindowAux::new().width(30).height(40);
    connection.configure_window(window, &size).unwrap().check().expect("a resize");
    assert_eq!(app.present(old, image), OUT_OF_DATE);
    assert_eq!(app.acquire(old, FOR_EVER), Err(OUT_OF_DATE));
    let info = chain_of(&app, surface, format);
    assert_eq!((info.image_extent.width, info.image_extent.height), (30, 40));
    let info = vk::SwapchainCreateInfoKHR { old_swapchain: old, ..info };
    let new = app.create(&info).expect("a swapchain");
    app.destroy_chain(old);
    assert_eq!(app.show(new, [9, 8, 7, 0]), SUCCESS);
    wait_for(&connection, window, (29, 39), [9, 8, 7]);
    app.destroy_chain(new);
    app.destroy_surface(surface);
    has_no_events(&connection);
    app.destroy();
}

/// A window without pixels has a visual, and no graphics context.
#[test]
#[ignore = "needs xvfb"]
fn a_swapchain_that_cannot_be_made_leaves_no_memory_with_the_server() {
    let server = Server::start(&[]);
    let (app, connection) = (App::of_xcb(), server.connect());
    let root = &connection.setup().roots[0];
    let (window, class) = (connection.generate_id().unwrap(), WindowClass::INPUT_ONLY);
    let aux = CreateWindowAux::new();
    let made = connection.create_window(0, window, root.root, 0, 0, 20, 10, 0, class, 0, &aux);
    made.unwrap().check().expect("a window");
    let surface = app.xcb_surface(&connection, window);
    let info = chain_of(&app, surface, vk::Format::B8G8R8A8_UNORM);
    assert_eq!(app.create(&info), Err(LOST));
    assert!(!server.has_attached());
    app.destroy_surface(surface);
    has_no_events(&connection);
    app.destroy();
}

/// An image that waits for its semaphore when the next swapchain shows one is never shown.
#[test]
#[ignore = "needs xvfb"]
fn a_retired_swapchain_shows_nothing_after_the_next_one() {
    let server = Server::start(&[]);
    let (app, connection) = (App::of_xcb(), server.connect());
    let window = window(&connection, 24, (20, 10));
    let surface = app.xcb_surface(&connection, window);
    let info = chain_of(&app, surface, vk::Format::B8G8R8A8_UNORM);
    let old = app.create(&info).expect("a swapchain");
    let (begin, drawn) = (app.device.semaphore(Some(0)), app.device.semaphore(None));
    let image = app.acquire(old, FOR_EVER).expect("an image");
    fill(app.images(old)[image as usize], [1, 2, 3, 0]);
    app.device.submit(1, &[(begin, 1)], &[(drawn, 0)], vk::Fence::NULL);
    let presented = app.present_on(1, &[old], &[image], &[drawn], &mut [SUCCESS]);
    assert_eq!(presented, SUCCESS);
    let new = app.create(&vk::SwapchainCreateInfoKHR { old_swapchain: old, ..info });
    let new = new.expect("a swapchain");
    assert_eq!(app.show(new, [4, 5, 6, 0]), SUCCESS);
    wait_for(&connection, window, (0, 0), [4, 5, 6]);
    app.device.signal(begin, 1);
    app.wait_idle();
    thread::sleep(Duration::from_millis(100));
    assert_eq!(pixel(&connection, window, (0, 0))[..3], [4, 5, 6]);
    app.destroy_chain(old);
    app.destroy_chain(new);
    app.device.destroy_semaphores(&[begin, drawn]);
    app.destroy_surface(surface);
    app.destroy();
}

#[test]
#[ignore = "needs xvfb"]
fn a_window_that_is_gone_is_a_lost_surface() {
    let server = Server::start(&[]);
    let (app, connection) = (App::of_xcb(), server.connect());
    let window = window(&connection, 24, (20, 10));
    let surface = app.xcb_surface(&connection, window);
    let info = chain_of(&app, surface, vk::Format::B8G8R8A8_UNORM);
    let swapchain = app.create(&info).expect("a swapchain");
    assert_eq!(app.rectangles(surface), (SUCCESS, 1));
    let image = app.acquire(swapchain, 0).expect("an image");
    connection.destroy_window(window).unwrap().check().expect("an end");
    assert_eq!(app.present(swapchain, image), LOST);
    assert_eq!(app.acquire(swapchain, FOR_EVER), Err(LOST));
    assert_eq!(app.supports(surface), (LOST, vk::FALSE));
    assert_eq!(app.capabilities(surface).err(), Some(LOST));
    assert_eq!(app.rectangles(surface), (SUCCESS, 0), "the command has no word for it");
    app.destroy_chain(swapchain);
    assert_eq!(app.create(&info), Err(LOST));
    app.destroy_surface(surface);
    has_no_events(&connection);
    app.destroy();
}

#[test]
#[ignore = "needs xvfb"]
fn a_server_that_is_gone_is_a_lost_surface() {
    for arguments in [&[][..], &["-extension", "MIT-SHM"][..]] {
        let server = Server::start(arguments);
        let (app, connection) = (App::of_xcb(), server.connect());
        let window = window(&connection, 24, (20, 10));
        let surface = app.xcb_surface(&connection, window);
        let info = chain_of(&app, surface, vk::Format::B8G8R8A8_UNORM);
        let swapchain = app.create(&info).expect("a swapchain");
        let image = app.acquire(swapchain, 0).expect("an image");
        drop(server);
        assert_eq!(app.present(swapchain, image), LOST);
        assert_eq!(app.acquire(swapchain, FOR_EVER), Err(LOST));
        app.destroy_chain(swapchain);
        assert_eq!(app.create(&info), Err(LOST));
        app.destroy_surface(surface);
        app.destroy();
    }
}

#[test]
#[ignore = "needs xvfb"]
fn alpha_of_a_window_is_opaque_or_the_applications() {
    use vk::CompositeAlphaFlagsKHR as Alpha;
    let server = Server::start(&[]);
    let (app, connection) = (App::of_xcb(), server.connect());
    let window = window(&connection, 32, (20, 10));
    let surface = app.xcb_surface(&connection, window);
    let found = app.capabilities(surface).expect("capabilities").supported_composite_alpha;
    assert_eq!(found, Alpha::OPAQUE | Alpha::PRE_MULTIPLIED);
    for (composite_alpha, seen) in [(Alpha::OPAQUE, 255), (Alpha::PRE_MULTIPLIED, 7)] {
        let info = chain_of(&app, surface, vk::Format::B8G8R8A8_UNORM);
        let info = vk::SwapchainCreateInfoKHR { composite_alpha, ..info };
        let swapchain = app.create(&info).expect("a swapchain");
        assert_eq!(app.show(swapchain, [1, 2, seen - 4, 7]), SUCCESS);
        wait_for(&connection, window, (3, 3), [1, 2, seen - 4]);
        assert_eq!(pixel(&connection, window, (3, 3))[3], seen);
        app.destroy_chain(swapchain);
    }
    app.destroy_surface(surface);
    app.destroy();
}

/// The handle of a surface that an old loader made.
fn handle_of(surface: &IcdSurfaceBase) -> vk::SurfaceKHR {
    vk::SurfaceKHR::from_u64(from_ref(surface).expose_provenance() as u64)
}

#[test]
#[ignore = "needs xvfb"]
fn a_surface_of_the_loader_has_the_same_window() {
    let server = Server::start(&[]);
    let (app, connection) = (App::of_xcb(), server.connect());
    let window = window(&connection, 24, (20, 10));
    let surface = IcdSurfaceXcb {
        base: IcdSurfaceBase { platform: IcdWsiPlatform::XCB },
        connection: pointer(&connection).cast(),
        window,
    };
    // SAFETY: the base is the beginning of the surface.
    let of_loader = handle_of(unsafe { &*from_ref(&surface).cast() });
    colors_are_shown(&app, &connection, window, of_loader);
    // A window has one swapchain, whichever surface is named.
    let of_driver = app.xcb_surface(&connection, window);
    let info = chain_of(&app, of_loader, vk::Format::B8G8R8A8_UNORM);
    let swapchain = app.create(&info).expect("a swapchain");
    let info = vk::SwapchainCreateInfoKHR { surface: of_driver, ..info };
    assert_eq!(app.create(&info), Err(vk::Result::ERROR_NATIVE_WINDOW_IN_USE_KHR));
    app.destroy_chain(swapchain);
    app.destroy_surface(of_driver);
    app.destroy();
}

#[test]
#[ignore = "needs xvfb"]
fn visuals_of_24_bits_can_be_presented_to() {
    let server = Server::start(&[]);
    let (app, connection) = (App::of_xcb(), server.connect());
    let root = &connection.setup().roots[0];
    let ask = |visual| {
        let instance = &app.instance;
        call!(instance.physical.get_physical_device_xcb_presentation_support_khr(
            instance.gpu,
            0,
            pointer(&connection).cast(),
            visual
        ))
    };
    assert_eq!((ask(root.root_visual), ask(0)), (vk::TRUE, vk::FALSE));
    app.destroy();
}

/// An application's display of Xlib, whose functions are found as the application would link them.
struct Display {
    library: Library,
    display: *mut vk::Display,
}

impl Display {
    fn open(server: &Server) -> Self {
        type Open = unsafe extern "C" fn(*const c_char) -> *mut vk::Display;
        let name = std::ffi::CString::new(&*server.display).expect("a name");
        // SAFETY: the function has this type.
        let (library, display) = unsafe {
            let library = Library::new("libX11.so.6").expect("libX11");
            let open = *library.get::<Open>(c"XOpenDisplay").expect("XOpenDisplay");
            (library, open(name.as_ptr()))
        };
        assert!(!display.is_null());
        Self { library, display }
    }

    fn close(self) {
        type Close = unsafe extern "C" fn(*mut vk::Display) -> i32;
        // SAFETY: the function has this type; the display is open.
        unsafe {
            let close = *self.library.get::<Close>(c"XCloseDisplay").expect("XCloseDisplay");
            close(self.display);
        }
    }
}

#[test]
#[ignore = "needs xvfb, libx11-xcb1"]
fn images_are_shown_in_a_window_of_xlib() {
    let server = Server::start(&[]);
    let (app, connection) = (App::of_system::<Windows>(c"VK_KHR_xlib_surface"), server.connect());
    let window = window(&connection, 24, (20, 10));
    let display = Display::open(&server);
    let info = vk::XlibSurfaceCreateInfoKHR {
        dpy: display.display,
        window: window.into(),
        ..Default::default()
    };
    let surface = app.surface(|of, surface| {
        call!(of.commands.create_xlib_surface_khr(of.handle, &info, null(), surface))
    });
    colors_are_shown(&app, &connection, window, surface);
    app.destroy_surface(surface);
    let surface = IcdSurfaceXlib {
        base: IcdSurfaceBase { platform: IcdWsiPlatform::XLIB },
        dpy: display.display,
        window: window.into(),
    };
    // SAFETY: the base is the beginning of the surface.
    let of_loader = handle_of(unsafe { &*from_ref(&surface).cast() });
    colors_are_shown(&app, &connection, window, of_loader);
    let visual = connection.setup().roots[0].root_visual;
    let instance = &app.instance;
    let supported = call!(instance.physical.get_physical_device_xlib_presentation_support_khr(
        instance.gpu,
        0,
        display.display,
        visual.into()
    ));
    assert_eq!(supported, vk::TRUE);
    // An error of Xlib would have ended the process: the window is gone before the swapchain.
    let info = chain_of(&app, of_loader, vk::Format::B8G8R8A8_UNORM);
    let swapchain = app.create(&info).expect("a swapchain");
    let image = app.acquire(swapchain, 0).expect("an image");
    connection.destroy_window(window).unwrap().check().expect("an end");
    assert_eq!(app.present(swapchain, image), LOST);
    app.destroy_chain(swapchain);
    display.close();
    app.destroy();
}
