/// A model whose coding is derived from its stored properties at run time. HandyJSONCompat's `HandyJSON` refines it;
/// not for other use.
///
/// No associated types and no Self requirements, so refining protocols stay usable as plain types.
public protocol _RuntimeModel: _SmartCoded {
    init()
}
