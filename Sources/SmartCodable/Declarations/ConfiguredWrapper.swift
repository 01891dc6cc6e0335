@_spi(Engine) import SmartEngine

/// A wrapper that says where it is declared how its property is coded. The engine asks the model's initial instance,
/// once.
package protocol ConfiguredWrapper: WrapperStorage {
    var configuration: WrapperConfiguration? { get }
}
