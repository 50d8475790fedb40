// A layer without headers that reverses the physical devices.
#include <string.h>

typedef void (*function)(void);
typedef function (*lookup)(void *, const char *);

// VkLayerInstanceLink.
struct link {
    struct link *next;
    lookup get_instance_proc_addr;
};

// VkLayerInstanceCreateInfo, whose type is 47 and whose function is VK_LAYER_LINK_INFO, or another structure.
struct chain {
    int type;
    struct chain *next;
    int function;
    struct link *link;
};

static lookup below;

static int create_instance(struct chain *info, const void *allocator, void **instance) {
    struct chain *chain = info->next;
    while (chain->type != 47 || chain->function != 0) chain = chain->next;
    below = chain->link->get_instance_proc_addr;
    chain->link = chain->link->next;
    int (*create)(struct chain *, const void *, void **) = (void *)below(0, "vkCreateInstance");
    return create(info, allocator, instance);
}

static int enumerate(void *instance, unsigned *count, void **devices) {
    int (*enumerate_below)(void *, unsigned *, void **) = (void *)below(instance, "vkEnumeratePhysicalDevices");
    int result = enumerate_below(instance, count, devices);
    for (unsigned i = 0; devices && i < *count / 2; i++) {
        void *device = devices[i];
        devices[i] = devices[*count - 1 - i];
        devices[*count - 1 - i] = device;
    }
    return result;
}

function test_lookup(void *instance, const char *name) {
    if (strcmp(name, "vkCreateInstance") == 0) return (function)create_instance;
    if (strcmp(name, "vkEnumeratePhysicalDevices") == 0) return (function)enumerate;
    return below ? below(instance, name) : 0;
}
