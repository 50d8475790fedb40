/* Windows of a window system, for paint.c. The macro WITH_WAYLAND adds Wayland's. */
#ifndef WINDOWS_H
#define WINDOWS_H

#include <vulkan/vulkan.h>

struct window_system;

/* One window, or none for a headless surface. */
struct window {
	const struct window_system *system;
	VkExtent2D extent;
	VkSurfaceKHR surface;
	/* An X window's number. */
	uint32_t id;
	/* Objects of Wayland. */
	void *wl_surface, *xdg_surface, *toplevel;
};

struct window_system {
	const char *name;
	/* The instance extension that makes surfaces. */
	const char *extension;
	/* Connects to the server. */
	void (*connect)(void);
	/* Opens a window of the window's extent, the one of this index from the left. */
	void (*open)(struct window *window, int index);
	VkResult (*create_surface)(struct window *window, VkInstance instance);
	void (*resize)(struct window *window);
	/* Waits until the server has done all of the above and shows what was presented. */
	void (*round_trip)(void);
	void (*close)(struct window *window);
	void (*disconnect)(void);
};

/* The system of a name; NULL for none. */
const struct window_system *find_window_system(const char *name);

#endif
