import type {AdminTab} from '#/features/admin-list/admin-search-params.ts'
import type {Waiting} from '#/features/admin-list/use-waiting.ts'

export type WaitingTabs = Partial<Record<AdminTab, Pick<Waiting, 'count' | 'isSettled'>>>

interface Opening {
  /** Those that the user may open. */
  tabs: readonly AdminTab[]
  /** In the URL. */
  named: AdminTab | null
  /** True if the URL names anything else that the admin area shows, as when a list is searched. */
  isNarrowed: boolean
  waiting: WaitingTabs
}

/** The tab that is open: as the URL says, or the first behind which something waits. Undefined while that is unknown. */
export function openedTab({tabs, named, isNarrowed, waiting}: Opening): AdminTab | undefined {
  if (named && tabs.includes(named)) return named
  if (named || isNarrowed) return tabs[0]
  if (Object.values(waiting).some(({isSettled}) => !isSettled)) return undefined
  return tabs.find((tab) => waiting[tab]?.count) ?? tabs[0]
}
