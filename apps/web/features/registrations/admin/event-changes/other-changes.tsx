'use client'

import {useLocale, useTranslations} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import type {EventOfRegistrations} from '../records/event-of-registrations.ts'

interface OtherChangesProps {
  events: readonly EventOfRegistrations[]
  onOpen: (eventKey: string) => void
}

export function OtherChanges({events, onOpen}: OtherChangesProps) {
  const t = useTranslations('admin.registrations.change')
  const locale = useLocale()
  if (events.length === 0) return null
  return (
    <div className="grid gap-3 print:hidden">
      <p>{t('others')}</p>
      <ul className="flex flex-wrap gap-3">
        {events.map(({key, title}) => (
          <li key={key}>
            <button type="button" onClick={() => onOpen(key)} className={buttonClass('quiet')}>
              {localizeText(title, locale) || key}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
