extension EmitJobs {
    /// A job array for Slurm.
    var slurm: String {
        let running = bounds.running.map { "%\($0)" } ?? ""
        let grade = gradeWords(jobs: bounds.processors)
        return """
            #!/bin/bash
            # Grades \(shards) shards of a manifest as an array. Save this as grade.sbatch, and call all of these in the
            # folder in which the manifest was made, which every node has to see:
            #   start:   sbatch grade.sbatch
            #   repair:  sbatch --array="$(\(missingWords.shellLine))" grade.sbatch
            #   report:  \(mergeWords.shellLine)
            # Repair and report leave with 75 while results are missing. An array of more than 1001 tasks needs a higher
            # MaxArraySize.
            #SBATCH --job-name=\(name)
            #SBATCH --array=0-\(shards - 1)\(running)
            #SBATCH --ntasks=1
            #SBATCH --cpus-per-task=\(bounds.processors)
            #SBATCH --mem=\(bounds.memory)M
            #SBATCH --time=\(bounds.minutes)
            #SBATCH --requeue
            #SBATCH --open-mode=append
            #SBATCH --output=\(name)-%a.log
            exec \(grade.start.shellLine) "${SLURM_ARRAY_TASK_ID:?}/\(shards)" \(grade.end.shellLine)

            """
    }
}
