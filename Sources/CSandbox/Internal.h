/// What the files of CSandbox share: the steps that differ between systems.
///
/// Functions marked "child" run between fork and exec: they make system calls and nothing else.
#ifndef CSANDBOX_INTERNAL_H
#define CSANDBOX_INTERNAL_H

#include "CSandbox.h"

#include <sys/types.h>

/// CPUs of a child, chosen before the fork.
typedef struct {
    /// 0: leave them.
    unsigned int count;
    /// CPU numbers.
    unsigned short numbers[64];
} csandbox_cpu_set;

/// Chooses at most `count` of the CPUs that we may use, another set at each call.
void csandbox_choose_cpus(unsigned int count, csandbox_cpu_set *set);

/// Child: runs on these CPUs only. Returns 0 or an errno.
int csandbox_apply_cpus(pid_t pid, const csandbox_cpu_set *set);

/// Child: asks to be killed when the thread that forked it ends, and checks that it still lives.
int csandbox_die_with_parent(pid_t parent);

/// Child: closes all descriptors from `first` on.
int csandbox_close_from(int first);

/// Child: applies limits that only this system knows. Returns 0 or an errno.
int csandbox_apply_system_limits(const csandbox_limits *limits);

/// Child: refuses privileges by exec. Returns 0 or an errno; adds the layer's bit.
int csandbox_refuse_privileges(uint32_t *layers);

/// Child: lowers a limit, soft and hard, as far as the hard limit allows.
int csandbox_apply_limit(int resource, uint64_t soft, uint64_t hard);

/// The numbers of the layers' bits.
enum {
    CSANDBOX_BIT_SYSTEM_CALLS = 2,
    CSANDBOX_BIT_FILES = 3,
    CSANDBOX_BIT_USER = 4,
    CSANDBOX_BIT_NAMESPACES = 5,
    CSANDBOX_BIT_GROUP = 6,
};

/// A filter of system calls, built before the fork; each instruction is a `struct sock_filter`.
typedef struct {
    uint16_t count;
    /// What the kernel answers to a refused call.
    uint32_t refusal;
    /// The parent is asked about each new thread.
    int tells_threads;
    uint64_t instructions[1024];
} csandbox_filter;

/// What a filter is built for.
typedef struct {
    csandbox_purpose purpose;
    /// No other layer refuses truncation.
    int keeps_truncation;
    /// Refused calls are told to the parent.
    int tells_refusals;
    /// New threads are told, too.
    int tells_threads;
} csandbox_filter_demand;

/// Builds a filter.
void csandbox_build_filter(csandbox_filter_demand demand, csandbox_filter *filter);

/// Takes a descriptor out of a message that waits in a socket; returns it, or -1.
int csandbox_receive_descriptor(int socket);

/// Child: installs a filter with its own pid. Returns 0 or an errno.
///
/// `socket` takes a descriptor by which refused calls are told, if the filter says so and the kernel can; else -1.
int csandbox_apply_filter(csandbox_filter *filter, int socket);

/// Child: makes a rule set of the paths that may be used. Returns it, or a negative errno.
int csandbox_make_file_rules(const csandbox_confinement *confinement);

/// Child: allows what the rule set allows and nothing else; closes it. Returns 0 or an errno.
int csandbox_apply_file_rules(int rules);

/// Tells whether the rule sets of a confinement cover truncation.
int csandbox_files_cover_truncation(const csandbox_confinement *confinement);

/// Capabilities by their numbers.
enum { CSANDBOX_CAP_SETUID = 7, CSANDBOX_CAP_SYS_ADMIN = 21 };

/// Child: tells whether it has a capability.
int csandbox_has_capability(int number);

/// Child: gives up all capabilities, which root would otherwise keep. Returns 0 or an errno.
int csandbox_drop_capabilities(void);

/// Child of root: becomes another user, if that one can reach the paths. Returns 0 or an errno.
///
/// The program may lie where only root can look: it is opened before, and closed when it is executed.
int csandbox_change_user(const csandbox_program *program, int *executable);

/// Child: executes an opened program; returns an errno, if at all.
int csandbox_execute_opened(int executable, char *const *arguments, char *const *environment);

#endif
