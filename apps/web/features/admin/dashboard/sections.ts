import type {AdminTab} from '#/features/admin-list/admin-search-params.ts'

/** What belongs together in the admin area. */
const tabsOfSection = {
  people: ['users', 'members'],
  money: ['payments', 'bank', 'donations', 'year', 'moneySettings'],
  events: ['registrations', 'photos'],
  words: ['comments', 'messages', 'newsletter', 'letters'],
  system: ['system'],
} as const satisfies Record<string, readonly AdminTab[]>

type SectionName = keyof typeof tabsOfSection

export interface Section {
  name: SectionName
  tabs: AdminTab[]
}

/** So many tabs fit one row. */
const MOST_TABS = 8

/** The sections in which somebody has tabs. Whoever has few tabs needs none. */
export function sectionsOf(tabs: readonly AdminTab[]): Section[] {
  if (tabs.length <= MOST_TABS) return []
  const sections = Object.entries(tabsOfSection) as [SectionName, readonly AdminTab[]][]
  return sections
    .map(([name, ofSection]) => ({name, tabs: ofSection.filter((tab) => tabs.includes(tab))}))
    .filter((section) => section.tabs.length > 0)
}
