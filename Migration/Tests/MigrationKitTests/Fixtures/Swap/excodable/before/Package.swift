// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [
        .package(url: "https://github.com/ExCodable/ExCodable", from: "1.0.0"),
        .package(url: "https://github.com/alibaba/HandyJSON.git", from: "5.0.2"),
    ],
    targets: [
        .target(name: "Models", dependencies: ["ExCodable"]),
        .target(name: "Older", dependencies: ["HandyJSON", .product(name: "ExCodable", package: "ExCodable")]),
    ]
)
