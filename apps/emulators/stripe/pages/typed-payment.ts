import type {Context} from 'hono'
import type {Language} from '@site/schemas/languages'
import type {Payer} from '../payments/payment-method-object.ts'
import {cardOf, readCard} from '../payments/test-cards.ts'
import type {PageFault, TypedPayment} from './checkout-view.ts'
import {messagesIn} from './page-language.ts'

export type Form = Record<string, string>

/** An unreadable form counts as an empty one. */
export async function formOf(c: Context): Promise<Form> {
  const form = await c.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** A known address cannot be typed over. */
export function typedIn(form: Form, knownEmail: string | null): TypedPayment {
  const part = (name: keyof TypedPayment) => (form[name] ?? '').trim().slice(0, 250)
  return {
    email: knownEmail ?? part('email'),
    name: part('name'),
    number: part('number'),
    expiry: part('expiry'),
    cvc: part('cvc'),
  }
}

/** Returns what the form must say when something was mistyped. */
export function payerIn(typed: TypedPayment, nowMs: number, language: Language): Payer | PageFault {
  const {email, name} = typed
  const {fault} = messagesIn(language)
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return {message: fault.email, field: 'email'}
  const read = readCard(typed, new Date(nowMs))
  if ('fault' in read) {
    return {message: fault[read.fault], field: read.fault === 'expired' ? 'expiry' : read.fault}
  }
  return {email, name, means: {kind: 'card', details: read.card, card: cardOf(read.card.number)}}
}
