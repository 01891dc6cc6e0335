@_spi(Engine) import SmartEngine

/// A wrapper that configures at the declaration how its property is coded. The engine reads the configuration from the
/// model's initial instance, once.
package protocol ConfiguredWrapper: WrapperStorage {
    var configuration: WrapperConfiguration? { get }
}
