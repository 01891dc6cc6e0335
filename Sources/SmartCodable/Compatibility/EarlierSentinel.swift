@_spi(Engine) import SmartEngine

/// Names that the log has in SmartCodable 2 to 6.
@_documentation(visibility: internal)
extension SmartSentinel {
    /// Calls `onLogGenerated(limits:_:)`.
    @available(*, deprecated, renamed: "onLogGenerated(_:)")
    @_disfavoredOverload
    public static func onLogGenerated(handler: @escaping @Sendable (String) -> Void) {
        onLogGenerated(limits: Limits(), handler)
    }

    /// Prints what did not fit, or passes it to `handler`.
    @available(*, deprecated, message: "Set debugMode to .verbose, or use onLogGenerated(_:).")
    public static func monitorLogs(_ handler: (@Sendable (String) -> Void)? = nil) {
        if let handler { onLogGenerated(limits: Limits(), handler) } else { debugMode = .verbose }
    }
}

/// The signs that the log's text had in SmartCodable 5 and 6.
@_documentation(visibility: internal)
extension SmartSentinel {
    /// Before a field's line.
    @available(*, deprecated, message: "Read the report's entries: SmartReport.")
    public static var attributeSign: String { "┆┄ " }
    /// The sign before the line of an object.
    @available(*, deprecated, message: "Read the report's entries: SmartReport.")
    public static var keyContainerSign: String { "╆━ " }
    /// The sign before the line of an element.
    @available(*, deprecated, message: "Read the report's entries: SmartReport.")
    public static var unKeyContainerSign: String { "╆━ " }
    /// The blanks before each line, once for each level.
    @available(*, deprecated, message: "Read the report's entries: SmartReport.")
    public static var space: String { "   " }
}

/// The settings of the log in SmartCodable 2 and 3.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "SmartSentinel")
public enum SmartConfig {
    /// The earlier name of `SmartSentinel.Level`.
    public typealias DebugMode = SmartSentinel.Level

    /// The earlier name of `SmartSentinel.debugMode`.
    public static var debugMode: SmartSentinel.Level {
        get { SmartSentinel.debugMode }
        set { SmartSentinel.debugMode = newValue }
    }
}

@_documentation(visibility: internal)
extension SmartSentinel.Level {
    /// SmartCodable 2 and 3 print at this level what `verbose` prints.
    @available(*, deprecated, renamed: "verbose")
    public static var debug: SmartSentinel.Level { .verbose }
    /// SmartCodable 3 prints at this level what `alert` prints.
    @available(*, deprecated, renamed: "alert")
    public static var warning: SmartSentinel.Level { .alert }
    /// SmartCodable 2 prints at this level what `alert` prints.
    @available(*, deprecated, renamed: "alert")
    public static var error: SmartSentinel.Level { .alert }
}
