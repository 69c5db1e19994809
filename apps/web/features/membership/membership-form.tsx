import type {ReactNode} from 'react'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'

export interface MembershipFormProps {
  /** Pounds a year. */
  fee: number
  /** Years; applicants confirm that they are that old. */
  minimumAge: number
  /** What a bank transfer is paid into. */
  bankDetails: SiteSettings['bankDetails']
}

/** Where the membership application goes. Applications are not taken on the site yet. */
export function MembershipForm(_props: MembershipFormProps): ReactNode {
  return null
}
