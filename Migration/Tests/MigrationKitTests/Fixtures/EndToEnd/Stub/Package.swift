// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "HandyJSON", products: [.library(name: "HandyJSON", targets: ["HandyJSON"])], targets: [.target(name: "HandyJSON")])
