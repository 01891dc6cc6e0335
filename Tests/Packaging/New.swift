import Kit

struct Document {}
struct JSONValue {}

let (items, report) = Kit.read(#"[{"id":"7","name":"Ann"}]"#)
for item in items { print(item.id, item.name) }
print(report)
