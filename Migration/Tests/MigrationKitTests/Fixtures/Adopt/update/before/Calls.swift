import HandyJSONCompat

struct Flat: HandyJSON { var id = 0 }
struct Deep: HandyJSON { var child: Flat? }
struct Placed: HandyJSON { var id = 0 }
struct Both: HandyJSON { var child: Flat? }

func merge(_ flat: inout Flat, _ deep: inout Deep, _ placed: inout Placed, _ both: inout Both, _ text: String) {
    JSONDeserializer.update(object: &flat, from: text)
    JSONDeserializer<Flat>.update(object: &flat, from: text)
    JSONDeserializer.update(object: &deep, from: text)
    JSONDeserializer.update(object: &placed, from: text, designatedPath: "data")
    JSONDeserializer<Both>.update(object: &both, from: text, designatedPath: "data")
}
