import {queryOptions} from '@tanstack/react-query'
import {loadAllRows} from '#/features/admin-list/admin-list-queries.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {bankKey} from '../line/line-queries.ts'
import type {KnownLine} from '../statement/accounts.ts'

/** What earlier statements tell of the accounts, the newest first. */
export interface KnownStatement {
  account: string
  source: string | null
  /** Those of the period that was asked for. */
  lines: KnownLine[]
}

/** All statements, with their lines from one day to another. */
export function knownStatementsQuery(from: string, until: string) {
  return queryOptions({
    queryKey: [...bankKey, 'known', from, until],
    queryFn: () => loadKnownStatements(from, until),
    enabled: from !== '',
  })
}

async function loadKnownStatements(from: string, until: string): Promise<KnownStatement[]> {
  const [statements, lines] = await Promise.all([
    loadAllRows((supabase, range) =>
      supabase
        .from('bank_statements')
        .select('id, account, source', {count: range.count})
        .order('created_at', {ascending: false})
        .order('id')
        .range(range.from, range.to),
    ),
    loadAllRows((supabase, range) =>
      supabase
        .from('bank_lines')
        .select('statement_id, booked_on, pence, balance_pence', {count: range.count})
        .gte('booked_on', from)
        .lte('booked_on', until)
        .order('id')
        .range(range.from, range.to),
    ),
  ])
  const known = dataOf(lines)
  return dataOf(statements).map(({id, account, source}) => ({
    account,
    source,
    lines: known
      .filter((line) => line.statement_id === id)
      .map((line) => ({on: line.booked_on, pence: line.pence, balancePence: line.balance_pence})),
  }))
}
