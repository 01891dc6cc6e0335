// swift-tools-version: 6.0
import PackageDescription

// Random operations on models of both families, for as long as one likes: see Tests/README.md.
let package = Package(
    name: "Stress",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "SmartCodable", path: "../..")],
    targets: [
        .executableTarget(
            name: "Stress",
            dependencies: [
                .product(name: "SmartCodable", package: "SmartCodable"),
                .product(name: "HandyJSONCompat", package: "SmartCodable"),
                .product(name: "SmartStreams", package: "SmartCodable"),
            ],
            // The models are written as apps have them.
            swiftSettings: [.swiftLanguageMode(.v5)]
        )
    ],
    swiftLanguageModes: [.v6]
)
