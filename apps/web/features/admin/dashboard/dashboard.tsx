'use client'

import {Tabs} from '@base-ui/react/tabs'
import {useTranslations} from 'next-intl'
import {useQueryStates} from 'nuqs'
import {NuqsAdapter} from 'nuqs/adapters/next/app'
import {useEffect} from 'react'
import type {Rights} from '#/features/account/account-state.ts'
import {usePendingComments} from '#/features/comments/admin/comments-waiting-queries.ts'
import {BankPanel} from '#/features/bank/bank-panel.tsx'
import {CommentsPanel} from '#/features/comments/admin/comments-panel.tsx'
import {DonationsPanel} from '#/features/donations/admin/donations-panel.tsx'
import {MemberPicker, MembersPanel} from '#/features/membership/admin/members-panel.tsx'
import {LettersPanel} from '#/features/newsletter/admin/letters-panel.tsx'
import {NewsletterPanel} from '#/features/newsletter/admin/newsletter-panel.tsx'
import {useNewMessages} from '#/features/contact/admin/contact-waiting-queries.ts'
import {MessagesPanel} from '#/features/contact/admin/messages-panel.tsx'
import {usePaymentsToDecide} from '#/features/payments/payments-queries.ts'
import {PaymentsPanel} from '#/features/payments/payments-panel.tsx'
import {MoneySettingsPanel} from '#/features/money-settings/money-settings-panel.tsx'
import {usePendingPhotos} from '#/features/albums/admin/albums-waiting-queries.ts'
import {PhotosPanel} from '#/features/albums/admin/photos-panel.tsx'
import {useRequests} from '#/features/registrations/admin/registrations-waiting-queries.ts'
import {RegistrationsPanel} from '#/features/registrations/admin/registrations-panel.tsx'
import {UsersPanel} from '#/features/account/admin/users-panel.tsx'
import {
  adminSearchParams,
  orderSearchParams,
  type AdminTab,
} from '#/features/admin-list/admin-search-params.ts'
import {LateWork} from '#/features/system/late-work.tsx'
import {YearlyReportPanel} from '#/features/yearly-report/yearly-report-panel.tsx'
import {SystemPanel} from '#/features/system/system-panel.tsx'
import {openedTab, type WaitingTabs} from './opened-tab.ts'
import {TabPanel} from '#/ui/controls/tabs.tsx'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'
import {SectionNav} from './section-nav.tsx'
import {sectionsOf} from './sections.ts'
import {tabsOf} from './tabs-of-roles.ts'
import {WaitingBadge} from './waiting-badge.tsx'

interface DashboardProps {
  rights: Rights
  clockOffset: number
}

export function Dashboard({rights, clockOffset}: DashboardProps) {
  const tabs = tabsOf(rights)
  return (
    <NuqsAdapter processUrlSearchParams={orderSearchParams}>
      <div className="grid min-h-[36rem] grid-cols-1 content-start gap-8">
        {tabs.length > 0 && <DashboardTabs tabs={tabs} rights={rights} clockOffset={clockOffset} />}
      </div>
    </NuqsAdapter>
  )
}

interface DashboardTabsProps {
  tabs: readonly AdminTab[]
  rights: Rights
  clockOffset: number
}

