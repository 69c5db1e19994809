import type {LineFault, StatementLine} from './statement-line.ts'

export interface BalanceCheck {
  /** How often a balance could be compared with the one before. */
  steps: number
  /** Lines of which the balance does not follow from the sums, so that one may be missing or misread. */
  gaps: StatementLine[]
  /** Whether the newest line is first. Null where the balances do not tell. */
  isNewestFirst: boolean | null
}

/** Compares each balance with the sums since the one before it. Around a faulty line it is known why it does not follow. */
export function checkBalances(lines: StatementLine[], faults: LineFault[] = []): BalanceCheck {
  const steps = stepsOf(inRows(lines)).filter(
    ({from, to}) => !faults.some(({line}) => line > from.line && line < to.line),
  )
  const gaps = (['oldestFirst', 'newestFirst'] as const).map((order) => steps.filter((step) => !step[order]))
  const [early = [], late = []] = gaps
  const fewest = late.length < early.length ? late : early
  return {
    steps: steps.length,
    gaps: fewest.map(({to}) => to),
    isNewestFirst: early.length === late.length ? null : late.length < early.length,
  }
}

/** A fee is a line of its own, but has its balance with the sum of its row. */
function inRows(lines: StatementLine[]): StatementLine[] {
  const rows: StatementLine[] = []
  for (const line of lines) {
    const before = rows.at(-1)
    if (before?.line === line.line) rows.splice(-1, 1, {...line, pence: before.pence + line.pence})
    else rows.push(line)
  }
  return rows
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
