// A Windows program on the vulkan-1.dll beside it: instance, devices, a buffer that a command buffer fills and the program
// reads back; functions that no registry names. Prints the name of each device, and "filled" for the one that filled the buffer.
// An argument NAME=VALUE sets a variable, because Wine removes those that begin with VK_; "medium" makes the loader believe that
// the process has no high integrity, which every process has under Wine; "missing" calls a function that a device lacks; any other
// argument is the name of a layer to enable.
#include <windows.h>
#include <stdio.h>
#include <string.h>

#define VK_NO_PROTOTYPES
#define VK_USE_PLATFORM_WIN32_KHR
#include <vulkan/vulkan.h>

#define CHECK(condition)                                        \
    if (!(condition)) {                                         \
        fprintf(stderr, "line %d: %s\n", __LINE__, #condition); \
        return 1;                                               \
    }
#define LOAD(get, handle, name) PFN_##name name = (PFN_##name)get(handle, #name); CHECK(name)

enum { BYTES = 4096, VALUE = 0x12345678 };

static int fill(PFN_vkGetInstanceProcAddr get, VkInstance instance, VkPhysicalDevice physical_device) {
    LOAD(get, instance, vkCreateDevice)
    LOAD(get, instance, vkGetDeviceProcAddr)
    LOAD(get, instance, vkGetPhysicalDeviceMemoryProperties)
    float priority = 1;
    VkDeviceQueueCreateInfo queues = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, .queueCount = 1, .pQueuePriorities = &priority};
    VkDeviceCreateInfo device_info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, .queueCreateInfoCount = 1, .pQueueCreateInfos = &queues};
    VkDevice device;
    CHECK(vkCreateDevice(physical_device, &device_info, NULL, &device) == VK_SUCCESS);
    LOAD(vkGetDeviceProcAddr, device, vkGetDeviceQueue)
    LOAD(vkGetDeviceProcAddr, device, vkCreateBuffer)
    LOAD(vkGetDeviceProcAddr, device, vkGetBufferMemoryRequirements)
    LOAD(vkGetDeviceProcAddr, device, vkAllocateMemory)
    LOAD(vkGetDeviceProcAddr, device, vkBindBufferMemory)
    LOAD(vkGetDeviceProcAddr, device, vkMapMemory)
    LOAD(vkGetDeviceProcAddr, device, vkCreateCommandPool)
    LOAD(vkGetDeviceProcAddr, device, vkAllocateCommandBuffers)
    LOAD(vkGetDeviceProcAddr, device, vkBeginCommandBuffer)
    LOAD(vkGetDeviceProcAddr, device, vkCmdFillBuffer)
    LOAD(vkGetDeviceProcAddr, device, vkEndCommandBuffer)
    LOAD(vkGetDeviceProcAddr, device, vkQueueSubmit)
    LOAD(vkGetDeviceProcAddr, device, vkQueueWaitIdle)
    LOAD(vkGetDeviceProcAddr, device, vkDestroyCommandPool)
    LOAD(vkGetDeviceProcAddr, device, vkDestroyBuffer)
    LOAD(vkGetDeviceProcAddr, device, vkFreeMemory)
    LOAD(vkGetDeviceProcAddr, device, vkDestroyDevice)
    VkQueue queue;
    vkGetDeviceQueue(device, 0, 0, &queue);

    VkBufferCreateInfo buffer_info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = BYTES, .usage = VK_BUFFER_USAGE_TRANSFER_DST_BIT};
    VkBuffer buffer;
    CHECK(vkCreateBuffer(device, &buffer_info, NULL, &buffer) == VK_SUCCESS);
    VkMemoryRequirements needs;
    vkGetBufferMemoryRequirements(device, buffer, &needs);
    VkPhysicalDeviceMemoryProperties properties;
    vkGetPhysicalDeviceMemoryProperties(physical_device, &properties);
    VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    uint32_t type = 0;
    while (type < properties.memoryTypeCount &&
           (!(needs.memoryTypeBits >> type & 1) || (properties.memoryTypes[type].propertyFlags & wanted) != wanted)) ++type;
    CHECK(type < properties.memoryTypeCount);
    VkMemoryAllocateInfo memory_info = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, .allocationSize = needs.size, .memoryTypeIndex = type};
    VkDeviceMemory memory;
    CHECK(vkAllocateMemory(device, &memory_info, NULL, &memory) == VK_SUCCESS);
    CHECK(vkBindBufferMemory(device, buffer, memory, 0) == VK_SUCCESS);

    VkCommandPoolCreateInfo pool_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
    VkCommandPool pool;
    CHECK(vkCreateCommandPool(device, &pool_info, NULL, &pool) == VK_SUCCESS);
    VkCommandBufferAllocateInfo commands_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, .commandPool = pool, .commandBufferCount = 1};
    VkCommandBuffer commands;
    CHECK(vkAllocateCommandBuffers(device, &commands_info, &commands) == VK_SUCCESS);
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    CHECK(vkBeginCommandBuffer(commands, &begin) == VK_SUCCESS);
    vkCmdFillBuffer(commands, buffer, 0, VK_WHOLE_SIZE, VALUE);
    CHECK(vkEndCommandBuffer(commands) == VK_SUCCESS);
    VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands};
    CHECK(vkQueueSubmit(queue, 1, &submit, VK_NULL_HANDLE) == VK_SUCCESS);
    CHECK(vkQueueWaitIdle(queue) == VK_SUCCESS);
    uint32_t *words;
    CHECK(vkMapMemory(device, memory, 0, BYTES, 0, (void **)&words) == VK_SUCCESS);
    for (int i = 0; i < BYTES / 4; ++i) CHECK(words[i] == VALUE);

    vkDestroyCommandPool(device, pool, NULL);
    vkDestroyBuffer(device, buffer, NULL);
    vkFreeMemory(device, memory, NULL);
    vkDestroyDevice(device, NULL);
    return 0;
}

