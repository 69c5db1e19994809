import type Stripe from 'stripe'
import type {TemporaryStripe} from './temporary-stripe.ts'

/** Ten pounds a month. */
export const monthlyGift = {
  mode: 'subscription',
  success_url: 'http://localhost:3000/ok?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/cancelled',
  customer_email: 'rasa@example.com',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'gbp',
        unit_amount: 1000,
        product_data: {name: 'Mėnesinė auka'},
        recurring: {interval: 'month'},
      },
    },
  ],
  subscription_data: {metadata: {donation: '7'}, description: 'Auka mokyklai'},
} satisfies Stripe.Checkout.SessionCreateParams

/** A subscription whose first payment was made on Checkout's page. */
export async function begunSubscription(
  stripe: TemporaryStripe,
  {card, ...changes}: Partial<Stripe.Checkout.SessionCreateParams> & {card?: string} = {},
) {
  const client = stripe.client()
  const {id} = await client.checkout.sessions.create({...monthlyGift, ...changes})
  await stripe.local(`/checkout/${id}/pay`, {card})
  const session = await client.checkout.sessions.retrieve(id)
  const subscription = String(session.subscription)
  return {
    session,
    id: subscription,
    customer: String(session.customer),
    now: () => client.subscriptions.retrieve(subscription),
    item: async () => {
      const [item] = (await client.subscriptions.retrieve(subscription)).items.data
      if (!item) throw new Error('The subscription has no item')
      return item
    },
    /** The oldest comes first. */
    invoices: async () => (await client.invoices.list({subscription, limit: 100})).data.toReversed(),
  }
}
