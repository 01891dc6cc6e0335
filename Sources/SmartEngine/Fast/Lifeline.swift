/// What a keyed container's coder and keys live by.
///
/// While a value is being coded, its coder holds the container, and the container refers to the coder without owning
/// it: so both are used again for the next value of the type. Where user code keeps the container beyond its value, the
/// coder releases it, and it holds the coder: from then on they live as long as the user wants.
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
