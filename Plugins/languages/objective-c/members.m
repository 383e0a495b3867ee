#import "worker.h"
#include <objc/runtime.h>

/// A walk over a sequence, an element at a time.
@interface KataWorkerWalk : NSObject {
@public
    id sequence, elements[1];
    NSFastEnumerationState state;
    NSUInteger left;
    NSEnumerator *enumerator;
}
@end

@implementation KataWorkerWalk
@end

// MARK: Calls

/// Whose member is meant: an object, or a class.
typedef struct {
    id owner;
    const char *type;
    bool isClass;
} Receiver;

static Receiver receiver(const JSON *request) {
    const JSON *on = jsonMember(request, "on");
    if (on) {
        id owner = readObject(on);
        if (!owner) refuse("contract", "nothing has no members");
        return (Receiver){owner, typeName(object_getClass(owner)), false};
    }
    const char *name = jsonText(request, "type");
    if (!typeNamed(name)) refuseName(name, NULL, "there is no type '%s'", name);
    return (Receiver){(id)objc_getClass(name), name, true};
}

static bool isOwn(Receiver receiver) { return typeNamed(receiver.type); }

static JSON *method(Receiver receiver, const char *selector) {
    return inLineage(receiver.type, receiver.isClass ? findStatic : findMethod, selector);
}

_Noreturn static void refuseMember(Receiver receiver, const char *member) {
    SEL selector = sel_registerName(member);
    if (isOwn(receiver) && [receiver.owner respondsToSelector:selector] && ![NSObject instancesRespondToSelector:selector]) {
        refuse("contract", "the interface of %s does not declare '%s'", receiver.type, member);
    }
    char *plain = strdup(member);
    plain[strcspn(plain, ":")] = 0;
    refuseName(plain, receiver.type, "%s has no member '%s'", receiver.type, member);
}

static size_t countOfParameters(SEL selector) {
    size_t count = 0;
    for (const char *name = sel_getName(selector); *name; name++) count += *name == ':';
    return count;
}

static const JSON *valueOf(const JSON *argument) { return jsonMember(argument, "value") ?: argument; }

/// Throws what a method left behind its last parameter, an `NSError **`.
static void throwError(NSError *error) {
    if (!error) return;
    @throw [NSException exceptionWithName:[error domain] reason:[error localizedDescription] userInfo:nil];
}

/// Returns a method's signature; GNUstep reads none with blocks, so to it they are objects.
static NSMethodSignature *signatureOf(id owner, SEL selector) {
    Method method = class_getInstanceMethod(object_getClass(owner), selector);
    const char *encoding = method ? method_getTypeEncoding(method) : NULL;
    if (!encoding) {
        id target = [owner forwardingTargetForSelector:selector];
        return target && target != owner ? signatureOf(target, selector) : [owner methodSignatureForSelector:selector];
    }
    char *plain = strdup(encoding), *out = plain;
    for (const char *in = encoding; *in; in++) {
        if (*in != '?' || in == encoding || in[-1] != '@') *out++ = *in;
    }
    *out = 0;
    return [NSMethodSignature signatureWithObjCTypes:plain];
}

