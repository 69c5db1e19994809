import {queryOptions} from '@tanstack/react-query'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {query} from '#/supabase/query.ts'

const MOST_ERRORS = 50

export interface ReportedError {
  code: string
  path: string
  message: string
  stack: string | null
  browser: string | null
  language: string
  /** So many equal ones were reported. */
  times: number
  firstAt: string
  lastAt: string
}

/** Without a code, the newest. */
export const reportedErrorsQuery = (code: string | undefined) =>
  queryOptions({queryKey: ['reportedErrors', code ?? ''], queryFn: () => loadErrors(code)})

async function loadErrors(code: string | undefined): Promise<ReportedError[]> {
  const rows = dataOf(
    await query((supabase) =>
      supabase.rpc('list_reported_errors', {most: MOST_ERRORS, ...(code && {wanted: code})}),
    ),
  )
  return rows.map(({first_at, last_at, ...row}) => ({...row, firstAt: first_at, lastAt: last_at}))
}
