import {readableLine} from '@site/schemas/texts/readable-text'
import type {Stripe} from 'stripe'
import {throwOnError} from '../_shared/service-client.ts'
import {isStripeError} from '../_shared/stripe/stripe-error.ts'
import {handleEach, type Reconciliation} from './handle-each.ts'

/** The webhook of a payment link does not contain the number of tickets. */
export async function readTicketOrders(reconciliation: Reconciliation): Promise<number> {
  const {client, stripe} = reconciliation
  const {data, error} = await client.rpc('tickets_to_read', {})
  throwOnError('tickets_to_read', error)
  return handleEach(data ?? [], reconciliation, async ({payment_id, session_id}) => {
    const kept = await client.rpc('record_ticket_order', {
      payment_id,
      ...(await readOrder(stripe, session_id)),
    })
    throwOnError('record_ticket_order', kept.error)
  })
}

/** If Stripe does not know the session, nothing more can be learnt about it. */
async function readOrder(stripe: Stripe, sessionId: string) {
  try {
    const session = await stripe.checkout.sessions.retrieve(sessionId)
    // The session contains only the first few. A payment link has 20 at most.
    const {data} = await stripe.checkout.sessions.listLineItems(sessionId, {limit: 100})
    const items = data.map(({description, quantity}) => ({
      name: readableLine(description ?? ''),
      quantity: quantity ?? 1,
    }))
    return {buyer: buyerOf(session), items: items.filter(({quantity}) => quantity > 0)}
  } catch (error) {
    if (isStripeError(error) && error.statusCode === 404) return {buyer: {}, items: []}
    throw error
  }
}

const line = (value: string | null | undefined) => readableLine(value ?? '') || null

function buyerOf({locale, customer_details: details}: Stripe.Checkout.Session) {
  return {
    // The name that the payment link asks for, or else that of the card.
    name: line(details?.individual_name) ?? line(details?.name),
    email: line(details?.email),
    address: addressOf(details?.address),
    locale: line(locale),
  }
}

/** Without a street it is only what the card needs: the link did not ask for an address. */
function addressOf(address: Stripe.Address | null | undefined): string | null {
  if (!address?.line1) return null
  const {line1, line2, city, state, postal_code, country} = address
  return line([line1, line2, city, state, postal_code, country].filter(Boolean).join(', '))
}
