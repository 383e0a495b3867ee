/// L2: builds the filter that refuses system calls, as a program for the kernel's packet filter.
#if defined(__linux__)
#define _GNU_SOURCE
#include "FilterRules.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

#if defined(__x86_64__)
#define NATIVE_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define NATIVE_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

_Static_assert(sizeof(struct sock_filter) == sizeof(uint64_t), "an instruction has eight bytes");

#ifdef NATIVE_ARCHITECTURE

/// Calls of x86-64's x32 carry this bit, and other numbers.
enum { X32 = 0x40000000 };

static void emit(csandbox_filter *filter, uint16_t code, uint32_t k, uint8_t if_true, uint8_t if_false) {
    struct sock_filter instruction = {.code = code, .jt = if_true, .jf = if_false, .k = k};
    // A filter that is cut off does not end in an answer, so the kernel refuses it.
    if (filter->count == sizeof filter->instructions / sizeof filter->instructions[0]) return;
    memcpy(&filter->instructions[filter->count++], &instruction, sizeof instruction);
}

static void load(csandbox_filter *filter, size_t offset) {
    emit(filter, BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0);
}

/// The lower half of an argument: all that are looked at have 32 bits, or their flags there.
static void load_argument(csandbox_filter *filter, unsigned int number) {
    load(filter, offsetof(struct seccomp_data, args) + 8 * number);
}

static void leave(csandbox_filter *filter, uint32_t answer) { emit(filter, BPF_RET | BPF_K, answer, 0, 0); }

/// What the kernel answers for a call that it shall seem not to know, and for one that it refuses.
enum { UNKNOWN_CALL = SECCOMP_RET_ERRNO | ENOSYS, NO_PERMISSION = SECCOMP_RET_ERRNO | EPERM };

/// What it answers so that we are asked: `SECCOMP_RET_USER_NOTIF` of Linux 5.0.
enum { ASK = 0x7FC00000 };

/// The same for a new thread: of the lower half the kernel makes no use, so that we can tell the two apart.
enum { ASK_FOR_THREAD = ASK | 1 };

/// Answers so if the loaded value is `value`.
static void answer_if(csandbox_filter *filter, uint32_t value, uint32_t answer) {
    emit(filter, BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
    leave(filter, answer);
}

/// Begins what holds for one system call; end_call closes it.
static uint16_t begin_call(csandbox_filter *filter, long number) {
    emit(filter, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)number, 0, 0);
    return filter->count;
}

/// What was not refused since begin_call is allowed; other calls go on behind it.
static void end_call(csandbox_filter *filter, uint16_t begin) {
    struct sock_filter instruction;
    leave(filter, SECCOMP_RET_ALLOW);
    memcpy(&instruction, &filter->instructions[begin - 1], sizeof instruction);
    instruction.jf = (uint8_t)(filter->count - begin);
    memcpy(&filter->instructions[begin - 1], &instruction, sizeof instruction);
}

/// Allows a call only if its first argument is the caller's own pid, or 0 where that means the caller too.
static void only_own_pid(csandbox_filter *filter, long number, int allows_zero) {
    uint16_t begin = begin_call(filter, number);
    load_argument(filter, 0);
    if (allows_zero) answer_if(filter, 0, SECCOMP_RET_ALLOW);
    answer_if(filter, CSANDBOX_OWN_PID, SECCOMP_RET_ALLOW);
    leave(filter, filter->refusal);
    end_call(filter, begin);
}

/// Refuses a call if an argument is one of the values.
static void refuse_values(
    csandbox_filter *filter, long number, unsigned int argument, const uint32_t *values, size_t count) {
    uint16_t begin = begin_call(filter, number);
    load_argument(filter, argument);
    for (size_t index = 0; index < count; index++) answer_if(filter, values[index], filter->refusal);
    end_call(filter, begin);
}

/// Only threads: a new process would outlive its limits, which count for each process alone.
static void refuse_processes(csandbox_filter *filter) {
    uint32_t thread = filter->tells_threads ? (uint32_t)ASK_FOR_THREAD : SECCOMP_RET_ALLOW;
    // The flags of clone3 are in memory, where a filter cannot look; libraries then use clone.
    answer_if(filter, SYS_clone3, UNKNOWN_CALL);
    uint16_t begin = begin_call(filter, SYS_clone);
    load_argument(filter, 0);
    emit(filter, BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0);
    leave(filter, filter->refusal);
    leave(filter, thread);
    end_call(filter, begin);
}

