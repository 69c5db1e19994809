import {useTranslations} from 'next-intl'
import type {AdminTab} from '#/features/admin-list/admin-search-params.ts'
import type {WaitingTabs} from './opened-tab.ts'
import type {Section} from './sections.ts'
import {WaitingBadge} from './waiting-badge.tsx'

interface SectionNavProps {
  sections: readonly Section[]
  opened: Section | undefined
  waiting: WaitingTabs
  onOpen: (tab: AdminTab) => void
}

/** A section opens at the first tab behind which something waits. */
export function SectionNav({sections, opened, waiting, onOpen}: SectionNavProps) {
  const t = useTranslations('admin.section')
  return (
    <nav aria-label={t('label')} className="flex flex-wrap gap-2 pb-4">
      {sections.map((section) => {
        const count = section.tabs.reduce((sum, tab) => sum + (waiting[tab]?.count ?? 0), 0)
        const isOpened = section === opened
        return (
          <button
            key={section.name}
            type="button"
            aria-current={isOpened ? 'true' : undefined}
            onClick={() => {
              const first = section.tabs.find((tab) => waiting[tab]?.count) ?? section.tabs[0]
              if (first) onOpen(first)
            }}
            className={`inline-flex min-h-11 items-center gap-2 rounded-soft px-3 font-semibold ${isOpened ? 'bg-brand text-on-brand' : 'text-link hover:bg-sunken'}`}
          >
            {t(section.name)}
            {count > 0 && !isOpened && <WaitingBadge count={count} words={t('waiting', {count})} />}
          </button>
        )
      })}
    </nav>
  )
}
