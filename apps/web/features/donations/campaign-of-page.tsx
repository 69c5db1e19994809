'use client'

import type {GiftAidCharity} from '@site/schemas/consents'
import {createContext, use, useLayoutEffect, useState, type ReactNode} from 'react'

export interface DonationCampaign {
  id: string
  name: string
  description: string
  /** The path of the page with its form. */
  formPath: string
}

interface CampaignOfPage {
  campaign: DonationCampaign
  /** It follows the text of a button that gives to the campaign. */
  suffix: string
}

const CampaignContext = createContext<{
  ofPage: CampaignOfPage | undefined
  enter: (ofPage: CampaignOfPage | undefined) => void
  giftAidCharity: GiftAidCharity | undefined
}>({ofPage: undefined, enter() {}, giftAidCharity: undefined})

interface CampaignOfPageProviderProps {
  giftAidCharity?: GiftAidCharity
  children: ReactNode
}

/** A campaign's page sets this context, so that the header's button gives to the campaign. */
export function CampaignOfPageProvider({giftAidCharity, children}: CampaignOfPageProviderProps) {
  const [ofPage, enter] = useState<CampaignOfPage>()
  return <CampaignContext value={{ofPage, enter, giftAidCharity}}>{children}</CampaignContext>
}

/** Returns whom Gift Aid is declared to, or undefined while HMRC does not recognise the community. */
export function useGiftAidCharity(): GiftAidCharity | undefined {
  return use(CampaignContext).giftAidCharity
}

/** Returns undefined on any page but a campaign's. */
export function useCampaignOfPage(): CampaignOfPage | undefined {
  return use(CampaignContext).ofPage
}

export function SetCampaignOfPage({campaign, suffix}: CampaignOfPage) {
  const {enter} = use(CampaignContext)
  useLayoutEffect(() => {
    enter({campaign, suffix})
    return () => enter(undefined)
  }, [enter, campaign, suffix])
  return null
}
