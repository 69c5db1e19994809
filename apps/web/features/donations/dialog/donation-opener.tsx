'use client'

import type {ReactNode} from 'react'
import {DialogOpener} from '#/ui/dialogs/dialog-opener.tsx'
import {type DonationCampaign, useCampaignOfPage, useGiftAidCharity} from '../campaign-of-page.tsx'

interface DonationOpenerProps {
  campaign: DonationCampaign | undefined
  children: ReactNode
}

const load = async () => (await import('./donation-dialog.tsx')).DonationDialog

export function DonationOpener({campaign, children}: DonationOpenerProps) {
  const ofPage = useCampaignOfPage()
  const isGiftAid = useGiftAidCharity() !== undefined
  const given = campaign ?? ofPage?.campaign
  return (
    <DialogOpener
      href={given?.formPath ?? '/aukoti'}
      load={load}
      messages={isGiftAid ? 'donationWithGiftAid' : 'donation'}
      dialog={{campaign: given}}
      variant="give"
    >
      {!campaign && ofPage ? (
        // The mobile menu has room to show it; the bar at the top has not.
        <span>
          {children}
          <span className="md:sr-only"> {ofPage.suffix}</span>
        </span>
      ) : (
        children
      )}
    </DialogOpener>
  )
}
