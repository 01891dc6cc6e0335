import SmartCodable

func logRepairs(to log: @escaping @Sendable (String) -> Void) {
    SmartSentinel.onReport(limits: SmartSentinel.Limits(oneIn: 100)) { report in
        for repair in report.repairs where repair.action != .converted {
            log("\(repair)")
        }
    }
}
