import type {AdminTab} from '#/features/admin-list/admin-search-params.ts'
import type {Waiting} from '#/features/admin-list/use-waiting.ts'

export type WaitingTabs = Partial<Record<AdminTab, Pick<Waiting, 'count' | 'isSettled'>>>

interface Opening {
  tabs: readonly AdminTab[]
  named: AdminTab | null
  /** The URL names something else of the admin area, as when a list is searched. */
  isNarrowed: boolean
  waiting: WaitingTabs
}

/** The URL decides, or else the first tab behind which something waits. Undefined means that this is not known yet. */
export function openedTab({tabs, named, isNarrowed, waiting}: Opening): AdminTab | undefined {
  if (named && tabs.includes(named)) return named
  if (named || isNarrowed) return tabs[0]
  if (Object.values(waiting).some(({isSettled}) => !isSettled)) return undefined
  return tabs.find((tab) => waiting[tab]?.count) ?? tabs[0]
}
