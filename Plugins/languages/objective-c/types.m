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

static void collect(const char *type, const char ***names, size_t *count) {
    JSON *described = typeNamed(type);
    for (const char **list = (const char *[]){"methods", "properties", NULL}; *list; list++) {
        JSON *members = jsonMember(described, *list);
        for (JSON *member = members ? members->first : NULL; member; member = member->next) {
            *names = realloc(*names, (*count + 1) * sizeof **names);
            char *name = strdup(jsonText(member, "name"));
            name[strcspn(name, ":")] = 0;
            (*names)[(*count)++] = name;
        }
    }
    JSON *parents = jsonMember(described, "inherits");
    for (JSON *parent = parents ? parents->first : NULL; parent; parent = parent->next) {
        collect(parent->text, names, count);
    }
}

const char **memberNames(const char *type, size_t *count) {
    const char **names = NULL;
    *count = 0;
    if (type) {
        collect(type, &names, count);
    } else {
        for (JSON *described = types->first; described; described = described->next) {
            names = realloc(names, (*count + 1) * sizeof *names);
            names[(*count)++] = jsonText(described, "name");
        }
    }
    return names;
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
    bufferPrint(&refusal->error, "{\"kind\":\"%s\",\"nearest\":[],\"message\":", kind);
    bufferString(&refusal->error, words, (size_t)length);
    bufferText(&refusal->error, "}");
    free(words);
    @throw refusal;
}

/// Counts the letters that have to be changed, put in or left out, as far as that is less than a bound (Levenshtein).
static size_t distance(const char *one, const char *other) {
    size_t width = strlen(other), row[128];
    if (width > 100 || strlen(one) > 100) return 100;
    for (size_t j = 0; j <= width; j++) row[j] = j;
    for (size_t i = 1; one[i - 1]; i++) {
        size_t corner = row[0];
        row[0] = i;
        for (size_t j = 1; j <= width; j++) {
            size_t above = row[j], least = corner + (one[i - 1] != other[j - 1]);
            if (above + 1 < least) least = above + 1;
            if (row[j - 1] + 1 < least) least = row[j - 1] + 1;
            corner = above;
            row[j] = least;
        }
    }
    return row[width];
}

_Noreturn void refuseName(const char *name, const char **known, size_t count, const char *format, ...) {
    char words[512];
    va_list values;
    va_start(values, format);
    vsnprintf(words, sizeof words, format, values);
    va_end(values);
    const char *nearest = NULL;
    size_t least = strlen(name) / 3 + 1;
    for (size_t i = 0; i < count; i++) {
        size_t steps = distance(name, known[i]);
        if (steps <= least && (!nearest || steps < least)) {
            nearest = known[i];
            least = steps;
        }
    }
    if (!nearest) refuse("contract", "%s", words);
    KataWorkerRefusal *refusal = [[KataWorkerRefusal alloc] init];
    Buffer *error = &refusal->error;
    bufferText(error, "{\"kind\":\"contract\",\"nearest\":[");
    bufferString(error, nearest, strlen(nearest));
    bufferText(error, "],\"message\":");
    char message[1024];
    int length = snprintf(message, sizeof message, "%s; did you mean '%s'?", words, nearest);
    bufferString(error, message, (size_t)length);
    bufferText(error, "}");
    @throw refusal;
}
