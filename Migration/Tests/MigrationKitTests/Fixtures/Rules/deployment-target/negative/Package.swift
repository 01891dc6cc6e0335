// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.iOS(.v12), .macOS("10.13"), .tvOS("12"), .watchOS(.v4)],
    dependencies: [.package(url: "https://github.com/alibaba/HandyJSON", from: "5.0.2")],
    targets: [.target(name: "App", dependencies: ["HandyJSON"])]
)
