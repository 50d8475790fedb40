//@ once
#define @NAME@_ENTRYPOINTS_WEAK
#include "@name@_entrypoints.h"

#include <assert.h>
#include <string.h>

#ifdef _MSC_VER
/* Stands for every command that is not implemented. It does something of its own: the linker makes functions with the
 * same code one. */
static volatile int entrypoint_stub_was_called;
VKAPI_ATTR void VKAPI_CALL @name@_entrypoint_stub(void);
VKAPI_ATTR void VKAPI_CALL @name@_entrypoint_stub(void)
{
    entrypoint_stub_was_called = 1;
}
#define DIRECTIVE(function, stub) __pragma(comment(linker, "/alternatename:" function "=" stub))
#if defined(_M_IX86)
#define ALTERNATE(function, bytes) DIRECTIVE("_" #function "@" #bytes, "_@name@_entrypoint_stub@0")
#elif defined(_M_ARM64EC)
#define ALTERNATE(function, bytes) DIRECTIVE("#" #function, "#@name@_entrypoint_stub")
#else
#define ALTERNATE(function, bytes) DIRECTIVE(#function, "@name@_entrypoint_stub")
#endif
//@ for each prefix and table
//= directives
//@ once

/* With incremental linking on x64 the address of a function is that of a jump to it. */
static const void *target(PFN_vkVoidFunction function)
{
    const uint8_t *code = (const uint8_t *)function;
#if defined(_M_X64)
    if (code && code[0] == 0xe9) {
        int32_t distance;
        memcpy(&distance, code + 1, sizeof distance);
        return code + 5 + distance;
    }
#endif
    return code;
}

static bool is_implemented(PFN_vkVoidFunction function)
{
    return function && target(function) != target((PFN_vkVoidFunction)@name@_entrypoint_stub);
}
#else
static bool is_implemented(PFN_vkVoidFunction function)
{
    return function != NULL;
}
#endif

static PFN_vkVoidFunction load(const void *table, size_t index)
{
    PFN_vkVoidFunction function;
    memcpy(&function, (const char *)table + index * sizeof function, sizeof function);
    return function;
}

static void store(void *table, size_t index, PFN_vkVoidFunction function)
{
    memcpy((char *)table + index * sizeof function, &function, sizeof function);
}

//@ for each prefix and table
const struct @name@_@table@_entrypoint_table @prefix@_@table@_entrypoints = {
//= references
};

//@ for each kind of extension
const struct @name@_extension @name@_@kind@_extensions[@count@] = {
//= rows
};

bool @name@_@kind@_extension_table_enable(struct @name@_@kind@_extension_table *table, const char *extension)
{
    for (size_t i = 0; i < @count@; i++) {
        if (strcmp(@name@_@kind@_extensions[i].name, extension) == 0) {
            table->extensions[i] = true;
            return true;
        }
    }
    return false;
}

//@ once
enum level {
    LEVEL_INSTANCE,
    LEVEL_PHYSICAL_DEVICE,
    LEVEL_DEVICE,
};

struct command {
    const char *name;
    uint8_t level;
    uint16_t slot;
    uint16_t requirement;
};

/* Every command, sorted by name. */
static const struct command commands[] = {
//= commands
};

static const struct command *find(const char *name, enum level level)
{
    size_t first = 0, end = sizeof commands / sizeof commands[0];
    while (first < end) {
        size_t middle = first + (end - first) / 2;
        int order = strcmp(name, commands[middle].name);
        if (order == 0)
            return commands[middle].level == level ? &commands[middle] : NULL;
        if (order < 0)
            end = middle;
        else
            first = middle + 1;
    }
    return NULL;
}

/* Whether what a command needs is there. */
static bool is_enabled(uint16_t requirement, uint32_t core_version,
                       const struct @name@_instance_extension_table *instance,
                       const struct @name@_device_extension_table *device)
{
    (void)instance;
    (void)device;
    switch (requirement) {
//= cases
    default:
        return false;
    }
}

//@ for each table
/* The slot of every entry. */
static const uint16_t @table@_slots[] = {
//= entry_slots
};

#ifndef _MSC_VER
_Static_assert(sizeof(struct @name@_@table@_entrypoint_table) == @entry_count@ * sizeof(PFN_vkVoidFunction),
               "an entry per name");
_Static_assert(sizeof(struct @name@_@table@_dispatch_table) == @slot_count@ * sizeof(PFN_vkVoidFunction),
               "a slot per command");
#endif

void @name@_@table@_dispatch_table_from_entrypoints(
    struct @name@_@table@_dispatch_table *dispatch_table,
    const struct @name@_@table@_entrypoint_table *entrypoint_table,
    bool overwrite)
{
    if (overwrite)
        memset(dispatch_table, 0, sizeof *dispatch_table);
    for (size_t entry = 0; entry < sizeof @table@_slots / sizeof @table@_slots[0]; entry++) {
        PFN_vkVoidFunction function = load(entrypoint_table, entry);
        PFN_vkVoidFunction before = load(dispatch_table, @table@_slots[entry]);
        if (!is_implemented(function))
            continue;
        assert(!overwrite || !before || before == function);
        if (overwrite || !before)
            store(dispatch_table, @table@_slots[entry], function);
    }
}

PFN_vkVoidFunction @name@_@table@_dispatch_table_get(
    const struct @name@_@table@_dispatch_table *dispatch_table, const char *command)
{
    const struct command *found = find(command, LEVEL_@TABLE@);
    return found ? load(dispatch_table, found->slot) : NULL;
}

PFN_vkVoidFunction @name@_@table@_dispatch_table_get_if_supported(
    const struct @name@_@table@_dispatch_table *dispatch_table, const char *command, uint32_t core_version,
    const struct @name@_instance_extension_table *instance_extensions@device_parameter@)
{
    const struct command *found = find(command, LEVEL_@TABLE@);
    if (!found || !is_enabled(found->requirement, core_version, instance_extensions, @device_argument@))
        return NULL;
    return load(dispatch_table, found->slot);
}

