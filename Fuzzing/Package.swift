// swift-tools-version: 6.0
import PackageDescription

// Random input for every door of the libraries: see README.md.
let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "Fuzz", targets: ["Fuzz"]),
        .executable(name: "Differential", targets: ["Differential"]),
    ],
    dependencies: [.package(name: "SmartCodable", path: "..")],
    targets: [
        .target(
            name: "FuzzTargets",
            dependencies: [
                .product(name: "SmartCodable", package: "SmartCodable"),
                .product(name: "HandyJSONCompat", package: "SmartCodable"),
                .product(name: "SmartStreams", package: "SmartCodable"),
            ],
            // The models are written as apps have them.
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // libFuzzer has the main function: builds with --sanitize=fuzzer only.
        .executableTarget(
            name: "Fuzz", dependencies: ["FuzzTargets"], swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
        .executableTarget(
            name: "Differential",
            dependencies: ["FuzzTargets", .product(name: "SmartMigration", package: "SmartCodable")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ],
    swiftLanguageModes: [.v6]
)