typedef double(VKAPI_PTR *sum)(void *, uint32_t, uint64_t, float, double, const void *, uint8_t, int64_t, float);

static double total(sum function, void *object) {
    return function(object, 1, 1ull << 40, 0.5f, 0.25, (void *)8, 16, -32, 64.125f);
}

// Eight arguments of all sizes go through the loader's entries to the driver.
static int sums(PFN_vkGetInstanceProcAddr get, VkInstance instance, VkPhysicalDevice physical_device) {
    const double expected = 1 + (double)(1ull << 40) + 0.5 + 0.25 + 8 + 16 - 32 + 64.125;
    sum of_physical_device = (sum)get(instance, "vkSumOfPhysicalDevice");
    sum of_device = (sum)get(instance, "vkSumOfDevice");
    CHECK(of_physical_device && of_device);
    CHECK(total(of_physical_device, physical_device) == expected);
    LOAD(get, instance, vkCreateDevice)
    LOAD(get, instance, vkDestroyDevice)
    VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO};
    VkDevice device;
    CHECK(vkCreateDevice(physical_device, &info, NULL, &device) == VK_SUCCESS);
    CHECK(total(of_device, device) == expected);
    vkDestroyDevice(device, NULL);
    return 0;
}

// The function of another driver has no destination on this driver's devices. Where the callee removes arguments from the stack,
// which is the case on 32-bit Windows, the loader ends the process: their size is unknown.
static int without_destination(PFN_vkGetInstanceProcAddr get, VkInstance instance, VkPhysicalDevice physical_device) {
    typedef VkResult(VKAPI_PTR * fails)(VkDevice, uint32_t, uint64_t, float);
    fails function = (fails)get(instance, "vkSumOfDevice");
    CHECK(function);
    LOAD(get, instance, vkCreateDevice)
    LOAD(get, instance, vkDestroyDevice)
    VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO};
    VkDevice device;
    CHECK(vkCreateDevice(physical_device, &info, NULL, &device) == VK_SUCCESS);
    fflush(stdout);
    printf("without destination: %d\n", function(device, 1, 1ull << 40, 0.5f));
    vkDestroyDevice(device, NULL);
    return 0;
}

// Without its extension, the command returns an error and sets the handle to VK_NULL_HANDLE (callpath.md 5.1).
static int surface_without_extension(HMODULE loader, VkInstance instance) {
    PFN_vkCreateWin32SurfaceKHR create = (PFN_vkCreateWin32SurfaceKHR)(void *)GetProcAddress(loader, "vkCreateWin32SurfaceKHR");
    CHECK(create);
    VkWin32SurfaceCreateInfoKHR info = {.sType = VK_STRUCTURE_TYPE_WIN32_SURFACE_CREATE_INFO_KHR};
    VkSurfaceKHR surface = (VkSurfaceKHR)(uintptr_t)1;
    CHECK(create(instance, &info, NULL, &surface) == VK_ERROR_EXTENSION_NOT_PRESENT);
    CHECK(surface == VK_NULL_HANDLE);
    return 0;
}

