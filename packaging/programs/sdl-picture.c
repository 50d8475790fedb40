// Shows a window with four stripes of one colour each, through SDL and Vulkan, and ends; `sdl-picture stay` ends by a signal.
// packaging/check-deb-programs runs the program, and looks at the screen. SDL opens the loader.
//   cc -o sdl-picture sdl-picture.c -l:libSDL2-2.0.so.0
#define VK_NO_PROTOTYPES
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <vulkan/vulkan.h>

// Of SDL.h. The package of SDL's headers needs forty others.
typedef struct SDL_Window SDL_Window;
enum { SDL_INIT_VIDEO = 0x20, SDL_WINDOW_SHOWN = 0x4, SDL_WINDOW_BORDERLESS = 0x10, SDL_WINDOW_VULKAN = 0x10000000 };
int SDL_Init(uint32_t flags);
void SDL_Quit(void);
const char *SDL_GetError(void);
SDL_Window *SDL_CreateWindow(const char *title, int x, int y, int width, int height, uint32_t flags);
void SDL_DestroyWindow(SDL_Window *window);
int SDL_Vulkan_GetInstanceExtensions(SDL_Window *window, unsigned *count, const char **names);
void *SDL_Vulkan_GetVkGetInstanceProcAddr(void);
int SDL_Vulkan_CreateSurface(SDL_Window *window, VkInstance instance, VkSurfaceKHR *surface);

enum { WIDTH = 320, HEIGHT = 240, STRIPES = 4, FRAMES = 5, MOST_IMAGES = 16 };

static const uint32_t colours[STRIPES] = {0xffff8000, 0xff008040, 0xff4000c0, 0xffffffff};

// The commands, each in a variable. The first line of each list has those that come before the instance.
#define EACH_GLOBAL_COMMAND(m) m(vkCreateInstance)
#define EACH_COMMAND(m) \
  m(vkDestroyInstance) m(vkEnumeratePhysicalDevices) m(vkGetPhysicalDeviceMemoryProperties) m(vkCreateDevice) \
  m(vkGetPhysicalDeviceSurfaceSupportKHR) m(vkGetPhysicalDeviceSurfaceCapabilitiesKHR) m(vkGetPhysicalDeviceSurfaceFormatsKHR) \
  m(vkDestroySurfaceKHR) m(vkDestroyDevice) m(vkGetDeviceQueue) m(vkCreateSwapchainKHR) m(vkDestroySwapchainKHR) \
  m(vkGetSwapchainImagesKHR) m(vkAcquireNextImageKHR) m(vkQueuePresentKHR) m(vkQueueSubmit) m(vkQueueWaitIdle) \
  m(vkCreateBuffer) m(vkDestroyBuffer) m(vkGetBufferMemoryRequirements) m(vkAllocateMemory) m(vkFreeMemory) \
  m(vkBindBufferMemory) m(vkCreateCommandPool) m(vkDestroyCommandPool) m(vkAllocateCommandBuffers) m(vkBeginCommandBuffer) \
  m(vkEndCommandBuffer) m(vkCmdFillBuffer) m(vkCmdPipelineBarrier) m(vkCmdCopyBufferToImage) m(vkCreateFence) \
  m(vkDestroyFence) m(vkWaitForFences) m(vkResetFences)
#define VARIABLE(name) static PFN_##name name;
EACH_GLOBAL_COMMAND(VARIABLE)
EACH_COMMAND(VARIABLE)

static void fail(const char *what) {
  fprintf(stderr, "sdl-picture: %s: %s\n", what, SDL_GetError());
  exit(1);
}

// Ends the program where a command returns an error. A suboptimal swapchain is none.
#define CHECK(call) do { if ((call) < 0) fail(#call); } while (0)

static VkInstance instance;
static VkPhysicalDevice gpu;
static VkDevice device;
static VkQueue queue;
static VkSurfaceKHR surface;
static VkSwapchainKHR swapchain;
static VkImage images[MOST_IMAGES];
static VkBuffer stripes;
static VkDeviceMemory memory;
static VkCommandPool pool;
static VkCommandBuffer commands;

