/// What keeps a keyed container's coder and keys alive.
///
/// While a value is being coded, its coder holds the container, and the container refers to the coder without owning
/// it: so both are recycled for the next value of the type. If user code keeps the container beyond its value, the
/// coder releases it, and it holds the coder: from then on both live as long as the user's reference.
package final class Lifeline {
    private var coder: AnyObject?
    private var table: AnyObject?

    package init() {}

    /// For a container that owns its coder from the start.
    package init(_ coder: AnyObject, _ table: AnyObject) {
        self.coder = coder
        self.table = table
    }

    package func hold(_ coder: AnyObject, _ table: AnyObject?) {
        self.coder = coder
        self.table = table
    }
}
