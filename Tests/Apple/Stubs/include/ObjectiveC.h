// What the project uses of <objc/NSObject.h> and <objc/runtime.h>. Descriptions are in the stub of Foundation: they are Strings.
#ifndef STUB_OBJECTIVEC_H
#define STUB_OBJECTIVEC_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin
typedef bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct _NSZone NSZone;
typedef struct objc_property *objc_property_t;
typedef struct objc_ivar *Ivar;
typedef struct objc_method *Method;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly) Class superclass;
- (Class)class __attribute__((availability(swift, unavailable)));
- (instancetype)self;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
- (BOOL)respondsToSelector:(SEL)aSelector;
- (BOOL)isProxy;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject> {
    Class isa;
}
- (instancetype)init __attribute__((objc_designated_initializer));
+ (instancetype)new __attribute__((availability(swift, unavailable)));
+ (instancetype)alloc __attribute__((availability(swift, unavailable)));
- (void)dealloc __attribute__((availability(swift, unavailable)));
- (id)copy;
- (id)mutableCopy;
+ (BOOL)instancesRespondToSelector:(SEL)aSelector;
+ (BOOL)isSubclassOfClass:(Class)aClass;
+ (nullable Class)superclass;
+ (Class)class __attribute__((availability(swift, unavailable)));
@end

size_t class_getInstanceSize(Class _Nullable);
objc_property_t _Nonnull * _Nullable class_copyPropertyList(Class _Nullable, unsigned int * _Nullable);
const char *property_getName(objc_property_t);
bool class_respondsToSelector(Class _Nullable, SEL);
Ivar _Nonnull * _Nullable class_copyIvarList(Class _Nullable, unsigned int * _Nullable);
const char * _Nullable ivar_getTypeEncoding(Ivar);
Ivar _Nullable class_getInstanceVariable(Class _Nullable, const char *);
const char *class_getName(Class _Nullable);
Class _Nullable class_getSuperclass(Class _Nullable);
ptrdiff_t ivar_getOffset(Ivar);
Class _Nullable object_getClass(id _Nullable);
Class _Nullable objc_getClass(const char *);
Class _Nullable objc_allocateClassPair(Class _Nullable, const char *, size_t);
void objc_registerClassPair(Class);
#pragma clang assume_nonnull end
#endif
