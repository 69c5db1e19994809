import {demoAdmin, supabaseClient} from '../../support/people.ts'
import {adminPages} from '../admin-pages.ts'
import {eventKey} from './content.ts'
import {busiestCampaign, busiestEvent} from './rows.ts'
import {timesOf, type Wait} from './wait.ts'

const RUNS = 10

/** What visitors and admins wait for in the database. */
export async function databaseWaits(): Promise<Wait[]> {
  const visitor = supabaseClient()
  const admin = await demoAdmin()
  const queries: [string, () => PromiseLike<{error: unknown}>][] = [
    ['a page of comments', () => visitor.rpc('comment_page', {event_keys: [busiestEvent]}, {get: true})],
    [
      'counters of likes',
      () => visitor.rpc('reaction_counts', {event_keys: ['kaledos-2025', busiestEvent]}, {get: true}),
    ],
    [
      'the total of a campaign',
      () => visitor.rpc('campaign_pence', {campaign_id: busiestCampaign}, {get: true}),
    ],
    ['own data', () => admin.client.rpc('export_own_data')],
    ['own membership', () => admin.client.rpc('my_membership')],
    ...adminPages(admin, eventKey(1)).map(([subject, show]): (typeof queries)[number] => [
      `admin: ${subject}`,
      show,
    ]),
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
