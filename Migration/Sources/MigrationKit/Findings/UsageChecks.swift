/// What is looked for in a file as a whole: imports, calls, constraints.
extension Findings {
    mutating func check(file: Int) {
        let facts = project.facts[file]
        let text = project.workspace.sources[file].bytes
        for problem in facts.syntaxErrors.prefix(1) { add(.syntaxError, file: file, problem.offset, problem.message) }
        for place in facts.imports where place.path.first.map(HandyJSONNames.modules.contains) ?? false {
            add(.swapImport, file: file, place.range.lowerBound, text.string(place.range))
        }
        for place in facts.canImports where HandyJSONNames.modules.contains(place.name) {
            add(.swapCanImport, file: file, place.range.lowerBound, "canImport(\(place.name))")
        }
        for place in facts.versionedCanImports where HandyJSONNames.modules.contains(place.name) {
            add(.swapCanImport, file: file, place.range.lowerBound, "canImport(\(place.name), _version:)")
        }
        for place in facts.imports where place.path.first == HandyJSONNames.oldModule && place.kind != nil {
            if let last = place.path.last, !HandyJSONNames.all.contains(last) {
                add(.unknownName, file: file, place.nameRange.lowerBound, text.string(place.range))
            }
        }
        for place in ReportedPlaces.projectDescriptions(in: project.workspace.sources[file], facts) {
            add(place.rule, file: file, place.offset, place.text)
        }
        for (position, word) in facts.unknownIgnores { add(.unknownIgnore, file: file, position, word) }
        if project.moduleName(of: file) == HandyJSONNames.oldModule, file == firstFile(ofModule: file) {
            add(.vendoredCopy, file: file, 0, "module HandyJSON")
        }
        checkNames(file)
        checkEarlierNames(file)
        checkProtocolUses(file)
        checkExtensions(file)
        guard reach.includes(project.workspace.sources[file].module) else { return }
        for call in facts.calls { check(call, file) }
    }

    private func firstFile(ofModule file: Int) -> Int? {
        project.workspace.sources.firstIndex { $0.module == project.workspace.sources[file].module }
    }

    private mutating func checkNames(_ file: Int) {
        let facts = project.facts[file]
        let text = project.workspace.sources[file].bytes
        for name in facts.qualifiedNames where !project.models.declares(HandyJSONNames.oldModule) {
            let module = text.string(name.range)
            add(
                HandyJSONNames.all.contains(name.member) ? .swapQualifiedName : .unknownName, file: file,
                name.range.lowerBound, "\(module).\(name.member)")
        }
        let mentions = facts.importsHandyJSON
        for name in facts.apiNames where !project.models.declares(name.name) && !facts.isOfObjectMapper(name.name) {
            if name.name == "HandyJSONConfiguration" {
                add(.configuration, file: file, name.range.lowerBound, name.name)
            } else if HandyJSONNames.internals.contains(name.name) {
                if mentions { add(.unknownName, file: file, name.range.lowerBound, name.name) }
            } else if name.name != "JSONDeserializer" {
                add(.apiUse, file: file, name.range.lowerBound, name.name)
            }
            if ["NSDecimalNumberTransform", "HexColorTransform"].contains(name.name) {
                add(.exactTransform, file: file, name.range.lowerBound, name.name)
            }
        }
    }

    private mutating func checkProtocolUses(_ file: Int) {
        let facts = project.facts[file]
        for use in facts.protocolUses where !project.models.declares(use.name) && !facts.isOfObjectMapper(use.name) {
            let rule: Rule
            switch use.role {
            case .conformance: rule = .conformance
            case .refinement: rule = .protocolRefinement
            case .extensionOfProtocol: rule = .protocolExtension
            case .constraint: rule = .genericConstraint
            case .existential, .metatype, .cast, .composition: rule = .existential
            }
            add(rule, file: file, use.range.lowerBound, use.name)
        }
    }

    private mutating func checkExtensions(_ file: Int) {
        for type in project.facts[file].types where type.kind == .extension {
            let conforms = type.inheritance.contains {
                HandyJSONNames.modelProtocols.contains(HandyJSONNames.unqualified($0.name))
            }
            if conforms,
                [
                    "Array", "Dictionary", "Set", "String", "Int", "Double", "Float", "Bool", "Optional", "NSArray",
                    "NSDictionary", "Data", "Int64",
                ].contains(type.name)
            {
                add(.standardConformance, file: file, type.nameOffset, "extension \(type.name): HandyJSON")
            }
            let concerns =
                HandyJSONNames.modelProtocols.contains(type.name)
                || (type.name == "Array" && type.whereText.contains("HandyJSON"))
            if concerns, let own = type.functions.first(where: { $0.name == "deserialize" }) {
                add(
                    .ownDataCall, file: file, own.nameOffset,
                    "deserialize(\(own.signature.labels.map { ($0 ?? "_") + ":" }.joined()))")
            }
        }
    }

    private mutating func check(_ call: CallFact, _ file: Int) {
        if call.kind == .nativeSerialize { return }
        let calls = CallResolution(project, file)
        let target = calls.target(of: call)
        guard ![.foreign, .native].contains(target) else { return }
        // A model that is native and nothing else has SmartCodable's functions, which read the same.
        if case .model(let id, _) = target, !project.models.nodes[id].isOld { return }
        let text =
            project.workspace.sources[file].bytes.string(call.range).split(separator: "\n").first.map(String.init) ?? ""
        let offset = call.range.lowerBound
        switch call.kind {
        case .deserialize, .deserializeArray: add(.deserializeCall, file: file, offset, text)
        case .toJSON, .toJSONString: add(.serializeCall, file: file, offset, text)
        case .nativeSerialize: break
        case .deserializerModel, .deserializerArray, .deserializerUpdate:
            add(.deserializerCall, file: file, offset, text)
        }
        if call.kind == .deserializerUpdate { add(.updateCall, file: file, offset, text) }
        if case .cast(_, isForced: false) = call.arrayUse { add(.optionalElements, file: file, offset, text) }
        if calls.foundationSource(call) != nil { add(.foundationSource, file: file, offset, text) }
        if call.kind == .toJSON || call.kind == .toJSONString {
            if target == .anything { add(.unresolvedCall, file: file, offset, text) }
            checkPurpose(call, file, text)
        }
    }

    private mutating func checkPurpose(_ call: CallFact, _ file: Int, _ text: String) {
        guard let context = call.context?.lowercased() else { return }
        let words = context.split(separator: " ")
        let signing = [
            "md5", "sha1", "sha256", "sha512", "hmac", "sign", "signature", "signed", "hash", "crc32", "digest", "==",
            "xctassertequal", "encrypt", "aes",
        ]
        let storing = [
            "setvalue", "write", "save", "store", "cache", "setobject", "set", "archive", "persist", "insert",
            "replaceitem",
        ]
        if words.contains(where: { word in signing.contains { word == $0 || ($0.count > 3 && word.hasPrefix($0)) } }) {
            add(.orderedText, file: file, call.range.lowerBound, text)
        } else if words.contains(where: { word in
            storing.contains { word == $0 || ($0.count > 4 && word.hasPrefix($0)) }
        }) {
            add(.storedText, file: file, call.range.lowerBound, text)
        }
    }
}
