import {describe, expect, test, vi} from 'vitest'
import {keyVariables, serveDatabase} from '../_testing/serve-database.ts'
import {handler as registerForEvent} from '../register-for-event/handler.ts'
import {handler as sendBusRegistration} from '../send-bus-registration/handler.ts'
import {handler as sendContactEmail} from '../send-contact-email/handler.ts'
import {handler as sendRaceRegistration} from '../send-race-registration/handler.ts'
import {withVariables} from '../_testing/with-variables.ts'

const person = {firstName: 'Rasa', lastName: 'Rasaitė', email: 'rasa@example.test'}
const contact = {...person, subject: 'Klausimas', message: 'Ar galima atsivesti šunį?'}

const userId = '8484b834-f29e-4af2-bf42-80644d154f76'

type Rpc = {submission: Record<string, unknown>; context: Record<string, unknown>}

/** Calls a function with a database that answers so. */
async function call(
  handler: typeof sendContactEmail,
  body: unknown,
  {result = {ok: true} as unknown, headers = {}, text = JSON.stringify(body)} = {},
) {
  const results = {send_contact_message: () => result, register_for_event: () => result}
  const {url, calls} = await serveDatabase(results, {'a.valid.token': {id: userId}})
  const run = withVariables(handler, {
    ...keyVariables,
    SUPABASE_URL: url,
    SITE_URL: 'https://velsas.example',
    ORGANISERS_EMAIL: 'organisers@example.test',
    SITE_CLOCK: '2025-11-15T12:00:00Z',
    SANITY_PROJECT_ID: 'unit',
    SANITY_DATASET: 'production',
    SANITY_API_READ_TOKEN: 'a-token',
  })
  const response = await run(
    new Request('http://localhost/functions/v1/x', {
      method: 'POST',
      body: text,
      headers: {'content-type': 'application/json', origin: 'https://velsas.example', ...headers},
    }),
  )
  return {response, rpc: calls.map(({args}) => args as Rpc)}
}

const refusal = (status: number, code: string, details: string | null) =>
  Response.json({code, details, hint: null, message: 'Refused'}, {status})

describe('a submission', () => {
  test('is passed on with what the database cannot know', async () => {
    const {response, rpc} = await call(sendContactEmail, contact)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ok: true})
    expect(response.headers.get('access-control-allow-origin')).toBe('https://velsas.example')
    expect(rpc).toEqual([
      {
        submission: contact,
        context: {
          action: 'send-contact-email',
          key: null,
          digest: expect.stringMatching(/^[0-9a-f]{64}$/),
          isSuspected: false,
          organisers: 'organisers@example.test',
          at: expect.stringMatching(/^2025-11-15T/),
        },
      },
    ])
  })

  test('has the same digest whatever comes along that is no content', async () => {
    const first = await call(sendContactEmail, contact)
    const again = await call(sendContactEmail, {...contact, elapsedMs: 300, website: ''})
    const other = await call(sendContactEmail, {...contact, subject: 'Kitas'})
    expect(first.rpc[0]?.context.digest).toBe(again.rpc[0]?.context.digest)
    expect(first.rpc[0]?.context.digest).not.toBe(other.rpc[0]?.context.digest)
  })

  test('that looks sent by a program is suspected, not refused', async () => {
    const {response, rpc} = await call(sendContactEmail, {...contact, website: 'https://example.test'})
    expect(response.status).toBe(200)
    expect(rpc[0]?.context.isSuspected).toBe(true)
  })

  test.each([
    ['a registration of somebody who is logged in', registerForEvent, 'Bearer a.valid.token', userId],
    ['a registration with a session that has ended', registerForEvent, 'Bearer an.ended.token', undefined],
    ['a registration of a visitor', registerForEvent, 'Bearer sb_publishable_of_the_tests', undefined],
    ['a message to the organisers', sendContactEmail, 'Bearer a.valid.token', userId],
  ])('%s is stored with who sent it', async (_, handler, authorization, expected) => {
    const {rpc} = await call(handler, {...contact, eventKey: 'misios-2024'}, {headers: {authorization}})
    expect(rpc.map(({context}) => context.userId)).toEqual([expected])
  })

  test.each([
    ['that is no JSON', {text: 'labas'}, 400, 'bad_request'],
    ['of another type', {headers: {'content-type': 'text/plain'}}, 415, 'unsupported_media_type'],
    [
      'that is too large',
      {text: JSON.stringify({...contact, message: 'a'.repeat(70_000)})},
      413,
      'payload_too_large',
    ],
    ['with a key that is no UUID', {headers: {'idempotency-key': '1'}}, 400, 'bad_request'],
  ])('%s is refused', async (_, options, status, code) => {
    const {response, rpc} = await call(sendContactEmail, contact, options)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({error: {code}})
    expect(rpc).toEqual([])
  })

  test('waits for others of the same event nearly as long as the database lets it', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await call(registerForEvent, {...person, eventKey: 'misios-2024'})
    const [wait = 0] = timeout.mock.calls.map(([ms]) => ms)
    expect(wait).toBeGreaterThan(7000)
    expect(wait).toBeLessThan(8000)
    timeout.mockRestore()
  })

  test('with a field that is missing is refused with its name', async () => {
    const {response} = await call(sendContactEmail, {...contact, subject: ' '})
    expect(response.status).toBe(400)
    expect(JSON.stringify(await response.json())).toContain('subject')
  })

  test.each([
    [409, 'PT409', 'registration_closed'],
    [409, 'PT409', 'event_cancelled'],
    [409, 'PT409', 'event_full'],
    [409, 'PT409', 'idempotency_conflict'],
    [404, 'PT404', 'not_found'],
  ])('is refused with %i %s %s by the database', async (status, sqlstate, detail) => {
    const {response} = await call(
      registerForEvent,
      {...person, eventKey: 'misios-2024'},
      {result: refusal(status, sqlstate, detail)},
    )
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({error: {code: detail}})
  })

  test('over the limit says when to try again', async () => {
    const {response} = await call(sendContactEmail, contact, {result: refusal(429, 'PT429', '1800')})
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('1800')
  })
})

