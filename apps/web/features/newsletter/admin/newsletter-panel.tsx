'use client'

import {useTranslations} from 'next-intl'
import {useQueryState} from 'nuqs'
import {useCallback, useEffect, useRef, type RefObject} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {parseAsIssue} from '#/features/admin-list/admin-search-params.ts'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {EmailFailures} from '#/features/mail/email-failures.tsx'
import {SuppressedAddresses} from '#/features/mail/suppressed-addresses.tsx'
import {historyQuery} from './issues/newsletter-issues-queries.ts'
import {AudienceSummary} from './issues/audience-summary.tsx'
import {CurrentIssues} from './issues/current-issues.tsx'
import {LateIssuePage} from './issues/late-issue-page.tsx'
import {SentIssues} from './issues/sent-issues.tsx'

export function NewsletterPanel() {
  const [issue, setIssue] = useQueryState('issue', parseAsIssue.withOptions({history: 'push'}))
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(issue)

  // The heading of the newsletter had the focus.
  useEffect(() => {
    if (!issue && shown.current) heading.current?.focus()
    shown.current = issue
  }, [issue])

  const open = useCallback((id: string) => void setIssue(id), [setIssue])
  if (issue) return <LateIssuePage id={issue} onOpen={setIssue} />
  return <Overview heading={heading} onOpen={open} />
}

interface OverviewProps {
  heading: RefObject<HTMLHeadingElement | null>
  onOpen: (id: string) => void
}

function Overview({heading, onOpen}: OverviewProps) {
  const t = useTranslations('admin.newsletter')
  const history = useSettledQuery(historyQuery('newsletter'))
  return (
    <div className="grid grid-cols-1 gap-12">
      <section className="grid grid-cols-1 gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {t('title', {kind: 'newsletter'})}
        </h2>
        <AudienceSummary />
        <button type="button" onClick={() => onOpen('new')} className={`${buttonClass()} justify-self-start`}>
          {t('write', {kind: 'newsletter'})}
        </button>
      </section>
      <CurrentIssues history={history} onOpen={onOpen} />
      <SentIssues history={history} onOpen={onOpen} />
      <SuppressedAddresses />
      <EmailFailures />
    </div>
  )
}
