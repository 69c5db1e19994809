import {isForm} from '@site/schemas/event-admission'
import type {Locale} from 'next-intl'
import {type Bilingual, localizeText} from '#/i18n/localize.ts'
import {closingTime, isRegistrationOpen as isOpenAt} from '#/time/event-times.ts'
import type {Event, EventCard} from '../events-queries.ts'

export interface Admission {
  heading: 'tickets' | 'registration' | 'attending'
  /** `unavailable` is a disabled button with the reason. */
  button?: 'unavailable' | 'buyTicket' | 'registerElsewhere' | 'registerHere'
  message?:
    | 'freeEntry'
    | 'ticketsOver'
    | 'registerBy'
    | 'registrationEnded'
    | 'registrationClosed'
    | 'registrationOver'
  /** Nothing is left to buy, book or compare: the page then mentions admission only briefly. */
  isOver: boolean
}

type AdmissionFields = Pick<
  Event,
  'status' | 'isPast' | 'admission' | 'ticketing' | 'prices' | 'registration' | 'isRegistrationOpen'
>

/** Returns undefined if there is nothing to show. */
export function admissionOf(event: AdmissionFields): Admission | undefined {
  const {status, isPast, admission, prices} = event
  const hasPrices = Boolean(prices?.length)
  const hasEntryOnly = admission === 'none' || (admission === 'free' && isPast)
  if (status === 'cancelled' || (hasEntryOnly && !hasPrices)) return undefined
  const button = buttonOf(event)
  return {
    heading: headingOf(event),
    button,
    message: messageOf(event),
    isOver: isPast && !button && !hasPrices,
  }
}

/** Whether somebody can take a place now and the number of places is limited. */
export function countsPlaces(
  {
    capacity,
    status,
    ticketing,
    registration,
  }: Pick<EventCard, 'capacity' | 'status' | 'ticketing' | 'registration'>,
  at: Date,
): boolean {
  if (capacity === null || status === 'cancelled') return false
  if (ticketing) return ticketing.availability === 'onSale'
  return isForm(registration?.kind) && isOpenAt(registration, at)
}

interface Unavailability {
  because: 'soldOut' | 'notYet'
  reason?: Bilingual<string>
}

/** Tickets are not on sale, or registration is closed for a given reason. */
export function unavailability({
  ticketing,
  registration,
}: Pick<EventCard, 'ticketing' | 'registration'>): Unavailability | undefined {
  if (ticketing && ticketing.availability !== 'onSale') {
    const {availability: because, reason} = ticketing
    return because === 'notYet' ? {because, reason} : {because}
  }
  if (registration?.open !== false) return undefined
  const {reason} = registration
  return localizeText(reason, 'lt') === '' ? undefined : {because: 'notYet', reason}
}

function headingOf({admission, prices}: AdmissionFields): Admission['heading'] {
  if (prices?.length || admission === 'tickets') return 'tickets'
  return admission === 'free' ? 'attending' : 'registration'
}

function buttonOf(event: AdmissionFields): Admission['button'] {
  const {isPast, ticketing, registration, isRegistrationOpen} = event
  if (!isPast && unavailability(event)) return 'unavailable'
  if (ticketing) return isPast ? undefined : 'buyTicket'
  if (!registration || !isRegistrationOpen) return undefined
  return registration.kind === 'external' ? 'registerElsewhere' : 'registerHere'
}

function messageOf(event: AdmissionFields): Admission['message'] {
  const {isPast, admission, ticketing, registration, isRegistrationOpen} = event
  if (!isPast && unavailability(event)) return undefined
  if (ticketing) return isPast ? 'ticketsOver' : undefined
  if (!registration) return admission === 'free' ? 'freeEntry' : undefined
  const closes = closingTime(registration)
  if (isRegistrationOpen) return closes && 'registerBy'
  if (closes && registration.open !== false) return 'registrationEnded'
  return isPast ? 'registrationOver' : 'registrationClosed'
}

/** Stripe's page opens in the language of ours, and so does the email with the tickets. */
export function ticketUrl({ticketing}: Pick<Event, 'ticketing'>, locale: Locale): string | undefined {
  const {url, takesMemberCodes} = ticketing ?? {}
  if (!url || !URL.canParse(url)) return url ?? undefined
  const link = new URL(url)
  if (!takesMemberCodes && link.hostname !== 'buy.stripe.com') return url
  link.searchParams.set('locale', locale)
  return link.href
}

interface Tickets {
  prices: {_key: string; amount?: number | null}[] | null
  memberDiscount: {amount?: number | null} | null
}

/** Members pay the highest price less their discount. Returns undefined if no price matches. */
export function memberPriceKey({prices, memberDiscount}: Tickets): string | undefined {
  if (!memberDiscount?.amount || !prices) return undefined
  const full = Math.max(...prices.map(({amount}) => amount ?? 0))
  const forMembers = full - memberDiscount.amount
  return prices.find(({amount}) => amount === forMembers)?._key
}
