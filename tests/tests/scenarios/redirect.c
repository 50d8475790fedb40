/* Redirects paths below /redirected to $REAL_ROOT, and those of the machine's GPUs to $MACHINE_ROOT. Like fakechroot and libredirect, this library is preloaded and
 * overrides functions of libc. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char prefix[] = "/redirected/";

/* What the loader reads of the machine. With $MACHINE_ROOT, all of it is below that folder. */
static const char *const machine[] = { "/sys/bus/pci/", "/sys/class/drm", "/proc/bus/pci/", "/proc/sys/kernel/random/boot_id", "/dev/dri" };

static const char *redirected(const char *path, char real[PATH_MAX]) {
    const char *root = getenv("REAL_ROOT");
    const char *whole = getenv("MACHINE_ROOT");
    for (unsigned i = 0; whole != NULL && i < sizeof machine / sizeof *machine; ++i) {
        if (strncmp(path, machine[i], strlen(machine[i])) == 0) {
            snprintf(real, PATH_MAX, "%s%s", whole, path);
            return real;
        }
    }
    if (root == NULL || strncmp(path, prefix, strlen(prefix)) != 0) return path;
    snprintf(real, PATH_MAX, "%s/%s", root, path + strlen(prefix));
    return real;
}

/* Only calls that create a file have a mode. O_TMPFILE contains the bit of O_DIRECTORY, which alone needs no mode. */
#define READ_MODE \
    int mode = 0; \
    if (flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE) { \
        va_list more; \
        va_start(more, flags); \
        mode = va_arg(more, int); \
        va_end(more); \
    }

#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        char real[PATH_MAX]; \
        READ_MODE \
        int (*next)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, #name); \
        return next(redirected(path, real), flags, mode); \
    }

#define OPENAT(name) \
    int name(int directory, const char *path, int flags, ...) { \
        char real[PATH_MAX]; \
        READ_MODE \
        int (*next)(int, const char *, int, ...) = (int (*)(int, const char *, int, ...))dlsym(RTLD_NEXT, #name); \
        return next(directory, redirected(path, real), flags, mode); \
    }

OPEN(open)
OPEN(open64)
OPENAT(openat)
OPENAT(openat64)

int access(const char *path, int mode) {
    char real[PATH_MAX];
    int (*next)(const char *, int) = (int (*)(const char *, int))dlsym(RTLD_NEXT, "access");
    return next(redirected(path, real), mode);
}
