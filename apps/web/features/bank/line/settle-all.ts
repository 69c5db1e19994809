import type {MoneyError, MoneyResult} from '#/features/payments/payments-actions.ts'
import type {LineRefusal} from './bank-line.ts'
import type {SettledLine, SettleOutcome} from './line-actions.ts'
import type {LineState} from './line-queries.ts'

/** As many as the database settles in a second or two when little else is to do. */
const AT_ONCE = 40

export interface SettledAll {
  settled: Set<string>
  /** So many of the payments wait for a decision. */
  held: number
  refused: Map<string, LineRefusal>
  /** Still open, since the request failed for the line alone, too. */
  failed: Set<string>
  /** Nobody knows yet whether they are settled. */
  unknown: Set<string>
  /** Why nothing more was sent. */
  error: MoneyError | null
}

interface Calls {
  settle: (lines: SettledLine[]) => Promise<MoneyResult<SettleOutcome[]>>
  /** What the database has of the lines now. */
  ask: (lineIds: string[]) => Promise<MoneyResult<LineState[]>>
  isStopped: () => boolean
  onProgress: (all: SettledAll) => void
}

/** The answer is certain, and the next requests would get the same. */
const isFinal = (error: MoneyError) => ['forbidden', 'loggedOut', 'tooMany'].includes(error)

/**
 * Settles lines in parts, which get half as large each time that one fails. What became of a part without an answer, the
 * database is asked. A line that fails alone is left open, and the others go on.
 */
export async function settleAll(lines: SettledLine[], calls: Calls): Promise<SettledAll> {
  const all: SettledAll = {
    settled: new Set(),
    held: 0,
    refused: new Map(),
    failed: new Set(),
    unknown: new Set(),
    error: null,
  }
  /** Settled by a request whose answer did not come, they are refused as settled the next time. */
  const sentBefore = new Set<string>()
  let waiting = lines
  let size = AT_ONCE
  while (waiting.length > 0 && all.error === null && !calls.isStopped()) {
    const part = waiting.slice(0, size)
    const rest = waiting.slice(size)
    // oxlint-disable-next-line no-await-in-loop -- the database lets one change money at a time
    const result = await calls.settle(part)
    if (result.ok) {
      for (const outcome of result.data) addOutcome(all, outcome, sentBefore)
      waiting = rest
    } else {
      // oxlint-disable-next-line no-await-in-loop -- it decides what is sent next
      const open = await findOpen(all, part, result.error, calls)
      for (const {lineId} of part) sentBefore.add(lineId)
      if (part.length === 1) for (const {lineId} of open) all.failed.add(lineId)
      waiting = part.length === 1 ? rest : [...open, ...rest]
      size = Math.ceil(part.length / 2)
    }
    calls.onProgress(all)
  }
  return all
}

function addOutcome(
  all: SettledAll,
  {lineId, isHeld, error}: SettleOutcome,
  sentBefore: ReadonlySet<string>,
): void {
  if (error && !(error === 'line_settled' && sentBefore.has(lineId))) all.refused.set(lineId, error)
  else all.settled.add(lineId)
  if (isHeld) all.held += 1
}

/** Which lines of a part that failed are open. Nothing more is sent if the database cannot be asked. */
async function findOpen(
  all: SettledAll,
  part: SettledLine[],
  error: MoneyError,
  {ask}: Calls,
): Promise<SettledLine[]> {
  if (isFinal(error)) {
    all.error = error
    for (const {lineId} of part) all.failed.add(lineId)
    return []
  }
  const asked = await ask(part.map(({lineId}) => lineId))
  if (!asked.ok) {
    all.error = asked.error
    for (const {lineId} of part) all.unknown.add(lineId)
    return []
  }
  const settled = asked.data.filter(({isOpen}) => !isOpen)
  for (const {lineId, isHeld} of settled) addOutcome(all, {lineId, isHeld}, new Set())
  return part.filter(({lineId}) => !all.settled.has(lineId))
}
