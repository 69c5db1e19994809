import type {SessionItem} from '../catalogue/payment-link-object.ts'
import type {AppliedDiscount} from '../discounts/redemption.ts'

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
