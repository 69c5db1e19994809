import type {AppliedDiscount} from '../discounts/redemption.ts'

/** What is bought, at which price and how often. */
export interface SessionItem {
  id: string
  price: string
  quantity: number
  /** Set when the buyer may change the quantity. */
  adjustable: {minimum: number; maximum: number} | null
}

/** What belongs to a session and the API does not show. */
export interface HiddenSession {
  items: SessionItem[]
  discount: AppliedDiscount | null
  payment: {
    description: string | null
    metadata: Record<string, string>
  }
}
