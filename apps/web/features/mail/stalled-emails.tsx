'use client'

import {useLocale, useTranslations} from 'next-intl'
import {formatDateTime} from '#/time/format-date.ts'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {emailsStalledQuery} from './undelivered/mail-queries.ts'

/** No email can report that emails are stuck, so the page shows it to admins. */
export function StalledEmails() {
  const t = useTranslations('admin.emailsStalled')
  const locale = useLocale()
  const {data: since} = useSettledQuery(emailsStalledQuery)
  if (!since) return null
  return (
    <div
      role="alert"
      className="rounded-card border border-s-6 border-line border-s-danger bg-raised px-4 py-3"
    >
      <p className="font-semibold">{t('title')}</p>
      <p className="mt-1">{t('text', {since: formatDateTime(since, locale)})}</p>
    </div>
  )
}
