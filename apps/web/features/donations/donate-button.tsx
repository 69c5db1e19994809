import type {ReactNode} from 'react'
import type {Bilingual} from '#/i18n/localize.ts'

export interface DonateButtonProps {
  /** The campaign that the donation is for; without one, it is for the community as a whole. */
  campaign?: {_id: string; name: Bilingual<string>; reference: string | null}
  /** Text of the button, if not the usual one. */
  label?: Bilingual<string>
}

/** Placeholder for the button that opens the donation form. The site takes no donations yet. */
export function DonateButton(_props: DonateButtonProps): ReactNode {
  return null
}
