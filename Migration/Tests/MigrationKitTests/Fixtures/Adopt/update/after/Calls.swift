import HandyJSONCompat
import SmartCodable

struct Flat: SmartCodable { var id = 0 }
struct Deep: HandyJSON { var child: Flat? }
struct Placed: SmartCodable { var id = 0 }
struct Both: HandyJSON { var child: Flat? }

func merge(_ flat: inout Flat, _ deep: inout Deep, _ placed: inout Placed, _ both: inout Both, _ text: String) {
    SmartUpdater.update(&flat, from: text)
    SmartUpdater<Flat>.update(&flat, from: text)
    JSONDeserializer.update(object: &deep, from: text)
    SmartUpdater.update(&placed, from: text, designatedPath: "data")
    JSONDeserializer<Both>.update(object: &both, from: text, designatedPath: "data")
}
