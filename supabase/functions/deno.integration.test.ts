import {createClient} from '@supabase/supabase-js'
import {createHmac} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import postgres from 'postgres'
import {Webhook} from 'standardwebhooks'
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest'
import type {Database} from '../generated/database.types.gen.ts'
import {databaseUrl} from '../env.ts'
import {createContentLake} from './_shared/content-lake.ts'
import {functionNames, startDeno, type Deno} from './_testing/deno.ts'
import {readFunctionEnv, readStackEnv} from './_testing/env.ts'
import {exampleHookPayload} from './_testing/example-hook-payload.ts'
import {inboxOf} from './_testing/inbox.ts'
import {startFunction} from './_testing/start-function.ts'

const env = readStackEnv()
const variables = readFunctionEnv()
const options = {auth: {persistSession: false, autoRefreshToken: false}}
const service = createClient<Database>(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, options)
const asService = {apikey: env.SUPABASE_SECRET_KEY}
const asVisitor = {apikey: env.SUPABASE_PUBLISHABLE_KEY}
const asJson = {'content-type': 'application/json'}
const album = 'photo-category-1'

let deno: Deno
let urls: Record<string, string> = {}
/** Whether each function has been called with what it accepts, and with what it refuses. */
const called = {accepted: new Set<string>(), refused: new Set<string>()}

beforeAll(async () => {
  deno = await startDeno()
  const started = functionNames.map(async (name) => [name, await startFunction(deno, name, variables)])
  urls = Object.fromEntries(await Promise.all(started)) as typeof urls
}, 120_000)

afterAll(() => deno.stop())

async function call(name: string, headers: Record<string, string>, body: BodyInit = '{}') {
  const response = await fetch(urls[name] ?? '', {method: 'POST', headers, body})
  if (response.status < 500) called[response.ok ? 'accepted' : 'refused'].add(name)
  return {status: response.status, body: (await response.json()) as unknown}
}

const refusal = (code: string) => ({error: {code, message: expect.any(String) as string}})

/** Headers of somebody who is logged in. */
async function asAccount(email: string) {
  const client = createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, options)
  const {data} = await client.auth.signInWithPassword({email, password: 'slaptazodis'})
  return {...asVisitor, authorization: `Bearer ${data.session?.access_token}`}
}

/** The token of an editor who has logged in to the Studio. */
async function studioSession(): Promise<string> {
  const {SANITY_API_HOST: lake = '', STUDIO_URL: origin = ''} = variables
  const body = new URLSearchParams({origin, person: 'pJonasEdit'})
  const login = await fetch(`${lake}/v1/auth/login/local`, {method: 'POST', body, redirect: 'manual'})
  const sid = new URL(login.headers.get('location') ?? '').hash.replace('#sid=', '')
  const {token} = (await (await fetch(`${lake}/v1/auth/fetch?sid=${sid}`)).json()) as {token: string}
  return token
}

/** Headers of the demo administrator, who is logged in. */
const asAdmin = () => asAccount('admin@example.test')

describe('on Deno, deliver-emails', () => {
  test('sends what is in the outbox', async () => {
    const recipient = `deno-${crypto.randomUUID()}@example.test`
    // The schedule calls the same function of the stack, which may be the first to claim what was queued.
    await expect
      .poll(
        async () => {
          await service.rpc('queue_email', {
            recipient,
            template: 'password-changed',
            language: 'lt',
            data: {link: 'https://example.org/slaptazodis?a=1&b=2'},
            idempotency_key: crypto.randomUUID(),
          })
          return (await call('deliver-emails', asService)).body
        },
        {timeout: 60_000},
      )
      .toMatchObject({sent: expect.toSatisfy((sent: number) => sent > 0) as number})
    await expect
      .poll(async () => (await inboxOf(env.INBOX_URL, recipient))[0], {timeout: 60_000})
      .toMatchObject({
        subject: 'Slaptažodis pakeistas',
        html: expect.stringContaining('href="https://example.org/slaptazodis?a=1&amp;b=2"') as string,
        text: expect.stringMatching(
          /\n\nGet our emails in English: \S+\/en\/laiskai\/kalba\?token=[0-9a-f]{64}\n\n/,
        ) as string,
      })
  })

  test('refuses a visitor', async () => {
    expect(await call('deliver-emails', asVisitor)).toEqual({status: 401, body: refusal('unauthorized')})
  })
})

