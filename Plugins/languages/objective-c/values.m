#import "worker.h"
#include <objc/runtime.h>

enum { deepest = 64 };

// MARK: Objects by numbers

static id *objects;
static long long made, room;
static NSMapTable *numbers;

id objectOf(long long number) {
    if (number < 1 || number > made || !objects[number]) refuse("contract", "there is no object %lld", number);
    return objects[number];
}

void releaseObject(long long number) {
    if (number < 1 || number > made || !objects[number]) return;
    NSMapRemove(numbers, objects[number]);
    objects[number] = nil;
}

/// Returns the number of an object, which no other object ever gets.
static long long numberOf(id object) {
    if (!numbers) numbers = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSIntegerMapValueCallBacks, 16);
    long long number = (long long)(NSInteger)NSMapGet(numbers, object);
    if (number) return number;
    if (++made >= room) objects = realloc(objects, (size_t)(room = made * 2) * sizeof *objects);
    // Code written for reference counting by the compiler lets go of nothing, so what is held stays alive.
    objects[made] = [object retain];
    NSMapInsert(numbers, object, (void *)(NSInteger)made);
    return made;
}

// MARK: Out

static int depth;

/// Writes a name that the runtime knows: what is made while a program runs may be called anything.
static void writeName(Buffer *out, const char *name) { bufferString(out, name, strlen(name)); }

static void writeText(Buffer *out, NSString *text) {
    NSUInteger length = [text length];
    unichar *units = malloc((length + 1) * sizeof *units);
    [text getCharacters:units range:NSMakeRange(0, length)];
    bufferText(out, "\"");
    bool isWhole = true;
    for (NSUInteger i = 0; i < length && isWhole; i++) {
        unsigned code = units[i];
        if (code >= 0xD800 && code < 0xE000) {
            isWhole = code < 0xDC00 && i + 1 < length && units[i + 1] >= 0xDC00 && units[i + 1] < 0xE000;
            if (isWhole) bufferPrint(out, "\\u%04x\\u%04x", code, units[++i]);
        } else if (code < 0x20 || code == '"' || code == '\\' || code > 0x7E) {
            bufferPrint(out, "\\u%04x", code);
        } else {
            bufferAdd(out, &(char){(char)code}, 1);
        }
    }
    free(units);
    if (!isWhole) refuse("bridge", "its text has half of a surrogate pair");
    bufferText(out, "\"");
}

static void writeNumber(Buffer *out, NSNumber *number) {
    const char *type = [number objCType];
    if (strchr("cCB", *type)) {
        bufferPrint(out, "%s", [number boolValue] ? "true" : "false");
    } else if (strchr("fd", *type)) {
        bufferReal(out, [number doubleValue]);
    } else if (*type == 'Q' && [number unsignedLongLongValue] > LLONG_MAX) {
        refuse("bridge", "%llu does not fit in 64 bits", [number unsignedLongLongValue]);
    } else {
        bufferPrint(out, "%lld", [number longLongValue]);
    }
}

typedef struct {
    Buffer key, all;
} Entry;

static int compareEntries(const void *one, const void *other) {
    return strcmp(((const Entry *)one)->key.bytes, ((const Entry *)other)->key.bytes);
}

/// Writes elements in the order of their texts, or of their keys' texts.
static void writeSorted(Buffer *out, NSArray *keys, NSDictionary *map) {
    size_t count = [keys count];
    Entry *entries = calloc(count, sizeof *entries);
    for (size_t i = 0; i < count; i++) {
        id key = [keys objectAtIndex:i];
        Buffer *all = &entries[i].all;
        if ([key isKindOfClass:[NSString class]]) {
            const char *text = [key UTF8String];
            bufferText(&entries[i].key, text);
        } else {
            writeObject(&entries[i].key, key);
        }
        if (map) bufferText(all, "[");
        writeObject(all, key);
        if (!map) continue;
        bufferText(all, ",");
        writeObject(all, [map objectForKey:key]);
        bufferText(all, "]");
    }
    qsort(entries, count, sizeof *entries, compareEntries);
    for (size_t i = 0; i < count; i++) {
        if (i) bufferText(out, ",");
        bufferAdd(out, entries[i].all.bytes, entries[i].all.length);
        free(entries[i].all.bytes);
        free(entries[i].key.bytes);
    }
    free(entries);
}

