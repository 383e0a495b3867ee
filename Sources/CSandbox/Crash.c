/// Marks what kata was doing when it crashed: a handler that makes an empty file and lets the signal end the process.
#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// Signals by which a trap or a broken heap ends a process.
static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV};

/// The file that a crash of this thread makes, of any length that a path may have; empty for none.
static _Thread_local char mark[PATH_MAX];
/// A stack for the handler, since an overflow leaves none.
static _Thread_local char stack[32 << 10];

static void note_crash(int signal_number) {
    if (mark[0]) {
        int file = open(mark, O_WRONLY | O_CREAT | O_CLOEXEC, 0644);
        if (file >= 0) (void)close(file);
    }
    (void)signal(signal_number, SIG_DFL);
    (void)raise(signal_number);
}

int csandbox_note_crashes(void) {
    struct sigaction action = {.sa_handler = note_crash, .sa_flags = SA_ONSTACK | SA_NODEFER};
    for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) {
        if (sigaction(crashes[index], &action, NULL) != 0) return errno;
    }
    return 0;
}

int csandbox_set_crash_mark(const char *path) {
    if (!path) {
        mark[0] = 0;
        return 0;
    }
    size_t count = strlen(path);
    if (count >= sizeof mark) return ENAMETOOLONG;
    memcpy(mark, path, count + 1);
    stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
    return sigaltstack(&own, NULL) == 0 ? 0 : errno;
}
