import {queryOptions} from '@tanstack/react-query'
import {dataOf} from '../dashboard/query-client.ts'
import {loadPage, type ListPage} from '../list/admin-list-queries.ts'

/** An email that could not be delivered. */
export interface EmailFailure {
  id: string
  recipient: string
  /** Template of the email: `confirm-sign-up`. */
  template: string
  attempts: number
  /** The email provider's last error message, unchanged. */
  lastError: string | null
  /** ISO. */
  createdAt: string | null
  /** False for a link that logs somebody in, which has expired. */
  mayResend: boolean
}

/** The newest emails that could not be sent. */
export const emailFailuresQuery = queryOptions({queryKey: ['emailFailures'], queryFn: loadEmailFailures})

async function loadEmailFailures(): Promise<ListPage<EmailFailure>> {
  const result = await loadPage(1, (supabase, from, to) =>
    supabase
      .from('email_failures')
      .select('id, recipient, template, attempts, last_error, created_at, may_resend', {count: 'exact'})
      .order('created_at', {ascending: false})
      .order('id')
      .range(from, to),
  )
  const {rows, ...rest} = dataOf(result)
  return {
    ...rest,
    rows: rows.map((row) => ({
      id: row.id ?? '',
      recipient: row.recipient ?? '',
      template: row.template ?? '',
      attempts: row.attempts ?? 0,
      lastError: row.last_error,
      createdAt: row.created_at,
      mayResend: row.may_resend ?? false,
    })),
  }
}
