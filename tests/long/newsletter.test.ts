import postgres from 'postgres'
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest'
import {DeliveryStack, newAddress} from '../support/delivery-stack.ts'
import {PUBLISHABLE_KEY} from '../support/supabase-process.ts'

vi.setConfig({testTimeout: 240_000})

let stack: DeliveryStack
let sql: postgres.Sql
let admin: Awaited<ReturnType<typeof logIn>>
beforeAll(async () => {
  stack = await DeliveryStack.start()
  sql = postgres(stack.supabase.databaseUrl, {max: 2, onnotice: () => {}})
  admin = await logIn('admin@example.test', 'slaptazodis')
}, 120_000)
afterAll(async () => {
  await sql.end()
  await stack.stop()
})

async function logIn(email: string, password: string) {
  const client = stack.supabase.client()
  const {data, error} = await client.auth.signInWithPassword({email, password})
  if (error) throw error
  return {client, email, token: data.session.access_token}
}

/** Makes these addresses the only subscribers. */
async function subscribe(emails: readonly string[], language = 'lt') {
  await sql`delete from public.newsletter_subscribers`
  await sql`
    insert into public.newsletter_subscribers (email, language, wording, status, confirmed_at)
    select email, ${language}, 'Sutinku.', 'confirmed', now() from unnest(${[...emails]}::text[]) as given (email)`
}

const texts = {subject: {lt: 'Kalėdos', en: 'Christmas'}, content: {lt: 'Susitinkame!', en: 'See you there!'}}

