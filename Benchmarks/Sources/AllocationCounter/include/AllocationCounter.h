#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether this build can count allocations: glibc only, and no sanitizer, which brings a malloc of its own.
bool allocation_counter_is_available(void);

/// Sets the count to zero and counts every allocation of every thread until `allocation_counter_stop`.
void allocation_counter_start(void);

/// Stops counting and returns the number of allocations since `allocation_counter_start`.
uint64_t allocation_counter_stop(void);

/// The most bytes that were allocated at once since `allocation_counter_start`, without those from before.
uint64_t allocation_counter_peak(void);

/// Runs `body(context)` and nothing else. The name is the handle for a profiler:
/// `valgrind --tool=callgrind --toggle-collect=benchmark_region …` leaves the preparation out.
void benchmark_region(void (*body)(void *context), void *context);

#endif
