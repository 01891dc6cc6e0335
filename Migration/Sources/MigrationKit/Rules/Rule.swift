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
    let chinese: RuleText
    var effort: Double { impact == .none ? 0 : minutes }

    init(
        _ id: String, _ stage: Stage, _ impact: Impact, _ title: String, effect: String, advice: String,
        see page: GuidePage = .tool, minutes: Double = 0, chinese: RuleText
    ) {
        self.id = id
        self.stage = stage
        self.impact = impact
        self.title = title
        self.effect = effect
        self.advice = advice
        self.page = page
        self.minutes = minutes
        self.chinese = chinese
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
        advice: "run swap",
        chinese: RuleText(
            "导入 HandyJSON 或 ExCodable", effect: "改为导入 HandyJSONCompat 或 ExCodableCompat", advice: "运行 swap"))
    static let swapCanImport = Rule(
        "swap-can-import", .inventory, .none, "#if canImport(HandyJSON)", effect: "is false once HandyJSON is gone",
        advice: "run swap",
        chinese: RuleText("#if canImport(HandyJSON)", effect: "HandyJSON 移除后条件为假", advice: "运行 swap"))
    static let swapQualifiedName = Rule(
        "swap-qualified-name", .inventory, .none, "name qualified with the module",
        effect: "HandyJSON.X becomes HandyJSONCompat.X", advice: "run swap",
        chinese: RuleText("带模块名的写法", effect: "HandyJSON.X 改为 HandyJSONCompat.X", advice: "运行 swap"))
    static let swapPackage = Rule(
        "swap-package", .inventory, .none, "dependency in Package.swift", effect: "names the new package and product",
        advice: "run swap",
        chinese: RuleText("Package.swift 中的依赖", effect: "改为新的 Package 和产品", advice: "运行 swap"))
    static let swapPodfile = Rule(
        "swap-podfile", .inventory, .none, "dependency in the Podfile", effect: "names the new pod",
        advice: "run swap, then pod install",
        chinese: RuleText("Podfile 中的依赖", effect: "改为新的 Pod", advice: "运行 swap，然后 pod install"))
    static let swapPodspec = Rule(
        "swap-podspec", .inventory, .none, "dependency in a podspec", effect: "names the new pod", advice: "run swap",
        chinese: RuleText("podspec 中的依赖", effect: "改为新的 Pod", advice: "运行 swap"))
    static let swapCartfile = Rule(
        "swap-cartfile", .swap, .hand, "dependency in the Cartfile",
        effect: "names the new repository, which has no Xcode project for Carthage to build",
        advice: "add the package in Xcode, and take the line out of the Cartfile", see: .overview, minutes: 10,
        chinese: RuleText(
            "Cartfile 中的依赖", effect: "改为新的仓库，但那里没有可供 Carthage 构建的 Xcode 工程",
            advice: "在 Xcode 中添加 Package，并删除 Cartfile 中的这一行"))
    static let unknownName = Rule(
        "unknown-name", .swap, .hand, "name that is not HandyJSON's public API",
        effect: "does not compile with HandyJSONCompat",
        advice: "replace it: HandyJSONCompat has HandyJSON's public names only", see: .api, minutes: 20,
        chinese: RuleText(
            "不属于 HandyJSON 公开 API 的名字", effect: "使用 HandyJSONCompat 时编译不过",
            advice: "换成别的写法：HandyJSONCompat 只有 HandyJSON 的公开名字"))
    static let forkedDependency = Rule(
        "forked-dependency", .swap, .hand, "HandyJSON or ExCodable from a fork or a local folder",
        effect: "is left alone: it may have changes of your own",
        advice: "look for such changes, then write the dependency on HandyJSONCompat or ExCodableCompat by hand",
        minutes: 30,
        chinese: RuleText(
            "来自 fork 或本地目录的 HandyJSON 或 ExCodable", effect: "不处理：里面可能有你们自己的改动",
            advice: "先找出这些改动，再手工把依赖改成 HandyJSONCompat 或 ExCodableCompat"))
    static let unclearDependency = Rule(
        "unclear-dependency", .swap, .hand, "dependency on HandyJSON or ExCodable that swap cannot rewrite",
        effect: "is left alone",
        advice: "see the message of swap", minutes: 5,
        chinese: RuleText("swap 无法改写的 HandyJSON 或 ExCodable 依赖", effect: "不处理", advice: "看 swap 对它的说明"))
    static let projectGenerator = Rule(
        "project-generator", .swap, .hand, "dependency in a project description: XcodeGen, Tuist, podspec.json",
        effect: "HandyJSON stays a dependency until it is replaced",
        advice:
            "name the package SmartCodable with the product HandyJSONCompat (CocoaPods: the pod HandyJSONCompat), then generate the project again",
        minutes: 10,
        chinese: RuleText(
            "工程描述文件中的依赖：XcodeGen、Tuist、podspec.json", effect: "在替换之前，HandyJSON 仍是依赖",
            advice: "写上 Package SmartCodable 和产品 HandyJSONCompat（CocoaPods：Pod HandyJSONCompat），再重新生成工程"))
    static let generatedCode = Rule(
        "generated-code", .swap, .hand, "generated file, or template of one, that imports HandyJSON",
        effect: "is never rewritten: the next run of its generator would undo it",
        advice: "write import HandyJSONCompat in the template, then generate again", minutes: 10,
        chinese: RuleText(
            "导入 HandyJSON 的生成文件或其模板", effect: "从不改写：下次生成时又会变回来", advice: "在模板中写 import HandyJSONCompat，再重新生成"))
    static let vendoredCopy = Rule(
        "vendored-copy", .swap, .hand, "a copy of HandyJSON in the project",
        effect: "is left alone, and not counted; swap adds the import to files that use it without one",
        advice:
            "after swap, add HandyJSONCompat to the target, look for changes of your own in the copy, and take its files out of the target",
        see: .vendoredCopies, minutes: 60,
        chinese: RuleText(
            "项目中有一份 HandyJSON 源码", effect: "不处理，也不算作模型；swap 会给没有 import 就使用它的文件加上 import",
            advice: "swap 之后把 HandyJSONCompat 加到 target，找出副本中你们自己的改动，再把副本的文件移出 target"))
    static let objectiveCImport = Rule(
        "objective-c-import", .swap, .hand, "Objective-C file that imports HandyJSON",
        effect: "does not compile once HandyJSON is gone",
        advice: "delete the import; HandyJSON has no Objective-C interface", see: .objectiveC, minutes: 5,
        chinese: RuleText(
            "导入 HandyJSON 的 Objective-C 文件", effect: "HandyJSON 移除后编译不过",
            advice: "删除 import；HandyJSON 没有 Objective-C 接口"))
    static let xcodePackage = Rule(
        "xcode-package", .swap, .hand, "package reference in an Xcode project",
        effect: "HandyJSON stays a dependency until it is removed",
        advice: "in Xcode: remove the package, add the new one, link HandyJSONCompat to the targets", minutes: 10,
        chinese: RuleText(
            "Xcode 工程中的 Package 引用", effect: "在移除之前，HandyJSON 仍是依赖",
            advice: "在 Xcode 中移除旧的 Package，添加新的，并把 HandyJSONCompat 链接到各个 target"))
    static let linkedFramework = Rule(
        "linked-framework", .swap, .hand, "HandyJSON as a framework in an Xcode project or a build setting",
        effect: "does not link once HandyJSON is gone",
        advice: "link and copy HandyJSONCompat and SmartCodable instead", minutes: 5,
        chinese: RuleText(
            "Xcode 工程或编译设置中的 HandyJSON framework", effect: "HandyJSON 移除后链接失败",
            advice: "改为链接并复制 HandyJSONCompat 和 SmartCodable"))
    static let deploymentTarget = Rule(
        "deployment-target", .swap, .hand, "deployment target older than the libraries'",
        effect: "the dependency does not resolve",
        advice: MinimumVersions.advice, see: .overview, minutes: 5,
        chinese: RuleText(
            "最低部署版本低于库的要求", effect: "依赖解析失败", advice: "调高到：" + MinimumVersions.list.joined(separator: "、")))

    static let swapRules = [
        swapImport, swapCanImport, swapQualifiedName, swapPackage, swapPodfile, swapPodspec, swapCartfile, unknownName,
        vendoredCopy,
        forkedDependency, unclearDependency, projectGenerator, generatedCode, objectiveCImport, xcodePackage,
        linkedFramework, deploymentTarget,
    ]
}
