// handyjson-migrate:ignore swap-imports // find
import HandyJSON
// handyjson-migrate:ignore swap-import, swap-can-imprt // find
import HandyJSON
// handyjson-migrate:ignore because it is old // find