/// Threads wake each other through memory of their own; by a file that two processes map they could wake each other, too.
static void refuse_shared_wakes(csandbox_filter *filter) {
    enum { CLOCK_REALTIME_BIT = 256 };
    static const uint32_t newer[] = {
        CSANDBOX_SYS_FUTEX_WAITV, CSANDBOX_SYS_FUTEX_WAKE, CSANDBOX_SYS_FUTEX_WAIT, CSANDBOX_SYS_FUTEX_REQUEUE};
    for (size_t index = 0; index < sizeof newer / sizeof *newer; index++) answer_if(filter, newer[index], UNKNOWN_CALL);
    uint16_t begin = begin_call(filter, SYS_futex);
    load_argument(filter, 1);
    emit(filter, BPF_ALU | BPF_AND | BPF_K, ~(uint32_t)CLOCK_REALTIME_BIT, 0, 0);
    for (size_t index = 0; index < csandbox_shared_wakes.count; index++) {
        answer_if(filter, csandbox_shared_wakes.numbers[index], filter->refusal);
    }
    end_call(filter, begin);
}

/// Opening with O_TRUNC empties a file that may only be read: with no access mode of writing, nobody asks Landlock.
static void refuse_truncating_open(csandbox_filter *filter, long number, unsigned int flags, int may_write) {
    uint16_t begin = begin_call(filter, number);
    load_argument(filter, flags);
    emit(filter, BPF_JMP | BPF_JSET | BPF_K, O_TRUNC, 1, 0);
    leave(filter, SECCOMP_RET_ALLOW);
    if (may_write) {
        emit(filter, BPF_ALU | BPF_AND | BPF_K, O_ACCMODE, 0, 0);
        answer_if(filter, O_WRONLY, SECCOMP_RET_ALLOW);
        answer_if(filter, O_RDWR, SECCOMP_RET_ALLOW);
    }
    leave(filter, filter->refusal);
    end_call(filter, begin);
}

static void refuse_truncation(csandbox_filter *filter, int may_write) {
#ifdef SYS_creat
    if (!may_write) answer_if(filter, SYS_creat, filter->refusal);
#endif
#ifdef SYS_open
    refuse_truncating_open(filter, SYS_open, 1, may_write);
#endif
    refuse_truncating_open(filter, SYS_openat, 2, may_write);
    answer_if(filter, SYS_truncate, filter->refusal);
}

/// Numbers of calls that are refused whatever their arguments are, in rising order.
typedef struct {
    uint32_t numbers[256];
    size_t count;
} refused_calls;

static void refuse_all(refused_calls *refused, csandbox_calls calls) {
    for (size_t index = 0; index < calls.count; index++) {
        size_t place = refused->count++;
        for (; place > 0 && refused->numbers[place - 1] > calls.numbers[index]; place--) {
            refused->numbers[place] = refused->numbers[place - 1];
        }
        refused->numbers[place] = calls.numbers[index];
    }
}

/// Looks for the loaded number by halves: the kernel tries a new filter for each of its calls, which takes its time.
static void search(csandbox_filter *filter, const uint32_t *numbers, size_t count) {
    enum { ENOUGH = 6 };
    if (count <= ENOUGH) {
        for (size_t index = 0; index < count; index++) answer_if(filter, numbers[index], filter->refusal);
        leave(filter, SECCOMP_RET_ALLOW);
        return;
    }
    size_t half = count / 2;
    emit(filter, BPF_JMP | BPF_JGE | BPF_K, numbers[half], 0, 1);
    uint16_t jump = filter->count;
    emit(filter, BPF_JMP | BPF_JA, 0, 0, 0);
    search(filter, numbers, half);
    struct sock_filter instruction;
    memcpy(&instruction, &filter->instructions[jump], sizeof instruction);
    instruction.k = (uint32_t)(filter->count - jump - 1);
    memcpy(&filter->instructions[jump], &instruction, sizeof instruction);
    search(filter, numbers + half, count - half);
}

