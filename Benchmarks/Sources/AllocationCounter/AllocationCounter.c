#include "AllocationCounter.h"

#include <errno.h>
#ifdef __linux__
#include <malloc.h>
#endif
#include <stdatomic.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#if defined(__linux__) && defined(__GLIBC__) && !defined(HAS_SANITIZER)
#define CAN_COUNT 1
#endif

static _Atomic bool is_counting;
static _Atomic uint64_t allocations;
/// Bytes that were allocated and not freed since counting began, and the most there were at once.
static _Atomic int64_t live_bytes;
static _Atomic int64_t peak_bytes;

bool allocation_counter_is_available(void) {
#ifdef CAN_COUNT
    return true;
#else
    return false;
#endif
}

void allocation_counter_start(void) {
    atomic_store(&allocations, 0);
    atomic_store(&live_bytes, 0);
    atomic_store(&peak_bytes, 0);
    atomic_store(&is_counting, true);
}

uint64_t allocation_counter_stop(void) {
    atomic_store(&is_counting, false);
    return atomic_load(&allocations);
}

uint64_t allocation_counter_peak(void) { return (uint64_t)atomic_load(&peak_bytes); }

__attribute__((noinline)) void benchmark_region(void (*body)(void *context), void *context) {
    body(context);
    // A tail call would leave the region before the body has run.
    __asm__ volatile("" ::: "memory");
}

#ifdef CAN_COUNT

// The executable's malloc wins over the C library's for every shared library of the process, so the Swift runtime's
// and Foundation's allocations are seen too. The memory is glibc's.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

static inline bool counts(void) { return atomic_load_explicit(&is_counting, memory_order_relaxed); }

/// One thread counts at a time; a peak of several threads is near enough.
static void *count_one(void *memory) {
    if (counts()) {
        atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
        int64_t size = (int64_t)malloc_usable_size(memory);
        int64_t live = atomic_fetch_add_explicit(&live_bytes, size, memory_order_relaxed) + size;
        if (live > atomic_load_explicit(&peak_bytes, memory_order_relaxed)) {
            atomic_store_explicit(&peak_bytes, live, memory_order_relaxed);
        }
    }
    return memory;
}

static inline void count_free(void *memory) {
    if (memory != NULL && counts()) {
        atomic_fetch_sub_explicit(&live_bytes, (int64_t)malloc_usable_size(memory), memory_order_relaxed);
    }
}

void *malloc(size_t size) {
    return count_one(__libc_malloc(size));
}

void *calloc(size_t count, size_t size) {
    return count_one(__libc_calloc(count, size));
}

void *realloc(void *old, size_t size) {
    count_free(old);
    return count_one(__libc_realloc(old, size));
}

void *memalign(size_t alignment, size_t size) {
    return count_one(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) {
    return count_one(__libc_memalign(alignment, size));
}

void free(void *memory) {
    count_free(memory);
    __libc_free(memory);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) {
        return EINVAL;
    }
    void *memory = count_one(__libc_memalign(alignment, size));
    if (memory == NULL) {
        return ENOMEM;
    }
    *result = memory;
    return 0;
}

#endif
