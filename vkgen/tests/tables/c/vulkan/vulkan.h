/* What the real header would declare of the miniature registry, by header version: VK_AMD_draw_count is not there
 * before 7. */
#ifndef VULKAN_H
#define VULKAN_H

#include <stdint.h>

#define VKAPI_ATTR
#define VKAPI_CALL
#define VKAPI_PTR VKAPI_CALL
#ifdef HEADER_VERSION
#define VK_HEADER_VERSION HEADER_VERSION
#else
#define VK_HEADER_VERSION 6
#endif
#define VK_MAKE_API_VERSION(variant, major, minor, patch) \
    ((((uint32_t)(variant)) << 29) | (((uint32_t)(major)) << 22) | (((uint32_t)(minor)) << 12) | ((uint32_t)(patch)))

typedef struct VkInstance_T *VkInstance;
typedef struct VkPhysicalDevice_T *VkPhysicalDevice;
typedef struct VkDevice_T *VkDevice;
typedef struct VkQueue_T *VkQueue;
typedef struct VkCommandBuffer_T *VkCommandBuffer;
typedef struct VkExternalComputeQueueNV_T *VkExternalComputeQueueNV;
typedef uint64_t VkCommandPool;
typedef enum VkResult { VK_SUCCESS = 0 } VkResult;

typedef void(VKAPI_PTR *PFN_vkVoidFunction)(void);
typedef VkResult(VKAPI_PTR *PFN_vkCreateInstance)(VkInstance *);
typedef PFN_vkVoidFunction(VKAPI_PTR *PFN_vkGetInstanceProcAddr)(VkInstance, const char *);
typedef void(VKAPI_PTR *PFN_vkDestroyInstance)(VkInstance);
typedef VkResult(VKAPI_PTR *PFN_vkCreateDevice)(VkPhysicalDevice, VkDevice *);
typedef VkResult(VKAPI_PTR *PFN_vkQueueWaitIdle)(VkQueue);
typedef void(VKAPI_PTR *PFN_vkTrimCommandPool)(VkDevice, VkCommandPool);
typedef void(VKAPI_PTR *PFN_vkCmdDrawCount)(VkCommandBuffer, uint32_t);

#define VK_KHR_draw_count 1
typedef void(VKAPI_PTR *PFN_vkCmdDrawCountKHR)(VkCommandBuffer, uint32_t);

#if VK_HEADER_VERSION >= 7
#define VK_AMD_draw_count 1
typedef void(VKAPI_PTR *PFN_vkCmdDrawCountAMD)(VkCommandBuffer, uint32_t);
#endif

#define VK_NV_external_compute_queue 1
typedef void(VKAPI_PTR *PFN_vkGetExternalComputeQueueDataNV)(VkExternalComputeQueueNV);

#ifdef VK_USE_PLATFORM_XCB_KHR
#define VK_KHR_xcb_surface 1
typedef VkResult(VKAPI_PTR *PFN_vkCreateXcbSurfaceKHR)(VkInstance);
#endif

#endif