static void writeElements(Buffer *out, id object) {
    if ([object isKindOfClass:[NSDictionary class]]) {
        bufferText(out, "{\"map\":[");
        writeSorted(out, [object allKeys], object);
        bufferText(out, "]}");
        return;
    }
    bufferText(out, "[");
    if ([object isKindOfClass:[NSSet class]]) {
        writeSorted(out, [object allObjects], nil);
    } else {
        bool isFirst = true;
        for (id element in object) {
            if (!isFirst) bufferText(out, ",");
            isFirst = false;
            writeObject(out, element);
        }
    }
    bufferText(out, "]");
}

void writeObject(Buffer *out, id object) {
    if (!object || object == [NSNull null]) {
        bufferText(out, "null");
    } else if ([object isKindOfClass:[NSString class]]) {
        writeText(out, object);
    } else if ([object isKindOfClass:[NSNumber class]]) {
        writeNumber(out, object);
    } else if ([object isKindOfClass:[NSArray class]] || [object isKindOfClass:[NSDictionary class]]
        || [object isKindOfClass:[NSSet class]]) {
        if (depth == deepest) refuse("bridge", "it is nested more than %d deep", deepest);
        depth++;
        @try {
            writeElements(out, object);
        } @finally {
            depth--;
        }
    } else {
        bufferPrint(out, "{\"ref\":%lld,\"type\":", numberOf(object));
        writeName(out, typeName(object_getClass(object)));
        bufferText(out, "}");
    }
}

static const char *withoutQualifiers(const char *encoding) {
    while (strchr("rnNoORV", *encoding)) encoding++;
    return encoding;
}

/// Writes an integer, or the case that stands for it where an enumeration was declared.
static void writeInteger(Buffer *out, long long value, const char *declared) {
    JSON *type = declared ? typeNamed(declared) : NULL, *cases = jsonMember(type, "cases");
    for (JSON *known = cases ? cases->first : NULL; known; known = known->next) {
        if (jsonMember(known, "raw")->integer != value) continue;
        bufferPrint(out, "{\"case\":\"%s\",\"type\":\"%s\"}", jsonText(known, "name"), declared);
        return;
    }
    bufferPrint(out, "%lld", value);
}

void writeValue(Buffer *out, const void *place, const char *encoding, const char *declared) {
    switch (*(encoding = withoutQualifiers(encoding))) {
    case 'v': bufferText(out, "null,\"void\":true"); break;
    case '@': writeObject(out, *(id *)place); break;
    case 'C':
    case 'B': bufferPrint(out, "%s", *(unsigned char *)place ? "true" : "false"); break;
    case 'f': bufferReal(out, *(float *)place); break;
    case 'd': bufferReal(out, *(double *)place); break;
    case 'c': writeInteger(out, *(signed char *)place, declared); break;
    case 's': writeInteger(out, *(short *)place, declared); break;
    case 'S': writeInteger(out, *(unsigned short *)place, declared); break;
    case 'i': writeInteger(out, *(int *)place, declared); break;
    case 'I': writeInteger(out, *(unsigned *)place, declared); break;
    case 'l':
    case 'q': writeInteger(out, *(long long *)place, declared); break;
    case 'L':
    case 'Q':
        if (*(unsigned long long *)place > LLONG_MAX) {
            refuse("bridge", "%llu does not fit in 64 bits", *(unsigned long long *)place);
        }
        writeInteger(out, *(long long *)place, declared);
        break;
    case '#': {
        Class class = *(Class *)place;
        if (class) writeName(out, class_getName(class)); else bufferText(out, "null");
        break;
    }
    case ':': writeName(out, *(SEL *)place ? sel_getName(*(SEL *)place) : ""); break;
    case '{': {
        NSRange range = *(NSRange *)place;
        if (strncmp(encoding, "{_NSRange", 9)) refuse("bridge", "it gives a structure");
        bufferPrint(out, "[%llu,%llu]", (unsigned long long)range.location, (unsigned long long)range.length);
        break;
    }
    default: refuse("bridge", "it gives what no script can hold (%s)", encoding);
    }
}

// MARK: In

static long long rawOf(const JSON *value, const char *declared) {
    const char *name = jsonText(value, "case"), *type = jsonText(value, "type") ?: declared;
    if (!type || !typeNamed(type)) refuse("contract", "'.%s' is a case of nothing", name);
    JSON *found = caseNamed(type, name);
    if (!found) refuseName(name, type, "%s has no case '%s'", type, name);
    return jsonMember(found, "raw")->integer;
}

static id readElements(const JSON *value) {
    NSMutableArray *list = [[NSMutableArray alloc] init];
    for (JSON *element = value->first; element; element = element->next) {
        id object = readObject(element);
        [list addObject:object ?: [NSNull null]];
        [object release];
    }
    return list;
}

