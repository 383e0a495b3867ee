/// What the fake's members do; each name tells.
#include "FakeWorker.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static void answer_number(long id, long number) {
    char value[32];
    snprintf(value, sizeof value, "%ld", number);
    answer(id, value);
}

static long used_microseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

/// Uses CPU time until this much was used in all; 0 for ever.
static void burn(long milliseconds) {
    while (milliseconds == 0 || used_microseconds() < milliseconds * 1000) {}
}

/// Uses half a millisecond of CPU time.
static void burn_more(void) {
    long end = used_microseconds() + 500;
    while (used_microseconds() < end) {}
}

static void rest(long milliseconds) { usleep((useconds_t)milliseconds * 1000); }

static void raise_default(int number) {
    signal(number, SIG_DFL);
    kill(getpid(), number);
    pause();
}

/// Writes text to the log and answers void.
static void print(const request *request, int descriptor) {
    write_all(descriptor, request->text, strlen(request->text));
    char line[64];
    int count = snprintf(line, sizeof line, "{\"id\":%ld,\"ok\":null,\"void\":true}\n", request->id);
    write_all(4, line, (size_t)count);
}

/// Dies as Swift does at a trap.
static void trap(void) {
    const char text[] =
        "before\nmain/Waiter.swift:3: Fatal error: Index out of range at 0x00007f12ab\n"
        "Current stack trace:\n0    (null)    0x00007f2d\n";
    write_all(1, text, sizeof text - 1);
    raise_default(SIGILL);
}

static void take_memory(long mebibytes) {
    char *bytes = malloc((size_t)mebibytes << 20);
    if (!bytes) {
        const char text[] = "Fatal error: could not allocate memory\n";
        write_all(2, text, sizeof text - 1);
        raise_default(SIGILL);
    }
    for (size_t offset = 0; offset < (size_t)mebibytes << 20; offset += 4096) ((volatile char *)bytes)[offset] = 1;
}

static void flood(const char *text) {
    for (;;) write_all(1, text, strlen(text));
}

static void answer_twice(long id) {
    char lines[128];
    int count = snprintf(lines, sizeof lines, "{\"id\":%ld,\"ok\":1}\n{\"id\":%ld,\"ok\":2}\n", id, id);
    write_all(4, lines, (size_t)count);
}

/// Writes an answer's line of 17 MiB.
static void answer_hugely(long id) {
    static char part[1 << 20];
    char start[64];
    memset(part, 'x', sizeof part);
    int count = snprintf(start, sizeof start, "{\"id\":%ld,\"ok\":\"", id);
    write_all(4, start, (size_t)count);
    for (int round = 0; round < 17; round++) write_all(4, part, sizeof part);
    write_all(4, "\"}\n", 3);
}

/// Answers byte by byte, with the log in between.
static void answer_slowly(long id) {
    char line[64];
    int count = snprintf(line, sizeof line, "{\"id\":%ld,\"ok\":7}\n", id);
    for (int index = 0; index < count; index++) {
        write_all(1, "x", 1);
        write_all(4, line + index, 1);
        rest(1);
    }
}

static void answer_deeply(long id) {
    char value[201] = {0};
    memset(value, '[', 100);
    memset(value + 100, ']', 100);
    answer(id, value);
}

static void write_file(void) {
    static char part[1 << 20];
    char path[64];
    snprintf(path, sizeof path, "/tmp/fake-worker-%d", getpid());
    int file = open(path, O_CREAT | O_WRONLY, 0600);
    unlink(path);
    for (;;) write_all(file, part, sizeof part);
}

/// Answers with the open descriptors, or with the environment.
static void answer_descriptors(long id) {
    char value[256] = "\"";
    DIR *folder = opendir("/proc/self/fd");
    int own = dirfd(folder);
    for (struct dirent *entry; (entry = readdir(folder));) {
        if (entry->d_name[0] == '.' || atoi(entry->d_name) == own) continue;
        strcat(value, entry->d_name);
    }
    closedir(folder);
    answer(id, strcat(value, "\""));
}

