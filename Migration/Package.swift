// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Migration",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "handyjson-migrate", targets: ["handyjson-migrate"]),
        .library(name: "MigrationKit", targets: ["MigrationKit"]),
        .plugin(name: "HandyJSONMigratePlugin", targets: ["HandyJSONMigratePlugin"]),
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
        // `swift package handyjson-migrate audit` in a package that depends on this one.
        .plugin(
            name: "HandyJSONMigratePlugin",
            capability: .command(
                intent: .custom(
                    verb: "handyjson-migrate", description: "Finds HandyJSON and moves code to HandyJSONCompat and on"),
                permissions: [
                    .writeToPackageDirectory(
                        reason: "swap and adopt rewrite sources and manifests when they are told --write")
                ]),
            dependencies: ["handyjson-migrate"]),
        .testTarget(
            name: "MigrationKitTests", dependencies: ["MigrationKit", "handyjson-migrate"],
            exclude: ["Fixtures", "Snapshots"]),
    ],
    swiftLanguageModes: [.v6]
)
