import {queryOptions} from '@tanstack/react-query'
import {query} from '#/supabase/query.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {moneyKey} from '#/features/payments/payments-queries.ts'

export interface CampaignTotal {
  /** `other` stands for donations to no campaign, or to one that nobody knows. */
  id: string
  name: {lt: string | null; en: string | null}
  confirmedPence: number
  targetPence: number | null
}

/** Campaigns that no longer exist are included. Those with the most money come first. */
export const campaignTotalsQuery = queryOptions({
  queryKey: [...moneyKey, 'campaignTotals'],
  queryFn: loadCampaignTotals,
})

async function loadCampaignTotals(): Promise<CampaignTotal[]> {
  const result = await query((supabase) =>
    supabase.from('campaign_progress').select('campaign_id, name_lt, name_en, target_pence, confirmed_pence'),
  )
  return dataOf(result)
    .map((row) => ({
      id: row.campaign_id ?? 'other',
      name: {lt: row.name_lt, en: row.name_en},
      confirmedPence: row.confirmed_pence ?? 0,
      targetPence: row.target_pence,
    }))
    .toSorted((one, other) => other.confirmedPence - one.confirmedPence)
}
