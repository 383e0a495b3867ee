#define _GNU_SOURCE
#import "worker.h"
#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <signal.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

// Where errors and crashes come from: addresses in the solution's library, which kata turns into lines of its sources.

enum { mostCalls = 64, stackSize = 64 << 10, farthest = 1 << 20 };

static const char *solution;
static uintptr_t start, end;
static void *calls[mostCalls];
static int callCount;

static int findLibrary(struct dl_phdr_info *info, size_t size, void *name) {
    if (!info->dlpi_name || strcmp(info->dlpi_name, name)) return 0;
    start = info->dlpi_addr;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        if (part->p_type == PT_LOAD && start + part->p_vaddr + part->p_memsz > end) end = start + part->p_vaddr + part->p_memsz;
    }
    return 1;
}

static bool isOwn(const void *call) { return (uintptr_t)call >= start && (uintptr_t)call < end; }

static void find(void) {
    if (!start && solution) dl_iterate_phdr(findLibrary, (void *)solution);
}

void writeCalls(Buffer *out) {
    bufferText(out, "[");
    for (int i = 0, written = 0; i < callCount; i++) {
        // What a call returns to is the instruction behind it.
        if (isOwn(calls[i])) bufferPrint(out, "%s\"%lx\"", written++ ? "," : "", (unsigned long)((uintptr_t)calls[i] - start - 1));
    }
    bufferText(out, "]");
}

/// Notes from where something is thrown, and throws it; the libraries find this one first.
__attribute__((visibility("default"), noreturn)) void objc_exception_throw(id error) {
    static void (*throw)(id) __attribute__((noreturn));
    if (!throw) throw = (void (*)(id))dlsym(RTLD_NEXT, "objc_exception_throw");
    find();
    if (start && object_getClass(error) != [KataWorkerRefusal class]) callCount = backtrace(calls, mostCalls);
    throw(error);
}

/// Writes the line of addresses behind which kata sees a crash. It runs in a handler of signals: it may not allocate.
static void noteCrash(int number, siginfo_t *info, void *context) {
    static const char digits[] = "0123456789abcdef";
    char line[mostCalls * 20 + 64] = "\n*** Frames", *place = line + strlen(line);
    const mcontext_t *registers = &((ucontext_t *)context)->uc_mcontext;
#if defined(__x86_64__)
    uintptr_t stack = (uintptr_t)registers->gregs[REG_RSP], instruction = (uintptr_t)registers->gregs[REG_RIP];
#elif defined(__aarch64__)
    uintptr_t stack = registers->sp, instruction = registers->pc;
#endif
    uintptr_t fault = (uintptr_t)info->si_addr;
    uintptr_t distance = fault > stack ? fault - stack : stack - fault;
    if (number == SIGSEGV && distance < farthest) place = stpcpy(place, " overflow");
    find();
    int count = backtrace(calls, mostCalls);
    for (int i = 0; i < count; i++) {
        if (!isOwn(calls[i])) continue;
        // The innermost call has not returned yet.
        uintptr_t address = (uintptr_t)calls[i] - start - ((uintptr_t)calls[i] != instruction);
        *place++ = ' ';
        for (int shift = 28; shift >= 0; shift -= 4) *place++ = digits[address >> shift & 15];
    }
    *place++ = '\n';
    if (write(2, line, (size_t)(place - line)) < 0) _exit(70);
    signal(number, SIG_DFL);
    raise(number);
}

/// Tells of an error that nothing catches: one that is thrown while the solution is loaded, or on a queue.
static void noteUncaught(NSException *error) {
    fflush(stdout);
    fprintf(stderr, "Fatal error: %s: %s\n*** Frames", [[error name] UTF8String], [[error reason] UTF8String]);
    for (int i = 0; i < callCount; i++) {
        if (isOwn(calls[i])) fprintf(stderr, " %lx", (unsigned long)((uintptr_t)calls[i] - start - 1));
    }
    fprintf(stderr, "\n");
    _exit(1);
}

void listenForCrashes(const char *library) {
    static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
    solution = library;
    NSSetUncaughtExceptionHandler(noteUncaught);
    // The first time loads what later ones need.
    callCount = backtrace(calls, 1);
    stack_t own = {.ss_sp = mmap(NULL, stackSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), .ss_size = stackSize};
    sigaltstack(&own, NULL);
    struct sigaction action = {.sa_sigaction = noteCrash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
}
