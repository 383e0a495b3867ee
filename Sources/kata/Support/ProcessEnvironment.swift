import KataJudging
import KataSystem

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads the process's environment: the only place that does.
enum ProcessEnvironment {
    /// Returns the value of an environment variable; nil where it is unset or empty.
    static func variable(_ name: String) -> String? {
        guard let value = getenv(name) else { return nil }
        let text = String(cString: value)
        return text.isEmpty ? nil : text
    }

    /// Tells whether colours are wanted where `--color` does not say.
    static func wantsColor(on output: Output) -> Bool {
        output.isTerminal && variable("NO_COLOR") == nil && variable("TERM") != "dumb"
    }

    /// The reader's locale, such as `zh_CN.UTF-8`.
    static var locale: String {
        variable("LC_ALL") ?? variable("LC_MESSAGES") ?? variable("LANG") ?? "en"
    }

    /// Returns the environment of a command that was given `--plugins`.
    static func environment(plugins: [String]) -> KataEnvironment {
        let home = variable("HOME")
        let cacheHome = variable("XDG_CACHE_HOME") ?? home.map { $0 + "/.cache" } ?? "/tmp/kata-\(geteuid())"
        var environment = KataEnvironment(cache: cacheHome + "/kata/v1")
        environment.userData = (variable("XDG_DATA_HOME") ?? home.map { $0 + "/.local/share" }).map {
            $0 + "/kata"
        }
        environment.trustFile = (variable("XDG_CONFIG_HOME") ?? home.map { $0 + "/.config" }).map {
            $0 + "/kata/trusted"
        }
        let state = (variable("XDG_STATE_HOME") ?? home.map { $0 + "/.local/state" }).map { $0 + "/kata" }
        environment.progressFile = state.map { $0 + "/progress.json" }
        environment.failuresFile = state.map { $0 + "/failures.json" }
        environment.optionPlugins = plugins
        environment.environmentPlugins =
            variable("KATA_PLUGINS").map { $0.split(separator: ":").map(String.init) } ?? []
        environment.locale = locale
        let executable = executablePath
        environment.program = executable
        let program = Files.folder(of: executable)
        environment.installation = installation(above: program)
        let library = Files.folder(of: program) + "/lib/kata"
        environment.helperFolders = [program, library]
        environment.installedCache = library + "/cache/kata/v1"
        for name in ["PATH", "HOME", "TMPDIR", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS"] {
            environment.buildVariables[name] = variable(name)
        }
        environment.buildVariables["LC_ALL"] = "C.UTF-8"
        return environment
    }

    /// Finds what came with kata: `share/kata` of a prefix, or the checkout that kata was built in.
    private static func installation(above folder: String) -> String? {
        var current = folder
        for _ in 0..<6 where current != "/" {
            for candidate in [current + "/share/kata", current]
            where Files.isFolder(candidate + "/Plugins/languages") {
                return candidate
            }
            current = Files.folder(of: current)
        }
        return nil
    }

    /// The path of the running program, links resolved.
    private static var executablePath: String {
        #if canImport(Darwin)
        var size: UInt32 = 4096
        var buffer = [CChar](repeating: 0, count: Int(size))
        guard _NSGetExecutablePath(&buffer, &size) == 0 else { return CommandLine.arguments[0] }
        return Files.realPath(
            String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
        #else
        return Files.realPath("/proc/self/exe")
        #endif
    }
}
