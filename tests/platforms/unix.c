// A program on the loader that its first argument names: devices of two drivers, properties, handles of 64 bits, and functions
// that no registry names and only the first driver has. A second argument means that the loader has no machine code for such
// functions on this processor, so that its lookups return NULL.
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define VK_NO_PROTOTYPES
#include <vulkan/vulkan.h>

#define CHECK(condition)                                             \
    if (!(condition)) {                                              \
        fprintf(stderr, "line %d: %s\n", __LINE__, #condition);      \
        return 1;                                                    \
    }
#define LOAD(handle, name) PFN_##name name = (PFN_##name)get(handle, #name); CHECK(name)

typedef double(VKAPI_PTR *sum)(void *, uint32_t, uint64_t, float, double, const void *, uint8_t, int64_t, float);

static double total(sum function, void *object) {
    return function(object, 1, 1ull << 40, 0.5f, 0.25, (void *)8, 16, -32, 64.125f);
}

int main(int count, char **arguments) {
    CHECK(count == 2 || count == 3);
    int has_unknown_functions = count == 2;
    void *loader = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
    if (!loader) fprintf(stderr, "%s\n", dlerror());
    CHECK(loader);
    PFN_vkGetInstanceProcAddr get = (PFN_vkGetInstanceProcAddr)dlsym(loader, "vkGetInstanceProcAddr");
    CHECK(get);
    LOAD(NULL, vkCreateInstance)
    VkInstanceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO};
    VkInstance instance;
    CHECK(vkCreateInstance(&info, NULL, &instance) == VK_SUCCESS);
    LOAD(instance, vkEnumeratePhysicalDevices)
    LOAD(instance, vkGetPhysicalDeviceProperties)
    LOAD(instance, vkCreateDevice)
    LOAD(instance, vkGetDeviceProcAddr)
    LOAD(instance, vkDestroyDevice)
    LOAD(instance, vkDestroyInstance)
    uint32_t devices = 2;
    VkPhysicalDevice physical_devices[2];
    CHECK(vkEnumeratePhysicalDevices(instance, &devices, physical_devices) == VK_SUCCESS && devices == 2);
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_devices[0], &properties);
    CHECK(properties.limits.nonCoherentAtomSize == 0x123456789abcdef0);
    int with_sums = strcmp(properties.deviceName, "a device with sums") == 0 ? 0 : 1;
    VkPhysicalDevice physical_device = physical_devices[with_sums];

    const double expected = 1 + (double)(1ull << 40) + 0.5 + 0.25 + 8 + 16 - 32 + 64.125;
    sum of_physical_device = (sum)get(instance, "vkSumOfPhysicalDevice");
    CHECK(!of_physical_device == !has_unknown_functions);
    if (of_physical_device) {
        CHECK(total(of_physical_device, physical_device) == expected);
        // The other driver lacks the function: the loader ends the process.
        pid_t child = fork();
        if (child == 0) {
            total(of_physical_device, physical_devices[!with_sums]);
            _exit(0);
        }
        int status;
        CHECK(waitpid(child, &status, 0) == child && WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
    }

    VkDeviceCreateInfo device_info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO};
    VkDevice device;
    CHECK(vkCreateDevice(physical_device, &device_info, NULL, &device) == VK_SUCCESS);
    PFN_vkBindBufferMemory exported = (PFN_vkBindBufferMemory)dlsym(loader, "vkBindBufferMemory");
    PFN_vkBindBufferMemory direct = (PFN_vkBindBufferMemory)vkGetDeviceProcAddr(device, "vkBindBufferMemory");
    CHECK(exported && direct);
    VkBuffer buffer = (VkBuffer)0x1111111122222222;
    VkDeviceMemory memory = (VkDeviceMemory)0x3333333344444444;
    CHECK(exported(device, buffer, memory, 0x5555555566666666) == VK_SUCCESS);
    CHECK(direct(device, buffer, memory, 0x5555555566666666) == VK_SUCCESS);
    sum of_device = (sum)get(instance, "vkSumOfDevice");
    CHECK(!of_device == !has_unknown_functions);
    if (of_device) CHECK(total(of_device, device) == expected);
    CHECK(total((sum)vkGetDeviceProcAddr(device, "vkSumOfDevice"), device) == expected);
    CHECK(!get(instance, "vkSumOfNothing"));

    vkDestroyDevice(device, NULL);
    vkDestroyInstance(instance, NULL);
    CHECK(dlclose(loader) == 0);
    return 0;
}
