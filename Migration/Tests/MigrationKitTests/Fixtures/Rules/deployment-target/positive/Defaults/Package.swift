// swift-tools-version: 5.9
import PackageDescription

let package = Package( // find
    name: "App",
    dependencies: [.package(url: "https://github.com/alibaba/HandyJSON", from: "5.0.2")],
    targets: [.target(name: "App", dependencies: ["HandyJSON"])]
)
