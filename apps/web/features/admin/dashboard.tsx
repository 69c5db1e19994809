'use client'

import {Tabs} from '@base-ui/react/tabs'
import {useTranslations} from 'next-intl'
import {tabs, type AdminTab} from './admin-address.ts'
import {PhotosPanel} from './photos/photos-panel.tsx'
import {Badge} from '#/ui/badge.tsx'
import {CommentsPanel} from './comments/comments-panel.tsx'
import {ComingPanel} from './coming-panel.tsx'
import {EmailFailures} from './mail/email-failures.tsx'
import {useAdminAddress} from './use-admin-address.ts'
import {useWaitingCount} from './comments/use-waiting-count.ts'
import {UsersPanel} from './users/users-panel.tsx'

/** The admin area; which part of it is shown stands in the address. */
export function Dashboard() {
  const t = useTranslations('admin')
  const {address, go} = useAdminAddress()
  const {waiting, refresh} = useWaitingCount()

  function openTab(tab: AdminTab) {
    go({tab, segment: 'waiting', query: '', sort: null, page: 1})
  }

  return (
    <Tabs.Root value={address.tab} onValueChange={openTab} className="min-h-[36rem]">
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
            {tab === 'comments' && waiting ? (
              <>
                <span aria-hidden="true">
                  <Badge look="accent">{waiting}</Badge>
                </span>
                <span className="sr-only">, {t('tab.waiting', {count: waiting})}</span>
              </>
            ) : null}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="users" tabIndex={-1} className="pt-8 outline-none">
        <UsersPanel address={address} go={go} />
      </Tabs.Panel>
      <Tabs.Panel value="comments" tabIndex={-1} className="pt-8 outline-none">
        <CommentsPanel address={address} go={go} waiting={waiting} onChanged={refresh} />
      </Tabs.Panel>
      <Tabs.Panel value="photos" tabIndex={-1} className="pt-8 outline-none">
        <PhotosPanel />
      </Tabs.Panel>
      <Tabs.Panel value="newsletter" tabIndex={-1} className="pt-8 outline-none">
        <div className="grid gap-12">
          <ComingPanel title={t('newsletter.title')} text={t('newsletter.text')} />
          <EmailFailures />
        </div>
      </Tabs.Panel>
    </Tabs.Root>
  )
}