describe('on Deno, purge-expired', () => {
  test('deletes expired data', async () => {
    expect(await call('purge-expired', asService)).toEqual({status: 200, body: {}})
  })

  test('refuses a visitor', async () => {
    expect(await call('purge-expired', asVisitor)).toEqual({status: 401, body: refusal('unauthorized')})
  })
})

describe('on Deno, send-auth-email', () => {
  const signed = (body: string, secret = variables.SEND_EMAIL_HOOK_SECRET ?? '') => {
    const [id, at] = [`msg_${crypto.randomUUID()}`, new Date()]
    return {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret.replace('v1,', '')).sign(id, at, body),
    }
  }

  test('queues the email of a sign-up', async () => {
    const email = `deno-${crypto.randomUUID()}@example.test`
    const body = JSON.stringify(exampleHookPayload({}, {id: crypto.randomUUID(), email}))
    expect(await call('send-auth-email', signed(body), body)).toEqual({status: 200, body: {}})
    const {data} = await service.from('email_outbox').select('template, language').eq('recipient', email)
    expect(data).toEqual([{template: 'confirm-sign-up', language: 'lt'}])
  })

  test('refuses another signature', async () => {
    const body = JSON.stringify(exampleHookPayload())
    const headers = signed(body, `v1,whsec_${btoa('the secret of somebody else')}`)
    expect(await call('send-auth-email', headers, body)).toEqual({status: 401, body: refusal('unauthorized')})
  })
})

describe('on Deno, sync-content', () => {
  test('syncs the whole list', async () => {
    const {status, body} = await call('sync-content', asService)
    const {count} = await service
      .from('content_items')
      .select('key', {count: 'exact', head: true})
      .is('removed_at', null)
    expect({status, body}).toEqual({status: 200, body: {items: count}})
    expect(count).toBeGreaterThan(0)
  })

  test('refuses a webhook that the Content Lake has not signed', async () => {
    const headers = {'sanity-webhook-signature': `t=${Date.now()},v1=nonsense`}
    expect(await call('sync-content', headers)).toEqual({status: 401, body: refusal('unauthorized')})
  })
})

