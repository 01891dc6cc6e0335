/* handyjson-migrate:ignore swap-import */ import HandyJSON
import HandyJSONCompat
/*
 handyjson-migrate:ignore swap-import
 */
import HandyJSON
// handyjson-migrate:ignore swap-import, swap-can-import until the fork is gone
// TODO: remove
import HandyJSON
// handyjson-migrate:ignore swap-imports
import HandyJSONCompat
import HandyJSON /* handyjson-migrate:ignore */
import HandyJSONCompat
