import Foundation

extension DecodingContext {
    /// Runs `body` on the JSON text inside a string, if the rules read it: `"[1,2]"` for an array, `"{…}"` for a model.
    /// Nil for anything else.
    package func embedded<R>(_ index: Int, _ kind: Node.Kind, as type: Any.Type, _ body: () -> R?) -> R? {
        guard node(index).kind == .string, rules.readsJSONInStrings else { return nil }
        return readEmbedded(index, kind, type, body)
    }

    @_optimize(size)
    private func readEmbedded<R>(_ index: Int, _ kind: Node.Kind, _ type: Any.Type, _ body: () -> R?) -> R? {
        // By HandyJSON's rules text is no model, nor a list of them. The rules of models that choose these are not yet in force.
        if !session.options.choices.choosesRules, JSONDecoderErrors.innermost(type) is any HandyJSONRules.Type {
            return nil
        }
        let inner: Document? = view(index).withUTF8 { text in
            let bracket = kind == .array ? UInt8(ascii: "[") : UInt8(ascii: "{")
            guard text.first(where: { $0 > 0x20 }) == bracket else { return nil }
            let parsing = session.options.choices.parsing
            return try? Document(
                utf8: text,
                options: Document.ParsingOptions(
                    maximumDepth: parsing.maximumDepth, allowsTrailingComma: parsing.allowsTrailingComma))
        }
        guard let inner, inner.nodes[0].kind == kind else { return nil }
        let noted = noted
        let result = reading(inner, inStringAt: index, body)
        if result == nil || result as? Bool == false {
            revertLog(to: noted)
        } else {
            note(.converted, at: index, expected: type)
        }
        return result
    }
}
