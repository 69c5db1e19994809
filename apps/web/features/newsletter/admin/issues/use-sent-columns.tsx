'use client'

import {createColumnHelper} from '@tanstack/react-table'
import {useLocale, useTranslations} from 'next-intl'
import {useMemo} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ShortDate} from '#/features/admin-list/short-date.tsx'
import type {features} from '#/features/admin-list/use-list-table.ts'
import type {SentIssue} from './newsletter-issues-queries.ts'
import {useSubject} from './current-issue-card.tsx'

const helper = createColumnHelper<typeof features, SentIssue>()

const counts = [
  'recipients',
  'delivered',
  'bounced',
  'complained',
  'failed',
  'skipped',
  'unsubscribed',
] as const

/** `onOpen` must be memoised, or all cells are remounted. */
export function useSentColumns(onOpen: (id: string) => void) {
  const t = useTranslations('admin.newsletter.history')
  const locale = useLocale()
  return useMemo(
    () =>
      helper.columns([
        helper.display({
          id: 'subject',
          meta: {label: t('column.subject'), inCard: 'title', className: 'min-w-40 wrap-anywhere'},
          cell: ({row: {original: issue}}) => <Subject issue={issue} />,
        }),
        helper.display({
          id: 'sent',
          meta: {label: t('column.sent'), inCard: 'field'},
          cell: ({row: {original: issue}}) => <ShortDate instant={issue.startedAt} locale={locale} />,
        }),
        ...counts.map((count) =>
          helper.display({
            id: count,
            meta: {label: t(`column.${count}`), inCard: 'field'},
            cell: ({row: {original: issue}}) => issue.counts[count],
          }),
        ),
        helper.display({
          id: 'actions',
          meta: {label: t('column.actions'), inCard: 'actions'},
          cell: ({row: {original: issue}}) => <ShowButton issue={issue} onOpen={onOpen} />,
        }),
      ]),
    [t, locale, onOpen],
  )
}

function Subject({issue}: {issue: SentIssue}) {
  return <strong className="block text-base font-semibold">{useSubject(issue)}</strong>
}

function ShowButton({issue, onOpen}: {issue: SentIssue; onOpen: (id: string) => void}) {
  const t = useTranslations('admin.newsletter.current')
  return (
    <button
      type="button"
      onClick={() => onOpen(issue.id)}
      aria-label={t('showOne', {subject: useSubject(issue)})}
      className={`${buttonClass('quiet')} text-small max-[72rem]:w-full`}
    >
      {t('show')}
    </button>
  )
}
