/* A minimal driver in C, built on the output of `vkgen entrypoints --lang c --prefix drv --device-prefix fast`: one
 * physical device without a GPU, and only the commands that a loader needs. */

#include "drv_entrypoints.h"

#include <stdlib.h>
#include <string.h>
#include <vulkan/vk_icd.h>

#define EXPORTED VKAPI_ATTR __attribute__((visibility("default")))

struct physical_device {
    VK_LOADER_DATA loader;
    struct instance *instance;
    struct drv_physical_device_dispatch_table table;
};

struct instance {
    VK_LOADER_DATA loader;
    uint32_t api_version;
    struct drv_instance_extension_table extensions;
    struct drv_instance_dispatch_table table;
    /* The functions that vkGetInstanceProcAddr returns: all devices of this driver have the same. */
    struct drv_device_dispatch_table device_table;
    struct physical_device physical_device;
};

struct device {
    VK_LOADER_DATA loader;
    struct instance *instance;
    struct drv_device_extension_table extensions;
    struct drv_device_dispatch_table table;
};

static const struct drv_instance_extension_table supported_instance_extensions = {
    .KHR_get_physical_device_properties2 = true,
};
static const struct drv_device_extension_table supported_device_extensions = {
    .KHR_maintenance1 = true,
};

/* Vulkan's two-call idiom: writes the count, or as many elements as fit. */
static VkResult list(const struct drv_extension *all, const bool *supported, size_t size, uint32_t *count,
                     VkExtensionProperties *properties)
{
    uint32_t written = 0;
    for (size_t i = 0; i < size; i++) {
        if (!supported[i])
            continue;
        if (properties) {
            if (written == *count)
                return VK_INCOMPLETE;
            strcpy(properties[written].extensionName, all[i].name);
            properties[written].specVersion = all[i].spec_version;
        }
        written++;
    }
    *count = written;
    return VK_SUCCESS;
}

/* Checks that all extensions that the application enables are supported. */
static VkResult check(const bool *wanted, const bool *supported, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (wanted[i] && !supported[i])
            return VK_ERROR_EXTENSION_NOT_PRESENT;
    return VK_SUCCESS;
}

static void fill_device_table(struct drv_device_dispatch_table *table)
{
    drv_device_dispatch_table_from_entrypoints(table, &fast_device_entrypoints, true);
    drv_device_dispatch_table_from_entrypoints(table, &drv_device_entrypoints, false);
}

VKAPI_ATTR VkResult VKAPI_CALL drv_EnumerateInstanceVersion(uint32_t *version)
{
    *version = VK_API_VERSION_1_1;
    return VK_SUCCESS;
}

VKAPI_ATTR VkResult VKAPI_CALL drv_EnumerateInstanceExtensionProperties(const char *layer, uint32_t *count,
                                                                        VkExtensionProperties *properties)
{
    if (layer)
        return VK_ERROR_LAYER_NOT_PRESENT;
    return list(drv_instance_extensions, supported_instance_extensions.extensions, DRV_INSTANCE_EXTENSION_COUNT, count,
                properties);
}

