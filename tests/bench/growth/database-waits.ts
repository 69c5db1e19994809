import {demoAdmin, supabaseClient} from '../../support/people.ts'
import {adminPages} from '../admin-pages.ts'
import {eventKey} from './content.ts'
import {busiestEvent} from './rows.ts'
import {timesOf, type Wait} from './wait.ts'

const RUNS = 10

/** What visitors and admins wait for in the database. */
export async function databaseWaits(): Promise<Wait[]> {
  const visitor = supabaseClient()
  const admin = await demoAdmin()
  const {client} = admin
  const members = () => client.from('membership_overview').select('*', {count: 'estimated'})
  const queries: [string, () => PromiseLike<{error: unknown}>][] = [
    ['a page of comments', () => visitor.rpc('comment_page', {event_keys: [busiestEvent]}, {get: true})],
    [
      'counters of likes',
      () => visitor.rpc('reaction_counts', {event_keys: ['kaledos-2025', busiestEvent]}, {get: true}),
    ],
    ...adminPages(admin).map(([subject, show]): (typeof queries)[number] => [`admin: ${subject}`, show]),
    [
      'admin: members, first page',
      () => members().order('created_at', {ascending: false}).order('id').range(0, 25),
    ],
    ['admin: members, by name', () => members().order('sort_name').order('id').range(0, 25)],
    [
      'admin: members, searched',
      () =>
        client
          .rpc('find_members', {words: ['pavardenis77'], pence: [-1]}, {count: 'estimated'})
          .select('*')
          .order('sort_name')
          .order('id')
          .range(0, 25),
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
