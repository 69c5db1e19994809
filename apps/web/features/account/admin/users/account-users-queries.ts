import type {Language} from '@site/schemas/languages'
import {roles, type Role} from '@site/schemas/roles'
import type {Database} from '@site/supabase/generated/database.types.gen'
import {queryOptions} from '@tanstack/react-query'
import type {UserColumn} from '#/features/admin-list/admin-search-params.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {emptyLast, loadPage, type ListPage} from '#/features/admin-list/admin-list-queries.ts'
import {searchPatterns} from '#/features/admin-list/search-patterns.ts'
import type {ListSearch} from '#/features/admin-list/use-list-search-params.ts'

/** Instants are ISO strings. */
export interface AdminUser {
  id: string
  name: string
  email: string
  city: string | null
  language: Language
  roles: Role[]
  events: string[]
  /** It is true once the privacy policy has been accepted. */
  isActive: boolean
  bannedAt: string | null
  joinedAt: string | null
  lastSeenAt: string | null
}

const fields =
  'id, first_name, last_name, email, city, language, roles, organised_events, privacy_policy_accepted, banned_at, created_at, last_sign_in_at'

type Row = Omit<
  Database['public']['Views']['user_overview']['Row'],
  'phone' | 'region' | 'search_text' | 'is_admin' | 'sort_name' | 'sort_city'
>

function toAdminUser(row: Row): AdminUser {
  return {
    id: row.id ?? '',
    name: [row.first_name, row.last_name].filter(Boolean).join(' '),
    email: row.email ?? '',
    city: row.city,
    language: row.language === 'en' ? 'en' : 'lt',
    roles: roles.filter((role) => row.roles?.includes(role)),
    events: row.organised_events ?? [],
    isActive: row.privacy_policy_accepted === true,
    bannedAt: row.banned_at,
    joinedAt: row.created_at,
    lastSeenAt: row.last_sign_in_at,
  }
}

const sortFields = {
  name: ['sort_name'],
  email: ['email'],
  city: ['sort_city'],
  language: ['language'],
  // Admins come first, then those with other roles, or the other way round.
  role: ['is_admin', 'roles'],
  status: ['privacy_policy_accepted'],
  joined: ['created_at'],
  lastSeen: ['last_sign_in_at'],
} as const satisfies Record<UserColumn, readonly string[]>

const mayBeEmpty: readonly string[] = ['sort_name', 'email', 'sort_city', 'last_sign_in_at']

/** Name, city or email must contain all words of the search. */
export function usersQuery(search: ListSearch<UserColumn>) {
  return queryOptions({queryKey: ['users', search], queryFn: () => loadUsers(search)})
}

async function loadUsers({q, sort, page}: ListSearch<UserColumn>): Promise<ListPage<AdminUser>> {
  const result = await loadPage(page, (supabase, {from, to, count}) => {
    let rows = supabase.from('user_overview').select(fields, {count})
    for (const pattern of searchPatterns(q)) rows = rows.like('search_text', pattern)
    for (const field of sortFields[sort.by]) {
      rows = rows.order(field, {ascending: !sort.isDescending, ...(mayBeEmpty.includes(field) && emptyLast)})
    }
    return rows.order('id').range(from, to)
  })
  const {rows, ...rest} = dataOf(result)
  return {...rest, rows: rows.map(toAdminUser)}
}