VKAPI_ATTR VkResult VKAPI_CALL drv_CreateInstance(const VkInstanceCreateInfo *info,
                                                  const VkAllocationCallbacks *allocator, VkInstance *created)
{
    (void)allocator;
    struct drv_instance_extension_table extensions = {0};
    for (uint32_t i = 0; i < info->enabledExtensionCount; i++)
        if (!drv_instance_extension_table_enable(&extensions, info->ppEnabledExtensionNames[i]))
            return VK_ERROR_EXTENSION_NOT_PRESENT;
    VkResult result =
        check(extensions.extensions, supported_instance_extensions.extensions, DRV_INSTANCE_EXTENSION_COUNT);
    if (result != VK_SUCCESS)
        return result;

    struct instance *instance = calloc(1, sizeof *instance);
    if (!instance)
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    set_loader_magic_value(instance);
    const VkApplicationInfo *application = info->pApplicationInfo;
    instance->api_version = application && application->apiVersion ? application->apiVersion : VK_API_VERSION_1_0;
    instance->extensions = extensions;
    drv_instance_dispatch_table_from_entrypoints(&instance->table, &drv_instance_entrypoints, true);
    fill_device_table(&instance->device_table);

    struct physical_device *physical_device = &instance->physical_device;
    set_loader_magic_value(physical_device);
    physical_device->instance = instance;
    drv_physical_device_dispatch_table_from_entrypoints(&physical_device->table, &drv_physical_device_entrypoints,
                                                        true);
    *created = (VkInstance)instance;
    return VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL drv_DestroyInstance(VkInstance instance, const VkAllocationCallbacks *allocator)
{
    (void)allocator;
    free(instance);
}

VKAPI_ATTR VkResult VKAPI_CALL drv_EnumeratePhysicalDevices(VkInstance instance, uint32_t *count,
                                                            VkPhysicalDevice *physical_devices)
{
    if (physical_devices) {
        if (*count == 0)
            return VK_INCOMPLETE;
        physical_devices[0] = (VkPhysicalDevice) & ((struct instance *)instance)->physical_device;
    }
    *count = 1;
    return VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL drv_GetPhysicalDeviceProperties(VkPhysicalDevice physical_device,
                                                           VkPhysicalDeviceProperties *properties)
{
    (void)physical_device;
    *properties = (VkPhysicalDeviceProperties){.apiVersion = VK_API_VERSION_1_1, .deviceName = "A driver in C"};
}

/* Applications look this command up under both names. */
VKAPI_ATTR void VKAPI_CALL drv_GetPhysicalDeviceProperties2KHR(VkPhysicalDevice physical_device,
                                                               VkPhysicalDeviceProperties2 *properties)
{
    drv_GetPhysicalDeviceProperties(physical_device, &properties->properties);
}

VKAPI_ATTR void VKAPI_CALL drv_GetPhysicalDeviceFeatures(VkPhysicalDevice physical_device,
                                                         VkPhysicalDeviceFeatures *features)
{
    (void)physical_device;
    *features = (VkPhysicalDeviceFeatures){0};
}

VKAPI_ATTR void VKAPI_CALL drv_GetPhysicalDeviceMemoryProperties(VkPhysicalDevice physical_device,
                                                                 VkPhysicalDeviceMemoryProperties *properties)
{
    (void)physical_device;
    *properties = (VkPhysicalDeviceMemoryProperties){0};
}

VKAPI_ATTR void VKAPI_CALL drv_GetPhysicalDeviceQueueFamilyProperties(VkPhysicalDevice physical_device,
                                                                      uint32_t *count,
                                                                      VkQueueFamilyProperties *families)
{
    (void)physical_device;
    if (!families)
        *count = 1;
    else if (*count > 0) {
        families[0] = (VkQueueFamilyProperties){.queueFlags = VK_QUEUE_TRANSFER_BIT, .queueCount = 1};
        *count = 1;
    }
}

VKAPI_ATTR void VKAPI_CALL drv_GetPhysicalDeviceFormatProperties(VkPhysicalDevice physical_device, VkFormat format,
                                                                 VkFormatProperties *properties)
{
    (void)physical_device, (void)format;
    *properties = (VkFormatProperties){0};
}

VKAPI_ATTR VkResult VKAPI_CALL drv_GetPhysicalDeviceImageFormatProperties(
    VkPhysicalDevice physical_device, VkFormat format, VkImageType type, VkImageTiling tiling, VkImageUsageFlags usage,
    VkImageCreateFlags flags, VkImageFormatProperties *properties)
{
    (void)physical_device, (void)format, (void)type, (void)tiling, (void)usage, (void)flags, (void)properties;
    return VK_ERROR_FORMAT_NOT_SUPPORTED;
}

VKAPI_ATTR void VKAPI_CALL drv_GetPhysicalDeviceSparseImageFormatProperties(
    VkPhysicalDevice physical_device, VkFormat format, VkImageType type, VkSampleCountFlagBits samples,
    VkImageUsageFlags usage, VkImageTiling tiling, uint32_t *count, VkSparseImageFormatProperties *properties)
{
    (void)physical_device, (void)format, (void)type, (void)samples, (void)usage, (void)tiling, (void)properties;
    *count = 0;
}

/* The other commands of VK_KHR_get_physical_device_properties2: a driver has all of an extension that it lists. */
VKAPI_ATTR void VKAPI_CALL drv_GetPhysicalDeviceFeatures2KHR(VkPhysicalDevice physical_device,
                                                             VkPhysicalDeviceFeatures2 *features)
{
    drv_GetPhysicalDeviceFeatures(physical_device, &features->features);
}

VKAPI_ATTR void VKAPI_CALL drv_GetPhysicalDeviceMemoryProperties2KHR(VkPhysicalDevice physical_device,
                                                                     VkPhysicalDeviceMemoryProperties2 *properties)
{
    drv_GetPhysicalDeviceMemoryProperties(physical_device, &properties->memoryProperties);
}

VKAPI_ATTR void VKAPI_CALL drv_GetPhysicalDeviceQueueFamilyProperties2KHR(VkPhysicalDevice physical_device,
                                                                          uint32_t *count,
                                                                          VkQueueFamilyProperties2 *families)
{
    /* There is one family, so only the first structure is written. */
    drv_GetPhysicalDeviceQueueFamilyProperties(physical_device, count,
                                               families ? &families->queueFamilyProperties : NULL);
}

VKAPI_ATTR void VKAPI_CALL drv_GetPhysicalDeviceFormatProperties2KHR(VkPhysicalDevice physical_device,
                                                                     VkFormat format, VkFormatProperties2 *properties)
{
    drv_GetPhysicalDeviceFormatProperties(physical_device, format, &properties->formatProperties);
}

VKAPI_ATTR VkResult VKAPI_CALL drv_GetPhysicalDeviceImageFormatProperties2KHR(
    VkPhysicalDevice physical_device, const VkPhysicalDeviceImageFormatInfo2 *info,
    VkImageFormatProperties2 *properties)
{
    (void)physical_device, (void)info, (void)properties;
    return VK_ERROR_FORMAT_NOT_SUPPORTED;
}

VKAPI_ATTR void VKAPI_CALL drv_GetPhysicalDeviceSparseImageFormatProperties2KHR(
    VkPhysicalDevice physical_device, const VkPhysicalDeviceSparseImageFormatInfo2 *info, uint32_t *count,
    VkSparseImageFormatProperties2 *properties)
{
    (void)physical_device, (void)info, (void)properties;
    *count = 0;
}

VKAPI_ATTR VkResult VKAPI_CALL drv_EnumerateDeviceExtensionProperties(VkPhysicalDevice physical_device,
                                                                      const char *layer, uint32_t *count,
                                                                      VkExtensionProperties *properties)
{
    (void)physical_device;
    if (layer)
        return VK_ERROR_LAYER_NOT_PRESENT;
    return list(drv_device_extensions, supported_device_extensions.extensions, DRV_DEVICE_EXTENSION_COUNT, count,
                properties);
}

VKAPI_ATTR VkResult VKAPI_CALL drv_CreateDevice(VkPhysicalDevice physical_device, const VkDeviceCreateInfo *info,
                                                const VkAllocationCallbacks *allocator, VkDevice *created)
{
    (void)allocator;
    struct drv_device_extension_table extensions = {0};
    for (uint32_t i = 0; i < info->enabledExtensionCount; i++)
        if (!drv_device_extension_table_enable(&extensions, info->ppEnabledExtensionNames[i]))
            return VK_ERROR_EXTENSION_NOT_PRESENT;
    VkResult result = check(extensions.extensions, supported_device_extensions.extensions, DRV_DEVICE_EXTENSION_COUNT);
    if (result != VK_SUCCESS)
        return result;

    struct device *device = calloc(1, sizeof *device);
    if (!device)
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    set_loader_magic_value(device);
    device->instance = ((struct physical_device *)physical_device)->instance;
    device->extensions = extensions;
    fill_device_table(&device->table);
    *created = (VkDevice)device;
    return VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL drv_DestroyDevice(VkDevice device, const VkAllocationCallbacks *allocator)
{
    (void)allocator;
    free(device);
}

VKAPI_ATTR void VKAPI_CALL drv_TrimCommandPool(VkDevice device, VkCommandPool pool, VkCommandPoolTrimFlags flags)
{
    (void)device, (void)pool, (void)flags;
}

/* The slow one, which every device of this driver has a faster one for. */
VKAPI_ATTR VkResult VKAPI_CALL drv_DeviceWaitIdle(VkDevice device)
{
    (void)device;
    return VK_TIMEOUT;
}

VKAPI_ATTR VkResult VKAPI_CALL fast_DeviceWaitIdle(VkDevice device)
{
    (void)device;
    return VK_SUCCESS;
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL drv_GetDeviceProcAddr(VkDevice handle, const char *name)
{
    const struct device *device = (const struct device *)handle;
    return drv_device_dispatch_table_get_if_supported(&device->table, name, device->instance->api_version,
                                                      &device->instance->extensions, &device->extensions);
}

/* The commands that need no instance. */
static PFN_vkVoidFunction global(const char *name)
{
    static const char *const names[] = {
        "vkGetInstanceProcAddr", "vkCreateInstance", "vkEnumerateInstanceVersion",
        "vkEnumerateInstanceExtensionProperties", "vkEnumerateInstanceLayerProperties",
    };
    struct drv_instance_dispatch_table table;
    drv_instance_dispatch_table_from_entrypoints(&table, &drv_instance_entrypoints, true);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strcmp(name, names[i]) == 0)
            return drv_instance_dispatch_table_get(&table, name);
    return NULL;
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL drv_GetInstanceProcAddr(VkInstance handle, const char *name)
{
    const struct instance *instance = (const struct instance *)handle;
    if (!instance)
        return global(name);
    PFN_vkVoidFunction function = drv_instance_dispatch_table_get_if_supported(
        &instance->table, name, instance->api_version, &instance->extensions);
    if (!function)
        function = drv_physical_device_dispatch_table_get_if_supported(
            &instance->physical_device.table, name, instance->api_version, &instance->extensions);
    if (!function)
        function = drv_device_dispatch_table_get_if_supported(&instance->device_table, name, instance->api_version,
                                                              &instance->extensions, NULL);
    return function;
}

EXPORTED VkResult VKAPI_CALL vk_icdNegotiateLoaderICDInterfaceVersion(uint32_t *version)
{
    if (*version > 5)
        *version = 5;
    return VK_SUCCESS;
}

EXPORTED PFN_vkVoidFunction VKAPI_CALL vk_icdGetInstanceProcAddr(VkInstance instance, const char *name)
{
    return drv_GetInstanceProcAddr(instance, name);
}
