/* Shows a process the files of $REAL_ROOT below /redirected, as fakechroot and libredirect do: by standing before libc. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char prefix[] = "/redirected/";

static const char *redirected(const char *path, char real[PATH_MAX]) {
    const char *root = getenv("REAL_ROOT");
    if (root == NULL || strncmp(path, prefix, strlen(prefix)) != 0) return path;
    snprintf(real, PATH_MAX, "%s/%s", root, path + strlen(prefix));
    return real;
}

/* Only what makes a file takes a mode; O_TMPFILE has the bits of O_DIRECTORY, which does not. */
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
