// swift-tools-version: 5.5
import PackageDescription
let package = Package(name: "Vendored", targets: [.target(name: "HandyJSON"), .target(name: "App", dependencies: ["HandyJSON"])])
