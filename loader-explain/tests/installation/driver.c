// A driver without headers: what the loader demands of one. DEVICES is the body of
// vkEnumeratePhysicalDevices; `one` is a device that it may return.
#include <stdlib.h>
#include <string.h>

typedef void (*function)(void);

static void *instance[4], *one[4];

static int create_instance(const void *info, const void *allocator, void **created) {
    (void)info, (void)allocator;
    instance[0] = (void *)0x01CDC0DE;
    *created = instance;
    return 0;
}

static int no_extensions(const char *layer, unsigned *count, void *properties) {
    (void)layer, (void)properties;
    *count = 0;
    return 0;
}

static int no_device_extensions(void *device, const char *layer, unsigned *count, void *properties) {
    (void)device;
    return no_extensions(layer, count, properties);
}

static int devices(void *of, unsigned *count, void **list) {
    (void)of, (void)list;
    one[0] = (void *)0x01CDC0DE;
    DEVICES
}

// The version, the vendor, and the name behind five numbers.
static void properties(void *device, unsigned *structure) {
    (void)device;
    structure[0] = 1u << 22;
    structure[2] = 0x1234;
    strcpy((char *)(structure + 5), "Device of the test");
}

static void nothing(void) {}

static const struct {
    const char *name;
    void *function;
} functions[] = {
    {"vkCreateInstance", create_instance},
    {"vkDestroyInstance", nothing},
    {"vkEnumerateInstanceExtensionProperties", no_extensions},
    {"vkEnumeratePhysicalDevices", devices},
    {"vkEnumerateDeviceExtensionProperties", no_device_extensions},
    {"vkGetPhysicalDeviceProperties", properties},
    {"vkGetPhysicalDeviceFeatures", abort},
    {"vkGetPhysicalDeviceFormatProperties", abort},
    {"vkGetPhysicalDeviceImageFormatProperties", abort},
    {"vkGetPhysicalDeviceQueueFamilyProperties", abort},
    {"vkGetPhysicalDeviceMemoryProperties", abort},
    {"vkGetPhysicalDeviceSparseImageFormatProperties", abort},
    {"vkCreateDevice", abort},
    {"vkGetDeviceProcAddr", abort},
};

function vk_icdGetInstanceProcAddr(void *of, const char *name) {
    (void)of;
    for (unsigned i = 0; i < sizeof functions / sizeof *functions; i++)
        if (strcmp(functions[i].name, name) == 0) return (function)functions[i].function;
    return 0;
}

int vk_icdNegotiateLoaderICDInterfaceVersion(unsigned *version) {
    *version = 5;
    return 0;
}
