import class UIKit.UIView
