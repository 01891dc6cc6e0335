/// An `@Observable` class whose observers are told when `SmartUpdater` changes an instance.
///
///     @Observable final class Settings: SmartCodable, SmartObservable {
///         var theme = "light"
///         static func observedProperties() -> [AnyKeyPath] { [\Settings.theme] }
///         required init() {}
///     }
///
/// An update sets these properties by their setters, which tell the observers; the others are changed where they are
/// stored. Decoding makes new instances, which have no observers yet.
public protocol SmartObservable: SmartDecodable {
    /// Key paths of properties that can be set. Asked at every update.
    static func observedProperties() -> [AnyKeyPath]
}
