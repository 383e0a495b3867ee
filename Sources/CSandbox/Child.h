/// The child's side of csandbox_spawn, and what it reports.
#ifndef CSANDBOX_CHILD_H
#define CSANDBOX_CHILD_H

#include "Internal.h"

/// A message of the child: the applied layers, or the step that failed. End of file without more means: executed.
typedef struct {
    csandbox_stage stage;
    int error;
    uint32_t layers;
} csandbox_report;

/// Prepares the child and executes the program; does not return.
__attribute__((noreturn)) void csandbox_run_child(
    const csandbox_program *program, const csandbox_cpu_set *cpus, int report, pid_t parent);

#endif
