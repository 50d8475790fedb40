/*
 * Clears windows through swapchains, as the lines of its input say:
 *
 *   paint SYSTEM WINDOWS
 *   show WAY R G B    clears and presents one image in each window. The first window has the color, the
 *                     next one has the parts in another order. Answers with a pixel of each image.
 *   resize W H        changes the size of all windows
 *
 * WAY is one of: image (vkCmdClearColorImage), rendering (vkCmdBeginRendering), pass (a render pass),
 * attachments (vkCmdClearAttachments within a rendering).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "windows.h"

#define CHECK(call) check(call, #call)
#define MAX_WINDOWS 2
#define MAX_IMAGES 8

static void check(VkResult result, const char *what)
{
	if (result != VK_SUCCESS) {
		fprintf(stderr, "%s: %d\n", what, result);
		exit(1);
	}
}

struct swapchain {
	VkSwapchainKHR handle;
	VkExtent2D extent;
	uint32_t count;
	VkImage images[MAX_IMAGES];
	VkImageView views[MAX_IMAGES];
	/* Signaled when an image is painted. */
	VkSemaphore painted[MAX_IMAGES];
};

static VkInstance instance;
static VkPhysicalDevice gpu;
static VkDevice device;
static VkQueue queue;
static VkCommandPool pool;
static VkCommandBuffer commands;
static VkSemaphore acquired;
static VkBuffer buffer;
static VkDeviceMemory memory;
static const uint8_t *pixel;
static VkRenderPass pass;

static const VkFormat FORMAT = VK_FORMAT_B8G8R8A8_UNORM;
static const VkImageSubresourceRange ALL = { VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1 };

static void create_instance(const char *surface_extension)
{
	const VkApplicationInfo application = {
		.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO,
		.pApplicationName = "paint",
		.apiVersion = VK_API_VERSION_1_3,
	};
	const char *extensions[] = { VK_KHR_SURFACE_EXTENSION_NAME, surface_extension };
	const VkInstanceCreateInfo info = {
		.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
		.pApplicationInfo = &application,
		.enabledExtensionCount = 2,
		.ppEnabledExtensionNames = extensions,
	};
	VkPhysicalDeviceProperties properties;
	uint32_t count = 1;

	CHECK(vkCreateInstance(&info, NULL, &instance));
	CHECK(vkEnumeratePhysicalDevices(instance, &count, &gpu));
	vkGetPhysicalDeviceProperties(gpu, &properties);
	printf("device %s\n", properties.deviceName);
}

static void create_device(void)
{
	const float priority = 1;
	const VkDeviceQueueCreateInfo of_queue = {
		.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
		.queueCount = 1,
		.pQueuePriorities = &priority,
	};
	VkPhysicalDeviceVulkan13Features features = {
		.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES,
		.synchronization2 = VK_TRUE,
		.dynamicRendering = VK_TRUE,
	};
	const char *extensions[] = { VK_KHR_SWAPCHAIN_EXTENSION_NAME };
	const VkDeviceCreateInfo info = {
		.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
		.pNext = &features,
		.queueCreateInfoCount = 1,
		.pQueueCreateInfos = &of_queue,
		.enabledExtensionCount = 1,
		.ppEnabledExtensionNames = extensions,
	};

	CHECK(vkCreateDevice(gpu, &info, NULL, &device));
	vkGetDeviceQueue(device, 0, 0, &queue);
}

static VkSemaphore create_semaphore(void)
{
	const VkSemaphoreCreateInfo info = { .sType = VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO };
	VkSemaphore semaphore;

	CHECK(vkCreateSemaphore(device, &info, NULL, &semaphore));
	return semaphore;
}

static void create_commands(void)
{
	const VkCommandPoolCreateInfo of_pool = {
		.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
		.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT,
	};
	VkCommandBufferAllocateInfo info = {
		.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
		.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY,
		.commandBufferCount = 1,
	};

	CHECK(vkCreateCommandPool(device, &of_pool, NULL, &pool));
	info.commandPool = pool;
	CHECK(vkAllocateCommandBuffers(device, &info, &commands));
	acquired = create_semaphore();
}

