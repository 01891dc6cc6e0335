// swift-tools-version: 5.5
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [
        .package(url: "https://github.com/alibaba/HandyJSON.git", from: "5.0.2"), // JSON
        .package(url: "https://github.com/Moya/Moya", from: "15.0.0"),
    ],
    targets: [
        .target(name: "App", dependencies: ["HandyJSON", "Moya"]),
        .target(name: "Core", dependencies: [.product(name: "HandyJSON", package: "HandyJSON"), .byName(name: "HandyJSON")]),
    ]
)
