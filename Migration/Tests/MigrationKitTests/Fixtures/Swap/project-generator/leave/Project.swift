import ProjectDescription

let project = Project(name: "App", targets: [.target(name: "App", dependencies: [.external(name: "HandyJSONCompat")])])
