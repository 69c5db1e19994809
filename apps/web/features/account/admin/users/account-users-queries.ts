import type {Language} from '@site/schemas/languages'
import {roles, type Role} from '@site/schemas/roles'
import type {Database} from '@site/supabase/generated/database.types.gen'
import {queryOptions} from '@tanstack/react-query'
import type {UserColumn, UserFilter} from '#/features/admin-list/admin-search-params.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {emptyLast, limitsOf, loadPage, type ListPage} from '#/features/admin-list/admin-list-queries.ts'
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

// PostgREST sorts and filters the result of a function only by fields that are selected.
const fields =
  'id, first_name, last_name, email, city, language, roles, organised_events, privacy_policy_accepted, banned_at, created_at, last_sign_in_at, sort_name'

type Row = Omit<Database['public']['Views']['user_overview']['Row'], 'phone' | 'region' | 'search_text'>

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
  name: 'sort_name',
  status: 'privacy_policy_accepted',
  joined: 'created_at',
  lastSeen: 'last_sign_in_at',
} as const satisfies Record<UserColumn, string>

const mayBeEmpty: readonly string[] = ['sort_name', 'last_sign_in_at']

interface UserSearch extends ListSearch<UserColumn> {
  filter: UserFilter
}

/** Name, city or email must contain all words of the search. */
export function usersQuery(search: UserSearch) {
  return queryOptions({queryKey: ['users', search], queryFn: () => loadUsers(search)})
}

async function loadUsers({filter, q, sort, page}: UserSearch): Promise<ListPage<AdminUser>> {
  const patterns = searchPatterns(q)
  const field = sortFields[sort.by]
  const direction = {ascending: !sort.isDescending}
  const result = await loadPage(page, (supabase, range) => {
    const {from, to, count} = range
    const limits = limitsOf(range, {field, isDescending: sort.isDescending}, filter !== 'all')
    let rows =
      patterns.length > 0
        ? supabase.rpc('find_users', {patterns, ...limits}, {count}).select(fields)
        : supabase.from('user_overview').select(fields, {count})
    if (filter === 'withRole') rows = rows.not('roles', 'is', null)
    return rows
      .order(field, {...direction, ...(mayBeEmpty.includes(field) && emptyLast)})
      .order('id', direction)
      .range(from, to)
  })
  const {rows, ...rest} = dataOf(result)
  return {...rest, rows: rows.map(toAdminUser)}
}
