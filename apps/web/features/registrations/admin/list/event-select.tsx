'use client'

import {useLocale, useTranslations} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import {formatShortDate} from '#/time/format-date.ts'
import type {EventOfRegistrations} from '../records/event-of-registrations.ts'
import {SelectField} from '#/features/admin-list/select-field.tsx'

interface EventSelectProps {
  coming: readonly EventOfRegistrations[]
  past: readonly EventOfRegistrations[]
  current: EventOfRegistrations
  onOpen: (eventKey: string) => void
}

export function EventSelect({coming, past, current, onOpen}: EventSelectProps) {
  const t = useTranslations('admin.registrations')
  const locale = useLocale()
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
    <SelectField
      label={t('event')}
      className="max-w-xl print:hidden"
      value={current.key}
      onChange={({target}) => onOpen(target.value)}
    >
      {group('coming', coming)}
      {group('past', past)}
    </SelectField>
  )
}