/// Sends a message, and writes its result.
static void sendTo(Buffer *out, id owner, SEL selector, const JSON *described, const JSON *arguments, const char *title) {
    // An invocation wakes no class: a message does, and runs `+initialize`.
    if (class_isMetaClass(object_getClass(owner))) [owner class];
    NSMethodSignature *signature = signatureOf(owner, selector);
    if (!signature) refuse("contract", "%s is declared, and nothing implements it", title);
    size_t count = countOfParameters(selector), given = jsonCount(arguments);
    bool takesError = jsonTruth(described, "takesError");
    if (jsonText(described, "bridged")) refuse("contract", "%s: %s", title, jsonText(described, "bridged"));
    if (given + takesError != count) {
        refuse("contract", "%s takes %zu values, and was given %zu", title, count - takesError, given);
    }
    NSInvocation *invocation = [[NSInvocation alloc] initWithMethodSignature:signature];
    [invocation setSelector:selector];
    NSError *error = nil, **errorPlace = &error;
    const JSON *argument = arguments ? arguments->first : NULL;
    const JSON *parameters = jsonMember(described, "parameters"), *parameter = parameters ? parameters->first : NULL;
    for (size_t i = 0; i < given; i++, argument = argument->next) {
        if (jsonText(argument, "label")) refuse("contract", "%s has no label '%s'", title, jsonText(argument, "label"));
        long double place = 0;
        readValue(valueOf(argument), [signature getArgumentTypeAtIndex:i + 2], parameter, &place);
        [invocation setArgument:&place atIndex:(NSInteger)i + 2];
        if (parameter) parameter = parameter->next;
    }
    if (takesError) [invocation setArgument:&errorPlace atIndex:(NSInteger)count + 1];
    [invocation invokeWithTarget:owner];
    throwError(error);
    char result[256] = {0};
    if ([signature methodReturnLength] > sizeof result) refuse("bridge", "%s gives a structure", title);
    if (*[signature methodReturnType] != 'v') [invocation getReturnValue:result];
    bufferText(out, "\"ok\":");
    writeValue(out, result, [signature methodReturnType], jsonText(described, "returns"));
    [invocation release];
}

static void call(Buffer *out, const JSON *request) {
    Receiver on = receiver(request);
    const char *member = jsonText(request, "member");
    JSON *described = method(on, member);
    SEL selector = sel_registerName(member);
    if (!described) {
        if (inLineage(on.type, findProperty, member)) refuse("contract", "'%s' is a property, not a method", member);
        if (isOwn(on) || ![on.owner respondsToSelector:selector]) refuseMember(on, member);
    }
    char title[256];
    snprintf(title, sizeof title, "%c[%s %s]", on.isClass ? '+' : '-', on.type, member);
    sendTo(out, on.owner, selector, described, jsonMember(request, "args"), title);
}

// MARK: Making

/// Returns the selector that labels make: its parts are the labels, and `init` where there are none.
static void joinLabels(const JSON *arguments, char *selector, size_t room) {
    snprintf(selector, room, "%s", arguments->first ? "" : "init");
    for (const JSON *argument = arguments->first; argument; argument = argument->next) {
        const char *label = jsonText(argument, "label");
        size_t used = strlen(selector);
        snprintf(selector + used, room - used, "%s:", label ?: "");
    }
}

/// Returns the only initializer that takes as many values as were given; NULL where there is not just one.
static JSON *onlyInitializer(const char *type, size_t count, bool *knowsAny) {
    JSON *found = NULL;
    size_t fitting = 0;
    for (JSON *described = typeNamed(type); described && !*knowsAny;) {
        JSON *initializers = jsonMember(described, "constructors");
        for (JSON *known = initializers ? initializers->first : NULL; known; known = known->next) {
            *knowsAny = true;
            if (jsonCount(jsonMember(known, "parameters")) != count) continue;
            found = known;
            fitting++;
        }
        JSON *parents = jsonMember(described, "inherits");
        described = parents && parents->first ? typeNamed(parents->first->text) : NULL;
    }
    return fitting == 1 ? found : NULL;
}

static void make(Buffer *out, const JSON *request) {
    Receiver on = receiver(request);
    const JSON *arguments = jsonMember(request, "args");
    if (!on.owner) refuse("bridge", "%s is no class", on.type);
    char selector[512];
    joinLabels(arguments, selector, sizeof selector);
    JSON *described = inLineage(on.type, findMethod, selector);
    size_t count = jsonCount(arguments);
    bool knowsAny = false;
    if (!described) described = onlyInitializer(on.type, count, &knowsAny);
    if (!described && (count || knowsAny)) {
        refuse("contract", "%s has no initializer that takes %zu values in these words", on.type, count);
    }
    JSON *bare = (JSON *)arguments;
    for (JSON *argument = bare->first; argument; argument = argument->next) {
        JSON *label = jsonMember(argument, "label");
        if (label) label->kind = JSON_NULL;
    }
    char title[256];
    const char *name = described ? jsonText(described, "name") : "init";
    snprintf(title, sizeof title, "-[%s %s]", on.type, name);
    sendTo(out, [(Class)on.owner alloc], sel_registerName(name), described, bare, title);
}

