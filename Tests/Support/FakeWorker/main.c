/// The fake's protocol: reads requests, finds what it needs in them by name, answers.
#include "FakeWorker.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

long held = 0;
static char token[64];

void write_all(int descriptor, const void *bytes, size_t count) {
    const char *next = bytes;
    while (count > 0) {
        ssize_t written = write(descriptor, next, count);
        if (written <= 0) return;
        next += written;
        count -= (size_t)written;
    }
}

void answer(long id, const char *value) {
    char line[8192];
    int count = snprintf(line, sizeof line, "{\"id\":%ld,\"ok\":%s}\n", id, value);
    write_all(4, line, (size_t)count);
}

/// Copies the string that follows `name` in the line.
static void find_text(const char *line, const char *name, char *text, size_t capacity) {
    text[0] = 0;
    const char *start = strstr(line, name);
    if (!start) return;
    size_t count = 0;
    for (start += strlen(name); *start && *start != '"' && count + 1 < capacity; start++) {
        if (start[0] == '\\' && start[1] == 'n') {
            text[count++] = '\n';
            start++;
        } else {
            text[count++] = *start;
        }
    }
    text[count] = 0;
}

static long find_number(const char *line, const char *name) {
    const char *start = strstr(line, name);
    return start ? strtol(start + strlen(name), NULL, 10) : 0;
}

static void say_hello(const request *request, const char *mode) {
    if (strcmp(mode, "chatty") == 0) write_all(1, "hello\n", 6);
    if (strcmp(mode, "old") == 0) {
        answer(request->id, "{\"protocol\":9,\"language\":\"fake\",\"types\":false}");
    } else {
        answer(request->id, "{\"protocol\":1,\"language\":\"fake\",\"types\":false}");
    }
}

static void perform(const char *line, const char *mode) {
    request request;
    request.id = find_number(line, "\"id\":");
    request.number = find_number(line, "\"value\":");
    find_text(line, "\"op\":\"", request.op, sizeof request.op);
    find_text(line, "\"member\":\"", request.member, sizeof request.member);
    find_text(line, "\"value\":\"", request.text, sizeof request.text);
    if (strcmp(request.op, "hello") == 0) {
        find_text(line, "\"token\":\"", token, sizeof token);
        say_hello(&request, mode);
    } else if (strcmp(request.op, "bye") == 0) {
        char value[80];
        snprintf(value, sizeof value, "\"%s\"", token);
        while (strcmp(mode, "clingy") == 0) pause();
        answer(request.id, value);
        _exit(0);
    } else if (strcmp(request.op, "new") == 0) {
        static long last = 0;
        char value[80];
        held++;
        snprintf(value, sizeof value, "{\"ref\":%ld,\"type\":\"Thing\"}", ++last);
        answer(request.id, value);
    } else if (strcmp(request.op, "release") == 0) {
        for (const char *next = strchr(line, '['); next && *next && *next != ']'; next++) {
            if (*next == '[' || *next == ',') held--;
        }
        write_all(1, "deinit\n", 7);
        answer(request.id, "null");
    } else {
        call(&request);
    }
}

void work(const char *mode) {
    static char line[1 << 20];
    size_t count = 0;
    if (strcmp(mode, "leave") == 0) _exit(3);
    if (strcmp(mode, "silent") == 0) pause();
    for (;;) {
        ssize_t added = read(3, line + count, sizeof line - 1 - count);
        if (added <= 0) _exit(0);
        count += (size_t)added;
        line[count] = 0;
        char *end;
        while ((end = memchr(line, '\n', count))) {
            *end = 0;
            perform(line, mode);
            count -= (size_t)(end + 1 - line);
            memmove(line, end + 1, count);
            line[count] = 0;
        }
        if (count == sizeof line - 1) count = 0;
    }
}

int main(int count, char **arguments) {
    const char *mode = count > 1 ? arguments[1] : "";
    if (strcmp(mode, "serve") == 0) {
        serve(count > 2 ? arguments[2] : "");
    } else {
        work(mode);
    }
}