describe('on Deno, a photo', () => {
  const {SANITY_API_HOST, SANITY_PROJECT_ID = '', SANITY_DATASET = '', ...others} = variables
  const token = others.SANITY_API_WRITE_TOKEN ?? ''
  const lake = createContentLake({
    SANITY_API_HOST,
    SANITY_PROJECT_ID,
    SANITY_DATASET,
    token,
    timeoutMs: 10_000,
  })
  const picture = readFileSync(join(import.meta.dirname, '../../studio/seed/images/begimas.jpg'))

  function formOf(photo: Uint8Array<ArrayBuffer>) {
    const form = new FormData()
    form.set('photo', new File([photo], 'begimas.jpg'))
    for (const [name, value] of Object.entries({albumKey: album, altLt: 'Bėgimas', altEn: 'Run'}))
      form.set(name, value)
    return form
  }

  /** The picture as a camera writes it: with a segment of metadata at the beginning. */
  function withMetadata(): Uint8Array<ArrayBuffer> {
    const metadata = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0 51.62 -3.94')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(metadata.length + 2)
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1]), length, metadata])
    return new Uint8Array(Buffer.concat([picture.subarray(0, 2), segment, picture.subarray(2)]))
  }

  test('loses its metadata in upload-photo, and gets into its album with review-photo', async () => {
    const admin = await asAdmin()
    const {status, body} = await call('upload-photo', admin, formOf(withMetadata()))
    expect({status, body}).toEqual({status: 200, body: {id: expect.any(String) as string}})
    const {id} = body as {id: string}
    const {data: stored} = await service.storage.from('photo-uploads').download(`${id}.jpg`)
    const bytes = Buffer.from((await stored?.arrayBuffer()) ?? new ArrayBuffer())
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    expect(bytes.includes('Exif')).toBe(false)

    const review = JSON.stringify({id, decision: 'publish'})
    expect(await call('review-photo', {...admin, ...asJson}, review)).toEqual({status: 200, body: {ok: true}})
    const key = id.replaceAll('-', '')
    const params = {album, key}
    const ids = '*[_type == "photoAlbum" && eventKey == $album && $key in photos[]._key]._id'
    const albums = (await lake.query(ids, params, 'published')) as string[]
    expect(albums).toHaveLength(1)
    await lake.mutate(albums.map((each) => ({patch: {id: each, unset: [`photos[_key == "${key}"]`]}})))
  })

  test('that nobody has reviewed for a year goes with its file, and another stays', async () => {
    const admin = await asAdmin()
    const uploaded = await Promise.all([0, 1].map(() => call('upload-photo', admin, formOf(withMetadata()))))
    const [old = '', recent = ''] = uploaded.map(({body}) => (body as {id: string}).id)
    const sql = postgres(databaseUrl(), {onnotice: () => {}})
    try {
      await sql`update public.photo_uploads set created_at = now() - interval '366 days' where id = ${old}`
    } finally {
      await sql.end()
    }
    expect(await call('purge-expired', asService)).toMatchObject({status: 200})
    const {data: rows} = await service.from('photo_uploads').select('id').in('id', [old, recent])
    expect(rows).toEqual([{id: recent}])
    const {data: files} = await service.storage.from('photo-uploads').list('', {limit: 1000})
    const names = files?.map(({name}) => name) ?? []
    expect([names.includes(`${old}.jpg`), names.includes(`${recent}.jpg`)]).toEqual([false, true])
    const discard = JSON.stringify({id: recent, decision: 'discard'})
    expect((await call('review-photo', {...admin, ...asJson}, discard)).status).toBe(200)
  })

  test('that is none is refused by upload-photo', async () => {
    const form = formOf(new Uint8Array(Buffer.from('<html></html>')))
    expect(await call('upload-photo', await asAdmin(), form)).toEqual({
      status: 415,
      body: refusal('unsupported_image'),
    })
  })

  test('that does not wait is refused by review-photo, and so is a visitor', async () => {
    const review = JSON.stringify({id: crypto.randomUUID(), decision: 'discard'})
    expect(await call('review-photo', {...(await asAdmin()), ...asJson}, review)).toEqual({
      status: 404,
      body: refusal('not_found'),
    })
    expect(await call('review-photo', {...asVisitor, ...asJson}, review)).toEqual({
      status: 401,
      body: refusal('unauthorized'),
    })
  })
})

describe('on Deno, a form', () => {
  const json = {...asVisitor, ...asJson}
  const person = {firstName: 'Rasa', lastName: 'Rasaitė', phone: '+44 29 2018 0000'}
  const newAddress = () => `deno-${crypto.randomUUID()}@example.test`
  const race = (email: string) => ({
    registration: {...person, email, category: 'adult'},
    eventName: 'Bėgimas',
    eventDate: '2025-09-21',
    eventKey: 'penki-uz-lietuva-2025',
  })

  test.each([
    [
      'send-contact-email',
      (email: string) => ({...person, email, subject: 'Labas', message: 'Ačiū!'}),
      {ok: true, emailed: true},
    ],
    [
      'send-bus-registration',
      (email: string) => ({...person, email, passengers: 1, eventKey: 'keliones-autobusu-2025'}),
      {ok: true, emailed: true, status: expect.stringMatching(/requested|waiting/) as string},
    ],
    [
      'send-race-registration',
      race,
      {ok: true, emailed: true, status: expect.stringMatching(/registered|waiting/) as string},
    ],
    [
      'register-for-event',
      (email: string) => ({...person, email, eventKey: 'misios-2024', people: 2}),
      {ok: true, emailed: true, status: expect.stringMatching(/registered|waiting/) as string},
    ],
    ['create-bank-transfer-membership', (email: string) => ({...person, email}), {ok: true, emailed: true}],
  ])('is taken by %s, whose email is queued, and refused without a name', async (name, bodyOf, accepted) => {
    const email = newAddress()
    const body = bodyOf(email)
    expect(await call(name, json, JSON.stringify(body))).toEqual({status: 200, body: accepted})
    const {count} = await service
      .from('email_outbox')
      .select('id', {count: 'exact', head: true})
      .eq('recipient', email)
    expect(count).toBe(1)
    expect(await call(name, json, JSON.stringify({...body, firstName: ' ', registration: null}))).toEqual({
      status: 400,
      body: refusal('bad_request'),
    })
  })
})

