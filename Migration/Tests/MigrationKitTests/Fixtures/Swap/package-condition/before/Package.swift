// swift-tools-version: 5.5
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [.package(url: "https://github.com/alibaba/HandyJSON", from: "5.0.2")],
    targets: [.target(name: "App", dependencies: [.product(name: "HandyJSON", package: "HandyJSON", condition: .when(platforms: [.iOS]))])]
)
