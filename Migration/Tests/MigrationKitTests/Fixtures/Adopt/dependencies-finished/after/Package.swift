// swift-tools-version: 5.9
import PackageDescription
let package = Package(
    name: "P",
    dependencies: [.package(url: "https://github.com/smartcodable/SmartCodable.git", from: "0.1.0")],
    targets: [
        .target(name: "Core", dependencies: [.product(name: "SmartCodable", package: "SmartCodable")]),
        .target(
            name: "Feed",
            dependencies: [
                "Core",
                .product(name: "SmartCodable", package: "SmartCodable"),
            ]
        ),
        .target(name: "Last", dependencies: [.product(name: "SmartCodable", package: "SmartCodable")]),
    ]
)
