import type {ReactNode} from 'react'

export interface DiscountCodeProps {
  eventKey: string
  /** Validity of a code. */
  validDays: number
}

/** Placeholder for a member's personal discount code for an event. The site issues no codes yet. */
export function DiscountCode(_props: DiscountCodeProps): ReactNode {
  return null
}
