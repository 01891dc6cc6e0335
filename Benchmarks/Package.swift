// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "SmartCodable", path: "..")
    ],
    targets: [
        .target(name: "AllocationCounter"),
        // Writes the package of model types that `cold` measures.
        .executableTarget(name: "ColdStart"),
        .target(name: "PayloadSupport"),
        // The same models as three families: Sources/PayloadModels, which all of them link to.
        .target(
            name: "PayloadsPlain",
            dependencies: ["PayloadSupport", .product(name: "SmartCodable", package: "SmartCodable")]),
        .target(
            name: "PayloadsNative",
            dependencies: ["PayloadSupport", .product(name: "SmartCodable", package: "SmartCodable")]),
        .target(
            name: "PayloadsHandy",
            dependencies: ["PayloadSupport", .product(name: "HandyJSONCompat", package: "SmartCodable")]),
        // What `first` times and `instructions` counts: a program that does nothing before.
        .executableTarget(
            name: "FirstCall",
            dependencies: [
                .product(name: "SmartCodable", package: "SmartCodable"),
                .product(name: "HandyJSONCompat", package: "SmartCodable"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "AllocationCounter", "PayloadSupport", "PayloadsPlain", "PayloadsNative", "PayloadsHandy",
                .product(name: "SmartCodable", package: "SmartCodable"),
                .product(name: "SmartStreams", package: "SmartCodable"),
                .product(name: "HandyJSONCompat", package: "SmartCodable"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
