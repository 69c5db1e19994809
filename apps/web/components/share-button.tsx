import type {ReactNode} from 'react'

export interface ShareButtonProps {
  /** What is shared, in the page's language. */
  title: string
  /** Address without language. */
  path: string
}

/** Shares a page through the device or, where it cannot, copies title and address. */
export function ShareButton(_props: ShareButtonProps): ReactNode {
  return null
}
