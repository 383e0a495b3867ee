/// Types of Swift's libraries that a script can use although its module does not mention them.
public enum LibraryTypes {
    /// Their names; the module of a kata that uses one is built with it.
    public static let names: Set<String> = [
        "Date", "DateComponents", "URL", "UUID", "Data", "Decimal", "JSONEncoder", "JSONDecoder",
        "NumberFormatter",
        "NSNumber", "DateFormatter", "Locale", "TimeZone",
    ]
}
