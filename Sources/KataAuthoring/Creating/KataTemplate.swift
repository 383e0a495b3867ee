/// The files of a new kata: small, right, and of every kind that a kata may have.
struct KataTemplate {
    /// A file, by its path below the folder that holds `Katas` and `Plugins`.
    struct File {
        let path: String
        let purpose: Purpose
        let text: String
    }

    /// What a file is for.
    enum Purpose {
        case kata, manifest, solution, starter, mutants
    }

    /// The kata's id.
    let id: String
    /// The path of the JSON Schema as seen from the kata file, for editors; nil where there is none.
    let schema: String?

    /// The file of the kata.
    var kataPath: String { "Katas/\(id).yaml" }

    /// The folder of the module.
    var modulePath: String { "Plugins/patterns/\(id)" }

    /// The files, in the order in which an author reads them.
    var files: [File] {
        let source = "\(typeName).swift"
        return [
            File(path: kataPath, purpose: .kata, text: kata),
            File(path: "\(modulePath)/plugin.yaml", purpose: .manifest, text: manifest),
            File(path: "\(modulePath)/Solution/\(source)", purpose: .solution, text: Self.solution),
            File(path: "\(modulePath)/Starter/\(source)", purpose: .starter, text: Self.starter),
            File(path: "\(modulePath)/mutants.yaml", purpose: .mutants, text: mutants),
        ]
    }

    private var words: [Substring] { id.split(separator: "-") }

    /// The id as the name of a Swift file: `page-snap` is `PageSnap`.
    private var typeName: String { words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }

    /// The id as a title: `page-snap` is `Page snap`.
    private var title: String {
        let text = words.joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    // MARK: Texts

    private var kata: String {
        (schema.map { "# yaml-language-server: $schema=\($0)\n" } ?? "") + """
            kata: 1
            title: \(title.first?.isNumber ?? true ? "'\(title)'" : title)
            story: |
              The situation, what hurts in it, and what the pattern changes: this is what the learner reads first.

              A lamp has one button. Today it is on or off; soon it blinks, dims and warms up, and whoever writes all that
              into one `if` will be sorry. Let each state know what a press does.
            pattern: state
            difficulty: 1
            tags: [new]
            hints:
              - From vague to concrete, one at a time.
              - A state is an object that knows which state comes next.
            objects:
              lamp: Lamp()
            scenarios:
              - name: pressed twice
                commands: |
                  lamp.press()
                  lamp.press()
                  expect !lamp.isOn
                expect: |
                  on
                  off

              # Learners do not see a hidden scenario: what is printed by heart fails here.
              - name: pressed again
                hidden: true
                commands: |
                  repeat 3 { lamp.press() }
                  expect lamp.isOn
                expect: |
                  on
                  off
                  on

            """
    }

    private var manifest: String {
        """
        plugin: 1
        kind: pattern
        id: \(id)
        version: 1.0.0
        title: \(title.first?.isNumber ?? true ? "'\(title)'" : title)
        # What katas may rely on, whoever writes the types.
        contract:
          Lamp:
            make: [Lamp()]
            properties: {isOn: "Bool {get}"}
            methods: [press()]

        """
    }

    private static let states = """
        /// A state of a lamp, which knows the state after a press.
        protocol LampState {
            var isOn: Bool { get }
            func pressed() -> any LampState
        }

        struct Off: LampState {
            let isOn = false

            func pressed() -> any LampState {
                print("on")
                return On()
            }
        }


        """

    private static let lamp = """

        /// A lamp with one button.
        final class Lamp {
            private var state: any LampState = Off()
            var isOn: Bool { state.isOn }

            func press() { state = state.pressed() }
        }

        """

    private static let solution =
        states + """
            struct On: LampState {
                let isOn = true

                func pressed() -> any LampState {
                    print("off")
                    return Off()
                }
            }

            """ + lamp

    private static let starter = """
        /// A lamp with one button.
        final class Lamp {
            private(set) var isOn = false

            func press() {
                // Say "on" or "off", as the lamp becomes it.
            }
        }

        """

    private var mutants: String {
        """
        mutants: 1
        # Wrong solutions that look right: the kata must catch each. The name says the mistake.
        mistakes:
          never-off:
            why: The line is printed, which looks like the work, and the state stays as it is.
            changes:
              - in: \(typeName).swift
                from: |
                  print("off")
                  return Off()
                to: |
                  print("off")
                  return self

        """
    }
}
