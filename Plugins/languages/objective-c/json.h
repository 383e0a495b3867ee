// JSON without objects: what a worker reads and writes must leave nothing in the solution's pools.
#include <stdbool.h>
#include <stddef.h>

typedef enum { JSON_NULL, JSON_BOOL, JSON_INTEGER, JSON_REAL, JSON_TEXT, JSON_LIST, JSON_OBJECT } JSONKind;

/// A value; the members of an object and the elements of a list are a chain.
typedef struct JSON {
    JSONKind kind;
    bool truth;
    long long integer;
    double real;
    const char *text;
    size_t length;
    const char *key;
    struct JSON *first, *next;
} JSON;

/// What a text's values live in, all released together.
typedef struct Arena {
    struct Block *blocks;
} Arena;

/// Reads a value; NULL for what is none.
JSON *jsonRead(Arena *arena, const char *text, size_t length);
void arenaRelease(Arena *arena);

/// Returns a member of an object; NULL where there is none.
JSON *jsonMember(const JSON *object, const char *key);
/// Returns a member's text; NULL where there is none.
const char *jsonText(const JSON *object, const char *key);
bool jsonTruth(const JSON *object, const char *key);
size_t jsonCount(const JSON *list);

/// Text that grows.
typedef struct Buffer {
    char *bytes;
    size_t length, room;
} Buffer;

void bufferAdd(Buffer *buffer, const char *bytes, size_t length);
/// Adds text that ends with a zero.
void bufferText(Buffer *buffer, const char *text);
void bufferPrint(Buffer *buffer, const char *format, ...) __attribute__((format(printf, 2, 3)));
void bufferString(Buffer *buffer, const char *text, size_t length);
void bufferReal(Buffer *buffer, double value);
