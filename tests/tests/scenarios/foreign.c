/* A Vulkan loader that is not this one, with objects of the Khronos loader's layout. Its calls of its own functions are not
 * bound to itself: what is loaded before it answers them. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

void foreign_call(const char *what);
int vkEnumeratePhysicalDevices(void *, uint32_t *, void **);
int vkDeviceWaitIdle(void *);
void vkGetPhysicalDeviceFeatures(void *, void *);
void vkGetPhysicalDeviceProperties(void *, void *);
void vkDestroyInstance(void *, const void *);

struct instance { void **table; uint64_t magic; uint64_t rest[62]; };
struct physical { void **table; struct instance *instance; uint64_t magic; void *below; uint64_t rest[60]; };
struct device { void **table; };

static void *empty[2000];
static struct instance instance = { empty, 0x10ADED010110ADED, { 0 } };
static struct physical physical = { empty, &instance, 0x10ADED020210ADED, NULL, { 0 } };

int vkEnumeratePhysicalDevices(void *object, uint32_t *count, void **devices) {
    (void)object, (void)count, (void)devices;
    puts("answered");
    return 0;
}
int vkDeviceWaitIdle(void *object) { (void)object; puts("answered"); return 0; }
void vkGetPhysicalDeviceFeatures(void *object, void *features) { (void)object, (void)features; puts("answered"); }
void vkGetPhysicalDeviceProperties(void *object, void *properties) { (void)object, (void)properties; puts("answered"); }
void vkDestroyInstance(void *object, const void *callbacks) { (void)object, (void)callbacks; puts("answered"); }

void foreign_call(const char *what) {
    static uint64_t table[2000] = { 0x10ADED040410ADED };
    static struct device device = { (void **)table };
    static char room[4096];
    uint32_t count = 0;
    if (strcmp(what, "vkEnumeratePhysicalDevices") == 0) vkEnumeratePhysicalDevices(&instance, &count, NULL);
    if (strcmp(what, "vkDestroyInstance") == 0) vkDestroyInstance(&instance, NULL);
    if (strcmp(what, "vkDeviceWaitIdle") == 0) vkDeviceWaitIdle(&device);
    if (strcmp(what, "vkGetPhysicalDeviceFeatures") == 0) vkGetPhysicalDeviceFeatures(&physical, room);
    if (strcmp(what, "vkGetPhysicalDeviceProperties") == 0) vkGetPhysicalDeviceProperties(&physical, room);
}
