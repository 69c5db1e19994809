import {useTranslations} from 'next-intl'
import {type ReactNode, useId} from 'react'
import {localizeText} from '#/i18n/localize.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'
import type {EventCard} from '../events-queries.ts'

/** A disabled booking button with the reason: tickets are sold out or not on sale yet. */
export function UnavailableTickets({event: {ticketing}}: {event: Pick<EventCard, 'ticketing'>}) {
  const t = useTranslations('event')
  const hasReason = ticketing?.kind === 'disabled' && localizeText(ticketing.reason, 'lt') !== ''
  return (
    <UnavailableButton label={t('book')}>
      <p className="font-semibold">
        {hasReason ? (
          <LocalizedText text={ticketing.reason} />
        ) : (
          t(ticketing?.kind === 'soldOut' ? 'soldOut' : 'notYet')
        )}
      </p>
    </UnavailableButton>
  )
}

interface UnavailableButtonProps {
  label: ReactNode
  /** Why it is disabled. */
  children: ReactNode
}

/** A disabled button with the reason beside it. */
export function UnavailableButton({label, children}: UnavailableButtonProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        disabled
        aria-describedby={id}
        className="inline-flex min-h-11 cursor-not-allowed items-center rounded-soft border border-dashed border-muted px-5 py-2.5 leading-tight font-semibold text-muted"
      >
        {label}
      </button>
      <div id={id}>{children}</div>
    </div>
  )
}
