import type {ReactNode} from 'react'

/** Where logging in and out goes, in the header and in the phone menu. There are no accounts yet. */
export function AccountButton(): ReactNode {
  return null
}
