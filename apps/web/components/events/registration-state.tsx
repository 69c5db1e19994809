import {useLocale, useTranslations} from 'next-intl'
import type {Event} from '../../content/content-types.ts'
import {closingTime} from '../../content/registration-is-open.ts'
import {deadline} from '../../dates/event-date.ts'
import {hasTicketObstacle} from './ticket-obstacle.tsx'

/** Until when one may still come in, or that one no longer can. */
export function RegistrationState({event}: {event: Event}) {
  const locale = useLocale()
  const t = useTranslations('event')
  const {ticketing, registration, registrationIsOpen, isPast} = event
  const closes = closingTime(registration)
  const date = closes && deadline(closes.toISOString(), locale)
  if (isPast && ticketing?.kind === 'external') return <p className="font-semibold">{t('ticketsOver')}</p>
  if ((registration?.kind ?? 'none') === 'none') {
    return ticketing?.kind === 'free' && !isPast ? <p className="text-lead">{t('freeEntry')}</p> : null
  }
  if (!isPast && hasTicketObstacle(event)) return null
  if (registrationIsOpen) return date ? <p className="font-semibold">{t('registerBy', {date})}</p> : null
  if (date && registration?.open !== false)
    return <p className="font-semibold">{t('registrationEnded', {date})}</p>
  return <p className="font-semibold">{t(isPast ? 'registrationOver' : 'registrationClosed')}</p>
}
