// Generated using Sourcery 2.0 — https://github.com/krzysztofzablocki/Sourcery
// DO NOT EDIT
import HandyJSON
