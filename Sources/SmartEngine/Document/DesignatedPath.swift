import Foundation

/// `data.list`: a path from the root, dots between the steps; empty and blank steps are skipped.
package enum DesignatedPath {
    /// The node at the path's end; nil where a step is missing.
    @_optimize(size) package static func find(_ path: String?, in document: Document, throughArrays: Bool) -> Int? {
        guard let path else { return 0 }
        return document.withRoot { root in
            var current = root
            for step in path.split(separator: ".") where !step.allSatisfy({ $0.isWhitespace }) {
                let segment = String(step)
                guard
                    let next = current.member(segment) ?? current.equalMember(segment)
                        ?? (throughArrays ? current.element(numbered: segment) : nil)
                else { return nil }
                current = next
            }
            return current.index
        }
    }
}
