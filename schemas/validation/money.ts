import type {NumberRule} from '@sanity/types'
import {formatPounds} from '../typed/typed-pounds.ts'
import {message} from './messages.ts'

declare module '@sanity/types' {
  interface NumberOptions {
    /** The Studio's input takes and shows a sum of money. The value is a number of pounds. */
    unit?: 'pounds'
  }
}

interface Bounds {
  /** Above it the Studio asks whether the sum is right. */
  usual: number
  most: number
}

/** Options of a field that holds pounds. */
export const inPounds = {unit: 'pounds'} as const

/** An amount in pounds and whole pence, with bounds. Accepts an empty field. */
export const pounds =
  ({usual, most}: Bounds) =>
  (rule: NumberRule): NumberRule[] => [
    rule.custom((amount, context) => {
      if (amount === undefined) return true
      if (!isWholePence(amount)) return message(context, 'money.invalid')
      return amount <= most || message(context, 'money.tooLarge', {most: formatPounds(most)})
    }),
    rule
      .custom((amount, context) => {
        if (amount === undefined || amount <= usual || amount > most) return true
        return message(context, 'money.improbable', {
          amount: formatPounds(amount),
          usual: formatPounds(usual),
        })
      })
      .warning(),
  ]

/** True for a sum of zero or more without fractions of a penny. */
function isWholePence(amount: number): boolean {
  return amount >= 0 && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
}
