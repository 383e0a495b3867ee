#import "worker.h"
#include <objc/runtime.h>
#include <stdlib.h>

// The blocks runtime's own classes: 32 words each, which for a runtime of Apple's are classes and here are empty.
extern void *_NSConcreteStackBlock[32], *_NSConcreteGlobalBlock[32], *_NSConcreteMallocBlock[32];
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

static id keep(id self, SEL selector) { return _Block_copy(self); }
static id keepInZone(id self, SEL selector, NSZone *zone) { return _Block_copy(self); }
static void letGo(id self, SEL selector) { _Block_release(self); }
static id itself(id self, SEL selector) { return self; }
static NSString *describeBlock(id self, SEL selector) { return @"a block"; }

void adoptBlocks(void) {
    static const char *const names[] = {"KataWorkerStackBlock", "KataWorkerGlobalBlock", "KataWorkerMallocBlock"};
    void **places[] = {_NSConcreteStackBlock, _NSConcreteGlobalBlock, _NSConcreteMallocBlock};
    for (int i = 0; i < 3; i++) {
        // A class that is not registered yet may still move: to where the compiler makes blocks point.
        Class made = objc_allocateClassPair([NSObject class], names[i], 0);
        Class class = memcpy(places[i], made, 13 * sizeof(void *));
        class_addMethod(class, @selector(copy), (IMP)keep, "@@:");
        class_addMethod(class, @selector(retain), (IMP)keep, "@@:");
        class_addMethod(class, @selector(copyWithZone:), (IMP)keepInZone, "@@:^v");
        class_addMethod(class, @selector(release), (IMP)letGo, "v@:");
        class_addMethod(class, @selector(autorelease), (IMP)itself, "@@:");
        class_addMethod(class, @selector(description), (IMP)describeBlock, "@@:");
        objc_registerClassPair(class);
    }
}

// MARK: Closures of the script

enum { mostWords = 5, mostReals = 8 };

static struct { unsigned long reserved, size; } descriptor;

/// A block that stands for a closure of the script. It is never freed: the solution may keep it as long as it likes.
typedef struct {
    void *isa;
    int flags, reserved;
    void *invoke;
    void *descriptor;
    long long callback;
    const JSON *signature;
} Closure;

/// Asks kata; integers and floating point come in registers of their own, so one function takes them in any order.
static void ask(Closure *closure, long *words, double *reals, void *result) {
    Buffer question = {0};
    bufferPrint(&question, "\"callback\":%lld,\"args\":[", closure->callback);
    JSON *takes = jsonMember(closure->signature, "takes");
    for (JSON *type = takes ? takes->first : NULL; type; type = type->next) {
        if (type != takes->first) bufferText(&question, ",");
        bool isReal = strchr("fd", *type->text);
        writeValue(&question, isReal ? (void *)reals++ : (void *)words++, type->text, NULL);
    }
    bufferText(&question, "],\"throws\":false");
    JSON *value = askBack(&question);
    const char *gives = jsonText(closure->signature, "gives");
    if (*gives != 'v') readValue(value, gives, NULL, result);
}

static long giveWord(Closure *self, long a, long b, long c, long d, long e, double p, double q, double r, double s,
    double t, double u, double v, double w) {
    long result = 0;
    ask(self, (long[]){a, b, c, d, e}, (double[]){p, q, r, s, t, u, v, w}, &result);
    return result;
}

static double giveReal(Closure *self, long a, long b, long c, long d, long e, double p, double q, double r, double s,
    double t, double u, double v, double w) {
    double result = 0;
    ask(self, (long[]){a, b, c, d, e}, (double[]){p, q, r, s, t, u, v, w}, &result);
    return result;
}

id blockOf(long long callback, const JSON *signature) {
    JSON *takes = jsonMember(signature, "takes");
    if (!signature) refuse("bridge", "a closure goes where a block is declared, and nowhere else");
    int words = 0, reals = 0;
    for (JSON *type = takes->first; type; type = type->next) {
        if (strchr("fd", *type->text)) reals++; else words++;
    }
    if (words > mostWords || reals > mostReals) refuse("bridge", "the block takes too many values");
    Closure *closure = calloc(1, sizeof *closure);
    *closure = (Closure){.isa = _NSConcreteGlobalBlock, .flags = 1 << 28, .callback = callback, .signature = signature,
        .descriptor = &descriptor, .invoke = *jsonText(signature, "gives") == 'd' ? (void *)giveReal : (void *)giveWord};
    descriptor.size = sizeof *closure;
    return (id)closure;
}
