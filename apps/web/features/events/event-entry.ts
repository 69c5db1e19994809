import type {Event} from './events-queries.ts'
import {closingTime} from '#/time/registration-is-open.ts'

export interface EventEntry {
  heading: 'tickets' | 'registration' | 'attending'
  /** What one can press: `obstacle` is a button that cannot be pressed, with its reason. */
  button?: 'obstacle' | 'buyTicket' | 'registerElsewhere' | 'registerHere'
  /** What is to be known of it now. */
  state?:
    | 'freeEntry'
    | 'ticketsOver'
    | 'registerBy'
    | 'registrationEnded'
    | 'registrationClosed'
    | 'registrationOver'
  /** Whether it is only of interest to those who wonder how it was. */
  isOver: boolean
}

type Entry = Pick<Event, 'status' | 'isPast' | 'ticketing' | 'prices' | 'registration' | 'registrationIsOpen'>

/** How one gets into an event, and whether one still does; nothing where there is nothing to say. */
export function eventEntry(event: Entry): EventEntry | undefined {
  const {status, isPast, ticketing, prices} = event
  const isRegisteredFor = (event.registration?.kind ?? 'none') !== 'none'
  const hasPrices = Boolean(prices?.length)
  const isSold = hasPrices || ticketing?.kind === 'external' || hasTicketObstacle(event)
  if (status === 'cancelled') return undefined
  if (!isSold && !isRegisteredFor && (isPast || ticketing?.kind !== 'free')) return undefined
  const button = buttonOf(event, isRegisteredFor)
  return {
    heading: headingOf(event, isRegisteredFor),
    button,
    state: stateOf(event, isRegisteredFor),
    isOver: isPast && !button && !hasPrices,
  }
}

/** Whether one would need a ticket or a place, and there are none yet or none left. */
export function hasTicketObstacle({ticketing}: Pick<Event, 'ticketing'>): boolean {
  return ticketing?.kind === 'disabled' || ticketing?.kind === 'soldOut'
}

function headingOf({ticketing, prices}: Entry, isRegisteredFor: boolean): EventEntry['heading'] {
  if (prices?.length || ticketing?.kind === 'external' || ticketing?.kind === 'soldOut') return 'tickets'
  if (isRegisteredFor) return 'registration'
  return ticketing?.kind === 'disabled' ? 'tickets' : 'attending'
}

function buttonOf(event: Entry, isRegisteredFor: boolean): EventEntry['button'] {
  const {isPast, ticketing, registration, registrationIsOpen} = event
  if (!isPast && hasTicketObstacle(event)) return 'obstacle'
  if (!isPast && ticketing?.kind === 'external') return 'buyTicket'
  if (!isRegisteredFor || !registrationIsOpen) return undefined
  return registration?.kind === 'external' ? 'registerElsewhere' : 'registerHere'
}

function stateOf(event: Entry, isRegisteredFor: boolean): EventEntry['state'] {
  const {isPast, ticketing, registration, registrationIsOpen} = event
  if (isPast && ticketing?.kind === 'external') return 'ticketsOver'
  if (!isPast && hasTicketObstacle(event)) return undefined
  if (!isRegisteredFor) return ticketing?.kind === 'free' ? 'freeEntry' : undefined
  const closes = closingTime(registration)
  if (registrationIsOpen) return closes && 'registerBy'
  if (closes && registration?.open !== false) return 'registrationEnded'
  return isPast ? 'registrationOver' : 'registrationClosed'
}
