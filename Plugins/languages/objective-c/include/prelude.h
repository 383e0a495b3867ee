// What every source begins with: Foundation, blocks and queues, and the words that GNUstep's headers lack.
#import <Foundation/Foundation.h>
#import <Block.h>
#import <dispatch/dispatch.h>

// Without reference counting by the compiler these words say nothing.
#undef __weak
#undef __strong
#define __weak
#define __strong
#define __autoreleasing
#ifndef __unsafe_unretained
#define __unsafe_unretained
#endif

#ifndef NS_ASSUME_NONNULL_BEGIN
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#endif
#ifndef NS_DESIGNATED_INITIALIZER
#define NS_DESIGNATED_INITIALIZER
#endif
// GNUstep's says nothing: what is unavailable is called by no one, and needs no code.
#undef NS_UNAVAILABLE
#define NS_UNAVAILABLE __attribute__((unavailable))
#ifndef NS_REQUIRES_SUPER
#define NS_REQUIRES_SUPER
#endif
#ifndef NS_NOESCAPE
#define NS_NOESCAPE
#endif
#ifndef IBAction
#define IBAction void
#define IBOutlet
#endif

/// A block that is returned outlives the function in whose frame it was made.
#define solutionKept(...) ((__typeof__(__VA_ARGS__))_Block_copy((const void *)(__VA_ARGS__)))

// The subscripts of objects, which subscripts.py turns into these: the key decides whether it is a list's or a map's.
static inline __attribute__((unused)) id solutionElement(id list, NSUInteger index) {
    return [list objectAtIndexedSubscript:index];
}
static inline __attribute__((unused)) id solutionValue(id map, id key) { return [map objectForKeyedSubscript:key]; }
static inline __attribute__((unused)) id solutionSetElement(id list, NSUInteger index, id value) {
    [list setObject:value atIndexedSubscript:index];
    return value;
}
static inline __attribute__((unused)) id solutionSetValue(id map, id key, id value) {
    [map setObject:value forKeyedSubscript:key];
    return value;
}
#define solutionByKey(key, index, other) _Generic((key), char: index, signed char: index, unsigned char: index, \
    short: index, unsigned short: index, int: index, unsigned: index, long: index, unsigned long: index, \
    long long: index, unsigned long long: index, default: other)
#define solutionAt(base, ...) solutionByKey((__VA_ARGS__), solutionElement, solutionValue)((base), (__VA_ARGS__))
#define solutionPut(base, key, ...) \
    solutionByKey(key, solutionSetElement, solutionSetValue)((base), key, (__VA_ARGS__))