/** The token of a link that renews the membership with this address. */
async function renewalToken(email: string): Promise<string> {
  const sql = postgres(databaseUrl(), {max: 1})
  const [link] = await sql<{token: string}[]>`
    select private.create_renewal_link(id) as token from public.memberships where email = ${email}`
  await sql.end()
  return link?.token ?? ''
}

/** The monthly gift of a donor, with the token of a new link. */
async function giftOf(donorName: string): Promise<{session: string; status: string; token: string}> {
  const sql = postgres(databaseUrl(), {max: 1})
  const [gift] = await sql<{session: string; status: string; token: string}[]>`
    select checkout_session_id as session, status, private.create_subscription_link(id) as token
    from public.subscriptions where donor_name = ${donorName}`
  await sql.end()
  if (!gift) throw new Error('The gift is not stored')
  return gift
}

describe('on Deno, money', () => {
  const json = {...asVisitor, ...asJson}
  const checkout = {
    status: 200,
    body: {url: expect.stringContaining(variables.STRIPE_API_BASE ?? 'https://') as string},
  }
  const badRequest = {status: 400, body: refusal('bad_request')}

  test('is donated by create-donation, in whole pence', async () => {
    expect(await call('create-donation', json, JSON.stringify({amount: 12.5}))).toEqual(checkout)
    expect(await call('create-donation', json, JSON.stringify({amount: 1.005}))).toEqual(badRequest)
  })

  test('is given each month, and ended by manage-subscription', async () => {
    const donorName = `Deno ${crypto.randomUUID()}`
    const gift = {amount: 10, interval: 'month', donorName}
    expect(await call('create-donation', json, JSON.stringify(gift))).toEqual(checkout)
    const {session} = await giftOf(donorName)
    await fetch(`${variables.STRIPE_API_BASE}/local/checkout/${session}/pay`, {
      method: 'POST',
      headers: asJson,
      body: '{}',
    })
    await expect.poll(async () => (await giftOf(donorName)).status, {timeout: 60_000}).toBe('active')
    const {token} = await giftOf(donorName)
    expect(await call('manage-subscription', json, JSON.stringify({token, action: 'stop'}))).toMatchObject({
      status: 200,
      body: {ok: true, subscription: {status: 'ended'}},
    })
    expect(await call('manage-subscription', json, JSON.stringify({token, action: 'stop'}))).toEqual({
      status: 409,
      body: refusal('subscription_state'),
    })
  })

  test('is looked for by its address with send-subscription-link', async () => {
    const ask = (email: string) => call('send-subscription-link', json, JSON.stringify({email, locale: 'lt'}))
    expect(await ask(`deno-${crypto.randomUUID()}@example.test`)).toEqual({status: 200, body: {ok: true}})
    expect(await ask('nobody')).toEqual(badRequest)
  })

  test('is paid for a membership by create-membership-payment, and again by renew-membership', async () => {
    const email = `deno-${crypto.randomUUID()}@example.test`
    const application = {firstName: 'Rasa', lastName: 'Rasaitė', email}
    expect(await call('create-membership-payment', json, JSON.stringify(application))).toEqual(checkout)
    expect(await call('create-membership-payment', json, JSON.stringify({email}))).toEqual(badRequest)

    const token = await renewalToken(email)
    expect(await call('renew-membership', json, JSON.stringify({token}))).toEqual(checkout)
    expect(await call('renew-membership', json)).toEqual({status: 401, body: refusal('unauthorized')})
  })

  test('is reported to stripe-webhook by Stripe alone', async () => {
    const created = Math.floor(Date.now() / 1000)
    const event = {id: `evt_${crypto.randomUUID()}`, object: 'event', type: 'customer.created', created}
    const body = JSON.stringify({...event, data: {object: {id: 'cus_1'}}})
    const signed = (secret = '') => ({
      'stripe-signature': `t=${created},v1=${createHmac('sha256', secret).update(`${created}.${body}`).digest('hex')}`,
    })
    expect(await call('stripe-webhook', signed(variables.STRIPE_WEBHOOK_SECRET), body)).toEqual({
      status: 200,
      body: {outcome: 'ignored'},
    })
    expect(await call('stripe-webhook', signed('whsec_ofSomebodyElse'), body)).toEqual({
      status: 401,
      body: refusal('unauthorized'),
    })
  })
})

