// Serves the worker protocol for a solution: worker RUNTIME OUT, or as a worker server: worker RUNTIME OUT --serve.
#import "worker.h"
#include <dlfcn.h>
#include <poll.h>

static FILE *requests;
static const char *library;
static char token[256];
/// The request in hand, which a callback names.
static long long inHand;

// MARK: The log

/// Writes the bare line to the log: who wrote it and when is of no use there.
__attribute__((visibility("default"))) void NSLogv(NSString *format, va_list values) {
    NSString *line = [[NSString alloc] initWithFormat:format arguments:values];
    NSData *text = [line dataUsingEncoding:NSUTF8StringEncoding allowLossyConversion:YES];
    fwrite([text bytes], 1, [text length], stdout);
    if (![line hasSuffix:@"\n"]) putchar('\n');
    [line release];
}

__attribute__((visibility("default"))) void NSLog(NSString *format, ...) {
    va_list values;
    va_start(values, format);
    NSLogv(format, values);
    va_end(values);
}

/// Runs what is on the main queue of libdispatch, if the solution brought that along.
static void runMainQueue(void) {
    int (*handle)(void) = (int (*)(void))dlsym(RTLD_DEFAULT, "_dispatch_get_main_queue_handle_4CF");
    void (*drain)(void *) = (void (*)(void *))dlsym(RTLD_DEFAULT, "_dispatch_main_queue_callback_4CF");
    for (int turn = 0; handle && drain && turn < 100; turn++) {
        struct pollfd waiting = {.fd = handle(), .events = POLLIN};
        if (poll(&waiting, 1, 0) != 1) return;
        drain(NULL);
    }
}

// MARK: Answers

static void sendLine(long long id, const Buffer *content) {
    Buffer line = {0};
    fflush(stdout);
    fflush(stderr);
    bufferPrint(&line, "{\"id\":%lld,", id);
    bufferAdd(&line, content->bytes, content->length);
    bufferText(&line, "}\n");
    for (size_t sent = 0; sent < line.length;) {
        ssize_t count = write(4, line.bytes + sent, line.length - sent);
        if (count <= 0) _exit(0);
        sent += (size_t)count;
    }
    free(line.bytes);
}

/// What the solution threw in the last request, until the next one.
static id caught;

static void tellThrown(Buffer *out, id error, const char *type, NSString *message) {
    caught = [error retain];
    out->length = 0;
    bufferText(out, "\"error\":{\"kind\":\"thrown\",\"message\":");
    writeObject(out, message ?: @"");
    bufferText(out, ",\"type\":");
    // An exception's name is any text.
    bufferString(out, type, strlen(type));
    bufferText(out, ",\"addresses\":");
    writeCalls(out);
    bufferText(out, "}");
}

static void tell(Buffer *out, const JSON *request) {
    id before = caught;
    caught = nil;
    @try {
        if (!strcmp(jsonText(request, "op"), "caught")) {
            if (!before) refuse("contract", "nothing was thrown just now");
            bufferText(out, "\"ok\":");
            writeObject(out, before);
        } else {
            answer(out, request);
        }
        runMainQueue();
    } @catch (KataWorkerRefusal *refusal) {
        out->length = 0;
        bufferText(out, "\"error\":");
        bufferAdd(out, refusal->error.bytes, refusal->error.length);
    } @catch (NSException *error) {
        bool isPlain = [error class] == [NSException class];
        tellThrown(out, error, isPlain ? [[error name] UTF8String] : object_getClassName(error), [error reason]);
    } @catch (id error) {
        tellThrown(out, error, object_getClassName(error), [error description]);
    }
    [before release];
}

/// Answers one request; returns what the script's closure gave where the request is that.
static JSON *serveOne(Arena *arena) {
    static char *line;
    static size_t room;
    ssize_t length = getline(&line, &room, requests);
    if (length <= 0) _exit(0);
    JSON *request = jsonRead(arena, line, (size_t)length);
    const char *name = jsonText(request, "op");
    if (!name) _exit(70);
    if (!strcmp(name, "return")) return request;
    long long id = jsonMember(request, "id")->integer, outer = inHand;
    Buffer out = {0};
    inHand = id;
    if (!strcmp(name, "hello")) {
        snprintf(token, sizeof token, "%s", jsonText(request, "token"));
        bufferPrint(&out, "\"ok\":{\"protocol\":2,\"language\":\"objective-c\",\"types\":false}");
    } else if (!strcmp(name, "bye")) {
        bufferPrint(&out, "\"ok\":\"%s\"", token);
    } else {
        tell(&out, request);
    }
    sendLine(id, &out);
    free(out.bytes);
    inHand = outer;
    if (!strcmp(name, "bye")) _exit(0);
    return NULL;
}

JSON *askBack(Buffer *question) {
    sendLine(inHand, question);
    free(question->bytes);
    Arena *arena = calloc(1, sizeof *arena);
    JSON *given = NULL;
    while (!given) given = serveOne(arena);
    JSON *value = jsonMember(given, "value");
    return value ?: calloc(1, sizeof *value);
}

/// Puts a value into a property in the runtime's stead, and releases none: `Person *done = self.person; self.person = next; return done;`
/// is right where the compiler counts references, and nothing else here holds what was made.
__attribute__((visibility("default"))) void objc_setProperty(id self, SEL selector, ptrdiff_t offset, id value, BOOL isAtomic, BOOL copies) {
    if (!self) return;
    id *place = (id *)((char *)self + offset);
    *place = copies == 2 ? [value mutableCopy] : copies ? [value copy] : [value retain];
}

static void work(void) {
    // The pool is never emptied: code for reference counting by the compiler takes what is in it for its own.
    [[NSAutoreleasePool alloc] init];
    setvbuf(stdout, NULL, _IOLBF, 64 << 10);
    requests = fdopen(3, "r");
    listenForCrashes(library);
    if (!dlopen(library, RTLD_NOW | RTLD_GLOBAL)) {
        fprintf(stderr, "%s\n", dlerror());
        _exit(70);
    }
    adoptBlocks();
    for (;;) {
        Arena arena = {0};
        serveOne(&arena);
        arenaRelease(&arena);
    }
}

/// Does once what every worker would do anew: libraries bind their functions with the first call.
static void rehearse(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSString *text = [NSString stringWithFormat:@"%@ %ld %.f", @"a", 1L, 1.0];
    NSInvocation *call = [NSInvocation invocationWithMethodSignature:[text methodSignatureForSelector:@selector(hasPrefix:)]];
    [call setSelector:@selector(hasPrefix:)];
    [call setArgument:&text atIndex:2];
    [call invokeWithTarget:text];
    NSMutableDictionary *map = [NSMutableDictionary dictionaryWithObject:[NSNumber numberWithDouble:1] forKey:text];
    [[NSMutableArray arrayWithObject:map] removeAllObjects];
    @try {
        [NSException raise:@"rehearsal" format:@"none"];
    } @catch (NSException *error) {
        [error reason];
    }
    [pool release];
}

int main(int count, char **words) {
    char path[4096];
    if (count < 3) return 64;
    snprintf(path, sizeof path, "%s/solution.so", words[2]);
    library = path;
    describe(words[2]);
    if (count > 3) {
        rehearse();
        serve();
    }
    work();
}
