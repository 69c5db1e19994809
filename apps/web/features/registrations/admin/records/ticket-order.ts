import * as z from 'zod'

/** `ticket_buyers()` gives this shape for the tickets of one payment. */
export const ticketOrderSchema = z.object({
  /** It is the id of the payment. */
  id: z.uuid(),
  /** It is null if Stripe knows none, or has not been asked yet. */
  name: z.string().nullable(),
  /** The buyer has it on the page after the payment and in the email. */
  orderNumber: z.string(),
  tickets: z.int(),
  items: z.array(z.object({name: z.string(), quantity: z.int()})),
  /** The tickets stay valid all the same. */
  isPartlyRefunded: z.boolean(),
  came: z.boolean().nullable(),
  hasEmail: z.boolean(),
})

export type TicketOrder = z.output<typeof ticketOrderSchema>

/** Stripe names what was bought: ‘2 × Adult, 1 × Child’. */
export const boughtText = ({items}: Pick<TicketOrder, 'items'>): string =>
  items.map(({name, quantity}) => `${quantity} × ${name}`).join(', ')

export const countTickets = (orders: readonly TicketOrder[]): number =>
  orders.reduce((sum, {tickets}) => sum + tickets, 0)
