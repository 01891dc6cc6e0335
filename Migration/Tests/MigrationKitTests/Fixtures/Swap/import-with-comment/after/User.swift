import /* the old one */ HandyJSONCompat  // leaves soon
internal import HandyJSONCompat
