// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [
        .package(url: "https://github.com/alibaba/HandyJSON", from: "5.0.2"), // until summer
        .package(url: "https://github.com/smartcodable/SmartCodable", from: "0.1.0"),
    ],
    targets: [
        .target(name: "A", dependencies: ["HandyJSON", .product(name: "HandyJSONCompat", package: "SmartCodable")]),
        .target(
            name: "B",
            dependencies: [
                .product(name: "HandyJSONCompat", package: "SmartCodable"),
                .product(name: "HandyJSON", package: "HandyJSON"), // until summer
                "Moya",
            ]),
        .target(name: "C", dependencies: ["Moya", "HandyJSON"]),
    ]
)
