/// What RxSwift and Combine do with the elements of their streams, as far as types are asked for.
enum Streams {
    /// Types whose first argument is the element.
    static let names: Set<String> = [
        "Observable", "Single", "Maybe", "Driver", "Signal", "Infallible", "PublishSubject", "BehaviorSubject",
        "ReplaySubject", "PublishRelay", "BehaviorRelay", "Variable", "AnyPublisher", "PassthroughSubject",
        "CurrentValueSubject",
    ]

    /// Functions that give a stream of the same elements.
    static let passing: Set<String> = [
        "observeOn", "observe", "subscribeOn", "subscribe", "receive", "asObservable", "filter", "debug", "share",
        "shareReplay", "take", "skip", "retry", "delay", "do", "distinctUntilChanged", "throttle", "debounce",
        "startWith", "catchError", "catchErrorJustReturn", "catchAndReturn", "timeout", "asDriver", "asSingle",
        "removeDuplicates", "handleEvents", "eraseToAnyPublisher", "trackActivity",
    ]

    /// Whether a closure is given an element: `subscribe(onNext:)`, `subscribe(onSuccess:)`, `map { … }`.
    static func givesElement(_ site: ClosureSite) -> Bool {
        if let label = site.label { return ["onNext", "onSuccess", "receiveValue", "afterNext"].contains(label) }
        return ["map", "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "filter", "compactMap"].contains(
            site.call.function)
    }
}
