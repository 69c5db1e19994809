'use client'

import {Tabs} from '@base-ui/react/tabs'
import {useTranslations} from 'next-intl'
import {useQueryStates} from 'nuqs'
import {NuqsAdapter} from 'nuqs/adapters/next/app'
import type {Rights} from '#/features/account/account-queries.ts'
import {Badge} from '#/ui/badge.tsx'
import {usePendingCount} from '../comments/admin-comments-queries.ts'
import {CommentsPanel} from '../comments/comments-panel.tsx'
import {DonationsPanel} from '../donations/donations-panel.tsx'
import {MembersPanel} from '../members/members-panel.tsx'
import {NewsletterPanel} from '../newsletter/newsletter-panel.tsx'
import {MessagesPanel} from '../messages/messages-panel.tsx'
import {useCountToDecide} from '../payments/admin-payments-queries.ts'
import {PaymentsPanel} from '../payments/payments-panel.tsx'
import {PhotosPanel} from '../photos/photos-panel.tsx'
import {RegistrationsPanel} from '../registrations/registrations-panel.tsx'
import {UsersPanel} from '../users/users-panel.tsx'
import {adminSearchParams, orderSearchParams, type AdminTab} from './admin-search-params.ts'
import {tabsOf} from './tabs-of-roles.ts'

interface DashboardProps {
  rights: Rights
  /** Offset of the site's clock from the real one, in milliseconds. */
  clockOffset: number
}

/** The admin area, of which everybody sees what is theirs. Its state is in the search params. */
export function Dashboard({rights, clockOffset}: DashboardProps) {
  const tabs = tabsOf(rights)
  const [firstTab] = tabs
  return (
    <NuqsAdapter processUrlSearchParams={orderSearchParams}>
      <div className="grid min-h-[36rem] grid-cols-1 content-start gap-8">
        {firstTab && (
          <DashboardTabs tabs={tabs} firstTab={firstTab} isAdmin={rights.isAdmin} clockOffset={clockOffset} />
        )}
      </div>
    </NuqsAdapter>
  )
}

const panelClass = 'pt-8 outline-none'

interface DashboardTabsProps {
  /** Those that the user may open. */
  tabs: readonly AdminTab[]
  /** Open unless the URL names another. */
  firstTab: AdminTab
  isAdmin: boolean
  clockOffset: number
}

function DashboardTabs({tabs, firstTab, isAdmin, clockOffset}: DashboardTabsProps) {
  const t = useTranslations('admin')
  const [{tab: namedTab}, setSearchParams] = useQueryStates(adminSearchParams, {history: 'push'})
  const openTab = tabs.includes(namedTab) ? namedTab : firstTab
  const pendingCount = usePendingCount({isEnabled: tabs.includes('comments')})
  const toDecide = useCountToDecide({isEnabled: tabs.includes('payments')})
  const waiting: Partial<Record<AdminTab, number>> = {comments: pendingCount, payments: toDecide}

  function open(tab: AdminTab) {
    void setSearchParams({
      tab,
      event: null,
      issue: null,
      member: null,
      payment: null,
      show: null,
      q: null,
      sort: null,
      page: null,
      door: null,
    })
  }

  return (
    <Tabs.Root value={openTab} onValueChange={open}>
      <Tabs.List
        aria-label={t('tab.label')}
        className="grid grid-cols-2 flex-wrap gap-x-6 border-b border-line sm:flex sm:gap-x-8"
      >
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab}
            value={tab}
            className="-mb-px inline-flex min-h-12 items-center justify-start gap-2 border-b-3 border-transparent pt-1 text-start font-semibold text-muted hover:text-ink data-active:border-accent data-active:text-ink"
          >
            {t(`tab.${tab}`)}
            <WaitingBadge tab={tab} count={waiting[tab]} />
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
      <Tabs.Panel value="registrations" tabIndex={-1} className={panelClass}>
        <RegistrationsPanel isAdmin={isAdmin} clockOffset={clockOffset} />
      </Tabs.Panel>
      <Tabs.Panel value="messages" tabIndex={-1} className={panelClass}>
        <MessagesPanel />
      </Tabs.Panel>
      <Tabs.Panel value="newsletter" tabIndex={-1} className={panelClass}>
        <NewsletterPanel />
      </Tabs.Panel>
      <Tabs.Panel value="members" tabIndex={-1} className={panelClass}>
        <MembersPanel isAdmin={isAdmin} />
      </Tabs.Panel>
      <Tabs.Panel value="donations" tabIndex={-1} className={panelClass}>
        <DonationsPanel />
      </Tabs.Panel>
      <Tabs.Panel value="payments" tabIndex={-1} className={panelClass}>
        <PaymentsPanel />
      </Tabs.Panel>
    </Tabs.Root>
  )
}

/** How much waits behind a tab. Renders nothing if nothing does. */
function WaitingBadge({tab, count}: {tab: AdminTab; count: number | undefined}) {
  const t = useTranslations('admin.tab')
  if (!count) return null
  return (
    <>
      <span aria-hidden="true">
        <Badge variant="accent">{count}</Badge>
      </span>
      <span className="sr-only">, {t(tab === 'comments' ? 'waiting' : 'toDecide', {count})}</span>
    </>
  )
}
