import class HandyJSONCompat.HelpingMapper
import protocol HandyJSONCompat.HandyJSON
import struct HandyJSONCompat.HandyJSONConfiguration // settings
