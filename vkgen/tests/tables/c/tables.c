/* What the files that vkgen makes of the miniature registry do. Prints the line of every expectation that fails. */

#include "drv_entrypoints.h"

#include <stdio.h>
#include <string.h>

#define VERSION(minor) VK_MAKE_API_VERSION(0, 1, minor, 0)

static int failures;

#define EXPECT(condition) \
    do { \
        if (!(condition)) { \
            printf("line %d: %s\n", __LINE__, #condition); \
            failures++; \
        } \
    } while (0)

VKAPI_ATTR VkResult VKAPI_CALL drv_CreateInstance(VkInstance *instance)
{
    *instance = NULL;
    return VK_SUCCESS;
}

VKAPI_ATTR VkResult VKAPI_CALL drv_CreateDevice(VkPhysicalDevice physical_device, VkDevice *device)
{
    (void)physical_device;
    *device = NULL;
    return VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL drv_CmdDrawCountKHR(VkCommandBuffer command_buffer, uint32_t count)
{
    (void)command_buffer, (void)count;
}

VKAPI_ATTR void VKAPI_CALL drv_GetExternalComputeQueueDataNV(VkExternalComputeQueueNV queue)
{
    (void)queue;
}

VKAPI_ATTR void VKAPI_CALL wsi_CmdDrawCount(VkCommandBuffer command_buffer, uint32_t count)
{
    (void)command_buffer, (void)count;
}

VKAPI_ATTR VkResult VKAPI_CALL wsi_QueueWaitIdle(VkQueue queue)
{
    (void)queue;
    return VK_SUCCESS;
}

VKAPI_ATTR VkResult VKAPI_CALL fast_QueueWaitIdle(VkQueue queue)
{
    (void)queue;
    return VK_SUCCESS;
}

static void what_is_not_implemented_is_null(void)
{
    EXPECT(drv_instance_entrypoints.CreateInstance == drv_CreateInstance);
    EXPECT(!drv_instance_entrypoints.DestroyInstance);
    EXPECT(drv_physical_device_entrypoints.CreateDevice == drv_CreateDevice);
    EXPECT(!wsi_instance_entrypoints.CreateInstance);
    EXPECT(fast_device_entrypoints.QueueWaitIdle == fast_QueueWaitIdle);
    EXPECT(!drv_device_entrypoints.CmdDrawCountAMD);
}

static void a_command_has_one_slot_for_all_its_names(void)
{
    struct drv_device_dispatch_table table;
    memset(&table, 0xff, sizeof table);
    drv_device_dispatch_table_from_entrypoints(&table, &drv_device_entrypoints, true);
    EXPECT(table.CmdDrawCount == drv_CmdDrawCountKHR);
    EXPECT(table.CmdDrawCountKHR == drv_CmdDrawCountKHR);
    EXPECT(table.CmdDrawCountAMD == (PFN_vkVoidFunction)drv_CmdDrawCountKHR);
    EXPECT(!table.QueueWaitIdle);
}

static void overwriting_empties_the_table_and_not_overwriting_fills_it_up(void)
{
    struct drv_device_dispatch_table table;
    drv_device_dispatch_table_from_entrypoints(&table, &fast_device_entrypoints, true);
    drv_device_dispatch_table_from_entrypoints(&table, &drv_device_entrypoints, false);
    drv_device_dispatch_table_from_entrypoints(&table, &wsi_device_entrypoints, false);
    EXPECT(table.QueueWaitIdle == fast_QueueWaitIdle);
    EXPECT(table.CmdDrawCount == drv_CmdDrawCountKHR);
    drv_device_dispatch_table_from_entrypoints(&table, &wsi_device_entrypoints, true);
    EXPECT(table.QueueWaitIdle == wsi_QueueWaitIdle);
    EXPECT(table.CmdDrawCount == wsi_CmdDrawCount);
    EXPECT(!table.GetExternalComputeQueueDataNV);
}

static void get_knows_the_names_of_its_level(void)
{
    struct drv_device_dispatch_table table;
    PFN_vkVoidFunction draw = (PFN_vkVoidFunction)drv_CmdDrawCountKHR;
    drv_device_dispatch_table_from_entrypoints(&table, &drv_device_entrypoints, true);
    EXPECT(drv_device_dispatch_table_get(&table, "vkCmdDrawCount") == draw);
    EXPECT(drv_device_dispatch_table_get(&table, "vkCmdDrawCountAMD") == draw);
    EXPECT(!drv_device_dispatch_table_get(&table, "vkQueueWaitIdle"));
    EXPECT(!drv_device_dispatch_table_get(&table, "vkCreateDevice"));
    EXPECT(!drv_device_dispatch_table_get(&table, "vkCmdDrawCoun"));
    EXPECT(!drv_device_dispatch_table_get(&table, "vkCmdDrawCountX"));
    EXPECT(!drv_device_dispatch_table_get(&table, ""));
    EXPECT(!drv_device_dispatch_table_get(&table, "zz"));
}

static bool is_supported(const char *command, uint32_t version, const struct drv_device_extension_table *device)
{
    struct drv_instance_extension_table instance = {0};
    struct drv_device_dispatch_table table;
    drv_device_dispatch_table_from_entrypoints(&table, &drv_device_entrypoints, true);
    return drv_device_dispatch_table_get_if_supported(&table, command, version, &instance, device);
}

static void a_name_is_supported_where_its_version_or_extension_is_enabled(void)
{
    struct drv_device_extension_table none = {0}, draw = {0}, queue = {0};
    EXPECT(drv_device_extension_table_enable(&draw, "VK_KHR_draw_count"));
    EXPECT(draw.KHR_draw_count);
    EXPECT(drv_device_extension_table_enable(&queue, "VK_NV_external_compute_queue"));
    EXPECT(!drv_device_extension_table_enable(&none, "VK_KHR_xcb_surface"));
    EXPECT(!memcmp(&none, &(struct drv_device_extension_table){0}, sizeof none));

    struct drv_instance_extension_table instance = {0};
    struct drv_instance_dispatch_table table;
    drv_instance_dispatch_table_from_entrypoints(&table, &drv_instance_entrypoints, true);
    EXPECT(drv_instance_dispatch_table_get_if_supported(&table, "vkCreateInstance", 0, &instance));

    EXPECT(is_supported("vkCmdDrawCount", VERSION(2), &none));
    EXPECT(!is_supported("vkCmdDrawCount", VERSION(1), &draw));
    EXPECT(is_supported("vkCmdDrawCountKHR", VERSION(0), &draw));
    EXPECT(!is_supported("vkCmdDrawCountKHR", VERSION(2), &none));
    /* Of a device that is not there yet every extension counts as enabled. */
    EXPECT(is_supported("vkCmdDrawCountKHR", VERSION(0), NULL));
    /* The extension brings it on a condition. */
    EXPECT(!is_supported("vkGetExternalComputeQueueDataNV", VERSION(0), &queue));
    EXPECT(is_supported("vkGetExternalComputeQueueDataNV", VERSION(1), &queue));
    queue.KHR_draw_count = true;
    EXPECT(is_supported("vkGetExternalComputeQueueDataNV", VERSION(0), &queue));
}

int main(void)
{
    what_is_not_implemented_is_null();
    a_command_has_one_slot_for_all_its_names();
    overwriting_empties_the_table_and_not_overwriting_fills_it_up();
    get_knows_the_names_of_its_level();
    a_name_is_supported_where_its_version_or_extension_is_enabled();
    return failures != 0;
}
