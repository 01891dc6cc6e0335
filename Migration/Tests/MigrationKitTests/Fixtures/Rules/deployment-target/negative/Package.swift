// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.iOS(.v15), .macOS("10.15.4"), .tvOS("14"), .watchOS(.v7)],
    dependencies: [.package(url: "https://github.com/alibaba/HandyJSON", from: "5.0.2")],
    targets: [.target(name: "App", dependencies: ["HandyJSON"])]
)