static void answer_environment(long id) {
    char value[1024] = "\"";
    for (char **entry = environ; *entry; entry++) strcat(strcat(value, *entry), " ");
    answer(id, strcat(value, "\""));
}

static int answers_itself(const request *request) {
    const char *member = request->member;
    long id = request->id;
    static long calls = 0;
    if (!strcmp(member, "count")) return answer_number(id, ++calls), 1;
    if (!strcmp(member, "held")) return answer_number(id, held), 1;
    if (!strcmp(member, "attempt")) return answer_number(id, attempt(request->text)), 1;
    if (!strcmp(member, "threads")) return answer_number(id, start_threads((int)request->number)), 1;
    if (!strcmp(member, "pid")) return answer_number(id, getpid()), 1;
    if (!strcmp(member, "parent")) return answer_number(id, getppid()), 1;
    if (!strcmp(member, "print")) return print(request, 1), 1;
    if (!strcmp(member, "complain")) return print(request, 2), 1;
    if (!strcmp(member, "slow")) return answer_slowly(id), 1;
    if (!strcmp(member, "huge")) return answer_hugely(id), 1;
    if (!strcmp(member, "second")) return answer_twice(id), 1;
    if (!strcmp(member, "deep")) return answer_deeply(id), 1;
    if (!strcmp(member, "descriptors")) return answer_descriptors(id), 1;
    if (!strcmp(member, "environment")) return answer_environment(id), 1;
    if (!strcmp(member, "wrongID")) return answer(id + 1, "1"), 1;
    if (!strcmp(member, "garbage")) return write_all(4, "no answer\n", 10), 1;
    if (!strcmp(member, "noResult")) return write_all(4, "{\"id\":2}\n", 9), 1;
    return 0;
}

/// What happens before the answer; some of it leaves no answer to give.
static void do_before(const request *request) {
    const char *member = request->member;
    if (!strcmp(member, "exit")) exit((int)request->number);
    if (!strcmp(member, "abort")) abort();
    if (!strcmp(member, "overtime")) raise(SIGXCPU);
    if (!strcmp(member, "segfault")) raise_default(SIGSEGV);
    if (!strcmp(member, "trap")) trap();
    if (!strcmp(member, "loop")) burn(0);
    if (!strcmp(member, "stubborn")) {
        signal(SIGXCPU, SIG_IGN);
        signal(SIGTERM, SIG_IGN);
        burn(0);
    }
    if (!strcmp(member, "burn")) burn(request->number);
    if (!strcmp(member, "burnMore")) burn_more();
    if (!strcmp(member, "rest")) rest(request->number);
    if (!strcmp(member, "sleep")) pause();
    if (!strcmp(member, "stop")) raise(SIGSTOP);
    if (!strcmp(member, "flood")) flood("line\n");
    if (!strcmp(member, "floodLine")) flood("line without end ");
    if (!strcmp(member, "memory")) take_memory(request->number);
    if (!strcmp(member, "file")) write_file();
    if (!strcmp(member, "closeAnswers")) {
        close(4);
        pause();
    }
    if (!strcmp(member, "closeRequests")) close(3);
    if (!strcmp(member, "closeLog")) {
        close(1);
        close(2);
    }
    if (!strcmp(member, "lines")) {
        for (long line = 0; line < request->number; line++) write_all(1, "a line of output\n", 17);
    }
}

/// What happens after the answer.
static void do_after(const request *request) {
    const char *member = request->member;
    if (!strcmp(member, "unasked")) {
        rest(20);
        answer(request->id + 1, "2");
    }
    if (!strcmp(member, "printLater")) {
        rest(20);
        write_all(1, "later\n", 6);
    }
    if (!strcmp(member, "dieLater")) {
        rest(20);
        _exit(5);
    }
    if (!strcmp(member, "closeRequests")) pause();
    if (!strcmp(member, "orphan") && fork() == 0) {
        for (;;) pause();
    }
}

void call(const request *request) {
    if (answers_itself(request)) return;
    do_before(request);
    answer(request->id, "null");
    do_after(request);
}
