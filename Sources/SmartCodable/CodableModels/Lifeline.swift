/// The references that keep a keyed container's coder and keys alive, where the container owns them.
///
/// While a value is being coded, its coder holds the container, which has no lifeline and refers to the coder without
/// owning it. So both are recycled for the next value of the type, and a copy of the container counts no references.
/// The standard library's box copies it for each value whose type it does not know. If user code keeps the container
/// beyond its value, the coder releases it and writes a lifeline into the box (`KeptContainer.own`). From then on both
/// live as long as the user's reference.
final class Lifeline {
    private let coder: AnyObject
    private let table: AnyObject

    init(_ coder: AnyObject, _ table: AnyObject) {
        self.coder = coder
        self.table = table
    }
}
