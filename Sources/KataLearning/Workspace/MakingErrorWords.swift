import KataJudging
public import KataText

extension WorkspaceMaker.MakingError {
    /// Returns the failure in words.
    public func sentence(_ phrases: Phrases) -> String {
        switch self {
        case .invalidKata(let file): phrases.invalidKata(file)
        case .module(let failure):
            phrases.unusableModule(phrases.say(failure.sentence, failure.sentence(in: .chinese)))
        case .noStarter(let kata, let language): phrases.noStarter(kata, in: language)
        case .occupied(let folder): phrases.occupied(folder)
        case .insideWorkspace(let folder): phrases.insideWorkspace(folder)
        case .unwritable(let reason): phrases.unwritableFolder(reason)
        }
    }
}
