// swift-tools-version: 6.0
import PackageDescription

// SmartCodable's models and containers as records of GRDB.
let package = Package(
    name: "GRDBRecords",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "SmartCodable", path: "../.."),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    ],
    targets: [
        .testTarget(
            name: "GRDBRecordTests",
            dependencies: [
                .product(name: "SmartCodable", package: "SmartCodable"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
