extension EmitJobs {
    /// An indexed job for Kubernetes, and a suspended one that merges.
    var kubernetes: String {
        let grade = gradeWords(jobs: bounds.processors)
        let words =
            grade.start.map(\.kubernetesQuoted) + ["\"$(JOB_COMPLETION_INDEX)/\(shards)\""]
            + grade.end.map(\.kubernetesQuoted)
        let parallelism = min(shards, bounds.running ?? shards)
        return """
            # Grades \(shards) shards of a manifest. The volume behind the claim holds the folder in which the manifest was made;
            # many pods write it at once (ReadWriteMany), so it has to know link(2) or renameat2(2).
            #   start:   kubectl apply -f grade.yaml
            #   repair:  kubectl delete job \(name), and apply again: what is published is not graded twice
            #   report:  kubectl patch job \(name)-merge -p '{"spec":{"suspend":false}}'; kubectl logs job/\(name)-merge
            # It needs Kubernetes 1.33, where backoffLimitPerIndex is stable.
            apiVersion: batch/v1
            kind: Job
            metadata:
              name: \(name)
            spec:
              completionMode: Indexed
              completions: \(shards)
              parallelism: \(parallelism)
              backoffLimitPerIndex: 4
              podReplacementPolicy: Failed
              ttlSecondsAfterFinished: 86400
              podFailurePolicy:
                rules:
                  # A node that is drained uses up no retry.
                  - action: Ignore
                    onPodConditions:
                      - type: DisruptionTarget
                  # A wrong command line, manifest or kata is wrong in every shard.
                  - action: FailJob
                    onExitCodes:
                      operator: In
                      values: [2, 4, 64]
              template:
                spec:
                  activeDeadlineSeconds: \(bounds.minutes * 60)
            \(pod(words))---
            # Joins the results; it starts when 'suspend' is set to false, and fails with 75 while results are missing.
            apiVersion: batch/v1
            kind: Job
            metadata:
              name: \(name)-merge
            spec:
              suspend: true
              backoffLimit: 0
              ttlSecondsAfterFinished: 86400
              template:
                spec:
            \(pod(mergeWords.map(\.kubernetesQuoted)))
            """
    }

    /// What the pods of both jobs have in common.
    private func pod(_ words: [String]) -> String {
        """
              restartPolicy: Never
              automountServiceAccountToken: false
              enableServiceLinks: false
              securityContext:
                runAsNonRoot: true
                runAsUser: 10001
                runAsGroup: 10001
                fsGroup: 10001
                seccompProfile:
                  type: RuntimeDefault
              containers:
                - name: kata
                  image: \(image.yamlQuoted)
                  workingDir: /work
                  command: [\(words.joined(separator: ", "))]
                  env:
                    - name: HOME
                      value: /tmp
                  resources:
                    requests:
                      cpu: "\(bounds.processors)"
                      memory: \(bounds.memory)Mi
                    limits:
                      memory: \(bounds.memory)Mi
                  securityContext:
                    allowPrivilegeEscalation: false
                    readOnlyRootFilesystem: true
                    capabilities:
                      drop: [ALL]
                  volumeMounts:
                    - name: work
                      mountPath: /work
                    - name: tmp
                      mountPath: /tmp
              volumes:
                - name: work
                  persistentVolumeClaim:
                    claimName: \(claim.yamlQuoted)
                - name: tmp
                  emptyDir: {}

        """
    }
}
