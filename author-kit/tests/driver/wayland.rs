//! Swapchains on surfaces of Wayland, in a compositor without a screen.

use std::fs;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::ptr::{from_ref, null};
use std::thread;
use std::time::{Duration, Instant};

use author_kit::window::REFRESH;
use dispatch_tables::icd::{IcdSurfaceBase, IcdSurfaceWayland, IcdWsiPlatform};
use dispatch_tables::vk::{self, Handle};

use tempfile::TempDir;
use wayland_client::protocol::wl_compositor::WlCompositor;
use wayland_client::protocol::wl_registry::{self, WlRegistry};
use wayland_client::protocol::wl_surface::WlSurface;
use wayland_client::{Connection, Dispatch, EventQueue, Proxy, QueueHandle, delegate_noop};
use wayland_protocols::xdg::shell::client::xdg_surface::{self, XdgSurface};
use wayland_protocols::xdg::shell::client::xdg_toplevel::XdgToplevel;
use wayland_protocols::xdg::shell::client::xdg_wm_base::{self, XdgWmBase};

use crate::support::call;
use crate::window::{App, Windows, of};
use crate::x11::fill;

const SUCCESS: vk::Result = vk::Result::SUCCESS;
const LOST: vk::Result = vk::Result::ERROR_SURFACE_LOST_KHR;
const FIFO: vk::PresentModeKHR = vk::PresentModeKHR::FIFO;
const MAILBOX: vk::PresentModeKHR = vk::PresentModeKHR::MAILBOX;
const IMMEDIATE: vk::PresentModeKHR = vk::PresentModeKHR::IMMEDIATE;
const FOR_EVER: u64 = u64::MAX;

/// How long a compositor may take for what it does at once.
const PATIENCE: Duration = Duration::from_secs(30);

/// A compositor, which ends with the value.
struct Compositor {
    process: Child,
    folder: TempDir,
}

impl Compositor {
    fn start() -> Self {
        let folder = TempDir::new().expect("a folder");
        let process = Command::new("weston")
            .args(["--backend=headless-backend.so", "--use-pixman"])
            .args(["--debug", "--no-config", "--idle-time=0", "--socket=screen"])
            .env("XDG_RUNTIME_DIR", folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let compositor = Self { process: process.expect("Debian's weston"), folder };
        let start = Instant::now();
        while UnixStream::connect(compositor.folder.path().join("screen")).is_err() {
            assert!(start.elapsed() < PATIENCE, "the compositor has no socket");
            thread::sleep(Duration::from_millis(5));
        }
        compositor
    }

    fn connect(&self) -> Connection {
        let stream = UnixStream::connect(self.folder.path().join("screen"));
        Connection::from_socket(stream.expect("the socket")).expect("a connection")
    }

    /// The requests that the compositor gets meanwhile, and its events.
    fn requests(&self, act: impl FnOnce()) -> String {
        let file = self.folder.path().join("requests");
        let listener = Command::new("weston-debug")
            .args(["--output".as_ref(), file.as_os_str(), "proto".as_ref()])
            .env("XDG_RUNTIME_DIR", self.folder.path())
            .env("WAYLAND_DISPLAY", "screen")
            .stderr(Stdio::null())
            .spawn();
        let mut listener = listener.expect("weston-debug");
        let start = Instant::now();
        while fs::read_to_string(&file).unwrap_or_default().is_empty() {
            assert!(start.elapsed() < PATIENCE, "nothing is heard");
            self.connect().roundtrip().expect("an answer");
        }
        act();
        self.connect().roundtrip().expect("an answer");
        thread::sleep(Duration::from_millis(200));
        _ = listener.kill();
        _ = listener.wait();
        fs::read_to_string(&file).expect("the requests")
    }

    /// Sends the process a signal.
    fn signal(&self, name: &str) {
        let number = self.process.id().to_string();
        let sent = Command::new("kill").args(["-s", name, &number]).status();
        assert!(sent.expect("kill").success());
    }

    /// The pixels of the screen, in blue, green, red and alpha.
    fn screenshot(&self) -> Vec<u8> {
        let is_shot = |path: &Path| path.extension().is_some_and(|end| end == "png");
        let shot = Command::new("weston-screenshooter")
            .current_dir(self.folder.path())
            .env("XDG_RUNTIME_DIR", self.folder.path())
            .env("WAYLAND_DISPLAY", "screen")
            .env_remove("XDG_PICTURES_DIR")
            .status();
        assert!(shot.expect("weston-screenshooter").success());
        let files = fs::read_dir(self.folder.path()).expect("the folder");
        let mut files = files.map(|file| file.expect("a file").path());
        let file = files.find(|path| is_shot(path)).expect("a screenshot");
        let pixels = Command::new("ffmpeg")
            .args(["-loglevel", "error", "-i"])
            .arg(&file)
            .args(["-f", "rawvideo", "-pix_fmt", "bgra", "-"])
            .output()
            .expect("Debian's ffmpeg");
        fs::remove_file(file).expect("the file");
        assert!(pixels.status.success(), "{}", String::from_utf8_lossy(&pixels.stderr));
        pixels.stdout
    }

    /// Waits until so many pixels of the screen have the color.
    fn wait_for(&self, color: [u8; 3], wanted: usize) {
        let start = Instant::now();
        loop {
            let shot = self.screenshot();
            let found = shot.chunks_exact(4).filter(|pixel| pixel[..3] == color).count();
            if found == wanted {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "{found} pixels instead of {wanted}");
        }
    }
}

impl Drop for Compositor {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

/// An application of Wayland, with a window.
struct Client {
    connection: Connection,
    queue: EventQueue<Globals>,
    globals: Globals,
    surface: WlSurface,
}

#[derive(Default)]
struct Globals {
    compositor: Option<WlCompositor>,
    shell: Option<XdgWmBase>,
    is_configured: bool,
}

impl Client {
    /// A surface that nobody sees yet.
    fn new(compositor: &Compositor) -> Self {
        let connection = compositor.connect();
        let mut queue = connection.new_event_queue();
        let (handle, mut globals) = (queue.handle(), Globals::default());
        connection.display().get_registry(&handle, ());
        queue.roundtrip(&mut globals).expect("the globals");
        let maker = globals.compositor.as_ref().expect("wl_compositor");
        let surface = maker.create_surface(&handle, ());
        Self { connection, queue, globals, surface }
    }

