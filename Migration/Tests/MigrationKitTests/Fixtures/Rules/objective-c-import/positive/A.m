@import HandyJSON; // find
