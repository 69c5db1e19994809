import type {ReactNode} from 'react'

/** Where admins see, above the header of every page, that they are. There are no accounts yet. */
export function AdminBanner(): ReactNode {
  return null
}
