import type Stripe from 'stripe'
import {fixedEmail} from './session-object.ts'
import type {Payer} from '../payments/payment-method-object.ts'
import {cardOf} from '../payments/test-cards.ts'

interface Means {
  card: string
  method: 'card' | 'bacs_debit'
  email?: string | undefined
  name: string
}

export function payerWith(
  {card, method, email, name}: Means,
  session: Stripe.Checkout.Session,
  now: Date,
): Payer {
  return {
    email: fixedEmail(session) ?? email ?? 'buyer@example.test',
    name,
    means: method === 'bacs_debit' ? {kind: 'bacs_debit'} : testCard(card, now),
  }
}

/** It is good for another year. */
export function testCard(card: string, now: Date): Payer['means'] {
  const number = card.replaceAll(/\D/g, '')
  return {
    kind: 'card',
    details: {number, month: 12, year: now.getUTCFullYear() + 1, cvc: '123'},
    card: cardOf(number),
  }
}
