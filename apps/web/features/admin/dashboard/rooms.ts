import type {AdminTab} from '#/features/admin-list/admin-search-params.ts'

/** What belongs together in the admin area. */
const tabsOfRoom = {
  people: ['users', 'members'],
  money: ['payments', 'bank', 'donations', 'year'],
  events: ['registrations', 'photos'],
  words: ['comments', 'messages', 'newsletter', 'letters'],
  system: ['system'],
} as const satisfies Record<string, readonly AdminTab[]>

export type RoomName = keyof typeof tabsOfRoom

export interface Room {
  name: RoomName
  tabs: AdminTab[]
}

/** So many tabs fit one row. */
const MOST_TABS = 8

/** The rooms in which somebody has tabs. Whoever has few tabs needs none. */
export function roomsOf(tabs: readonly AdminTab[]): Room[] {
  if (tabs.length <= MOST_TABS) return []
  const rooms = Object.entries(tabsOfRoom) as [RoomName, readonly AdminTab[]][]
  return rooms
    .map(([name, ofRoom]) => ({name, tabs: ofRoom.filter((tab) => tabs.includes(tab))}))
    .filter((room) => room.tabs.length > 0)
}
