import {queryOptions} from '@tanstack/react-query'
import {query} from '#/supabase/query.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {moneyKey} from '#/features/payments/payments-queries.ts'
import {readReport, type YearlyReport} from './report.ts'

/** @param first and `last` are ISO days of London, both included */
export function reportQuery(first: string, last: string) {
  return queryOptions({
    queryKey: [...moneyKey, 'yearlyReport', first, last],
    queryFn: () => loadReport(first, last),
  })
}

async function loadReport(first: string, last: string): Promise<YearlyReport> {
  const result = await query((supabase) => supabase.rpc('yearly_report', {year_start: first, year_end: last}))
  return readReport(dataOf(result))
}