static id readMap(const JSON *entries) {
    NSMutableDictionary *map = [[NSMutableDictionary alloc] init];
    for (JSON *entry = entries->first; entry; entry = entry->next) {
        id key = readObject(entry->first), object = readObject(entry->first->next);
        [map setObject:object ?: [NSNull null] forKey:key ?: [NSNull null]];
    }
    return map;
}

/// Returns an object that the caller owns.
id readObject(const JSON *value) {
    switch (value->kind) {
    case JSON_NULL: return nil;
    case JSON_BOOL: return [[NSNumber numberWithBool:value->truth] retain];
    case JSON_INTEGER: return [[NSNumber numberWithLongLong:value->integer] retain];
    case JSON_REAL: return [[NSNumber numberWithDouble:value->real] retain];
    case JSON_TEXT: return [[NSString alloc] initWithBytes:value->text length:value->length encoding:NSUTF8StringEncoding];
    case JSON_LIST: return readElements(value);
    case JSON_OBJECT: break;
    }
    if (jsonMember(value, "ref")) return [objectOf(jsonMember(value, "ref")->integer) retain];
    if (jsonMember(value, "map")) return readMap(jsonMember(value, "map"));
    if (jsonText(value, "float")) return [[NSNumber numberWithDouble:strtod(jsonText(value, "float"), NULL)] retain];
    if (jsonMember(value, "callback")) return blockOf(jsonMember(value, "callback")->integer, NULL);
    return [[NSNumber numberWithLongLong:rawOf(value, NULL)] retain];
}

_Noreturn static void refuseValue(const JSON *value, const JSON *parameter, const char *wanted) {
    static const char *const kinds[] = {"nothing", "a truth value", "an integer", "a number", "text", "a list", "an object"};
    const char *name = parameter ? jsonText(parameter, "name") : NULL;
    refuse("contract", "%s%s%s is %s, not %s", name ? "parameter '" : "the value", name ?: "", name ? "'" : "", wanted,
        kinds[value->kind]);
}

static long long readInteger(const JSON *value, const JSON *parameter) {
    if (value->kind == JSON_INTEGER) return value->integer;
    if (jsonText(value, "case")) return rawOf(value, parameter ? jsonText(parameter, "type") : NULL);
    refuseValue(value, parameter, "an integer");
}

static void readObjectInto(const JSON *value, const JSON *parameter, id *place) {
    JSON *signature = jsonMember(parameter, "block");
    if (jsonMember(value, "callback")) {
        *place = blockOf(jsonMember(value, "callback")->integer, signature);
        return;
    }
    id object = readObject(value);
    const char *wanted = parameter ? jsonText(parameter, "class") : NULL;
    Class class = wanted ? objc_getClass(wanted) : Nil;
    if (object && class && ![object isKindOfClass:class]) {
        refuseValue(value, parameter, jsonText(parameter, "type"));
    }
    *place = object;
}

void readValue(const JSON *value, const char *encoding, const JSON *parameter, void *place) {
    switch (*(encoding = withoutQualifiers(encoding))) {
    case '@': readObjectInto(value, parameter, place); break;
    case 'C':
    case 'B':
        if (value->kind == JSON_BOOL) *(unsigned char *)place = value->truth;
        else *(unsigned char *)place = (unsigned char)readInteger(value, parameter);
        break;
    case 'f':
    case 'd': {
        const char *special = jsonText(value, "float");
        if (!special && value->kind != JSON_INTEGER && value->kind != JSON_REAL) refuseValue(value, parameter, "a number");
        double real = special ? strtod(special, NULL) : value->kind == JSON_REAL ? value->real : (double)value->integer;
        if (*encoding == 'f') *(float *)place = (float)real; else *(double *)place = real;
        break;
    }
    case 'c': *(signed char *)place = (signed char)readInteger(value, parameter); break;
    case 's':
    case 'S': *(short *)place = (short)readInteger(value, parameter); break;
    case 'i':
    case 'I': *(int *)place = (int)readInteger(value, parameter); break;
    case 'l':
    case 'L':
    case 'q':
    case 'Q': *(long long *)place = readInteger(value, parameter); break;
    case ':':
        if (value->kind != JSON_TEXT) refuseValue(value, parameter, "the name of a method");
        *(SEL *)place = sel_registerName(value->text);
        break;
    default: refuse("bridge", "its parameter '%s' takes what no script can give (%s)",
        parameter ? jsonText(parameter, "name") : "", encoding);
    }
}
