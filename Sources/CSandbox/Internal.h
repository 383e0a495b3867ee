/// What the files of CSandbox share: the steps that differ between systems.
///
/// Functions marked "child" run between fork and exec: they make system calls and nothing else.
#ifndef CSANDBOX_INTERNAL_H
#define CSANDBOX_INTERNAL_H

#include "CSandbox.h"

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

#endif
