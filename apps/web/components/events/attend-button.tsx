import {useTranslations} from 'next-intl'
import type {Event} from '../../content/content-types.ts'
import {buttonClass} from '../button-link.tsx'
import {RegistrationButton} from '../slots/registration-button.tsx'
import {WebLink} from '../web-link.tsx'
import {hasTicketObstacle, TicketObstacle} from './ticket-obstacle.tsx'

/** The button by which one gets a ticket or a place; nothing where none is needed or to be had any more. */
export function AttendButton({event}: {event: Event}) {
  const t = useTranslations('event')
  const {ticketing, registration, registrationIsOpen, isPast} = event
  if (!isPast && hasTicketObstacle(event)) return <TicketObstacle event={event} />
  if (!isPast && ticketing?.kind === 'external') {
    return (
      <WebLink href={ticketing.url} className={buttonClass()}>
        {t('buyTicket')}
      </WebLink>
    )
  }
  if (!registrationIsOpen || (registration?.kind ?? 'none') === 'none') return null
  if (registration?.kind === 'external') {
    return (
      <WebLink href={registration.url} className={buttonClass()}>
        {t('register')}
      </WebLink>
    )
  }
  return <RegistrationButton event={event} registration={registration} />
}
