import type {ReactNode} from 'react'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'

export interface MembershipFormProps {
  /** Pounds a year. */
  fee: number
  /** Years. Applicants confirm that they have reached this age. */
  minimumAge: number
  /** For paying by bank transfer. */
  bankDetails: SiteSettings['bankDetails']
}

/** Placeholder for the membership application. The site takes no applications yet. */
export function MembershipForm(_props: MembershipFormProps): ReactNode {
  return null
}

/** Placeholder for the button that opens the membership application in a dialog. */
export function MembershipDialogButton(): ReactNode {
  return null
}