    /// Makes a window of the surface.
    fn make_window(&mut self) {
        let (shell, handle) = (self.globals.shell.as_ref().expect("a shell"), self.queue.handle());
        let window = shell.get_xdg_surface(&self.surface, &handle, ());
        window.get_toplevel(&handle, ());
        self.surface.commit();
        while !self.globals.is_configured {
            self.queue.roundtrip(&mut self.globals).expect("events");
        }
    }

    fn display(&self) -> *mut vk::wl_display {
        self.connection.backend().display_ptr().cast()
    }

    fn surface(&self) -> *mut vk::wl_surface {
        self.surface.id().as_ptr().cast()
    }

    fn vulkan(&self, app: &App) -> vk::SurfaceKHR {
        let info = vk::WaylandSurfaceCreateInfoKHR {
            display: self.display(),
            surface: self.surface(),
            ..Default::default()
        };
        app.surface(|of, surface| {
            call!(of.commands.create_wayland_surface_khr(of.handle, &info, null(), surface))
        })
    }
}

impl Dispatch<WlRegistry, ()> for Globals {
    fn event(
        globals: &mut Self,
        registry: &WlRegistry,
        event: wl_registry::Event,
        (): &(),
        _: &Connection,
        handle: &QueueHandle<Self>,
    ) {
        let wl_registry::Event::Global { name, interface, .. } = event else { return };
        match &*interface {
            "wl_compositor" => globals.compositor = Some(registry.bind(name, 4, handle, ())),
            "xdg_wm_base" => globals.shell = Some(registry.bind(name, 1, handle, ())),
            _ => {}
        }
    }
}

impl Dispatch<XdgWmBase, ()> for Globals {
    fn event(
        _: &mut Self,
        shell: &XdgWmBase,
        event: xdg_wm_base::Event,
        (): &(),
        _: &Connection,
        _: &QueueHandle<Self>,
    ) {
        if let xdg_wm_base::Event::Ping { serial } = event {
            shell.pong(serial);
        }
    }
}

impl Dispatch<XdgSurface, ()> for Globals {
    fn event(
        globals: &mut Self,
        window: &XdgSurface,
        event: xdg_surface::Event,
        (): &(),
        _: &Connection,
        _: &QueueHandle<Self>,
    ) {
        if let xdg_surface::Event::Configure { serial } = event {
            window.ack_configure(serial);
            globals.is_configured = true;
        }
    }
}

delegate_noop!(Globals: WlCompositor);
delegate_noop!(Globals: ignore WlSurface);
delegate_noop!(Globals: ignore XdgToplevel);

fn app() -> App {
    App::of_system::<Windows>(c"VK_KHR_wayland_surface")
}

/// Shows colors of both orders of bytes.
fn colors_are_shown(app: &App, compositor: &Compositor, surface: vk::SurfaceKHR) {
    assert_eq!(app.supports(surface), (SUCCESS, vk::TRUE));
    let mut old = vk::SwapchainKHR::NULL;
    for (at, (mode, format)) in [
        (FIFO, vk::Format::B8G8R8A8_UNORM),
        (MAILBOX, vk::Format::R8G8B8A8_UNORM),
        (IMMEDIATE, vk::Format::B8G8R8A8_SRGB),
    ]
    .into_iter()
    .enumerate()
    {
        let info = of(surface, mode);
        let area = info.image_extent.width as usize * info.image_extent.height as usize;
        let info = vk::SwapchainCreateInfoKHR { image_format: format, old_swapchain: old, ..info };
        let swapchain = app.create(&info).expect("a swapchain");
        app.destroy_chain(old);
        let [blue, green, red] = [10 + at as u8, 20, 30];
        let is_swapped = format == vk::Format::R8G8B8A8_UNORM;
        let drawn = if is_swapped { [red, green, blue, 255] } else { [blue, green, red, 255] };
        assert_eq!(app.show(swapchain, drawn), SUCCESS);
        compositor.wait_for([blue, green, red], area);
        old = swapchain;
    }
    app.destroy_chain(old);
}

#[test]
#[ignore = "needs weston, ffmpeg"]
fn images_are_shown_on_a_surface_of_wayland() {
    let compositor = Compositor::start();
    let (app, mut client) = (app(), Client::new(&compositor));
    client.make_window();
    let surface = client.vulkan(&app);
    let found = app.capabilities(surface).expect("capabilities");
    assert_eq!((found.current_extent.width, found.current_extent.height), (u32::MAX, u32::MAX));
    let instance = &app.instance;
    let supported = call!(instance.physical.get_physical_device_wayland_presentation_support_khr(
        instance.gpu,
        0,
        client.display()
    ));
    assert_eq!(supported, vk::TRUE);
    colors_are_shown(&app, &compositor, surface);
    app.destroy_surface(surface);
    let surface = IcdSurfaceWayland {
        base: IcdSurfaceBase { platform: IcdWsiPlatform::WAYLAND },
        display: client.display(),
        surface: client.surface(),
    };
    let of_loader = vk::SurfaceKHR::from_u64(from_ref(&surface).expose_provenance() as u64);
    colors_are_shown(&app, &compositor, of_loader);
    // The application's own events come as before.
    client.queue.roundtrip(&mut client.globals).expect("events");
    app.destroy();
}

#[test]
#[ignore = "needs weston"]
fn fifo_shows_what_the_compositor_has_time_for() {
    let compositor = Compositor::start();
    let (app, mut client) = (app(), Client::new(&compositor));
    client.make_window();
    let surface = client.vulkan(&app);
    for mode in [FIFO, MAILBOX, IMMEDIATE] {
        let swapchain = app.create(&of(surface, mode)).expect("a swapchain");
        let time = app.time_of(swapchain, 60);
        assert!((mode == FIFO) == (time > REFRESH * 40), "{mode:?}: {time:?}");
        // Once in a second is what FIFO does without the compositor's frames.
        assert!(time < REFRESH * 240, "{mode:?}: {time:?}");
        app.destroy_chain(swapchain);
    }
    app.destroy_surface(surface);
    app.destroy();
}

#[test]
#[ignore = "needs weston"]
fn a_surface_that_nobody_sees_does_not_stop_the_application() {
    let compositor = Compositor::start();
    let (app, client) = (app(), Client::new(&compositor));
    let surface = client.vulkan(&app);
    let swapchain = app.create(&of(surface, FIFO)).expect("a swapchain");
    let time = app.time_of(swapchain, 5);
    assert!(time < PATIENCE, "{time:?}");
    app.destroy_chain(swapchain);
    app.destroy_surface(surface);
    app.destroy();
}

/// The swapchains of a window ask the compositor once for what it has, which it keeps as long as the
/// connection. A window that nobody sees has one callback.
#[test]
#[ignore = "needs weston"]
fn the_compositor_is_not_asked_for_more_and_more() {
    let compositor = Compositor::start();
    let (app, client) = (app(), Client::new(&compositor));
    let surface = client.vulkan(&app);
    let requests = compositor.requests(|| {
        let mut old = vk::SwapchainKHR::NULL;
        for _ in 0..3 {
            let info = vk::SwapchainCreateInfoKHR { old_swapchain: old, ..of(surface, FIFO) };
            let new = app.create(&info).expect("a swapchain");
            app.destroy_chain(old);
            old = new;
        }
        app.time_of(old, 5);
        app.destroy_chain(old);
        let after_none = app.create(&of(surface, FIFO)).expect("a swapchain");
        app.destroy_chain(after_none);
    });
    // The compositor's own programs ask, too.
    let client = requests.lines().find(|line| line.contains("damage_buffer(0, 0, 40, 30)"));
    let client = client.and_then(|line| line.split(' ').nth(3)).expect("a client");
    let own: Vec<_> = requests.lines().filter(|line| line.contains(client)).collect();
    let count = |name| own.iter().filter(|line| line.contains(name)).count();
    let asked = [".get_registry(", "\"wl_shm\", 1, new id", ".frame("].map(count);
    assert_eq!(asked, [1, 1, 1], "{own:#?}");
    app.destroy_surface(surface);
    app.destroy();
}

/// FIFO shows every image, whatever the compositor does meanwhile, and a swapchain ends even then.
#[test]
#[ignore = "needs weston, ffmpeg"]
fn fifo_keeps_images_while_the_compositor_sleeps() {
    let compositor = Compositor::start();
    let (app, mut client) = (app(), Client::new(&compositor));
    client.make_window();
    let surface = client.vulkan(&app);
    let info = of(surface, FIFO);
    let area = info.image_extent.width as usize * info.image_extent.height as usize;
    let swapchain = app.create(&info).expect("a swapchain");
    let mut color = 1;
    let mut fall_asleep = || {
        compositor.signal("STOP");
        // Longer than a window that nobody sees waits for its next image.
        while let Ok(image) = app.acquire(swapchain, 3_000_000_000) {
            color += 1;
            assert!(color % 20 != 0, "images are left out");
            fill(app.images(swapchain)[image as usize], [color, 20, 30, 255]);
            assert_eq!(app.present(swapchain, image), SUCCESS);
        }
        color
    };
    let last = fall_asleep();
    compositor.signal("CONT");
    compositor.wait_for([last, 20, 30], area);
    fall_asleep();
    let start = Instant::now();
    app.destroy_chain(swapchain);
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
    compositor.signal("CONT");
    app.destroy_surface(surface);
    app.destroy();
}

/// What the connection has no room for is sent when the compositor has read the rest, though the compositor
/// says nothing then.
#[test]
#[ignore = "needs weston"]
fn a_connection_that_was_full_goes_on() {
    let compositor = Compositor::start();
    let (app, client) = (app(), Client::new(&compositor));
    let surface = client.vulkan(&app);
    let swapchain = app.create(&of(surface, IMMEDIATE)).expect("a swapchain");
    client.connection.roundtrip().expect("an answer");
    compositor.signal("STOP");
    while client.connection.flush().is_ok() {
        // Nothing comes of this request.
        client.surface.set_buffer_scale(1);
    }
    while let Ok(image) = app.acquire(swapchain, 1_000_000_000) {
        assert_eq!(app.present(swapchain, image), SUCCESS);
    }
    let image = thread::scope(|scope| {
        let waits = scope.spawn(|| app.acquire(swapchain, PATIENCE.as_nanos() as u64));
        // The acquire sends what there is room for when it begins.
        thread::sleep(Duration::from_millis(200));
        compositor.signal("CONT");
        waits.join().unwrap()
    });
    assert!(image.is_ok(), "{image:?}");
    app.destroy_chain(swapchain);
    app.destroy_surface(surface);
    app.destroy();
}

#[test]
#[ignore = "needs weston"]
fn a_compositor_that_is_gone_is_a_lost_surface() {
    for mode in [FIFO, MAILBOX, IMMEDIATE] {
        let compositor = Compositor::start();
        let (app, mut client) = (app(), Client::new(&compositor));
        client.make_window();
        let surface = client.vulkan(&app);
        let swapchain = app.create(&of(surface, mode)).expect("a swapchain");
        assert_eq!(app.show(swapchain, [1, 2, 3, 4]), SUCCESS);
        drop(compositor);
        let start = Instant::now();
        let lost = loop {
            let image = app.acquire(swapchain, FOR_EVER);
            let presented = image.and_then(|image| app.present(swapchain, image).result());
            assert!(start.elapsed() < PATIENCE);
            if let Err(error) = presented {
                break error;
            }
        };
        assert_eq!(lost, LOST);
        assert_eq!(app.acquire(swapchain, FOR_EVER), Err(LOST));
        app.destroy_chain(swapchain);
        assert_eq!(app.create(&of(surface, mode)), Err(LOST));
        app.destroy_surface(surface);
        app.destroy();
    }
}