/* A pixel that the host reads. */
static void create_buffer(void)
{
	const VkBufferCreateInfo of_buffer = {
		.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
		.size = 4,
		.usage = VK_BUFFER_USAGE_TRANSFER_DST_BIT,
	};
	const VkMemoryPropertyFlags wanted =
		VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
	VkMemoryRequirements needs;
	VkPhysicalDeviceMemoryProperties types;
	VkMemoryAllocateInfo info = { .sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO };
	uint32_t type = 0;
	void *data;

	CHECK(vkCreateBuffer(device, &of_buffer, NULL, &buffer));
	vkGetBufferMemoryRequirements(device, buffer, &needs);
	vkGetPhysicalDeviceMemoryProperties(gpu, &types);
	while (!(needs.memoryTypeBits & 1u << type) ||
	       (types.memoryTypes[type].propertyFlags & wanted) != wanted)
		type++;
	info.allocationSize = needs.size;
	info.memoryTypeIndex = type;
	CHECK(vkAllocateMemory(device, &info, NULL, &memory));
	CHECK(vkBindBufferMemory(device, buffer, memory, 0));
	CHECK(vkMapMemory(device, memory, 0, 4, 0, &data));
	pixel = data;
}

static void create_pass(void)
{
	const VkAttachmentDescription attachment = {
		.format = FORMAT,
		.samples = VK_SAMPLE_COUNT_1_BIT,
		.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR,
		.storeOp = VK_ATTACHMENT_STORE_OP_STORE,
		.stencilLoadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE,
		.stencilStoreOp = VK_ATTACHMENT_STORE_OP_DONT_CARE,
		.initialLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
		.finalLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
	};
	const VkAttachmentReference reference = { 0, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL };
	const VkSubpassDescription subpass = {
		.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS,
		.colorAttachmentCount = 1,
		.pColorAttachments = &reference,
	};
	const VkRenderPassCreateInfo info = {
		.sType = VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO,
		.attachmentCount = 1,
		.pAttachments = &attachment,
		.subpassCount = 1,
		.pSubpasses = &subpass,
	};

	CHECK(vkCreateRenderPass(device, &info, NULL, &pass));
}

static void destroy_swapchain(struct swapchain *swapchain)
{
	for (uint32_t i = 0; i < swapchain->count; i++) {
		vkDestroyImageView(device, swapchain->views[i], NULL);
		vkDestroySemaphore(device, swapchain->painted[i], NULL);
	}
	vkDestroySwapchainKHR(device, swapchain->handle, NULL);
}

static void create_images(struct swapchain *swapchain)
{
	swapchain->count = MAX_IMAGES;
	CHECK(vkGetSwapchainImagesKHR(device, swapchain->handle, &swapchain->count,
				      swapchain->images));
	for (uint32_t i = 0; i < swapchain->count; i++) {
		const VkImageViewCreateInfo info = {
			.sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO,
			.image = swapchain->images[i],
			.viewType = VK_IMAGE_VIEW_TYPE_2D,
			.format = FORMAT,
			.subresourceRange = ALL,
		};
		CHECK(vkCreateImageView(device, &info, NULL, &swapchain->views[i]));
		swapchain->painted[i] = create_semaphore();
	}
}

/* A swapchain of the size of the window, in place of another size's. */
static void update_swapchain(struct window *window, struct swapchain *swapchain)
{
	VkSurfaceCapabilitiesKHR can;
	struct swapchain old = *swapchain;
	VkExtent2D extent = window->extent;
	VkBool32 supported = VK_FALSE;
	VkSurfaceFormatKHR formats[16];
	uint32_t count = 16;

	CHECK(vkGetPhysicalDeviceSurfaceCapabilitiesKHR(gpu, window->surface, &can));
	if (can.currentExtent.width != UINT32_MAX)
		extent = can.currentExtent;
	if (old.handle && old.extent.width == extent.width && old.extent.height == extent.height)
		return;
	CHECK(vkGetPhysicalDeviceSurfaceSupportKHR(gpu, 0, window->surface, &supported));
	CHECK(vkGetPhysicalDeviceSurfaceFormatsKHR(gpu, window->surface, &count, formats));
	if (!supported) {
		fprintf(stderr, "the queue cannot present\n");
		exit(1);
	}
	const VkSwapchainCreateInfoKHR info = {
		.sType = VK_STRUCTURE_TYPE_SWAPCHAIN_CREATE_INFO_KHR,
		.surface = window->surface,
		.minImageCount = can.minImageCount,
		.imageFormat = FORMAT,
		.imageColorSpace = VK_COLOR_SPACE_SRGB_NONLINEAR_KHR,
		.imageExtent = extent,
		.imageArrayLayers = 1,
		.imageUsage = VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT |
			      VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT,
		.preTransform = can.currentTransform,
		.compositeAlpha = can.supportedCompositeAlpha & -can.supportedCompositeAlpha,
		.presentMode = VK_PRESENT_MODE_FIFO_KHR,
		.clipped = VK_TRUE,
		.oldSwapchain = old.handle,
	};
	CHECK(vkCreateSwapchainKHR(device, &info, NULL, &swapchain->handle));
	swapchain->extent = extent;
	create_images(swapchain);
	if (old.handle)
		destroy_swapchain(&old);
}

