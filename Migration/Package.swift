// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Migration",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "handyjson-migrate", targets: ["handyjson-migrate"]),
        .library(name: "MigrationKit", targets: ["MigrationKit"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .target(
            name: "MigrationKit",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
            ]
        ),
        .executableTarget(
            name: "handyjson-migrate",
            dependencies: [
                "MigrationKit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .testTarget(
            name: "MigrationKitTests", dependencies: ["MigrationKit", "handyjson-migrate"],
            exclude: ["Fixtures", "Snapshots"]),
    ],
    swiftLanguageModes: [.v6]
)
