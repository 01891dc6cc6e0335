import Foundation

// In the folder and in no target: what is read as a list of comments can only be the other one.
class Comment: NSObject {}
