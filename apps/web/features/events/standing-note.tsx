import {useTranslations} from 'next-intl'
import type {EventCard} from './events-queries.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'

/** On a card: that an event is off, or at another time or place than people may remember, and why. */
export function StandingNote({event: {status, statusNote}}: {event: EventCard}) {
  const t = useTranslations('event')
  if (status !== 'changed' && status !== 'cancelled') return null
  return (
    <p className="mt-3 measure border-s-4 border-danger ps-4">
      <strong className="font-semibold text-danger">{t(status)}.</strong> <LocalizedText text={statusNote} />
    </p>
  )
}
