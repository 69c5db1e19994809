import type {ReactNode} from 'react'

export interface DiscountCodeProps {
  eventKey: string
  /** For how many days a code is good. */
  validDays: number
}

/** Where a member gets and copies the personal discount code for an event. Codes are not given out yet. */
export function DiscountCode(_props: DiscountCodeProps): ReactNode {
  return null
}
