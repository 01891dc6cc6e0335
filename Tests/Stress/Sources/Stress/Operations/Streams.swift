import SmartCodable
import SmartStreams

extension Operation {
    static let streams: [Operation] = [
        Operation("streams") { step in
            let models = step.random.list(upTo: 30) { Plain(&$0) }
            let bytes = Array(models.map(\.tree.text).joined(separator: "\n").utf8)
            let size = 1 + step.random.below(100)
            let pieces = stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min($0 + size, bytes.count)] }
            let sequence = SmartJSONSequence<Plain>(pieces, recordsRepairs: step.random.oneIn(2))
            try step.equal(sequence.map(\.value), models)
            // Left in the middle, with values that were made and not handed over.
            let middle = step.random.below(max(1, models.count))
            try step.equal(sequence.first { $0.index == middle }?.value, models.isEmpty ? nil : models[middle])
            let bounded = SmartJSONSequence<Plain>(pieces, maximumElementSize: 5).map(\.value)
            try step.equal(bounded, models.isEmpty ? [] : [nil])
        }
    ]
}
