// What the project uses of <CoreFoundation/CoreFoundation.h>.
#ifndef STUB_COREFOUNDATION_H
#define STUB_COREFOUNDATION_H
#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin
typedef unsigned long CFTypeID;
typedef const void *CFTypeRef;
typedef double CFTimeInterval;
typedef double CFAbsoluteTime;
CFTypeID CFGetTypeID(CFTypeRef _Nullable);
CFTypeID CFBooleanGetTypeID(void);
CFAbsoluteTime CFAbsoluteTimeGetCurrent(void);
#pragma clang assume_nonnull end
#endif
