extension ReportTexts {
    static let english = ReportTexts(
        language: .english, comma: ", ", semicolon: "; ", colon: ": ", stop: ".", blank: " ",
        files: { count($0, "file") }, lines: { count($0, "line") }, modules: { count($0, "module") },
        models: { count($0, "model") }, findings: { count($0, "finding") }, places: { count($0, "place") },
        uses: { count($0, "use") }, fields: { count($0, "field") },
        modulesMore: { "\($0)" }, nativeAmong: { "\($0) native" }, andMore: { " and \($0) more" },
        minutes: { "\($0) min" }, hours: { "\($0) h" }, days: { count($0, "day") }, noEffort: "none",
        effort: { "effort \($0)" },
        raiseTargets: {
            "First raise the deployment target to \($0.joined(separator: ", ")): \($1.joined(separator: ", "))"
        },
        stage1: "Stage 1, swap", stage3: "Stage 3, adopt",
        asTheyAre: { $0 == 1 ? "as it is" : "as they are" }, withDifference: { _ in "with a difference" },
        needHand: { $0 == 1 ? "needs a hand" : "need a hand" }, nativeAlready: { _ in "native already" },
        swapsAsItIs: "swaps as it is", swapsWithDifference: "swaps with a difference to know",
        adoptsAsItIs: "adopts as it is", adoptsWithDifference: "adopts with a difference to know",
        needsHand: "needs a hand", asItIs: "as it is", difference: "difference", native: "native",
        inStage1: { $0 + " in stage 1" }, inStage3: { $0 + " in stage 3" },
        differenceToKnow: "a difference to know", nothingChanges: "nothing changes",
        title: "Leaving HandyJSON", nothingFound: "No HandyJSON models and no uses of HandyJSON were found.",
        readiness: "Readiness", progress: "Progress", folders: "Folders", modulesHeading: "Modules",
        modelsHeading: "Models", findingsHeading: "Findings", modulesInOrder: "Modules, in the order to adopt them",
        findingsIn: { "Findings; the pages named are in \($0)" },
        wave: "wave", module: "module", model: "model", kind: "kind", properties: "properties", depth: "depth",
        imports: "imports", folder: "folder", place: "place", reason: "reason", date: "date", modelsColumn: "models",
        usesColumn: "uses", effortColumn: "effort", stage1Column: "stage 1", stage3Column: "stage 3",
        whatHappens: "What happens", whatToDo: "What to do", more: "More",
        labels: ("what happens: ", "what to do:   ", "see:          "),
        moreInOtherFormats: { "and \($0) more; see --format markdown, html or json" },
        moreFindings: { "and \($0) more" }, doesNotParse: "does not parse",
        doNotParse: {
            $0 == 1
                ? "does not parse: nothing in it is counted reliably, and it is never rewritten"
                : "do not parse: nothing in them is counted reliably, and they are never rewritten"
        },
        none: "None.", swapToday: "Swap today", adoptToday: "Adopt today", yes: "yes",
        nothingToAdopt: "nothing is left to adopt",
        blocked: { "no, \(count($0, "place")) \($0 == 1 ? "needs" : "need") a hand first" },
        allReady: { "yes, all \(count($0, "model"))" },
        someReady: { "\($0) of \(count($1, "model")); what holds back the others is listed below" },
        legend: [
            "<b>As it is:</b> nothing changes. <b>Difference:</b> a result may change, and the linked page says how. "
                + "<b>Needs a hand:</b> code has to change first.",
            "<b>Stage 1</b> swaps the import, <b>stage 3</b> makes models native; in stage 2 you watch, and "
                + "nothing changes.",
            "<b>Wave:</b> wave 1 uses no other models; each later wave only uses earlier ones. <b>Native:</b> a "
                + "SmartCodable model.",
            "<b>Effort:</b> minutes for a person over all findings shown here, in the project's own code; rewriting "
                + "by the tool takes none.",
        ],
        holdsMost: "What holds back most models", holdsBeside: "What keeps HandyJSON on native models",
        nextEdits: "Next manual edits, starting with those that free most models",
        placesTogether: { "\($0) places together" },
        readyColumn: "ready", needHandColumn: "need a hand",
        readyToAdopt: "ready to adopt (stage 3)", needHandToAdopt: "need a hand (stage 3)",
        usesOfHandyJSON: "HandyJSON uses",
        group: ("Ready as they are", "Ready, with a difference to know", "Need a hand", "Native already"),
        orderOfWaves: "The order to adopt them in: modules of one wave do not depend on each other.",
        noModels: "no models", percentNative: { "\($0) % native" }, after: { "after \($0)" },
        noBaseline: "No baseline file yet: <code>check --update-baseline</code> creates one, and every update "
            + "of it becomes a point here.",
        now: "now", usesOverTime: "HandyJSON uses over time",
        progressOf: {
            "HandyJSON uses: \($0) at first, \($1) now. Native models: \($2) of \($3). Each point is an update of the "
                + "baseline file, the last one is now."
        },
        allCounts: { "All \($0) counts" }, guide: "The guide")
}
