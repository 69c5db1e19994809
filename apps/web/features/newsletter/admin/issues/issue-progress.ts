import type {IssueCounts} from './newsletter-issues-queries.ts'

/** How many emails have gone of how many. Whoever has no address, or shares one, gets none of their own. */
export function progressOf(counts: Pick<IssueCounts, 'recipients' | 'left' | 'shared' | 'noAddress'>) {
  const total = counts.recipients - counts.shared - counts.noAddress
  return {done: total - counts.left, total}
}
