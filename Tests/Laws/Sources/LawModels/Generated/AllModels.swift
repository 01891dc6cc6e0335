// Made by generate.py.
extension LawModel {
    public static let seed = 1
    public static let all: [LawModel] = Array([file001, file002, file003, file004, file005, file006, file007, file008, file009, file010, file011, file012].joined())
}
