/// Storage of one of the library's property wrappers, without its type parameter.
package protocol AnyWrapper {
    /// The type of the value inside.
    static var wrappedType: Any.Type { get }
}
