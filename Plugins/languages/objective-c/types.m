#import "worker.h"
#include <objc/runtime.h>

static JSON *types;

void describe(const char *folder) {
    static Arena arena;
    char path[4096];
    snprintf(path, sizeof path, "%s/types.json", folder);
    FILE *file = fopen(path, "r");
    Buffer text = {0};
    char part[8192];
    size_t length;
    while (file && (length = fread(part, 1, sizeof part, file)) > 0) bufferAdd(&text, part, length);
    if (file) fclose(file);
    types = jsonMember(jsonRead(&arena, text.bytes, text.length), "types");
    if (!types) {
        fprintf(stderr, "%s cannot be read\n", path);
        _exit(70);
    }
}

JSON *typeNamed(const char *name) {
    for (JSON *type = types->first; type; type = type->next) {
        if (!strcmp(jsonText(type, "name"), name)) return type;
    }
    return NULL;
}

const char *typeName(Class class) {
    for (Class ancestor = class; ancestor; ancestor = class_getSuperclass(ancestor)) {
        if (typeNamed(class_getName(ancestor))) return class_getName(ancestor);
    }
    return class_getName(class);
}

JSON *inLineage(const char *name, JSON *(*find)(JSON *type, const char *name), const char *member) {
    JSON *type = typeNamed(name);
    JSON *found = type ? find(type, member) : NULL;
    JSON *parents = jsonMember(type, "inherits");
    for (JSON *parent = parents ? parents->first : NULL; parent && !found; parent = parent->next) {
        found = inLineage(parent->text, find, member);
    }
    return found;
}

static JSON *named(JSON *type, const char *list, const char *name, bool isStatic) {
    JSON *members = jsonMember(type, list);
    for (JSON *member = members ? members->first : NULL; member; member = member->next) {
        if (!strcmp(jsonText(member, "name"), name) && jsonTruth(member, "static") == isStatic) return member;
    }
    return NULL;
}

JSON *findMethod(JSON *type, const char *selector) {
    return named(type, "methods", selector, false) ?: named(type, "constructors", selector, false);
}

JSON *findStatic(JSON *type, const char *selector) { return named(type, "methods", selector, true); }

JSON *findProperty(JSON *type, const char *name) {
    return named(type, "properties", name, false) ?: named(type, "properties", name, true);
}

JSON *caseNamed(const char *type, const char *name) {
    JSON *described = typeNamed(type);
    return described ? named(described, "cases", name, false) : NULL;
}

JSON *findPart(JSON *type, const char *name) {
    JSON *methods = jsonMember(type, "methods");
    for (JSON *method = methods ? methods->first : NULL; method; method = method->next) {
        const char *selector = jsonText(method, "name");
        size_t length = strcspn(selector, ":");
        if (length == strlen(name) && !strncmp(selector, name, length)) return method;
    }
    return NULL;
}

// MARK: Refusals

@implementation KataWorkerRefusal
@end

_Noreturn void refuse(const char *kind, const char *format, ...) {
    char *words;
    va_list values;
    va_start(values, format);
    int length = vasprintf(&words, format, values);
    va_end(values);
    KataWorkerRefusal *refusal = [[KataWorkerRefusal alloc] init];
    bufferPrint(&refusal->error, "{\"kind\":\"%s\",\"message\":", kind);
    bufferString(&refusal->error, words, (size_t)length);
    bufferText(&refusal->error, "}");
    free(words);
    @throw refusal;
}

_Noreturn void refuseName(const char *name, const char *type, const char *format, ...) {
    char words[1024];
    va_list values;
    va_start(values, format);
    int length = vsnprintf(words, sizeof words, format, values);
    va_end(values);
    KataWorkerRefusal *refusal = [[KataWorkerRefusal alloc] init];
    Buffer *error = &refusal->error;
    bufferText(error, "{\"kind\":\"contract\",\"missing\":");
    bufferString(error, name, strlen(name));
    if (type) {
        bufferText(error, ",\"of\":");
        bufferString(error, type, strlen(type));
    }
    bufferText(error, ",\"message\":");
    bufferString(error, words, (size_t)length < sizeof words ? (size_t)length : sizeof words - 1);
    bufferText(error, "}");
    @throw refusal;
}
