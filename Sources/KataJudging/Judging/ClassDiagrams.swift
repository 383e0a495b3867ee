import KataDiagrams
import KataModules
import KataSystem
import KataTranscript

extension BuiltModule {
    /// The class diagram of the module; nil where its language does not tell what its types hold and do.
    var classDiagram: Diagram? {
        guard let bytes = Files.contents("\(folder)/facts.json"), let json = try? JSONReader.read(bytes),
            let facts = ModuleFacts(json: json)
        else { return nil }
        return ClassDiagram(types, facts).diagram
    }
}
