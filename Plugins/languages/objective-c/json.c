#include "json.h"

#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { blockSize = 64 << 10, deepest = 200 };

struct Block {
    struct Block *next;
    size_t used, size;
    _Alignas(16) char bytes[];
};

static void *take(Arena *arena, size_t size) {
    size = (size + 15) & ~(size_t)15;
    struct Block *block = arena->blocks;
    if (!block || block->size - block->used < size) {
        size_t room = size > blockSize ? size : blockSize;
        block = malloc(sizeof *block + room);
        if (!block) abort();
        *block = (struct Block){.next = arena->blocks, .size = room};
        arena->blocks = block;
    }
    void *place = block->bytes + block->used;
    block->used += size;
    return memset(place, 0, size);
}

void arenaRelease(Arena *arena) {
    while (arena->blocks) {
        struct Block *block = arena->blocks;
        arena->blocks = block->next;
        free(block);
    }
}

// MARK: Reading

typedef struct {
    Arena *arena;
    const char *place, *end;
} Reader;

static void skip(Reader *reader) {
    while (reader->place < reader->end && strchr(" \t\r\n", *reader->place)) reader->place++;
}

static bool eat(Reader *reader, char wanted) {
    skip(reader);
    if (reader->place == reader->end || *reader->place != wanted) return false;
    reader->place++;
    return true;
}

static int hex(Reader *reader) {
    if (reader->end - reader->place < 4) return -1;
    char digits[5] = {0}, *end;
    memcpy(digits, reader->place, 4);
    long value = strtol(digits, &end, 16);
    reader->place += 4;
    return *end ? -1 : (int)value;
}

static char *addScalar(char *out, unsigned code) {
    if (code < 0x80) {
        *out++ = (char)code;
    } else if (code < 0x800) {
        *out++ = (char)(0xC0 | code >> 6);
        *out++ = (char)(0x80 | (code & 63));
    } else if (code < 0x10000) {
        *out++ = (char)(0xE0 | code >> 12);
        *out++ = (char)(0x80 | (code >> 6 & 63));
        *out++ = (char)(0x80 | (code & 63));
    } else {
        *out++ = (char)(0xF0 | code >> 18);
        *out++ = (char)(0x80 | (code >> 12 & 63));
        *out++ = (char)(0x80 | (code >> 6 & 63));
        *out++ = (char)(0x80 | (code & 63));
    }
    return out;
}

