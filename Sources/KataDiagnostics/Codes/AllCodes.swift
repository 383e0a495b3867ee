extension DiagnosticCode {
    /// All codes that kata knows, by their ids.
    public static let all: [DiagnosticCode] =
        (yamlCodes + fileCodes + languageCodes + meaningCodes + expectationCodes + undoCodes + pluginCodes
        + moduleCodes + runCodes + structureCodes).sorted { $0.id < $1.id }
}