static void create_instance(SDL_Window *window) {
  PFN_vkGetInstanceProcAddr vkGetInstanceProcAddr = SDL_Vulkan_GetVkGetInstanceProcAddr();
  if (!vkGetInstanceProcAddr) fail("SDL_Vulkan_GetVkGetInstanceProcAddr");
#define LOAD(name) if (!(name = (PFN_##name)vkGetInstanceProcAddr(instance, #name))) fail(#name);
  EACH_GLOBAL_COMMAND(LOAD)
  const char *names[8];
  unsigned count = 8;
  if (!SDL_Vulkan_GetInstanceExtensions(window, &count, names)) fail("SDL_Vulkan_GetInstanceExtensions");
  VkInstanceCreateInfo request = {
      .sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .enabledExtensionCount = count, .ppEnabledExtensionNames = names};
  CHECK(vkCreateInstance(&request, NULL, &instance));
  EACH_COMMAND(LOAD)
}

// A device of the first driver, whose first queue family can show pictures on the surface.
static void create_device(void) {
  uint32_t one = 1;
  CHECK(vkEnumeratePhysicalDevices(instance, &one, &gpu));
  VkBool32 shows = VK_FALSE;
  CHECK(vkGetPhysicalDeviceSurfaceSupportKHR(gpu, 0, surface, &shows));
  if (!one || !shows) fail("no device for the window");
  float priority = 1;
  VkDeviceQueueCreateInfo queues = {
      .sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, .queueCount = 1, .pQueuePriorities = &priority};
  const char *extension = VK_KHR_SWAPCHAIN_EXTENSION_NAME;
  VkDeviceCreateInfo request = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, .queueCreateInfoCount = 1,
      .pQueueCreateInfos = &queues, .enabledExtensionCount = 1, .ppEnabledExtensionNames = &extension};
  CHECK(vkCreateDevice(gpu, &request, NULL, &device));
  vkGetDeviceQueue(device, 0, 0, &queue);
}

static void create_swapchain(void) {
  VkSurfaceCapabilitiesKHR can;
  CHECK(vkGetPhysicalDeviceSurfaceCapabilitiesKHR(gpu, surface, &can));
  uint32_t one = 1;
  VkSurfaceFormatKHR format;
  CHECK(vkGetPhysicalDeviceSurfaceFormatsKHR(gpu, surface, &one, &format));
  if (format.format != VK_FORMAT_B8G8R8A8_UNORM && format.format != VK_FORMAT_B8G8R8A8_SRGB) fail("another format");
  VkSwapchainCreateInfoKHR request = {.sType = VK_STRUCTURE_TYPE_SWAPCHAIN_CREATE_INFO_KHR, .surface = surface,
      .minImageCount = can.minImageCount, .imageFormat = format.format, .imageColorSpace = format.colorSpace,
      .imageExtent = {WIDTH, HEIGHT}, .imageArrayLayers = 1, .imageUsage = VK_IMAGE_USAGE_TRANSFER_DST_BIT,
      .preTransform = can.currentTransform, .compositeAlpha = VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR,
      .presentMode = VK_PRESENT_MODE_FIFO_KHR, .clipped = VK_TRUE};
  CHECK(vkCreateSwapchainKHR(device, &request, NULL, &swapchain));
  uint32_t count = MOST_IMAGES;
  CHECK(vkGetSwapchainImagesKHR(device, swapchain, &count, images));
}

static void create_buffer(void) {
  VkBufferCreateInfo request = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = WIDTH * HEIGHT * 4,
      .usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT};
  CHECK(vkCreateBuffer(device, &request, NULL, &stripes));
  VkMemoryRequirements need;
  vkGetBufferMemoryRequirements(device, stripes, &need);
  VkMemoryAllocateInfo allocation = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, .allocationSize = need.size};
  while (!(need.memoryTypeBits >> allocation.memoryTypeIndex & 1)) allocation.memoryTypeIndex++;
  CHECK(vkAllocateMemory(device, &allocation, NULL, &memory));
  CHECK(vkBindBufferMemory(device, stripes, memory, 0));
}

