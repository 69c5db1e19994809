import type {ReactNode} from 'react'
import type {Bilingual} from '#/i18n/localize.ts'

export interface DonateButtonProps {
  /** The campaign to donate to; by default the community. */
  campaign?: {_id: string; name: Bilingual<string>; reference: string | null}
  /** Text of the button, instead of the default. */
  label?: Bilingual<string>
}

/** Placeholder for the button that opens the donation form. The site takes no donations yet. */
export function DonateButton(_props: DonateButtonProps): ReactNode {
  return null
}
