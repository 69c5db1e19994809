import {useTranslations} from 'next-intl'
import type {AdminTab} from '#/features/admin-list/admin-search-params.ts'
import type {WaitingTabs} from './opened-tab.ts'
import type {Room} from './rooms.ts'
import {WaitingBadge} from './waiting-badge.tsx'

interface RoomNavProps {
  rooms: readonly Room[]
  opened: Room | undefined
  waiting: WaitingTabs
  onOpen: (tab: AdminTab) => void
}

/** A room opens at the first tab behind which something waits. */
export function RoomNav({rooms, opened, waiting, onOpen}: RoomNavProps) {
  const t = useTranslations('admin.room')
  return (
    <nav aria-label={t('label')} className="flex flex-wrap gap-2 pb-4">
      {rooms.map((room) => {
        const count = room.tabs.reduce((sum, tab) => sum + (waiting[tab]?.count ?? 0), 0)
        const isOpened = room === opened
        return (
          <button
            key={room.name}
            type="button"
            aria-current={isOpened ? 'true' : undefined}
            onClick={() => {
              const first = room.tabs.find((tab) => waiting[tab]?.count) ?? room.tabs[0]
              if (first) onOpen(first)
            }}
            className={`inline-flex min-h-11 items-center gap-2 rounded-soft px-3 font-semibold ${isOpened ? 'bg-brand text-on-brand' : 'text-link hover:bg-sunken'}`}
          >
            {t(room.name)}
            {count > 0 && !isOpened && <WaitingBadge count={count} words={t('waiting', {count})} />}
          </button>
        )
      })}
    </nav>
  )
}
