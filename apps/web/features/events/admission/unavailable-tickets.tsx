import {useTranslations} from 'next-intl'
import {useId} from 'react'
import {localizeText} from '#/i18n/localize.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'
import type {EventCard} from '../events-queries.ts'

/** A disabled booking button with the reason: tickets are sold out or not on sale yet. */
export function UnavailableTickets({event: {ticketing}}: {event: EventCard}) {
  const id = useId()
  const t = useTranslations('event')
  const hasReason = ticketing?.kind === 'disabled' && localizeText(ticketing.reason, 'lt') !== ''
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        disabled
        aria-describedby={id}
        className="inline-flex min-h-11 cursor-not-allowed items-center rounded-soft border border-dashed border-muted px-5 py-2.5 leading-tight font-semibold text-muted"
      >
        {t('book')}
      </button>
      <p id={id} className="font-semibold">
        {hasReason ? (
          <LocalizedText text={ticketing.reason} />
        ) : (
          t(ticketing?.kind === 'soldOut' ? 'soldOut' : 'notYet')
        )}
      </p>
    </div>
  )
}
