public import KataDiagrams
import KataTranscript

extension ScenarioResult {
    /// Returns the objects after that many commands, or at the end; nil where the run did not record any.
    public func objectDiagram(after commands: Int?) -> Diagram? {
        guard let recording, recording.hasObjects else { return nil }
        return ObjectDiagram(recording, after: (commands ?? recording.steps.count) - 1).diagram
    }

    /// Returns who calls whom during one command, counted from 1, or in the whole run; nil where calls were not recorded.
    public func sequenceDiagram(ofCommand command: Int?) -> SequenceDiagram? {
        guard let recording, recording.hasCalls else { return nil }
        return CallSequence(recording, commands: transcript?.commands ?? []).diagram(ofCommand: command)
    }
}
