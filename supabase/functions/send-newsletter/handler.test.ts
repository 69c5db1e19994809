import type {Language} from '@site/schemas/languages'
import {describe, expect, test} from 'vitest'
import {exampleCommunity} from '../_testing/example-email-data.ts'
import {keyVariables, serveDatabase} from '../_testing/serve-database.ts'
import {withVariables} from '../_testing/with-variables.ts'
import {handler} from './handler.ts'

const admin = {id: '8484b834-f29e-4af2-bf42-80644d154f76', email: 'ona@example.test', aud: 'authenticated'}
const key = '0197f5a2-7c11-7b2a-9d0c-2b0f0a1c9e11'
const paragraph = (text: string) => [{kind: 'paragraph', spans: [{text}]}]
const both = {
  subject: {lt: 'Kalėdos', en: 'Christmas'},
  content: {lt: paragraph('Susitinkame!'), en: paragraph('See you there!')},
}

const toMembers = {...both, audience: 'members', purpose: 'meeting'}

interface Options {
  roles?: string[]
  result?: unknown
  headers?: Record<string, string>
}

/** Calls the function as somebody with these roles. */
async function call(body: unknown, {roles = ['admin'], result, headers = {}}: Options = {}) {
  const results = {
    community_name: () => exampleCommunity,
    user_roles: () => roles.map((role) => ({role})),
    send_newsletter: () => result ?? {ok: true, issueId: admin.id},
  }
  const database = await serveDatabase(results, {'a.valid.token': admin})
  const run = withVariables(handler, {
    ...keyVariables,
    SUPABASE_URL: database.url,
    SITE_URL: 'https://velsas.example',
  })
  const response = await run(
    new Request('http://localhost/functions/v1/send-newsletter', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        origin: 'https://velsas.example',
        authorization: 'Bearer a.valid.token',
        ...headers,
      },
    }),
  )
  const rpc = database.calls.filter(({name}) => name !== 'user_roles')
  return {response, status: response.status, body: (await response.json()) as Record<string, never>, rpc}
}

describe('a newsletter', () => {
  test('is started, with what the database cannot know', async () => {
    const {response, body, rpc} = await call(
      {...both, issueId: admin.id, version: 3},
      {headers: {'idempotency-key': key}},
    )
    expect(body).toEqual({ok: true, issueId: admin.id})
    expect(response.headers.get('access-control-allow-origin')).toBe('https://velsas.example')
    expect(rpc).toEqual([
      {
        name: 'send_newsletter',
        args: {
          submission: {
            ...both,
            sendAt: null,
            issueId: admin.id,
            version: 3,
            audience: 'subscribers',
            purpose: null,
          },
          context: {
            admin: admin.id,
            key,
            digest: expect.stringMatching(/^[0-9a-f]{64}$/),
            emailHash: expect.stringMatching(/^[0-9a-f]{64}$/),
          },
        },
      },
    ])
  })

  test('may be in Lithuanian alone, and later', async () => {
    const sendAt = '2027-01-01T09:00:00+00:00'
    const {rpc} = await call({subject: 'Kalėdos', content: 'Labas!\n\nIki!', sendAt})
    expect(rpc).toMatchObject([
      {
        args: {
          submission: {
            subject: {lt: 'Kalėdos', en: ''},
            content: {lt: [...paragraph('Labas!'), ...paragraph('Iki!')], en: []},
            sendAt,
          },
        },
      },
    ])
  })

  test.each([
    [400, 'bad_request', {...both, subject: {lt: 'Kalėdos', en: ''}}, {}],
    [400, 'bad_request', {subject: '', content: ''}, {}],
    [400, 'bad_request', {...both, sendAt: 'rytoj'}, {}],
    [400, 'bad_request', both, {headers: {'idempotency-key': 'a'}}],
    [403, 'forbidden', both, {roles: ['moderator', 'organiser', 'secretary', 'treasurer']}],
    [403, 'forbidden', toMembers, {roles: ['moderator', 'organiser']}],
    [400, 'bad_request', {...both, audience: 'members'}, {}],
    [400, 'bad_request', {...both, purpose: 'meeting'}, {}],
    [400, 'bad_request', {...both, audience: 'ended', purpose: 'meeting'}, {}],
    [401, 'unauthorized', both, {headers: {authorization: ''}}],
    [413, 'payload_too_large', {...both, note: 'a'.repeat(1024 * 1024)}, {}],
    [415, 'unsupported_media_type', both, {headers: {'content-type': 'text/plain'}}],
  ])('is refused with %i %s', async (status, code, body, options) => {
    const refused = await call(body, options)
    expect([refused.status, refused.body]).toEqual([status, {error: {code, message: expect.any(String)}}])
    expect(refused.rpc).toEqual([])
  })

  test.each([
    [409, 'edited_elsewhere', 'PT409'],
    [409, 'newsletter_started', 'PT409'],
    [409, 'no_subscribers', 'PT409'],
    [409, 'idempotency_conflict', 'PT409'],
    [404, 'not_found', 'PT404'],
    [400, 'bad_request', '22023'],
  ])('is refused with what the database says: %i %s', async (status, details, code) => {
    const result = Response.json({code, details, hint: null, message: 'Why'}, {status})
    const refused = await call(both, {result})
    expect([refused.status, refused.body]).toEqual([status, {error: {code: details, message: 'Why'}}])
  })
})

test.each(['secretary', 'treasurer', 'admin'])('a letter to members is started by a %s', async (role) => {
  const {status, rpc} = await call(toMembers, {roles: [role]})
  expect(status).toBe(200)
  expect(rpc).toMatchObject([
    {name: 'send_newsletter', args: {submission: {audience: 'members', purpose: 'meeting'}}},
  ])
})

test('a test of a letter, and its preview, say why members get it', async () => {
  const {rpc} = await call({...toMembers, mode: 'test', locale: 'en'}, {roles: ['secretary']})
  expect(rpc[1]).toMatchObject({args: {template: 'member-letter-test', data: {purpose: 'meeting'}}})
  const {body} = await call({...toMembers, mode: 'preview'}, {roles: ['secretary']})
  const {lt} = body as unknown as Record<Language, {text: string}>
  expect(lt.text).toContain('apie bendruomenės susirinkimus turi žinoti kiekvienas narys')
  expect(lt.text).not.toContain('Atsisakyti')
})

test('a test goes to the admin alone, in the language asked for', async () => {
  const {status, rpc} = await call({...both, mode: 'test', locale: 'en'})
  expect(status).toBe(200)
  expect(rpc).toMatchObject([
    {name: 'count_submission', args: {action: 'send-newsletter'}},
    {
      name: 'queue_email',
      args: {
        recipient: admin.email,
        template: 'newsletter-test',
        language: 'en',
        kind: 'transactional',
        data: {subject: 'Christmas', summary: 'See you there!', isFallback: false},
        idempotency_key: expect.stringMatching(/^newsletter\/test\//),
      },
    },
  ])
})

test('a preview is the real email in both languages, and sends nothing', async () => {
  const {body, rpc} = await call({subject: 'Kalėdos', content: {lt: both.content.lt}, mode: 'preview'})
  const {lt, en} = body as unknown as Record<Language, {subject: string; html: string; text: string}>
  expect([lt.subject, en.subject]).toEqual(['Kalėdos', 'Kalėdos'])
  expect(lt.html).toMatch(/^<!doctype html>/)
  expect(lt.text).not.toContain('tik lietuvių')
  expect(en.text).toContain('in Lithuanian only')
  expect(rpc.map(({name}) => name)).toEqual(['community_name'])
})