static void create_commands(void) {
  VkCommandPoolCreateInfo request = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
      .flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT};
  CHECK(vkCreateCommandPool(device, &request, NULL, &pool));
  VkCommandBufferAllocateInfo allocation = {
      .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, .commandPool = pool, .commandBufferCount = 1};
  CHECK(vkAllocateCommandBuffers(device, &allocation, &commands));
}

// Records a barrier between all commands before and all after it. The image moves to another layout.
static void barrier(VkImage image, VkImageLayout from, VkImageLayout to) {
  VkImageMemoryBarrier all = {.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER, .srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT,
      .dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT, .oldLayout = from, .newLayout = to,
      .srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED, .dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED, .image = image,
      .subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1}};
  VkMemoryBarrier buffers = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER, .srcAccessMask = all.srcAccessMask,
      .dstAccessMask = all.dstAccessMask};
  vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 1, &buffers, 0,
      NULL, 1, &all);
}

static void show_frame(VkFence fence) {
  uint32_t index;
  CHECK(vkAcquireNextImageKHR(device, swapchain, UINT64_MAX, VK_NULL_HANDLE, fence, &index));
  CHECK(vkWaitForFences(device, 1, &fence, VK_TRUE, UINT64_MAX));
  CHECK(vkResetFences(device, 1, &fence));
  VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  CHECK(vkBeginCommandBuffer(commands, &begin));
  VkDeviceSize size = WIDTH * HEIGHT * 4 / STRIPES;
  for (int stripe = 0; stripe < STRIPES; stripe++) vkCmdFillBuffer(commands, stripes, stripe * size, size, colours[stripe]);
  barrier(images[index], VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL);
  VkBufferImageCopy copy = {
      .imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1}, .imageExtent = {WIDTH, HEIGHT, 1}};
  vkCmdCopyBufferToImage(commands, stripes, images[index], VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1, &copy);
  barrier(images[index], VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, VK_IMAGE_LAYOUT_PRESENT_SRC_KHR);
  CHECK(vkEndCommandBuffer(commands));
  VkSubmitInfo submission = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands};
  CHECK(vkQueueSubmit(queue, 1, &submission, VK_NULL_HANDLE));
  CHECK(vkQueueWaitIdle(queue));
  VkPresentInfoKHR present = {.sType = VK_STRUCTURE_TYPE_PRESENT_INFO_KHR, .swapchainCount = 1, .pSwapchains = &swapchain,
      .pImageIndices = &index};
  CHECK(vkQueuePresentKHR(queue, &present));
  CHECK(vkQueueWaitIdle(queue));
}

static void destroy(void) {
  vkDestroyCommandPool(device, pool, NULL);
  vkDestroyBuffer(device, stripes, NULL);
  vkFreeMemory(device, memory, NULL);
  vkDestroySwapchainKHR(device, swapchain, NULL);
  vkDestroyDevice(device, NULL);
  vkDestroySurfaceKHR(instance, surface, NULL);
  vkDestroyInstance(instance, NULL);
}

int main(int count, char **arguments) {
  (void)arguments;
  if (SDL_Init(SDL_INIT_VIDEO) < 0) fail("SDL_Init");
  SDL_Window *window =
      SDL_CreateWindow("stripes", 0, 0, WIDTH, HEIGHT, SDL_WINDOW_SHOWN | SDL_WINDOW_BORDERLESS | SDL_WINDOW_VULKAN);
  if (!window) fail("SDL_CreateWindow");
  create_instance(window);
  if (!SDL_Vulkan_CreateSurface(window, instance, &surface)) fail("SDL_Vulkan_CreateSurface");
  create_device();
  create_swapchain();
  create_buffer();
  create_commands();
  VkFenceCreateInfo request = {.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
  VkFence fence;
  CHECK(vkCreateFence(device, &request, NULL, &fence));
  for (int frame = 0; frame < FRAMES; frame++) show_frame(fence);
  if (count > 1) pause();
  vkDestroyFence(device, fence, NULL);
  destroy();
  SDL_DestroyWindow(window);
  SDL_Quit();
}
