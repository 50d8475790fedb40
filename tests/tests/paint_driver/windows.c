/* Windows without borders and menus: of X by XCB and by Xlib, of Wayland, and none at all. */
#include <stdlib.h>
#include <stdio.h>
#include <string.h>

#include <X11/Xlib.h>
#include <xcb/xcb.h>

#define VK_USE_PLATFORM_XCB_KHR
#define VK_USE_PLATFORM_XLIB_KHR
#ifdef WITH_WAYLAND
#define VK_USE_PLATFORM_WAYLAND_KHR
#include <wayland-client.h>
#include "xdg-shell.h"
#endif
#include "windows.h"

#define LEFT(index) (10 + 300 * (index))
#define TOP 10

static void fail(const char *what)
{
	fprintf(stderr, "failed: %s\n", what);
	exit(1);
}

/* Headless surfaces. */

static void nothing(void)
{
}

static void headless_open(struct window *window, int index)
{
	(void)window;
	(void)index;
}

static void headless_change(struct window *window)
{
	(void)window;
}

static VkResult headless_surface(struct window *window, VkInstance instance)
{
	const VkHeadlessSurfaceCreateInfoEXT info = {
		.sType = VK_STRUCTURE_TYPE_HEADLESS_SURFACE_CREATE_INFO_EXT,
	};
	PFN_vkCreateHeadlessSurfaceEXT create = (PFN_vkCreateHeadlessSurfaceEXT)
		vkGetInstanceProcAddr(instance, "vkCreateHeadlessSurfaceEXT");
	return create(instance, &info, NULL, &window->surface);
}

/* X, by XCB. */

static xcb_connection_t *xcb;

static void xcb_open_display(void)
{
	xcb = xcb_connect(NULL, NULL);
	if (xcb_connection_has_error(xcb))
		fail("xcb_connect");
}

static void xcb_open(struct window *window, int index)
{
	xcb_screen_t *screen = xcb_setup_roots_iterator(xcb_get_setup(xcb)).data;
	const VkExtent2D extent = window->extent;

	window->id = xcb_generate_id(xcb);
	xcb_create_window(xcb, XCB_COPY_FROM_PARENT, window->id, screen->root, LEFT(index), TOP,
			  extent.width, extent.height, 0, XCB_WINDOW_CLASS_INPUT_OUTPUT,
			  screen->root_visual, 0, NULL);
	xcb_map_window(xcb, window->id);
	xcb_flush(xcb);
}

static VkResult xcb_surface(struct window *window, VkInstance instance)
{
	const VkXcbSurfaceCreateInfoKHR info = {
		.sType = VK_STRUCTURE_TYPE_XCB_SURFACE_CREATE_INFO_KHR,
		.connection = xcb,
		.window = window->id,
	};
	return vkCreateXcbSurfaceKHR(instance, &info, NULL, &window->surface);
}

static void xcb_resize(struct window *window)
{
	const uint32_t sides[] = { window->extent.width, window->extent.height };

	xcb_configure_window(xcb, window->id, XCB_CONFIG_WINDOW_WIDTH | XCB_CONFIG_WINDOW_HEIGHT,
			     sides);
	xcb_flush(xcb);
}

static void xcb_round_trip(void)
{
	free(xcb_get_input_focus_reply(xcb, xcb_get_input_focus(xcb), NULL));
}

static void xcb_close(struct window *window)
{
	xcb_destroy_window(xcb, window->id);
	xcb_flush(xcb);
}

static void xcb_close_display(void)
{
	xcb_disconnect(xcb);
}

/* X, by Xlib. */

static Display *display;

static void xlib_open_display(void)
{
	XInitThreads();
	display = XOpenDisplay(NULL);
	if (!display)
		fail("XOpenDisplay");
}

static void xlib_open(struct window *window, int index)
{
	const VkExtent2D extent = window->extent;

	window->id = XCreateSimpleWindow(display, DefaultRootWindow(display), LEFT(index), TOP,
					 extent.width, extent.height, 0, 0, 0);
	XMapWindow(display, window->id);
	XSync(display, False);
}

static VkResult xlib_surface(struct window *window, VkInstance instance)
{
	const VkXlibSurfaceCreateInfoKHR info = {
		.sType = VK_STRUCTURE_TYPE_XLIB_SURFACE_CREATE_INFO_KHR,
		.dpy = display,
		.window = window->id,
	};
	return vkCreateXlibSurfaceKHR(instance, &info, NULL, &window->surface);
}

static void xlib_resize(struct window *window)
{
	XResizeWindow(display, window->id, window->extent.width, window->extent.height);
	XSync(display, False);
}

static void xlib_round_trip(void)
{
	XSync(display, False);
}

static void xlib_close(struct window *window)
{
	XDestroyWindow(display, window->id);
	XSync(display, False);
}

static void xlib_close_display(void)
{
	XCloseDisplay(display);
}

#ifdef WITH_WAYLAND

static struct wl_display *wayland;
static struct wl_registry *registry;
static struct wl_compositor *compositor;
static struct xdg_wm_base *shell;

static void ping(void *data, struct xdg_wm_base *base, uint32_t serial)
{
	(void)data;
	xdg_wm_base_pong(base, serial);
}

static const struct xdg_wm_base_listener on_shell = { .ping = ping };

