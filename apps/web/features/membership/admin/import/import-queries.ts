import {queryOptions} from '@tanstack/react-query'
import {query} from '#/supabase/query.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {moneyKey} from '#/features/payments/payments-queries.ts'

export interface PastImport {
  id: string
  at: string
  /** Null if the account is gone. */
  by: string | null
  fileName: string
  added: number
  changed: number
  skipped: number
  undoneAt: string | null
  canBeUndone: boolean
  invited: number
  /** How many an invitation would reach. */
  toInvite: number
}

/** The last imports, the newest first. */
export const pastImportsQuery = queryOptions({
  queryKey: [...moneyKey, 'imports'],
  queryFn: async (): Promise<PastImport[]> =>
    dataOf(await query((supabase) => supabase.rpc('list_member_imports'))).map((row) => ({
      id: row.id,
      at: row.created_at,
      by: row.created_by,
      fileName: row.file_name,
      added: row.added,
      changed: row.changed,
      skipped: row.skipped,
      undoneAt: row.undone_at,
      canBeUndone: row.can_be_undone,
      invited: row.invited,
      toInvite: row.to_invite,
    })),
})
