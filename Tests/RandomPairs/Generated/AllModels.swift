// Made by generate.py.
extension RandomModel {
    static let all: [RandomModel] = Array([file01, file02, file03, file04, file05, file06, file07, file08].joined())
}