// MARK: Properties

static void get(Buffer *out, const JSON *request) {
    Receiver on = receiver(request);
    const char *member = jsonText(request, "member");
    JSON *property = inLineage(on.type, findProperty, member);
    JSON *found = on.isClass ? caseNamed(on.type, member) : NULL;
    if (found) {
        bufferPrint(out, "\"ok\":{\"case\":\"%s\",\"type\":\"%s\"}", member, on.type);
        return;
    }
    if (!property) {
        if (inLineage(on.type, findPart, member)) refuse("contract", "'%s' is a method, not a property", member);
        refuseMember(on, member);
    }
    char title[256];
    const char *getter = jsonText(property, "getter") ?: member;
    JSON described = *property;
    snprintf(title, sizeof title, "%c[%s %s]", on.isClass ? '+' : '-', on.type, getter);
    JSON returns = {.kind = JSON_TEXT, .key = "returns", .text = jsonText(property, "type") ?: "", .next = property->first};
    described.first = &returns;
    sendTo(out, on.owner, sel_registerName(getter), &described, NULL, title);
}

static void set(Buffer *out, const JSON *request) {
    Receiver on = receiver(request);
    const char *member = jsonText(request, "member");
    JSON *property = inLineage(on.type, findProperty, member);
    if (!property) refuseMember(on, member);
    if (!jsonTruth(property, "settable")) refuse("contract", "'%s' cannot be assigned", member);
    char setter[256], title[256];
    snprintf(setter, sizeof setter, "set%c%s:", *member & ~0x20, member + 1);
    const char *name = jsonText(property, "setter") ?: setter;
    snprintf(title, sizeof title, "%c[%s %s]", on.isClass ? '+' : '-', on.type, name);
    JSON value = *jsonMember(request, "value"), parameter = *property;
    value.next = NULL;
    JSON argument = {.kind = JSON_OBJECT, .first = &value}, list = {.kind = JSON_LIST, .first = &argument};
    value.key = "value";
    parameter.next = NULL;
    JSON parameters = {.kind = JSON_LIST, .key = "parameters", .first = &parameter};
    JSON described = {.kind = JSON_OBJECT, .first = &parameters};
    sendTo(out, on.owner, sel_registerName(name), &described, &list, title);
}

static void subscript(Buffer *out, const JSON *request) {
    Receiver on = receiver(request);
    const JSON *key = valueOf(jsonMember(request, "args")->first), *value = jsonMember(request, "value");
    bool isIndex = key->kind == JSON_INTEGER;
    const char *name = value ? (isIndex ? "setObject:atIndexedSubscript:" : "setObject:forKeyedSubscript:")
                             : (isIndex ? "objectAtIndexedSubscript:" : "objectForKeyedSubscript:");
    SEL selector = sel_registerName(name);
    if (jsonCount(jsonMember(request, "args")) != 1 || ![on.owner respondsToSelector:selector]) {
        refuse("contract", "%s has no subscript%s", on.type, value ? " that can be set" : "");
    }
    JSON second = *key, first = value ? *value : *key;
    second.next = NULL;
    first.next = value ? &second : NULL;
    first.key = second.key = NULL;
    sendTo(out, on.owner, selector, NULL, &(JSON){.kind = JSON_LIST, .first = &first}, name);
}

// MARK: Comparing and walking

static bool overrides(id object, SEL selector) {
    return [object methodForSelector:selector] != [NSObject instanceMethodForSelector:selector];
}

