export type ComparisonResult = 'unchanged' | 'revalidated' | 'failed'

interface ComparisonRecord {
  /** The last comparison of the content, since this process started. */
  last?: {at: Date; result: ComparisonResult}
  /** The last that did not fail. */
  compared?: Date
  webhook?: Date
}

/** Next loads modules separately for what starts with the process and for each route. */
const holder = globalThis as typeof globalThis & {siteComparisonRecord?: ComparisonRecord}

export const comparisonRecord: ComparisonRecord = (holder.siteComparisonRecord ??= {})

export function recordComparison(result: ComparisonResult): void {
  const at = new Date()
  comparisonRecord.last = {at, result}
  if (result !== 'failed') comparisonRecord.compared = at
}

/** Only one with the right signature counts. */
export function recordWebhook(): void {
  comparisonRecord.webhook = new Date()
}
