'use client'

import {useLocale, useTranslations} from 'next-intl'
import type {AdminComment} from './admin-comments-queries.ts'
import {Badge} from '#/ui/badge.tsx'
import {ShortDay} from '../short-day.tsx'
import {CommentText} from './comment-text.tsx'

/** What was written, and what visitors reported of it. */
export function CommentBody({comment, isWaitingShown}: {comment: AdminComment; isWaitingShown: boolean}) {
  const t = useTranslations('admin.comments')
  const locale = useLocale()
  const {text, isPending, openReports, reports} = comment
  return (
    <div className="grid gap-2">
      {isWaitingShown && isPending && (
        <p>
          <Badge look="accent">{t('isWaiting')}</Badge>
        </p>
      )}
      <CommentText text={text} />
      {openReports > 0 && (
        <div className="rounded-soft border-s-4 border-danger bg-paper px-3.5 py-2.5 text-small">
          <p className="font-semibold text-danger">{t('reportCount', {count: openReports})}</p>
          <ul className="mt-1 grid gap-1">
            {reports.map(({id, reason, reportedAt}) => (
              <li key={id} className="wrap-anywhere">
                {reason ?? <span className="text-muted">{t('noReason')}</span>}{' '}
                <span className="text-muted">
                  (<ShortDay instant={reportedAt} locale={locale} />)
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