describe('the specified payload alone is enough', () => {
  const phone = '+442920180000'

  test.each([
    [{eventKey: 'kelione', eventName: 'Kitas vardas', eventDate: '2025-08-24'}, {eventKey: 'kelione'}],
    [
      {eventName: 'Kelionė', eventDate: '24 August 2025'},
      {eventName: 'Kelionė', eventDate: '2025-08-24'},
    ],
    [{}, {}],
  ])('for the event of %j', async (event, stored) => {
    const {rpc} = await call(sendBusRegistration, {...person, phone, passengers: 1, ...event})
    expect(rpc[0]?.submission).toEqual({
      kind: 'trip',
      ...person,
      ...stored,
      phone,
      seats: 1,
      specialRequests: null,
    })
  })

  test('for a trip', async () => {
    const {rpc} = await call(sendBusRegistration, {
      ...person,
      phone,
      passengers: 3,
      specialRequests: 'Kėdutė',
    })
    expect(rpc[0]?.submission).toEqual({kind: 'trip', ...person, phone, seats: 3, specialRequests: 'Kėdutė'})
  })

  test('for an adult runner', async () => {
    const registration = {
      ...person,
      phone,
      emergencyContact: 'Tomas',
      emergencyPhone: '07700 900123',
      medicalConditions: '',
      category: 'adult',
    }
    const {rpc} = await call(sendRaceRegistration, {
      registration,
      eventName: 'Bėgimas',
      eventDate: '2025-09-21',
    })
    expect(rpc[0]?.submission).toEqual({
      kind: 'race',
      eventName: 'Bėgimas',
      eventDate: '2025-09-21',
      seats: 1,
      ...person,
      phone,
      runner: {
        category: 'adult',
        firstName: 'Rasa',
        lastName: 'Rasaitė',
        medicalConditions: null,
        emergencyContact: 'Tomas',
        emergencyPhone: '+447700900123',
      },
    })
  })

  test('for a child, whose parent gets the emails and is asked for consent', async () => {
    const registration = {
      firstName: 'Ąžuolas',
      lastName: 'Rasaitis',
      email: '',
      phone: '',
      age: '8',
      parentFirstName: 'Rasa',
      parentLastName: 'Rasaitė',
      parentEmail: person.email,
      parentPhone: phone,
      medicalConditions: 'Astma',
      category: 'child',
    }
    const {rpc} = await call(sendRaceRegistration, {
      registration,
      eventName: 'Bėgimas',
      eventDate: '2025-09-21',
      locale: 'en',
    })
    expect(rpc[0]?.submission).toEqual({
      kind: 'race',
      eventName: 'Bėgimas',
      eventDate: '2025-09-21',
      seats: 1,
      locale: 'en',
      ...person,
      phone,
      runner: {
        category: 'child',
        firstName: 'Ąžuolas',
        lastName: 'Rasaitis',
        age: 8,
        medicalConditions: 'Astma',
        parentConsent: false,
        consentWording: expect.stringContaining('parent or guardian'),
      },
    })
  })

  test('for a church service, for one person unless it says more', async () => {
    const {rpc} = await call(registerForEvent, {...person, eventKey: 'misios-2024'})
    expect(rpc[0]?.submission).toEqual({
      kind: 'general',
      eventKey: 'misios-2024',
      ...person,
      phone: null,
      seats: 1,
      note: null,
    })
  })
})
