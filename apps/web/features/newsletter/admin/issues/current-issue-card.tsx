'use client'

import type {IssueStatus} from '@site/schemas/statuses/newsletter'
import {useLocale, useTranslations} from 'next-intl'
import {useState} from 'react'
import {formatDateTime} from '#/time/format-date.ts'
import {Badge} from '#/ui/controls/badge.tsx'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import styles from './current-issue-card.module.css'
import {progressOf} from './issue-progress.ts'
import type {Draft, IssueCounts, SentIssue} from './newsletter-issues-queries.ts'

export type IssueAction = 'delete' | 'stop' | 'resume' | 'unschedule'

type CurrentIssue = (Draft & {status: 'draft'}) | SentIssue

const actionOf: Record<IssueStatus, IssueAction | undefined> = {
  draft: 'delete',
  scheduled: 'unschedule',
  sending: 'stop',
  stopped: 'resume',
  sent: undefined,
}

interface CurrentIssueCardProps {
  issue: CurrentIssue
  onOpen: (id: string) => void
  onAct: (action: IssueAction, id: string, subject: string) => Promise<void>
}

export function CurrentIssueCard({issue, onOpen, onAct}: CurrentIssueCardProps) {
  const t = useTranslations('admin.newsletter')
  const subject = useSubject(issue)
  const {id, status} = issue
  const action = actionOf[status]
  const isDraft = status === 'draft'
  const [isBusy, setIsBusy] = useState(false)

  async function act() {
    if (!action || isBusy) return
    setIsBusy(true)
    await onAct(action, id, subject)
    setIsBusy(false)
  }

  return (
    <li className="grid gap-3 rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <strong className="font-semibold wrap-anywhere">{subject}</strong>
        <Badge variant={isDraft ? 'outline' : 'accent'}>{t(`status.${status}`)}</Badge>
      </div>
      <IssueState issue={issue} />
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          onClick={() => onOpen(id)}
          aria-label={t(isDraft ? 'current.editOne' : 'current.showOne', {subject})}
          className={buttonClass('quiet')}
        >
          {t(isDraft ? 'current.edit' : 'current.show')}
        </button>
        {action && (
          <button
            type="button"
            onClick={() => void act()}
            aria-label={t(`action.${action}One`, {subject})}
            className={buttonClass('quiet')}
          >
            <BusyLabel isBusy={isBusy} busy={t(`busy.${action}`)}>
              {t(`action.${action}`)}
            </BusyLabel>
          </button>
        )}
      </div>
    </li>
  )
}

export function useSubject({subject: {lt, en}}: Pick<Draft, 'subject'>): string {
  const t = useTranslations('admin.newsletter')
  const locale = useLocale()
  return (locale === 'en' ? en || lt : lt || en) || t('noSubject')
}

function IssueState({issue}: {issue: CurrentIssue}) {
  const t = useTranslations('admin.newsletter.current')
  const locale = useLocale()
  if (issue.status === 'draft') {
    return (
      <>
        {issue.missedAt && (
          <p className="font-semibold text-danger">
            {t('missed', {time: formatDateTime(issue.missedAt, locale)})}
          </p>
        )}
        <p className="text-small text-muted">
          {t('edited', {time: formatDateTime(issue.updatedAt, locale)})}
        </p>
      </>
    )
  }
  if (issue.status === 'scheduled') {
    return <p>{t('scheduled', {time: issue.sendAt ? formatDateTime(issue.sendAt, locale) : ''})}</p>
  }
  return <Progress counts={issue.counts} />
}

function Progress({counts}: {counts: IssueCounts}) {
  const t = useTranslations('admin.newsletter.current')
  const {done, total} = progressOf(counts)
  const label = t('progress', {done, total})
  return (
    <div className="grid gap-1.5">
      <p>{label}</p>
      <progress aria-label={label} value={done} max={Math.max(total, 1)} className={styles.progress}>
        {label}
      </progress>
    </div>
  )
}
