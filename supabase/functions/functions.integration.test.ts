import {createClient} from '@supabase/supabase-js'
import {describe, expect, test} from 'vitest'
import type {Database} from '../generated/database.types.gen.ts'
import {readStackEnv} from './_testing/env.ts'
import {emailsTo, inboxOf} from './_testing/inbox.ts'

const env = readStackEnv()
const options = {auth: {persistSession: false, autoRefreshToken: false}}
const visitor = () => createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, options)
const service = createClient<Database>(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, options)
const newRecipient = () => `functions-${crypto.randomUUID()}@example.test`

const call = (name: string, headers: Record<string, string> = {apikey: env.SUPABASE_SECRET_KEY}) =>
  fetch(`${env.SUPABASE_URL}/functions/v1/${name}`, {method: 'POST', headers, body: '{}'})

function confirmationIn(text: string) {
  const link = /https?:\/\/\S+\/auth\/confirm\?\S+/.exec(text)?.[0] ?? ''
  const {pathname, searchParams} = new URL(link)
  return {pathname, type: searchParams.get('type'), tokenHash: searchParams.get('token_hash') ?? ''}
}

describe('a sign-up', () => {
  test.each([
    ['lt', 'Patvirtinkite savo el. pašto adresą', '/auth/confirm'],
    ['en', 'Confirm your email address', '/en/auth/confirm'],
  ])('sends one email in %s, whose link logs in', async (language, subject, path) => {
    const [email, client] = [newRecipient(), visitor()]
    const data = {first_name: 'Rasa', last_name: 'K', language, privacy_policy_accepted: true}
    expect((await client.auth.signUp({email, password: 'slaptazodis', options: {data}})).error).toBeNull()
    const [received] = await emailsTo(env.INBOX_URL, email)
    const {pathname, type, tokenHash} = confirmationIn(received?.text ?? '')
    expect([received?.subject, pathname, type]).toEqual([subject, path, 'signup'])
    expect(received?.html).toContain(tokenHash)
    const {data: session, error} = await client.auth.verifyOtp({type: 'signup', token_hash: tokenHash})
    expect(error).toBeNull()
    expect(session.user?.email).toBe(email)
  })

  test('erases the email’s data in the outbox once sent', async () => {
    const email = newRecipient()
    const data = {first_name: 'Rasa', last_name: 'K', privacy_policy_accepted: true}
    await visitor().auth.signUp({email, password: 'slaptazodis', options: {data}})
    await emailsTo(env.INBOX_URL, email)
    const sent = () => service.from('email_outbox').select('status, data').eq('recipient', email)
    await expect.poll(async () => (await sent()).data).toEqual([{status: 'sent', data: {}}])
  })
})

test.each([
  [
    'a sign-up that accepts no privacy notice',
    (email: string) => visitor().auth.signUp({email, password: 'slaptazodis'}),
  ],
  ['a code to log in with', (email: string) => visitor().auth.signInWithOtp({email})],
])('%s leaves neither an account nor an email', async (_, ask) => {
  const email = newRecipient()
  expect((await ask(email)).error).toMatchObject({status: 422})
  const {data} = await service.from('profiles').select('id').eq('email', email)
  expect(data).toEqual([])
  const {data: queued} = await service.from('email_outbox').select('id').eq('recipient', email)
  expect(queued).toEqual([])
})

test('a sign-up without a name leaves neither an account nor an email', async () => {
  const email = newRecipient()
  const data = {first_name: ' ', last_name: 'K', privacy_policy_accepted: true}
  const {error} = await visitor().auth.signUp({email, password: 'slaptazodis', options: {data}})
  expect(error).toMatchObject({status: 500})
  expect((await service.from('profiles').select('id').eq('email', email)).data).toEqual([])
  expect((await service.from('email_outbox').select('id').eq('recipient', email)).data).toEqual([])
})

describe('the outbox', () => {
  test('is emptied by concurrent calls, and each email arrives once', async () => {
    const recipients = Array.from({length: 20}, newRecipient)
    const queue = (recipient: string) =>
      service.rpc('queue_email', {
        recipient,
        template: 'password-changed',
        language: 'lt',
        data: {link: 'https://example.org/slaptazodis'},
        idempotency_key: `test/${recipient}`,
      })
    await Promise.all([...recipients, ...recipients].map(queue))
    const responses = await Promise.all(Array.from({length: 5}, () => call('deliver-emails')))
    expect(responses.map(({status}) => status)).toEqual(Array.from({length: 5}, () => 200))
    for (const recipient of recipients) expect(await emailsTo(env.INBOX_URL, recipient)).toHaveLength(1)
    await call('deliver-emails')
    const counts = await Promise.all(
      recipients.map(async (each) => (await inboxOf(env.INBOX_URL, each)).length),
    )
    expect(counts).toEqual(recipients.map(() => 1))
  })
})

describe('the content', () => {
  test('is known to the database', async () => {
    const response = await call('sync-content')
    const {items} = (await response.json()) as {items: number}
    const known = await service.from('content_items').select('key', {count: 'exact'}).is('removed_at', null)
    expect(items).toBeGreaterThan(0)
    expect(known.count).toBe(items)
  })

  test('has the registrations that the example events take', async () => {
    await call('sync-content')
    const {data} = await service
      .from('content_items')
      .select(
        'key, registration_kind, registration_opens, date_to_be_confirmed, status, capacity, place->name',
      )
      .in('key', [
        'kaledos-2025',
        'keliones-autobusu-2025',
        'misios-2024',
        'penki-uz-lietuva-2025',
        'vasario-16-2026',
      ])
      .order('key')
    const [christmas, trip, mass, run, february] = data ?? []
    expect(trip).toMatchObject({registration_kind: 'trip', registration_opens: true, capacity: 49})
    expect(trip).toMatchObject({name: {lt: 'Autobusų stotis, Svonsis', en: 'Bus station, Swansea'}})
    expect(mass).toMatchObject({registration_kind: 'general', registration_opens: true})
    expect(mass).toMatchObject({date_to_be_confirmed: true, status: 'scheduled'})
    expect(run).toMatchObject({registration_kind: 'race', registration_opens: true})
    expect(february).toMatchObject({registration_kind: 'general', registration_opens: false})
    expect(christmas).toMatchObject({registration_kind: null, date_to_be_confirmed: false})
  })
})

describe.each(['deliver-emails', 'resend-webhook', 'stripe-webhook', 'sync-content', 'purge-expired'])(
  '%s',
  (name) => {
    test('rejects a visitor and a forged key', async () => {
      const callers = [
        {},
        {apikey: env.SUPABASE_PUBLISHABLE_KEY},
        {apikey: `${env.SUPABASE_SECRET_KEY}x`},
        {apikey: env.SUPABASE_PUBLISHABLE_KEY, authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.'},
      ]
      for (const headers of callers) {
        const response = await call(name, headers as Record<string, string>)
        expect(response.status).toBe(401)
        expect(await response.json()).toMatchObject({error: {code: 'unauthorized'}})
      }
    })
  },
)