/* Waits for all commands before and after, and changes the layout of an image. */
static void change_layout(VkImage image, VkImageLayout from, VkImageLayout to)
{
	const VkImageMemoryBarrier2 barrier = {
		.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER_2,
		.srcStageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT,
		.srcAccessMask = VK_ACCESS_2_MEMORY_WRITE_BIT,
		.dstStageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT,
		.dstAccessMask = VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT,
		.oldLayout = from,
		.newLayout = to,
		.srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
		.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
		.image = image,
		.subresourceRange = ALL,
	};
	const VkDependencyInfo info = {
		.sType = VK_STRUCTURE_TYPE_DEPENDENCY_INFO,
		.imageMemoryBarrierCount = 1,
		.pImageMemoryBarriers = &barrier,
	};

	vkCmdPipelineBarrier2(commands, &info);
}

static void begin_rendering(VkImageView view, VkRect2D area, VkAttachmentLoadOp load,
			    VkClearColorValue color)
{
	const VkRenderingAttachmentInfo attachment = {
		.sType = VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO,
		.imageView = view,
		.imageLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
		.loadOp = load,
		.storeOp = VK_ATTACHMENT_STORE_OP_STORE,
		.clearValue = { .color = color },
	};
	const VkRenderingInfo info = {
		.sType = VK_STRUCTURE_TYPE_RENDERING_INFO,
		.renderArea = area,
		.layerCount = 1,
		.colorAttachmentCount = 1,
		.pColorAttachments = &attachment,
	};

	vkCmdBeginRendering(commands, &info);
}

/* Returns the framebuffer, to be destroyed when the commands are done. */
static VkFramebuffer paint_in_pass(VkImageView view, VkRect2D area, VkClearColorValue color)
{
	const VkFramebufferCreateInfo of_framebuffer = {
		.sType = VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO,
		.renderPass = pass,
		.attachmentCount = 1,
		.pAttachments = &view,
		.width = area.extent.width,
		.height = area.extent.height,
		.layers = 1,
	};
	const VkClearValue value = { .color = color };
	VkRenderPassBeginInfo info = {
		.sType = VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO,
		.renderPass = pass,
		.renderArea = area,
		.clearValueCount = 1,
		.pClearValues = &value,
	};

	CHECK(vkCreateFramebuffer(device, &of_framebuffer, NULL, &info.framebuffer));
	vkCmdBeginRenderPass(commands, &info, VK_SUBPASS_CONTENTS_INLINE);
	vkCmdEndRenderPass(commands);
	return info.framebuffer;
}

static void paint_attachment(VkRect2D area, VkClearColorValue color)
{
	const VkClearAttachment clear = {
		.aspectMask = VK_IMAGE_ASPECT_COLOR_BIT,
		.clearValue = { .color = color },
	};
	const VkClearRect rect = { .rect = area, .layerCount = 1 };

	vkCmdClearAttachments(commands, 1, &clear, 1, &rect);
}

/* Records all for an image, which ends in the layout for presenting. */
static VkFramebuffer record(const struct swapchain *swapchain, uint32_t index, const char *way,
			    VkClearColorValue color)
{
	const VkImage image = swapchain->images[index];
	const VkImageView view = swapchain->views[index];
	const VkRect2D area = { .extent = swapchain->extent };
	const VkBufferImageCopy center = {
		.imageSubresource = { VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1 },
		.imageOffset = { (int32_t)area.extent.width / 2, (int32_t)area.extent.height / 2, 0 },
		.imageExtent = { 1, 1, 1 },
	};
	const int by_transfer = !strcmp(way, "image");
	const VkImageLayout layout = by_transfer ? VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL :
						   VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
	VkFramebuffer framebuffer = VK_NULL_HANDLE;

	change_layout(image, VK_IMAGE_LAYOUT_UNDEFINED, layout);
	if (by_transfer) {
		vkCmdClearColorImage(commands, image, layout, &color, 1, &ALL);
	} else if (!strcmp(way, "pass")) {
		framebuffer = paint_in_pass(view, area, color);
	} else if (!strcmp(way, "rendering")) {
		begin_rendering(view, area, VK_ATTACHMENT_LOAD_OP_CLEAR, color);
		vkCmdEndRendering(commands);
	} else {
		begin_rendering(view, area, VK_ATTACHMENT_LOAD_OP_DONT_CARE, color);
		paint_attachment(area, color);
		vkCmdEndRendering(commands);
	}
	change_layout(image, layout, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL);
	vkCmdCopyImageToBuffer(commands, image, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, buffer, 1,
			       &center);
	change_layout(image, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, VK_IMAGE_LAYOUT_PRESENT_SRC_KHR);
	return framebuffer;
}

