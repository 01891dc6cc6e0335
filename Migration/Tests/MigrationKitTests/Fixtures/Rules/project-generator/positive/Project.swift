import ProjectDescription

let dependency = TargetDependency.external(name: "HandyJSON") // find
