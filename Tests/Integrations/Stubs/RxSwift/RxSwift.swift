/// Signatures of RxSwift 6. A sequence here is a function that sends its events at once.
public enum Event<Element> {
    case next(Element)
    case error(any Error)
    case completed
}

public protocol Disposable {
    func dispose()
}

struct NothingToDispose: Disposable {
    func dispose() {}
}

public protocol ObservableConvertibleType {
    associatedtype Element
    func asObservable() -> Observable<Element>
}

public protocol ObservableType: ObservableConvertibleType {}

public class Observable<Element>: ObservableType {
    private let send: (@escaping (Event<Element>) -> Void) -> Void

    init(_ send: @escaping (@escaping (Event<Element>) -> Void) -> Void) {
        self.send = send
    }

    public func asObservable() -> Observable<Element> { self }

    func run(_ on: @escaping (Event<Element>) -> Void) { send(on) }
}

extension ObservableType {
    public static func just(_ element: Element) -> Observable<Element> {
        Observable { on in
            on(.next(element))
            on(.completed)
        }
    }

    public static func of(_ elements: Element...) -> Observable<Element> {
        Observable { on in
            elements.forEach { on(.next($0)) }
            on(.completed)
        }
    }

    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        let source = asObservable()
        return Observable<Result> { on in
            var failed = false
            source.run { event in
                if failed { return }
                switch event {
                case .next(let element):
                    do { on(.next(try transform(element))) } catch {
                        failed = true
                        on(.error(error))
                    }
                case .error(let error): on(.error(error))
                case .completed: on(.completed)
                }
            }
        }
    }

    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        asObservable().run { event in
            switch event {
            case .next(let element): onNext?(element)
            case .error(let error): onError?(error)
            case .completed: onCompleted?()
            }
        }
        onDisposed?()
        return NothingToDispose()
    }
}

/// A Single and its kin.
public struct PrimitiveSequence<Trait, Element> {
    let source: Observable<Element>
}

public enum SingleTrait {}

public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

extension PrimitiveSequence where Trait == SingleTrait {
    public static func just(_ element: Element) -> Single<Element> {
        Single(source: .just(element))
    }

    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
        Single<Result>(source: source.map(transform))
    }

    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
    }
}
