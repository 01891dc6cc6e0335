@preconcurrency import Dispatch
