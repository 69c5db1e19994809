'use client'

import {useLocale} from 'next-intl'
import {ShortDate} from '../list/short-date.tsx'
import type {GivableEvent} from './admin-roles-queries.ts'

/** An event's title, marked if it is in the other language, with its date. */
export function EventTitle({event: {key, title, startsAt}}: {event: GivableEvent}) {
  const locale = useLocale()
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
    </span>
  )
}
