import ProjectDescription

let project = Project(
    name: "App",
    packages: [.remote(url: "https://github.com/alibaba/HandyJSON.git", requirement: .upToNextMajor(from: "5.0.2"))],
    targets: [.target(name: "App", dependencies: [.external(name: "HandyJSON"), .package(product: "HandyJSON")])]
)
