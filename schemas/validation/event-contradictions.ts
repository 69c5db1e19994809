import type {BooleanRule, NumberRule, SanityDocument, ValidationContext} from '@sanity/types'
import {isRegistration} from '../event-admission.ts'
import {poundsText} from '../money/format-money.ts'
import {isStoredInstant} from './dates.ts'
import {message} from './messages.ts'

type EventDocument = SanityDocument | {[field: string]: unknown} | undefined

export function isMarkedFree(event: EventDocument): boolean {
  return event?.admission === 'free' || event?.isFree === true
}

export function hasPaidPrice(prices: unknown): boolean {
  return amountsOf(prices).some((amount) => amount > 0)
}

/** A free event contradicts a discount, which the page would still show. */
export function freeWithoutDiscount(isFree: boolean, context: ValidationContext): true | string {
  const discount = discountOf(context.document)
  if (!isFree || discount === 0) return true
  return message(context, 'event.freeWithDiscount', {discount: poundsText(discount)})
}

export function askAboutFreeTickets(rule: BooleanRule): BooleanRule {
  return rule
    .custom<boolean>((isFree, context) => {
      const isContradiction = isFree === true && context.document?.admission === 'tickets'
      return !isContradiction || message(context, 'event.freeWithTickets')
    })
    .warning()
}

export function atMostDearestPrice(rule: NumberRule): NumberRule {
  return rule.custom<number>((discount, context) => {
    const dearest = Math.max(...amountsOf(context.document?.prices))
    if (!discount || !(dearest > 0) || discount <= dearest) return true
    return message(context, 'event.discountTooLarge', {price: poundsText(dearest)})
  })
}

/** Registrations after the event would be from people who cannot come. */
export function closeBeforeEnd(closesAt: string, context: ValidationContext): true | string {
  const {document} = context
  if (!isRegistration(document?.admission)) return true
  const end = [document?.end, document?.start].find(isStoredInstant)
  return !end || Date.parse(closesAt) <= Date.parse(end) || message(context, 'event.closesTooLate')
}

function discountOf(event: EventDocument): number {
  return Number((event?.memberDiscount as {amount?: number} | undefined)?.amount ?? 0)
}

function amountsOf(prices: unknown): number[] {
  return Array.isArray(prices) ? prices.map((price) => Number(price?.amount ?? 0)) : []
}
