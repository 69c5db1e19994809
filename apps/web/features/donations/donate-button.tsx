import type {ReactNode} from 'react'
import type {ContentAction} from '#/features/news/news-queries.ts'

type DonateAction = Extract<ContentAction, {_type: 'donateAction'}>

export interface DonateButtonProps {
  /** The campaign that the donation is recorded for; without it, for the community as a whole. */
  campaign?: NonNullable<DonateAction['campaign']>
  /** What the button says; without it, the site's usual word. */
  label?: DonateAction['label']
}

/** Where the button that opens the donation form goes. Donations are not taken on the site yet. */
export function DonateButton(_props: DonateButtonProps): ReactNode {
  return null
}
