/* A layer with one hook, of vkCmdDraw, that only calls the next layer. The bench `layers` measures the
   cost of a call. It has room for one instance and eight devices. */
#include <string.h>
#include <vulkan/vk_layer.h>
#include <vulkan/vulkan.h>

#define EXPORT __attribute__((visibility("default")))
#define MOST 8

struct device {
    void *key;
    PFN_vkGetDeviceProcAddr get;
    PFN_vkCmdDraw draw;
};
static VkInstance the_instance;
static PFN_vkGetInstanceProcAddr next_get;
static struct device devices[MOST];

/* The loader's dispatch pointer: the same in a device and its command buffers. NULL finds a free element. */
static struct device *find(void *key) {
    for (int i = 0; i < MOST; i++)
        if (devices[i].key == key) return &devices[i];
    return NULL;
}

static void VKAPI_CALL draw(VkCommandBuffer buffer, uint32_t vertices, uint32_t instances, uint32_t first_vertex,
                            uint32_t first_instance) {
    find(*(void **)buffer)->draw(buffer, vertices, instances, first_vertex, first_instance);
}

static VkResult VKAPI_CALL create_instance(const VkInstanceCreateInfo *info, const VkAllocationCallbacks *allocator,
                                           VkInstance *instance) {
    VkLayerInstanceCreateInfo *node = (VkLayerInstanceCreateInfo *)info->pNext;
    while (node && !(node->sType == VK_STRUCTURE_TYPE_LOADER_INSTANCE_CREATE_INFO && node->function == VK_LAYER_LINK_INFO))
        node = (VkLayerInstanceCreateInfo *)node->pNext;
    if (!node) return VK_ERROR_INITIALIZATION_FAILED;
    next_get = node->u.pLayerInfo->pfnNextGetInstanceProcAddr;
    node->u.pLayerInfo = node->u.pLayerInfo->pNext;
    PFN_vkCreateInstance create = (PFN_vkCreateInstance)next_get(VK_NULL_HANDLE, "vkCreateInstance");
    VkResult result = create(info, allocator, instance);
    the_instance = *instance;
    return result;
}

static VkResult VKAPI_CALL create_device(VkPhysicalDevice physical, const VkDeviceCreateInfo *info,
                                         const VkAllocationCallbacks *allocator, VkDevice *device) {
    VkLayerDeviceCreateInfo *node = (VkLayerDeviceCreateInfo *)info->pNext;
    while (node && !(node->sType == VK_STRUCTURE_TYPE_LOADER_DEVICE_CREATE_INFO && node->function == VK_LAYER_LINK_INFO))
        node = (VkLayerDeviceCreateInfo *)node->pNext;
    struct device *state = find(NULL);
    if (!node || !state) return VK_ERROR_INITIALIZATION_FAILED;
    VkLayerDeviceLink link = *node->u.pLayerInfo;
    node->u.pLayerInfo = link.pNext;
    PFN_vkCreateDevice create = (PFN_vkCreateDevice)link.pfnNextGetInstanceProcAddr(the_instance, "vkCreateDevice");
    VkResult result = create(physical, info, allocator, device);
    if (result != VK_SUCCESS) return result;
    state->get = link.pfnNextGetDeviceProcAddr;
    state->draw = (PFN_vkCmdDraw)state->get(*device, "vkCmdDraw");
    state->key = *(void **)*device;
    return VK_SUCCESS;
}

static void VKAPI_CALL destroy_device(VkDevice device, const VkAllocationCallbacks *allocator) {
    struct device *state = find(*(void **)device);
    state->key = NULL;
    ((PFN_vkDestroyDevice)state->get(device, "vkDestroyDevice"))(device, allocator);
}

static PFN_vkVoidFunction VKAPI_CALL get_device(VkDevice device, const char *name) {
    if (strcmp(name, "vkCmdDraw") == 0) return (PFN_vkVoidFunction)draw;
    if (strcmp(name, "vkDestroyDevice") == 0) return (PFN_vkVoidFunction)destroy_device;
    return find(*(void **)device)->get(device, name);
}

static PFN_vkVoidFunction VKAPI_CALL get_instance(VkInstance instance, const char *name) {
    if (strcmp(name, "vkCreateInstance") == 0) return (PFN_vkVoidFunction)create_instance;
    if (strcmp(name, "vkCreateDevice") == 0) return (PFN_vkVoidFunction)create_device;
    return instance ? next_get(instance, name) : NULL;
}

EXPORT VkResult VKAPI_CALL vkNegotiateLoaderLayerInterfaceVersion(VkNegotiateLayerInterface *interface) {
    interface->loaderLayerInterfaceVersion = 2;
    interface->pfnGetInstanceProcAddr = get_instance;
    interface->pfnGetDeviceProcAddr = get_device;
    interface->pfnGetPhysicalDeviceProcAddr = NULL;
    return VK_SUCCESS;
}
