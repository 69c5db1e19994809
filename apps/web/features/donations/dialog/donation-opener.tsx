'use client'

import type {ReactNode} from 'react'
import {DialogOpener} from '#/ui/dialog-opener.tsx'

/** The campaign that is donated to, in the page's language. */
export interface DonationCampaign {
  id: string
  name: string
  description: string
}

interface DonationOpenerProps {
  campaign: DonationCampaign | undefined
  /** Text of the button. */
  children: ReactNode
}

const load = async () => (await import('./donation-dialog.tsx')).DonationDialog

/** The button of the donation dialog. */
export function DonationOpener({campaign, children}: DonationOpenerProps) {
  return (
    <DialogOpener load={load} messages="donation" dialog={{campaign}} variant="give">
      {children}
    </DialogOpener>
  )
}
