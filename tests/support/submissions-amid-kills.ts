import type {Sql} from 'postgres'
import {expect} from 'vitest'
import {demoPeople} from '../../apps/emulators/supabase/demo-people.ts'
import {ORGANISERS, type DeliveryStack} from './delivery-stack.ts'
import {familySubmission, submissionTo, submit, type Submission} from './submissions.ts'

/** Visitors who send at the same time. */
const AT_ONCE = 12

const kinds = [
  () => submissionTo('send-contact-email'),
  () => submissionTo('send-bus-registration'),
  () => submissionTo('send-race-registration'),
  () => submissionTo('register-for-event'),
  () => familySubmission(['Ąžuolas', 'Gintarė']),
]

interface Kill {
  /** After this share of the submissions, from 0 to 1. */
  after: number
  /** Kills a service and starts it again. */
  restart: () => Promise<unknown>
}

/** Submits forms of all kinds, a dozen at a time, and kills services meanwhile. */
export async function submitAmidKills(stack: DeliveryStack, count: number, kills: Kill[]) {
  const submissions = Array.from({length: Math.ceil(count / kinds.length)}, () => kinds.map((make) => make()))
    .flat()
    .slice(0, count)
  const pending = [...submissions]
  const killsLeft = [...kills]
  let accepted = 0
  let restarted: Promise<unknown> = Promise.resolve()
  /** Resolves when the kill that is due has begun: only one service is down at a time. */
  let begun = restarted

  function killIfDue() {
    const [due] = killsLeft
    if (!due || accepted < count * due.after) return
    killsLeft.shift()
    begun = restarted
    restarted = begun.then(() => {
      expect(accepted).toBeLessThan(count)
      return due.restart()
    })
    restarted.catch(() => {})
  }
  const visitors = Array.from({length: AT_ONCE}, async () => {
    for (let next = pending.shift(); next; next = pending.shift()) {
      await submit(stack, next)
      accepted += 1
      killIfDue()
      await begun
    }
  })
  await Promise.all(visitors)
  await restarted
  expect(killsLeft).toEqual([])
  return submissions
}

/** What has become of submissions once all emails have left. */
interface Outcome {
  /** Of each submission: rows, emails to its sender, and emails to the organisers about it. */
  each: [rows: number, receipts: number, notices: number][]
  /** All rows and emails that there are. */
  total: [rows: number, emails: number]
}

/** What it should be: everything once, and nothing else. */
export const onceEach = (submissions: readonly Submission[]): Outcome => ({
  each: submissions.map(({requests}) => [requests.length, 1, 1]),
  total: [submissions.reduce((sum, {requests}) => sum + requests.length, 0), 2 * submissions.length],
})

/** Waits until no email is left to send, and looks into the database and the inbox. */
export async function outcomeOf(
  stack: DeliveryStack,
  sql: Sql,
  submissions: readonly Submission[],
): Promise<Outcome> {
  const unsent = () => sql`select from public.email_outbox where status in ('queued', 'sending')`
  await expect.poll(async () => (await unsent()).length, {timeout: 120_000, interval: 500}).toBe(0)
  const stored = await sql<{email: string}[]>`
    select email from public.contact_messages
    union all
    select registration.email from public.event_registrations as registration
    left join public.race_registrations as runner on runner.registration_id = registration.id`
  const inbox = (await stack.inbox()).filter(({to}) =>
    demoPeople.every(({email}) => email !== to[0]?.address),
  )
  const sentTo = (address: string) => inbox.filter(({to}) => to[0]?.address === address)
  return {
    each: submissions.map(({email}) => [
      stored.filter((row) => row.email === email).length,
      sentTo(email).length,
      sentTo(ORGANISERS).filter(({text}) => text.includes(email)).length,
    ]),
    total: [stored.length, inbox.length],
  }
}
