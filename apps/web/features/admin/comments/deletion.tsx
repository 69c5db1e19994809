'use client'

import {useLocale, useTranslations} from 'next-intl'
import type {AdminComment} from './admin-comments-queries.ts'
import {ShortDay} from '../short-day.tsx'

/** When a comment was deleted, by whom, and for how long it can be brought back. */
export function Deletion({comment: {deletedAt, deletedBy, daysToRestore}}: {comment: AdminComment}) {
  const locale = useLocale()
  const t = useTranslations('admin.comments')
  if (!deletedAt) return null
  return (
    <div className="grid gap-0.5">
      <ShortDay instant={deletedAt} locale={locale} />
      {deletedBy && <span className="text-muted">{t('deletedBy', {name: deletedBy})}</span>}
      <strong>{t('daysLeft', {days: daysToRestore})}</strong>
    </div>
  )
}
