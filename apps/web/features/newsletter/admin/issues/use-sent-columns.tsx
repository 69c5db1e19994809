'use client'

import {createColumnHelper} from '@tanstack/react-table'
import {useLocale, useTranslations} from 'next-intl'
import {useMemo} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ShortDate} from '#/features/admin-list/short-date.tsx'
import type {features} from '#/features/admin-list/use-list-table.ts'
import {useMailing, type Mailing} from './mailing.ts'
import type {IssueCounts, SentIssue} from './newsletter-issues-queries.ts'
import {useSubject} from './current-issue-card.tsx'

const helper = createColumnHelper<typeof features, SentIssue>()

const counts = {
  newsletter: ['recipients', 'delivered', 'bounced', 'complained', 'failed', 'skipped', 'unsubscribed'],
  letter: ['recipients', 'delivered', 'shared', 'noAddress', 'bounced', 'complained', 'failed', 'skipped'],
} as const satisfies Record<Mailing, readonly (keyof IssueCounts)[]>

/** The handlers must be memoised, or all cells are remounted. */
export function useSentColumns(onOpen: (id: string) => void, onOpenPost?: (id: string) => void) {
  const t = useTranslations('admin.newsletter.history')
  const locale = useLocale()
  const mailing = useMailing()
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
        ...counts[mailing].map((count) =>
          helper.display({
            id: count,
            meta: {label: t(`column.${count}`), inCard: 'field'},
            cell: ({row: {original: issue}}) => issue.counts[count],
          }),
        ),
        helper.display({
          id: 'actions',
          meta: {label: t('column.actions'), inCard: 'actions'},
          cell: ({row: {original: issue}}) => (
            <RowButtons issue={issue} onOpen={onOpen} onOpenPost={onOpenPost} />
          ),
        }),
      ]),
    [t, locale, mailing, onOpen, onOpenPost],
  )
}

function Subject({issue}: {issue: SentIssue}) {
  return <strong className="block text-base font-semibold">{useSubject(issue)}</strong>
}

interface RowButtonsProps {
  issue: SentIssue
  onOpen: (id: string) => void
  onOpenPost: ((id: string) => void) | undefined
}

function RowButtons({issue, onOpen, onOpenPost}: RowButtonsProps) {
  const t = useTranslations('admin.newsletter.current')
  const tLetters = useTranslations('admin.letters')
  const subject = useSubject(issue)
  const {bounced, failed, noAddress} = issue.counts
  const buttonClasses = `${buttonClass('quiet')} text-small max-[72rem]:w-full`
  return (
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        onClick={() => onOpen(issue.id)}
        aria-label={t('showOne', {subject})}
        className={buttonClasses}
      >
        {t('show')}
      </button>
      {onOpenPost && bounced + failed + noAddress > 0 && (
        <button
          type="button"
          onClick={() => onOpenPost(issue.id)}
          aria-label={tLetters('postListOf', {audience: subject})}
          className={buttonClasses}
        >
          {tLetters('postList')}
        </button>
      )}
    </div>
  )
}
