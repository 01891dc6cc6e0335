// swift-tools-version: 5.9
import PackageDescription
let package = Package(
    name: "P",
    dependencies: [.package(url: "https://github.com/smartcodable/SmartCodable.git", from: "0.1.0")],
    targets: [
        .target(name: "Core", dependencies: [.product(name: "HandyJSONCompat", package: "SmartCodable")]),
        .target(
            name: "Feed",
            dependencies: [
                "Core",
                .product(name: "HandyJSONCompat", package: "SmartCodable"),
            ]
        ),
        .target(name: "Old", dependencies: [.product(name: "HandyJSONCompat", package: "SmartCodable")]),
    ]
)
