#if canImport(Combine)
import Combine
#elseif canImport(OpenCombine) && SMARTCODABLE_OPENCOMBINE
import OpenCombine
#endif

#if canImport(Combine) || SMARTCODABLE_OPENCOMBINE
extension ExistingObject {
    /// Notifies the observers of an observable object that it is about to change.
    static func announceChange(of object: AnyObject) {
        // The type is cast, not the object: see `Conforming`.
        guard let observable = type(of: object) as? any ObservableObject.Type else { return }
        func open<O: ObservableObject>(_: O.Type) {
            ((object as? O)?.objectWillChange as? ObservableObjectPublisher)?.send()
        }
        open(observable)
    }
}
#else
extension ExistingObject {
    static func announceChange(of object: AnyObject) {}
}
#endif
