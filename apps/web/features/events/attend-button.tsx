import {useTranslations} from 'next-intl'
import type {Event} from './events-queries.ts'
import type {EventEntry} from './event-entry.ts'
import {buttonClass} from '#/ui/button-link.tsx'
import {RegistrationButton} from './registration-button.tsx'
import {WebLink} from '#/ui/web-link.tsx'
import {TicketObstacle} from './ticket-obstacle.tsx'

/** The button by which one gets a ticket or a place. */
export function AttendButton({event, button}: {event: Event; button: EventEntry['button']}) {
  const t = useTranslations('event')
  switch (button) {
    case 'obstacle':
      return <TicketObstacle event={event} />
    case 'buyTicket':
      return (
        <WebLink href={event.ticketing?.url} className={buttonClass()}>
          {t('buyTicket')}
        </WebLink>
      )
    case 'registerElsewhere':
      return (
        <WebLink href={event.registration?.url} className={buttonClass()}>
          {t('register')}
        </WebLink>
      )
    case 'registerHere':
      return <RegistrationButton event={event} registration={event.registration} />
    case undefined:
      return null
  }
}
