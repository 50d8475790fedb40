/* Calls 1.0 core commands directly, linked with libvulkan.so.1. The program has its own declarations, so that it needs
 * no Vulkan headers.
 *
 * With a number as its argument it repeats these calls that many times, each time with a new instance and device, and
 * prints the bytes that malloc had given out, and the pages of memory in use, after half of the cycles and after the
 * last one. */
#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct VkInstance_T *VkInstance;
typedef struct VkPhysicalDevice_T *VkPhysicalDevice;
typedef struct VkDevice_T *VkDevice;
typedef struct VkQueue_T *VkQueue;
typedef struct VkCommandBuffer_T *VkCommandBuffer;
typedef uint64_t VkHandle;
typedef int32_t VkResult;

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

typedef struct {
    int32_t sType;
    const void *pNext;
    uint32_t flags;
    uint32_t queueFamilyIndex;
    uint32_t queueCount;
    const float *pQueuePriorities;
} VkDeviceQueueCreateInfo;

typedef struct {
    int32_t sType;
    const void *pNext;
    uint32_t flags;
    uint32_t queueCreateInfoCount;
    const VkDeviceQueueCreateInfo *pQueueCreateInfos;
    uint32_t enabledLayerCount;
    const char *const *ppEnabledLayerNames;
    uint32_t enabledExtensionCount;
    const char *const *ppEnabledExtensionNames;
    const void *pEnabledFeatures;
} VkDeviceCreateInfo;

typedef struct {
    uint32_t apiVersion, driverVersion, vendorID, deviceID;
    int32_t deviceType;
    char deviceName[256];
    uint8_t pipelineCacheUUID[16];
    uint64_t limitsAndMore[128];
} VkPhysicalDeviceProperties;

typedef struct {
    int32_t sType;
    const void *pNext;
    uint32_t flags;
    uint64_t size;
    uint32_t usage;
    int32_t sharingMode;
    uint32_t queueFamilyIndexCount;
    const uint32_t *pQueueFamilyIndices;
} VkBufferCreateInfo;

typedef struct {
    int32_t sType;
    const void *pNext;
    uint64_t allocationSize;
    uint32_t memoryTypeIndex;
} VkMemoryAllocateInfo;

typedef struct {
    int32_t sType;
    const void *pNext;
    uint32_t flags;
    uint32_t queueFamilyIndex;
} VkCommandPoolCreateInfo;

typedef struct {
    int32_t sType;
    const void *pNext;
    VkHandle commandPool;
    int32_t level;
    uint32_t commandBufferCount;
} VkCommandBufferAllocateInfo;

typedef struct {
    int32_t sType;
    const void *pNext;
    uint32_t flags;
    const void *pInheritanceInfo;
} VkCommandBufferBeginInfo;

typedef struct {
    int32_t sType;
    const void *pNext;
    uint32_t waitSemaphoreCount;
    const VkHandle *pWaitSemaphores;
    const uint32_t *pWaitDstStageMask;
    uint32_t commandBufferCount;
    const VkCommandBuffer *pCommandBuffers;
    uint32_t signalSemaphoreCount;
    const VkHandle *pSignalSemaphores;
} VkSubmitInfo;

VkResult vkCreateInstance(const VkInstanceCreateInfo *, const void *, VkInstance *);
void vkDestroyInstance(VkInstance, const void *);
VkResult vkEnumeratePhysicalDevices(VkInstance, uint32_t *, VkPhysicalDevice *);
void vkGetPhysicalDeviceProperties(VkPhysicalDevice, VkPhysicalDeviceProperties *);
VkResult vkCreateDevice(VkPhysicalDevice, const VkDeviceCreateInfo *, const void *, VkDevice *);
void vkDestroyDevice(VkDevice, const void *);
void vkGetDeviceQueue(VkDevice, uint32_t, uint32_t, VkQueue *);
VkResult vkCreateBuffer(VkDevice, const VkBufferCreateInfo *, const void *, VkHandle *);
void vkDestroyBuffer(VkDevice, VkHandle, const void *);
VkResult vkAllocateMemory(VkDevice, const VkMemoryAllocateInfo *, const void *, VkHandle *);
void vkFreeMemory(VkDevice, VkHandle, const void *);
VkResult vkBindBufferMemory(VkDevice, VkHandle, VkHandle, uint64_t);
VkResult vkMapMemory(VkDevice, VkHandle, uint64_t, uint64_t, uint32_t, void **);
VkResult vkCreateCommandPool(VkDevice, const VkCommandPoolCreateInfo *, const void *, VkHandle *);
void vkDestroyCommandPool(VkDevice, VkHandle, const void *);
VkResult vkAllocateCommandBuffers(VkDevice, const VkCommandBufferAllocateInfo *, VkCommandBuffer *);
void vkFreeCommandBuffers(VkDevice, VkHandle, uint32_t, const VkCommandBuffer *);
VkResult vkBeginCommandBuffer(VkCommandBuffer, const VkCommandBufferBeginInfo *);
void vkCmdFillBuffer(VkCommandBuffer, VkHandle, uint64_t, uint64_t, uint32_t);
VkResult vkEndCommandBuffer(VkCommandBuffer);
VkResult vkQueueSubmit(VkQueue, uint32_t, const VkSubmitInfo *, VkHandle);
VkResult vkQueueWaitIdle(VkQueue);

