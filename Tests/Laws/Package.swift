// swift-tools-version: 6.0
import PackageDescription

// Laws that hold for every model, over random models and payloads: see Tests/README.md.
let package = Package(
    name: "Laws",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "SmartCodable", path: "../..")],
    targets: [
        // What generate.py writes, and what is asked of each model.
        .target(
            name: "LawModels",
            dependencies: [
                .product(name: "SmartCodable", package: "SmartCodable"),
                .product(name: "SmartContracts", package: "SmartCodable"),
            ],
            // The models are written as apps have them; to optimise thousands takes longer than they run.
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-Onone"], .when(configuration: .release))]
        ),
        // Prints the schema of every model, for schemas.py.
        .executableTarget(name: "WrittenSchemas", dependencies: ["LawModels"]),
        // Prints what every model is written as: the tests run it twice.
        .executableTarget(name: "WrittenTexts", dependencies: ["LawModels"]),
        .testTarget(
            name: "LawTests",
            dependencies: [
                "LawModels", "WrittenTexts", .product(name: "SmartCodable", package: "SmartCodable"),
            ],
            resources: [.copy("Generated")]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// What is the same for every seed: `generate.py --output` leaves it out.
package.targets += [
    // The models of Tests/RandomPairs.
    .target(
        name: "HandyModels",
        dependencies: [
            .product(name: "SmartCodable", package: "SmartCodable"),
            .product(name: "HandyJSONCompat", package: "SmartCodable"),
        ],
        swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    // Key types of 1, 255, 256 and 257 cases: an enum's layout changes with their number.
    .target(name: "KeyCounts", dependencies: [.product(name: "SmartCodable", package: "SmartCodable")]),
    .target(
        name: "KeyCountsWithoutMetadata",
        dependencies: [.product(name: "SmartCodable", package: "SmartCodable")],
        swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-reflection-metadata"])]
    ),
]
package.targets.first { $0.name == "LawTests" }?.dependencies += [
    "KeyCounts", "KeyCountsWithoutMetadata", "HandyModels", .product(name: "HandyJSONCompat", package: "SmartCodable"),
]
