// Made by generate.py.
extension LawModel {
    public static let seed = 1
    public static let all: [LawModel] = Array([file001, file002, file003, file004, file005].joined())
}
