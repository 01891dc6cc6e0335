// Made by generate.py.
import Foundation
import SmartCodable

enum M099 {
    struct S: SmartCodable, LawValue {
        var newValue: M001.F = M001.F()
        @IgnoredKey var isOpen: Int = 42
        var extraInfo: [Message] = []
        @SmartAny var oldValue: Any? = nil
        enum CodingKeys: String, CodingKey { case newValue, isOpen, extraInfo, oldValue = "k6" }
        mutating func didFinishMapping() { finished(99) }
        var fields: [Any?] { [newValue, isOpen, extraInfo, free(oldValue)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var newValue: M001.F = M001.F()
        @IgnoredKey var isOpen: Int = 42
        var extraInfo: [Message] = []
        @SmartAny var oldValue: Any? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case newValue, isOpen, extraInfo, oldValue = "k6" }
        func didFinishMapping() { finished(99) }
        var fields: [Any?] { [newValue, isOpen, extraInfo, free(oldValue)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var newValue: M001.F = M001.F()
        @IgnoredKey var isOpen: Int = 42
        var extraInfo: [Message] = []
        @SmartAny var oldValue: Any? = nil
        enum CodingKeys: String, CodingKey { case newValue, isOpen, extraInfo, oldValue = "k6" }
        mutating func didFinishMapping() { finished(99) }
        var fields: [Any?] { [newValue, isOpen, extraInfo, free(oldValue)] }
    }
}

extension LawModel {
    static let file012: [LawModel] = [
        LawModel(99, "S", M099.S.self),
        LawModel(99, "E", M099.E.self),
        LawModel(99, "D", M099.D.self),
    ]
}
