import type {Result} from '#/supabase/query.ts'
import {type ListPage, loadPage} from '../list/admin-list-queries.ts'

/** A mail that was given up. */
export interface EmailFailure {
  id: string
  recipient: string
  /** Name of what was to be sent: `confirm-sign-up`. */
  template: string
  attempts: number
  /** What the mail service answered last, in its own words. */
  lastError: string | null
  /** When it was written, ISO. */
  writtenAt: string | null
}

/** The newest mails that could not be sent within a day. */
export async function loadEmailFailures(): Promise<Result<ListPage<EmailFailure>>> {
  const result = await loadPage(1, (supabase, from, to) =>
    supabase
      .from('email_failures')
      .select('id, recipient, template, attempts, last_error, created_at', {count: 'exact'})
      .order('created_at', {ascending: false})
      .order('id')
      .range(from, to),
  )
  if (!result.ok) return result
  const rows = result.data.rows.map((row) => ({
    id: row.id ?? '',
    recipient: row.recipient ?? '',
    template: row.template ?? '',
    attempts: row.attempts ?? 0,
    lastError: row.last_error,
    writtenAt: row.created_at,
  }))
  return {...result, data: {...result.data, rows}}
}
