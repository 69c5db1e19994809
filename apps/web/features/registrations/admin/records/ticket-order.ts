import * as z from 'zod'

/** Tickets that somebody bought in one payment, as `ticket_buyers()` gives them. */
export const ticketOrderSchema = z.object({
  /** Of the payment. */
  id: z.uuid(),
  /** Null if Stripe knows none, or has not been asked yet. */
  name: z.string().nullable(),
  /** What the buyer has on the page after the payment and in the email. */
  orderNumber: z.string(),
  /** Number of people. */
  tickets: z.int(),
  items: z.array(z.object({name: z.string(), quantity: z.int()})),
  /** Its tickets stay valid all the same. */
  isPartlyRefunded: z.boolean(),
  /** Null until somebody marks it at the door. */
  came: z.boolean().nullable(),
})

export type TicketOrder = z.output<typeof ticketOrderSchema>

/** What was bought, as Stripe calls it: ‘2 × Adult, 1 × Child’. */
export const boughtText = ({items}: Pick<TicketOrder, 'items'>): string =>
  items.map(({name, quantity}) => `${quantity} × ${name}`).join(', ')

/** Number of people who have tickets. */
export const countTickets = (orders: readonly TicketOrder[]): number =>
  orders.reduce((sum, {tickets}) => sum + tickets, 0)
