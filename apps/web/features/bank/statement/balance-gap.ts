import type {LineFault, StatementLine} from './statement-line.ts'

/**
 * The first line of which the balance does not follow from the lines before it, so that one may be missing. Null if all
 * follow, or most do not: some banks print balances in another order than their lines. Around a faulty line it is known why.
 */
export function balanceGap(lines: StatementLine[], faults: LineFault[] = []): StatementLine | null {
  const steps = stepsOf(lines).filter(
    ({from, to}) => !faults.some(({line}) => line > from.line && line < to.line),
  )
  // The newest line is first or last.
  const gaps = (['oldestFirst', 'newestFirst'] as const).map((order) => steps.filter((step) => !step[order]))
  const [fewest = []] = gaps.toSorted((one, other) => one.length - other.length)
  return fewest.length * 2 < steps.length ? (fewest[0]?.to ?? null) : null
}

interface Step {
  from: StatementLine
  to: StatementLine
  oldestFirst: boolean
  newestFirst: boolean
}

/** From each line with a balance to the next one that has one. Some banks print it once a day. */
function stepsOf(lines: StatementLine[]): Step[] {
  const places = [...lines.keys()].filter((place) => lines[place]?.balancePence != null)
  const sum = (start: number, end: number) =>
    lines.slice(start, end).reduce((total, {pence}) => total + pence, 0)
  return places.slice(1).flatMap((place, index) => {
    const before = places[index] ?? 0
    const [from, to] = [lines[before], lines[place]]
    if (!from || !to) return []
    const change = (to.balancePence ?? 0) - (from.balancePence ?? 0)
    return {
      from,
      to,
      oldestFirst: change === sum(before + 1, place + 1),
      newestFirst: -change === sum(before, place),
    }
  })
}
