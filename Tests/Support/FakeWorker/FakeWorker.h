/// A worker whose misbehaviour is chosen by the member that is called.
#ifndef FAKE_WORKER_H
#define FAKE_WORKER_H

#include <stddef.h>

/// A request, as far as the fake understands it.
typedef struct {
    long id;
    char op[32];
    char member[64];
    /// The first argument: its text with `\n` undone, and its number.
    char text[4096];
    long number;
} request;

/// Writes all bytes to a descriptor.
void write_all(int descriptor, const void *bytes, size_t count);

/// Writes the answer `{"id": ID, "ok": VALUE}`; the value is JSON.
void answer(long id, const char *value);

/// Does what the called member's name says.
void call(const request *request);

/// Tries something that a sandbox refuses; returns the errno, 0 when it succeeded, -1 when it is unknown.
int attempt(const char *text);

/// Starts threads that never end, at most as many as asked for; returns how many, or -1.
int start_threads(int count);

/// Answers one request after another until there are none.
void work(const char *mode);

/// Serves as a worker server on descriptor 3.
void serve(const char *mode);

/// The number of objects that were made and not released.
extern long held;

#endif
