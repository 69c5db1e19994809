import {demoAdmin, supabaseClient} from '../../support/people.ts'
import {adminPages} from '../admin-pages.ts'
import {eventKey} from './content.ts'
import {busiestEvent} from './rows.ts'
import type {Size} from './sizes.ts'
import {timesOf, type Wait} from './wait.ts'

const RUNS = 10

/** What visitors and admins wait for in the database. */
export async function databaseWaits({members}: Size): Promise<Wait[]> {
  const visitor = supabaseClient()
  const admin = await demoAdmin()
  const {client} = admin
  const membersAll = () => client.from('membership_overview').select('*', {count: 'exact'})
  const queries: [string, () => PromiseLike<{error: unknown}>][] = [
    ['a page of comments', () => visitor.rpc('comment_page', {event_keys: [busiestEvent]}, {get: true})],
    [
      'counters of likes',
      () => visitor.rpc('reaction_counts', {event_keys: ['kaledos-2025', busiestEvent]}, {get: true}),
    ],
    ...adminPages(admin, members).map(([subject, show]): (typeof queries)[number] => [
      `admin: ${subject}`,
      show,
    ]),
    ['admin: members, first page', () => membersAll().order('created_at', {ascending: false}).range(0, 24)],
    [
      'admin: members, searched',
      () => membersAll().like('search_text', '%pavardenis77%').order('last_name').range(0, 24),
    ],
    [
      'admin: registrations of an event',
      () =>
        client
          .from('registration_overview')
          .select('*', {count: 'exact'})
          .eq('event_key', eventKey(1))
          .order('created_at')
          .order('id')
          .range(0, 999),
    ],
  ]
  const waits: Wait[] = []
  for (const [subject, show] of queries) {
    const times = await timesOf(RUNS + 1, async () => {
      const {error} = await show()
      if (error) throw new Error(`${subject}: ${JSON.stringify(error)}`)
    })
    waits.push({subject, aim: 0.1, times: times.slice(1)})
  }
  return waits
}
