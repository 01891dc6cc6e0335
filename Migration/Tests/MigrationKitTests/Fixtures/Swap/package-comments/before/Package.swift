// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [
        .package(
            // Models.
            url: "git@github.com:alibaba/handyjson.git", // over SSH
            .upToNextMajor(from: "5.0.2") // since 2019
        ),
        .package(name: "HandyJSON", url: "https://github.com/alibaba/HandyJSON", .branch("dev_for_swift5.0")), // a second one
        .package(url: "https://github.com/Moya/Moya", from: "15.0.0"),
    ],
    targets: [.target(name: "App", dependencies: [.product(name: "HandyJSON", package: "handyjson"), /* last */ "HandyJSON"])]
)
