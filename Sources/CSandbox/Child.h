/// The child's side of csandbox_spawn, and what it reports.
#ifndef CSANDBOX_CHILD_H
#define CSANDBOX_CHILD_H

#include "Internal.h"

#include <stdatomic.h>

/// What a child tells, in memory that it shares with the parent.
typedef struct {
    /// The step that failed; CSANDBOX_STAGE_FORK until the child is ready to execute.
    csandbox_stage stage;
    int error;
    uint32_t layers;
    /// Why a wanted layer is absent, by its bit.
    int absent[CSANDBOX_LAYERS];
    /// A layer whose attempt spoilt the child: another one has to do without it. 0 for none.
    uint32_t spoilt_by;
    /// Tells whether every child will be spoilt so.
    int is_spoilt_forever;
    /// The worker and the first process of its namespaces, if it has some.
    pid_t worker, init;
    /// Not 0 when the first process will die with the parent.
    atomic_int is_init_ready;
} csandbox_report;

/// Memory that a spawning thread keeps for its children, which run one after another until they execute.
typedef struct {
    csandbox_report *report;
    /// The tops of the stacks of a child, of its worker, and of its first process.
    char *child_stack, *worker_stack, *init_stack;
} csandbox_memory;

/// Namespaces that workers share: making a network takes half of the time, and none of them uses it.
typedef struct {
    int users, network;
} csandbox_shared;

/// What the parent prepares for a child.
typedef struct {
    const csandbox_program *program;
    csandbox_cpu_set cpus;
    csandbox_filter filter;
    /// Layers that were tried before, in vain.
    uint32_t given_up;
    /// A descriptor to keep until the program is executed, or -1; the child finds it at CSANDBOX_KEPT.
    int kept;
    csandbox_memory *memory;
    pid_t parent;
    /// Namespaces of users and of the network that workers share, by descriptors of the parent; -1: it makes its own.
    csandbox_shared shared;
    /// Tells that the child runs in namespaces of its own.
    int is_inside;
} csandbox_job;

/// Where the kept descriptor stands: the first one after the program's own.
enum { CSANDBOX_KEPT = CSANDBOX_DESCRIPTORS };

/// Starts a child that runs csandbox_run_child, and waits until it has executed its program or ended.
///
/// Returns its pid, or a negative errno.
pid_t csandbox_start_child(csandbox_job *job);

/// Prepares the child and executes the program; does not return.
int csandbox_run_child(void *job);

/// Goes on in namespaces; does not return.
int csandbox_run_inside(void *job);

/// Child: joins the namespaces that workers share, while their descriptors are open.
///
/// Returns an errno; the child may not go on then.
int csandbox_join_shared(const csandbox_job *job);

/// Opens the namespaces of a worker for others to share; both are -1 where that cannot be.
csandbox_shared csandbox_open_shared(pid_t worker);

/// Child: starts the worker in namespaces of its own, as a child of the parent, and leaves.
///
/// Returns an errno if that is not to be; after `spoilt` was set the child may not go on.
int csandbox_enter_namespaces(csandbox_job *job, int *spoilt);

/// Child: waits as the first process of a pid namespace until it is killed; does not return.
int csandbox_be_init(void *context);

/// What csandbox_be_init is given.
typedef struct {
    atomic_int *is_ready;
    /// A pipe whose other end is closed when no other process needs the memory any more.
    int pipe;
    /// The extent of its stack.
    char *stack_start, *stack_end;
} csandbox_init;

/// Tells whether L3 is done by a new root: there is no Landlock.
int csandbox_needs_view(const csandbox_confinement *confinement);

/// Child: gets a mount namespace of its own, and a user namespace where that takes one.
///
/// Returns an errno; after `spoilt` was set the child may not go on.
int csandbox_enter_mount_namespace(int *spoilt);

/// Child: makes the new root of a mount namespace of its own. Returns an errno; the child may not go on then.
int csandbox_enter_view(const csandbox_confinement *confinement, int has_pid_namespace);

#endif
