/// An `@Observable` class whose observers are notified when `SmartUpdater` changes an instance.
///
///     @Observable final class Settings: SmartCodable, SmartObservable {
///         var theme = "light"
///         static func observedProperties() -> [AnyKeyPath] { [\Settings.theme] }
///         required init() {}
///     }
///
/// An update sets these properties by their setters, which notify the observers; the others are changed in storage.
/// Decoding makes new instances, which have no observers yet.
public protocol SmartObservable: SmartDecodable {
    /// Writable key paths of properties. Called at every update.
    ///
    /// - Returns: `[\Feed.title, \Feed.rows]`.
    static func observedProperties() -> [AnyKeyPath]
}
