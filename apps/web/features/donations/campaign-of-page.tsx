'use client'

import {createContext, use, useLayoutEffect, useState, type ReactNode} from 'react'

/** The campaign that is donated to, in the page's language. */
export interface DonationCampaign {
  id: string
  name: string
  description: string
}

interface CampaignOfPage {
  campaign: DonationCampaign
  /** What follows the text of a button that gives to it. */
  suffix: string
}

const CampaignContext = createContext<{
  ofPage: CampaignOfPage | undefined
  enter: (ofPage: CampaignOfPage | undefined) => void
}>({ofPage: undefined, enter() {}})

/** Context through which a campaign's page tells the header what its button gives to. */
export function CampaignOfPageProvider({children}: {children: ReactNode}) {
  const [ofPage, enter] = useState<CampaignOfPage>()
  return <CampaignContext value={{ofPage, enter}}>{children}</CampaignContext>
}

/** The campaign whose page this is; `undefined` on any other page. */
export function useCampaignOfPage(): CampaignOfPage | undefined {
  return use(CampaignContext).ofPage
}

/** Sets the campaign whose page this is. */
export function SetCampaignOfPage({campaign, suffix}: CampaignOfPage) {
  const {enter} = use(CampaignContext)
  useLayoutEffect(() => {
    enter({campaign, suffix})
    return () => enter(undefined)
  }, [enter, campaign, suffix])
  return null
}
