import type {ReactNode} from 'react'

/** Where the button that opens the membership application over the page goes. Applications are not taken on the site yet. */
export function MembershipDialogButton(): ReactNode {
  return null
}