static bool isObject(id value) { return value && typeNamed(typeName(object_getClass(value))); }

static void compare(Buffer *out, const JSON *request, bool isIdentity) {
    id a = readObject(jsonMember(request, "a")), b = readObject(jsonMember(request, "b"));
    // Blocks and objects of hidden classes are objects, too: whatever a script gets by its number.
    if (isIdentity && !(jsonMember(jsonMember(request, "a"), "ref") && jsonMember(jsonMember(request, "b"), "ref"))) {
        refuse("contract", "'===' compares objects");
    }
    if (!isIdentity && isObject(a) && !overrides(a, @selector(isEqual:))) {
        refuse("contract", "%s has no isEqual: of its own; use === or compare its properties", typeName(object_getClass(a)));
    }
    bufferPrint(out, "\"ok\":%s", (isIdentity ? a == b : a == b || [a isEqual:b]) ? "true" : "false");
}

static void show(Buffer *out, const JSON *request) {
    id value = readObject(jsonMember(request, "value"));
    bufferText(out, "\"ok\":");
    if (value && isObject(value) && !overrides(value, @selector(description))) {
        bufferPrint(out, "\"<%s object>\"", typeName(object_getClass(value)));
    } else {
        writeObject(out, value ? [value description] : @"nil");
    }
}

static void iterate(Buffer *out, const JSON *request) {
    Receiver on = receiver(request);
    KataWorkerWalk *walk = [[KataWorkerWalk alloc] init];
    if ([on.owner respondsToSelector:@selector(countByEnumeratingWithState:objects:count:)]) {
        walk->sequence = on.owner;
    } else if ([on.owner respondsToSelector:@selector(nextObject)]) {
        walk->enumerator = on.owner;
    } else if ([on.owner respondsToSelector:@selector(objectEnumerator)]) {
        walk->enumerator = [on.owner objectEnumerator];
    } else {
        refuse("contract", "%s is no sequence", on.type);
    }
    bufferText(out, "\"ok\":");
    writeObject(out, walk);
}

static void next(Buffer *out, const JSON *request) {
    KataWorkerWalk *walk = readObject(jsonMember(request, "on"));
    if (![walk isKindOfClass:[KataWorkerWalk class]]) refuse("contract", "it is no walk over a sequence");
    id element = [walk->enumerator nextObject];
    if (walk->sequence) {
        if (!walk->left) {
            walk->left = [walk->sequence countByEnumeratingWithState:&walk->state objects:walk->elements count:1];
        }
        if (walk->left) {
            element = *walk->state.itemsPtr++;
            walk->left--;
        }
    }
    bufferText(out, element ? "\"ok\":[" : "\"ok\":[]");
    if (!element) return;
    writeObject(out, element);
    bufferText(out, "]");
}

void answer(Buffer *out, const JSON *request) {
    const char *name = jsonText(request, "op");
    static const struct { const char *name; void (*function)(Buffer *, const JSON *); } operations[] = {
        {"new", make}, {"call", call}, {"get", get}, {"set", set}, {"index", subscript}, {"show", show},
        {"iterate", iterate}, {"next", next}};
    for (size_t i = 0; i < sizeof operations / sizeof *operations; i++) {
        if (!strcmp(operations[i].name, name)) {
            operations[i].function(out, request);
            return;
        }
    }
    if (!strcmp(name, "same") || !strcmp(name, "equal")) {
        compare(out, request, *name == 's');
    } else if (!strcmp(name, "copy")) {
        bufferText(out, "\"ok\":");
        writeObject(out, readObject(jsonMember(request, "on")));
    } else if (!strcmp(name, "release")) {
        for (JSON *number = jsonMember(request, "refs")->first; number; number = number->next) releaseObject(number->integer);
        bufferText(out, "\"ok\":null");
    } else {
        refuse("contract", "this worker knows no '%s'", name);
    }
}
