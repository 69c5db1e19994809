/** A subscription with its customer and card, as Stripe expands it. */
export const exampleSubscription = {
  id: 'sub_1',
  object: 'subscription',
  status: 'active',
  metadata: {subscriptionId: '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77'},
  customer: {id: 'cus_1', object: 'customer', email: 'rasa@example.test', name: 'Rasa'},
  start_date: 1_795_000_000,
  pause_collection: null,
  default_payment_method: {id: 'pm_1', card: {brand: 'visa', last4: '4242'}},
  items: {
    data: [
      {
        id: 'si_1',
        quantity: 1,
        price: {
          unit_amount: 1000,
          currency: 'gbp',
          product: {id: 'prod_1', object: 'product', name: 'Auka', active: false},
        },
        current_period_end: 1_797_000_000,
      },
    ],
  },
}
