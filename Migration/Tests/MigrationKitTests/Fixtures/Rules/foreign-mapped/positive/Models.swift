import HandyJSON

class A: HandyJSON {
    var id = 0
    var b = 0
    required init() {}
    func mapping(mapper: HelpingMapper) { mapper <<< id <-- ("x", TransformOf<Int, Int>(fromJSON: { $0 }, toJSON: { $0 })) }
}
class B: A {
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< id <-- "y" // find
        mapper >>> b // find
    }
}
