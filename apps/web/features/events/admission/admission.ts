import {closingTime} from '#/time/event-times.ts'
import type {Event} from '../events-queries.ts'

export interface Admission {
  heading: 'tickets' | 'registration' | 'attending'
  /** `unavailable` is a disabled button with the reason. */
  button?: 'unavailable' | 'buyTicket' | 'registerElsewhere' | 'registerHere'
  /** Key of the status message. */
  message?:
    | 'freeEntry'
    | 'ticketsOver'
    | 'registerBy'
    | 'registrationEnded'
    | 'registrationClosed'
    | 'registrationOver'
  /** True when nothing is left to buy, book or compare: the page then mentions admission only briefly. */
  isOver: boolean
}

type AdmissionFields = Pick<
  Event,
  'status' | 'isPast' | 'ticketing' | 'prices' | 'registration' | 'isRegistrationOpen'
>

/** How to get into the event at present; `undefined` if there is nothing to show. */
export function admissionOf(event: AdmissionFields): Admission | undefined {
  const {status, isPast, ticketing, prices} = event
  const isRegisteredFor = (event.registration?.kind ?? 'none') !== 'none'
  const hasPrices = Boolean(prices?.length)
  const isSold = hasPrices || ticketing?.kind === 'external' || hasUnavailableTickets(event)
  if (status === 'cancelled') return undefined
  if (!isSold && !isRegisteredFor && (isPast || ticketing?.kind !== 'free')) return undefined
  const button = buttonOf(event, isRegisteredFor)
  return {
    heading: headingOf(event, isRegisteredFor),
    button,
    message: messageOf(event, isRegisteredFor),
    isOver: isPast && !button && !hasPrices,
  }
}

/** True when tickets are not on sale yet or sold out. */
export function hasUnavailableTickets({ticketing}: Pick<Event, 'ticketing'>): boolean {
  return ticketing?.kind === 'disabled' || ticketing?.kind === 'soldOut'
}

function headingOf({ticketing, prices}: AdmissionFields, isRegisteredFor: boolean): Admission['heading'] {
  if (prices?.length || ticketing?.kind === 'external' || ticketing?.kind === 'soldOut') return 'tickets'
  if (isRegisteredFor) return 'registration'
  return ticketing?.kind === 'disabled' ? 'tickets' : 'attending'
}

function buttonOf(event: AdmissionFields, isRegisteredFor: boolean): Admission['button'] {
  const {isPast, ticketing, registration, isRegistrationOpen} = event
  if (!isPast && hasUnavailableTickets(event)) return 'unavailable'
  if (!isPast && ticketing?.kind === 'external') return 'buyTicket'
  if (!isRegisteredFor || !isRegistrationOpen) return undefined
  return registration?.kind === 'external' ? 'registerElsewhere' : 'registerHere'
}

function messageOf(event: AdmissionFields, isRegisteredFor: boolean): Admission['message'] {
  const {isPast, ticketing, registration, isRegistrationOpen} = event
  if (isPast && ticketing?.kind === 'external') return 'ticketsOver'
  if (!isPast && hasUnavailableTickets(event)) return undefined
  if (!isRegisteredFor) return ticketing?.kind === 'free' ? 'freeEntry' : undefined
  const closes = closingTime(registration)
  if (isRegistrationOpen) return closes && 'registerBy'
  if (closes && registration?.open !== false) return 'registrationEnded'
  return isPast ? 'registrationOver' : 'registrationClosed'
}

interface Tickets {
  prices: {_key: string; amount?: number | null}[] | null
  memberDiscount: {amount?: number | null} | null
}

/** `_key` of the price that members pay: the highest less their discount. `undefined` if no price matches. */
export function memberPriceKey({prices, memberDiscount}: Tickets): string | undefined {
  if (!memberDiscount?.amount || !prices) return undefined
  const full = Math.max(...prices.map(({amount}) => amount ?? 0))
  const forMembers = full - memberDiscount.amount
  return prices.find(({amount}) => amount === forMembers)?._key
}
