public import KataModules
public import KataText

extension CacheError {
    /// What is wrong with the cache, and how to mend it.
    public func sentence(in language: ReaderLanguage = .english) -> String {
        switch self {
        case .notWritable(let path):
            language(
                "the cache '\(path.visible)' cannot be written; set XDG_CACHE_HOME to a folder that can",
                "缓存“\(path.visible)”无法写入；请把 XDG_CACHE_HOME 设为可以写入的文件夹")
        case .foreign(let path):
            language(
                "the cache '\(path.visible)' belongs to another user; set XDG_CACHE_HOME to a folder of yours",
                "缓存“\(path.visible)”属于别的用户；请把 XDG_CACHE_HOME 设为你自己的文件夹")
        case .open(let path):
            language(
                "others can write the cache '\(path.visible)'; 'chmod 700' it",
                "别的用户可以写入缓存“\(path.visible)”；请对它执行 chmod 700")
        }
    }
}

extension Doctor.Problem {
    /// What is wrong, and how to mend it where kata can.
    func sentence(in language: ReaderLanguage = .english) -> String {
        switch self {
        case .untrusted:
            language("not trusted; see 'kata plugin trust'", "未被信任；见 kata plugin trust")
        case .invalidManifest:
            language(
                "its manifest is invalid; see 'kata plugin check'", "清单无效；见 kata plugin check")
        case .noVersion(let path):
            language("'\(path)' does not tell its version", "“\(path)”没有给出版本")
        case .notInstalled(let name, let package):
            language("'\(name)' is not installed", "“\(name)”没有安装") + language.debian(package)
        case .selfTest(let words):
            language("its self-test fails: \(words)", "自检没有通过：\(words)")
        case .unmet(let needs): needs.map { $0.sentence(in: language) }.joined(separator: language(", ", "，"))
        }
    }
}

extension LanguageNeed {
    /// What is missing, and the package that brings it.
    fileprivate func sentence(in language: ReaderLanguage) -> String {
        language("'\(name)' is missing", "缺少“\(name)”") + language.debian(package)
    }
}

extension ReaderLanguage {
    fileprivate func debian(_ package: String?) -> String {
        package.map { self("; Debian's package '\($0)' has it", "；在 Debian 的软件包 \($0) 中") } ?? ""
    }
}
