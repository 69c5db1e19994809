import {readableLine} from '@site/schemas/texts/readable-text'
import type {Stripe} from 'stripe'
import {isUnknownToStripe} from './stripe-error.ts'

/** If Stripe does not know the session, nothing more can be learnt about it. */
export async function readOrder(stripe: Stripe, sessionId: string) {
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
    if (isUnknownToStripe(error)) return {buyer: {}, items: []}
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
