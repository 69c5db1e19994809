import type {Database} from '@site/supabase/generated/database.types.gen'
import type {Result} from '#/supabase/query.ts'
import type {Sort, UserColumn} from '../admin-address.ts'
import {type ListPage, loadPage} from '../list/admin-list-queries.ts'
import {searchPatterns} from '../list/search-patterns.ts'

/** An account as admins see it. Instants are ISO. */
export interface AdminUser {
  id: string
  /** First and last name; empty where somebody gave none. */
  name: string
  email: string
  city: string | null
  language: 'lt' | 'en'
  isAdmin: boolean
  /** Whether the privacy policy was accepted. */
  isActive: boolean
  bannedAt: string | null
  joinedAt: string | null
  lastSeenAt: string | null
}

type Row = Database['public']['Views']['user_overview']['Row']

export const userFields =
  'id, first_name, last_name, email, city, language, is_admin, privacy_policy_accepted, banned_at, created_at, last_sign_in_at'

/** A row of the view `user_overview` as ours. */
export function toAdminUser(row: Omit<Row, 'phone' | 'region' | 'search_text'>): AdminUser {
  return {
    id: row.id ?? '',
    name: [row.first_name, row.last_name].filter(Boolean).join(' '),
    email: row.email ?? '',
    city: row.city,
    language: row.language === 'en' ? 'en' : 'lt',
    isAdmin: row.is_admin === true,
    isActive: row.privacy_policy_accepted === true,
    bannedAt: row.banned_at,
    joinedAt: row.created_at,
    lastSeenAt: row.last_sign_in_at,
  }
}

const fields = {
  name: ['last_name', 'first_name'],
  email: ['email'],
  city: ['city'],
  language: ['language'],
  role: ['is_admin'],
  status: ['privacy_policy_accepted'],
  joined: ['created_at'],
  lastSeen: ['last_sign_in_at'],
} as const satisfies Record<UserColumn, readonly string[]>

/** Accounts whose name, city or e-mail have all the words of the query. */
export async function loadUsers(
  query: string,
  sort: Sort<UserColumn>,
  page: number,
): Promise<Result<ListPage<AdminUser>>> {
  const result = await loadPage(page, (supabase, from, to) => {
    let rows = supabase.from('user_overview').select(userFields, {count: 'exact'})
    for (const pattern of searchPatterns(query)) rows = rows.like('search_text', pattern)
    for (const field of fields[sort.by]) {
      rows = rows.order(field, {ascending: !sort.isDescending, nullsFirst: false})
    }
    return rows.order('id').range(from, to)
  })
  if (!result.ok) return result
  return {...result, data: {...result.data, rows: result.data.rows.map(toAdminUser)}}
}
