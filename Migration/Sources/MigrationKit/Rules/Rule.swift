/// Something the tool looks for. The id is stable: baselines, filters and ignore comments name it.
public struct Rule: Sendable, Hashable {
    public enum Stage: String, Sendable, Codable {
        /// Matters when the import is swapped.
        case swap
        /// Matters when a model becomes native.
        case adopt
        /// Neither: counts HandyJSON's uses, or is about the tool's own input.
        case inventory
    }

    /// What it means for the model or the module it is found in.
    public enum Impact: String, Sendable, Codable, Comparable {
        /// Nothing changes.
        case none
        /// Something may come out differently; known and listed.
        case difference
        /// Somebody has to change code.
        case hand

        private var rank: Int {
            switch self {
            case .none: return 0
            case .difference: return 1
            case .hand: return 2
            }
        }

        public static func < (left: Impact, right: Impact) -> Bool { left.rank < right.rank }
    }

    public let id: String
    public let stage: Stage
    public let impact: Impact
    public let title: String
    /// What happens under HandyJSONCompat, or when the model becomes native.
    public let effect: String
    public let advice: String
    /// Where the guide says more.
    public let page: GuidePage
    /// Work for a person, in minutes, where there is something to decide.
    public let minutes: Double
    var effort: Double { impact == .none ? 0 : minutes }

    init(
        _ id: String, _ stage: Stage, _ impact: Impact, _ title: String, effect: String, advice: String,
        see page: GuidePage = .tool, minutes: Double = 0
    ) {
        self.id = id
        self.stage = stage
        self.impact = impact
        self.title = title
        self.effect = effect
        self.advice = advice
        self.page = page
        self.minutes = minutes
    }

    public static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    public static let all: [Rule] =
        swapRules + modelRules + mappingRules + enumRules + apiRules + earlierRules + toolRules
    public static let byID: [String: Rule] = Dictionary(
        all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}

// MARK: What `swap` rewrites

extension Rule {
    static let swapImport = Rule(
        "swap-import", .inventory, .none, "import of HandyJSON or ExCodable",
        effect: "becomes an import of HandyJSONCompat or ExCodableCompat",
        advice: "run swap")
    static let swapCanImport = Rule(
        "swap-can-import", .inventory, .none, "#if canImport(HandyJSON)", effect: "is false once HandyJSON is gone",
        advice: "run swap")
    static let swapQualifiedName = Rule(
        "swap-qualified-name", .inventory, .none, "name qualified with the module",
        effect: "HandyJSON.X becomes HandyJSONCompat.X", advice: "run swap")
    static let swapPackage = Rule(
        "swap-package", .inventory, .none, "dependency in Package.swift", effect: "names the new package and product",
        advice: "run swap")
    static let swapPodfile = Rule(
        "swap-podfile", .inventory, .none, "dependency in the Podfile", effect: "names the new pod",
        advice: "run swap, then pod install")
    static let swapPodspec = Rule(
        "swap-podspec", .inventory, .none, "dependency in a podspec", effect: "names the new pod", advice: "run swap")
    static let swapCartfile = Rule(
        "swap-cartfile", .swap, .hand, "dependency in the Cartfile",
        effect: "names the new repository, which has no Xcode project for Carthage to build",
        advice: "add the package in Xcode, and take the line out of the Cartfile", see: .overview, minutes: 10)
    static let unknownName = Rule(
        "unknown-name", .swap, .hand, "name that is not HandyJSON's public API",
        effect: "does not compile with HandyJSONCompat",
        advice: "replace it: HandyJSONCompat has HandyJSON's public names only", see: .api, minutes: 20)
    static let forkedDependency = Rule(
        "forked-dependency", .swap, .hand, "HandyJSON or ExCodable from a fork or a local folder",
        effect: "is left alone: it may have changes of your own",
        advice: "look for such changes, then write the dependency on HandyJSONCompat or ExCodableCompat by hand",
        minutes: 30)
    static let unclearDependency = Rule(
        "unclear-dependency", .swap, .hand, "dependency on HandyJSON or ExCodable that swap cannot rewrite",
        effect: "is left alone",
        advice: "see the message of swap", minutes: 5)
    static let projectGenerator = Rule(
        "project-generator", .swap, .hand, "dependency in a project description: XcodeGen, Tuist, podspec.json",
        effect: "HandyJSON stays a dependency until it is replaced",
        advice:
            "name the package SmartCodable with the product HandyJSONCompat (CocoaPods: the pod HandyJSONCompat), then generate the project again",
        minutes: 10)
    static let generatedCode = Rule(
        "generated-code", .swap, .hand, "generated file, or template of one, that imports HandyJSON",
        effect: "is never rewritten: the next run of its generator would undo it",
        advice: "write import HandyJSONCompat in the template, then generate again", minutes: 10)
    static let vendoredCopy = Rule(
        "vendored-copy", .swap, .hand, "a copy of HandyJSON in the project",
        effect: "is left alone, and not counted; swap adds the import to files that use it without one",
        advice:
            "after swap, add HandyJSONCompat to the target, look for changes of your own in the copy, and take its files out of the target",
        see: .vendoredCopies, minutes: 60)
    static let objectiveCImport = Rule(
        "objective-c-import", .swap, .hand, "Objective-C file that imports HandyJSON",
        effect: "does not compile once HandyJSON is gone",
        advice: "delete the import; HandyJSON has no Objective-C interface", see: .objectiveC, minutes: 5)
    static let xcodePackage = Rule(
        "xcode-package", .swap, .hand, "package reference in an Xcode project",
        effect: "HandyJSON stays a dependency until it is removed",
        advice: "in Xcode: remove the package, add the new one, link HandyJSONCompat to the targets", minutes: 10)
    static let linkedFramework = Rule(
        "linked-framework", .swap, .hand, "HandyJSON as a framework in an Xcode project or a build setting",
        effect: "does not link once HandyJSON is gone",
        advice: "link and copy HandyJSONCompat and SmartCodable instead", minutes: 5)
    static let deploymentTarget = Rule(
        "deployment-target", .swap, .hand, "deployment target older than the libraries'",
        effect: "the dependency does not resolve",
        advice: MinimumVersions.advice, see: .overview, minutes: 5)

    static let swapRules = [
        swapImport, swapCanImport, swapQualifiedName, swapPackage, swapPodfile, swapPodspec, swapCartfile, unknownName,
        vendoredCopy,
        forkedDependency, unclearDependency, projectGenerator, generatedCode, objectiveCImport, xcodePackage,
        linkedFramework, deploymentTarget,
    ]
}
