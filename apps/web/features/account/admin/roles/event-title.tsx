'use client'

import {useLocale, useTranslations} from 'next-intl'
import {ShortDate} from '#/features/admin-list/short-date.tsx'
import type {GivableEvent} from './roles-queries.ts'

export function EventTitle({event: {key, title, startsAt, isPublished}}: {event: GivableEvent}) {
  const locale = useLocale()
  const t = useTranslations('admin.roles')
  const other = locale === 'lt' ? 'en' : 'lt'
  return (
    <span className="wrap-anywhere">
      {title[locale] ?? (title[other] ? <span lang={other}>{title[other]}</span> : key)}
      {startsAt && (
        <span className="text-small text-muted">
          {' '}
          <ShortDate instant={startsAt} locale={locale} />
        </span>
      )}
      {!isPublished && <span className="text-small text-muted"> {t('unpublished')}</span>}
    </span>
  )
}
