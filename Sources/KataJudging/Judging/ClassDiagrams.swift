import KataDiagrams
import KataModules

extension BuiltModule {
    /// The class diagram of the module; nil where its language does not tell what its types hold and do.
    var classDiagram: Diagram? { facts().map { ClassDiagram(types, $0).diagram } }
}
