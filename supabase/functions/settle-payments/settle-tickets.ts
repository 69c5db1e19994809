import {readableLine} from '@site/schemas/requests/readable-text'
import * as z from 'zod'
import {throwOnError} from '../_shared/service-client.ts'
import type {StripeClient} from '../_shared/stripe/stripe-client.ts'
import {StripeError} from '../_shared/stripe/stripe-error.ts'
import {settleEach, type Settling} from './settling.ts'

/** Asks Stripe who bought which tickets: the webhook of a payment link does not say how many. */
export async function settleTickets(settling: Settling): Promise<void> {
  const {client, stripe} = settling
  const {data, error} = await client.rpc('tickets_to_read', {})
  throwOnError('tickets_to_read', error)
  await settleEach(data ?? [], settling, async ({payment_id, session_id}) => {
    const kept = await client.rpc('keep_ticket_order', {payment_id, ...(await readOrder(stripe, session_id))})
    throwOnError('keep_ticket_order', kept.error)
  })
}

const text = z.string().nullish()

const soldSession = z.object({
  locale: text,
  customer_details: z
    .object({
      name: text,
      individual_name: text,
      email: text,
      address: z
        .object({line1: text, line2: text, city: text, state: text, postal_code: text, country: text})
        .nullish(),
    })
    .nullish(),
})

const lineItems = z.object({
  data: z.array(z.object({description: text, quantity: z.int().min(0).nullish()})),
})

type SoldSession = z.output<typeof soldSession>

/** Of a session that Stripe does not know, nobody will ever know more than that it was paid. */
async function readOrder(stripe: StripeClient, sessionId: string) {
  const path = `/v1/checkout/sessions/${encodeURIComponent(sessionId)}`
  try {
    const session = await stripe.get(path, soldSession)
    // The session itself has the first few only. A payment link has 20 at most.
    const {data} = await stripe.get(`${path}/line_items`, lineItems, {limit: 100})
    const items = data.map(({description, quantity}) => ({
      name: readableLine(description ?? ''),
      quantity: quantity ?? 1,
    }))
    return {buyer: buyerOf(session), items: items.filter(({quantity}) => quantity > 0)}
  } catch (error) {
    if (error instanceof StripeError && error.status === 404) return {buyer: {}, items: []}
    throw error
  }
}

const line = (value: string | null | undefined) => readableLine(value ?? '') || null

function buyerOf({locale, customer_details: details}: SoldSession) {
  return {
    // The one that the link asks for, else that of the card.
    name: line(details?.individual_name) ?? line(details?.name),
    email: line(details?.email),
    address: addressOf(details?.address),
    locale: line(locale),
  }
}

type Address = NonNullable<NonNullable<SoldSession['customer_details']>['address']>

/** Without a street it is what Stripe needs for the card: the link did not ask for an address. */
function addressOf(address: Address | null | undefined): string | null {
  if (!address?.line1) return null
  const {line1, line2, city, state, postal_code, country} = address
  return line([line1, line2, city, state, postal_code, country].filter(Boolean).join(', '))
}