// Takes the place of GetTokenInformation: the label of a process with medium integrity.
static BOOL WINAPI medium_integrity(HANDLE token, TOKEN_INFORMATION_CLASS class, void *data, DWORD room, DWORD *used) {
    BOOL result = GetTokenInformation(token, class, data, room, used);
    if (result && class == TokenIntegrityLevel) *GetSidSubAuthority(((TOKEN_MANDATORY_LABEL *)data)->Label.Sid, 0) = SECURITY_MANDATORY_MEDIUM_RID;
    return result;
}

// Replaces a function in the import table of a library.
static int replace(HMODULE library, void *from, void *to) {
    char *base = (char *)library;
    IMAGE_NT_HEADERS *header = (IMAGE_NT_HEADERS *)(base + ((IMAGE_DOS_HEADER *)base)->e_lfanew);
    IMAGE_DATA_DIRECTORY imports = header->OptionalHeader.DataDirectory[IMAGE_DIRECTORY_ENTRY_IMPORT];
    for (IMAGE_IMPORT_DESCRIPTOR *import = (IMAGE_IMPORT_DESCRIPTOR *)(base + imports.VirtualAddress); import->Name; ++import)
        for (void **place = (void **)(base + import->FirstThunk); *place; ++place)
            if (*place == from) {
                DWORD before;
                CHECK(VirtualProtect(place, sizeof *place, PAGE_READWRITE, &before));
                *place = to;
                return 0;
            }
    CHECK(!"imported");
}

int wmain(int count_of_arguments, wchar_t **arguments) {
    char names[8][256];
    const char *layers[8];
    uint32_t layer_count = 0;
    int medium = 0, missing = 0;
    for (int i = 1; i < count_of_arguments; ++i) {
        wchar_t *value = wcschr(arguments[i], L'=');
        if (value) {
            *value = 0;
            CHECK(SetEnvironmentVariableW(arguments[i], value + 1));
        } else if (wcscmp(arguments[i], L"medium") == 0) {
            medium = 1;
        } else if (wcscmp(arguments[i], L"missing") == 0) {
            missing = 1;
        } else {
            CHECK(layer_count < 8);
            WideCharToMultiByte(CP_UTF8, 0, arguments[i], -1, names[layer_count], 256, NULL, NULL);
            layers[layer_count] = names[layer_count];
            ++layer_count;
        }
    }
    HMODULE loader = LoadLibraryA("vulkan-1.dll");
    CHECK(loader);
    if (medium) {
        void *from = (void *)GetProcAddress(GetModuleHandleA("advapi32.dll"), "GetTokenInformation");
        CHECK(replace(loader, from, (void *)medium_integrity) == 0);
    }
    PFN_vkGetInstanceProcAddr get = (PFN_vkGetInstanceProcAddr)(void *)GetProcAddress(loader, "vkGetInstanceProcAddr");
    CHECK(get);
    LOAD(get, NULL, vkCreateInstance)
    VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_1};
    VkInstanceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &application, .enabledLayerCount = layer_count, .ppEnabledLayerNames = layers};
    VkInstance instance;
    VkResult result = vkCreateInstance(&info, NULL, &instance);
    if (result) {
        printf("vkCreateInstance: %d\n", result);
        return 0;
    }
    CHECK(surface_without_extension(loader, instance) == 0);
    LOAD(get, instance, vkEnumeratePhysicalDevices)
    LOAD(get, instance, vkGetPhysicalDeviceProperties)
    LOAD(get, instance, vkDestroyInstance)
    VkPhysicalDevice devices[8];
    uint32_t count = 8;
    CHECK(vkEnumeratePhysicalDevices(instance, &count, devices) == VK_SUCCESS);
    for (uint32_t i = 0; i < count; ++i) {
        VkPhysicalDeviceProperties properties;
        vkGetPhysicalDeviceProperties(devices[i], &properties);
        printf("%s\n", properties.deviceName);
        if (strncmp(properties.deviceName, "llvmpipe", 8) == 0) {
            CHECK(fill(get, instance, devices[i]) == 0);
            printf("filled\n");
        }
        if (strcmp(properties.deviceName, "a device with sums") == 0) CHECK(sums(get, instance, devices[i]) == 0);
        if (missing && strcmp(properties.deviceName, "a device without sums") == 0) CHECK(without_destination(get, instance, devices[i]) == 0);
    }
    vkDestroyInstance(instance, NULL);
    FreeLibrary(loader);
    return 0;
}
