// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "SmartCodable",
    platforms: [
        .iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1),
    ],
    products: [
        .library(name: "SmartCodable", targets: ["SmartCodable"]),
        .library(name: "HandyJSONCompat", targets: ["HandyJSONCompat"]),
        .library(name: "ExCodableCompat", targets: ["ExCodableCompat"]),
        .library(name: "SmartStreams", targets: ["SmartStreams"]),
        .library(name: "SmartContracts", targets: ["SmartContracts"]),
        .library(name: "SmartMigration", targets: ["SmartMigration"]),
    ],
    targets: [
        // What both families stand on. No product: nobody imports it by name.
        .target(name: "SmartEngine"),
        .target(name: "SmartCodable", dependencies: ["SmartEngine"]),
        .target(name: "HandyJSONCompat", dependencies: ["SmartEngine"]),
        .target(name: "ExCodableCompat", dependencies: ["SmartCodable", "SmartEngine"]),
        // What no app should carry that does not use it: Swift keeps all public names of what is linked.
        .target(name: "SmartStreams", dependencies: ["SmartCodable", "SmartEngine"]),
        .target(name: "SmartContracts", dependencies: ["SmartCodable", "SmartEngine"]),
        .target(name: "SmartMigration", dependencies: ["SmartCodable", "HandyJSONCompat", "SmartEngine"]),
        .executableTarget(
            name: "Quickstart",
            dependencies: ["SmartCodable", "HandyJSONCompat"],
            path: "Migration/Quickstart",
            exclude: ["payload.py"],
            resources: [.copy("Resources/feed.json")]
        ),
        // Programs that tests run in processes of their own.
        .executableTarget(
            name: "Hostile", dependencies: ["HandyJSONCompat", "SmartCodable", "SmartMigration"], path: "Tests/Hostile",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // An app that has HandyJSON models only: SmartCodable is not linked.
        .executableTarget(
            name: "HandyJSONAlone", dependencies: ["HandyJSONCompat"], path: "Tests/HandyJSONAlone",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // What HandyJSON was seen to do, one program for each fact; sources made by generate.py. An app that has HandyJSON
        // models only, as those had from which it was recorded.
        .executableTarget(
            name: "Facts", dependencies: ["HandyJSONCompat", "TestSupport"], path: "Tests/Facts",
            exclude: ["generate.py"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // `extension Array: HandyJSON where Element: HandyJSON {}` and the like. Their other variants are of Tests/Conditional.
        .executableTarget(
            name: "ConditionalShapesNative", dependencies: ["HandyJSONCompat", "SmartCodable"],
            path: "Tests/Conditional/Sources/ConditionalShapes",
            swiftSettings: [.swiftLanguageMode(.v5), .define("NATIVE_TOO")]),
        .executableTarget(
            name: "ConditionalDictionariesNativeSwift6", dependencies: ["HandyJSONCompat", "SmartCodable"],
            path: "Tests/Conditional/Sources/ConditionalDictionaries", swiftSettings: [.define("NATIVE_TOO")]),
        // What several of the test targets need.
        .target(name: "TestSupport", dependencies: ["SmartEngine"], path: "Tests/TestSupport"),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "HandyJSONCompat", "ExCodableCompat", "SmartCodable", "SmartContracts", "SmartMigration",
                "SmartStreams",
                "TestSupport",
            ]),
        .testTarget(
            name: "SmartCodableTests",
            dependencies: ["ExCodableCompat", "SmartCodable", "SmartContracts", "SmartStreams", "TestSupport"],
            exclude: ["Levels/generate.py", "Direct/generate.py", "Direct/Models.txt"]),
        // ExCodable code as apps have it: nothing but the import line changed.
        .testTarget(name: "ExCodableCompatTests", dependencies: ["ExCodableCompat", "SmartCodable"]),
        // Empty but where there is an Objective-C runtime.
        .testTarget(name: "ObjectiveCHeritageTests", dependencies: ["HandyJSONCompat", "SmartCodable"]),
        .testTarget(
            name: "HandyJSONCompatTests",
            dependencies: ["HandyJSONCompat", "SmartCodable", "SmartContracts", "TestSupport", "Hostile", "Facts"],
            resources: [.copy("Fixtures")]),
        // HandyJSON code as apps have it: Swift 5 mode, nothing but the import line changed.
        .testTarget(
            name: "HandyJSONShapes", dependencies: ["HandyJSONCompat", "SmartCodable"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // `extension Array: HandyJSON {}` and the like, which hold for a whole module.
        .testTarget(
            name: "HandyJSONStandardTypesShapes", dependencies: ["HandyJSONCompat", "SmartCodable"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // Random HandyJSON models and payloads, and what HandyJSON made of them; made by generate.py.
        .testTarget(
            name: "RandomPairs", dependencies: ["HandyJSONCompat", "SmartCodable", "SmartContracts", "TestSupport"],
            path: "Tests/RandomPairs",
            exclude: ["generate.py"],
            resources: [.copy("Recorded")], swiftSettings: [.swiftLanguageMode(.v5)]),
    ],
    swiftLanguageModes: [.v6]
)

// What runs otherwise than in debug in CI: without the pages' code and the programs above, which have nothing to show there.
let selection = Context.environment["SMARTCODABLE_TESTS"]
if selection == "core" || selection == "threads" {
    package.targets.removeAll { $0.name == "DocumentationTests" || $0.name.hasPrefix("Conditional") }
    package.targets.first { $0.name == "HandyJSONCompatTests" }?.exclude += [
        "Programs/ConditionalConformanceTests.swift"
    ]
}

// What runs under ThreadSanitizer in CI: without the suites whose every test is one call after the other on values of its own.
// They are a half of what is compiled, and take the shared tables the same ways as those that stay, which run in parallel too.
if selection == "threads" {
    package.targets.removeAll {
        ["ExCodableCompatTests", "Facts", "HandyJSONStandardTypesShapes", "RandomPairs"].contains($0.name)
    }
    for target in package.targets {
        switch target.name {
        case "SmartCodableTests":
            target.sources = [
                "Decoding/NativeConcurrencyTests.swift", "Model", "Safety", "Sentinel", "Streams", "Wrappers",
                // What those need.
                "Coders/ThrownError.swift", "Document/DocumentSupport.swift",
            ]
        case "HandyJSONCompatTests":
            target.exclude += ["Facts", "Oracle", "Replays"]
            target.dependencies.removeAll { if case .byNameItem("Facts", _) = $0 { true } else { false } }
        default: break
        }
    }
}

// In a simulator: Xcode builds no programs for one, and the tests that start them are not compiled there.
if selection == "simulator" {
    let programs = package.targets.filter { $0.type == .executable }.map(\.name)
    package.targets.removeAll { programs.contains($0.name) }
    for target in package.targets {
        target.dependencies.removeAll {
            if case .byNameItem(let name, _) = $0 { programs.contains(name) } else { false }
        }
    }
}
