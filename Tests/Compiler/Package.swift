// swift-tools-version: 6.0
import PackageDescription

// What the compiler says of the libraries' sources, and of clients of theirs.
let package = Package(
    name: "CompilerTests",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "SmartCodable", path: "../..")],
    targets: [
        .testTarget(
            name: "CompilerTests",
            dependencies: [
                "SmartCodable", "HandyJSONCompat", "ExCodableCompat", "SmartStreams", "SmartContracts",
                "SmartMigration",
            ].map {
                .product(name: $0, package: "SmartCodable")
            })
    ],
    swiftLanguageModes: [.v6]
)
