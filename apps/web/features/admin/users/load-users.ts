import type {Answer} from '#/supabase/ask-supabase.ts'
import type {Sort, UserColumn} from '../admin-address.ts'
import {toAdminUser, userFields, type AdminUser} from './admin-user.ts'
import {loadPage} from '../list/load-page.ts'
import type {ListPage} from '../list/page-of-list.ts'
import {searchPatterns} from '../list/search-patterns.ts'

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
): Promise<Answer<ListPage<AdminUser>>> {
  const answer = await loadPage(page, (supabase, from, to) => {
    let rows = supabase.from('user_overview').select(userFields, {count: 'exact'})
    for (const pattern of searchPatterns(query)) rows = rows.like('search_text', pattern)
    for (const field of fields[sort.by]) {
      rows = rows.order(field, {ascending: !sort.isDescending, nullsFirst: false})
    }
    return rows.order('id').range(from, to)
  })
  if (!answer.ok) return answer
  return {ok: true, data: {...answer.data, rows: answer.data.rows.map(toAdminUser)}}
}
