import {londonToday} from '@site/schemas/london-time/instant'
import {toPence} from '@site/schemas/money/pence'
import {readTypedPounds, typedPounds} from '@site/schemas/money/typed-pounds'
import {enteredMethods} from '@site/schemas/statuses/payment'
import * as z from 'zod'

export const MOST_PENCE = 10_000_000

/** Reads `1 250,50` or `£15`; returns null for a sum that cannot be entered. */
export function typedPence(typed: string): number | null {
  const pounds = readTypedPounds(typed)
  const pence = pounds === null ? 0 : toPence(pounds)
  return pence > 0 && pence <= MOST_PENCE ? pence : null
}

export const toTyped = (pence: number): string => typedPounds(pence / 100)

/** Transfers are entered up to two years later. */
const MOST_DAYS = 730

/** The database takes such a date as the day on which money came or went. */
export function isPastDay(day: string, today = londonToday()): boolean {
  const earliest = new Date(Date.parse(today) - MOST_DAYS * 86_400_000).toISOString().slice(0, 10)
  return /^\d{4}-\d\d-\d\d$/.test(day) && day <= today && day >= earliest
}

/** Reads a typed sum and day. Error codes: `sumFault`, `sumUnclear`, `sumTooMuch`, `dayFault`, `dayTooEarly`. */
export const typedMovement = (most = Infinity, earliest = '') =>
  z.object({
    pence: z.string().transform((typed, context) => {
      const pence = typedPence(typed)
      if (pence !== null && pence <= most) return pence
      const isMissing = typed.trim() === ''
      context.addIssue(pence === null ? (isMissing ? 'sumFault' : 'sumUnclear') : 'sumTooMuch')
      return z.NEVER
    }),
    on: z
      .string()
      .refine((day) => isPastDay(day), 'dayFault')
      .refine((day) => !isPastDay(day) || day >= earliest, 'dayTooEarly'),
  })

/** Reads money that came otherwise than by card, and how it came. */
export const typedReceipt = () => typedMovement().extend({method: z.enum(enteredMethods)})