static bool readEscape(Reader *reader, char **out) {
    static const char marks[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
    if (reader->place == reader->end) return false;
    char mark = *reader->place++;
    if (mark == 'u') {
        int code = hex(reader);
        if (code < 0) return false;
        if (code >= 0xD800 && code < 0xDC00 && reader->end - reader->place > 6 && reader->place[0] == '\\') {
            reader->place += 2;
            int low = hex(reader);
            if (low < 0) return false;
            code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
        }
        *out = addScalar(*out, (unsigned)code);
        return true;
    }
    const char *found = mark ? strchr(marks, mark) : NULL;
    if (found) *(*out)++ = meanings[found - marks];
    return found;
}

static bool readText(Reader *reader, const char **text, size_t *length) {
    if (!eat(reader, '"')) return false;
    const char *end = reader->place;
    while (end < reader->end && *end != '"') end += *end == '\\' ? 2 : 1;
    if (end >= reader->end) return false;
    char *out = take(reader->arena, (size_t)(end - reader->place) + 1);
    *text = out;
    while (reader->place < end) {
        if (*reader->place != '\\') {
            *out++ = *reader->place++;
        } else {
            reader->place++;
            if (!readEscape(reader, &out)) return false;
        }
    }
    *length = (size_t)(out - *text);
    reader->place = end + 1;
    return true;
}

static bool readNumber(Reader *reader, JSON *value) {
    char digits[64] = {0}, *end;
    size_t length = 0;
    while (reader->place < reader->end && length < 63 && strchr("+-0123456789.eE", *reader->place)) {
        digits[length++] = *reader->place++;
    }
    errno = 0;
    if (strpbrk(digits, ".eE")) {
        value->kind = JSON_REAL;
        value->real = strtod(digits, &end);
        errno = 0;
    } else {
        value->kind = JSON_INTEGER;
        value->integer = strtoll(digits, &end, 10);
    }
    return length && !*end && !errno;
}

static bool readWord(Reader *reader, JSON *value) {
    static const struct { const char *word; JSONKind kind; bool truth; } words[] = {
        {"null", JSON_NULL, false}, {"true", JSON_BOOL, true}, {"false", JSON_BOOL, false}};
    for (size_t i = 0; i < 3; i++) {
        size_t length = strlen(words[i].word);
        if ((size_t)(reader->end - reader->place) < length || memcmp(reader->place, words[i].word, length)) continue;
        reader->place += length;
        value->kind = words[i].kind;
        value->truth = words[i].truth;
        return true;
    }
    return false;
}

static JSON *readValue(Reader *reader, int depth) {
    skip(reader);
    if (reader->place == reader->end || depth > deepest) return NULL;
    JSON *value = take(reader->arena, sizeof *value);
    char mark = *reader->place;
    if (mark == '"') {
        value->kind = JSON_TEXT;
        return readText(reader, &value->text, &value->length) ? value : NULL;
    }
    if (mark != '{' && mark != '[') {
        return (strchr("-0123456789", mark) ? readNumber(reader, value) : readWord(reader, value)) ? value : NULL;
    }
    char end = mark == '{' ? '}' : ']';
    value->kind = mark == '{' ? JSON_OBJECT : JSON_LIST;
    reader->place++;
    if (eat(reader, end)) return value;
    JSON **last = &value->first;
    do {
        const char *key = NULL;
        size_t length;
        if (mark == '{' && !(readText(reader, &key, &length) && eat(reader, ':'))) return NULL;
        if (!(*last = readValue(reader, depth + 1))) return NULL;
        (*last)->key = key;
        last = &(*last)->next;
    } while (eat(reader, ','));
    return eat(reader, end) ? value : NULL;
}

JSON *jsonRead(Arena *arena, const char *text, size_t length) {
    return readValue(&(Reader){arena, text, text + length}, 0);
}

JSON *jsonMember(const JSON *object, const char *key) {
    if (!object || object->kind != JSON_OBJECT) return NULL;
    for (JSON *member = object->first; member; member = member->next) {
        if (!strcmp(member->key, key)) return member;
    }
    return NULL;
}

const char *jsonText(const JSON *object, const char *key) {
    JSON *member = jsonMember(object, key);
    return member && member->kind == JSON_TEXT ? member->text : NULL;
}

bool jsonTruth(const JSON *object, const char *key) {
    JSON *member = jsonMember(object, key);
    return member && member->kind == JSON_BOOL && member->truth;
}

size_t jsonCount(const JSON *list) {
    size_t count = 0;
    for (JSON *item = list ? list->first : NULL; item; item = item->next) count++;
    return count;
}

// MARK: Writing

void bufferAdd(Buffer *buffer, const char *bytes, size_t length) {
    if (buffer->room - buffer->length < length + 1) {
        buffer->room = (buffer->room + length + 1) * 2;
        buffer->bytes = realloc(buffer->bytes, buffer->room);
        if (!buffer->bytes) abort();
    }
    memcpy(buffer->bytes + buffer->length, bytes, length);
    buffer->length += length;
    buffer->bytes[buffer->length] = 0;
}

void bufferText(Buffer *buffer, const char *text) { bufferAdd(buffer, text, strlen(text)); }

void bufferPrint(Buffer *buffer, const char *format, ...) {
    char *text;
    va_list values;
    va_start(values, format);
    int length = vasprintf(&text, format, values);
    va_end(values);
    if (length < 0) abort();
    bufferAdd(buffer, text, (size_t)length);
    free(text);
}

void bufferString(Buffer *buffer, const char *text, size_t length) {
    bufferText(buffer, "\"");
    for (size_t i = 0; i < length; i++) {
        unsigned char byte = (unsigned char)text[i];
        if (byte == '"' || byte == '\\') bufferText(buffer, "\\");
        if (byte < 0x20) bufferPrint(buffer, "\\u%04x", byte);
        else bufferAdd(buffer, text + i, 1);
    }
    bufferText(buffer, "\"");
}

void bufferReal(Buffer *buffer, double value) {
    if (!isfinite(value)) {
        bufferPrint(buffer, "{\"float\":\"%s\"}", isnan(value) ? "nan" : value > 0 ? "inf" : "-inf");
        return;
    }
    char digits[40];
    for (int precision = 15; precision <= 17; precision++) {
        snprintf(digits, sizeof digits, "%.*g", precision, value);
        if (strtod(digits, NULL) == value) break;
    }
    bufferText(buffer, digits);
    if (!strpbrk(digits, ".e")) bufferText(buffer, ".0");
}
