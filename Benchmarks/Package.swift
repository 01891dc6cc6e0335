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
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "AllocationCounter",
                .product(name: "SmartCodable", package: "SmartCodable"),
                .product(name: "HandyJSONCompat", package: "SmartCodable"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