static void global(void *data, struct wl_registry *of, uint32_t name, const char *interface,
		   uint32_t version)
{
	(void)data;
	(void)version;
	if (!strcmp(interface, wl_compositor_interface.name)) {
		compositor = wl_registry_bind(of, name, &wl_compositor_interface, 4);
	} else if (!strcmp(interface, xdg_wm_base_interface.name)) {
		shell = wl_registry_bind(of, name, &xdg_wm_base_interface, 1);
		xdg_wm_base_add_listener(shell, &on_shell, NULL);
	}
}

static void global_remove(void *data, struct wl_registry *of, uint32_t name)
{
	(void)data;
	(void)of;
	(void)name;
}

static const struct wl_registry_listener on_registry = { global, global_remove };

static void wayland_round_trip(void)
{
	if (wl_display_roundtrip(wayland) < 0)
		fail("wl_display_roundtrip");
}

static void wayland_connect(void)
{
	wayland = wl_display_connect(NULL);
	if (!wayland)
		fail("wl_display_connect");
	registry = wl_display_get_registry(wayland);
	wl_registry_add_listener(registry, &on_registry, NULL);
	wayland_round_trip();
	if (!compositor || !shell)
		fail("a compositor with xdg-shell");
}

static void surface_configure(void *data, struct xdg_surface *surface, uint32_t serial)
{
	(void)data;
	xdg_surface_ack_configure(surface, serial);
}

static const struct xdg_surface_listener on_surface = { surface_configure };

static void toplevel_configure(void *data, struct xdg_toplevel *toplevel, int32_t width,
			       int32_t height, struct wl_array *states)
{
	(void)data;
	(void)toplevel;
	(void)width;
	(void)height;
	(void)states;
}

static void toplevel_close(void *data, struct xdg_toplevel *toplevel)
{
	(void)data;
	(void)toplevel;
}

static const struct xdg_toplevel_listener on_toplevel = {
	.configure = toplevel_configure,
	.close = toplevel_close,
};

static void wayland_open(struct window *window, int index)
{
	char id[] = "paint0";
	struct wl_surface *surface = wl_compositor_create_surface(compositor);
	struct xdg_surface *xdg = xdg_wm_base_get_xdg_surface(shell, surface);
	struct xdg_toplevel *toplevel = xdg_surface_get_toplevel(xdg);

	id[5] += (char)index;
	xdg_surface_add_listener(xdg, &on_surface, NULL);
	xdg_toplevel_add_listener(toplevel, &on_toplevel, NULL);
	xdg_toplevel_set_app_id(toplevel, id);
	wl_surface_commit(surface);
	window->wl_surface = surface;
	window->xdg_surface = xdg;
	window->toplevel = toplevel;
	wayland_round_trip();
}

static VkResult wayland_surface(struct window *window, VkInstance instance)
{
	const VkWaylandSurfaceCreateInfoKHR info = {
		.sType = VK_STRUCTURE_TYPE_WAYLAND_SURFACE_CREATE_INFO_KHR,
		.display = wayland,
		.surface = window->wl_surface,
	};
	return vkCreateWaylandSurfaceKHR(instance, &info, NULL, &window->surface);
}

static void wayland_close(struct window *window)
{
	xdg_toplevel_destroy(window->toplevel);
	xdg_surface_destroy(window->xdg_surface);
	wl_surface_destroy(window->wl_surface);
}

static void wayland_disconnect(void)
{
	xdg_wm_base_destroy(shell);
	wl_compositor_destroy(compositor);
	wl_registry_destroy(registry);
	wl_display_disconnect(wayland);
}

#endif

static const struct window_system systems[] = {
	{
		.name = "headless",
		.extension = VK_EXT_HEADLESS_SURFACE_EXTENSION_NAME,
		.connect = nothing,
		.open = headless_open,
		.create_surface = headless_surface,
		.resize = headless_change,
		.round_trip = nothing,
		.close = headless_change,
		.disconnect = nothing,
	},
	{
		.name = "xcb",
		.extension = VK_KHR_XCB_SURFACE_EXTENSION_NAME,
		.connect = xcb_open_display,
		.open = xcb_open,
		.create_surface = xcb_surface,
		.resize = xcb_resize,
		.round_trip = xcb_round_trip,
		.close = xcb_close,
		.disconnect = xcb_close_display,
	},
	{
		.name = "xlib",
		.extension = VK_KHR_XLIB_SURFACE_EXTENSION_NAME,
		.connect = xlib_open_display,
		.open = xlib_open,
		.create_surface = xlib_surface,
		.resize = xlib_resize,
		.round_trip = xlib_round_trip,
		.close = xlib_close,
		.disconnect = xlib_close_display,
	},
#ifdef WITH_WAYLAND
	{
		.name = "wayland",
		.extension = VK_KHR_WAYLAND_SURFACE_EXTENSION_NAME,
		.connect = wayland_connect,
		.open = wayland_open,
		.create_surface = wayland_surface,
		/* A window is as large as its images. */
		.resize = headless_change,
		.round_trip = wayland_round_trip,
		.close = wayland_close,
		.disconnect = wayland_disconnect,
	},
#endif
};

const struct window_system *find_window_system(const char *name)
{
	for (size_t i = 0; i < sizeof(systems) / sizeof(*systems); i++) {
		if (!strcmp(systems[i].name, name))
			return &systems[i];
	}
	return NULL;
}
