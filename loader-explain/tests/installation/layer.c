// A layer without headers. Tests put statements of their own in the place of the two words in capitals.
#include <stdlib.h>
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
    CREATE
    int (*create)(struct chain *, const void *, void **) = (void *)below(0, "vkCreateInstance");
    return create(info, allocator, instance);
}

static int enumerate(void *instance, unsigned *count, void **devices) {
    int (*enumerate_below)(void *, unsigned *, void **) = (void *)below(instance, "vkEnumeratePhysicalDevices");
    int result = enumerate_below(instance, count, devices);
    DEVICES
    return result;
}

function test_lookup(void *instance, const char *name) {
    if (strcmp(name, "vkCreateInstance") == 0) return (function)create_instance;
    if (strcmp(name, "vkEnumeratePhysicalDevices") == 0) return (function)enumerate;
    return below ? below(instance, name) : 0;
}
