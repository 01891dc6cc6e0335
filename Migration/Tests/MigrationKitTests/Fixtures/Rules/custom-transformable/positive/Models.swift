import HandyJSON

struct A: HandyJSONCustomTransformable {} // find
