import type {UnreachedReason} from '@site/schemas/statuses/email'
import {queryOptions} from '@tanstack/react-query'
import type {AddressColumn} from '#/features/admin-list/admin-search-params.ts'
import {query} from '#/supabase/query.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {loadPage, type ListPage} from '#/features/admin-list/admin-list-queries.ts'
import {addressPatterns} from '#/features/admin-list/search-patterns.ts'
import type {ListSearch} from '#/features/admin-list/use-list-search-params.ts'

export interface EmailFailure {
  id: string
  recipient: string
  template: string
  attempts: number
  /** The email provider's message is unchanged. */
  lastError: string | null
  createdAt: string | null
  /** A link that logs somebody in has expired, so it is not sent again. */
  mayResend: boolean
}

export function emailFailuresQuery(limit: number) {
  return queryOptions({queryKey: ['emailFailures', limit], queryFn: () => loadEmailFailures(limit)})
}

async function loadEmailFailures(limit: number): Promise<{rows: EmailFailure[]; total: number}> {
  const result = await query((supabase) =>
    supabase
      .from('email_failures')
      .select('id, recipient, template, attempts, last_error, created_at, may_resend', {count: 'exact'})
      .order('created_at', {ascending: false})
      .order('id')
      .limit(limit),
  )
  const rows = dataOf(result).map((row) => ({
    id: row.id ?? '',
    recipient: row.recipient ?? '',
    template: row.template ?? '',
    attempts: row.attempts ?? 0,
    lastError: row.last_error,
    createdAt: row.created_at,
    mayResend: row.may_resend ?? false,
  }))
  return {rows, total: (result.ok && result.count) || rows.length}
}

export interface SuppressedAddress {
  /** The address serves as the id. */
  id: string
  /** `complained`: its reader reported an email as spam. */
  reason: UnreachedReason
  since: string
}

const addressFields = {address: 'email', since: 'since'} as const satisfies Record<AddressColumn, string>

export function suppressedQuery(search: ListSearch<AddressColumn>) {
  return queryOptions({queryKey: ['suppressedAddresses', search], queryFn: () => loadSuppressed(search)})
}

async function loadSuppressed({
  q,
  sort,
  page,
}: ListSearch<AddressColumn>): Promise<ListPage<SuppressedAddress>> {
  const result = await loadPage(page, (supabase, {from, to, count}) => {
    let rows = supabase.from('suppressed_addresses').select('email, reason, since', {count})
    for (const pattern of addressPatterns(q)) rows = rows.like('email', pattern)
    return rows.order(addressFields[sort.by], {ascending: !sort.isDescending}).order('email').range(from, to)
  })
  const {rows, ...rest} = dataOf(result)
  return {
    ...rest,
    rows: rows.map(({email, reason, since}) => ({
      id: email,
      reason: reason === 'complained' ? reason : 'bounced',
      since,
    })),
  }
}
