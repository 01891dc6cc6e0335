import HandyJSON

struct M: HandyJSON {}
struct Box<T> {}
