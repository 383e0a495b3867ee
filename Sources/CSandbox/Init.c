/// The first process of a worker's pid namespace: waits to be killed, and with it everything in there.
///
/// It shares the memory of the go-between, a copy of kata's, until worker and go-between are done with it; then it gives
/// up all of it but this page of code and its stack, so that nothing of kata's lies there. It shares the go-between's
/// thread storage too, so it calls no library: errno lies there.
#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#define _GNU_SOURCE
#include "Child.h"

#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

/// All code of this process lies in a section of its own, whose extent the linker tells.
#define INIT_CODE __attribute__((section("csandbox_init"), noinline, used))
extern char __start_csandbox_init[], __stop_csandbox_init[];

#if defined(__x86_64__)
__attribute__((always_inline)) static inline long call(long number, long a, long b, long c, long d) {
    register long fourth __asm__("r10") = d;
    long result;
    __asm__ volatile("syscall"
                     : "=a"(result)
                     : "a"(number), "D"(a), "S"(b), "d"(c), "r"(fourth)
                     : "rcx", "r11", "memory");
    return result;
}
#else
__attribute__((always_inline)) static inline long call(long number, long a, long b, long c, long d) {
    register long result __asm__("x0") = a;
    register long second __asm__("x1") = b;
    register long third __asm__("x2") = c;
    register long fourth __asm__("x3") = d;
    register long which __asm__("x8") = number;
    __asm__ volatile("svc 0" : "+r"(result) : "r"(which), "r"(second), "r"(third), "r"(fourth) : "memory");
    return result;
}
#endif

enum { PAGE = 65536, DESCRIPTORS = 32 };

/// Gives up all memory between two addresses; an address space may be smaller than others.
__attribute__((always_inline)) static inline void give_up(unsigned long from, unsigned long to) {
    if (from < to) (void)call(SYS_munmap, (long)from, (long)(to - from), 0, 0);
}

/// Gives up all memory from an address on: with 47, 48 or 39 bits for addresses, or what lies below those.
__attribute__((always_inline)) static inline void give_up_from(unsigned long from) {
    if (call(SYS_munmap, (long)from, (long)((1ul << 47) - 4096 - from), 0, 0) == 0) return;
    if (call(SYS_munmap, (long)from, (long)((1ul << 48) - from), 0, 0) == 0) return;
    (void)call(SYS_munmap, (long)from, (long)((1ul << 39) - from), 0, 0);
}

INIT_CODE int csandbox_be_init(void *context) {
    const csandbox_init *init = context;
    char byte;
    int pipe = init->pipe;
    unsigned long stack_start = (unsigned long)init->stack_start, stack_end = (unsigned long)init->stack_end;
    unsigned long code_start = (unsigned long)__start_csandbox_init & ~(PAGE - 1ul);
    unsigned long code_end = ((unsigned long)__stop_csandbox_init + PAGE - 1) & ~(PAGE - 1ul);
    // The third version of the structures of capset(2); its own pid, and no capability.
    uint32_t header[2] = {0x20080522, 0}, none[6] = {0, 0, 0, 0, 0, 0};
    (void)call(SYS_capset, (long)header, (long)none, 0, 0);
    (void)call(SYS_prctl, PR_SET_NO_NEW_PRIVS, 1, 0, 0);
    (void)call(SYS_prctl, PR_SET_PDEATHSIG, SIGKILL, 0, 0);
    for (int number = 0; number < DESCRIPTORS; number++) {
        if (number != pipe) (void)call(SYS_close, number, 0, 0, 0);
    }
    atomic_store(init->is_ready, 1);
    while (call(SYS_read, pipe, (long)&byte, 1, 0) == -4) {}
    (void)call(SYS_close, pipe, 0, 0, 0);
    unsigned long first_start = stack_start < code_start ? stack_start : code_start;
    unsigned long first_end = stack_start < code_start ? stack_end : code_end;
    unsigned long second_start = stack_start < code_start ? code_start : stack_start;
    unsigned long second_end = stack_start < code_start ? code_end : stack_end;
    give_up(0, first_start);
    give_up(first_end, second_start);
    give_up_from(second_end);
    for (;;) (void)call(SYS_ppoll, 0, 0, 0, 0);
}
#endif
