'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useId} from 'react'
import {localizeText} from '#/i18n/localize.ts'
import {formatShortDate} from '#/time/format-date.ts'
import type {EventOfRegistrations} from '../records/event-of-registrations.ts'

interface EventSelectProps {
  coming: readonly EventOfRegistrations[]
  past: readonly EventOfRegistrations[]
  current: EventOfRegistrations
  onOpen: (eventKey: string) => void
}

/** Chooses the event whose registrations are shown. */
export function EventSelect({coming, past, current, onOpen}: EventSelectProps) {
  const t = useTranslations('admin.registrations')
  const locale = useLocale()
  const id = useId()
  const group = (name: 'coming' | 'past', events: readonly EventOfRegistrations[]) =>
    events.length > 0 && (
      <optgroup label={t(`events.${name}`)}>
        {events.map(({key, title, startsAt, isCancelled}) => (
          <option key={key} value={key}>
            {[
              localizeText(title, locale) || key,
              startsAt && formatShortDate(startsAt, locale),
              isCancelled && t('events.cancelled'),
            ]
              .filter(Boolean)
              .join(', ')}
          </option>
        ))}
      </optgroup>
    )
  return (
    <div className="grid max-w-xl gap-1.5 print:hidden">
      <label htmlFor={id} className="font-semibold">
        {t('event')}
      </label>
      <select
        id={id}
        value={current.key}
        onChange={({target}) => onOpen(target.value)}
        className="min-h-12 w-full rounded-soft border border-muted bg-raised px-3 py-2 text-ink"
      >
        {group('coming', coming)}
        {group('past', past)}
      </select>
    </div>
  )
}
