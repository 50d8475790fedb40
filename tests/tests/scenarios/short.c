/* Uses Vulkan once from its own static memory, and ends with 1 if a command returns anything but success, a lack of
 * memory or what a lack of memory leads to. Linked with libvulkan.so.1; has its own declarations, so that it needs no
 * Vulkan headers. */
#include <stdint.h>
#include <stddef.h>

typedef int32_t VkResult;
typedef struct { char text[520]; } Element;
typedef struct {
    int32_t sType;
    const void *pNext;
    uint32_t flags;
    const void *pApplicationInfo;
    uint32_t enabledLayerCount;
    const char *const *ppEnabledLayerNames;
    uint32_t enabledExtensionCount;
    const char *const *ppEnabledExtensionNames;
} VkInstanceCreateInfo;

VkResult vkEnumerateInstanceVersion(uint32_t *);
VkResult vkEnumerateInstanceExtensionProperties(const char *, uint32_t *, Element *);
VkResult vkEnumerateInstanceLayerProperties(uint32_t *, Element *);
VkResult vkCreateInstance(const VkInstanceCreateInfo *, const void *, void **);
void vkDestroyInstance(void *, const void *);
VkResult vkEnumeratePhysicalDevices(void *, uint32_t *, void **);

enum { SUCCESS = 0, INCOMPLETE = 5, OUT_OF_HOST_MEMORY = -1, INITIALIZATION_FAILED = -3, INCOMPATIBLE_DRIVER = -9 };

static Element elements[64];
static int wrong;

static int worked(VkResult result) {
    if (result != SUCCESS && result != INCOMPLETE && result != OUT_OF_HOST_MEMORY && result != INITIALIZATION_FAILED &&
        result != INCOMPATIBLE_DRIVER)
        wrong = 1;
    return result == SUCCESS;
}

int main(void) {
    uint32_t count = 0;
    worked(vkEnumerateInstanceVersion(&count));
    count = 64;
    worked(vkEnumerateInstanceExtensionProperties(NULL, &count, elements));
    count = 64;
    worked(vkEnumerateInstanceLayerProperties(&count, elements));
    for (int round = 0; round < 2; round++) {
        VkInstanceCreateInfo info = {.sType = 1};
        void *instance = NULL, *devices[8];
        if (!worked(vkCreateInstance(&info, NULL, &instance))) continue;
        count = 8;
        worked(vkEnumeratePhysicalDevices(instance, &count, devices));
        vkDestroyInstance(instance, NULL);
    }
    return wrong;
}
