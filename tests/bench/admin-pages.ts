import type {Person} from '../support/people.ts'

/** As the dashboard asks for them: exact up to a thousand, and one row more than a page. */
const counted = {count: 'estimated'} as const
const LAST = 25
const MOST = 1001

/** The queries of the admin dashboard's tables, by what they show. */
export function adminPages({client}: Person): [string, () => PromiseLike<{error: unknown}>][] {
  const users = () => client.from('user_overview').select('*', counted)
  const comments = () => client.from('comment_overview').select('*', counted).is('deleted_at', null)
  const commentsWith = (...patterns: string[]) =>
    client
      .rpc('find_comments', {patterns, most: MOST}, counted)
      .select('*')
      .is('deleted_at', null)
      .order('created_at', {ascending: false})
      .order('id', {ascending: false})
      .range(0, LAST)
  const payments = () => client.from('payment_overview').select('*', counted)
  return [
    ['users, first page', () => users().order('created_at', {ascending: false}).order('id').range(0, LAST)],
    ['users, by name', () => users().order('sort_name', {nullsFirst: false}).order('id').range(0, LAST)],
    [
      'users, searched',
      () => users().like('search_text', '%pavardenis77%').order('sort_name').order('id').range(0, LAST),
    ],
    [
      'comments, newest',
      () => comments().order('created_at', {ascending: false}).order('id', {ascending: false}).range(0, LAST),
    ],
    [
      'comments, by the title of their page',
      () => comments().order('content_title_lt', {nullsFirst: false}).order('id').range(0, LAST),
    ],
    [
      'comments, pending',
      () => comments().eq('status', 'pending').order('created_at').order('id').range(0, LAST),
    ],
    [
      'comments, reported',
      () => comments().gt('open_reports', 0).order('open_reports', {ascending: false}).range(0, LAST),
    ],
    ['comments, searched for what all say', () => commentsWith('%grazia%', '%svente%')],
    ['comments, searched for one', () => commentsWith('%komentaras 777:%')],
    ['comments, searched by author', () => commentsWith('%pavardenis77%')],
    [
      'payments, newest',
      () => payments().order('happened_at', {ascending: false}).order('id').range(0, LAST),
    ],
    [
      'payments, to decide',
      () =>
        payments()
          .not('attention', 'is', null)
          .order('happened_at', {ascending: false})
          .order('id')
          .range(0, LAST),
    ],
  ]
}
