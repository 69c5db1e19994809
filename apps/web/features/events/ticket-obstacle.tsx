import {useTranslations} from 'next-intl'
import type {EventCard} from './events-queries.ts'
import {localizeText} from '#/i18n/localize.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {UnavailableButton} from './unavailable-button.tsx'

/** The button that one cannot press, and why. */
export function TicketObstacle({event: {ticketing}}: {event: EventCard}) {
  const t = useTranslations('event')
  const hasReason = ticketing?.kind === 'disabled' && localizeText(ticketing.reason, 'lt') !== ''
  return (
    <UnavailableButton
      reason={
        hasReason ? (
          <LocalizedText text={ticketing.reason} />
        ) : (
          t(ticketing?.kind === 'soldOut' ? 'soldOut' : 'notYet')
        )
      }
    >
      {t('book')}
    </UnavailableButton>
  )
}
