import {useTranslations} from 'next-intl'
import {type ReactNode, useId} from 'react'
import {localizeText} from '#/i18n/localize.ts'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import type {EventCard} from '../events-queries.ts'
import {unavailability} from './admission.ts'

export function UnavailableTickets({event}: {event: Pick<EventCard, 'ticketing' | 'registration'>}) {
  const t = useTranslations('event')
  const unavailable = unavailability(event)
  if (!unavailable) return null
  const {because, reason} = unavailable
  return (
    <UnavailableButton label={t('book')}>
      <p className="font-semibold">
        {localizeText(reason, 'lt') ? <LocalizedText text={reason} /> : t(because)}
      </p>
    </UnavailableButton>
  )
}

interface UnavailableButtonProps {
  label: ReactNode
  children: ReactNode
}

export function UnavailableButton({label, children}: UnavailableButtonProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        disabled
        aria-describedby={id}
        className="inline-flex min-h-11 cursor-not-allowed items-center rounded-soft border border-muted px-5 py-2.5 leading-tight font-semibold text-muted"
      >
        {label}
      </button>
      <div id={id}>{children}</div>
    </div>
  )
}
