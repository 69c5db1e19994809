import type Stripe from 'stripe'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'
import type {CardDetails, TestCard} from './test-cards.ts'

export interface Payer {
  email: string
  name: string
  means: {kind: 'card'; details: CardDetails; card: TestCard} | {kind: 'bacs_debit'}
}

const noAddress = {city: null, country: 'GB', line1: null, line2: null, postal_code: null, state: null}

export const billingDetails = ({email, name}: Payer) => ({
  address: noAddress,
  email,
  name,
  phone: null,
  tax_id: null,
})

export function addPaymentMethod(account: Account, payer: Payer): Stripe.PaymentMethod {
  const created = account.clock.seconds()
  const {means} = payer
  const base = {
    id: newId('pm_1'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: billingDetails(payer),
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
  } as const
  if (means.kind === 'bacs_debit') {
    const bacs_debit = {fingerprint: null, last4: '2345', sort_code: '108800'}
    return account.store.add(
      {...base, type: 'bacs_debit', bacs_debit} satisfies Stripe.PaymentMethod,
      created,
    )
  }
  const {details, card} = means
  const body = {
    ...base,
    type: 'card',
    card: {
      brand: card.brand,
      checks: {address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass'},
      country: 'GB',
      display_brand: card.brand,
      exp_month: details.month,
      exp_year: details.year,
      funding: 'credit',
      generated_from: null,
      last4: details.number.slice(-4),
      networks: {available: [card.brand], preferred: null},
      regulated_status: 'unregulated',
      three_d_secure_usage: {supported: true},
      wallet: null,
    },
  } satisfies Stripe.PaymentMethod
  return account.store.add(body, created)
}
