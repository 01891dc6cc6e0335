import /* the old one */ HandyJSON  // leaves soon
internal import HandyJSON
