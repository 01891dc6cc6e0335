enum HTMLStyle {
    static let sheet = """

        :root { color-scheme: light dark; --line: #8884; --ok: #1a7f37; --difference: #9a6700; --hand: #cf222e; --native: #0969da; }
        @media (prefers-color-scheme: dark) { :root { --ok: #4ac26b; --difference: #d4a72c; --hand: #ff7b72; --native: #6cb6ff; } }
        body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1rem; max-width: 70rem; overflow-wrap: anywhere; }
        h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; margin: 2rem 0 .6rem; } h3 { font-size: 1.05rem; display: inline; } h4 { font-size: 1rem; margin: 0; display: flex; gap: .4rem; align-items: start; }
        a { color: inherit; } summary { cursor: pointer; } .n { text-align: right; } ul { padding-left: 1.2rem; margin: .3rem 0; }
        .quiet { opacity: .7; font-size: .85rem; } .place { font-size: .85rem; }
        .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr)); gap: .5rem; list-style: none; padding: 0; margin: 1rem 0; }
        .figures li { font-size: .9rem; overflow-wrap: normal; } .figures li, .card { border: 1px solid var(--line); border-radius: .5rem; padding: .6rem .8rem; }
        .figures b { display: block; font-size: 1.4rem; }
        .card { margin: .6rem 0; } .card p { margin: .3rem 0; } .card .place { margin-top: .6rem; } .group { margin: 1rem 0; }
        .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: .6rem; align-items: start; margin-top: .6rem; } .cards .card { margin: 0; }
        .card:target { outline: 2px solid; }
        .badge { display: inline-block; border-radius: 1rem; border: 1px solid; padding: 0 .5rem; font-size: .8rem; text-decoration: none; }
        .ok { color: var(--ok); } .difference { color: var(--difference); } .hand { color: var(--hand); } .native { color: var(--native); }
        .warning { color: var(--hand); border: 1px solid; border-radius: .5rem; padding: .5rem; }
        .wave { display: inline-block; min-width: 1.4rem; flex: none; text-align: center; border-radius: 1rem; background: var(--line); font-size: .85rem; }
        .names .badge { margin: .1rem 0; } .stage { margin: .6rem 0 .2rem; }
        .bar { height: .4rem; margin: .4rem 0; background: var(--line); border-radius: .2rem; } .bar span { display: block; height: 100%; background: var(--native); border-radius: .2rem; }
        .parts { display: flex; gap: 2px; height: .8rem; } .parts span { background: currentColor; border-radius: .2rem; }
        pre { margin: 0; padding: .5rem; overflow-x: auto; border: 1px solid var(--line); border-radius: .3rem; font-size: .8rem; overflow-wrap: normal; }
        mark { background: #ffd33d66; color: inherit; display: inline-block; min-width: 100%; }
        table { border-collapse: collapse; width: 100%; } td, th { border-bottom: 1px solid var(--line); padding: .3rem .4rem; text-align: left; vertical-align: top; } th { overflow-wrap: normal; } td.n, th.n { text-align: right; }
        td:first-child.n, .order td:first-child { width: 2rem; }
        .chart { display: grid; grid-template-columns: auto 1fr; column-gap: .5rem; font-size: .85rem; margin: 1.6rem 0 .6rem; }
        .scale { display: flex; flex-direction: column; justify-content: space-between; text-align: right; line-height: 1; }
        .plot { position: relative; height: 8rem; border: solid var(--line); border-width: 0 0 1px 1px; } .plot svg { display: block; width: 100%; height: 100%; overflow: visible; }
        .plot span { position: absolute; line-height: 1; white-space: nowrap; } .plot .first { transform: translate(.4rem, -160%); } .plot .between { transform: translate(-50%, -160%); } .plot .last { transform: translate(-100%, -160%); }
        .dates { grid-column: 2; display: flex; justify-content: space-between; }
        polyline, .dot { fill: none; stroke: var(--ok); stroke-width: 2; vector-effect: non-scaling-stroke; } .dot { stroke-width: 8; stroke-linecap: round; }
        .filter { display: inline-block; margin-right: 1rem; }
        body:has(#show-hand:not(:checked)) .is-hand, body:has(#show-difference:not(:checked)) .is-difference,
        body:has(#show-swap:not(:checked)) .is-swap, body:has(#show-adopt:not(:checked)) .is-adopt { display: none; }
        @media (max-width: 30rem) { table { font-size: .85rem; } }
        @media print {
        :root { color-scheme: light; --ok: #1a7f37; --difference: #9a6700; --hand: #cf222e; --native: #0969da; }
        html { font-size: 11px; } body { max-width: none; padding: 0; } .filter { display: none; } pre { white-space: pre-wrap; }
        details::details-content { content-visibility: visible; display: block; } summary { list-style: none; }
        .figures li, .cards .card, pre, tr { break-inside: avoid; } h2, h3, h4, summary, .place { break-after: avoid; }
        .parts span, .bar span, mark, .wave { print-color-adjust: exact; }
        }

        """
}