/** Adds an event with a discount for members, and resolves to its key. */
async function addDiscountedEvent(): Promise<string> {
  const key = `deno-${crypto.randomUUID()}`
  const sql = postgres(databaseUrl(), {max: 1})
  await sql`
    insert into public.content_items (key, kind, title_lt, path, takes_member_codes, member_discount)
    values (${key}, 'event', 'Bandymas', '/bandymas', true, '{"amount": 5, "validDays": 30}')`
  await sql.end()
  return key
}

describe('on Deno, a member', () => {
  const email = `deno-${crypto.randomUUID()}@example.test`
  const names = {first_name: 'Rasa', last_name: 'Rasaitė', privacy_policy_accepted: true}
  const json = {...asVisitor, ...asJson}
  let paymentId = ''

  beforeAll(async () => {
    const account = {email, password: 'slaptazodis', email_confirm: true, user_metadata: names}
    expect((await service.auth.admin.createUser(account)).error).toBeNull()
    const application = {firstName: 'Rasa', lastName: 'Rasaitė', email}
    const {body} = await call('create-membership-payment', json, JSON.stringify(application))
    const {data} = await service
      .from('payments')
      .select('id, checkout_session_id')
      .eq('checkout_url', (body as {url: string}).url)
      .single()
    paymentId = data?.id ?? ''
    const pay = `${variables.STRIPE_API_BASE}/local/checkout/${data?.checkout_session_id}/pay`
    expect((await fetch(pay, {method: 'POST', body: '{}'})).status).toBe(200)
    const status = async () =>
      (await service.from('payments').select('status').eq('id', paymentId).single()).data?.status
    await vi.waitFor(async () => expect(await status()).toBe('paid'), {timeout: 30_000, interval: 100})
  })

  test('gets a code from create-discount-code, and nobody else does', async () => {
    const body = JSON.stringify({eventKey: await addDiscountedEvent(), locale: 'lt'})
    const member = {...(await asAccount(email)), ...asJson}
    const given = await call('create-discount-code', member, body)
    expect(given).toEqual({
      status: 200,
      body: {
        code: expect.stringMatching(/^NARYS-/) as string,
        amountPence: 500,
        validUntil: expect.any(String) as string,
      },
    })
    expect(await call('create-discount-code', member, body)).toEqual(given)
    expect(await call('create-discount-code', {...(await asAdmin()), ...asJson}, body)).toEqual({
      status: 403,
      body: refusal('members_only'),
    })
  })

  test('gets the fee back from refund-payment, by a treasurer', async () => {
    const body = JSON.stringify({paymentId})
    const member = {...(await asAccount(email)), ...asJson}
    expect(await call('refund-payment', member, body)).toEqual({status: 403, body: refusal('forbidden')})
    const admin = {...(await asAdmin()), ...asJson}
    const refunded = {status: 200, body: {ok: true}}
    expect(await call('refund-payment', admin, body)).toEqual(refunded)
    // Pressed again, it is the same refund.
    expect(await call('refund-payment', admin, body)).toEqual(refunded)
    const more = JSON.stringify({paymentId, amountPence: 1})
    expect(await call('refund-payment', admin, more)).toEqual({status: 409, body: refusal('payment_state')})
  })
})

describe.each(['update-event-places', 'reconcile-payments'])('on Deno, %s', (name) => {
  test('runs for the service only', async () => {
    expect(await call(name, asService)).toEqual({status: 200, body: {}})
    expect(await call(name, asVisitor)).toEqual({status: 401, body: refusal('unauthorized')})
  })
})