void csandbox_build_filter(csandbox_filter_demand demand, csandbox_filter *filter) {
    static const uint32_t death_signal[] = {PR_SET_PDEATHSIG};
    int is_served = demand.purpose == CSANDBOX_PURPOSE_SERVED_WORKER;
    int is_build = demand.purpose == CSANDBOX_PURPOSE_BUILD;
    refused_calls refused = {.count = 0};
    filter->count = 0;
    filter->refusal = demand.tells_refusals ? (uint32_t)ASK : (uint32_t)NO_PERMISSION;
    filter->tells_threads = demand.tells_refusals && demand.tells_threads && csandbox_can_count_threads();
    load(filter, offsetof(struct seccomp_data, arch));
    emit(filter, BPF_JMP | BPF_JEQ | BPF_K, NATIVE_ARCHITECTURE, 1, 0);
    leave(filter, SECCOMP_RET_KILL_PROCESS);
    load(filter, offsetof(struct seccomp_data, nr));
#if defined(__x86_64__)
    emit(filter, BPF_JMP | BPF_JGE | BPF_K, X32, 0, 1);
    leave(filter, SECCOMP_RET_KILL_PROCESS);
#endif
    if (!is_served) {
        refuse_all(&refused, csandbox_foreign_calls);
        refuse_all(&refused, csandbox_control_calls);
        // Its arguments are in memory, where a filter cannot look; libraries do without it.
        answer_if(filter, CSANDBOX_SYS_OPENAT2, UNKNOWN_CALL);
        refuse_values(filter, SYS_ioctl, 1, csandbox_device_requests.numbers, csandbox_device_requests.count);
        csandbox_calls commands = is_build ? csandbox_owner_commands : csandbox_worker_commands;
        refuse_values(filter, SYS_fcntl, 1, commands.numbers, commands.count);
        if (!is_build) {
            refuse_all(&refused, csandbox_change_calls);
            refuse_all(&refused, csandbox_cache_calls);
            refuse_values(filter, SYS_madvise, 2, csandbox_cache_advice.numbers, csandbox_cache_advice.count);
            refuse_shared_wakes(filter);
        }
        if (!is_build || demand.keeps_truncation) refuse_truncation(filter, is_build);
    }
    // A served worker has executed what it is.
    if (is_served) refuse_all(&refused, csandbox_execute_calls);
    if (demand.purpose != CSANDBOX_PURPOSE_SERVER) {
        refuse_all(&refused, csandbox_process_calls);
        refuse_processes(filter);
        only_own_pid(filter, SYS_kill, 0);
        only_own_pid(filter, SYS_tgkill, 0);
        only_own_pid(filter, SYS_prlimit64, 1);
        refuse_values(filter, SYS_prctl, 0, death_signal, 1);
    }
    search(filter, refused.numbers, refused.count);
}

/// Replaces a value of some instructions by another.
static void replace(csandbox_filter *filter, uint32_t value, uint32_t other) {
    struct sock_filter *instructions = (struct sock_filter *)filter->instructions;
    for (uint16_t index = 0; index < filter->count; index++) {
        if (instructions[index].k == value) instructions[index].k = other;
    }
}

/// Installs the filter so that refused calls are told, and sends away what tells them. Returns 0 or an errno.
static int apply_with_listener(struct sock_fprog *program, int socket) {
    enum { NEW_LISTENER = 1 << 3 };
    int listener = (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, NEW_LISTENER, program);
    if (listener < 0) return errno;
    (void)csandbox_send(socket, "", 1, &listener, 1);
    // If the listener was not taken, refused calls seem unknown from now on, which is as good.
    (void)close(listener);
    return 0;
}

int csandbox_apply_filter(csandbox_filter *filter, int socket) {
    struct sock_fprog program = {.len = filter->count, .filter = (struct sock_filter *)filter->instructions};
    replace(filter, CSANDBOX_OWN_PID, (uint32_t)getpid());
    if (filter->refusal == ASK) {
        if (socket >= 0 && apply_with_listener(&program, socket) == 0) return 0;
        replace(filter, ASK, NO_PERMISSION);
        replace(filter, ASK_FOR_THREAD, SECCOMP_RET_ALLOW);
        filter->tells_threads = 0;
    }
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0 ? 0 : errno;
}

#else

void csandbox_build_filter(csandbox_filter_demand demand, csandbox_filter *filter) {
    (void)demand;
    filter->count = 0;
}

int csandbox_apply_filter(csandbox_filter *filter, int socket) {
    (void)filter;
    (void)socket;
    return ENOSYS;
}

#endif

size_t csandbox_served_worker_filter(uint8_t bytes[CSANDBOX_FILTER_BYTES]) {
    csandbox_filter filter;
    csandbox_build_filter((csandbox_filter_demand){.purpose = CSANDBOX_PURPOSE_SERVED_WORKER}, &filter);
    memcpy(bytes, filter.instructions, 8 * (size_t)filter.count);
    return 8 * (size_t)filter.count;
}
#endif
