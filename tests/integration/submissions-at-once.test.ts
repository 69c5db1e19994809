import {randomUUID} from 'node:crypto'
import postgres from 'postgres'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {DeliveryStack, newAddress} from '../support/delivery-stack.ts'
import {
  familySubmission,
  formBodies,
  postForm,
  prepareForms,
  submissionTo,
  submit,
  type FormFunction,
} from '../support/submissions.ts'

const PLACES = 10

let stack: DeliveryStack
let sql: postgres.Sql
beforeAll(async () => {
  stack = await DeliveryStack.start()
  sql = postgres(stack.supabase.databaseUrl, {max: 2})
  await prepareForms(sql, PLACES)
}, 120_000)
afterAll(async () => {
  await sql.end()
  await stack.stop()
})

/** Reads the places taken again and again until `work` is done. Resolves to the most that were taken at any time. */
async function mostPlacesDuring(work: Promise<unknown>): Promise<number> {
  let isDone = false
  const done = work.finally(() => (isDone = true))
  let most = 0
  while (!isDone) {
    const [row] = await sql<{taken: number}[]>`
      select coalesce(sum(seats), 0)::int as taken from public.event_registrations
      where kind = 'race' and status in ('registered', 'requested', 'offered')`
    most = Math.max(most, row?.taken ?? 0)
  }
  await done
  return most
}

test('of 60 runners who register at once for 10 places, families among them, 10 have places and the others wait', async () => {
  const families = Array.from({length: 10}, () => familySubmission(['Ąžuolas', 'Gintarė', 'Lukas']))
  const adults = Array.from({length: 30}, () => submissionTo('send-race-registration'))
  const submissions = [...families, ...adults]
  const answers = Promise.all(submissions.map((each) => submit(stack, each)))
  expect(await mostPlacesDuring(answers)).toBe(PLACES)

  const stored = await sql<{email: string; status: string; seats: number; runners: number}[]>`
    select registration.email, registration.status, registration.seats, count(*)::int as runners
    from public.event_registrations as registration
    join public.race_registrations as runner on runner.registration_id = registration.id
    where registration.kind = 'race' group by registration.id`
  const rowOf = new Map(stored.map(({email, ...row}) => [email, row]))
  expect(rowOf.size).toBe(submissions.length)
  for (const [index, {email, requests}] of submissions.entries()) {
    // A family is whole: all its children have a place, or all of them wait.
    const told = new Set((await answers)[index]?.map(({body}) => body.status))
    const size = requests.length
    expect(rowOf.get(email)).toEqual({status: [...told].join(), seats: size, runners: size})
  }
  const seatsWith = (status: string) =>
    stored.filter((row) => row.status === status).reduce((sum, {seats}) => sum + seats, 0)
  expect([seatsWith('registered'), seatsWith('waiting')]).toEqual([PLACES, 60 - PLACES])
})

const storedUnder = async (email: string) => {
  const rows = await sql`
    select email from public.contact_messages where email = ${email}
    union all select email from public.event_registrations where email = ${email}`
  return rows.length
}

const keyed: FormFunction[] = [
  'send-contact-email',
  'send-bus-registration',
  'send-race-registration',
  'register-for-event',
]

describe.each(keyed)('a key of %s', (name) => {
  test('that is sent ten times at once takes effect once, and each attempt gets the same answer', async () => {
    const email = newAddress()
    const key = {'idempotency-key': randomUUID()}
    const body = formBodies[name](email)
    const answers = await Promise.all(Array.from({length: 10}, () => postForm(stack, name, body, key)))
    expect(new Set(answers.map(({status}) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(await storedUnder(email)).toBe(1)
  })

  test('with another content is refused, also when both arrive at once', async () => {
    const emails = [newAddress(), newAddress()]
    const key = {'idempotency-key': randomUUID()}
    const send = (email: string) => postForm(stack, name, formBodies[name](email), key)
    const answers = await Promise.all(emails.map(send))
    expect(answers.map(({status}) => status).toSorted()).toEqual([200, 409])
    const [kept = '', refused = ''] = answers[0]?.status === 200 ? emails : emails.toReversed()
    expect(await send(refused)).toMatchObject({
      status: 409,
      body: {error: {code: 'idempotency_conflict'}},
    })
    expect((await send(kept)).status).toBe(200)
    expect([await storedUnder(kept), await storedUnder(refused)]).toEqual([1, 0])
  })
})

test('an address that is entered ten times at once subscribes to the newsletter once', async () => {
  const email = newAddress()
  const body = formBodies['newsletter-subscription'](email)
  const answers = await Promise.all(
    Array.from({length: 10}, () => postForm(stack, 'newsletter-subscription', body)),
  )
  expect(new Set(answers.map(({status}) => status))).toEqual(new Set([200]))
  const rows = await sql`select status from public.newsletter_subscribers where email = ${email}`
  expect([...rows]).toEqual([{status: 'pending'}])
})
