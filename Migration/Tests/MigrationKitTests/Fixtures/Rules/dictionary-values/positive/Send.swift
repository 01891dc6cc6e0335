import HandyJSONCompat

struct Price: HandyJSON { var amount = 1.5 }
struct Order: HandyJSON { var price = Price() }
struct Switches: HandyJSON { var isOn = false }

func send(_ order: Order, _ all: [Switches]) {
    print(order.toJSON() ?? [:]) // find
    print(all.toJSON()) // find
}
