import type {Person} from '../support/people.ts'
import {USERS} from './many-comments.ts'

const exact = {count: 'exact'} as const

/** The queries of the admin dashboard's tables, by what they show. */
export function adminPages(
  {client}: Person,
  people = USERS,
): [string, () => PromiseLike<{error: unknown}>][] {
  const users = () => client.from('user_overview').select('*', exact)
  const comments = () => client.from('comment_overview').select('*', exact)
  return [
    ['users, first page', () => users().order('created_at').range(0, 24)],
    [
      'users, last page by name',
      () =>
        users()
          .order('last_name')
          .range(people - 25, people - 1),
    ],
    ['users, searched', () => users().like('search_text', '%pavardenis77%').order('last_name').range(0, 24)],
    ['comments, newest', () => comments().order('created_at', {ascending: false}).range(0, 24)],
    ['comments, by the title of their page', () => comments().order('content_title_lt').range(0, 24)],
    [
      'comments, pending',
      () => comments().eq('status', 'pending').is('deleted_at', null).order('created_at').range(0, 24),
    ],
    ['comments, reported', () => comments().gt('open_reports', 0).order('created_at').range(0, 24)],
    [
      'comments, searched',
      () =>
        client
          .from('comment_search')
          .select('*', exact)
          .like('search_text', '%grazia%')
          .like('search_text', '%svente%')
          .order('created_at')
          .range(0, 24),
    ],
  ]
}
