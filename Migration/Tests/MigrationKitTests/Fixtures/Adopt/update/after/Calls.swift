import HandyJSONCompat
import SmartCodable

struct Flat: SmartCodable { var id = 0 }
struct Deep: HandyJSON { var child: Flat? }
struct Placed: HandyJSON { var id = 0 }

func merge(_ flat: inout Flat, _ deep: inout Deep, _ placed: inout Placed, _ text: String) {
    SmartUpdater.update(&flat, from: text)
    SmartUpdater<Flat>.update(&flat, from: text)
    JSONDeserializer.update(object: &deep, from: text)
    JSONDeserializer.update(object: &placed, from: text, designatedPath: "data")
}
