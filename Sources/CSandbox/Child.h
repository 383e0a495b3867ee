/// The child's side of csandbox_spawn, and what it reports.
#ifndef CSANDBOX_CHILD_H
#define CSANDBOX_CHILD_H

#include "Internal.h"

/// A message of the child: the applied layers, or the step that failed. End of file without more means: executed.
typedef struct {
    csandbox_stage stage;
    int error;
    uint32_t layers;
    /// Why a wanted layer is absent, by its bit.
    int absent[CSANDBOX_LAYERS];
} csandbox_report;

/// What the parent prepares for a child, which changes its own copy.
typedef struct {
    const csandbox_program *program;
    csandbox_cpu_set cpus;
    csandbox_filter filter;
} csandbox_job;

/// Prepares the child and executes the program; does not return.
__attribute__((noreturn)) void csandbox_run_child(csandbox_job *job, int report, pid_t parent);

#endif
