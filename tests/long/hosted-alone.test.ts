import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest'
import {stackEnv} from '../env.ts'
import {withDatabase} from '../support/database.ts'
import {waitForEmail} from '../support/inbox.ts'
import {newsItem} from '../support/news-item.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {StackBeside} from '../support/stack-beside.ts'
import {formBodies} from '../support/submissions.ts'

// The stack of the tests is what is hosted. That beside it has the rest.
let beside: StackBeside

// Half a minute each, and six times that on a busy machine.
vi.setConfig({testTimeout: 900_000})

beforeAll(async () => (beside = await StackBeside.create()))
afterEach(() => beside.stop())
afterAll(() => beside.remove())

const behindSite = ['SUPABASE', 'SUPABASE_DB', 'FUNCTIONS']
const mail = ['INBOX', 'MAIL_SMTP', 'RESEND']

const callFunction = (name: string, body: object) =>
  fetch(`${beside.url('SUPABASE')}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: stackEnv().SUPABASE_PUBLISHABLE_KEY,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      origin: beside.url('SITE'),
    },
    body: JSON.stringify(body),
  })

test('Stripe alone is hosted: it takes the payment, and the payer comes back to the site of this machine', async () => {
  const {STRIPE_API_BASE, STRIPE_SECRET_KEY} = stackEnv()
  await beside.start({STRIPE_API_BASE})
  expect(await beside.listening()).toEqual(['SITE', 'STUDIO', 'LAKE', ...behindSite, ...mail])
  expect(beside.output).toContain(
    `stripe listen --forward-to ${beside.url('SUPABASE')}/functions/v1/stripe-webhook`,
  )
  const answer = await callFunction('create-donation', formBodies['create-donation']('a@example.test'))
  const {url = ''} = (await answer.json()) as {url?: string}
  expect(url).toContain(`${STRIPE_API_BASE}/c/pay/`)
  const [id] = /cs_test_\w+/.exec(url) ?? []
  const session = await fetch(`${STRIPE_API_BASE}/v1/checkout/sessions/${id}`, {
    headers: {authorization: `Bearer ${STRIPE_SECRET_KEY}`},
  })
  expect(await session.json()).toMatchObject({
    success_url: expect.stringContaining(beside.url('SITE')) as string,
  })
})

test('Resend alone is hosted: it sends the emails, from the user’s address and with the user’s links', async () => {
  const email = `hosted-${crypto.randomUUID()}@example.test`
  await beside.start({
    RESEND_BASE_URL: stackEnv().RESEND_BASE_URL,
    MAIL_FROM: 'Kita bendruomenė <kita@example.test>',
    ORGANISERS_EMAIL: email,
    SITE_URL: 'https://tunnel.test',
  })
  expect(await beside.listening()).toEqual(['SITE', 'STUDIO', 'LAKE', ...behindSite, 'STRIPE'])
  expect(beside.output).toContain('emails go to real people and to no inbox')
  expect(beside.output).toContain('SITE_URL is https://tunnel.test')
  expect((await beside.env()).INBOX_URL).toBeUndefined()
  const answer = await fetch(`${beside.url('SUPABASE')}/auth/v1/signup`, {
    method: 'POST',
    headers: {apikey: stackEnv().SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json'},
    body: JSON.stringify({
      email,
      password: 'ąžuolynas',
      data: {first_name: 'Ona', last_name: 'Bandomoji', language: 'lt', privacy_policy_accepted: true},
    }),
  })
  expect(answer.status).toBe(200)
  const arrived = await waitForEmail(email)
  expect(arrived.text).toContain('https://tunnel.test/auth/confirm')
  const inbox = (await (await fetch(`${stackEnv().INBOX_URL}/api/email`)).json()) as {
    from: {address: string}[]
    to: {address: string}[]
  }[]
  expect(inbox.find(({to}) => to[0]?.address === email)?.from[0]?.address).toBe('kita@example.test')
})

test('Sanity alone is hosted: its content is on the site and in the database', async () => {
  const id = `hosted-${crypto.randomUUID()}`
  await sanityClient().createOrReplace(newsItem(id))
  try {
    await beside.start({SANITY_API_HOST: stackEnv().SANITY_API_HOST})
    expect(await beside.listening()).toEqual(['SITE', 'STUDIO', ...behindSite, ...mail, 'STRIPE'])
    expect(beside.output).toContain('Sanity cannot call this machine')
    expect(await beside.status()).toMatch(/Sanity +http:\/\/localhost:\d+ +hosted/)
    const page = await fetch(`${beside.url('SITE')}/naujienos/${id}`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`Žinia ${id}`)])
    const {DATABASE_URL} = await beside.env()
    const events = await withDatabase(
      (sql) => sql`select count(*)::int as count from public.content_items where kind = 'event'`,
      DATABASE_URL,
    )
    expect(events[0]?.count).toBeGreaterThan(0)
  } finally {
    await sanityClient().delete(id)
  }
})

test('Supabase alone is hosted: nothing of it, no mail and no Stripe is started here', async () => {
  const {SUPABASE_URL} = stackEnv()
  await beside.start({SUPABASE_URL})
  expect(await beside.listening()).toEqual(['SITE', 'STUDIO', 'LAKE'])
  expect(beside.output).toContain('Supabase is hosted')
  expect(await beside.status()).toMatch(/Supabase +http:\/\/localhost:\d+ +hosted/)
  const env = await beside.env()
  expect(env).toMatchObject({SUPABASE_URL, SANITY_API_HOST: beside.url('LAKE')})
  const secrets = ['SUPABASE_SECRET_KEY', 'DATABASE_URL', 'RESEND_API_KEY', 'STRIPE_SECRET_KEY']
  expect(secrets.filter((name) => name in env)).toEqual([])
  const page = await fetch(beside.url('SITE'))
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining(`connect-src 'self' ${SUPABASE_URL}`),
  ])
  await expect(beside.run('make-admin', 'a@example.test')).rejects.toThrow('Supabase is hosted')
})