function DashboardTabs({tabs, rights, clockOffset}: DashboardTabsProps) {
  const t = useTranslations('admin')
  const [{tab: named}, setSearchParams] = useQueryStates(adminSearchParams, {history: 'push'})
  const comments = usePendingComments({isEnabled: tabs.includes('comments')})
  const photos = usePendingPhotos({isEnabled: tabs.includes('photos')})
  const registrations = useRequests({isEnabled: tabs.includes('registrations')})
  const messages = useNewMessages({isEnabled: tabs.includes('messages')})
  const payments = usePaymentsToDecide({isEnabled: tabs.includes('payments')})
  const waiting = {comments, photos, registrations, messages, payments}
  const isNarrowed = orderSearchParams(new URLSearchParams(location.search)).size > 0
  const opened = openedTab({tabs, named, isNarrowed, waiting})

  // The tab stays from then on, whatever else is added to the queue.
  const oldestRequest = opened === 'registrations' && !isNarrowed ? registrations.first : undefined
  useEffect(() => {
    if (!opened || opened === named) return
    void setSearchParams({tab: opened, event: oldestRequest?.event_key}, {history: 'replace'})
  }, [opened, named, oldestRequest, setSearchParams])

  function open(tab: AdminTab) {
    void setSearchParams({
      tab,
      event: null,
      issue: null,
      post: null,
      member: null,
      payment: null,
      import: null,
      monthly: null,
      giftAid: null,
      show: null,
      method: null,
      q: null,
      sort: null,
      page: null,
      door: null,
      year: null,
      begins: null,
    })
  }

  const sections = sectionsOf(tabs)
  const section = sections.find((each) => opened && each.tabs.includes(opened))
  const shownTabs = sections.length === 0 ? tabs : (section?.tabs ?? [])

  return (
    <>
      {rights.isAdmin && <LateWork onOpenSystem={() => open('system')} />}
      <Tabs.Root value={opened ?? null} onValueChange={open}>
        {sections.length > 0 && (
          <SectionNav sections={sections} opened={section} waiting={waiting} onOpen={open} />
        )}
        {shownTabs.length > 0 && (
          <Tabs.List
            aria-label={t('tab.label')}
            className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.75rem,40%)),1fr))] flex-wrap gap-x-6 border-b border-line sm:flex sm:gap-x-8"
          >
            {shownTabs.map((tab) => (
              <Tabs.Tab
                key={tab}
                value={tab}
                className="-mb-px inline-flex min-h-12 flex-wrap items-center justify-start gap-x-2 border-b-3 border-transparent pt-1 text-start font-semibold text-muted hover:text-ink data-active:border-accent data-active:text-ink"
              >
                {t(`tab.${tab}`)}
                <TabBadge tab={tab} waiting={waiting} />
              </Tabs.Tab>
            ))}
          </Tabs.List>
        )}
        {!opened && (
          <div className="pt-8">
            <RowsSkeleton />
          </div>
        )}
        <TabPanel value="users" className="pt-8">
          <UsersPanel />
        </TabPanel>
        <TabPanel value="comments" className="pt-8">
          <CommentsPanel pendingCount={comments.count} />
        </TabPanel>
        <TabPanel value="photos" className="pt-8">
          <PhotosPanel />
        </TabPanel>
        <TabPanel value="registrations" className="pt-8">
          <RegistrationsPanel isAdmin={rights.isAdmin} clockOffset={clockOffset} />
        </TabPanel>
        <TabPanel value="messages" className="pt-8">
          <MessagesPanel />
        </TabPanel>
        <TabPanel value="newsletter" className="pt-8">
          <NewsletterPanel />
        </TabPanel>
        <TabPanel value="members" className="pt-8">
          <MembersPanel rights={rights} />
        </TabPanel>
        <TabPanel value="letters" className="pt-8">
          <LettersPanel />
        </TabPanel>
        <TabPanel value="donations" className="pt-8">
          <DonationsPanel memberPicker={MemberPicker} />
        </TabPanel>
        <TabPanel value="payments" className="pt-8">
          <PaymentsPanel memberPicker={MemberPicker} />
        </TabPanel>
        <TabPanel value="bank" className="pt-8">
          <BankPanel memberPicker={MemberPicker} />
        </TabPanel>
        <TabPanel value="year" className="pt-8">
          <YearlyReportPanel />
        </TabPanel>
        <TabPanel value="moneySettings" className="pt-8">
          <MoneySettingsPanel />
        </TabPanel>
        <TabPanel value="system" className="pt-8">
          <SystemPanel />
        </TabPanel>
      </Tabs.Root>
    </>
  )
}

const waitingTabs = ['comments', 'photos', 'registrations', 'messages', 'payments'] as const
type WaitingTab = (typeof waitingTabs)[number]
const isWaitingTab = (tab: AdminTab): tab is WaitingTab => (waitingTabs as readonly AdminTab[]).includes(tab)

function TabBadge({tab, waiting}: {tab: AdminTab; waiting: WaitingTabs}) {
  const t = useTranslations('admin.tab.waiting')
  const count = waiting[tab]?.count
  return count && isWaitingTab(tab) ? <WaitingBadge count={count} words={t(tab, {count})} /> : null
}