describe('on Deno, publish-scheduled', () => {
  test('runs for the service only', async () => {
    const {status, body} = await call('publish-scheduled', asService)
    const count = expect.any(Number) as number
    expect({status, body}).toEqual({status: 200, body: {done: count, failed: count, ended: count}})
    expect(await call('publish-scheduled', asVisitor)).toEqual({status: 401, body: refusal('unauthorized')})
  })
})

describe('on Deno, count-registrants', () => {
  const question = JSON.stringify({eventKey: 'kaledos-2025', changes: ['cancelled']})
  const withToken = (token = '') => ({...asJson, authorization: `Bearer ${token}`})

  test('counts for somebody who edits in the Studio, and not for a viewer', async () => {
    const count = expect.any(Number) as number
    expect(await call('count-registrants', withToken(variables.SANITY_API_WRITE_TOKEN), question)).toEqual({
      status: 200,
      body: {
        registrations: count,
        people: count,
        email: expect.stringMatching(/^(proposed|none)$/) as string,
        endedOffers: count,
        beyondCapacity: 0,
      },
    })
    expect(await call('count-registrants', withToken(variables.SANITY_API_READ_TOKEN), question)).toEqual({
      status: 403,
      body: refusal('forbidden'),
    })
    expect(await call('count-registrants', withToken('sk-of-nobody'), question)).toEqual({
      status: 401,
      body: refusal('unauthorized'),
    })
  })
})

describe('on Deno, studio-messages', () => {
  const body = JSON.stringify({action: 'open', language: 'lt'})
  const withToken = (token: string) => ({...asJson, authorization: `Bearer ${token}`})

  test('knows who opens the Studio, and refuses a token that belongs to no person', async () => {
    const token = await studioSession()
    const found = {people: expect.any(Array) as unknown[], requests: expect.any(Array) as unknown[]}
    expect(await call('studio-messages', withToken(token), body)).toEqual({status: 200, body: found})
    expect(await call('studio-messages', withToken(variables.SANITY_API_WRITE_TOKEN ?? ''), body)).toEqual({
      status: 400,
      body: refusal('bad_request'),
    })
    expect(await call('studio-messages', withToken('sk-of-nobody'), body)).toEqual({
      status: 401,
      body: refusal('unauthorized'),
    })
  })
})

describe('on Deno, resend-webhook', () => {
  test('takes what Resend has signed, and refuses another signature', async () => {
    const data = {
      email_id: crypto.randomUUID(),
      to: ['rasa@example.test'],
      from: 'a@example.test',
      subject: 'Labas',
    }
    const body = JSON.stringify({type: 'email.delivered', created_at: new Date().toISOString(), data})
    const headers = (secret: string) => {
      const [id, at] = [`msg_${crypto.randomUUID()}`, new Date()]
      return {
        'svix-id': id,
        'svix-timestamp': String(Math.floor(at.getTime() / 1000)),
        'svix-signature': new Webhook(secret).sign(id, at, body),
      }
    }
    expect(await call('resend-webhook', headers(variables.RESEND_WEBHOOK_SECRET ?? ''), body)).toEqual({
      status: 200,
      body: {ok: true},
    })
    expect(
      await call('resend-webhook', headers(`whsec_${btoa('the secret of somebody else')}`), body),
    ).toEqual({
      status: 401,
      body: refusal('unauthorized'),
    })
  })
})

describe('on Deno, newsletter-subscription', () => {
  test('asks an address to confirm, and knows no link that it did not send', async () => {
    const json = {...asVisitor, ...asJson}
    const email = `deno-${crypto.randomUUID()}@example.test`
    expect(
      await call('newsletter-subscription', json, JSON.stringify({action: 'subscribe', email, locale: 'en'})),
    ).toEqual({status: 200, body: {ok: true}})
    const {data} = await service.from('email_outbox').select('template, language').eq('recipient', email)
    expect(data).toEqual([{template: 'confirm-subscription', language: 'en'}])
    expect(
      await call('newsletter-subscription', json, JSON.stringify({action: 'confirm', token: 'guess'})),
    ).toEqual({status: 404, body: refusal('not_found')})
  })
})

