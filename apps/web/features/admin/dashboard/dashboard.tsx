'use client'

import {Tabs} from '@base-ui/react/tabs'
import {useTranslations} from 'next-intl'
import {useQueryStates} from 'nuqs'
import {NuqsAdapter} from 'nuqs/adapters/next/app'
import {Badge} from '#/ui/badge.tsx'
import {usePendingCount} from '../comments/admin-comments-queries.ts'
import {CommentsPanel} from '../comments/comments-panel.tsx'
import {NewsletterPanel} from '../mail/newsletter-panel.tsx'
import {PhotosPanel} from '../photos/photos-panel.tsx'
import {UsersPanel} from '../users/users-panel.tsx'
import {adminSearchParams, orderSearchParams, tabs, type AdminTab} from './admin-search-params.ts'

/** The admin area. Its state is in the search params. */
export function Dashboard() {
  return (
    <NuqsAdapter processUrlSearchParams={orderSearchParams}>
      <DashboardTabs />
    </NuqsAdapter>
  )
}

const panelClass = 'pt-8 outline-none'

function DashboardTabs() {
  const t = useTranslations('admin')
  const [{tab: openTab}, setSearchParams] = useQueryStates(adminSearchParams, {history: 'push'})
  const pendingCount = usePendingCount()

  function open(tab: AdminTab) {
    void setSearchParams({tab, show: null, q: null, sort: null, page: null})
  }

  return (
    <Tabs.Root value={openTab} onValueChange={open} className="min-h-[36rem]">
      <Tabs.List
        aria-label={t('tab.label')}
        className="grid grid-cols-2 gap-x-6 border-b border-line sm:flex sm:gap-x-8"
      >
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab}
            value={tab}
            className="-mb-px inline-flex min-h-12 items-center justify-start gap-2 border-b-3 border-transparent pt-1 text-start font-semibold text-muted hover:text-ink data-active:border-accent data-active:text-ink"
          >
            {t(`tab.${tab}`)}
            {tab === 'comments' && pendingCount ? (
              <>
                <span aria-hidden="true">
                  <Badge variant="accent">{pendingCount}</Badge>
                </span>
                <span className="sr-only">, {t('tab.waiting', {count: pendingCount})}</span>
              </>
            ) : null}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="users" tabIndex={-1} className={panelClass}>
        <UsersPanel />
      </Tabs.Panel>
      <Tabs.Panel value="comments" tabIndex={-1} className={panelClass}>
        <CommentsPanel pendingCount={pendingCount} />
      </Tabs.Panel>
      <Tabs.Panel value="photos" tabIndex={-1} className={panelClass}>
        <PhotosPanel />
      </Tabs.Panel>
      <Tabs.Panel value="newsletter" tabIndex={-1} className={panelClass}>
        <NewsletterPanel />
      </Tabs.Panel>
    </Tabs.Root>
  )
}
