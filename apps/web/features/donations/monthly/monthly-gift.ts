import {londonDay} from '@site/schemas/london-time/instant'
import {subscriptionStatuses} from '@site/schemas/statuses/subscription'
import * as z from 'zod'

const instant = z.iso.datetime({offset: true}).nullable()

/** `show_subscription()` gives this shape. */
export const monthlyGift = z.object({
  purpose: z.literal('donation'),
  amountPence: z.int(),
  /** It is null for a gift to the community. */
  campaign: z.object({lt: z.string().nullish(), en: z.string().nullish()}).nullable(),
  status: z.enum(subscriptionStatuses),
  since: instant,
  /** Null: nothing more will be taken, as far as is known. */
  nextChargeAt: instant,
  resumesAt: instant,
  /** When a refused card is tried again. */
  nextAttemptAt: instant,
  /** The organisers chose that it ends then. */
  endsAt: instant,
  endedAt: instant,
  cardBrand: z.string().nullable(),
  cardLast4: z.string().nullable(),
  /** Somebody has stopped it, which Stripe does not know yet. */
  isStopping: z.boolean(),
  /** The link was asked for within the last hour, so it may do what costs the donor. An account always may. */
  isFresh: z.boolean().optional(),
  /** The higher sum for which a fresh link was asked. */
  wantedPence: z.int().nullish(),
})

export type MonthlyGift = z.infer<typeof monthlyGift>

/** `my_subscriptions()` gives this shape, also for memberships that renew themselves. */
export const ownSubscriptions = z.array(
  z.discriminatedUnion('purpose', [
    monthlyGift.extend({id: z.uuid()}),
    z.object({purpose: z.literal('membership')}),
  ]),
)

export type OwnMonthlyGift = MonthlyGift & {id: string}

export type GiftStanding = MonthlyGift['status'] | 'stopping' | 'ending'

/** A gift that is being stopped, or ends on a day, stays in its status until then. */
export function standingOf({status, isStopping, endsAt}: MonthlyGift): GiftStanding {
  const isRunning = status === 'active' || status === 'failing' || status === 'paused'
  if (!isRunning) return status
  if (isStopping) return 'stopping'
  return endsAt ? 'ending' : status
}

export type GiftPart = 'change' | 'pause' | 'resume' | 'card' | 'stop'

const parts: Partial<Record<GiftStanding, readonly GiftPart[]>> = {
  active: ['change', 'pause', 'card', 'stop'],
  failing: ['card', 'stop'],
  paused: ['resume', 'change', 'card', 'stop'],
  ending: ['stop'],
}

/** What the donor can do, the most likely first. The database decides. */
export function giftParts(gift: MonthlyGift): readonly GiftPart[] {
  return parts[standingOf(gift)] ?? []
}

/**
 * The day of the first charge after as many have been left out, as ISO day in London. Stripe charges on the day of the
 * month of the first charge in UTC, or on the last day of a shorter month.
 */
export function chargeAfterPause(nextChargeAt: string, since: string | null, months: number): string {
  const next = new Date(nextChargeAt)
  const [year, month, day] = [next.getUTCFullYear(), next.getUTCMonth(), next.getUTCDate()]
  const first = since && day === lastDayOf(year, month) ? new Date(since).getUTCDate() : day
  const charge = new Date(next)
  charge.setUTCFullYear(year, month + months, Math.min(Math.max(first, day), lastDayOf(year, month + months)))
  return londonDay(charge)
}

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