/** Makes the address a subscriber, and resolves to the token of a link that ends the subscription. */
async function subscribe(email: string): Promise<string> {
  const sql = postgres(databaseUrl(), {max: 1})
  const [link] = await sql<{token: string}[]>`
    with subscriber as (
      insert into public.newsletter_subscribers (email, language, wording, status, confirmed_at)
      values (${email}, 'en', 'I agree.', 'confirmed', now()) returning id
    )
    select private.create_newsletter_link(id, 'unsubscribe') as token from subscriber`
  await sql.end()
  return link?.token ?? ''
}

describe('on Deno, a newsletter', () => {
  const newsletter = {
    subject: {lt: 'Kalėdos', en: 'Christmas'},
    content: {lt: [{kind: 'paragraph', spans: [{text: 'Susitinkame!', strong: true}]}], en: 'See you there!'},
  }

  test('is previewed, tested and scheduled by send-newsletter', async () => {
    const admin = {...(await asAdmin()), ...asJson}
    const ask = (changes: object) =>
      call('send-newsletter', admin, JSON.stringify({...newsletter, ...changes}))
    expect(await ask({mode: 'preview'})).toMatchObject({
      status: 200,
      body: {
        lt: {subject: 'Kalėdos', html: expect.stringContaining('<strong>Susitinkame!</strong>') as string},
        en: {subject: 'Christmas', text: expect.stringContaining('See you there!') as string},
      },
    })
    expect(await ask({mode: 'test', locale: 'en'})).toEqual({status: 200, body: {ok: true}})
    const sendAt = new Date(Date.now() + 86_400_000).toISOString()
    const {status, body} = await ask({sendAt})
    expect({status, body}).toEqual({status: 200, body: {ok: true, issueId: expect.any(String) as string}})
    const {issueId} = body as {issueId: string}
    const {data} = await service.from('newsletter_issues').select('status').eq('id', issueId)
    expect(data).toEqual([{status: 'scheduled'}])
    const undo = {method: 'POST', headers: admin, body: JSON.stringify({issue_id: issueId})}
    for (const name of ['unschedule_newsletter', 'delete_newsletter_draft'])
      expect((await fetch(`${env.SUPABASE_URL}/rest/v1/rpc/${name}`, undo)).status).toBe(204)
  })

  test('is refused by send-newsletter without its text, and to a visitor', async () => {
    const admin = {...(await asAdmin()), ...asJson}
    expect(await call('send-newsletter', admin, JSON.stringify({...newsletter, subject: ' '}))).toEqual({
      status: 400,
      body: refusal('bad_request'),
    })
    expect(await call('send-newsletter', {...asVisitor, ...asJson}, JSON.stringify(newsletter))).toEqual({
      status: 401,
      body: refusal('unauthorized'),
    })
  })

  test('is unsubscribed from by newsletter-unsubscribe with one click, but not by opening the URL', async () => {
    const email = `deno-${crypto.randomUUID()}@example.test`
    const token = await subscribe(email)
    const url = `${urls['newsletter-unsubscribe']}?token=${token}&language=en`
    const statusOf = async () =>
      (await service.from('newsletter_subscribers').select('status').eq('email', email)).data?.[0]?.status
    const opened = await fetch(url, {redirect: 'manual'})
    expect(opened.status).toBe(303)
    expect(await statusOf()).toBe('confirmed')
    const click = (to: string) =>
      fetch(to, {method: 'POST', body: new URLSearchParams({'List-Unsubscribe': 'One-Click'})})
    const accepted = await click(url)
    expect([accepted.status, await accepted.json(), await statusOf()]).toEqual([
      200,
      {ok: true},
      'unsubscribed',
    ])
    const refused = await click(`${urls['newsletter-unsubscribe']}?token=guess`)
    expect([refused.status, await refused.json()]).toEqual([404, refusal('not_found')])
    called.accepted.add('newsletter-unsubscribe')
    called.refused.add('newsletter-unsubscribe')
  })
})

test('every function has accepted a call and refused another', () => {
  expect([...called.accepted].toSorted()).toEqual(functionNames.toSorted())
  expect([...called.refused].toSorted()).toEqual(functionNames.toSorted())
})