/** Sends a newsletter as the admin area does, and resolves to its id. */
async function send(changes: object = {}): Promise<string> {
  const response = await fetch(`${stack.functionsUrl}/send-newsletter`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${admin.token}`,
    },
    body: JSON.stringify({...texts, ...changes}),
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as {issueId: string}).issueId
}

const figuresOf = async (issue: string) => {
  const {data} = await admin.client.rpc('newsletter_history')
  return data?.find(({id}) => id === issue)
}

async function isSent(issue: string) {
  const status = async () => (await figuresOf(issue))?.status
  await expect.poll(status, {timeout: 180_000, interval: 500}).toBe('sent')
}

const sentOf = async (issue: string) => (await figuresOf(issue))?.sent ?? 0

/** As if the leases, and the waits for the next attempt, had passed. */
const makeDue = () =>
  sql`update public.email_outbox set next_attempt_at = now() where status in ('queued', 'sending')`

/** How many emails each address has got. */
async function arrivals(emails: readonly string[]) {
  const arrived = Map.groupBy(await stack.arrived(), (each) => each)
  return emails.map((email) => arrived.get(email)?.length ?? 0)
}

const once = (emails: readonly string[]) => emails.map(() => 1)
const addresses = (count: number) => Array.from({length: count}, () => newAddress('skaitytojas'))

/** Waits until a worker has looked for emails from now on, by an email that it sends. */
async function aWorkerHasRun() {
  const recipient = newAddress('kita')
  await stack.queue([{recipient, kind: 'transactional'}])
  await stack.arrival(recipient)
}

/** How many more emails may be sent today; without a number, as many as there are. */
const limitTo = (count: number | null) => sql`
  update private.email_limits set reserved = 0, per_day = ${count} + (
    select count(*) from public.email_outbox where sent_at is not null
  )`

async function sentEmails(): Promise<number> {
  const [row] = await sql`select count(*)::integer from public.email_outbox where sent_at is not null`
  return row?.count
}

test('a newsletter whose workers and database are killed goes on, to everybody and to nobody twice', async () => {
  onTestFinished(async () => {
    await stack.outage(null)
    await limitTo(null)
  })
  const readers = addresses(400)
  await subscribe(readers)

  // The functions die while Resend has taken a batch and they do not know it.
  await stack.outage('lost')
  const issue = await send()
  await expect.poll(async () => (await stack.arrived()).length, {timeout: 60_000}).toBeGreaterThanOrEqual(100)
  await stack.functions.end('SIGKILL')
  expect(await figuresOf(issue)).toMatchObject({sent: 0, left: 400})
  const sentBefore = await sentEmails()
  await limitTo(200)
  await stack.outage(null)
  await makeDue()
  await stack.functions.start()

  // Then the database dies while a batch is on its way, the first after half of the emails.
  // An email to admins about the outage counts too.
  await expect.poll(sentEmails, {timeout: 60_000}).toBeGreaterThanOrEqual(sentBefore + 200)
  await stack.outage('lost')
  await limitTo(null)
  const sending = () => sql`select from public.email_outbox where status = 'sending'`
  await expect.poll(async () => (await sending()).length, {timeout: 60_000}).toBeGreaterThan(0)
  await stack.supabase.killPostgres()
  await stack.outage(null)
  await stack.supabase.launch()
  await makeDue()
  expect(await sentOf(issue)).toBeLessThan(400)

  await isSent(issue)
  expect(await arrivals(readers)).toEqual(once(readers))
  expect(await figuresOf(issue)).toMatchObject({recipients: 400, left: 0, sent: 400, failed: 0, skipped: 0})
})

test('when somebody unsubscribes whose batch Resend may have accepted, nobody else gets it twice', async () => {
  onTestFinished(() => stack.outage(null))
  const readers = addresses(5)
  await subscribe(readers)
  await stack.outage('lost')
  const issue = await send()
  for (const reader of readers) await stack.arrival(reader)
  await stack.functions.end('SIGKILL')
  await sql`
    update public.newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now()
    where email = ${readers[0] ?? ''}`
  await stack.outage(null)
  await makeDue()
  await stack.functions.start()
  await isSent(issue)
  expect(await arrivals(readers)).toEqual(once(readers))
  expect(await figuresOf(issue)).toMatchObject({sent: 4, skipped: 1, failed: 0})
})

test('the stop button stops it also while Resend fails, and going on leaves nobody out', async () => {
  onTestFinished(() => stack.outage(null))
  const readers = addresses(150)
  await subscribe(readers)
  await stack.outage(500)
  const issue = await send()
  const failing = () =>
    sql`select from public.email_outbox where kind = 'newsletter' and last_error like '500%'`
  await expect.poll(async () => (await failing()).length, {timeout: 60_000}).toBeGreaterThanOrEqual(100)
  expect((await admin.client.rpc('stop_newsletter', {issue_id: issue})).error).toBeNull()
  // A batch that a worker has claimed before is still tried, also one whose claim is not committed yet.
  const tried = newAddress('kita')
  await stack.queue([{recipient: tried, kind: 'transactional'}])
  const attempts = () =>
    sql`select from public.email_outbox where recipient = ${tried} and last_error is not null`
  await expect.poll(async () => (await attempts()).length, {timeout: 60_000}).toBe(1)
  const claimed = () => sql`select from public.email_outbox where kind = 'newsletter' and status = 'sending'`
  await expect.poll(async () => (await claimed()).length, {timeout: 60_000}).toBe(0)
  await stack.outage(null)
  await makeDue()
  await aWorkerHasRun()
  await makeDue()
  await aWorkerHasRun()
  expect(await arrivals(readers)).toEqual(readers.map(() => 0))
  expect(await figuresOf(issue)).toMatchObject({status: 'stopped', sent: 0, left: 150})

  expect((await admin.client.rpc('resume_newsletter', {issue_id: issue})).error).toBeNull()
  await isSent(issue)
  expect(await arrivals(readers)).toEqual(once(readers))
})

test('a newsletter for a set time goes out when it has come, and not before', async () => {
  const readers = addresses(3)
  await subscribe(readers)
  const issue = await send({sendAt: new Date(Date.now() + 3_600_000).toISOString()})
  await aWorkerHasRun()
  expect(await figuresOf(issue)).toMatchObject({status: 'scheduled'})
  expect(await arrivals(readers)).toEqual(readers.map(() => 0))
  await sql`update public.newsletter_issues set send_at = now() where id = ${issue}`
  await isSent(issue)
  expect(await arrivals(readers)).toEqual(once(readers))
})

test('who unsubscribes, bounces or complains gets no further newsletter', async () => {
  const [reader, leaver] = [newAddress('lieka'), newAddress('iseina')]
  const [bounced, complained] = ['bounced+n@resend.dev', 'complained+n@resend.dev']
  await subscribe([reader, leaver, bounced, complained], 'en')
  const first = await send()
  await isSent(first)
  await expect
    .poll(() => figuresOf(first), {timeout: 60_000})
    .toMatchObject({recipients: 4, sent: 4, delivered: 3, bounced: 1, complained: 1})

  const email = (await stack.inbox()).find(({to}) => to[0]?.address === leaver)
  if (!email) throw new Error('No email')
  expect(email).toMatchObject({
    subject: 'Christmas',
    text: expect.stringContaining('/en/naujienlaiskis/atsisakyti?token=') as string,
  })
  const source = (await stack.source(email)).replaceAll(/\r?\n[ \t]+/g, ' ')
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  const path =
    /^List-Unsubscribe: <.*\/functions\/v1(\/newsletter-unsubscribe\?token=[0-9a-f]{64}&language=en)>\r?$/m.exec(
      source,
    )?.[1]
  const opened = await fetch(`${stack.functionsUrl}${path}`, {redirect: 'manual'})
  expect(opened.headers.get('location')).toMatch(/\/en\/naujienlaiskis\/atsisakyti\?token=/)
  expect(await figuresOf(first)).toMatchObject({unsubscribed: 0})
  const click = await fetch(`${stack.functionsUrl}${path}`, {
    method: 'POST',
    headers: {'content-type': 'application/x-www-form-urlencoded'},
    body: 'List-Unsubscribe=One-Click',
  })
  expect(click.status).toBe(200)
  expect(await figuresOf(first)).toMatchObject({unsubscribed: 1})

  const second = await send()
  await isSent(second)
  expect(await arrivals([reader, leaver, complained])).toEqual([2, 1, 1])
  expect(await figuresOf(second)).toMatchObject({recipients: 1, sent: 1})
})

test('a test goes to the admin alone', async () => {
  const readers = addresses(2)
  await subscribe(readers)
  const response = await fetch(`${stack.functionsUrl}/send-newsletter`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${admin.token}`,
    },
    body: JSON.stringify({...texts, mode: 'test', locale: 'en'}),
  })
  expect(await response.json()).toEqual({ok: true})
  await stack.arrival(admin.email)
  const received = (await stack.inbox()).filter(({to}) => to[0]?.address === admin.email)
  expect(received).toMatchObject([{subject: 'Test: Christmas'}])
  await aWorkerHasRun()
  expect(await arrivals(readers)).toEqual([0, 0])
})
