import {paymentMethods} from '@site/schemas/statuses/payment'
import {queryOptions} from '@tanstack/react-query'
import * as z from 'zod'
import {query} from '#/supabase/query.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {moneyKey} from '#/features/payments/payments-queries.ts'

/** What the database logs of a membership. */
export const historyActions = [
  'member_added',
  'member_imported',
  'member_changed_by_import',
  'import_undone',
  'member_invited',
  'member_corrected',
  'fee_recorded',
  'membership_cancelled',
  'memberships_merged',
  'membership_joined',
  'member_deceased',
  'member_not_deceased',
  'made_honorary',
  'no_longer_honorary',
  'household_joined',
  'household_left',
  'household_ended',
  'household_person_joined',
  'household_person_left',
  'household_payer',
  'household_payer_ended',
  'renewal_stopped',
] as const

const correctedFields = ['name', 'email', 'phone', 'postalAddress', 'language'] as const

const details = z.object({
  changed: z.array(z.enum(correctedFields)).optional(),
  pence: z.int().optional(),
  on: z.string().optional(),
  method: z.enum(paymentMethods).optional(),
  /** Null for a membership that was separated from its account. */
  account: z.string().nullish(),
})

export interface HistoryEntry {
  at: string
  action: (typeof historyActions)[number]
  /** Null if the account has been deleted. */
  actor: string | null
  details: z.infer<typeof details>
}

/** What people did to a membership, newest first. */
export function historyQuery(membershipId: string) {
  return queryOptions({
    queryKey: [...moneyKey, 'history', membershipId],
    queryFn: () => loadHistory(membershipId),
  })
}

async function loadHistory(membershipId: string): Promise<HistoryEntry[]> {
  const rows = dataOf(
    await query((supabase) => supabase.rpc('membership_history', {membership_id: membershipId})),
  )
  return rows.map((row) => ({
    at: row.created_at,
    action: z.enum(historyActions).parse(row.action),
    actor: row.actor,
    details: details.parse(row.details ?? {}),
  }))
}
