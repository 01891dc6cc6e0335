// Made from facts.jsonl by generate.py.
extension Fact {
    /// Every fact, in the order of facts.jsonl.
    static var all: [Fact] { Array([file01, file02, file03, file04, file05, file06, file07, file08, file09, file10, file11, file12, file13, file14, file15, file16, file17, file18, file19, file20, file21, file22].joined()) }
}
