import Testing

@Suite("Standard types that an app conforms to HandyJSON")
struct StandardTypesTests {
    @Test("work at run time", arguments: checks)
    func works(check: Check) {
        #expect(check.found() == check.expected, "\(check)")
    }
}
