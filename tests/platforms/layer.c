// The smallest layer: it prints its NAME when an instance is created, and hooks nothing else. A layer that PRINTS_FEATURES prints
// the features of the loader, too.
#include <stdio.h>
#include <string.h>

#define VK_NO_PROTOTYPES
#include <vulkan/vk_layer.h>
#include <vulkan/vulkan.h>

#ifdef _WIN32
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

static PFN_vkGetInstanceProcAddr next;
static PFN_vkGetDeviceProcAddr next_of_device;

static VKAPI_ATTR VkResult VKAPI_CALL create_instance(const VkInstanceCreateInfo *info,
                                                      const VkAllocationCallbacks *allocator, VkInstance *instance) {
    VkLayerInstanceCreateInfo *link = (VkLayerInstanceCreateInfo *)info->pNext;
    while (link->sType != VK_STRUCTURE_TYPE_LOADER_INSTANCE_CREATE_INFO || link->function != VK_LAYER_LINK_INFO)
        link = (VkLayerInstanceCreateInfo *)link->pNext;
    next = link->u.pLayerInfo->pfnNextGetInstanceProcAddr;
    link->u.pLayerInfo = link->u.pLayerInfo->pNext;
    printf("%s\n", NAME);
#ifdef PRINTS_FEATURES
    const VkLayerInstanceCreateInfo *node = (const VkLayerInstanceCreateInfo *)info->pNext;
    while (node->sType != VK_STRUCTURE_TYPE_LOADER_INSTANCE_CREATE_INFO || node->function != VK_LOADER_FEATURES)
        node = (const VkLayerInstanceCreateInfo *)node->pNext;
    printf("loader features: %u\n", node->u.loaderFeatures);
#endif
    fflush(stdout);
    return ((PFN_vkCreateInstance)next(NULL, "vkCreateInstance"))(info, allocator, instance);
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL device_function(VkDevice device, const char *name) {
    return next_of_device(device, name);
}

static VKAPI_ATTR VkResult VKAPI_CALL create_device(VkPhysicalDevice physical_device, const VkDeviceCreateInfo *info,
                                                    const VkAllocationCallbacks *allocator, VkDevice *device) {
    VkLayerDeviceCreateInfo *link = (VkLayerDeviceCreateInfo *)info->pNext;
    while (link->sType != VK_STRUCTURE_TYPE_LOADER_DEVICE_CREATE_INFO || link->function != VK_LAYER_LINK_INFO)
        link = (VkLayerDeviceCreateInfo *)link->pNext;
    PFN_vkGetInstanceProcAddr get = link->u.pLayerInfo->pfnNextGetInstanceProcAddr;
    next_of_device = link->u.pLayerInfo->pfnNextGetDeviceProcAddr;
    link->u.pLayerInfo = link->u.pLayerInfo->pNext;
    return ((PFN_vkCreateDevice)get(NULL, "vkCreateDevice"))(physical_device, info, allocator, device);
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL function(VkInstance instance, const char *name) {
    if (strcmp(name, "vkCreateInstance") == 0) return (PFN_vkVoidFunction)create_instance;
    if (strcmp(name, "vkCreateDevice") == 0) return (PFN_vkVoidFunction)create_device;
    if (strcmp(name, "vkGetInstanceProcAddr") == 0) return (PFN_vkVoidFunction)function;
    return instance ? next(instance, name) : NULL;
}

EXPORT VKAPI_ATTR VkResult VKAPI_CALL vkNegotiateLoaderLayerInterfaceVersion(VkNegotiateLayerInterface *negotiate) {
    negotiate->loaderLayerInterfaceVersion = 2;
    negotiate->pfnGetInstanceProcAddr = function;
    negotiate->pfnGetDeviceProcAddr = device_function;
    negotiate->pfnGetPhysicalDeviceProcAddr = NULL;
    return VK_SUCCESS;
}
