import {membershipStatuses, type MembershipStatus} from '@site/schemas/statuses/membership'
import {queryOptions} from '@tanstack/react-query'
import * as z from 'zod'
import {query} from '#/supabase/query.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {moneyKey} from '#/features/payments/payments-queries.ts'

export interface HouseholdPerson {
  id: string
  firstName: string
  lastName: string
  status: MembershipStatus
  until: string | null
  pays: boolean
  /** Nobody pays for an honorary member, who cannot be the payer either. */
  isHonorary: boolean
}

/** Everybody of the household of a member, the payer first. */
export function householdQuery(membershipId: string) {
  return queryOptions({
    queryKey: [...moneyKey, 'household', membershipId],
    queryFn: () => loadHousehold(membershipId),
  })
}

async function loadHousehold(membershipId: string): Promise<HouseholdPerson[]> {
  const rows = dataOf(await query((supabase) => supabase.rpc('household_of', {membership_id: membershipId})))
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    status: z.enum(membershipStatuses).parse(row.status),
    until: row.valid_until,
    pays: row.pays_for_household,
    isHonorary: row.is_honorary,
  }))
}
