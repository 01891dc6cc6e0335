import SwiftSyntax

/// Whether what stands behind HandyJSON's array calls, which give `[T?]?`, takes the optional elements away: natively
/// `[T].deserialize` has none, and `[T?].deserialize` has them.
enum ArrayUseReader {
    static func use(of call: FunctionCallExprSyntax) -> CallFact.ArrayUse {
        let node = Syntax(call)
        if let cast = castAfter(node), cast.isForced || cast.isOptional,
            case .array(let element) = TypeShape(cast.type), !element.isOptional
        {
            return .cast(call.range.upperBound..<cast.end, isForced: cast.isForced)
        }
        var link = node
        while let parent = link.parent,
            parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        { link = parent }
        if let access = link.parent?.as(MemberAccessExprSyntax.self), access.base?.id == link.id {
            let name = access.declName.baseName.text
            // `flatMap` is what it was called before Swift 4.1; straight behind the call it is the optional's.
            if name == "compactMap" || (name == "flatMap" && link.id != node.id),
                let outer = access.parent?.as(FunctionCallExprSyntax.self), outer.onlyClosure?.isIdentity ?? false
            {
                return .compacted(call.range.upperBound..<outer.range.upperBound)
            }
        }
        return .optionals
    }

    static func isCast(_ call: FunctionCallExprSyntax) -> Bool {
        castAfter(Syntax(call)).map { $0.isForced || $0.isOptional } ?? false
    }

    /// `as? T` behind a node: the type, whether it is forced, where it ends.
    private static func castAfter(_ node: Syntax) -> (type: TypeSyntax, isForced: Bool, isOptional: Bool, end: Int)? {
        var node = node
        while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
            node = parent
        }
        guard let list = node.parent?.as(ExprListSyntax.self) else { return nil }
        let parts = Array(list)
        guard let index = parts.firstIndex(where: { $0.id == node.id }), parts.indices.contains(index + 2),
            let cast = parts[index + 1].as(UnresolvedAsExprSyntax.self),
            let type = parts[index + 2].as(TypeExprSyntax.self)
        else { return nil }
        let mark = cast.questionOrExclamationMark?.text
        return (type.type, mark == "!", mark == "?", type.range.upperBound)
    }
}