static void check(VkResult result, const char *command) {
    if (result != 0) {
        fprintf(stderr, "%s returned %d\n", command, result);
        exit(1);
    }
}

static void cycle(int tell) {
    VkInstance instance;
    check(vkCreateInstance(&(VkInstanceCreateInfo){.sType = 1}, NULL, &instance), "vkCreateInstance");

    VkPhysicalDevice physicalDevice;
    uint32_t count = 1;
    check(vkEnumeratePhysicalDevices(instance, &count, &physicalDevice), "vkEnumeratePhysicalDevices");
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physicalDevice, &properties);
    if (tell)
        puts(properties.deviceName);

    const float priority = 1.0f;
    const VkDeviceQueueCreateInfo queueInfo = {.sType = 2, .queueCount = 1, .pQueuePriorities = &priority};
    const VkDeviceCreateInfo deviceInfo = {.sType = 3, .queueCreateInfoCount = 1, .pQueueCreateInfos = &queueInfo};
    VkDevice device;
    check(vkCreateDevice(physicalDevice, &deviceInfo, NULL, &device), "vkCreateDevice");
    VkQueue queue;
    vkGetDeviceQueue(device, 0, 0, &queue);

    VkHandle buffer, memory, pool;
    check(vkCreateBuffer(device, &(VkBufferCreateInfo){.sType = 12, .size = 64, .usage = 2}, NULL, &buffer),
          "vkCreateBuffer");
    check(vkAllocateMemory(device, &(VkMemoryAllocateInfo){.sType = 5, .allocationSize = 64}, NULL, &memory),
          "vkAllocateMemory");
    check(vkBindBufferMemory(device, buffer, memory, 0), "vkBindBufferMemory");
    check(vkCreateCommandPool(device, &(VkCommandPoolCreateInfo){.sType = 39}, NULL, &pool), "vkCreateCommandPool");
    VkCommandBuffer commands;
    check(vkAllocateCommandBuffers(
              device, &(VkCommandBufferAllocateInfo){.sType = 40, .commandPool = pool, .commandBufferCount = 1}, &commands),
          "vkAllocateCommandBuffers");
    check(vkBeginCommandBuffer(commands, &(VkCommandBufferBeginInfo){.sType = 42}), "vkBeginCommandBuffer");
    vkCmdFillBuffer(commands, buffer, 0, 64, 0x61626364);
    check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    check(vkQueueSubmit(queue, 1, &(VkSubmitInfo){.sType = 4, .commandBufferCount = 1, .pCommandBuffers = &commands}, 0),
          "vkQueueSubmit");
    check(vkQueueWaitIdle(queue), "vkQueueWaitIdle");

    void *data;
    check(vkMapMemory(device, memory, 0, 64, 0, &data), "vkMapMemory");
    if (memcmp(data, "dcbadcba", 8) != 0)
        check(-1, "vkCmdFillBuffer");
    if (tell)
        puts("filled");

    vkFreeCommandBuffers(device, pool, 1, &commands);
    vkDestroyCommandPool(device, pool, NULL);
    vkDestroyBuffer(device, buffer, NULL);
    vkFreeMemory(device, memory, NULL);
    vkDestroyDevice(device, NULL);
    vkDestroyInstance(instance, NULL);
}

/* The pages of memory that hold no file. Of a library, more pages may be read at any time. */
static long resident_pages(void) {
    FILE *status = fopen("/proc/self/status", "r");
    char line[256];
    long kilobytes = -1;
    while (status != NULL && kilobytes < 0 && fgets(line, sizeof line, status) != NULL)
        sscanf(line, "RssAnon: %ld", &kilobytes);
    if (kilobytes < 0)
        exit(1);
    fclose(status);
    return kilobytes / 4;
}

int main(int argc, char **argv) {
    if (argc < 2) {
        cycle(1);
        return 0;
    }
    const long cycles = atol(argv[1]);
    /* The first call loads the pages that the measurement itself needs. */
    long early_pages = resident_pages();
    size_t early_bytes = 0;
    for (long done = 1; done <= cycles; done++) {
        cycle(0);
        if (done == cycles / 2) {
            early_pages = resident_pages();
            early_bytes = mallinfo2().uordblks;
        }
    }
    printf("%ld pages\n%ld pages\n", early_pages, resident_pages());
    printf("%zu bytes\n%zu bytes\n", early_bytes, mallinfo2().uordblks);
    return 0;
}
