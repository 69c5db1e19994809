import type {MoneyError, MoneyResult} from '#/features/payments/payments-actions.ts'
import type {Added, AddedLine, NewStatement} from '../line/line-actions.ts'

/** Is added once for its key, however often it is sent. */
export interface Batch {
  statement: NewStatement
  lines: AddedLine[]
  key: string
}

export interface AddCalls {
  add: (statement: NewStatement, lines: AddedLine[], key: string) => Promise<MoneyResult<Added>>
  isStopped: () => boolean
  onProgress: (done: number) => void
}

export interface AddOutcome extends Added {
  /** So many lines are in the inbox: of this attempt or an earlier one. */
  done: number
  error: MoneyError | null
}

/** Sends one batch after the other until all are added, one fails, or somebody stops. */
export async function addBatches(
  batches: readonly Batch[],
  calls: AddCalls,
  before = 0,
): Promise<AddOutcome> {
  const sum = {added: 0, known: 0}
  const outcome = (error: MoneyError | null) => ({
    ...sum,
    done: Math.max(before, sum.added + sum.known),
    error,
  })
  for (const {statement, lines, key} of batches) {
    if (calls.isStopped()) break
    // oxlint-disable-next-line no-await-in-loop -- each call waits for the one before anyway
    const result = await calls.add(statement, lines, key)
    if (!result.ok) return outcome(result.error)
    sum.added += result.data.added
    sum.known += result.data.known
    calls.onProgress(sum.added + sum.known)
  }
  return outcome(null)
}

/** What is said at the end: why it ended, and how many lines are there. That nothing has changed is true only of none. */
export function saidOf({done, error}: Pick<AddOutcome, 'done' | 'error'>, total: number) {
  return {
    reason: error === 'failed' && done > 0 ? null : error,
    count: done === total && !error ? ('added' as const) : done > 0 ? ('addedPart' as const) : null,
  }
}
