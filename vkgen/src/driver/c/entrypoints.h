//@ once
#ifndef @NAME@_ENTRYPOINTS_H
#define @NAME@_ENTRYPOINTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <vulkan/vulkan.h>

#ifdef _WIN32
/* Two members have names that are macros there. */
#include <windows.h>
#undef CreateEvent
#undef CreateSemaphore
#endif

#if VK_HEADER_VERSION < @oldest@
#error "these files need the Vulkan headers @headers@ or newer; make them for older ones with --headers"
/* The compiler stops at a file that is not there, before it reports what the old headers lack. */
#include "vulkan-headers-@headers@"
#endif

/* A command that the headers do not declare, as of a platform whose VK_USE_PLATFORM_... macro is not defined, has
 * entries without a type, so that the layout is always the same.
 *
 * What a driver does not implement is NULL in its table: a weak reference, hidden from the dynamic symbols. Weak
 * references take nothing from a static library: link the driver's objects themselves. They are weak in the tables'
 * own source alone, since a definition is not to be weak. MSVC has /alternatename in that source instead. */
#if defined(@NAME@_ENTRYPOINTS_WEAK) && !defined(_MSC_VER)
#define @NAME@_WEAK __attribute__((weak))
#else
#define @NAME@_WEAK
#endif
#ifdef _WIN32
#define @NAME@_HIDDEN
#else
#define @NAME@_HIDDEN __attribute__((visibility("hidden")))
#endif

/* Compile with -Werror=missing-prototypes, in C++ with -Werror=missing-declarations: a driver's function with a misspelt
 * name has no prototype here, and would be left out of the table without a word. */

/* A function of a command's type, whatever the headers call the types of its parameters. In C it takes a compiler that
 * knows __typeof__: GCC, Clang, or MSVC 19.39. */
#ifdef __cplusplus
#include <type_traits>
#define @NAME@_COMMAND(pointer) std::remove_pointer<pointer>::type
extern "C" {
#else
#define @NAME@_COMMAND(pointer) __typeof__(*(pointer)0)
#endif

/* An extension's name and version. */
struct @name@_extension {
    const char *name;
    uint32_t spec_version;
};

//@ for each kind of extension
#define @count@ @number@

/* Which @kind@ extensions are supported or enabled: by name and by index over the same memory. */
struct @name@_@kind@_extension_table {
    union {
        bool extensions[@count@];
        struct {
//= fields
        };
    };
};

/* The @kind@ extensions in the order of the table. */
extern @NAME@_HIDDEN const struct @name@_extension @name@_@kind@_extensions[@count@];

/* Sets an extension by name; false, and nothing is set, for a name that is none. */
@NAME@_HIDDEN bool @name@_@kind@_extension_table_enable(struct @name@_@kind@_extension_table *table, const char *extension);

//@ for each table
/* What is implemented: an entry per name. */
struct @name@_@table@_entrypoint_table {
//= entries
};

/* What is called: a slot per command, whichever of its names it is called by. */
struct @name@_@table@_dispatch_table {
//= slots
};

/* Fills slots from entries. With overwrite all slots are emptied first, so that is for the first of several tables;
 * without, only slots that are empty are filled. With overwrite no two names of a command may have different
 * functions, which is asserted. */
@NAME@_HIDDEN void @name@_@table@_dispatch_table_from_entrypoints(
    struct @name@_@table@_dispatch_table *dispatch_table,
    const struct @name@_@table@_entrypoint_table *entrypoint_table,
    bool overwrite);

/* The function of a command by name; NULL for a name of another level. */
@NAME@_HIDDEN PFN_vkVoidFunction @name@_@table@_dispatch_table_get(
    const struct @name@_@table@_dispatch_table *dispatch_table, const char *command);

/* The same, but NULL for a name that neither the core version nor an enabled extension brings. The version is the one
 * that the application asked for; what Vulkan 1.0 brings is always there.@device_note@ */
@NAME@_HIDDEN PFN_vkVoidFunction @name@_@table@_dispatch_table_get_if_supported(
    const struct @name@_@table@_dispatch_table *dispatch_table, const char *command, uint32_t core_version,
    const struct @name@_instance_extension_table *instance_extensions@device_parameter@);

//@ for each prefix and table
extern @NAME@_HIDDEN const struct @name@_@table@_entrypoint_table @prefix@_@table@_entrypoints;

//= prototypes

//@ once
#ifdef __cplusplus
}
#endif

#endif /* @NAME@_ENTRYPOINTS_H */
