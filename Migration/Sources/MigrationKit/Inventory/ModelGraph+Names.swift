/// Names as Swift looks them up: from the innermost type outwards, with what superclasses declare, then the module,
/// then what is imported.
extension ModelGraph {
    /// A type alias of the project.
    struct Alias: Sendable {
        let module: Int
        let file: Int
        /// The type it is declared in.
        let outer: String?
        let shape: TypeShape
        let generics: [String]
    }

    /// The type a name stands for at a place; nil where there is none, or more than one that it could be.
    func resolve(_ name: String, module: Int, file: Int?, inside context: String?) -> Int? {
        let found = candidates(name, module: module, file: file, inside: context)
        if found.count <= 1 { return found.first }
        let own = found.filter { nodes[$0].module == module }
        // Targets of one folder, or branches of #if, declare a name twice: one stands for both.
        return own.first { nodes[$0].file == file } ?? own.first
    }

    /// All types that a name may stand for at a place. O(depth of nesting and of inheritance).
    func candidates(_ name: String, module: Int, file: Int?, inside context: String?) -> [Int] {
        let name = strippingModule(name)
        for outer in ModelGraph.contexts(context) {
            let full = outer.isEmpty ? name : outer + "." + name
            let found = visible(named(full), module: module, file: file)
            if !found.isEmpty { return found }
            if outer.isEmpty { break }
            if hasAlias(full) { return [] }
            guard let id = visible(named(outer), module: module, file: file).first else { continue }
            for ancestor in ancestors(of: id) {
                let inherited = visible(named(nodes[ancestor].name + "." + name), module: module, file: file)
                if !inherited.isEmpty { return inherited }
            }
        }
        return throughAlias(name, module: module, file: file, inside: context)
    }

    /// `API.Order` where `API` is a type alias, or a type with a short name here.
    private func throughAlias(_ name: String, module: Int, file: Int?, inside context: String?) -> [Int] {
        guard let dot = name.firstIndex(of: ".") else { return [] }
        let first = String(name[..<dot])
        let rest = String(name[name.index(after: dot)...])
        var owner: Int?
        if case .named(let other, _)? = `typealias`(first, module: module, file: file, inside: context)?.shape,
            other != first
        {
            owner = candidates(other, module: module, file: file, inside: nil).first
        } else if context != nil {
            owner = candidates(first, module: module, file: file, inside: context).first
        }
        return owner.map { visible(named(nodes[$0].name + "." + rest), module: module, file: file) } ?? []
    }

    /// `A.B.C`, `A.B`, `A` and the file itself.
    private static func contexts(_ context: String?) -> [String] {
        guard let context else { return [""] }
        var result = [context]
        var rest = context[...]
        while let dot = rest.lastIndex(of: ".") {
            rest = rest[..<dot]
            result.append(String(rest))
        }
        return result + [""]
    }

    private func strippingModule(_ name: String) -> String {
        guard let dot = name.firstIndex(of: ".") else { return name }
        let first = String(name[..<dot])
        return moduleNames.contains(first) && named(first).isEmpty ? String(name[name.index(after: dot)...]) : name
    }

    /// Private types are their file's; then the own module comes before what it imports.
    private func visible(_ candidates: [Int], module: Int, file: Int?) -> [Int] {
        let open = file == nil ? candidates : candidates.filter { nodes[$0].file == file || !nodes[$0].fact.isPrivate }
        if open.count <= 1 { return open }
        let own = open.filter { nodes[$0].module == module }
        if !own.isEmpty {
            let here = own.filter { nodes[$0].file == file && nodes[$0].fact.isPrivate }
            return here.isEmpty ? own : here
        }
        let imported = open.filter { isImported(module: nodes[$0].module, by: file) }
        return imported.isEmpty ? open : imported
    }

    /// What a type alias of the project stands for at a place.
    func `typealias`(_ name: String, module: Int, file: Int?, inside context: String?) -> Alias? {
        for outer in ModelGraph.contexts(context) {
            let found = aliases(outer.isEmpty ? name : outer + "." + name)
            let own = found.filter { $0.module == module }
            if let alias = own.first { return own.allSatisfy { $0.shape == alias.shape } ? alias : nil }
            if let alias = found.first, found.allSatisfy({ $0.shape == alias.shape }) { return alias }
        }
        return nil
    }

    /// The protocols of the project that a type conforms to, with those that they refine.
    func protocolNodes(of id: Int) -> [Int] {
        var result: [Int] = []
        var work = [id]
        var seen: Set<Int> = [id]
        while let next = work.popLast() {
            let node = nodes[next]
            for fact in [node.fact] + node.extensions.map(\.fact) {
                for item in fact.inheritance {
                    for other in protocols(item.name, module: node.module, file: node.file)
                    where seen.insert(other).inserted {
                        result.append(other)
                        work.append(other)
                    }
                }
            }
        }
        return result
    }

    /// The project's protocols that a name stands for, itself or as a type alias.
    func protocols(_ name: String, module: Int, file: Int) -> [Int] {
        if let id = resolve(name, module: module, file: file, inside: nil) {
            return nodes[id].fact.kind == .protocol ? [id] : []
        }
        let parts: [String]
        switch `typealias`(name, module: module, file: file, inside: nil)?.shape {
        case .existential(let names)?: parts = names
        case .named(let other, _)?: parts = [other]
        default: parts = []
        }
        return parts.compactMap { resolve($0, module: module, file: file, inside: nil) }.filter {
            nodes[$0].fact.kind == .protocol
        }
    }
}

extension TypeFact {
    /// Only its own file sees it.
    var isPrivate: Bool { access == "private" || access == "fileprivate" }
}
