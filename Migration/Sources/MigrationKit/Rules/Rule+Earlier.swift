// MARK: The published SmartCodable, and ExCodable

extension Rule {
    static let subclassMacro = Rule(
        "smart-subclass", .adopt, .none, "macro of the published SmartCodable: @SmartSubclass",
        effect: "does not compile: there are no macros, and a subclass's properties are read and written without",
        advice: "run adopt, which removes it", see: .fromSmartCodable,
        chinese: RuleText(
            "已发布的 SmartCodable 的宏：@SmartSubclass", effect: "编译不过：这里没有宏，子类的属性不靠它也能读写", advice: "运行 adopt，它会去掉这个宏"))
    static let earlierName = Rule(
        "earlier-name", .adopt, .none, "name or label of SmartCodable 4 to 6", effect: "compiles with a warning",
        advice: "run adopt, which writes the present name", see: .fromSmartCodable,
        chinese: RuleText("SmartCodable 4 到 6 的名字或参数名", effect: "能编译，但有警告", advice: "运行 adopt，它会改成现在的写法"))
    static let exCodableName = Rule(
        "excodable-name", .adopt, .difference, "name of ExCodable", effect: "compiles with ExCodableCompat",
        advice:
            "run swap for the import, adopt for the wrapper; a model without ExCodable's conversions is a SmartCodable",
        see: .fromExCodable, minutes: 2,
        chinese: RuleText(
            "ExCodable 的名字", effect: "使用 ExCodableCompat 时能编译",
            advice: "运行 swap 改写 import，运行 adopt 改写属性包装器；不需要 ExCodable 转换规则的模型改成 SmartCodable"))

    static let earlierRules = [subclassMacro, earlierName, exCodableName]
}
