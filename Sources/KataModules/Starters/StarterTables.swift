import KataYAML

/// The keys of a language's `starters/ID.yaml`, as data.
enum StarterTables {
    /// The kinds of types that words and values are given for.
    private static let types = [
        MapKey("Int", .text, "an integer"),
        MapKey("Double", .text, "a floating-point number"),
        MapKey("String", .text, "a text"),
        MapKey("Bool", .text, "a truth value"),
        MapKey("nothing", .text, "no value"),
        MapKey("type", .text, "a type of the contract: {name}; as a value {arguments}"),
        MapKey("other", .text, "a type that the solution is free to choose"),
        MapKey("list", .text, "a list: {element}"),
        MapKey("map", .text, "a map: {key}, {value}"),
        MapKey("optional", .text, "a value or none: {type}"),
        MapKey("case", .text, "a case of an enumeration: {type}, {case}, {pascal}"),
    ]

    static let words = MapTable("words for types", types)
    static let values = MapTable("the simplest values", types)

    /// The parts of a file.
    ///
    /// A placeholder alone on its line stands for lines; where there are none the line goes.
    static let parts: [MapKey] = [
        MapKey("head", .text, "what the file begins with"),
        MapKey("forward", .text, "announces all classes: {types}"),
        MapKey("enum", .text, "an enumeration: {type}, {cases}", isRequired: true),
        MapKey("enumCase", .text, "a case: {type}, {case}, {pascal}, {number}", isRequired: true),
        MapKey("declaration", .text, "a type's interface, before all types: {type}, {members}"),
        MapKey("type", .text, "a type: {type}, {members}, {empty}", isRequired: true),
        MapKey("property", .text, "a property: {name}, {variable}, {value}"),
        MapKey("staticProperty", .text, "a property of the type", isRequired: true),
        MapKey("assignment", .text, "gives a property its value: {name}, {value}", isRequired: true),
        MapKey(
            "maker", .text, "an initializer: {type}, {parameters}, {assignments}, {body}", isRequired: true),
        MapKey("method", .text, "a method: {name}, {parameters}, {returns}, {body}", isRequired: true),
        MapKey("staticMethod", .text, "a method of the type", isRequired: true),
        MapKey("propertyDeclaration", .text, "a property in the interface"),
        MapKey("staticPropertyDeclaration", .text, "a property of the type in the interface"),
        MapKey("makerDeclaration", .text, "an initializer in the interface"),
        MapKey("methodDeclaration", .text, "a method in the interface"),
        MapKey("staticMethodDeclaration", .text, "a method of the type in the interface"),
        MapKey("return", .text, "gives a method's value: {value}", isRequired: true),
        MapKey("empty", .text, "stands where there is nothing to do"),
        MapKey(
            "parameter", .text, "a method's first parameter: {name}, {variable}, {type}, {label}, {Label}",
            isRequired: true),
        MapKey("parameters", .text, "each further one", isRequired: true),
        MapKey("makerParameter", .text, "an initializer's first parameter, where it is another"),
        MapKey(
            "argument", .text, "an initializer's first argument: {value}, {label}, {Label}", isRequired: true),
        MapKey("arguments", .text, "each further one", isRequired: true),
        MapKey("noArgument", .text, "what stands for no arguments"),
    ]

    /// The whole file.
    static let starter = MapTable(
        "a language's starters",
        [
            MapKey("starter", .integer(1...1), "the number of the format; the first key", isRequired: true),
            MapKey("file", .text, "the file's name: {snake}, {camel}, {pascal}", isRequired: true),
            MapKey("comment", .text, "what each line of a remark begins with", isRequired: true),
            MapKey(
                "imports", .entries(.text),
                "whole names in the code, with the lines that let it say them short"),
            MapKey("words", .map(words), "words for types", isRequired: true),
            MapKey("boxed", .map(words), "words for types inside lists, maps and optional values"),
            MapKey("values", .map(values), "the simplest values", isRequired: true),
            MapKey("defaults", .list(.text), "values that a property has by itself"),
            MapKey("reserved", .list(.text), "names that a member cannot have"),
            MapKey("overloads", .truth, "whether a type may have several members of one name"),
            MapKey(
                "assignsAll", .truth,
                "whether initializers give all properties their values, or only those that they take"),
            MapKey("blankLines", .integer(0...3), "blank lines between types; 1 where it is absent"),
        ] + parts)
}
