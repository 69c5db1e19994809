import {queryOptions} from '@tanstack/react-query'
import {query} from '#/supabase/query.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {cardRenewal} from '#/features/membership/renewal/card-renewal.ts'
import {moneyKey} from '#/features/payments/payments-queries.ts'

/** The renewal by card of a member, or null. */
export function memberRenewalQuery(membershipId: string) {
  return queryOptions({
    queryKey: [...moneyKey, 'renewal', membershipId],
    queryFn: async () =>
      cardRenewal.parse(
        dataOf(await query((supabase) => supabase.rpc('renewal_of_member', {membership_id: membershipId}))),
      ),
  })
}
