import type {AppliedDiscount} from '../discounts/redemption.ts'

export interface SessionItem {
  id: string
  price: string
  quantity: number
  /** It is set when the buyer may change the quantity. */
  adjustable: {minimum: number; maximum: number} | null
}

/** The API does not show these. */
export interface HiddenSession {
  items: SessionItem[]
  discount: AppliedDiscount | null
  payment: {
    description: string | null
    metadata: Record<string, string>
  }
  /** It is set in the mode `subscription`. */
  subscription: {
    description: string | null
    metadata: Record<string, string>
    /** The payment that was tried, which the session of a subscription does not name. */
    intent: string | null
  } | null
}