static void submit_and_present(const struct swapchain *swapchain, uint32_t index)
{
	const VkPipelineStageFlags stage = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
	const VkSubmitInfo submit = {
		.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO,
		.waitSemaphoreCount = 1,
		.pWaitSemaphores = &acquired,
		.pWaitDstStageMask = &stage,
		.commandBufferCount = 1,
		.pCommandBuffers = &commands,
		.signalSemaphoreCount = 1,
		.pSignalSemaphores = &swapchain->painted[index],
	};
	const VkPresentInfoKHR present = {
		.sType = VK_STRUCTURE_TYPE_PRESENT_INFO_KHR,
		.waitSemaphoreCount = 1,
		.pWaitSemaphores = &swapchain->painted[index],
		.swapchainCount = 1,
		.pSwapchains = &swapchain->handle,
		.pImageIndices = &index,
	};

	CHECK(vkQueueSubmit(queue, 1, &submit, VK_NULL_HANDLE));
	CHECK(vkQueuePresentKHR(queue, &present));
}

static void show(struct window *window, struct swapchain *swapchain, const char *way,
		 VkClearColorValue color)
{
	const VkCommandBufferBeginInfo begin = {
		.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO,
		.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT,
	};
	VkFramebuffer framebuffer;
	uint32_t index;

	update_swapchain(window, swapchain);
	CHECK(vkAcquireNextImageKHR(device, swapchain->handle, UINT64_MAX, acquired, VK_NULL_HANDLE,
				    &index));
	CHECK(vkBeginCommandBuffer(commands, &begin));
	framebuffer = record(swapchain, index, way, color);
	CHECK(vkEndCommandBuffer(commands));
	submit_and_present(swapchain, index);
	CHECK(vkDeviceWaitIdle(device));
	vkDestroyFramebuffer(device, framebuffer, NULL);
	printf(" %ux%u:%02x%02x%02x", swapchain->extent.width, swapchain->extent.height, pixel[2],
	       pixel[1], pixel[0]);
}

static void destroy(const struct window_system *system, struct window *windows,
		    struct swapchain *swapchains, int count)
{
	for (int i = 0; i < count; i++) {
		destroy_swapchain(&swapchains[i]);
		vkDestroySurfaceKHR(instance, windows[i].surface, NULL);
		system->close(&windows[i]);
	}
	vkDestroyRenderPass(device, pass, NULL);
	vkDestroyBuffer(device, buffer, NULL);
	vkFreeMemory(device, memory, NULL);
	vkDestroySemaphore(device, acquired, NULL);
	vkDestroyCommandPool(device, pool, NULL);
	vkDestroyDevice(device, NULL);
	vkDestroyInstance(instance, NULL);
	system->disconnect();
}

/* Does what the lines of the input say. */
static void serve(const struct window_system *system, struct window *windows,
		  struct swapchain *swapchains, int count)
{
	char line[128], way[32];
	unsigned width, height, rgb[3];

	while (fgets(line, sizeof(line), stdin)) {
		if (sscanf(line, "resize %u %u", &width, &height) == 2) {
			for (int i = 0; i < count; i++) {
				windows[i].extent = (VkExtent2D){ width, height };
				system->resize(&windows[i]);
			}
			printf("resized");
		} else if (sscanf(line, "show %31s %u %u %u", way, &rgb[0], &rgb[1], &rgb[2]) == 4) {
			printf("shown");
			for (int i = 0; i < count; i++) {
				VkClearColorValue color = { .float32 = { 0, 0, 0, 1 } };

				for (int part = 0; part < 3; part++)
					color.float32[part] = (float)rgb[(part + i) % 3] / 255;
				show(&windows[i], &swapchains[i], way, color);
			}
		}
		system->round_trip();
		printf("\n");
	}
}

int main(int argc, char **argv)
{
	const struct window_system *system = argc == 3 ? find_window_system(argv[1]) : NULL;
	const int count = argc == 3 ? atoi(argv[2]) : 0;
	struct window windows[MAX_WINDOWS] = { 0 };
	struct swapchain swapchains[MAX_WINDOWS] = { 0 };

	if (!system || count < 1 || count > MAX_WINDOWS) {
		fprintf(stderr, "usage: paint SYSTEM WINDOWS\n");
		return 2;
	}
	/* A pipe gets each answer at once. */
	setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
	system->connect();
	create_instance(system->extension);
	for (int i = 0; i < count; i++) {
		windows[i].system = system;
		windows[i].extent = (VkExtent2D){ 160, 120 };
		system->open(&windows[i], i);
		CHECK(system->create_surface(&windows[i], instance));
	}
	create_device();
	create_commands();
	create_buffer();
	create_pass();
	serve(system, windows, swapchains, count);
	destroy(system, windows, swapchains, count);
	return 0;
}
