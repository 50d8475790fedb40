/* Refuses memory to the loader. This library is preloaded and overrides functions of libc: of the requests whose code
 * stands in libvulkan.so, it refuses one, or all from one on, and counts the blocks that the loader keeps. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void __libc_free(void *);

static uintptr_t first, last;
static long refused, requests, kept;
static int all_later;

static int find(struct dl_phdr_info *library, size_t size, void *unused) {
    (void)size, (void)unused;
    if (strstr(library->dlpi_name, "/libvulkan.so") == NULL) return 0;
    first = last = library->dlpi_addr;
    for (int i = 0; i < library->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &library->dlpi_phdr[i];
        uintptr_t end = library->dlpi_addr + segment->p_vaddr + segment->p_memsz;
        if (segment->p_type == PT_LOAD && end > last) last = end;
    }
    return 1;
}

/* From now on, counts requests from 1 and refuses number `number`, and all behind it if `later` is set. */
void refuse(long number, int later) {
    if (first == 0) dl_iterate_phdr(find, NULL);
    refused = number, all_later = later, requests = 0;
}

/* The number of requests since `refuse`. */
long refuse_requests(void) { return requests; }

/* The number of blocks that the loader has and has not freed. */
long refuse_kept(void) { return kept; }

static int is_loader(void *caller) { return (uintptr_t)caller >= first && (uintptr_t)caller < last; }

static int is_refused(void *caller) {
    if (!is_loader(caller)) return 0;
    requests++;
    return refused != 0 && (all_later ? requests >= refused : requests == refused);
}

static void *counted(void *caller, void *block) {
    if (block != NULL && is_loader(caller)) kept++;
    return block;
}

#define CALLER __builtin_return_address(0)

void *malloc(size_t size) { return is_refused(CALLER) ? NULL : counted(CALLER, __libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return is_refused(CALLER) ? NULL : counted(CALLER, __libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
    if (is_refused(CALLER)) return NULL;
    return block == NULL ? counted(CALLER, __libc_realloc(block, size)) : __libc_realloc(block, size);
}

int posix_memalign(void **place, size_t alignment, size_t size) {
    static int (*next)(void **, size_t, size_t);
    if (is_refused(CALLER)) return 12; /* ENOMEM: 32-bit compilers of Debian find no <errno.h>. */
    if (next == NULL) *(void **)&next = dlsym(RTLD_NEXT, "posix_memalign");
    int result = next(place, alignment, size);
    if (result == 0) counted(CALLER, *place);
    return result;
}

/* libc requests the memory of the answer, and the loader frees it. */
char *realpath(const char *path, char *answer) {
    static char *(*next)(const char *, char *);
    if (next == NULL) *(void **)&next = dlsym(RTLD_NEXT, "realpath");
    char *result = next(path, answer);
    return answer == NULL ? counted(CALLER, result) : result;
}

void free(void *block) {
    if (block != NULL && is_loader(CALLER)) kept--;
    __libc_free(block);
}
