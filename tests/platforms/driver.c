// A driver for the programs beside it. It has one device without memory or queues, and two functions that no
// registry names: one for devices, one for physical devices. Both sum up arguments of all sizes. A
// driver WITHOUT_SUMS lacks them. A driver OF_ADAPTERS has two devices, which every graphics adapter of Windows has: the first
// translates to Direct3D 12.
#ifdef _WIN32
#include <windows.h>
#endif
#include <stdlib.h>
#include <string.h>

#define VK_NO_PROTOTYPES
#include <vulkan/vk_icd.h>
#include <vulkan/vulkan.h>

#ifdef OF_ADAPTERS
#define WITHOUT_SUMS
#define NAME "a native device"
#elif defined WITHOUT_SUMS
#define NAME "a device without sums"
#else
#define NAME "a device with sums"
#endif

#ifdef _WIN32
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

// An object that an application can hold: its first word belongs to the loader.
struct object {
    uintptr_t loader_data;
};

static struct object the_physical_device = {ICD_LOADER_MAGIC};
#ifdef OF_ADAPTERS
static struct object a_translating_device = {ICD_LOADER_MAGIC};
#endif

static void *new_object(void) {
    struct object *object = malloc(sizeof *object);
    object->loader_data = ICD_LOADER_MAGIC;
    return object;
}

static VkResult VKAPI_CALL create_instance(const VkInstanceCreateInfo *info, const VkAllocationCallbacks *allocator,
                                VkInstance *instance) {
    (void)info, (void)allocator;
    *instance = new_object();
    return VK_SUCCESS;
}

static void VKAPI_CALL destroy_instance(VkInstance instance, const VkAllocationCallbacks *allocator) {
    (void)allocator;
    free(instance);
}

static VkResult VKAPI_CALL enumerate_extensions(const char *layer, uint32_t *count, VkExtensionProperties *properties) {
    (void)layer, (void)properties;
    *count = 0;
    return VK_SUCCESS;
}

#ifndef OF_ADAPTERS
static VkResult VKAPI_CALL enumerate_physical_devices(VkInstance instance, uint32_t *count, VkPhysicalDevice *devices) {
    (void)instance;
    if (devices && *count) devices[0] = (VkPhysicalDevice)&the_physical_device;
    *count = 1;
    return VK_SUCCESS;
}

static VkResult VKAPI_CALL enumerate_device_extensions(VkPhysicalDevice device, const char *layer, uint32_t *count,
                                            VkExtensionProperties *properties) {
    (void)device;
    return enumerate_extensions(layer, count, properties);
}
#endif

static void VKAPI_CALL get_properties(VkPhysicalDevice device, VkPhysicalDeviceProperties *properties) {
    (void)device;
    memset(properties, 0, sizeof *properties);
    properties->apiVersion = VK_API_VERSION_1_0;
    properties->limits.nonCoherentAtomSize = 0x123456789abcdef0;
    strcpy(properties->deviceName, NAME);
#ifdef OF_ADAPTERS
    if (device == (VkPhysicalDevice)&a_translating_device) strcpy(properties->deviceName, "a translating device");
#endif
}

#ifdef OF_ADAPTERS
static VkResult VKAPI_CALL enumerate_two_devices(VkInstance instance, uint32_t *count, VkPhysicalDevice *devices) {
    (void)instance;
    if (devices && *count >= 2) {
        devices[0] = (VkPhysicalDevice)&a_translating_device;
        devices[1] = (VkPhysicalDevice)&the_physical_device;
    }
    *count = 2;
    return VK_SUCCESS;
}

EXPORT VkResult VKAPI_CALL vk_icdEnumerateAdapterPhysicalDevices(VkInstance instance, LUID adapter, uint32_t *count,
                                                      VkPhysicalDevice *devices) {
    (void)adapter;
    return enumerate_two_devices(instance, count, devices);
}

static VkResult VKAPI_CALL enumerate_layered_driver(VkPhysicalDevice device, const char *layer, uint32_t *count,
                                         VkExtensionProperties *properties) {
    (void)device, (void)layer;
    if (properties && *count)
        properties[0] = (VkExtensionProperties){"VK_MSFT_layered_driver", 1};
    *count = 1;
    return VK_SUCCESS;
}

// VkPhysicalDeviceLayeredDriverPropertiesMSFT, which older headers lack.
enum { LAYERED_DRIVER_PROPERTIES = 1000530000, DIRECT3D_12 = 1 };
struct layered_driver_properties {
    uint32_t structure_type;
    void *next;
    uint32_t underlying_interface;
};

static void VKAPI_CALL get_properties_2(VkPhysicalDevice device, VkPhysicalDeviceProperties2 *properties) {
    get_properties(device, &properties->properties);
    struct layered_driver_properties *layered = properties->pNext;
    if (layered && layered->structure_type == LAYERED_DRIVER_PROPERTIES)
        layered->underlying_interface = device == (VkPhysicalDevice)&a_translating_device ? DIRECT3D_12 : 0;
}
#endif

