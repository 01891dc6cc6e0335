// swift-tools-version: 5.9
import PackageDescription

let common: [Target.Dependency] = ["HandyJSON", "Moya"]
let models = Target.Dependency.byName(name: "HandyJSON")
let requirement: Package.Dependency = .package(url: "https://github.com/alibaba/HandyJSON.git", exact: "5.0.2")
let name = "HandyJSON"

let package = Package(
    name: "App",
    dependencies: [requirement],
    targets: [
        .target(name: "App", dependencies: ["HandyJSON"] + common),
        .target(name: "Core", dependencies: [.target(name: "HandyJSON", condition: .when(platforms: [.iOS])), .byName(name: name)]),
    ]
)
package.targets[0].dependencies.append("HandyJSON")
package.targets[1].dependencies += ["HandyJSON", .product(name: "HandyJSON", package: "HandyJSON")]
