import type {NumberRule} from '@sanity/types'
import {poundsText} from '../money/format-money.ts'
import {isWholePence} from '../money/pence.ts'
import {message} from './messages.ts'

declare module '@sanity/types' {
  interface NumberOptions {
    /** The Studio's input shows and takes pounds, and the value is a number of pounds. */
    unit?: 'pounds'
  }
}

interface Bounds {
  /** The Studio asks whether a larger sum is right. */
  usual: number
  most: number
}

export const inPounds = {unit: 'pounds'} as const

/** Accepts pounds with whole pence, and an empty field. */
export const pounds =
  ({usual, most}: Bounds) =>
  (rule: NumberRule): NumberRule[] => [
    rule.custom((amount, context) => {
      if (amount === undefined) return true
      if (amount < 0 || !isWholePence(amount)) return message(context, 'money.invalid')
      return amount <= most || message(context, 'money.tooLarge', {most: poundsText(most)})
    }),
    rule
      .custom((amount, context) => {
        if (amount === undefined || amount <= usual || amount > most) return true
        return message(context, 'money.improbable', {
          amount: poundsText(amount),
          usual: poundsText(usual),
        })
      })
      .warning(),
  ]