static VkResult VKAPI_CALL create_device(VkPhysicalDevice physical_device, const VkDeviceCreateInfo *info,
                              const VkAllocationCallbacks *allocator, VkDevice *device) {
    (void)info, (void)allocator;
    if (physical_device != (VkPhysicalDevice)&the_physical_device) return VK_ERROR_INITIALIZATION_FAILED;
    *device = new_object();
    return VK_SUCCESS;
}

static void VKAPI_CALL destroy_device(VkDevice device, const VkAllocationCallbacks *allocator) {
    (void)allocator;
    free(device);
}

// Handles of 64 bits beside pointers of 32.
static VkResult VKAPI_CALL bind_buffer_memory(VkDevice device, VkBuffer buffer, VkDeviceMemory memory, VkDeviceSize offset) {
    (void)device;
    int expected = (uint64_t)buffer == 0x1111111122222222 && (uint64_t)memory == 0x3333333344444444 &&
                   offset == 0x5555555566666666;
    return expected ? VK_SUCCESS : VK_ERROR_UNKNOWN;
}

#ifndef WITHOUT_SUMS
static double sum(uint32_t a, uint64_t b, float c, double d, const void *e, uint8_t f, int64_t g, float h) {
    return a + (double)b + c + d + (double)(uintptr_t)e + f + (double)g + h;
}

static double VKAPI_CALL sum_of_device(VkDevice device, uint32_t a, uint64_t b, float c, double d, const void *e, uint8_t f,
                            int64_t g, float h) {
    return device ? sum(a, b, c, d, e, f, g, h) : -1;
}

static double VKAPI_CALL sum_of_physical_device(VkPhysicalDevice device, uint32_t a, uint64_t b, float c, double d, const void *e,
                                     uint8_t f, int64_t g, float h) {
    return device == (VkPhysicalDevice)&the_physical_device ? sum(a, b, c, d, e, f, g, h) : -1;
}
#endif

// Stands for the functions that loaders demand and the application does not call.
static void VKAPI_CALL unused(void) { abort(); }

static PFN_vkVoidFunction VKAPI_CALL device_function(VkDevice device, const char *name);

static const struct {
    const char *name;
    void *function;
} functions[] = {
    {"vkCreateInstance", create_instance},
    {"vkDestroyInstance", destroy_instance},
    {"vkEnumerateInstanceExtensionProperties", enumerate_extensions},
#ifdef OF_ADAPTERS
    {"vkEnumeratePhysicalDevices", enumerate_two_devices},
    {"vkEnumerateDeviceExtensionProperties", enumerate_layered_driver},
    {"vkGetPhysicalDeviceProperties2KHR", get_properties_2},
#else
    {"vkEnumeratePhysicalDevices", enumerate_physical_devices},
    {"vkEnumerateDeviceExtensionProperties", enumerate_device_extensions},
#endif
    {"vkGetPhysicalDeviceProperties", get_properties},
    {"vkGetPhysicalDeviceFeatures", unused},
    {"vkGetPhysicalDeviceFormatProperties", unused},
    {"vkGetPhysicalDeviceImageFormatProperties", unused},
    {"vkGetPhysicalDeviceQueueFamilyProperties", unused},
    {"vkGetPhysicalDeviceMemoryProperties", unused},
    {"vkGetPhysicalDeviceSparseImageFormatProperties", unused},
    {"vkCreateDevice", create_device},
    {"vkGetDeviceProcAddr", device_function},
    {"vkDestroyDevice", destroy_device},
    {"vkBindBufferMemory", bind_buffer_memory},
#ifndef WITHOUT_SUMS
    {"vkSumOfDevice", sum_of_device},
    {"vkSumOfPhysicalDevice", sum_of_physical_device},
#endif
};

static PFN_vkVoidFunction find(const char *name) {
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        if (strcmp(functions[i].name, name) == 0) return (PFN_vkVoidFunction)functions[i].function;
    return NULL;
}

static PFN_vkVoidFunction VKAPI_CALL device_function(VkDevice device, const char *name) {
    (void)device;
    return find(name);
}

EXPORT PFN_vkVoidFunction VKAPI_CALL vk_icdGetInstanceProcAddr(VkInstance instance, const char *name) {
    (void)instance;
    return find(name);
}

EXPORT PFN_vkVoidFunction VKAPI_CALL vk_icdGetPhysicalDeviceProcAddr(VkInstance instance, const char *name) {
    (void)instance;
    return strcmp(name, "vkSumOfPhysicalDevice") ? NULL : find(name);
}

EXPORT VkResult VKAPI_CALL vk_icdNegotiateLoaderICDInterfaceVersion(uint32_t *version) {
    if (*version > 6) *version = 6;
    return VK_SUCCESS;
}
