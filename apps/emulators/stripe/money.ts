import {invalidRequest} from './api/stripe-error.ts'

/** Amounts are in the currency's smallest unit. */
const minimums = {gbp: 30, eur: 50, usd: 50} as const

export type Currency = keyof typeof minimums

const signs: Record<Currency, string> = {gbp: '£', eur: '€', usd: '$'}

export const MAX_AMOUNT = 99_999_999

export function requireCurrency(currency: string, param: string): Currency {
  const lowerCase = currency.toLowerCase()
  if (Object.hasOwn(minimums, lowerCase)) return lowerCase as Currency
  throw invalidRequest(
    `Invalid currency: ${lowerCase.slice(0, 20)}. The local Stripe supports these currencies: ${Object.keys(minimums).join(', ')}`,
    {param},
  )
}

/** Stripe's errors have amounts such as `£0.30`. */
export function inWords(amount: number, currency: string): string {
  const [pounds, pence] = [Math.trunc(amount / 100), String(amount % 100).padStart(2, '0')]
  return `${signs[currency as Currency]}${pounds.toLocaleString('en-GB')}.${pence}`
}

/** A sum of 0 needs no charge, so it is allowed. */
export const isChargeable = (amount: number, currency: string) =>
  amount === 0 || amount >= minimums[currency as Currency]

/** @throws {StripeError} as a Checkout Session with that total does */
export function requireChargeable(amount: number, currency: Currency): void {
  if (!isChargeable(amount, currency)) {
    throw invalidRequest(
      `The Checkout Session's total amount due must add up to at least ${inWords(minimums[currency], currency)} ${currency}`,
      {code: 'amount_too_small'},
    )
  }
  if (amount > MAX_AMOUNT) {
    throw invalidRequest(
      `The Checkout Session's total amount must be no more than ${inWords(MAX_AMOUNT, currency)}`,
      {
        code: 'amount_too_large',
      },
    )
  }
}
