import {queryOptions} from '@tanstack/react-query'
import {query} from '#/supabase/query.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {moneyKey} from '#/features/payments/payments-queries.ts'
import type {Database} from '@site/supabase/generated/database.types.gen'

type Row = Database['public']['Functions']['list_member_imports']['Returns'][number]

/** `created_by` is null if the account is gone. */
export type PastImport = Row & {created_by: string | null; undone_at: string | null}

/** The last imports, the newest first. */
export const pastImportsQuery = queryOptions({
  queryKey: [...moneyKey, 'imports'],
  queryFn: async (): Promise<PastImport[]> =>
    dataOf(await query((supabase) => supabase.rpc('list_member_imports'))),
})
