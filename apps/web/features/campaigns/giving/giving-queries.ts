'use client'

import {useEffect, useState, type RefObject} from 'react'
import {pollWhileVisible} from '#/supabase/poll.ts'
import {queryTables, success, type Result} from '#/supabase/query.ts'

/** What was given is on the page within a minute. */
const REFRESH_MS = 30_000

/** The sum is in pounds, without refunds; 0 for a campaign that the database does not know. */
export function useRaisedPounds(campaignId: string, element: RefObject<Element | null>): number | undefined {
  return useFigures(loadRaisedPounds, campaignId, element)
}

/** The latest donors come first, each once. */
export function useDonors(campaignId: string, element: RefObject<Element | null>): string[] | undefined {
  return useFigures(loadDonors, campaignId, element)
}

async function loadRaisedPounds(campaignId: string): Promise<Result<number>> {
  const result = await queryTables((tables) =>
    tables.rpc('campaign_pence', {campaign_id: campaignId}, {get: true}).retry(false),
  )
  return result.ok ? success(result.data / 100) : result
}

async function loadDonors(campaignId: string): Promise<Result<string[]>> {
  const result = await queryTables((tables) =>
    tables.rpc('campaign_donors', {campaign_id: campaignId}, {get: true}).retry(false),
  )
  return result.ok ? success(result.data as string[]) : result
}

/** Polls while the element is near the viewport. */
function useFigures<Figures>(
  load: (campaignId: string) => Promise<Result<Figures>>,
  campaignId: string,
  element: RefObject<Element | null>,
): Figures | undefined {
  const [figures, setFigures] = useState<Figures>()
  useEffect(() => {
    if (!element.current) return undefined
    const polling = pollWhileVisible({
      element: element.current,
      everyMs: REFRESH_MS,
      async request(signal) {
        const result = await load(campaignId)
        if (result.ok && !signal.aborted) setFigures(result.data)
        return result.ok
      },
    })
    return () => polling.stop()
  }, [load, campaignId, element])
  return figures
}
